/** The press of the form's button, what the form asks then, and its answer. */
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import { parsePlan } from '#domain/journeys/plan.ts'
import { readAddress } from '#domain/languages/languages.ts'
import { parseTourSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS, instantOf } from '#domain/sri-lanka-time.ts'
import { agreement, foreignText } from '../agreement.ts'
import { rest } from '../always.ts'
import { checkAnswer, checkMail, checkOwed, checkPosts, checkRows } from '../booked.ts'
import type { Step } from '../guest.ts'
import { press } from '../hands.ts'
import { type Life, Objection, type Sent } from '../life.ts'
import type { RideRow } from '../records.ts'
import { look, type Sight, subject } from '../sight.ts'
import { digits, sameText } from '../words.ts'
import { formOf, readyForm } from './form.ts'

/** What is about to be booked, as the page shows it. */
async function beforeSending(life: Life, sight: Sight): Promise<Sent | null> {
  const form = sight.form!
  const kind = subject(sight)
  const values = new Map(form.fields.map(({ name, value }) => [name, value]))
  const said = await life.page.evaluate(() => document.body.innerText)
  const common = { kind, values, said }
  if (kind === 'journey') {
    const plan = parsePlan(new URLSearchParams(sight.search))
    const quoted = await life.world.records.journey(plan)
    const vehicle = parseVehicleText(values.get('vehicle') ?? '')
    if (!quoted || !vehicle) return null
    return {
      ...common,
      rides: quoted.rides.map(({ pickup, dropoff }, index) => ({
        pickup,
        dropoff,
        vehicle: null,
        // The price of the whole: it is spread over the rides.
        usd: index === 0 ? vehicle.usd : 0,
        lkr: null,
        date: values.get(`pickupdate${index}`) ?? null,
        time: values.get(`pickuptime${index}`) ?? null,
      })),
    }
  }
  if (kind === 'tour') {
    const addressed = parseTourSlug(readAddress(sight.path).path.slice('/things-to-do/safari/'.length))
    if (!addressed || !sight.tour) return null
    const { pickup, dropoff, park } = addressed
    const usd = Number(digits(sight.tour.total.match(/\d[\d\s., \u00a0\u202f]*/)?.[0] ?? ''))
    const ends = sight.tour.hasTransport ? { pickup, dropoff } : { pickup: park, dropoff: park }
    return {
      ...common,
      rides: [
        { ...ends, vehicle: null, usd, lkr: null, date: values.get('pickupDate')!, time: values.get('pickupTime')! },
      ],
    }
  }
  const value = (end: string) => life.places.get(end) ?? sight.places.find(({ name }) => name === end)!.value
  const [pickup, dropoff] = [value('pickup'), value('dropoff')]
  const there = parseVehicleText(values.get('vehicle') ?? '')
  if (!there) return null
  const ride = {
    pickup,
    dropoff,
    vehicle: there.vehicle,
    usd: there.usd,
    lkr: there.lkr,
    date: values.get('pickupdate')!,
    time: values.get('pickuptime')!,
  }
  if (values.get('return') !== 'yes') return { ...common, rides: [ride] }
  const fare = await life.world.records.fareOf(dropoff, pickup)
  const back = fare ? vehiclePrice(there.vehicle, fare) : null
  return {
    ...common,
    rides: [
      ride,
      {
        pickup: dropoff,
        dropoff: pickup,
        vehicle: there.vehicle,
        usd: back?.usd ?? 0,
        lkr: back?.lkr ?? null,
        date: values.get('returnpickupdate')!,
        time: values.get('returnpickuptime')!,
      },
    ],
  }
}

export async function confirm(life: Life, { taps, after }: Extract<Step, { do: 'confirm' }>): Promise<string | null> {
  const form = await readyForm(life)
  if (!form) return null
  let sight = await agreement(life)
  if (sight.form!.isRefusing)
    sight = await rest(life, 'spinner', (seen) =>
      seen.form?.isRefusing ? 'the button does nothing while nothing is under way' : null,
    )
  if (sight.form!.question) return agree(life)
  const sent = await beforeSending(life, sight)
  if (!sent) return null
  life.sent = sent
  const before = bookingsOf(life)
  const button = form.locator('.booking-form__button')
  await press(life, button)
  // A second tap of the same gesture answers no question: where one stands by now, the button is gone.
  if (taps === 2) await press(life, form.locator('.booking-form__button:not([type])'), 1000).catch(() => {})
  const hasReloaded = after === 'reload' && !life.guest.isBlocked
  if (hasReloaded) {
    life.hasLost = true
    await life.page.reload({ waitUntil: 'domcontentloaded' })
  }
  return `confirms${taps === 2 ? ' twice' : ''}${hasReloaded ? ', and reloads' : ''}: ${await outcome(life, sent, hasReloaded ? before : null)}`
}

/** How much has been sent and made so far: a confirmation that the form refuses does not change it. */
function bookingsOf(life: Life): string {
  return `${life.posts.length} sent, ${referencesOf(life).size} made`
}

/** @param before what was sent and made before a confirmation that a reload followed */
async function outcome(life: Life, sent: Sent, before: string | null = null): Promise<string> {
  const start = Date.now()
  const sight = await rest(life, 'silence', (seen) => {
    if (seen.answer) return null
    if (seen.form && seen.form.errors.length > 0) return null
    // A form that was loaded again need not repeat what it objected to; of a booking it must tell. Answers that were lost
    // before are none of this confirmation.
    const isOver = Date.now() - start > life.world.patienceMs / 16
    if (before !== null && isOver && bookingsOf(life) === before) return null
    return 'Confirm was pressed, and the page says nothing'
  })
  if (sight.answer) return answered(life, sight, sent)
  return sight.form && sight.form.errors.length > 0 ? refused(life, sight, sent) : 'nothing was sent'
}

function refused(life: Life, sight: Sight, sent: Sent): string {
  const { errors } = sight.form!
  const isFilledIn = [...life.put.values()].length > 0 && sent.values.get('email') && sent.values.get('phone')
  const rides = sent.rides.map(({ date, time }) => (date && time ? instantOf({ date, time })!.getTime() : Number.NaN))
  const isAhead = rides.every((at) => at > Date.now() + 2 * DAY_MS)
  const isInOrder = rides.every((at, i) => i === 0 || at > rides[i - 1]!)
  const mayOverlap = sent.rides.length > 1
  if (isFilledIn && isAhead && isInOrder && !mayOverlap)
    throw new Objection('refused', `all is filled in, and the form says: ${errors.join(' ')}`)
  return `the form says: ${errors.join(' ')}`
}

async function answered(life: Life, sight: Sight, sent: Sent): Promise<string> {
  const { answer: t } = life.t('form')
  const { answer } = sight
  if (answer!.reference) return received(life, sight, sent)
  if (sameText(answer!.title, t.failed.title)) {
    if (!life.hasLost)
      throw new Objection('failed', `nothing was lost, and the booking failed: ${answer!.text.slice(0, 300)}`)
    life.unsettled.push(sent)
    await press(life, life.page.getByRole('button', { name: t.failed.retry }))
    await rest(life, 'failed', (seen) => (seen.form?.isReady ? foreignText(life, seen) : 'no form after a failure'))
    return 'fails, and goes back to the form'
  }
  if (sameText(answer!.title, t.booked.title)) {
    await press(life, life.page.getByRole('button', { name: t.back }))
    return 'it is booked already, and the guest goes back'
  }
  if (sameText(answer!.title, t.price.changed))
    throw new Objection('price', `nothing has changed, and the page says: ${answer!.text.slice(0, 300)}`)
  return `the page says '${answer!.title}'`
}

export function rowsOf(life: Life, reference: string): RideRow[] {
  return allRows(life).filter((row) => row.reference === reference)
}

/** The address that the last booking was sent with. */
function bookedBy(life: Life): string {
  return life.sent?.values.get('email') ?? life.email
}

/**
 * All that the guest has booked, with the address that was typed or with the one that Chrome filled in: what a lost
 * answer was about may have been sent with the other one.
 */
function allRows(life: Life): RideRow[] {
  return [...new Set([life.email, life.profile.email, bookedBy(life)])].flatMap((email) =>
    life.world.records.ridesOf(email),
  )
}

const referencesOf = (life: Life): ReadonlySet<unknown> => new Set(allRows(life).map((row) => row.reference))

async function received(life: Life, sight: Sight, sent: Sent): Promise<string> {
  const reference = sight.answer!.reference!
  if (life.booked.some((known) => known.reference === reference)) return `is shown ${reference} again`
  const rows = rowsOf(life, reference)
  if (rows.length === 0) throw new Objection('lost', `the page says ${reference}, and D1 has no such booking`)
  const all = referencesOf(life)
  if (all.size - otherTripsBefore(life, sent) > life.booked.length + 1)
    throw new Objection('doubled', `one booking was confirmed, and D1 has ${all.size}`)
  life.booked.push({ kind: sent.kind, reference, rows, isCancelled: false })
  life.typed.clear()
  // What was sent before its answer was lost may be the booking: the page says so.
  const isEarlier = life.unsettled.some((earlier) => isOf(rows, earlier)) && !isOf(rows, sent)
  life.unsettled = []
  if (isEarlier) return `books ${reference}, which was sent before`
  checkRows(life, rows, sent)
  checkAnswer(life, sight, sent)
  checkPosts(life, sent)
  await checkOwed(life, reference, rows, sent)
  life.later.push(() => checkMail(life, reference, rows, sent))
  life.agreed = []
  return `books ${reference}`
}

/**
 * How many bookings D1 has of what was sent before its answer was lost, for another trip than this one. The page said that
 * it may be booked; the guest went on to book something else.
 */
function otherTripsBefore(life: Life, sent: Sent): number {
  const ends = ({ rides }: Sent) => rides.map(({ pickup, dropoff }) => `${pickup} to ${dropoff}`).join(', ')
  const others = life.unsettled.filter((earlier) => ends(earlier) !== ends(sent))
  return [...referencesOf(life)].filter((reference) =>
    others.some((earlier) => isOf(rowsOf(life, String(reference)), earlier)),
  ).length
}

function isOf(rows: readonly RideRow[], { rides }: Sent): boolean {
  const driven = rows.filter(({ beside }) => beside === null)
  return (
    driven.length === rides.length &&
    rides.every(
      ({ pickup, date, time }, i) =>
        driven[i]!.pickup === pickup && driven[i]!.pickup_date === date && driven[i]!.pickup_time === time,
    )
  )
}

/** Says yes to what the form asks before it books. */
export async function agree(life: Life): Promise<string | null> {
  const deeds: string[] = []
  for (let questions = 0; questions < 3; questions++) {
    const sight = await agreement(life)
    // While a place is looked for or unknown the form is away, with its question.
    if (sight.answer || !sight.form?.question || sight.form.isHidden) break
    const sent = await beforeSending(life, sight)
    if (!sent) break
    life.sent = sent
    life.agreed.push(sight.form.question)
    // At first it takes no taps: the second one of a gesture would land on it.
    const yes = formOf(life).locator('.booking-question__answers button').first()
    await yes.and(life.page.locator(':not([aria-disabled])')).waitFor()
    await press(life, yes)
    deeds.push(`'${sight.form.question}': ${await outcome(life, sent)}`)
  }
  return deeds.length > 0 ? `says yes to ${deeds.join(', ')}` : null
}

export async function bookAnother(life: Life): Promise<string | null> {
  const sight = await look(life.page)
  if (!sight.answer?.reference) return null
  await press(life, life.page.getByRole('button', { name: life.t('form').answer.another }))
  life.places.clear()
  life.stops = null
  await agreement(life)
  return 'books another one'
}
