/** A company that has no reviews yet says nothing of them. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LanguageContext } from '#client/languages/language.tsx'
import { TrustLine } from '#client/layout/reviews.tsx'
import { textsOf } from '#domain/languages/texts.ts'

vi.mock('#domain/operator/business.ts', async (original) => {
  const business = await original<typeof import('#domain/operator/business.ts')>()
  return { ...business, REVIEWS: { count: 0, stars: 0, maxStars: 5 } }
})

const english = textsOf('en')
await english.load('site')

test('no stars stand below the headline', () => {
  const html = renderToStaticMarkup(
    createElement(LanguageContext, { value: english }, createElement(TrustLine, { pickup: 'Kandy' })),
  )
  expect(html).toContain('30 min free waiting at pickup')
  expect(html).not.toContain('<svg')
  expect(html).not.toMatch(/review/i)
})
