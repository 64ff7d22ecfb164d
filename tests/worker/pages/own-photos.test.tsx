/** The owner's photograph in the place of a drawing. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnPhotograph, Shown, takePhotos } from '#client/pictures/own-photos.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'

beforeEach(() => vi.stubEnv('OWN_PHOTOS', 'yes'))
afterEach(() => {
  takePhotos({})
  vi.unstubAllEnvs()
})

const drawn = <Shown {...PICTURES.yala} alt="A drawn leopard" className="tour" loading="lazy" decoding="async" />

test('the drawing is shown where there is no photograph', () => {
  takePhotos({ van: ['c', [320], ['webp'], 'Our van'] })
  expect(renderToStaticMarkup(drawn)).toBe(
    '<img src="/pictures/yala.svg" width="960" height="600" alt="A drawn leopard" class="tour" loading="lazy" decoding="async"/>',
  )
  expect(renderToStaticMarkup(<OwnPhotograph subject="office" />)).toBe('')
})

test('a photograph has the room, the class and the loading of the drawing, all sizes, and its own words', () => {
  takePhotos({ yala: ['abc', [480, 960], ['avif', 'webp'], 'A leopard'] })
  const html = renderToStaticMarkup(drawn)
  expect(html).toContain(
    '<source type="image/avif" srcSet="/photos/yala-abc-480.avif 480w, /photos/yala-abc-960.avif 960w" sizes=',
  )
  expect(html).toContain('srcSet="/photos/yala-abc-480.webp 480w, /photos/yala-abc-960.webp 960w"')
  for (const part of [
    'src="/photos/yala-abc-960.webp"',
    'width="960"',
    'height="600"',
    'class="tour"',
    'loading="lazy"',
    'alt="A leopard"',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('.svg')
})

test('one of a single type and size needs no choice, and is silent beside its name', () => {
  takePhotos({ yala: ['abc', [480], ['jpg'], 'A leopard'] })
  const html = renderToStaticMarkup(<Shown {...PICTURES.yala} alt="" />)
  expect(html).not.toContain('<source')
  expect(html).toContain('alt=""')
})

test('the office is shown where there is a photograph of it', () => {
  takePhotos({ office: ['abc', [480, 960], ['webp'], 'Our office in Negombo'] })
  const html = renderToStaticMarkup(<OwnPhotograph subject="office" />)
  expect(html).toContain('alt="Our office in Negombo"')
  expect(html).toMatch(/width="960" height="600"/)
})

test('a build without photographs knows none', () => {
  vi.stubEnv('OWN_PHOTOS', '')
  takePhotos({ yala: ['abc', [480], ['jpg'], 'A leopard'] })
  expect(renderToStaticMarkup(drawn)).toContain('/pictures/yala.svg')
})
