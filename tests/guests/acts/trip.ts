/** Acts of the pages that a guest chooses on, beside their places: the way, the vehicle, the tour. */
import { noteFieldLabel } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { vehicleClasses } from '#domain/fares/vehicles.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { GUESTHOUSE } from '../../browser/site.ts'
import { agreement, disagreement } from '../agreement.ts'
import { rest } from '../always.ts'
import { type Step, TRIPS } from '../guest.ts'
import { press } from '../hands.ts'
import type { Life } from '../life.ts'
import { kindOf } from '../sight.ts'
import { readyForm } from './form.ts'

/** Another place has another address: what was typed for the one before is no longer shown. */
export function forgetAddresses(life: Life): void {
  for (const kind of ['transfer', 'tour'] as const)
    for (const name of ['pickupAddress', 'dropoffAddress'] as const)
      life.typed.delete(noteFieldLabel(name, kind, life.texts))
}

export async function load(life: Life, go: () => Promise<unknown>): Promise<void> {
  await go()
  forgetAddresses(life)
  life.places.clear()
  life.stops = null
  await agreement(life)
}

export async function openPage(life: Life, { page, trip, query }: Extract<Step, { do: 'open' }>): Promise<string> {
  const [pickup, dropoff] = TRIPS[trip % TRIPS.length]!
  const park = parksOnSale()[trip % parksOnSale().length]!.name
  const path = {
    home: () => (trip === 0 ? paths.home() : paths.home({ pickup, dropoff })),
    transfer: () => paths.transfer(transferSlug(pickup, dropoff)),
    tour: () => paths.safari(tourSlug({ park, pickup: 'Ella', dropoff: 'Galle', tourLength: 'half' })),
    planner: () => (trip % 2 === 0 ? paths.journey : planAddress({ stops: [{ place: pickup }, { place: dropoff }] })),
  }[page]()
  const address = addressIn(life.guest.language, path) + (query ? `${path.includes('?') ? '&' : '?'}${query}` : '')
  life.partner = new URLSearchParams(query).get('partner')
  // The form has the house as the exact point at its place.
  if (life.partner === GUESTHOUSE.code) life.put.set(GUESTHOUSE.name, 'autofill')
  await load(life, () => life.page.goto(life.world.url + address, { waitUntil: 'domcontentloaded' }))
  return `opens ${address}`
}

export async function swapEnds(life: Life): Promise<string | null> {
  const before = await agreement(life)
  const button = life.page.getByRole('button', { name: life.t('site').trip.swap, exact: true })
  // A text that is no place is asked about, and is not swapped.
  if (before.answer || (await button.count()) === 0 || before.places.some(({ hint }) => hint !== '')) return null
  const value = (end: string) => before.places.find(({ name }) => name === end)?.value ?? ''
  const [pickup, dropoff] = [value('pickup'), value('dropoff')]
  await press(life, button)
  forgetAddresses(life)
  life.places = new Map([
    ['pickup', dropoff],
    ['dropoff', pickup],
  ])
  await agreement(life, 'swap')
  return `swaps ${pickup} and ${dropoff}`
}

export async function chooseVehicle(
  life: Life,
  { which, at }: Extract<Step, { do: 'vehicle' }>,
): Promise<string | null> {
  const before = await agreement(life)
  const vehicle = vehicleClasses()[which]!
  const radio = life.page.locator(`.fare input[type="radio"][value="${vehicle}"]`)
  if (before.answer) return null
  if (at === 'card' && (await radio.count()) > 0) {
    if (life.guest.hand === 'keyboard') await radio.check({ force: true })
    else
      await press(
        life,
        life.page.locator('.fare label.vehicle', { has: life.page.locator(`input[value="${vehicle}"]`) }),
      )
  } else {
    const form = await readyForm(life)
    const select = form?.locator('select[name="vehicle"]')
    if (!select || (await select.count()) === 0) return null
    await select.selectOption({ index: which })
  }
  await rest(life, 'vehicle', async (sight) => {
    const chosen = sight.fare?.vehicles.find(({ isChosen }) => isChosen)?.vehicle
    if (chosen !== undefined && chosen !== vehicle) return `the ${vehicle} was chosen, and the card says ${chosen}`
    return disagreement(life, sight)
  })
  return `takes the ${vehicle}`
}

export async function changeTour(life: Life, { what, value }: Extract<Step, { do: 'tour' }>): Promise<string | null> {
  const before = await agreement(life)
  if (kindOf(before) !== 'tour' || before.answer) return null
  const form = life.page.locator('.tour-form')
  if (what === 'transport') {
    const box = form.locator('input[name="transport"]')
    forgetAddresses(life)
    await press(life, box)
  } else {
    const select = form.locator(`select[name="${what === 'length' ? 'type' : 'travelers'}"]`)
    if ((await select.count()) === 0) return null
    const count = await select.locator('option').count()
    await select.selectOption({ index: Math.floor(value * count) })
  }
  await agreement(life, 'tour')
  return `another ${what}`
}
