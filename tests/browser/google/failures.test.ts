/** Google's services fail while its script is there. script.test.ts fails the script, directions.test.ts a hotel's route. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { pickupField } from '../fare-page.ts'
import { startSite, type Site } from '../site.ts'
import { BROWSER_KEY, mapFigure, visitOnceWithGoogle, visitWithGoogle } from './page.ts'
import { type GoogleBehaviour, LIGHTHOUSE } from './stand-in.ts'
import { chooseHotel, expectOwnFare, expectSameFareAfterRelease, freshHotel, MAX_WAIT } from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })
})
afterAll(() => site.remove())

describe('a trip between two places of the gazetteer has its fare within 3 s, and no error is uncaught', () => {
  const services: [string, GoogleBehaviour, { pickup: string; dropoff: string }][] = [
    ['everything answers', { places: 'answers', routes: 'answers' }, { pickup: 'Ella', dropoff: 'Kandy' }],
    ['nothing is found', { places: 'finds nothing', routes: 'finds nothing' }, { pickup: 'Galle', dropoff: 'Jaffna' }],
    ['everything is slow', { places: 'is slow', routes: 'is slow' }, { pickup: 'Mirissa', dropoff: 'Sigiriya' }],
    ['the services hang', { places: 'hangs', routes: 'hangs' }, { pickup: 'Negombo', dropoff: 'Dambulla' }],
    ['the services fail', { places: 'fails', routes: 'fails' }, { pickup: 'Matara', dropoff: 'Haputale' }],
    ['the libraries are not enabled', { places: 'refuses', routes: 'refuses' }, { pickup: 'Ella', dropoff: 'Galle' }],
    [
      'the quota is spent',
      { places: 'has no quota left', routes: 'has no quota left' },
      { pickup: 'Kandy', dropoff: 'Colombo' },
    ],
    [
      'the services answer nonsense',
      { places: 'answers nonsense', routes: 'answers nonsense' },
      { pickup: 'Badulla', dropoff: 'Trincomalee' },
    ],
  ]
  const visitor = visitOnceWithGoogle(browser, () => `${site.url}/?pickup=Matara&dropoff=Badulla`, [LIGHTHOUSE])

  test.each(services)('when %s', async (when, behaviour, trip) => {
    const { page, google, uncaught } = visitor()
    google.change(behaviour)
    const before = google.searches().length
    // A name that the gazetteer does not have.
    await pickupField(page).fill(`jetwing light of ${when}`)
    await expect.poll(() => google.searches().length).toBeGreaterThan(before)
    await expectOwnFare(visitor(), trip)
    await expectSameFareAfterRelease(visitor())
    expect(uncaught).toEqual([])
  })
})

test('a service that refuses the key is reported in place of the map, and the own roads quote', async () => {
  const hotel = freshHotel()
  const { page, clock, google, uncaught, close } = await visitWithGoogle(
    browser,
    `${site.url}/?pickup=CMB&dropoff=Colombo`,
    [hotel],
    {
      routes: 'refuses',
    },
  )
  expect(await chooseHotel({ page, clock, google }, hotel)).toBeLessThan(MAX_WAIT)
  await mapFigure(page).scrollIntoViewIfNeeded()
  await mapFigure(page).getByRole('alert').getByText('Error: AuthFailure').waitFor()
  expect(uncaught).toEqual([])
  await close()
})
