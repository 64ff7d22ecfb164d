/** Acts of the pages that a guest chooses on: places, the way, the vehicle, the tour. */
import { noteFieldLabel } from '#domain/bookings/driver-notes.ts'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { PARKS } from '#domain/safaris/parks.ts'
import type { Locator } from 'playwright-core'
import { agreement, disagreement } from '../agreement.ts'
import { rest } from '../always.ts'
import { type Step, TRIPS } from '../guest.ts'
import { leave, press, typeInto } from '../hands.ts'
import { type Life, Objection } from '../life.ts'
import { kindOf, type Sight } from '../sight.ts'
import { sleep } from '../words.ts'
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
  const park = PARKS[trip % PARKS.length]!.name
  const path = {
    home: () => (trip === 0 ? paths.home() : paths.home({ pickup, dropoff })),
    transfer: () => paths.transfer(transferSlug(pickup, dropoff)),
    tour: () => paths.safari(tourSlug({ park, pickup: 'Ella', dropoff: 'Galle', tourLength: 'half' })),
    planner: () => (trip % 2 === 0 ? paths.journey : planAddress({ stops: [{ place: pickup }, { place: dropoff }] })),
  }[page]()
  const address = addressIn(life.guest.language, path) + (query ? `${path.includes('?') ? '&' : '?'}${query}` : '')
  life.partner = new URLSearchParams(query).get('partner')
  await load(life, () => life.page.goto(life.world.url + address, { waitUntil: 'domcontentloaded' }))
  return `opens ${address}`
}

export async function choosePlace(
  life: Life,
  { field, text, how, which }: Extract<Step, { do: 'place' }>,
): Promise<string | null> {
  const before = await agreement(life)
  if (before.answer) return null
  const kind = kindOf(before)
  const stops = before.places.filter(({ name }) => /^stop\d+$/.test(name))
  const names = kind === 'planner' ? stops.map(({ name }) => name) : ['pickup', 'dropoff']
  const name = names[Math.min(field, names.length - 1)]
  if (!before.places.some((place) => place.name === name)) return null
  const isNew = kind === 'planner' && before.places.find((place) => place.name === name)!.value === ''
  const input = life.page.locator(`input[role="combobox"][name="${name!}"]`)
  await typeInto(life, input, text)
  const list = life.page.locator('.place-field', { has: input }).getByRole('option')
  if (!life.guest.isImpatient) await suggestionsComplete(life, input)
  else
    await list
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => {})
  const options = await list.locator('.place-field__name').allTextContents()
  let chosen: string | null = null
  let done = ''
  if (how === 'suggestion' && options.length > 0) {
    const index = Math.floor(which * options.length)
    const option = list.nth(index)
    chosen = options[index]!.trim()
    if (life.guest.hand === 'keyboard') {
      const id = await option.getAttribute('id')
      for (let presses = 0; presses < 20; presses++) {
        if ((await input.getAttribute('aria-activedescendant')) === id) break
        await life.page.keyboard.press('ArrowDown')
      }
      chosen = (await option.locator('.place-field__name').textContent())!.trim()
      await life.page.keyboard.press('Enter')
    } else {
      const handle = (await option.elementHandle())!
      chosen = (await handle.$eval('.place-field__name', (element) => element.textContent)).trim()
      if (life.guest.hand === 'thumb') await handle.tap()
      else await handle.click()
    }
    done = `types '${text}' into ${name} and takes '${chosen}'`
  } else {
    // What Enter and leaving the field choose is the option that says so.
    const active = await input.getAttribute('aria-activedescendant')
    if (active && text !== '')
      chosen = (await life.page.locator(`[id="${active}"] .place-field__name`).textContent())!.trim()
    if (how === 'leave') await leave(life, input)
    else await life.page.keyboard.press('Enter')
    done = `types '${text}' into ${name} and ${how === 'leave' ? 'leaves it' : 'presses Enter'}${chosen ? ` on '${chosen}'` : ''}`
  }
  const isDoor = chosen !== null && isToTheDoor(life, chosen)
  expectPlace(life, kind, name!, isNew, isDoor ? null : chosen, before)
  // A field that goes back to what it was, as an empty one does, is no choice.
  await agreementOnPlace(life, done)
  return done
}

function isToTheDoor(life: Life, name: string): boolean {
  const [before, after] = life.t('places').toTheDoor('\n').split('\n')
  return name.startsWith(before!) && name.endsWith(after!) && (before !== '' || after !== '')
}

async function suggestionsComplete(life: Life, input: Locator): Promise<void> {
  const field = life.page.locator('.place-field', { has: input })
  const { hotels, more } = life.t('places')
  const { fetching } = life.t('site').placeField
  const start = Date.now()
  for (;;) {
    const text = (await field.locator('.place-field__popup').textContent()) ?? ''
    const asks = [hotels, more, fetching].some((words) => text.includes(words))
    if (!asks && life.underWay.size === 0) return
    if (Date.now() - start > life.world.patienceMs)
      throw new Objection('spinner', `the list of places says '${text.slice(0, 200)}'`)
    await sleep(20)
  }
}

function expectPlace(
  life: Life,
  kind: string,
  name: string,
  isNew: boolean,
  chosen: string | null,
  before: Sight,
): void {
  forgetAddresses(life)
  if (kind !== 'planner') {
    if (chosen === null) life.places.delete(name)
    else life.places.set(name, chosen)
    return
  }
  const stops = before.places
    .filter((place) => /^stop\d+$/.test(place.name) && place.value !== '')
    .map(({ value }) => value)
  const isAsked = before.places.some((place) => place.name !== name && place.hint !== '')
  // A text that is no place stands in a field, and not in the plan.
  if (chosen === null || isAsked) life.stops = null
  else if (isNew) life.stops = [...stops, chosen]
  else life.stops = stops.map((stop, i) => (`stop${i + 1}` === name ? chosen : stop))
}

async function agreementOnPlace(life: Life, done: string): Promise<void> {
  try {
    await agreement(life, 'place')
  } catch (error) {
    if (error instanceof Objection && error.kind === 'place') throw new Objection('place', `${done}: ${error.message}`)
    throw error
  }
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
  const vehicle = VEHICLE_CLASSES[which]!
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
