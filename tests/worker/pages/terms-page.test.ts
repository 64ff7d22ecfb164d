import { promises } from '#domain/prices/current-price-list.ts'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { cancellingCosts, refundRule } from '#domain/bookings/money/refunds.ts'
import { BRAND, PARK_FEE_NOTE } from '#domain/brand.ts'
import { TERMS } from '#domain/operator/sentences-of-terms-page.ts'
import { paths } from '#domain/paths.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { inTenDays, testSite, transferToken } from '../bookings/booking-site.ts'
import { request } from '../site.ts'
import { read } from './html.ts'

test('the page of terms states the figures that the site acts by', async () => {
  const page = await read(paths.terms)
  expect(page.status).toBe(200)
  expect(page.canonical).toBe(`${BRAND.origin}/terms`)
  expect(page.meta('robots')).toMatch(/^index/)
  expect(page.headings).toEqual([ENGLISH_TEXTS.in('site').termsLink])
  for (const text of [
    showDate(TERMS.since),
    BRAND.registrationNumber,
    ...cancellingCosts({ arrangement: 'rides', promises: promises(), rides: [] }, new Date(), ENGLISH_TEXTS),
    ...cancellingCosts({ arrangement: 'stay', promises: promises(), rides: [] }, new Date(), ENGLISH_TEXTS),
    'from USD 500 (LKR 144,000) on we ask for a deposit online: 10 % of the price, at least USD 50 (LKR 14,400)',
    `What do child seats cost? ${TERMS.childSeats}`,
    TERMS.wheelchair,
    TERMS.driverLanguages,
    TERMS.cards,
    `${TERMS.bagsSigned} ${TERMS.bagsNotCarried} ${TERMS.bagsLiability}`,
    refundRule(promises(), ENGLISH_TEXTS),
    `${promises().freeWaiting.airport} minutes at Colombo airport`,
    'Mini Car: 3 travelers and 2 large bags',
    'Entry to sights and national parks is not in the price of a ride.',
    `${PARK_FEE_NOTE.replace('{party}', 'all travelers of your booking')} Entry to other sights and parks is not in the price.`,
    TERMS.insurance,
    `under ${TERMS.law}`,
    `${env.ERASE_AFTER_DAYS} days after the journey we erase`,
  ]) {
    expect(page.text).toContain(text.replaceAll('\u00a0', ' '))
  }
})

test('it names no days of erasure while none are set', async () => {
  const site = testSite({ ERASE_AFTER_DAYS: 'some' })
  const { text } = await read(paths.terms, (path) => site.get(path))
  expect(text).toContain('Some time after the journey we erase')
  expect(text).not.toContain('null')
})

test('footer, booking form, booking page, page of changes, mails and sitemap lead to it', async () => {
  const home = await read('/')
  expect(home.links.filter((link) => link === paths.terms)).toHaveLength(2)
  expect(home.text).toContain('By booking you agree to our terms, privacy and questions')
  expect(await (await request('/sitemap.xml')).text()).toContain(`<loc>${BRAND.origin}/terms</loc>`)

  const site = testSite()
  const { reference } = await (
    await site.bookTransfer(await transferToken(), { pickupdate: inTenDays })
  ).json<{
    reference: string
  }>()
  // In the foot, and beside what a cancellation costs.
  const { links } = await read(`/booking/${reference}`, (path) => site.get(path))
  expect(links.filter((link) => link === paths.terms)).toHaveLength(2)
  expect(site.mails).toHaveLength(2)
  for (const { text, html } of site.mails) {
    expect(text).toContain(`${ENGLISH_TEXTS.in('site').termsLink}: ${BRAND.origin}/terms`)
    expect(html).toContain(`href="${BRAND.origin}/terms"`)
  }
  const changes = /\/booking\/\S+\/changes\?key=\w+/.exec(site.mails.map(({ text }) => text).join())![0]
  expect(await (await site.get(changes)).text()).toContain(`href="${paths.terms}"`)
})
