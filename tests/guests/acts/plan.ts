/** Acts of the planner, beside its places. */
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { agreement, planDisagreement } from '../agreement.ts'
import { rest } from '../always.ts'
import type { Step } from '../guest.ts'
import { press } from '../hands.ts'
import type { Life } from '../life.ts'
import { kindOf } from '../sight.ts'
import { sameText } from '../words.ts'

export async function changePlan(life: Life, { what, which }: Extract<Step, { do: 'plan' }>): Promise<string | null> {
  const before = await agreement(life)
  if (kindOf(before) !== 'planner' || before.answer) return null
  const stops = before.places
    .filter(({ name, value }) => /^stop\d+$/.test(name) && value !== '')
    .map(({ value }) => value)
  const { reverse, oneWay, way } = life.t('journey')
  const button = (name: string | RegExp) => life.page.getByRole('button', { name }).first()
  if (what === 'stay') {
    const radio = life.page.locator('input[name="arrangement"][value="stay"]')
    if ((await radio.count()) === 0) return null
    if (life.guest.hand === 'keyboard') await radio.check()
    else await press(life, radio)
    await agreement(life, 'plan')
    return 'takes the car and driver who stay'
  }
  // A text that is no place is no stop.
  if (stops.length < 2 || before.places.some(({ hint }) => hint !== '')) return null
  if (what === 'reverse') {
    await press(life, button(reverse))
    life.stops = stops.toReversed()
  } else if (what === 'round') {
    const tool = life.page.locator('.journey__tools .chip').last()
    const isRound = sameText((await tool.textContent())!, oneWay)
    await press(life, tool)
    life.stops = isRound ? stops.slice(0, -1) : [...stops, stops[0]!]
  } else if (what === 'gap') {
    const ways = life.page.locator('details.way')
    const count = await ways.count()
    if (count === 0) return null
    const chosen = ways.nth(Math.floor(which * count))
    if ((await chosen.getAttribute('open')) === null) await press(life, chosen.locator('summary'))
    await press(life, chosen.getByRole('button', { name: way.leave, exact: true }))
    life.stops = stops
  } else {
    if (stops.length < 3) return null
    const index = Math.floor(which * stops.length)
    const menu = life.page.locator('.stop__menu').nth(index)
    await press(life, menu.locator('summary'))
    await press(life, menu.getByRole('button', { name: life.t('journey').stop.removePlace(stops[index]!) }))
    life.stops = stops.filter((_, i) => i !== index)
  }
  await agreement(life, 'plan')
  return `${what} the plan`
}

export async function chooseStart(life: Life, { days }: Extract<Step, { do: 'start' }>): Promise<string | null> {
  const before = await agreement(life)
  if (kindOf(before) !== 'planner' || before.answer) return null
  const date = sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
  await life.page.locator('input[name="start"]').fill(date)
  await rest(life, 'plan', (sight) =>
    sight.search.includes(`start=${date}`)
      ? planDisagreement(life, sight)
      : `the first day is ${date}, and the address says ${sight.search}`,
  )
  return `begins on ${date}`
}

export async function chooseNights(
  life: Life,
  { which, nights }: Extract<Step, { do: 'nights' }>,
): Promise<string | null> {
  const before = await agreement(life)
  if (kindOf(before) !== 'planner' || before.answer) return null
  const selects = life.page.locator('select[name^="nights"]')
  const count = await selects.count()
  if (count === 0) return null
  const select = selects.nth(Math.floor(which * count))
  const name = await select.getAttribute('name')
  await select.selectOption(String(nights))
  await agreement(life, 'plan')
  return `${name} = ${nights}`
}
