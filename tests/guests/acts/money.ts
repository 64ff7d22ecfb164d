/** Acts of a booking's money: to pay by its link, and what the gateway gives or takes back. */
import { addressIn } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { askedOf, owedLkr, owedUsd, plainRide, type PlainRide, total } from '../../money/plain.ts'
import { VARIABLES } from '../../operator/variables.ts'
import { rest } from '../always.ts'
import { tellSite } from '../gateway.ts'
import type { Step } from '../guest.ts'
import { press } from '../hands.ts'
import { type Booked, type Life, Objection } from '../life.ts'
import { has } from '../words.ts'
import { rowsOf } from './confirm.ts'

function ridesNow(life: Life, { reference }: Booked): PlainRide[] {
  const paid = life.world.records.paymentsOf(reference)
  return rowsOf(life, reference).map((row) =>
    plainRide(
      row,
      paid.filter(({ position }) => position === row.position),
      FIRST_PRICE_LIST.dollar.lkr,
    ),
  )
}

/** What the page of the booking says of its money is what its rows say. */
async function seesMoney(life: Life, booked: Booked): Promise<PlainRide[]> {
  const { formats } = life.texts
  const rides = ridesNow(life, booked)
  await life.page.goto(`${life.world.url}${addressIn(life.guest.language, paths.booking(booked.reference))}`, {
    waitUntil: 'domcontentloaded',
  })
  const today = sriLankaTime(new Date()).date
  const ahead = rides.filter(({ isRunning, day }) => isRunning && day >= today)
  const isBegun = ahead.some(({ paid, waived }) => paid > 0 || waived > 0)
  const open = [...(isBegun ? [ahead] : []), rides.filter(({ isRunning }) => !isRunning)].filter(
    (some) => owedUsd(some) > 0,
  )
  const paid = total(rides, (ride) => ride.paid)
  const figures = [
    ...open.flatMap((some) => [formats.usd(owedUsd(some)), formats.lkr(owedLkr(some))]),
    ...(paid > 0 ? [formats.usd(paid)] : []),
  ]
  await rest(life, 'money', async () => {
    const text = await life.page.locator('main').innerText()
    const missing = figures.find((figure) => !has(text, figure))
    return missing ? `${missing} is paid or open, and the page of ${booked.reference} does not say so: ${text}` : null
  })
  return rides
}

const newest = (life: Life): Booked | undefined => life.booked.at(-1)

/** By the link on the booking's page; the payment page opens in a tab of its own. */
export async function payOnline(life: Life, { share }: Extract<Step, { do: 'pay' }>): Promise<string | null> {
  const booked = newest(life)
  if (!booked) return null
  const rides = await seesMoney(life, booked)
  const link = life.page.locator(`a[href^="${VARIABLES.PAYMENT_URL}"]`).first()
  if ((await link.count()) === 0) return null
  // What cannot be driven as it was booked is paid once the office has confirmed it.
  const { rides: told } = await life.world.records.booking(booked.reference)
  const payable = rides.filter((_, i) => told[i]!.caveat === null || !rides[i]!.isRunning)
  const { first } = askedOf(payable, promises().deposit)
  const asked = Number(new URL((await link.getAttribute('href'))!).searchParams.get('pv'))
  if (asked !== first.usd)
    throw new Objection(
      'pay',
      `USD ${first.usd} are to be paid of ${booked.reference}, and its link asks for USD ${asked}`,
    )
  life.pays = { share }
  const [tab] = await Promise.all([life.context.waitForEvent('page'), press(life, link)])
  await tab.getByRole('heading', { name: 'Thank you' }).waitFor()
  await tab.close()
  const now = await seesMoney(life, booked)
  const came = total(now, ({ paid }) => paid) - total(rides, ({ paid }) => paid)
  const wanted = life.payments.at(-1)!.usd
  if (came !== wanted)
    throw new Objection('pay', `USD ${wanted} came for ${booked.reference}, and USD ${came} are counted`)
  return `pays USD ${wanted} of ${booked.reference}, of USD ${asked} that are asked for`
}

export async function gatewayTakesBack(
  life: Life,
  { status, share }: Extract<Step, { do: 'money-back' }>,
): Promise<string | null> {
  const [booked, payment] = [newest(life), life.payments.at(-1)]
  if (!booked || payment?.reference !== booked.reference) return null
  const before = total(ridesNow(life, booked), ({ paid }) => paid)
  const usd = status === 'chargeback' ? payment.usd : Math.max(1, Math.floor(payment.usd * share))
  await tellSite(life.world.url, { ...payment, usd }, status)
  const rides = await seesMoney(life, booked)
  const back = before - total(rides, ({ paid }) => paid)
  if (back > usd) throw new Objection('pay', `USD ${usd} went back of ${booked.reference}, and USD ${back} are counted`)
  return `${status}: USD ${usd} of ${booked.reference}`
}
