/** Acts of the place fields. */
import { parsePlan } from '#domain/journeys/plan.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { Locator } from 'playwright-core'
import { agreement, disagreement } from '../agreement.ts'
import { rest } from '../always.ts'
import type { Choice, Step } from '../guest.ts'
import { leave, press, typeInto } from '../hands.ts'
import { type Life, Objection } from '../life.ts'
import { kindOf, type Sight } from '../sight.ts'
import { sleep } from '../words.ts'
import { forgetAddresses } from './trip.ts'

export async function choosePlace(
  life: Life,
  { field, ...choice }: Extract<Step, { do: 'place' }>,
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
  const { chosen, done } = await choose(life, input, choice)
  expectPlace(life, kind, name!, isNew, chosen, before)
  // A field that goes back to what it was, as an empty one does, is no choice.
  await agreementOnPlace(life, done)
  return done
}

/** A stop on the way: of a transfer it leads to the planner. */
export async function addOnTheWay(life: Life, choice: Extract<Step, { do: 'via' }>): Promise<string | null> {
  const before = await agreement(life)
  const kind = kindOf(before)
  // A text that is no place stands in a field, and not in the plan.
  if (before.answer || before.places.some(({ hint }) => hint !== '')) return null
  let around = life.page.locator('.more-stops')
  if (kind === 'planner') {
    const ways = life.page.locator('details.way')
    const count = await ways.count()
    if (count === 0) return null
    around = ways.nth(Math.floor(choice.way * count))
    if ((await around.getAttribute('open')) === null) await press(life, around.locator('summary'))
    const add = around.getByRole('button', { name: life.t('journey').way.add, exact: true })
    if ((await add.count()) === 0) return null
    await press(life, add)
  }
  const input = around.locator('input[role="combobox"][name^="via"]').last()
  if ((await input.count()) === 0) return null
  const value = (end: string) => before.places.find(({ name }) => name === end)?.value ?? ''
  const stops = kind === 'planner' ? life.stops : [value('pickup'), value('dropoff')]
  const placesOnTheWay = ({ search }: Sight) =>
    parsePlan(new URLSearchParams(search)).stops.flatMap(({ via }) => (via ?? []).map(({ place }) => place))
  const known = kind === 'planner' ? placesOnTheWay(before) : []
  const { chosen, done } = await choose(life, input, choice)
  forgetAddresses(life)
  life.places.clear()
  life.stops = chosen === null ? null : stops
  await rest(life, 'stop-on-the-way', (seen) => {
    const now = placesOnTheWay(seen)
    const added = chosen === null ? [] : [chosen]
    return chosen !== null && [...known, ...added].toSorted().join('\n') !== now.toSorted().join('\n')
      ? `${done}: the stops on the way were ${known.join(', ') || 'none'}, and are ${now.join(', ') || 'none'}`
      : disagreement(life, seen)
  })
  return done
}

/** Types into a place field and chooses. @returns the place, where the guest has chosen one, and what was done, in words */
async function choose(
  life: Life,
  input: Locator,
  { text, how, which }: Choice,
): Promise<{ readonly chosen: string | null; readonly done: string }> {
  const name = (await input.getAttribute('name'))!
  await typeInto(life, input, text)
  const list = fieldOf(input).getByRole('option')
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
  const town = chosen === null ? null : townOfHouse(life, chosen)
  if (town === null) return { chosen, done }
  // The text goes along as the address in that town.
  life.put.set(text, name)
  life.houses.set(text, town)
  return { chosen: null, done }
}

const fieldOf = (input: Locator) =>
  input.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " place-field ")][1]')

/** The town of a suggestion that offers its price for a house there; `null` for any other one. */
function townOfHouse(life: Life, name: string): string | null {
  const [before = '', after = ''] = life.t('places').houseIn('\n').split('\n')
  return name.startsWith(before) && name.endsWith(after) ? name.slice(before.length, name.length - after.length) : null
}

async function suggestionsComplete(life: Life, input: Locator): Promise<void> {
  const field = fieldOf(input)
  const { hotels, more } = life.t('places')
  const { fetching } = life.t('site').placeField
  let start = Date.now()
  for (;;) {
    const text = (await field.locator('.place-field__popup').textContent()) ?? ''
    const asks = [hotels, more, fetching].some((words) => text.includes(words))
    if (!asks && life.underWay.size === 0) return
    // A slow network is no fault.
    if (life.underWay.size > 0) start = Date.now()
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
  // Before the airport at which the journey ends.
  else if (isNew) {
    const end = stops.length > 1 && isColomboAirport(stops.at(-1)!) ? stops.length - 1 : stops.length
    life.stops = stops.toSpliced(end, 0, chosen)
  } else life.stops = stops.map((stop, i) => (`stop${i + 1}` === name ? chosen : stop))
}

async function agreementOnPlace(life: Life, done: string): Promise<void> {
  try {
    await agreement(life, 'place')
  } catch (error) {
    if (error instanceof Objection && error.kind === 'place') throw new Objection('place', `${done}: ${error.message}`)
    throw error
  }
}
