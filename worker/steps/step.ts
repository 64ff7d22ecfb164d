/**
 * What a step with a booking is: what is asked for, what it does to each ride, and why it is refused; and what a guest may
 * do alone.
 */
import { cancelFee, type CancelFee, guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import type { AssignedDriver } from '#domain/bookings/ride.ts'
import type { PartyOffer, VehicleOffer } from '#domain/bookings/agreed/changed-price.ts'
import type { DriverNote } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { refusalText, type RefusalReader, type StepRefusal } from '#domain/bookings/agreed/operator-steps.ts'
import type { BackMethod, EnteredMethod, RideShare } from '#domain/bookings/money/payments.ts'
import type { BothSums, Paid } from '#domain/bookings/money/sums.ts'
import { may, type OwnerAct, type Role } from '#domain/roles.ts'
import { type AskedRide, askedRide } from '#worker/bookings/open-caveats.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import type { ContactChange, RideChange } from '#worker/bookings/write-change.ts'
import type { BookingMailKind, MailReader } from '#worker/database/schema.ts'
import type { CardPayment, CardRefund } from '#domain/bookings/money/gateway-refunds.ts'
import type { BookedEntry, Money } from '#worker/payments/cash-book.ts'
import type { GatewayRefundRow } from '#worker/database/schema.ts'

/** How much came, or went back: `lkr` in whole rupees, where it was rupees. `method`: in cash where nothing is said. */
interface EnteredMoney {
  readonly lkr?: number | undefined
}

/** `left`: what of its payment is still counted, in the refund's currency, where a bank has taken some of it away. */
interface AtGateway {
  readonly refund: GatewayRefundRow
  readonly isSaid: boolean
  readonly left: number | null
}

/** What came for a ride, or for a whole booking, or went back. */
export type MoneyStep =
  /** Came just now. `usd`: whole dollars of the price that it pays; what the rupees are worth, or all that is owed. */
  | ({
      readonly step: 'paid'
      readonly usd?: number | undefined
      readonly method?: EnteredMethod | undefined
      /**
       * The house's invoice that it pays, and what that asks for each of the rides, in its currency: whole dollars or rupees. Nobody
       * types it.
       */
      readonly ofInvoice?: { readonly number: number; readonly each: readonly number[] } | undefined
    } & EnteredMoney)
  /** Went back just now: `usd` whole dollars. For a running ride nobody collects it again, unless it is owed again. */
  | ({
      readonly step: 'refund'
      readonly usd?: number | undefined
      readonly isOwedAgain?: boolean | undefined
      readonly method?: BackMethod | undefined
      /** What a gateway was asked for and has given back; nobody types it. `isSaid`: a person says that it went. */
      readonly atGateway?: AtGateway | undefined
    } & EnteredMoney)
  /** The gateway is to give back to the card: whole dollars. Taken by `giveBack` alone, which asks it. */
  /** Whole dollars; or whole rupees, of what came in those. */
  | {
      readonly step: 'give-back'
      readonly usd?: number | undefined
      readonly lkr?: number | undefined
      readonly isOwedAgain?: boolean | undefined
    }
  /** An entry of the cash book was wrong. `number`: its receipt. `reason`: why, for the history. */
  | { readonly step: 'reverse'; readonly number: number; readonly reason: string }
  /**
   * What is owed of a ride that is not driven, from now on: whole dollars, or whole rupees of who pays in those; nothing where
   * it is waived.
   */
  | {
      readonly step: 'charge'
      readonly usd?: number | undefined
      readonly lkr?: number | undefined
      readonly reason: string
    }

/** What only the office reads. `openUntil`: the day on which somebody has to look at it again, `YYYY-MM-DD`. */
export interface NoteStep {
  readonly step: 'note' | 'complaint'
  readonly text: string
  readonly openUntil?: string | undefined
}

/** The office insists although no car can be had: one drives that is not listed. */
interface HiredCar {
  readonly isCarHired?: boolean | undefined
}

/** Of the office, where something speaks against it: such as the driver, the car, or that the guest is on board. */
interface Insistence {
  readonly insists?: boolean | undefined
}

export type Step =
  | { readonly step: 'reopen' | 'resend' | 'came' }
  | ({ readonly step: 'no-show' } & Insistence)
  | ({ readonly step: 'no-driver' } & Insistence)
  | ({ readonly step: 'confirm' } & HiredCar)
  /**
   * `feeSeen`: what a guest was told that it costs. It is refused where it costs more by now.
   * `isGuestsWish`: of the office; what cancelling costs by now is owed.
   */
  | ({
      readonly step: 'cancel'
      readonly feeSeen?: Partial<BothSums> | undefined
      readonly isGuestsWish?: boolean | undefined
    } & Insistence)
  /** `second` drives the second vehicle of each drive, where the step is for a whole booking. */
  | ({
      readonly step: 'driver'
      readonly driver: AssignedDriver
      readonly second?: AssignedDriver | undefined
    } & Insistence)
  /** What is not given stays. */
  | ({
      readonly step: 'change'
      readonly date?: string | undefined
      readonly time?: string | undefined
      readonly notes?: TypedNotes | undefined
      /** Another vehicle, or another number of travelers of a tour, at the price that the guest saw beside it. */
      readonly instead?: TakenInstead | undefined
      /** Of a guest: the other vehicle of the drive is changed in the same way. */
      readonly isForBoth?: boolean | undefined
      /** The pickup for which the guest has said that it is meant to overlap with another ride: '2026-12-01 10:00'. */
      readonly meantAt?: string | undefined
      /** `fullQuestion` in English, where the guest has said yes to it. */
      readonly meantFull?: string | undefined
      /**
       * Where the new time has another price: that price as it was seen, in whole dollars, and rupees where it was said in
       * those, too; or the one that was booked. A guest cannot keep that one.
       */
      readonly price?: { readonly seenUsd: number; readonly seenLkr?: number | null | undefined } | 'keep' | undefined
      /** Of the office: the vehicle, or the number of travelers of a tour, that the booking should have had. */
      readonly corrected?: string | undefined
      /** The office drives on a closed day, too. */
      readonly isClosedMeant?: boolean | undefined
      /** The pickup for which the guest has said that it is meant although no car can be had: '2026-12-01 10:00'. */
      readonly requestedAt?: string | undefined
    } & HiredCar &
      Insistence)
  /**
   * Of the whole booking; what is not given stays, and an empty address is none. `isVisitor`: the guest does not live here,
   * whatever they said.
   */
  | {
      readonly step: 'contact'
      readonly email?: string | undefined
      readonly phone?: string | undefined
      readonly isVisitor?: boolean | undefined
    }
  /** Another price than the quoted one, in whole dollars, of a resident in whole rupees; or a discount in whole percent. */
  | {
      readonly step: 'price'
      readonly price: { readonly usd: number } | { readonly lkr: number } | { readonly percent: number }
      readonly reason: string
    }
  | MoneyStep
  | NoteStep

export type StepOf<Name extends Step['step']> = Extract<Step, { step: Name }>

/** Steps that something may speak against. */
export type InsistedStep = StepOf<'driver' | 'no-driver' | 'change' | 'no-show' | 'cancel'>
const INSISTED = ['driver', 'no-driver', 'change', 'no-show', 'cancel'] as const satisfies InsistedStep['step'][]
export const isInsisted = (step: Step): step is InsistedStep => INSISTED.some((each) => each === step.step)

export type TakenInstead =
  | (Pick<VehicleOffer, 'vehicle' | 'priceUsd'> & { readonly priceLkr?: number | null | undefined })
  | PartyOffer

/** What the guest tells the driver, as it was typed. An empty text removes it. */
export type TypedNotes = { readonly [Name in DriverNote]?: string | undefined }

/** Says why a step was not taken, and what to do instead. */
export class StepRefused extends Error {
  readonly refusal: StepRefusal

  constructor(refusal: StepRefusal, reader: RefusalReader = 'page') {
    super(refusalText(refusal, reader))
    this.refusal = refusal
  }
}

/** In words for the guest. */
export const refuseGuest = (refusal: StepRefusal) => new StepRefused(refusal, 'guest')

export type Mail = readonly [kind: BookingMailKind, reader: MailReader]

/** What a step does to one ride. */
export interface Effect {
  /** `null` if nothing changes that the guest sees. */
  readonly set: RideChange | null
  /** By how much it is paid more; negative for money that goes back. */
  readonly paidMore?: Paid
  /** Its guest came: its driver's word that nobody did counts no longer. */
  readonly came?: true
  /** Why another charge is owed, in words of the owner. */
  readonly reason?: string
  /** For the history. */
  readonly words: string
  readonly mails: readonly Mail[]
  /** Its driver has to look at the sheet again. */
  readonly isForDriver?: boolean
}

export interface RideEffect extends Effect {
  readonly ride: Ride
}

/** What a step does to all of its rides. */
export interface Outcome {
  readonly effects: readonly RideEffect[]
  /** For the history, beside the words of each ride. */
  readonly words?: readonly string[]
  /** How the guest is reached from now on. */
  readonly contact?: ContactChange
  /** The day on which the step is to be looked at again. */
  readonly openUntil?: string | undefined
  /** For the cash book: came, or went back. */
  readonly money?: Money
  /** What a gateway is to give back. */
  readonly cardRefund?: CardRefund
  /** What was paid of rides that are cancelled and pays others from now on. */
  readonly moved?: readonly RideShare[]
}

export interface StepContext {
  readonly booking: Booking
  readonly now: Date
  /** Who takes it in the office. */
  readonly role: Role
  /** Of the step that reverses one; `null` if the booking has no such entry. */
  readonly entry?: BookedEntry | null
  /** Of a step that gives money back or reverses an entry: what came for the booking beyond what is paid. */
  readonly over?: BothSums | undefined
  /** Of a step that gives money back: those that the site can give back to a card. */
  readonly payments?: readonly CardPayment[]
}

/** @throws StepRefused */
export function checkMay({ role }: StepContext, act: OwnerAct): void {
  if (!may(role, act)) throw new StepRefused({ code: 'owners', act })
}

export const forEach = (rides: readonly Ride[], effectOf: (ride: Ride) => Effect): Outcome => ({
  effects: rides.map((ride) => ({ ride, ...effectOf(ride) })),
})

export const NO_DRIVER = { driverName: null, driverPhone: null, driverCar: null, driverCode: null }

/** What a guest may still do with a ride alone, and what it costs. */
interface GuestTerms {
  readonly asked: AskedRide
  readonly may: ReturnType<typeof guestRights>
  /** What cancelling costs by now. */
  readonly fee: CancelFee
}

export function guestTerms(booking: Booking, ride: Ride, now: Date): GuestTerms {
  const asked = askedRide(booking, ride)
  return { asked, may: guestRights(asked, now, booking.promises), fee: cancelFee(booking, asked, now) }
}
