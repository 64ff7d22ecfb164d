/** What a link asks to be filled into the form. */
import { recall, remember } from '#client/device/storage.ts'
import { startUndated } from '#client/booking/fields/pickup-start.ts'
import { readAskedBooking } from '#domain/bookings/request/booking-in-link.ts'
import { type FormKind, keepInDraft } from './draft-storage.ts'
import { noteField } from './form-fields.ts'

/** The address whose wishes the draft holds. */
const ASKED_AT = 'asked-at'

/**
 * Puts into the draft what the page's address asks for, once: what the visitor changes afterwards stays. A tour's page
 * reads the travelers itself, and a journey's all of its plan: beside that it names the vehicle and the way to travel.
 */
export function takeAskedBooking(
  kind: FormKind,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: Date,
): void {
  if (search === '' || recall(ASKED_AT) === pathname + search) return
  const query = new URLSearchParams(search)
  const { date, time, vehicle, travelers, bags } = readAskedBooking(query, now)
  if (kind === 'journey') {
    const arrangement = query.get('way')
    if (!vehicle || !arrangement) return
    remember(ASKED_AT, pathname + search)
    keepInDraft('transfer', { vehicle })
    return keepInDraft(kind, { arrangement })
  }
  const asked = Object.entries({
    ...(date ? { date, time: time ?? '' } : {}),
    ...(kind === 'transfer' ? { vehicle, [noteField('travelers', kind)]: travelers?.toString() } : {}),
    [noteField('bags', kind)]: bags?.toString(),
  }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (asked.length === 0) return
  remember(ASKED_AT, pathname + search)
  // The current time belongs to the current day.
  if (date && !time) startUndated(kind)
  keepInDraft(kind, Object.fromEntries(asked))
}
