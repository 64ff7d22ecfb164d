/**
 * The fare passport: what was agreed for one ride, signed by the site, so that driver, guest and hotel can check without
 * a network what is owed and what is in the price. docs/fare-passport.md
 */
import * as v from 'valibot'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import type { PublicRide, RideInWords } from './booking.ts'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'
import { signWord } from './reference.ts'

const VERSION = 1

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(200))

/**
 * In the order in which they are signed. No name, no number, and not the booking's reference, which would open it: a
 * passport is shown to strangers.
 */
const FactsSchema = v.strictTuple([
  v.literal(VERSION),
  /** Day of the signature, `YYYY-MM-DD`, Sri Lanka time. */
  v.pipe(v.string(), v.check(isRealDate)),
  /** What stands on the driver's sign where there is no name. */
  text,
  v.picklist(['transfer', 'tour']),
  /** Pickup and dropoff. */
  text,
  text,
  v.pipe(v.string(), v.check(isRealDate)),
  v.pipe(v.string(), v.check(isRealTime)),
  /** The vehicle of a transfer, the park of a tour. */
  text,
  /** Whole dollars. */
  whole,
  /** Whole rupees; 0 for a tour, which has a price in dollars alone. */
  whole,
  /** Whole dollars that nobody collects any more, by the day of the signature. */
  whole,
])

export interface PassportFacts {
  readonly signedOn: string
  readonly sign: string
  readonly kind: 'transfer' | 'tour'
  readonly pickup: string
  readonly dropoff: string
  readonly pickupDate: string
  readonly pickupTime: string
  /** A class of vehicles, or the name of a park. */
  readonly what: string
  readonly priceUsd: number
  readonly priceLkr: number | null
  /** Paid, also where some of it was given back as a favour. */
  readonly paidUsd: number
}

/** Longer than any passport: what is longer is not parsed. */
const MAX_PASSPORT = 2000
const FORM = /^([\w-]{8})\.([\w-]{1,1600})\.([\w-]{86})$/

const encoder = new TextEncoder()

/** Base64 for addresses, without padding (RFC 4648, section 5). */
export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** @throws Error where other letters stand for the same bytes: an altered text would pass (RFC 4648, section 3.5) */
export function bytesOfBase64Url(encoded: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  if (base64Url(bytes) !== encoded) throw new Error('not the only spelling')
  return bytes
}

/**
 * What is to be signed: the key's id and the facts.
 * @param signedOn `YYYY-MM-DD`
 */
export function passportBody(
  ride: RideInWords & Pick<PublicRide, 'paidUsd' | 'waivedUsd'>,
  reference: string,
  keyId: string,
  signedOn: string,
): string {
  const { kind, pickup, dropoff, pickupDate, pickupTime, priceUsd, paidUsd, waivedUsd = 0 } = ride
  const [what, lkr] = ride.kind === 'transfer' ? [ride.vehicle, ride.priceLkr] : [ride.park, 0]
  const facts = [
    VERSION,
    signedOn,
    signWord(reference),
    kind,
    pickup,
    dropoff,
    pickupDate,
    pickupTime,
    what,
    priceUsd,
    lkr,
    paidUsd + waivedUsd,
  ] satisfies v.InferOutput<typeof FactsSchema>
  return `${keyId}.${base64Url(encoder.encode(JSON.stringify(facts)))}`
}

export interface ReadPassport {
  readonly keyId: string
  /** What the signature covers. */
  readonly signed: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
  /** True only if the signature holds: check it before showing them. */
  readonly facts: PassportFacts
}

/** `null` for anything that is no passport. Says nothing of the signature. */
export function readPassport(passport: string): ReadPassport | null {
  const [, keyId, payload, signature] = (passport.length <= MAX_PASSPORT && FORM.exec(passport)) || []
  if (!keyId || !payload || !signature) return null
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytesOfBase64Url(payload))
    const { success, output } = v.safeParse(FactsSchema, JSON.parse(json))
    if (!success) return null
    const [, signedOn, sign, kind, pickup, dropoff, pickupDate, pickupTime, what, priceUsd, lkr, paidUsd] = output
    if (kind === 'transfer' && !(VEHICLE_CLASSES as readonly string[]).includes(what)) return null
    return {
      keyId,
      signed: encoder.encode(`${keyId}.${payload}`),
      signature: bytesOfBase64Url(signature),
      facts: {
        signedOn,
        sign,
        kind,
        pickup,
        dropoff,
        pickupDate,
        pickupTime,
        what,
        priceUsd,
        priceLkr: kind === 'transfer' ? lkr : null,
        paidUsd,
      },
    }
  } catch {
    return null
  }
}

/** The address in the QR code. Browsers send nothing after the '#': no server learns what is checked. */
export const passportUrl = (passport: string): string => `${BRAND.origin}${paths.passport}#${passport}`
