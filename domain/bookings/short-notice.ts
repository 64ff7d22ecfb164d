/** Pickups that come so soon that the operator must find a driver first. docs/product.md#short-notice */
import { SERVICE, whatsappLink } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { HOUR_MS, instantOf, type LocalMoment } from '#domain/sri-lanka-time.ts'

/**
 * How many hours before a pickup it must be booked to be more than a request: at night more than by day.
 * @param time `HH:mm`
 */
function leadHours(time: string): number {
  const { from, until, hours } = SERVICE.nightLead
  return time >= from || time < until ? hours : SERVICE.leadHours
}

/** When a pickup was asked for: with the booking, or when its guest last changed what was agreed. Instants are UTC, ISO 8601. */
export function requestedAt({ createdAt, movedAt }: { readonly createdAt: string; readonly movedAt: string | null }) {
  return new Date(movedAt ?? createdAt)
}

/** True for a pickup that is a request: it was booked, or would be booked at that moment, too shortly before. */
export function isShortNotice(pickup: LocalMoment, booked: Date): boolean {
  const instant = instantOf(pickup)
  return instant !== null && instant.getTime() - booked.getTime() < leadHours(pickup.time) * HOUR_MS
}

interface SoonPickup {
  /** What is driven: 'Taxi from Colombo to Kandy'. */
  readonly title: string
  readonly pickupDate: string
  readonly pickupTime: string
  /** Not before it is booked. */
  readonly reference?: string
}

/** Opens a WhatsApp chat that asks for a driver. */
export function shortNoticeLink({ title, pickupDate, pickupTime, reference }: SoonPickup, texts: Texts): string {
  const { shortNotice: t } = texts.in('ride')
  const [date, time] = [texts.formats.date(pickupDate), texts.formats.time(pickupTime)]
  return whatsappLink(reference ? t.askBooked(title, date, time, reference) : t.ask(title, date, time))
}
