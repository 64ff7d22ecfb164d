/**
 * How every mail looks: a band with the name, a heading, the booking's facts, a button, lines in a table, paragraphs,
 * links, the operator's address.
 */
import { html, raw } from 'hono/html'
import type { SummaryLine } from '#domain/bookings/ride-summary.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { COLOURS, LOGO } from '#domain/colours.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { LANGUAGES, pageUrl } from '#domain/languages/languages.ts'
import type { Dictionary, Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'

export interface MailLink {
  readonly text: string
  readonly href: string
  /** Stands out as a button, above the lines. */
  readonly button?: boolean
}

/** A line of the table. */
export interface MailLine extends SummaryLine {
  /** Names what the lines after it are about. */
  readonly isTitle?: boolean
  /** Stands bold above the value. */
  readonly title?: string
  /** Stands apart from the lines before it. */
  readonly startsBlock?: boolean
}

/** What a reader looks for first: large, on top. */
export interface MailFacts {
  /** @example 'Taxi from Colombo to Kandy' */
  readonly title: string
  /** Date and time in Sri Lanka. */
  readonly when: string
  readonly reference: string
  readonly price: string
}

export interface MailPhoto {
  /** Of this site: the booking's own link. */
  readonly href: string
  readonly alt: string
  /** Of the photo, pixels. */
  readonly width: number
  readonly height: number
}

/** What a mail says, before it is written as text and as HTML. */
export interface MailContent {
  readonly heading: string
  /** Which rides it is about, where the booking has others: each on a line of its own. */
  readonly about?: readonly string[]
  readonly opening: string
  readonly facts?: MailFacts
  /** Who drives, for programs that show pictures: what they show is said in the lines, too. */
  readonly photos?: readonly MailPhoto[]
  readonly lines: readonly MailLine[]
  readonly paragraphs: readonly string[]
  readonly links: readonly MailLink[]
  /** What mail programs read of it, in the words of schema.org. */
  readonly markup?: readonly object[]
}

const asTextLine = ({ label, title, value, startsBlock }: MailLine, i: number, texts: Texts) => {
  const text = title === undefined ? value : `${title}\n${value}`
  return `${startsBlock && i > 0 ? '\n' : ''}${texts.in('mails').lines.line(label, text.replaceAll('\n', '\n  '))}`
}

function asText({ heading, about = [], opening, facts, lines, paragraphs, links }: MailContent, texts: Texts): string {
  const t = texts.in('mails')
  return [
    heading,
    about.join('\n'),
    opening,
    ...(facts
      ? [[facts.title, t.facts.sriLankaTime(facts.when), t.facts.booking(facts.reference), facts.price].join('\n')]
      : []),
    lines.map((line, i) => asTextLine(line, i, texts)).join('\n'),
    ...paragraphs,
    // No colon between: many of these texts have one.
    links.map(({ text, href }) => `${text}\n${href}`).join('\n\n'),
    [...signature(), t.lines.line(texts.in('site').termsLink, termsUrl(texts))].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const termsUrl = ({ language }: Texts) => pageUrl(language, paths.terms)

const signature = () => [
  `${BRAND.legalName}, ${BRAND.registrationNumber}`,
  `WhatsApp ${CONTACT.whatsappShown}`,
  CONTACT.email,
  `${CONTACT.address.street}, ${CONTACT.address.locality} ${CONTACT.address.postalCode}, ${CONTACT.address.countryName}`,
]

/** On light ground. Programs that follow a dark screen show the colours of the site. */
const LIGHT = {
  ground: '#f0f4f2',
  surface: '#ffffff',
  line: '#d5dfd9',
  rowLine: '#e3eae6',
  text: '#16211c',
  textSoft: '#51635a',
  link: '#0b6b3c',
} as const

/**
 * Many mail programs ignore stylesheets, so each element has its own style, and all of it holds without this sheet: a
 * label stands above its value, on light ground. Programs that read the sheet put labels beside the values where there
 * is room, and follow a dark screen.
 */
const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:600px){
.row th,.row td{display:table-cell!important;padding:10px 16px!important}
.row th{width:132px}
}
@media (prefers-color-scheme:dark){
.page{background:${COLOURS.ground}!important;color:${COLOURS.text}!important}
.card{background:${COLOURS.surface}!important;border-color:${COLOURS.line}!important}
.row{border-color:${COLOURS.line}!important}
.soft{color:${COLOURS['text-soft']}!important}
.link{color:${COLOURS['go-strong']}!important}
}`

/** Nothing is wider than a small phone. Only a word that is wider than the line breaks. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word'
const SOFT = `color:${LIGHT.textSoft}`
const CARD = `border:1px solid ${LIGHT.line};border-radius:12px;background:${LIGHT.surface}`
const FONT = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

const LEAF =
  'width:16px;height:24px;margin:0 auto;position:relative;top:5px;border-radius:50% 50% 50% 50%/66% 66% 34% 34%'
const POINT = 'width:5px;height:5px;margin:0 auto;position:relative;top:5px;border-radius:5px'

/** The logo, drawn with boxes: mail programs show no SVG, and hide pictures until the reader asks for them. */
const BAND = html`<table
  role="presentation"
  cellpadding="0"
  cellspacing="0"
  bgcolor="${LOGO.ground}"
  style="width:100%;border-collapse:separate;background:${LOGO.ground};border-radius:12px"
>
  <tr>
    <td style="width:34px;padding:14px 0 14px 16px">
      <div style="width:34px;height:34px;border-radius:10px;background:${LOGO.road}">
        <div style="${LEAF};background:${LOGO.leaf}">
          <div style="${POINT};background:${LOGO.point}"></div>
        </div>
      </div>
    </td>
    <td translate="no" style="padding:14px 16px 14px 12px;color:#ffffff;font-size:20px;font-weight:700;line-height:1.2">
      ${BRAND.name}
    </td>
  </tr>
</table>`

const factCell = (label: string, value: unknown) =>
  html`<p style="display:inline-block;margin:14px 28px 0 0;line-height:1.3">
    <span class="soft" style="${SOFT};font-size:14px">${label}</span><br /><strong translate="no" style="font-size:20px"
      >${value}</strong
    >
  </p>`

const factsCard = ({ title, when, reference, price }: MailFacts, { facts: t }: Dictionary['booking']) =>
  html`<div class="card" style="${CARD};padding:16px;margin:0 0 16px">
    <p style="margin:0;font-size:22px;font-weight:700;line-height:1.25;${WRAP}">${title}</p>
    <p style="margin:6px 0 0;font-size:18px;line-height:1.35">
      <strong translate="no">${when}</strong>
      <span class="soft" style="${SOFT};font-size:14px;white-space:nowrap">${t.sriLankaTime}</span>
    </p>
    ${factCell(t.reference, html`<span style="white-space:nowrap">${reference}</span>`)} ${factCell(t.price, price)}
  </div> `

const buttonRow = ({ text, href }: MailLink) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
    <tr>
      <td bgcolor="${COLOURS.go}" style="border-radius:10px;background:${COLOURS.go}">
        <a
          href="${href}"
          style="display:inline-block;padding:14px 24px;color:${COLOURS['on-go']};font-size:17px;font-weight:700;text-decoration:none"
          >${text}</a
        >
      </td>
    </tr>
  </table> `

const tableRow = ({ label, title, value, asIs, isTitle, startsBlock }: MailLine, i: number) => {
  const border = i === 0 ? 0 : startsBlock ? 3 : 1
  const shown = isTitle ? html`<strong>${value}</strong>` : value
  // A title is made of words.
  const translate = asIs && title === undefined ? raw(' translate="no"') : ''
  const above = title === undefined ? '' : html`<strong>${title}</strong><br />`
  return html`<tr class="row" style="border-top:${border}px solid ${LIGHT.rowLine}">
    <th
      scope="row"
      class="soft"
      style="display:block;padding:10px 16px 0;text-align:left;vertical-align:top;font-size:14px;font-weight:400;line-height:1.5;${SOFT}"
    >
      ${label}
    </th>
    <td${translate} style="display:block;padding:0 16px 10px;vertical-align:top;white-space:pre-line;${WRAP}">${above}${shown}</td>
  </tr> `
}

const PHOTO_HEIGHT = 120

const photoRow = (photos: readonly MailPhoto[]) =>
  html`<p style="margin:0 0 16px;line-height:1.3">
    ${photos.map(
      ({ href, alt, width, height }) =>
        html`<img
          src="${href}"
          alt="${alt}"
          width="${Math.round((width * PHOTO_HEIGHT) / height)}"
          height="${PHOTO_HEIGHT}"
          style="display:inline-block;margin:0 8px 8px 0;border-radius:10px;object-fit:cover;font-size:14px"
        />`,
    )}
  </p> `

/** No text in it can end its script element. */
const jsonInHtml = (thing: object) => JSON.stringify(thing).replaceAll('<', '\\u003c')

// hono/html escapes each value.
async function asHtml(
  { heading, about = [], opening, facts, photos = [], lines, paragraphs, links, markup = [] }: MailContent,
  texts: Texts,
): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="${LANGUAGES[texts.language].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        <style>
          ${SHEET}
        </style>
        ${markup.map((thing) => raw(`<script type="application/ld+json">${jsonInHtml(thing)}</script>`))}
      </head>
      <body class="page" style="margin:0;background:${LIGHT.ground};color:${LIGHT.text};${raw(FONT)}">
        <div style="max-width:600px;margin:0 auto;padding:16px">
          ${BAND}
          <h1 style="margin:24px 0 8px;font-size:24px;line-height:1.25;${WRAP}">${heading}</h1>
          ${about.map((line) => html`<p style="margin:0 0 8px;font-weight:600;${WRAP}">${line}</p> `)}
          <p style="margin:0 0 16px;${WRAP}">${opening}</p>
          ${facts ? factsCard(facts, texts.in('booking')) : ''}${links.filter(({ button }) => button).map(buttonRow)}
          ${photos.length > 0 ? photoRow(photos) : ''}
          ${
            lines.length === 0
              ? ''
              : html`<div class="card" style="${CARD}">
                  <table style="width:100%;table-layout:fixed;border-collapse:collapse">
                    ${lines.map(tableRow)}
                  </table>
                </div> `
          }${paragraphs.map((paragraph) => html`<p style="margin:16px 0 0;${WRAP}">${paragraph}</p> `)}${links
            .filter(({ button }) => !button)
            .map(
              ({ text, href }) =>
                html`<p style="margin:12px 0 0">
                  <a class="link" href="${href}" style="display:inline-block;padding:4px 0;color:${LIGHT.link}"
                    >${text}</a
                  >
                </p> `,
            )}
          <p class="soft" style="margin:28px 0 8px;${SOFT};font-size:14px;${WRAP}">
            <span translate="no">${signature().map((line) => html`${line}<br />`)}</span>
            <a class="link" href="${termsUrl(texts)}" style="color:${LIGHT.link}">${texts.in('site').termsLink}</a>
          </p>
        </div>
      </body>
    </html>`
  return page.toString()
}

/** The same words as text and as HTML. @param texts of the reader: English for the operator */
export async function bothForms(
  content: MailContent,
  texts: Texts = ENGLISH_TEXTS,
): Promise<{ readonly text: string; readonly html: string }> {
  return { text: asText(content, texts), html: await asHtml(content, texts) }
}
