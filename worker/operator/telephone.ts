/** Bookings that a guest makes by telephone: the Worker quotes them, and they are redeemed as a guest's own. */
import * as v from 'valibot'
import { type Price, showPrice } from '#domain/bookings/agreed/agreed-price.ts'
import type { RequestedTour, RequestedTransfer } from '#domain/bookings/agreed/booked-as-quoted.ts'
import { EmailSchema, PhoneTextSchema } from '#domain/bookings/request/details.ts'
import { type DriverNotes, driverNotes, noteFieldLabel, notesOf } from '#domain/bookings/driver/driver-notes.ts'
import { readNote } from '#domain/bookings/request/note-rules.ts'
import { isPickupTimeCode, pickupProblem } from '#domain/bookings/request/pickup-time.ts'
import { TOUR_LENGTHS, type TourLength } from '#domain/contract-texts.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { pricedClasses, vehiclePrice } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { offeredLanguage } from '#domain/languages/languages.ts'
import { PlaceNameSchema, type TourQuote, type TransferQuote } from '#domain/quotes/quote-calls.ts'
import { cleanPlaceName } from '#domain/places/place-name.ts'
import { closedWords } from '#domain/quotes/dates-in-words.ts'
import { FIELD_TEXTS, fieldText } from '#domain/quotes/field-problems.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS, tourPrice } from '#domain/tours/tour-price.ts'
import { isRealDate, isRealTime, type LocalMoment, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { BookingRefused, QuotesStale, redeemQuotes } from '#worker/bookings/redemption.ts'
import type { Booking } from '#worker/bookings/store.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { quoteTour, quoteTrip, signTour, signTransfer } from '#worker/quotes/quotes.ts'
import { readToken, underListOfToken } from '#worker/quotes/token.ts'

/** Fields as they were typed, by name; those of the driver's notes have the names of the table. */
export type Typed = Readonly<Record<string, string | undefined>>

/** Says what has to be typed otherwise. Nothing was booked. */
export class TelephoneRefused extends RangeError {}

/** A signed quote with the names of the places as the site writes them. */
export type TelephoneQuote =
  | { readonly kind: 'transfer'; readonly quote: TransferQuote }
  | { readonly kind: 'tour'; readonly quote: TourQuote }

const isPlace = (name: string) => v.is(PlaceNameSchema, name)

/**
 * @param typed `pickup` and `dropoff`, and the `park` of a tour, where both may be left out: then it begins or ends at
 *   the park
 * @throws TelephoneRefused where there is no price
 */
export async function quoteByTelephone(context: WorkerContext, typed: Typed): Promise<TelephoneQuote> {
  const park = typed.park ?? ''
  const pickup = cleanPlaceName(typed.pickup ?? '') || park
  const dropoff = cleanPlaceName(typed.dropoff ?? '') || park
  if (!isPlace(pickup) || !isPlace(dropoff)) throw new TelephoneRefused('Write from where and to where.')
  if (park === '') {
    const trip = await quoteTrip(context, { pickup, dropoff })
    if (trip?.fare) return { kind: 'transfer', quote: await signTransfer(context.env, trip.record) }
  } else {
    const tour = await quoteTour(context, { park, pickup, dropoff })
    if (tour) return { kind: 'tour', quote: await signTour(context.env, tour.record) }
  }
  throw new TelephoneRefused(
    `There is no price from '${pickup}' to '${dropoff}': we do not know a place, or no road leads there. ` +
      'Write the town, and the address in the field for the driver.',
  )
}

/** @throws TelephoneRefused that names the first field that is wrong */
function notesIn(kind: 'transfer' | 'tour', typed: Typed): DriverNotes {
  const notes = notesOf(kind).map((name) => {
    const read = readNote(name, kind, typed[name] ?? '')
    if ('problem' in read)
      throw new TelephoneRefused(`${noteFieldLabel(name, kind, ENGLISH_TEXTS)}: ${fieldText(read.problem)}.`)
    return [name, read.value]
  })
  return driverNotes(Object.fromEntries(notes))
}

function checked<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new TelephoneRefused(`${fieldText(parsed.issues[0].message)}.`)
  return parsed.output
}

const TourSchema = v.object({
  tourLength: v.picklist(TOUR_LENGTHS),
  travelers: v.pipe(
    v.string(),
    v.regex(/^\d$/),
    v.transform(Number),
    v.minValue(MIN_TRAVELERS),
    v.maxValue(MAX_TRAVELERS),
  ),
})

export interface TourChoice {
  readonly tourLength: TourLength
  readonly travelers: number
}

/** The date and time that were typed; today's without a date. */
export function pickupTyped({ date = '', time = '' }: Typed): LocalMoment {
  return { date: isRealDate(date) ? date : sriLankaTime(new Date()).date, time: isRealTime(time) ? time : '' }
}

/** The prices of a quote on the day and hour that were typed. */
export const fareByTelephone = (quote: TransferQuote, typed: Typed) =>
  fareOn(quote.dated?.undated ?? quote, pickupTyped(typed))

/** The price of a tour at its quote, on the date that was typed. */
export const quotedTour = (
  { park, distance: distanceKm }: Pick<TourQuote, 'park' | 'distance'>,
  choice: TourChoice,
  typed: Typed,
) => tourPrice({ ...choice, park, distanceKm, date: pickupTyped(typed).date })

/** In the form: the pickup whose prices it showed. */
export const SHOWN_FOR = { date: 'shownDate', time: 'shownTime' } as const

/**
 * @param priceOn what is booked costs on a day and hour that were typed
 * @throws TelephoneRefused where the form showed another price than that of the pickup
 */
function checkShownPrice(typed: Typed, priceOn: (typed: Typed) => Price) {
  const shown = typed[SHOWN_FOR.date]
  if (shown === undefined) return
  const [before, now] = [{ date: shown, time: typed[SHOWN_FOR.time] }, typed].map(priceOn) as [Price, Price]
  if (before.usd === now.usd && before.lkr === now.lkr) return
  const { formats } = ENGLISH_TEXTS
  throw new TelephoneRefused(
    `On that day and at that hour it costs ${showPrice(now, formats)}; the form showed ${showPrice(before, formats)}. Tell the guest, then book.`,
  )
}

/** What is agreed at the quote: it cannot differ from what the quote says. */
async function agreedRide(
  { env }: WorkerContext,
  typed: Typed,
  token: string,
  now: Date,
): Promise<RequestedTransfer | RequestedTour> {
  const kind = typed.park ? 'safari' : 'transfer'
  const reading = await readToken(env, token, kind, now.getTime())
  if (!reading.ok && reading.reason !== 'expired') throw new TelephoneRefused('Ask for the price again.')
  const { claims } = reading
  const { pickup, dropoff } = claims
  if (claims.kind === 'safari') {
    const choice = v.safeParse(TourSchema, typed)
    if (!choice.success) {
      throw new TelephoneRefused(`Choose the length, and ${MIN_TRAVELERS} to ${MAX_TRAVELERS} travelers.`)
    }
    const { park } = claims
    const priceOn = (at: Typed) => ({ usd: quotedTour(claims, choice.output, at), lkr: null })
    checkShownPrice(typed, priceOn)
    return { kind: 'tour', park, pickup, dropoff, ...choice.output, priceUsd: priceOn(typed).usd }
  }
  const { distance: distanceKm, minutes, prices } = claims
  const vehicle = pricedClasses(prices).find((each) => each === typed.vehicle)
  if (!vehicle) throw new TelephoneRefused('Choose the vehicle.')
  const priceOn = (at: Typed) => vehiclePrice(vehicle, fareOn(prices, pickupTyped(at)))
  checkShownPrice(typed, priceOn)
  const { lkr: priceLkr, usd: priceUsd } = priceOn(typed)
  return { kind: 'transfer', pickup, dropoff, distanceKm, minutes, vehicle, priceLkr, priceUsd }
}

/**
 * Books at the quoted price. The same form sent twice makes one booking.
 * @param token of a quote by {@link quoteByTelephone}
 * @param typed `vehicle`, or `park`, `tourLength` and `travelers`; `date`, `time`, `phone`, perhaps `email` and `language`, and notes;
 *   `closed` is 'meant' where a closed day is
 * @param who takes it, for the history
 * @throws TelephoneRefused
 */
export const bookByTelephone = (
  context: WorkerContext,
  token: string,
  typed: Typed,
  who: string,
  now = new Date(),
): Promise<Booking> =>
  underListOfToken(context.env, token, () => bookUnderList(context, token, typed, who, now), now.getTime())

async function bookUnderList(
  context: WorkerContext,
  token: string,
  typed: Typed,
  who: string,
  now: Date,
): Promise<Booking> {
  const agreed = await agreedRide(context, typed, token, now)
  const email = visibleLine(typed.email ?? '') ? checked(EmailSchema, typed.email) : ''
  const phone = checked(PhoneTextSchema, typed.phone ?? '')
  const ride = {
    token,
    agreed,
    date: visibleLine(typed.date ?? ''),
    time: visibleLine(typed.time ?? ''),
    notes: notesIn(agreed.kind, typed),
  }
  const requested = { email, phone, phoneCountry: undefined, rides: [ride], sent: { ...typed, token } }
  try {
    return await redeemQuotes(context, requested, {
      language: offeredLanguage(typed.language),
      visitor: null,
      robotCheck: null,
      takenBy: who,
      isClosedMeant: typed.closed === 'meant',
      now,
    })
  } catch (error) {
    if (error instanceof QuotesStale) throw new TelephoneRefused('The price is another one now. Ask for it again.')
    if (!(error instanceof BookingRefused)) throw error
    const [problem] = error.problems
    if (problem!.code === 'closed')
      throw new TelephoneRefused(`${closedWords(problem!.problem, ENGLISH_TEXTS)} If you drive all the same, say so.`)
    if (problem!.field === 'phone') throw new TelephoneRefused(`${FIELD_TEXTS['not-a-phone'] as string}.`)
    const text = isPickupTimeCode(problem!.code)
      ? fieldText(pickupProblem(problem!.code))
      : 'The price is for something else'
    throw new TelephoneRefused(`${text} (a date is written 2026-12-31, a time 05:30).`)
  }
}
