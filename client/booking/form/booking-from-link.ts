/** What a link, or the form of one ride, asks to be filled into the form. */
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { recall, remember } from '#client/device/storage.ts'
import { typedAddress } from '#client/places/typed-address.ts'
import { startUndated } from '#client/booking/fields/pickup-start.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { isAtGate } from '#domain/tours/parks.ts'
import { readAskedBooking } from '#domain/bookings/request/booking-in-link.ts'
import { type FormKind, keepInDraft, pageAt, readDraft } from './draft-storage.ts'
import { flightInDraft, noteField, RETURN_NAMES, rideInDraft, timeInDraft, withDoor } from './form-fields.ts'

/** The page whose wishes the draft holds. */
const ASKED_AT = 'asked-at'

/** Who rides, and what comes along: a journey's form has the same fields. */
const SAID_OF_GUEST = ['guestName', 'childSeats', ...BULKY_THINGS] as const

/**
 * For a ride that becomes a journey: a stop on its way changes neither hour nor flight.
 * @param waits for one ride there and back
 */
export function takeTransfer({ pickup, dropoff }: Trip, waits = false): void {
  const [start, flight] = rideInDraft({ pickup, dropoff: waits ? pickup : dropoff })
  const [startBack, flightBack] = rideInDraft({ pickup: dropoff, dropoff: pickup })
  const typed = readDraft('transfer')
  // A ride to the airport and back has no field for the flight that is met there.
  const far = isColomboAirport(dropoff) ? (typed[noteField('flight', 'transfer')] ?? '') : typedAddress(dropoff)
  const taken = {
    details: waits ? withDoor(typed.details ?? '', dropoff, far) : typed.details,
    [timeInDraft(start)]: typed.time,
    [flightInDraft(flight)]: typed[noteField('flight', 'transfer')],
    ...(typed[RETURN_NAMES.choice] === 'yes' && !waits
      ? {
          [timeInDraft(startBack)]: typed[RETURN_NAMES.time],
          [flightInDraft(flightBack)]: typed[RETURN_NAMES.flight],
        }
      : {}),
    ...Object.fromEntries(SAID_OF_GUEST.map((note) => noteField(note, 'transfer')).map((name) => [name, typed[name]])),
  }
  keepGiven(taken)
}

/** The same for a tour that becomes two. */
export function takeTour({ park, pickup, dropoff }: Trip & { readonly park: string }): void {
  const named = (place: string) => (isAtGate(place, park) ? park : place)
  const [start, flight] = rideInDraft({ pickup: named(pickup), dropoff: named(dropoff), park })
  const typed = readDraft('tour')
  keepGiven({
    [timeInDraft(start)]: typed.time,
    [flightInDraft(flight)]: typed[noteField('flight', 'tour')],
    ...Object.fromEntries(SAID_OF_GUEST.map((name) => [noteField(name, 'transfer'), typed[noteField(name, 'tour')]])),
  })
}

function keepGiven(taken: Readonly<Record<string, string | undefined>>): void {
  const given = Object.entries(taken).filter((entry): entry is [string, string] => Boolean(entry[1]))
  keepInDraft('journey', Object.fromEntries(given))
}

/**
 * Puts into the draft what the page's address asks for, once: what the visitor changes afterwards stays. A tour's page
 * reads the travelers itself, and a journey's all of its plan: beside that it names the vehicle and the way to travel.
 */
export function takeAskedBooking(kind: FormKind, asking: Pick<Location, 'pathname' | 'search'>, now: Date): void {
  const { search } = asking
  const page = pageAt(asking)
  if (search === '' || recall(ASKED_AT) === page) return
  const query = new URLSearchParams(search)
  const { date, time, vehicle, travelers, bags } = readAskedBooking(query, now)
  if (kind === 'journey') {
    const arrangement = query.get('way')
    if (!vehicle || !arrangement) return
    remember(ASKED_AT, page)
    keepInDraft('transfer', { vehicle })
    return keepInDraft(kind, { arrangement })
  }
  const asked = Object.entries({
    ...(date ? { date, time: time ?? '' } : {}),
    ...(kind === 'transfer' ? { vehicle, [noteField('travelers', kind)]: travelers?.toString() } : {}),
    [noteField('bags', kind)]: bags?.toString(),
  }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (asked.length === 0) return
  remember(ASKED_AT, page)
  // The current time belongs to the current day.
  if (date && !time) startUndated(kind)
  keepInDraft(kind, Object.fromEntries(asked))
}
