/**
 * `npm run draw:images` draws the pictures that must be made of pixels from the site's SVG: the one that a shared link
 * shows, the icons of the installed site and of a phone's home screen, and favicon.ico, for which feed readers and old browsers ask by that name.
 * Run it after a change of the brand, the airport picture or the logo.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { BRAND, HAS_REVIEWS, REVIEWS, socialImageMark } from '#domain/brand.ts'
import { COLOURS, LOGO } from '#domain/colours.ts'
import { launchChromium } from './chromium.ts'

const publicFile = (name: string) => new URL(`../client/public/${name}`, import.meta.url)
const dataUrl = (name: string) => `data:image/svg+xml;base64,${readFileSync(publicFile(name)).toString('base64')}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const SKY_WORDS = [
  `<text x="606" y="92" fill="${COLOURS.text}" font-size="58" font-weight="800" letter-spacing="-1">${escaped(BRAND.name)}</text>`,
  `<text x="500" y="152" fill="${COLOURS.text}" font-size="32" font-weight="600">${escaped(BRAND.tagline)}</text>`,
  ...(HAS_REVIEWS
    ? [
        `<text x="500" y="192" fill="${LOGO.point}" font-size="26" font-weight="600">${'★'.repeat(REVIEWS.stars)}`,
        `<tspan fill="${COLOURS['text-soft']}" dx="12">${REVIEWS.count} reviews</tspan></text>`,
      ]
    : []),
]

/** Darkens the sky behind the words. */
const VEIL = `<radialGradient id="veil" cx=".68" cy="0" r=".62">
  <stop offset="0" stop-color="${COLOURS.ground}" stop-opacity=".8"/>
  <stop offset="1" stop-color="${COLOURS.ground}" stop-opacity="0"/>
</radialGradient>`

/** 1200 x 630, as social networks ask for. The words are in the picture's sky. */
const SOCIAL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"
  font-family="system-ui, Segoe UI, Roboto, Noto Sans, sans-serif">
  <defs>${VEIL}</defs>
  <image href="${dataUrl('pictures/airport-pickup.svg')}" x="0" y="-80" width="1200" height="750"/>
  <rect width="1200" height="420" fill="url(#veil)"/>
  <image href="${dataUrl('favicon.svg')}" x="500" y="30" width="84" height="84"/>
  ${SKY_WORDS.join('')}
</svg>`

const icon = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${LOGO.ground}"/>
    <image href="${dataUrl('favicon.svg')}" width="${size}" height="${size}"/>
  </svg>`

/** A palette takes a third of the bytes without a visible difference. */
const SMALL = { palette: true, quality: 90, effort: 10 } as const

async function drawn(browser: Browser, svg: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<body style="margin:0">${svg}</body>`)
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).png(SMALL).toBuffer()
}

/** One PNG as an icon file: a header of 6 bytes, an entry of 16, and the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const start = Buffer.alloc(22)
  start.writeUInt16LE(1, 2)
  start.writeUInt16LE(1, 4)
  start.writeUInt8(size, 6)
  start.writeUInt8(size, 7)
  start.writeUInt16LE(1, 10)
  start.writeUInt16LE(32, 12)
  start.writeUInt32LE(png.length, 14)
  start.writeUInt32LE(start.length, 18)
  return Buffer.concat([start, png])
}

const FAVICON_SIZE = 32

const browser = await launchChromium()
try {
  // So that `npm run deploy` can tell whose name it shows.
  const mark = { IFD0: { ImageDescription: socialImageMark({ BRAND, REVIEWS }) } }
  writeFileSync(
    publicFile('social.png'),
    await sharp(await drawn(browser, SOCIAL, 1200, 630))
      .withExif(mark)
      .png(SMALL)
      .toBuffer(),
  )
  writeFileSync(publicFile('apple-touch-icon.png'), await drawn(browser, icon(180), 180, 180))
  for (const size of [192, 512])
    writeFileSync(publicFile(`icon-${size}.png`), await drawn(browser, icon(size), size, size))
  const favicon = await drawn(browser, icon(FAVICON_SIZE), FAVICON_SIZE, FAVICON_SIZE)
  writeFileSync(publicFile('favicon.ico'), iconFile(favicon, FAVICON_SIZE))
} finally {
  await browser.close()
}
