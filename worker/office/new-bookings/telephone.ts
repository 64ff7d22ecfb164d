/** Bookings that a guest makes by telephone: the office composes the rides, and they are redeemed as a guest's own. */
import * as v from 'valibot'
import { isResident, type SaidMoney } from '#domain/bookings/money/residents.ts'
import { showPrice } from '#domain/bookings/money/said-sums.ts'
import { fullLkr } from '#domain/bookings/money/sums.ts'
import { isAsSeen, type Price, type SeenPrice } from '#domain/bookings/agreed/agreed-price.ts'
import { wishText, SPOKEN_LANGUAGES } from '#domain/bookings/driver/driver-wish.ts'
import {
  type ComposedProblem,
  isHandInRupees,
  readComposed,
  rideField,
  type TypedRides,
} from '#domain/bookings/request/composed.ts'
import { EmailSchema, PhoneTextSchema } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { offeredLanguage } from '#domain/languages/languages.ts'
import { FIELD_TEXTS, fieldText } from '#domain/quotes/field-problems.ts'
import { visibleLine } from '#domain/visible-text.ts'
import {
  bookedBefore,
  BookingRefused,
  QuotesStale,
  redeemQuotes,
  type RequestedRide,
} from '#worker/bookings/redemption.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import { currentPartners } from '#worker/bookings/partner-lookup.ts'
import { priceAlone } from '#worker/lists/office-texts.ts'
import { type Env, readsRupees, type WorkerContext } from '#worker/environment.ts'
import { isFleetCounted } from '#worker/fleet/fleet-counting.ts'
import { isCode } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { priceComposed, type PricedRide, type PricedRides, type Pricing } from '#worker/quotes/composed-rides.ts'

/** Who books, and how, as it was typed. */
export interface TypedGuest {
  readonly phone?: string | undefined
  /** Empty for a guest without one. */
  readonly email?: string | undefined
  readonly language?: string | undefined
  /** The number of a partner on the list, whose guest it is. */
  readonly partner?: string | undefined
  /** The language that the driver is to speak, of `SPOKEN_LANGUAGES`; empty for any. */
  readonly speaks?: string | undefined
  /** 'yes' for the wish for a woman as driver. */
  readonly woman?: string | undefined
  /** 'yes' for rides that have taken place. */
  readonly past?: string | undefined
  /** 'meant' where a closed day is. */
  readonly closed?: string | undefined
}

/** Says what has to be typed otherwise. Nothing was booked. */
export class TelephoneRefused extends RangeError {
  readonly problems: readonly ComposedProblem[]

  constructor(problems: readonly ComposedProblem[]) {
    super(problems.map(({ field, text }) => wordsOf(field, text)).join(' '))
    this.problems = problems
  }
}

/** @example wordsOf('2-pickup', 'We do not know this place.') // 'Ride 2, pickup: We do not know this place.' */
function wordsOf(field: string, text: string): string {
  const [, ride, name] = /^(\d+)-(\w+)$/.exec(field) ?? []
  return ride ? `Ride ${ride}, ${name!.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${text}` : text
}

/** How the office says prices to a guest who calls: by the number alone. */
export function saidByPhone(env: Env, { phone = '' }: Pick<TypedGuest, 'phone'>): SaidMoney {
  return { inRupees: readsRupees(env, isResident(parsePhone(phone)?.e164 ?? '', false)) || undefined }
}

/** In what a price by hand is typed: in what this guest pays, as the number tells. */
export function moneyByHand(env: Env, { phone = '' }: Pick<TypedGuest, 'phone'>): string {
  if (saidByPhone(env, { phone }).inRupees) return 'in rupees'
  return phone === '' && readsRupees(env, true) ? 'in dollars (of a guest who lives here: in rupees)' : 'in dollars'
}

/** The price of all rides together. */
export const wholeWords = ({ rides }: PricedRides, said: SaidMoney, of: 'price' | 'quoted' = 'price'): string =>
  priceAlone(rides.map((each) => ({ priceUsd: each[of].usd, priceLkr: each[of].lkr, paidUsd: 0, ...said })))

/** The prices of what was typed, or all that has to be typed otherwise. */
export async function quoteByTelephone(
  context: WorkerContext,
  typed: TypedRides,
  { past }: Pick<TypedGuest, 'past'> = {},
  now = new Date(),
): Promise<Pricing> {
  const read = readComposed(typed)
  if ('problems' in read) return read
  const pricing = await priceComposed(context, read.composed, { arePast: past === 'yes', now })
  if ('problems' in pricing || past === 'yes' || !(await isFleetCounted(context.env))) return pricing
  const { withCarWarnings } = await import('#worker/fleet/quoted-availability.ts')
  return { priced: await withCarWarnings(context.env, pricing.priced, now) }
}

interface Guest {
  readonly email: string
  readonly phone: string
  readonly partner: string
  readonly driverWish: string
}

async function guestOf(env: Env, typed: TypedGuest): Promise<Guest | { readonly problems: ComposedProblem[] }> {
  const problems: ComposedProblem[] = []
  const read = (field: 'phone' | 'email', schema: typeof PhoneTextSchema | typeof EmailSchema): string => {
    const parsed = v.safeParse(schema, typed[field] ?? '', { abortPipeEarly: true })
    if (parsed.success) return parsed.output
    problems.push({ field, text: `${fieldText(parsed.issues[0].message)}.` })
    return ''
  }
  const phone = read('phone', PhoneTextSchema)
  if (phone !== '' && !parsePhone(phone)) problems.push({ field: 'phone', text: `${FIELD_TEXTS['not-a-phone']}.` })
  const email = visibleLine(typed.email ?? '') ? read('email', EmailSchema) : ''
  const partner = typed.partner ? (await currentPartners(env)).find(({ id }) => String(id) === typed.partner)?.code : ''
  const { speaks = '', woman } = typed
  if (speaks !== '' && !Object.hasOwn(SPOKEN_LANGUAGES, speaks))
    problems.push({ field: 'speaks', text: 'Choose a language of the list.' })
  if (partner === undefined) problems.push({ field: 'partner', text: 'This partner is not on the list any more.' })
  return problems.length > 0
    ? { problems }
    : { email, phone, partner: partner ?? '', driverWish: wishText(speaks, woman === 'yes') }
}

/** What the office was shown, and has told the guest. */
export interface ShownPrices {
  /** Made with the preview: whatever is sent twice with it makes one booking. */
  readonly key: string
  /** Whole dollars of each ride. */
  readonly usd: readonly number[]
  /** The whole rupees, where they were shown. */
  readonly lkr?: readonly (number | null | undefined)[]
}

/** What was said of a ride's price: of a tour the rupees are those of its dollars, and its guest may read them alone. */
export const seenOf = ({ usd, lkr }: Price, { inRupees }: SaidMoney): SeenPrice => ({
  usd,
  lkr: lkr ?? (inRupees ? fullLkr({ priceUsd: usd, priceLkr: null }) : undefined),
})

/** A price that is another one than the guest was told. */
function otherPrices({ rides }: PricedRides, { usd, lkr }: ShownPrices, said: SaidMoney): ComposedProblem[] {
  if (usd.length !== rides.length)
    return [
      { field: 'rides', text: 'These are other rides than those whose prices were shown. Look at them, then book.' },
    ]
  const inWords = ({ usd: dollars, lkr: rupees = null }: SeenPrice) =>
    said.inRupees && rupees === null
      ? 'another price'
      : showPrice({ usd: dollars, lkr: rupees }, ENGLISH_TEXTS.formats, said)
  return rides.flatMap(({ price }, i): ComposedProblem[] => {
    const shown = { usd: usd[i]!, lkr: lkr?.[i] }
    const { lkr: rupees = null } = seenOf(price, said)
    if (isAsSeen(shown, { usd: price.usd, lkr: rupees })) return []
    return [
      {
        field: rideField(i, 'usd'),
        text: `It costs ${inWords(price)} now; the form showed ${inWords(shown)}. Tell the guest, then book.`,
      },
    ]
  })
}

/** Redeemed as a guest's own; its price may be another one that the office has set. */
function requestedRide(
  { ride, distanceKm, minutes, quoted, price, token }: PricedRide,
  { reason, inRupees }: { readonly reason: string; readonly inRupees: boolean },
): RequestedRide {
  const { park, pickup, dropoff, date, time, vehicle, tourLength, notes } = ride
  const common = { pickup, dropoff, priceUsd: quoted.usd }
  const agreed: RequestedRide['agreed'] =
    park === null
      ? { ...common, kind: 'transfer', distanceKm, minutes: minutes!, vehicle: vehicle!, priceLkr: quoted.lkr! }
      : { ...common, kind: 'tour', park, tourLength: tourLength!, travelers: notes.travelers! }
  return { token, agreed, date, time, notes, byHand: { ...(inRupees ? price : { usd: price.usd }), reason } }
}

/**
 * Books at the prices that were shown. The same form sent twice makes one booking.
 * @param who takes it, for the history
 * @throws TelephoneRefused
 */
export async function bookByTelephone(
  context: WorkerContext,
  { rides: typed, guest: typedGuest }: { readonly rides: TypedRides; readonly guest: TypedGuest },
  shown: ShownPrices,
  who: string,
  now = new Date(),
): Promise<Booking> {
  if (!isCode(shown.key)) throw new TelephoneRefused([{ field: 'rides', text: 'Ask for the prices again.' }])
  const { language, ...sentGuest } = typedGuest
  const key = `telephone:${shown.key}`
  const sent = { ...sentGuest, language, rides: JSON.stringify(typed) }
  try {
    // Sent twice, it is booked, whatever it would cost now.
    const earlier = await bookedBefore(context.env, { key, sent })
    if (earlier) return earlier
    const { priced, guest } = await checkedBooking(context, typed, typedGuest, shown, now)
    const { composed } = priced
    const byHand = { reason: composed.reason, inRupees: isHandInRupees(composed) }
    const rides = priced.rides.map((ride) => requestedRide(ride, byHand))
    return await redeemQuotes(
      context,
      { key, email: guest.email, phone: guest.phone, phoneCountry: undefined, sent, rides },
      {
        language: offeredLanguage(language),
        visitor: null,
        robotCheck: null,
        takenBy: who,
        partner: guest.partner,
        driverWish: guest.driverWish,
        isClosedMeant: typedGuest.closed === 'meant',
        isForTheBooks: typedGuest.past === 'yes',
        now,
      },
    )
  } catch (error) {
    if (error instanceof SiteError && error.kind === 'quote-used') {
      throw new TelephoneRefused([
        {
          field: 'rides',
          text: 'This was booked before, with other details: find that booking and change it. For another booking ask for the prices again.',
        },
      ])
    }
    if (error instanceof QuotesStale || error instanceof BookingRefused)
      throw new TelephoneRefused([{ field: 'rides', text: 'The price is another one now. Ask for it again.' }])
    throw error
  }
}

/** @throws TelephoneRefused with all that has to be typed otherwise */
async function checkedBooking(
  context: WorkerContext,
  typed: TypedRides,
  typedGuest: TypedGuest,
  shown: ShownPrices,
  now: Date,
): Promise<{ readonly priced: PricedRides; readonly guest: Guest }> {
  const [pricing, guest] = await Promise.all([
    quoteByTelephone(context, typed, typedGuest, now),
    guestOf(context.env, typedGuest),
  ])
  const problems = [...('problems' in pricing ? pricing.problems : []), ...('problems' in guest ? guest.problems : [])]
  if ('problems' in pricing || 'problems' in guest) throw new TelephoneRefused(problems)
  const { priced } = pricing
  problems.push(...otherPrices(priced, shown, saidByPhone(context.env, typedGuest)))
  if (typedGuest.closed !== 'meant') {
    problems.push(
      ...priced.rides.flatMap(({ closed }, i) =>
        closed === null ? [] : [{ field: rideField(i, 'date'), text: `${closed} If you drive all the same, say so.` }],
      ),
    )
  }
  if (problems.length > 0) throw new TelephoneRefused(problems)
  return { priced, guest }
}
