/**
 * What must be true of the database after every step of a simulated history, whatever failed meanwhile. The model holds
 * little: who booked with which quote, what was answered, which payments the gateway knows of, and each ride as the
 * steps of its booking's history leave it.
 */
import { promises } from '#domain/prices/current-price-list.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { type TimedRide, timesOf } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { depositByTerms } from '#domain/bookings/money/payments.ts'
import { sumOf } from '#domain/bookings/money/sums.ts'
import type { BookingStatus } from '#domain/bookings/ride.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { NO_DRIVER_HOURS } from '#domain/bookings/day/reminder-and-warning-hours.ts'
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { positionOfEnd } from '#worker/quotes/placed-trips.ts'
import { keptWords } from '../../kept-words.ts'
import { type PhoneDeed, wrongOnTheDay } from './ride-day.ts'
import type { AcceptedMail, Outcome, World } from './world.ts'

type Value = string | number | null
export type Row = Readonly<Record<string, Value>>
/** The rows of each table. */
export type Contents = Readonly<Record<string, readonly Row[]>>

/** Who books, and all by which they could be known. */
export interface Guest {
  readonly email: string
  readonly phone: string
  readonly phoneTyped: string
  readonly name: string
  readonly address: string
  /** Who drives them. */
  readonly driver: string
}

/** A booking that somebody has tried to make. */
export interface Attempt {
  readonly guest: Guest
  readonly jtis: readonly string[]
  /** How many it has; of a party with two vehicles each stands twice. */
  readonly rides: number
  /** The price of the whole, and the number of the price list that it was quoted by. */
  readonly usd: number
  readonly list: number
  readonly secret: string
  /** The code of the partner's link that brought the guest; empty for none. */
  readonly partner: string
  /** What was answered: of all posts the same. */
  receipt: { readonly reference: string; readonly insertId: number; readonly isOther: boolean } | null
}

/** What was tried in a step, and how it ended. */
export type Deed =
  | { readonly type: 'book'; readonly attempt: Attempt; readonly isOther: boolean; readonly ended: Ended }
  | {
      readonly type: 'step'
      readonly bookingNumber: number
      readonly step: string
      readonly actor: 'guest' | 'operator'
      readonly ended: Ended
    }
  | {
      readonly type: 'notice'
      readonly bookingNumber: number
      readonly event: string
      readonly status: string
      readonly usd: number
      readonly ended: Ended
    }
  | { readonly type: 'sweep'; readonly ended: Ended }
  | { readonly type: 'publish'; readonly number: number; readonly json: string; readonly ended: Ended }
  | PhoneDeed

/** `done` and `refused` were answered; nobody knows of `unknown`. */
export interface Ended {
  readonly kind: 'done' | 'refused' | 'unknown'
  readonly said?: unknown
}

export function endedAs(outcome: Outcome, isRefusal: (error: unknown) => boolean): Ended {
  if (outcome.kind === 'dead') return { kind: 'unknown' }
  if (outcome.kind === 'error') return { kind: isRefusal(outcome.error) ? 'refused' : 'unknown', said: outcome.error }
  return { kind: 'done', said: outcome.value }
}

interface ModelRide {
  status: string
  hasDriver: boolean
  /** Since it was last taken up. */
  wasConfirmed: boolean
  /** Its guest has asked for another time since it was confirmed. */
  isMoved: boolean
  /** Cancelling it cost something already when its guest asked for that. */
  isCharged: boolean
  /** It was cancelled while it was a request. */
  endedAsRequest: boolean
}

/** By day: a pickup at night is a request for longer. */
const LEAD_HOURS = promises().leadHours

/** Neither cancelled nor a no-show. */
const takesPlace = (status: unknown) => status === 'new' || status === 'confirmed'
const rideKey = ({ booking_number: number, position }: Row) => `${number}/${position}`
const withoutRival = ['receipt', 'confirmed', 'changed', 'driver', 'reminder', 'thanks', 'no-driver-12', 'no-driver-3']
/** Mails that would be wrong about a cancelled ride. */
const FOR_RUNNING = ['reminder', 'driver', 'confirmed']
const KEYS: Readonly<Record<string, (row: Row) => string>> = {
  bookings: ({
    number,
    reference,
    created_at: made,
    partner_id: partner,
    partner_percent: percent,
    price_list: list,
  }) => `${number} ${reference} ${made} ${partner} ${percent} ${list}`,
  price_lists: ({ number, json, valid_from: from }) => `${number} ${from} ${json}`,
  rides: (row) => `${rideKey(row)} ${row.price_usd}`,
  redeemed_quotes: ({ jti, booking_number: number }) => `${jti} ${number}`,
  booking_history: ({ booking_number: number, version, write_id: id }) => `${number} ${version} ${id}`,
  payment_notices: ({ id, event, status, cents, booking_number: number }) =>
    `${id} ${event} ${status} ${cents} ${number}`,
  payment_allocations: ({ id, booking_number: number, usd, lkr }) => `${id} ${number} ${usd} ${lkr}`,
}
/** The number of the list in force at a moment. */
export function inForce(lists: readonly Row[], now: number): number {
  const begun = lists
    .map(({ number, valid_from: from }) => ({ number: Number(number), from: Date.parse(String(from)) }))
    .filter(({ from }) => from <= now)
  return begun.toSorted((a, b) => a.from - b.from || a.number - b.number).at(-1)?.number ?? 0
}

/** The smallest margin that histories set, and the one that counts without. */
const MARGINS = [15, 30] as const

const asTimed = (ride: Row) =>
  ({
    kind: ride.kind,
    pickupDate: ride.pickup_date,
    pickupTime: ride.pickup_time,
    pickup: ride.pickup,
    minutes: ride.minutes,
    via: ride.via === null ? null : (JSON.parse(String(ride.via)) as unknown),
    park: ride.park,
    tourLength: ride.tour_length,
    distanceKm: ride.distance_km,
  }) as unknown as TimedRide

const positionOf = (ride: Row, end: 'pickup' | 'dropoff') =>
  positionOfEnd(ride.kind as 'tour' | 'transfer', String(ride[end]))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const grouped = (rows: readonly Row[]) => Map.groupBy(rows, (row) => row.booking_number as number)
const pickupOf = (ride: Row) =>
  instantOf({ date: ride.pickup_date as string, time: ride.pickup_time as string })!.getTime()

export class Model {
  readonly attempts: Attempt[] = []
  private readonly rides = new Map<string, ModelRide>()
  private before: Contents
  private readonly objections: string[] = []

  constructor(empty: Contents) {
    this.before = empty
  }

  private object(text: string): void {
    this.objections.push(text)
  }

  /** @returns what is wrong after a step, in words */
  check(
    after: Contents,
    deeds: readonly Deed[],
    { mails, kept }: Pick<World, 'mails' | 'kept'>,
    now: number,
  ): string[] {
    this.objections.length = 0
    this.nothingDisappears(after)
    this.bookingsAreOnePerQuote(after, deeds)
    this.listsArePublishedOnce(after, deeds)
    this.bookingsAreOfOneList(after, deeds, kept.get('price-lists'), now)
    this.stepsAreTakenOnce(after, deeds)
    this.ridesAreAsTheirStepsLeftThem(after)
    this.ridesAreInOrder(after)
    this.moneyIsCountedOnce(after, deeds)
    this.mailsAreCaused(after, mails, now)
    this.mailsFit(mails)
    this.nobodyWaitsUnnoticed(after, deeds, now)
    this.partnersAreThoseOfTheLink(after)
    this.wordsAreThoseOfBookings(after)
    this.phonesAreHeardOnce(after, deeds, mails, now)
    this.carsAreHeldOnce(after, now)
    this.moneyAddsUp(after)
    this.before = after
    return [...this.objections]
  }

  /** Rides, charges, the cash book and the lists of the office say the same. */
  private moneyAddsUp({ bookings = [], rides = [], ...after }: Contents) {
    const {
      cash_book: book = [],
      payment_allocations: entries = [],
      charges = [],
      operator_bookings: listed = [],
    } = after
    const numbers = book.map(({ number }) => Number(number)).toSorted((a, b) => a - b)
    if (numbers.some((number, i) => number !== i + 1)) this.object(`receipts have gaps: ${numbers.join(' ')}`)
    for (const { number } of bookings) {
      const ofBooking = (rows: readonly Row[]) => rows.filter((row) => row.booking_number === number)
      const paid = sum(ofBooking(entries).map(({ usd }) => Number(usd)))
      const counted = sum(ofBooking(book).map(({ counted_usd: usd }) => Number(usd)))
      if (paid !== counted) this.object(`USD ${paid} are paid of ${number}, and USD ${counted} are in the cash book`)
    }
    for (const entry of book) {
      const wrong = book.find(({ number }) => number === entry.reverses)
      if (wrong && (Number(wrong.cents) + Number(entry.cents) !== 0 || wrong.lkr_cents !== -Number(entry.lkr_cents)))
        this.object(`entry ${entry.number} does not take back ${wrong.number}`)
    }
    for (const ride of rides) {
      const its = (rows: readonly Row[]) => rows.filter((row) => rideKey(row) === rideKey(ride))
      const owed = sum(its(charges).map(({ usd }) => Number(usd)))
      if (owed !== ride.cancel_fee_usd)
        this.object(`USD ${ride.cancel_fee_usd} are owed of ${rideKey(ride)}, by its entries USD ${owed}`)
      const { owed: open, back } = sumOf({
        status: ride.status as BookingStatus,
        priceUsd: Number(ride.price_usd),
        priceLkr: ride.price_lkr === null ? null : Number(ride.price_lkr),
        waivedUsd: Number(ride.waived_usd),
        waivedLkr: Number(ride.waived_lkr),
        cancelFeeUsd: Number(ride.cancel_fee_usd),
        cancelFeeLkr: Number(ride.cancel_fee_lkr),
        paidUsd: sum(its(entries).map(({ usd }) => Number(usd))),
        paidLkr: sum(its(entries).map(({ lkr }) => Number(lkr))),
        cameInUsd: sum(its(entries).map(({ usd, currency }) => (currency === 'USD' ? Number(usd) : 0))),
      }).USD
      const line = listed.find((row) => row.number === ride.booking_number && row.position === ride.position)
      if (line?.owed_usd !== open / 100 || line?.back_usd !== back / 100)
        this.object(`the office reads USD ${line?.owed_usd} and ${line?.back_usd} of ${rideKey(ride)}`)
    }
  }

  private nothingDisappears(after: Contents): void {
    for (const [table, key] of Object.entries(KEYS)) {
      const there = new Set(after[table]!.map(key))
      for (const row of this.before[table]!) if (!there.has(key(row))) this.object(`${table} has lost ${key(row)}`)
    }
  }

  private bookingsAreOnePerQuote(
    { bookings = [], redeemed_quotes: quotes = [], rides = [] }: Contents,
    deeds: readonly Deed[],
  ) {
    for (const deed of deeds) {
      if (deed.type !== 'book' || deed.ended.kind !== 'done') continue
      const receipt = { ...(deed.ended.said as { reference: string; insertId: number }), isOther: deed.isOther }
      const { attempt } = deed
      const { reference, insertId, isOther } = (attempt.receipt ??= receipt)
      if (reference !== receipt.reference || insertId !== receipt.insertId)
        this.object('one quote was answered with two bookings')
      if (isOther !== receipt.isOther) this.object('one quote was booked with two sets of details')
    }
    for (const { jtis, rides: count, usd, receipt, guest } of this.attempts) {
      const numbers = new Set(quotes.filter(({ jti }) => jtis.includes(jti as string)).map((row) => row.booking_number))
      if (numbers.size > 1) this.object('one quote has two bookings')
      const booking = bookings.find(({ number }) => numbers.has(number!))
      if (receipt && (booking?.reference !== receipt.reference || booking.number !== receipt.insertId)) {
        this.object(`the booking ${receipt.reference} was answered and is not there`)
      }
      if (booking && booking.erased_at === null && booking.email !== guest.email)
        this.object('a booking has another guest')
      const its = rides.filter((ride) => ride.booking_number === booking?.number)
      if (booking && its.length !== count) this.object('a booking has not all its rides')
      if (booking && sum(its.map((ride) => ride.price_usd as number)) !== usd) {
        this.object(`the rides of a booking do not cost ${usd}`)
      }
    }
    if (bookings.length > this.attempts.length) this.object('there are more bookings than quotes')
    // Who asks again hears of the same booking while it is one.
    for (const deed of deeds) {
      if (deed.type !== 'book' || deed.ended.kind !== 'refused') continue
      const { receipt } = deed.attempt
      const rows = receipt ? rides.filter((ride) => ride.booking_number === receipt.insertId) : []
      const isRunning = (ride: Row) => takesPlace(ride.status) && takesPlace(this.rides.get(rideKey(ride))?.status)
      const isErased = bookings.some(({ number, erased_at: at }) => number === receipt?.insertId && at !== null)
      const isSame = deed.isOther === receipt?.isOther
      if (
        rows.some(isRunning) &&
        !isErased &&
        isSame &&
        this.before.bookings!.some(({ number }) => number === receipt?.insertId)
      ) {
        this.object(
          `the post of the booking ${receipt?.reference} was refused when it came again: ${JSON.stringify(deed.ended.said)}`,
        )
      }
    }
  }

  private listsArePublishedOnce({ price_lists: lists = [] }: Contents, deeds: readonly Deed[]): void {
    const numbers = lists.map(({ number }) => Number(number))
    if (numbers.some((number, i) => number !== i + 1)) this.object(`price lists have the numbers ${numbers.join()}`)
    const tried = deeds.filter((deed) => deed.type === 'publish')
    for (const { number, json, ended } of tried) {
      const isThere = lists.find((row) => row.number === number)?.json === json
      if (ended.kind === 'done' && !isThere) this.object(`the list ${number} was published and is not there`)
    }
    const done = tried.filter(({ ended }) => ended.kind === 'done')
    if (new Set(done.map(({ number }) => number)).size < done.length) this.object('two lists have one number')
  }

  /** What KV had before the step. */
  private kept: string | undefined

  /** A booking's price and number are those of its quote's list, and that list counted when it was made. */
  private bookingsAreOfOneList(after: Contents, deeds: readonly Deed[], kept: string | undefined, now: number): void {
    const known = new Set(this.before.bookings!.map(({ number }) => number))
    const lists = after.price_lists!
    // Data centres that have not heard of a list yet sell by what KV has.
    const inKv = [this.kept, kept].map((text) => {
      const { lists: found = [] } = JSON.parse(text ?? '{}') as { lists?: { number: number; validFrom: string }[] }
      return found.map(({ number, validFrom }) => ({ number, valid_from: validFrom }))
    })
    this.kept = kept
    const listOf = (number: Value) => {
      const row = lists.find((one) => one.number === number)
      return row ? (JSON.parse(String(row.json)) as PriceList) : FIRST_PRICE_LIST
    }
    for (const deed of deeds) {
      if (deed.type !== 'book' || deed.ended.kind !== 'done') continue
      const { insertId, depositUsd: asked } = deed.ended.said as { insertId: number; depositUsd?: number }
      // A ride without a car may get another price: it counts once the office has confirmed it.
      const counted = after
        .rides!.filter((ride) => ride.booking_number === insertId && ride.car_state !== 'request')
        .reduce((usd, ride) => usd + Number(ride.price_usd), 0)
      const due = depositByTerms(deed.attempt.usd, listOf(deed.attempt.list).promises.deposit, 1, counted)
      if (!known.has(insertId) && asked !== undefined && asked !== due)
        this.object(`a deposit of USD ${asked} is asked for, and USD ${due} were promised`)
    }
    for (const { number, price_list: of } of after.bookings!) {
      const redeemed = after.redeemed_quotes!.find((row) => row.booking_number === number)
      const attempt = this.attempts.find(({ jtis }) => jtis.includes(redeemed?.jti as string))
      if (attempt && attempt.list !== of) this.object(`a booking is of list ${of}, its quote of ${attempt.list}`)
      if (known.has(number!)) continue
      const may = [this.before.price_lists!, lists, ...inKv].map((each) => inForce(each, now))
      const takesEarlier = may.some((each) => listOf(each).earlierQuotes === 'count')
      if (!may.includes(Number(of)) && !takesEarlier)
        this.object(`a booking is of list ${of}, while those in force ask again: ${may.join()}`)
    }
  }

  /** Each booking is found by what it holds, and by nothing that it holds no more. */
  private wordsAreThoseOfBookings({
    bookings = [],
    rides = [],
    booking_history: history = [],
    search_words: kept = [],
  }: Contents) {
    const of = (rows: readonly Row[], { number }: Row) => rows.filter((row) => row.booking_number === number)
    for (const booking of bookings) {
      const name = ({ word, position, note }: Partial<Row>) => `${word}/${position}/${note}`
      // Who began a ride before another driver had it stays findable.
      const there = new Set(
        of(kept, booking)
          .filter(({ note }) => note !== -1)
          .map(name),
      )
      const due = new Set(keptWords(booking, of(rides, booking), of(history, booking)).map((word) => name({ ...word })))
      const wrong = [...there.symmetricDifference(due)]
      if (wrong.length > 0)
        this.object(`${booking.number} is found by other words than it holds: ${wrong.slice(0, 5).join()}`)
    }
  }

  private newHistory(after: Contents): Row[] {
    const known = new Set(this.before.booking_history!.map(KEYS.booking_history!))
    return after
      .booking_history!.filter((row) => !known.has(KEYS.booking_history!(row)))
      .toSorted((a, b) => (a.version as number) - (b.version as number))
  }

  /** What was answered as done was written once, what was refused was not, and of the rest nothing twice. */
  private stepsAreTakenOnce(after: Contents, deeds: readonly Deed[]): void {
    const name = (number: Value, step: Value, actor: Value) => `${number} ${step} ${actor}`
    const written = Map.groupBy(
      this.newHistory(after).filter(({ actor }) => actor === 'guest' || actor === 'operator'),
      (row) => name(row.booking_number!, row.step!, row.actor!),
    )
    const steps = deeds.filter((deed) => deed.type === 'step')
    const tried = Map.groupBy(steps, ({ bookingNumber, step, actor }) => name(bookingNumber, step, actor))
    for (const key of new Set([...written.keys(), ...tried.keys()])) {
      const count = (kind: Ended['kind']) => (tried.get(key) ?? []).filter(({ ended }) => ended.kind === kind).length
      const [rows, done, unknown] = [written.get(key)?.length ?? 0, count('done'), count('unknown')]
      // A guest who cancels or moves what the operator has just cancelled or moved so is told that it is done.
      const byOperator = /(?:cancel|change) guest$/.test(key)
        ? (written.get(key.replace(/guest$/, 'operator'))?.length ?? 0)
        : 0
      // So is one who cancels a ride, and all rides of its booking, at once.
      const isCancelled = key.endsWith('cancel guest') && rows > 0
      if (rows + byOperator < done && !isCancelled)
        this.object(`'${key}' was answered as done ${done} times and written ${rows} times`)
      if (rows > done + unknown) this.object(`'${key}' was written ${rows} times; done ${done}, unknown ${unknown}`)
    }
    for (const [number, rows] of grouped(after.booking_history!)) {
      const versions = rows.map(({ version }) => version as number).toSorted((a, b) => a - b)
      if (versions.some((version, i) => version !== i + 1)) this.object(`versions of ${number}: ${versions.join()}`)
    }
  }

  private ridesAreAsTheirStepsLeftThem(after: Contents): void {
    for (const row of after.rides!) {
      const key = rideKey(row)
      if (!this.rides.has(key))
        this.rides.set(key, {
          status: 'new',
          hasDriver: false,
          wasConfirmed: false,
          isMoved: false,
          isCharged: false,
          endedAsRequest: false,
        })
    }
    const old = new Map(this.before.rides!.map((row) => [rideKey(row), row]))
    for (const { booking_number: number, position, step, actor, detail, at } of this.newHistory(after)) {
      // Of several rides, those that it was possible for.
      const named = /^rides ([\d, ]+)/
        .exec(detail as string)?.[1]
        ?.split(', ')
        .map(Number)
      const about = after.rides!.filter(
        (row) =>
          row.booking_number === number &&
          (position === 0 ? (named?.includes(row.position as number) ?? true) : row.position === position),
      )
      let possible = 0
      for (const row of about) {
        const ride = this.rides.get(rideKey(row))!
        const from: Readonly<Record<string, readonly string[]>> = {
          confirm: ['new'],
          driver: ['confirmed'],
          change: ['new', 'confirmed'],
          cancel: ['new', 'confirmed'],
          reopen: ['cancelled'],
          'no-show': ['confirmed'],
          // Of one that is confirmed it takes back what its driver said.
          came: ['no-show', 'confirmed'],
        }
        if (from[step as string]?.includes(ride.status) === false) continue
        possible += 1
        if (step === 'confirm') Object.assign(ride, { status: 'confirmed', wasConfirmed: true, isMoved: false })
        if (step === 'cancel' || step === 'no-show') {
          ride.endedAsRequest = this.isRequest(after, row)
          ride.status = step === 'cancel' ? 'cancelled' : 'no-show'
        }
        if (step === 'came') ride.status = 'confirmed'
        if (step === 'no-show' && pickupOf(row) > Date.parse(at as string))
          this.object(`${rideKey(row)} is a no-show before its pickup`)
        if (step === 'driver') ride.hasDriver = true
        // A guest's new time is a request.
        const isRequest = step === 'change' && actor === 'guest' && /^pickup (?!address)/.test(detail as string)
        if (step === 'reopen' || isRequest) Object.assign(ride, { status: 'new', hasDriver: false })
        if (isRequest) {
          ride.isCharged ||= this.wasCharged(after, row, detail as string, Date.parse(at as string))
          ride.isMoved = true
        }
        if (step === 'reopen') Object.assign(ride, { wasConfirmed: false, isCharged: false })
      }
      if (possible === 0)
        this.object(`the ${actor}'s step '${step}' was taken with a ride of ${number} that does not allow it`)
    }
    for (const row of after.rides!) {
      const ride = this.rides.get(rideKey(row))!
      if (row.status !== ride.status) this.object(`${rideKey(row)} is ${row.status}, by its history ${ride.status}`)
      if (row.erased_at !== null) ride.hasDriver = false
      if ((row.driver_name !== null) !== ride.hasDriver) {
        this.object(`${rideKey(row)} has ${row.driver_name === null ? 'no' : 'a'} driver, against its history`)
      }
      const before = old.get(rideKey(row))
      if (before && (before.version as number) > (row.version as number)) this.object('a version went back')
    }
  }

  /**
   * Whether nobody has agreed to a ride that was booked too shortly before, has to be looked at, or was moved. Of a stay,
   * which is one contract, a ride is one only where none was ever confirmed.
   */
  private isRequest({ bookings = [], rides = [] }: Contents, row: Row): boolean {
    const booking = bookings.find(({ number }) => number === row.booking_number)!
    const its = rides.filter((ride) => ride.booking_number === booking.number)
    const isStay = booking.arrangement === 'stay'
    const contract = isStay ? its.map((ride) => (ride.position === row.position ? row : ride)) : [row]
    const stateOf = (ride: Row) => this.rides.get(rideKey(ride))!
    const isAskedFor = (ride: Row) =>
      stateOf(ride).isMoved ||
      ride.needs_review === 1 ||
      pickupOf(ride) - Date.parse(booking.created_at as string) < LEAD_HOURS * HOUR_MS
    const isBound = contract.some((ride) => {
      const { wasConfirmed, isMoved, isCharged } = stateOf(ride)
      return isCharged || (wasConfirmed && (isStay || !isMoved))
    })
    return !isBound && contract.some(isAskedFor)
  }

  /** Whether cancelling a ride cost something just before its guest moved it. @param detail of the history: both pickups */
  private wasCharged(contents: Contents, row: Row, detail: string, at: number): boolean {
    const [, day, time] = /^pickup (\d+ \w+ \d+), (\S+) -> /.exec(detail)!
    const date = new Date(`${day} UTC`).toISOString().slice(0, 10)
    const before = { ...row, pickup_date: date, pickup_time: time! }
    if (this.isRequest(contents, before)) return false
    const booking = contents.bookings!.find(({ number }) => number === row.booking_number)!
    if (booking.arrangement !== 'stay')
      return promises().lateCharges[0]!.percent > 0 && pickupOf(before) - at < promises().guestHours.cancel * HOUR_MS
    const others = contents.rides!.filter((ride) => ride.booking_number === booking.number && ride !== row)
    const first = Math.min(...[before, ...others].map(pickupOf))
    const firstCharged = promises().stayCancelling.findIndex(({ percent }) => percent > 0)
    return firstCharged === 0 || first - at < promises().stayCancelling[firstCharged - 1]!.days * DAY_MS
  }

  /** The rides that are requests, and those that were when they were cancelled: nobody may say that they cost anything. */
  requests(contents: Contents): Row[] {
    return contents.rides!.filter((row) => {
      const { status, endedAsRequest } = this.rides.get(rideKey(row))!
      if (row.erased_at !== null) return false
      return takesPlace(status) ? this.isRequest(contents, row) : endedAsRequest
    })
  }

  private ridesAreInOrder({ rides = [] }: Contents): void {
    for (const [number, all] of grouped(rides)) {
      const running = all
        .filter(({ status }) => takesPlace(status))
        .toSorted((a, b) => (a.position as number) - (b.position as number))
      // A second vehicle may leave at any time between the rides before and after.
      const driveOf = ({ beside, position }: Row) => beside ?? position
      running.forEach((ride, i) => {
        const before = running.slice(0, i).filter((other) => driveOf(other) !== driveOf(ride))
        if (before.some((other) => pickupOf(other) >= pickupOf(ride))) {
          this.object(`the rides of ${number} are out of order`)
        }
      })
    }
  }

  private moneyIsCountedOnce(after: Contents, deeds: readonly Deed[]) {
    const { rides = [], payment_notices: notices = [], payment_allocations: entries = [] } = after
    for (const ride of rides) {
      const its = entries.filter((entry) => rideKey(entry) === rideKey(ride))
      const paid = sum(its.map(({ usd }) => usd as number))
      if (paid < 0 || paid > (ride.price_usd as number))
        this.object(`USD ${paid} are paid of a price of ${ride.price_usd}`)
      const fee = ride.cancel_fee_usd as number
      if (fee < 0 || fee > (ride.price_usd as number) || (fee > 0 && takesPlace(ride.status)))
        this.object(`USD ${fee} are owed of a ride that is ${ride.status}`)
      if (fee > 0 && this.rides.get(rideKey(ride))!.endedAsRequest)
        this.object(`USD ${fee} are owed of ${rideKey(ride)}, which was only a request`)
    }
    // What rides hand on to others that are not driven neither comes nor goes.
    for (const [number, steps] of grouped(this.newHistory(after))) {
      if (steps.some(({ step }) => step !== 'cancel' && step !== 'no-show')) continue
      const paidOf = (all: readonly Row[]) =>
        sum(all.filter((entry) => entry.booking_number === number).map(({ usd }) => usd as number))
      if (paidOf(entries) !== paidOf(this.before.payment_allocations!))
        this.object(`cancelling rides of ${number} changed what is paid of it`)
    }
    for (const notice of notices) {
      const its = entries.filter(({ notice_id: id }) => id === notice.id)
      const allocated = sum(its.map(({ usd }) => usd as number))
      if (allocated !== notice.counted_usd) {
        this.object(`of '${notice.event}' USD ${notice.counted_usd} were counted and ${allocated} allocated`)
      }
    }
    for (const deed of deeds) {
      if (deed.type !== 'notice') continue
      const kept = notices.filter(({ event, status }) => event === deed.event && status === deed.status)
      if (kept.length > 1) this.object(`the notice '${deed.event}' is there twice`)
      if (deed.ended.kind === 'done' && kept[0]?.booking_number !== deed.bookingNumber) {
        this.object(`the notice '${deed.event}' was acknowledged and is not kept`)
      }
      for (const { counted_usd: counted } of kept) {
        if (Math.abs(counted as number) > deed.usd)
          this.object(`'${deed.event}' of USD ${deed.usd} counted as ${counted}`)
      }
    }
    for (const [number, of] of grouped(notices)) {
      for (const [payment, its] of Map.groupBy(of, (notice) => notice.payment)) {
        const paid = its.filter(({ status, counted_usd: counted }) => status === 'paid' && counted !== 0)
        if (paid.length > 1) this.object(`the payment ${payment} of ${number} was counted ${paid.length} times`)
      }
    }
  }

  private mailsAreCaused(after: Contents, mails: readonly AcceptedMail[], now: number): void {
    const outbox = after.outbox!
    // What a guest changes within some minutes is one mail.
    const isChange = (kind: Value | undefined) => kind === 'changed' || kind === 'cancelled'
    for (const { id, created_at: made, sent_at: sent, kind, reader, booking_number: number } of outbox) {
      const isTaken = mails.some(
        (mail) =>
          (mail.row === id && mail.createdAt === made) ||
          (isChange(kind) &&
            isChange(mail.kind) &&
            mail.bookingNumber === number &&
            mail.reader === reader &&
            mail.at >= made!),
      )
      if (sent !== null && !isTaken) {
        this.object(`the mail '${kind}' counts as sent, and nobody has taken it`)
      }
    }
    const cancelled = new Set(after.rides!.filter(({ status }) => !takesPlace(status)).map(rideKey))
    for (const mail of outbox) {
      if (mail.sent_at === null && cancelled.has(rideKey(mail)) && withoutRival.includes(mail.kind as string)) {
        // A guest who cancels is told, and the operator is told of what the guest had changed before.
        this.object(`the mail '${mail.kind}' waits for a ride that is not driven`)
      }
    }
    const has = (number: Value, position: Value, kind: string, reader: string, since: Value) =>
      outbox.some(
        (mail) =>
          mail.booking_number === number &&
          mail.position === position &&
          mail.kind === kind &&
          mail.reader === reader &&
          (mail.created_at as string) >= (since as string),
      )
    const known = new Set(this.before.bookings!.map(({ number }) => number))
    for (const { number, created_at: made } of after.bookings!) {
      if (!known.has(number!) && !has(number!, 0, 'receipt', 'operator', made!))
        this.object('a booking has no mail to the operator')
      const runs = after.rides!.some((ride) => ride.booking_number === number && takesPlace(ride.status))
      if (!known.has(number!) && runs && !has(number!, 0, 'receipt', 'guest', made!))
        this.object('a booking has no receipt')
    }
    const caused: Readonly<Record<string, readonly (readonly [kind: string, by: string, reader: string])[]>> = {
      confirm: [['confirmed', '', 'guest']],
      cancel: [
        ['cancelled', '', 'guest'],
        ['cancelled', 'guest', 'operator'],
      ],
      driver: [['driver', '', 'guest']],
      change: [
        ['changed', '', 'guest'],
        ['changed', 'guest', 'operator'],
      ],
    }
    // What another step has overtaken need not be told.
    for (const rows of grouped(this.newHistory(after)).values()) {
      const { booking_number: number, position, step, actor, at } = rows.at(-1)!
      const its = after.rides!.filter((ride) => ride.booking_number === number)
      if (its.some((ride) => pickupOf(ride) < now || ride.erased_at !== null)) continue
      for (const [kind, by, reader] of caused[step as string] ?? []) {
        if ((by === '' || by === actor) && !has(number!, position!, kind, reader, at!)) {
          this.object(`the ${actor}'s step '${step}' caused no mail '${kind}' to the ${reader}`)
        }
      }
    }
  }

  private seen = 0

  private mailsFit(mails: readonly AcceptedMail[]): void {
    const before = new Map(this.before.rides!.map((row) => [rideKey(row), row]))
    for (const { kind, bookingNumber, rides } of mails.slice(this.seen)) {
      if (!FOR_RUNNING.includes(kind) || rides.length === 0) continue
      // One that is cancelled while its mail is on the way cannot be called back.
      const wasCancelled = rides.every(({ position, status, version }) => {
        const old = before.get(`${bookingNumber}/${position}`)
        return !takesPlace(status) && !takesPlace(old?.status) && old?.version === version
      })
      if (wasCancelled) this.object(`the mail '${kind}' went out for a cancelled ride`)
    }
    this.seen = mails.length
  }

  /** Rides without a driver, so soon that somebody has to know; not those that are about to change the alarm. */
  static waiting({ rides = [] }: Contents, now: number): Row[] {
    const margin = 5 * 60_000
    return rides.filter((ride) => {
      const until = pickupOf(ride) - now
      const isBetween = [0, NO_DRIVER_HOURS['no-driver-3'], NO_DRIVER_HOURS['no-driver-12']].every(
        (hours) => Math.abs(until - hours * HOUR_MS) > margin,
      )
      const isSoon = until > 0 && until < NO_DRIVER_HOURS['no-driver-12'] * HOUR_MS
      return isSoon && isBetween && takesPlace(ride.status) && ride.driver_name === null && ride.erased_at === null
    })
  }

  private nobodyWaitsUnnoticed(after: Contents, deeds: readonly Deed[], now: number): void {
    if (!deeds.some(({ type, ended }) => type === 'sweep' && ended.kind === 'done')) return
    // Beside other steps the sweep may have come first.
    if (deeds.length > 1) return
    for (const ride of Model.waiting(after, now)) {
      const kind = pickupOf(ride) - now > NO_DRIVER_HOURS['no-driver-3'] * HOUR_MS ? 'no-driver-12' : 'no-driver-3'
      const alarm = after.outbox!.some((mail) => mail.kind === kind && rideKey(mail) === rideKey(ride))
      if (!alarm) this.object(`${rideKey(ride)} has no driver, and no mail '${kind}' is there`)
    }
  }

  /** Whoever came by a partner's link, which was open before or after the step, is that partner's guest. */
  private partnersAreThoseOfTheLink(after: Contents): void {
    const known = new Set(this.before.bookings!.map(({ number }) => number))
    for (const booking of after.bookings!.filter(({ number }) => !known.has(number!))) {
      const redeemed = after.redeemed_quotes!.find((row) => row.booking_number === booking.number)
      const attempt = this.attempts.find(({ jtis }) => jtis.includes(redeemed?.jti as string))
      const mayBe = [this.before, after].map(({ partners = [] }) => {
        const partner = partners.find(({ code, ended_at: ended }) => code === attempt?.partner && ended === null)
        return partner ? `${partner.id} ${partner.percent}` : 'null null'
      })
      const { partner_id: id, partner_percent: percent } = booking
      if (!mayBe.includes(`${id} ${percent}`)) this.object(`a booking is of partner ${id} at ${percent} %`)
    }
  }

  /** By the stored rides alone: which cars are held, from when until when, and whether each is at its next pickup in time. */
  private carsAreHeldOnce(after: Contents, now: number): void {
    const { bookings = [], rides = [], cars = [] } = after
    const isCounted = ({ cars: listed = [] }: Contents) =>
      listed.some(({ vehicle, ended_at: ended }) => vehicle !== null && ended === null)
    const known = new Set(this.before.bookings!.map(({ number }) => number))
    for (const ride of rides) {
      const { car_id: car, car_state: state, status } = ride
      const isDriven = takesPlace(status) || status === 'no-show'
      if ((car !== null) !== (state === 'held')) this.object(`${rideKey(ride)} is ${state}, and has the car ${car}`)
      if (!isDriven && car !== null) this.object(`${rideKey(ride)} is ${status}, and keeps the car ${car}`)
      const isNew = !known.has(ride.booking_number!)
      if (isNew && isDriven && state === 'uncounted' && isCounted(this.before))
        this.object(`${rideKey(ride)} was booked while cars were counted, and nobody has looked for one`)
      if (state !== 'uncounted' && !isCounted(after))
        this.object(`${rideKey(ride)} is ${state}, and nothing is counted`)
    }
    const holds = bookings.flatMap((booking) => {
      const its = rides.filter((ride) => ride.booking_number === booking.number && ride.car_id !== null)
      const spans = its.map((ride) => ({ ride, ...timesOf(asTimed(ride)), from: ride, to: ride }))
      if (booking.arrangement !== 'stay') return spans
      // One of each car, from the first pickup to the last dropoff.
      return [...Map.groupBy(spans, ({ ride }) => ride.car_id)].map(([, all]) => {
        const [first] = all.toSorted((a, b) => a.start - b.start)
        const last = all.toSorted((a, b) => b.end - a.end)[0]!
        return { ...first!, end: last.end, to: last.ride }
      })
    })
    const margin = Math.min(...MARGINS)
    for (const [car, its] of Map.groupBy(holds, ({ ride }) => ride.car_id)) {
      if (!cars.some(({ id, vehicle }) => id === car && vehicle !== null)) this.object(`the car ${car} is not counted`)
      const sorted = its.toSorted((a, b) => a.start - b.start)
      sorted.slice(1).forEach((next, i) => {
        const before = sorted[i]!
        const [from, to] = [positionOf(before.to, 'dropoff'), positionOf(next.from, 'pickup')]
        const minutes = from && to ? (roadLeg(from, to)?.durationMinutes ?? 0) : 0
        if (before.end + (margin + minutes - 1) * MINUTE_MS > next.start && next.end > now)
          this.object(`the car ${car} drives ${rideKey(before.ride)} and ${rideKey(next.ride)} at once`)
      })
    }
  }

  /** Days on which KV knows of no holds although all works. */
  heldDaysUnknown({ rides = [], cars = [] }: Contents, text: string | undefined): string[] {
    const counted = cars.some(({ vehicle, ended_at: ended }) => vehicle !== null && ended === null)
    const known = JSON.parse(text ?? 'null') as {
      isWhole: boolean
      days: Record<string, string>
      fleet: { cars: [] }
    } | null
    if (!counted) return known?.fleet.cars.length ? ['KV has cars that nobody counts'] : []
    if (!known?.isWhole) return ['KV has not all of the fleet although all works']
    const today = sriLankaTime(new Date()).date
    return rides
      .filter(({ car_id: car, pickup_date: day, status }) => car !== null && takesPlace(status) && String(day) >= today)
      .filter(({ pickup_date: day }) => !(String(day) in known.days))
      .map((ride) => `KV does not know that ${rideKey(ride)} has a car`)
  }

  private phonesAreHeardOnce(
    after: Contents,
    deeds: readonly Deed[],
    mails: readonly AcceptedMail[],
    now: number,
  ): void {
    const isOfPhone = (deed: Deed): deed is PhoneDeed => ['tap', 'back', 'word'].includes(deed.type)
    const steps = this.newHistory(after)
    const wrong = wrongOnTheDay({
      before: this.before,
      after,
      deeds: deeds.filter(isOfPhone),
      mails,
      now,
      stepsWith: (bookingNumber) => steps.filter((row) => row.booking_number === bookingNumber).length,
    })
    for (const text of wrong) this.object(text)
  }

  /** Personal data of guests whose booking is erased, anywhere. @param everything all tables, and KV */
  personalDataLeft(after: Contents, everything: readonly string[]): string[] {
    const all = everything.join('\n')
    return this.attempts.flatMap(({ guest, jtis }) => {
      const number = after.redeemed_quotes!.find(({ jti }) => jtis.includes(jti as string))?.booking_number
      const booking = after.bookings!.find((row) => row.number === number)
      if (!booking || booking.erased_at === null) return []
      return Object.values(guest)
        .filter((text) => all.includes(text as string))
        .map((text) => `a booking is erased, and '${text}' is still there`)
    })
  }
}
