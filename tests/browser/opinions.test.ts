/** What a guest says after the journey: by tap on the booking's page, then read on the pages that it is about. */
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { decideOpinion, officeOpinions } from '#worker/opinions/store.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { drivenRides, siteOfRides } from './driven-rides.ts'
import { openDatabase, type Site } from './site.ts'
import { refuseClicks, SHORT_PHONE, visit } from './visit.ts'

let opened: Site
beforeAll(async () => {
  opened = await siteOfRides()
})

const { drivenRide } = drivenRides(() => opened)

/** A ride from the airport to Kandy that was driven yesterday. */
async function overRide(): Promise<string> {
  const { reference } = await drivenRide()
  const database = openDatabase(opened.state)
  database
    .prepare(
      'update rides set pickup_date = ? where booking_number = (select number from bookings where reference = ?)',
    )
    .run(addDays(sriLankaTime(new Date()).date, -1), reference)
  database.close()
  return reference
}

const show = () =>
  withSite(
    false,
    async (env) => {
      const { opinions } = await officeOpinions(env, { state: 'unread', size: 5 })
      const { id, version } = opinions[0]!
      await decideOpinion(env, { id, version, heldFor: null }, 'office', new Date())
    },
    opened.state,
  )

/** @param options without scripts the same works */
async function sayByTap(reference: string, options: object) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...SHORT_PHONE, ...options })
  refuseClicks(context)
  const page = await context.newPage()
  await page.goto(opened.url + paths.booking(reference))
  const section = page.getByRole('region', { name: 'How was your journey?' })
  return { page, section, close: () => context.close() }
}

test('stars and words are said by tap, changed, shown by the office, and read below the way that they are about', async () => {
  const reference = await overRide()
  const { page, section, close } = await sayByTap(reference, {})
  expect(await violations(page, '#opinion')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const label of await section.locator('.opinion__stars label').all())
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await section.getByText('4 out of 5 stars').locator('..').tap()
  await section.getByLabel('Your words, if you like').fill('Safe in the rain.\nThank you')
  await section.getByRole('button', { name: 'Send', exact: true }).tap()
  await section.getByText('You can change it until we have read it').waitFor()
  await section.getByText('2 out of 5 stars').locator('..').tap()
  await Promise.all([page.waitForEvent('load'), section.getByRole('button', { name: 'Send it changed' }).tap()])
  expect(await section.getByRole('radio', { checked: true }).getAttribute('value')).toBe('2')
  expect(await violations(page, '#opinion')).toEqual([])
  await show()
  await page.reload()
  await section.getByText('it is on our pages').waitFor()
  await section.getByRole('link', { name: 'All that our guests say' }).tap()
  await page.getByRole('heading', { level: 1, name: 'What our guests say' }).waitFor()
  await page.getByText('Safe in the rain.').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await close()

  const transfer = await visit(browser, `${opened.url}/transfer/taxi-from-Kandy-to-CMB`, SHORT_PHONE)
  const askedThere: string[] = []
  transfer.page.on('request', (request) => askedThere.push(new URL(request.url()).pathname))
  await transfer.settled()
  // The first view has none of it.
  expect(askedThere.filter((path) => path === plainPaths.opinionsAbout)).toEqual([])
  await transfer.page.locator('.route-more > p > .button').scrollIntoViewIfNeeded()
  const list = transfer.page.getByRole('region', { name: /^What guests say of / })
  await list.getByText('Safe in the rain.').waitFor()
  expect(await list.getByRole('img', { name: '2 out of 5 stars' }).count()).toBe(1)
  expect(await violations(transfer.page, '.opinions')).toEqual([])
  expect(transfer.complaints).toEqual([])
  await transfer.close()
  const place = await visit(browser, `${opened.url}${paths.place('Kandy')}`, SHORT_PHONE)
  await place.page.locator('#others').scrollIntoViewIfNeeded()
  await place.page.getByText('Safe in the rain.').waitFor()
  await place.close()
  const database = openDatabase(opened.state)
  // As of a ride that led on to Yala.
  database
    .prepare("insert into opinion_subjects (subject, opinion_id) select 'yala national park', id from opinions")
    .run()
  database.close()
  for (const [park, count] of [
    ['Yala', 1],
    ['Bundala', 0],
  ] as const) {
    const tour = await visit(browser, `${opened.url}${paths.safari(parkSlug(`${park} national park`))}`, SHORT_PHONE)
    const asked: string[] = []
    tour.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await tour.settled()
    expect(asked).not.toContain(plainPaths.opinionsAbout)
    await tour.page.locator('#parks').scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toContain(plainPaths.opinionsAbout)
    await tour.settled()
    expect(await tour.page.getByRole('region', { name: 'What guests say of this tour' }).count()).toBe(count)
    expect(await violations(tour.page, 'main')).toEqual([])
    expect(tour.complaints).toEqual([])
    await tour.close()
  }
  const elsewhere = await visit(browser, `${opened.url}${paths.place('Galle')}`, SHORT_PHONE)
  await elsewhere.page.locator('#others').scrollIntoViewIfNeeded()
  await elsewhere.settled()
  expect(await elsewhere.page.locator('.opinions').count()).toBe(0)
  await elsewhere.close()
})

test('without scripts it is said and taken back by tap', async () => {
  const reference = await overRide()
  const { page, section, close } = await sayByTap(reference, { javaScriptEnabled: false })
  await section.getByText('5 out of 5 stars').locator('..').tap()
  await section.getByRole('button', { name: 'Send', exact: true }).tap()
  await section.getByText('You can change it').waitFor()
  await section.getByRole('button', { name: 'Delete what I wrote' }).tap()
  await section.getByText('A few words help the next guest').waitFor()
  expect(page.url().replace(/\?seen=[\w-]+#/, '#')).toBe(`${opened.url}${paths.booking(reference)}#opinion`)
  await close()
})
