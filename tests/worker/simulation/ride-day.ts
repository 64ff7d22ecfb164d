/**
 * What phones send on the day of a ride: a driver's taps and places, a guest's words. And what must be true of them, of
 * drivers from the list and of partners, whatever failed.
 */
import { promises } from '#domain/prices/current-price-list.ts'
import fc from 'fast-check'
import { GUEST_WORDS, type GuestWord, RIDE_EVENTS, type RideEvent } from '#domain/bookings/day/ride-events.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { instantOf, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { Contents, Ended, Row } from './model.ts'
import type { AcceptedMail } from './world.ts'

interface OnSheet {
  readonly booking: number
  readonly ride: number
  /** On the sheet of the driver before, where there was one. */
  readonly isOld: boolean
  /** Minutes for which the phone kept it. */
  readonly age: number
  /** Somebody to whom the driver has passed the link on. */
  readonly isFriend: boolean
}

/** Something that a phone sends. `booking` and `ride` as of other acts. */
export type PhoneAct =
  | (OnSheet & { readonly act: 'tap'; readonly step: RideEvent | 'next' | 'back'; readonly times: number })
  | (OnSheet & { readonly act: 'place' })
  | {
      readonly act: 'word'
      readonly booking: number
      readonly ride: number
      readonly word: GuestWord
      readonly times: number
    }

const onSheet = {
  booking: fc.constant(0),
  ride: fc.constantFrom(1, 1, 1, 2),
  isOld: fc.constantFrom(false, false, false, true),
  age: fc.constantFrom(0, 0, 0.5, 3, 40, 13 * 60),
  isFriend: fc.constantFrom(false, false, false, false, true),
}
const times = fc.constantFrom(1, 1, 2)

export const phoneAct: fc.Arbitrary<PhoneAct> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('tap' as const),
      ...onSheet,
      step: fc.constantFrom('next' as const, 'next', 'next', 'next', 'back', 'back', ...RIDE_EVENTS),
      times,
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('place' as const), ...onSheet }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('word' as const),
      booking: onSheet.booking,
      ride: onSheet.ride,
      word: fc.constantFrom(...GUEST_WORDS),
      times,
    }),
  },
)

/** What was sent, for what is to be known of it once it has ended. */
interface Sent {
  readonly bookingNumber: number
  readonly position: number
  /** Random, made by the phone. */
  readonly id: string
  /** When the phone sent it. */
  readonly from: number
  readonly ended: Ended
}

export type PhoneDeed =
  | (Sent & { readonly type: 'tap'; readonly event: RideEvent; readonly age: number })
  | (Sent & { readonly type: 'back'; readonly event: RideEvent; readonly age: number })
  | (Sent & { readonly type: 'word'; readonly word: GuestWord; readonly time: string | null })

interface PhoneRequest {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** How often the phone sends it at once. */
  readonly times: number
  readonly deed: (ended: Ended) => PhoneDeed | null
}

const isOf = (row: Row, ride: Row) => row.booking_number === ride.booking_number && row.position === ride.position

/** What a ride's driver has said, in that order: of this driver, for this day. */
const saidOf = (contents: Contents, ride: Row, code = ride.driver_code) =>
  contents.ride_events!.filter(
    (row) => isOf(row, ride) && row.code === code && row.pickup_date === ride.pickup_date && row.taken_back_at === null,
  )

const stageOf = (contents: Contents, ride: Row) => (saidOf(contents, ride).at(-1)?.event ?? null) as RideEvent | null

/**
 * @param codes of the sheets that the ride has had, the latest last
 * @param id another one for each act
 */
export function phoneRequest(
  one: PhoneAct,
  { contents, ride, reference, codes }: { contents: Contents; ride: Row; reference: string; codes: readonly string[] },
  id: string,
): PhoneRequest | null {
  const position = Number(ride.position)
  const of = { bookingNumber: Number(ride.booking_number), position, id, from: Date.now() }
  if (one.act === 'word') {
    const time = one.word === 'flight-late' ? '23:50' : null
    const fields = { ride: String(position), id, word: one.word, ...(time === null ? {} : { time }) }
    return {
      path: `/booking/${reference}/words`,
      fields,
      times: one.times,
      deed: (ended) => ({ type: 'word', ...of, word: one.word, time, ended }),
    }
  }
  const code = (one.isOld ? codes.at(-2) : undefined) ?? codes.at(-1)
  if (code === undefined) return null
  const sheet = plainPaths.driverSheet(code)
  const age = one.age * MINUTE_MS
  const every = { ride: String(position), age: String(age) }
  if (one.act === 'place') {
    const fields = { ...every, lat: '6.9', lng: '79.86' }
    return { path: `${sheet}/place`, fields, times: 1, deed: () => null }
  }
  const stage = stageOf(contents, ride)
  if (one.step === 'back') {
    const event = stage ?? 'DRIVER_DEPARTED_TO_PICKUP'
    const fields = { ...every, id, step: 'back', event }
    return {
      path: `${sheet}?part`,
      fields,
      times: one.times,
      deed: (ended) => ({ type: 'back', ...of, event, age, ended }),
    }
  }
  const following = stage === null ? 0 : RIDE_EVENTS.indexOf(stage) + 1
  const event = one.step === 'next' ? RIDE_EVENTS[Math.min(following, 3)]! : one.step
  const fields = { ...every, id, step: event }
  return {
    path: `${sheet}?part`,
    fields,
    times: one.times,
    deed: (ended) => ({ type: 'tap', ...of, event, age, ended }),
  }
}

const OBSERVED = [
  ['insert', 'ride_events', 'and driver_code = new.code and pickup_date = new.pickup_date'],
  ['insert', 'guest_words', 'and pickup_date = new.pickup_date'],
  ['insert', 'driver_places', 'and driver_code = new.code'],
  ['update', 'driver_places', 'and driver_code = new.code'],
] as const

/**
 * Statements that make the database note what is written of a ride that is not confirmed, or by a driver who does not
 * drive it: afterwards nobody can tell which of two writes came first.
 */
export const OBSERVERS = [
  'create table if not exists written_too_late (what text not null)',
  ...OBSERVED.map(
    ([event, table, condition]) =>
      `create trigger if not exists observe_${table}_${event} after ${event} on ${table} when not exists (
        select 1 from rides where booking_number = new.booking_number and position = new.position
          and status = 'confirmed' ${condition}
      ) begin insert into written_too_late values ('${table}'); end`,
  ),
]

const pickupOf = (ride: Row) => instantOf({ date: String(ride.pickup_date), time: String(ride.pickup_time) })!.getTime()
const ms = (instant: unknown) => Date.parse(String(instant))

interface Step {
  readonly before: Contents
  readonly after: Contents
  readonly deeds: readonly PhoneDeed[]
  readonly mails: readonly AcceptedMail[]
  readonly now: number
  /** How many other steps were taken with a booking meanwhile. */
  readonly stepsWith: (bookingNumber: number) => number
}

/** @returns what is wrong after a step, in words */
export function wrongOnTheDay(step: Step): string[] {
  return [
    ...step.after.written_too_late!.map(({ what }) => `${what} took what came too late for the ride`),
    ...eventsOutOfOrder(step.after),
    ...wrongTaps(step),
    ...wrongWithdrawals(step),
    ...placesLeft(step.after),
    ...wrongWords(step),
    ...toldTwice(step),
    ...leftOfErased(step.after),
    ...wrongDrivers(step),
  ]
}

const LAST: readonly (RideEvent | undefined)[] = ['DRIVER_ARRIVED_AT_DROPOFF', 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW']

function eventsOutOfOrder(after: Contents): string[] {
  const rides = Map.groupBy(
    after.ride_events!.filter((row) => row.taken_back_at === null),
    (row) => `${row.booking_number}/${row.position} ${row.code} ${row.pickup_date}`,
  )
  return [...rides].flatMap(([name, rows]) => {
    const events = rows.map(({ event }) => event as RideEvent)
    const said = `${name}: ${events.join(', ')}`
    return events.flatMap((event, i) => {
      const last = events[i - 1]
      if (last === undefined) return LAST.includes(event) ? [`begins with its end: ${said}`] : []
      if (RIDE_EVENTS.indexOf(event) <= RIDE_EVENTS.indexOf(last) || LAST.includes(last))
        return [`out of order: ${said}`]
      if (event === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' && last !== 'DRIVER_ARRIVED_AT_PICKUP')
        return [`nobody came to where no driver was: ${said}`]
      return ms(rows[i]!.at) < ms(rows[i - 1]!.at) ? [`earlier than the one before: ${said}`] : []
    })
  })
}

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
const rideOf = (contents: Contents, row: Row) => contents.rides!.find((ride) => isOf(row, ride))

function wrongTaps({ before, after, deeds, now, stepsWith }: Step): string[] {
  const [old, rows] = [byId(before.ride_events!), byId(after.ride_events!)]
  const wrong: string[] = []
  for (const [id, row] of old) {
    const isErased = rideOf(after, row)?.erased_at !== null
    if (!rows.has(id) && !isErased) wrong.push(`the tap ${row.event} has disappeared`)
    if (row.taken_back_at !== null && rows.get(id)?.taken_back_at === null) wrong.push(`${row.event} came back`)
  }
  const taps = deeds.filter((deed) => deed.type === 'tap')
  for (const { id, ended, event, bookingNumber } of taps) {
    if (ended.kind === 'done' && !rows.has(id)) wrong.push(`${event} was taken and is not there`)
    const others = taps.filter((other) => other.id === id && other.ended.kind !== 'refused')
    // A sheet that closes right after the tap answers that it is closed.
    const isAlone = stepsWith(bookingNumber) === 0
    if (isAlone && ended.kind === 'refused' && rows.has(id) && !old.has(id) && others.length === 0)
      wrong.push(`${event} was refused and is there`)
  }
  for (const [id, row] of rows) {
    if (old.has(id)) continue
    const ride = rideOf(after, row)!
    const tap = taps.find((deed) => deed.id === id)
    if (!tap) {
      wrong.push(`nobody has tapped ${row.event}`)
      continue
    }
    const said = after.ride_events!.filter(
      (other) => isOf(other, row) && other.code === row.code && other.pickup_date === row.pickup_date,
    )
    const previous = said.slice(0, said.indexOf(row)).filter((other) => other.taken_back_at === null)
    const least = previous.length > 0 ? ms(previous.at(-1)!.at) : 0
    // The clock goes on while the phone's request is on its way.
    const tapped = [tap.from, now].map((instant) => Math.max(least, instant - Math.min(tap.age, 12 * 60 * MINUTE_MS)))
    const wasTakenBack = deeds.some((deed) => deed.type === 'back')
    if (!wasTakenBack && (ms(row.at) < tapped[0]! || ms(row.at) > tapped[1]!))
      wrong.push(`${row.event} of ${new Date(tapped[0]!).toISOString()} is noted at ${row.at}`)
    if (row.event === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' && stepsWith(tap.bookingNumber) === 0) {
      const waited = Math.min(promises().freeWaiting.airport, promises().freeWaiting.elsewhere) * MINUTE_MS
      if (ms(row.at) < Math.max(pickupOf(ride), least) + waited) wrong.push('nobody came, and nobody waited')
    }
  }
  return wrong
}

function wrongWithdrawals({ before, after, deeds }: Step): string[] {
  const old = byId(before.ride_events!)
  const backs = deeds.filter((deed) => deed.type === 'back')
  const wrong = after.ride_events!.flatMap((row) => {
    if (row.taken_back_at === null || old.get(row.id!)?.taken_back_at !== null) return []
    const mayBe = backs.some(
      (deed) =>
        deed.event === row.event &&
        deed.bookingNumber === row.booking_number &&
        deed.position === row.position &&
        (deed.from - deed.age - ms(row.at) <= MINUTE_MS || row.event === 'DRIVER_DEPARTED_TO_PICKUP'),
    )
    return mayBe ? [] : [`${row.event} was taken back, and nobody could`]
  })
  for (const { bookingNumber, position, event, ended } of backs) {
    const isAlone = deeds.every((deed) => deed.type === 'back' || deed.type === 'word')
    const ride = after.rides!.find((row) => row.booking_number === bookingNumber && row.position === position)!
    if (ended.kind === 'done' && isAlone && saidOf(after, ride).some((row) => row.event === event))
      wrong.push(`${event} was taken back and still stands`)
  }
  return wrong
}

const SHOWN: readonly (RideEvent | null)[] = ['DRIVER_DEPARTED_TO_PICKUP', 'DRIVER_ARRIVED_AT_PICKUP']

/** Nobody is followed who is not on the way to this guest. */
function placesLeft(after: Contents): string[] {
  return after.driver_places!.flatMap((place) => {
    const ride = rideOf(after, place)
    if (ride?.status !== 'confirmed') return [`a place is left of a ride that is ${ride?.status}`]
    if (ride.driver_code !== place.code) return ['a place is left of a driver who does not drive']
    const stage = stageOf(after, ride)
    return SHOWN.includes(stage) ? [] : [`a place is left of a driver whose last word is ${stage}`]
  })
}

/** Said a second time within so long, a word says nothing new. */
const AGAIN_MS = 2 * MINUTE_MS

function wrongWords({ before, after, deeds, stepsWith }: Step): string[] {
  const [old, rows] = [byId(before.guest_words!), byId(after.guest_words!)]
  const wrong: string[] = []
  for (const [id, row] of old)
    if (!rows.has(id) && rideOf(after, row)?.erased_at === null) wrong.push(`'${row.word}' has disappeared`)
  const words = deeds.filter((deed) => deed.type === 'word')
  for (const { id, word, time, ended, from, bookingNumber, position } of words) {
    const isThere = after.guest_words!.some(
      (row) =>
        row.id === id ||
        (row.booking_number === bookingNumber &&
          row.position === position &&
          row.word === word &&
          row.time === time &&
          Math.abs(from - ms(row.at)) < 2 * AGAIN_MS),
    )
    if (ended.kind === 'done' && !isThere) wrong.push(`'${word}' was taken and is not there`)
    const others = words.filter((other) => other.id === id && other.ended.kind !== 'refused')
    if (ended.kind === 'refused' && rows.has(id) && !old.has(id) && others.length === 0)
      wrong.push(`'${word}' was refused and is there`)
  }
  for (const [id, row] of rows) {
    if (old.has(id)) continue
    const deed = words.find((one) => one.id === id)
    const earlier = rideOf(before, row)
    if (!deed) wrong.push(`nobody has said '${row.word}'`)
    else if (stepsWith(deed.bookingNumber) === 0) {
      if (!SHOWN.includes(stageOf(before, earlier!)) && stageOf(before, earlier!) !== null)
        wrong.push(`'${row.word}' was taken of a guest on board`)
    }
    // Of two words at once the earlier one may be written last: then its mail tells of both.
    const first = Math.min(
      ...[...rows.values()].filter((other) => isOf(other, row) && !old.has(other.id!)).map(({ at }) => ms(at)),
    )
    const isTold = after.outbox!.some(
      (mail) => mail.kind === 'guest-word' && isOf(mail, row) && ms(mail.created_at) >= first,
    )
    if (!isTold) wrong.push(`'${row.word}' was taken, and the operator is not told`)
  }
  return wrong
}

/** The operator is mailed once of each thing that was said. */
function toldTwice({ after, mails }: Step): string[] {
  const said: Readonly<Record<string, readonly Row[]>> = {
    'guest-word': after.guest_words!,
    'no-show': after.ride_events!.filter(({ event }) => event === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'),
  }
  return after.rides!.flatMap((ride) => {
    if (ride.erased_at !== null) return []
    return Object.entries(said).flatMap(([kind, rows]) => {
      const its = mails.filter(
        (mail) => mail.kind === kind && mail.bookingNumber === ride.booking_number && mail.position === ride.position,
      )
      const told = new Set(its.map(({ createdAt }) => createdAt)).size
      const count = rows.filter((row) => isOf(row, ride)).length
      return told > count ? [`the operator was mailed '${kind}' ${told} times, and it was said ${count} times`] : []
    })
  })
}

const OF_THE_DAY = ['ride_events', 'driver_places', 'guest_words', 'drivers_to_tell'] as const

function leftOfErased(after: Contents): string[] {
  const erased = after.rides!.filter(({ erased_at: at }) => at !== null)
  return OF_THE_DAY.filter((table) => after[table]!.some((row) => erased.some((ride) => isOf(row, ride)))).map(
    (table) => `a ride is erased, and ${table} still has a row of it`,
  )
}

/** Cars of listed drivers, as rides name them. */
const listedCars = ({ drivers = [], driver_cars: driven = [], cars = [] }: Contents) =>
  driven.map(({ driver_id: driverId, car_id: carId }) => {
    const driver = drivers.find(({ id }) => id === driverId)
    const car = cars.find(({ id }) => id === carId)
    return `${driver?.name}, ${driver?.phone}, ${car?.plate}, ${car?.name}`
  })

/** Whoever drives was chosen whole: name, phone and car of one entry of the list, or of what was typed. */
function wrongDrivers({ before, after }: Step): string[] {
  const listed = new Set([...listedCars(before), ...listedCars(after)])
  return after.rides!.flatMap((ride) => {
    const { driver_name: name, driver_phone: phone, driver_car: car, driver_code: code } = ride
    if (name === null) return code === null ? [] : ['a sheet is open of a ride without a driver']
    if (code === null) return ['a driver has no sheet']
    if (code === rideOf(before, ride)?.driver_code || String(car).startsWith('CAB-')) return []
    return listed.has(`${name}, ${phone}, ${car}`) ? [] : [`${name}, ${phone}, ${car} is nobody of the list`]
  })
}
