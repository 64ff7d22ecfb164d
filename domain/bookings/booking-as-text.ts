/** A booking as a text that is copied, kept and sent: by its guest, and by the office to a guest who reads no mail. */
import { BRAND, CONTACT } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { promisesOf, type SaidPromises } from './agreed/kept-promises.ts'
import type { PublicBooking, PublicRide } from './booking.ts'
import { signWord } from './reference.ts'
import { meetingMapLink, meetingPointOf, meetingSentences } from './driver/where-to-meet.ts'
import { nobodyComesText, pickupAdvice } from './driver/pickup-advice.ts'
import { transferLines, transferTerms } from './money/bank-transfer.ts'
import { depositTerms } from './money/payments.ts'
import { askedDeposit, priceText } from './money/said-sums.ts'
import { isRunning } from './ride.ts'
import { rideTitle, secondText } from './ride-summary.ts'

/** What is asked for before the rides, as the booking's answer says it. */
export type AskedDeposit = Pick<PublicBooking, 'depositUsd' | 'depositLkr' | 'transfer'>

interface KeptBooking extends SaidPromises, AskedDeposit {
  readonly reference: string
  readonly rides: readonly PublicRide[]
}

interface KeptLinks {
  /** Whole, of the booking's page. */
  readonly page: string
  /** Whole, with the guest's key; `null` where nobody has it. */
  readonly changes: string | null
}

const isAhead = (ride: PublicRide) => isRunning(ride) && !ride.over

/** Whether there is something to keep: a ride that is still to be driven. */
export const isToBeKept = ({ rides }: Pick<KeptBooking, 'rides'>): boolean => rides.some(isAhead)

function rideLines(ride: PublicRide, texts: Texts): string[] {
  const { lines: t } = texts.in('guest').keep
  const { driver, pickupDate, pickupTime } = ride
  const { date, time } = texts.formats
  return [
    t.ride(rideTitle(ride, texts) + secondText(ride, texts), date(pickupDate), time(pickupTime)),
    ...(driver ? [t.driver(driver.name, driver.phone, driver.car)] : []),
  ]
}

/** Where the guest of a confirmed ride meets the driver, and what they have if nobody comes: nobody reads a mail that says so. */
function pickupLines(ride: PublicRide, promises: Promises, texts: Texts, sign: string): string[] {
  const { voucher: t, itinerary, pickup } = texts.in('booking')
  const point = meetingPointOf(ride)
  const advice = [
    ...pickupAdvice(ride, promises, texts, ride.guestName ? null : sign),
    ...(point ? meetingSentences(point, texts, ride.pickupAddress) : []),
  ]
  return [
    itinerary.said(t.atPickup, texts.formats.sentences(advice)),
    ...(point ? [meetingMapLink(point)] : []),
    itinerary.said(pickup.nobody.title, nobodyComesText(promises, texts)),
  ]
}

/** With where it goes to, as the booking's page says it. */
function depositLines({ transfer, ...asked }: AskedDeposit, texts: Texts): string[] {
  const { said } = texts.in('booking').itinerary
  if (transfer)
    return [
      transferTerms(transfer, texts),
      ...transferLines(transfer, texts).map((line) => said(line.label, line.value)),
    ]
  const deposit = askedDeposit(asked)
  return deposit ? [depositTerms(deposit, texts)] : []
}

/** @param texts those of `booking`, `tours` and `guest` are loaded */
export function keptText(
  { reference, rides, promises, ...asked }: KeptBooking,
  { page, changes }: KeptLinks,
  texts: Texts,
): string {
  const { lines: t } = texts.in('guest').keep
  const ahead = rides.filter(isAhead)
  // Of the next one alone: a journey has many, and a chat cuts long texts.
  const next = ahead.find(({ status, begun }) => status === 'confirmed' && !begun)
  return [
    t.head(BRAND.name, reference),
    ...ahead.flatMap((ride) => rideLines(ride, texts)),
    ...(next ? pickupLines(next, promisesOf({ promises }), texts, signWord(reference)) : []),
    ...(ahead.every(({ driver }) => driver === null) ? [t.driverLater] : []),
    t.price(priceText(rides.filter(isRunning), texts.formats)),
    ...depositLines(asked, texts),
    t.booking(page),
    ...(changes === null ? [] : [t.change(changes)]),
    t.us(CONTACT.whatsappShown, CONTACT.email),
  ].join('\n')
}
