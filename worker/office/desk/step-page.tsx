/** The form of a step, and what each step is called. */
import type { ReactNode } from 'react'
import { MAX_EMAIL, MAX_PHONE } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { movedPrice, bookedValue, isNewSince, otherRides } from '#domain/bookings/agreed/changed-price.ts'
import { priceBounds, quotedPrice, rupeeBounds, seenText } from '#domain/bookings/agreed/agreed-price.ts'
import { isInRupees, officePrice, partOfPrice, saidIn, showPrice } from '#domain/bookings/money/said-sums.ts'
import { driverWeekWords } from '#domain/bookings/driver/driver-weeks.ts'
import { type DriverNote, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import {
  MONEY_STEPS,
  type OperatorStep,
  tellsGuest,
  DRIVER_LIMITS,
  MAX_REASON,
  MAX_REMARK,
  refusalText,
} from '#domain/bookings/agreed/operator-steps.ts'
import { metWords, officeWaits, promisedBy, saidWords, wordText } from '#domain/bookings/day/ride-events.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import type { BankTransfer } from '#domain/bookings/money/bank-transfer.ts'
import { BACK_METHODS, type BackMethod } from '#domain/bookings/money/payments.ts'
import { backOf, type BothSums, fullLkr, paidOf, sumsOf } from '#domain/bookings/money/sums.ts'
import { grouped } from '#domain/fares/money.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { closedOn } from '#domain/prices/dated-price.ts'
import { type LocalMoment, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import {
  BulkyFold,
  Button,
  ButtonLink,
  Choice,
  Field,
  isBulky,
  NoteField,
  ShownFields,
  Tick,
} from '#worker/platform/plain-page.tsx'
import { againstWords, type DriverChoice } from '#worker/lists/driver-choices.ts'
import { HOME } from '#worker/platform/access.ts'
import type { RideDay } from '#worker/day/ride-events.ts'
import { isToTell } from '#worker/steps/drivers-to-tell.ts'
import { promiseWords, stillWaiting } from '#worker/steps/insistence.ts'
import type { StepPreview } from '#worker/steps/preview.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import {
  concernWords,
  askedLanguage,
  brokeDownWords,
  entryWords,
  priceWords,
  residentWords,
  rideWords,
  transferWords,
  wishWords,
} from '#worker/lists/office-texts.ts'
import { DriverPhoto, type Message, MethodChoice, Notice, OperatorPage, ridePath } from '#worker/office/parts.tsx'
import { useMay } from '#worker/office/roles.tsx'

/** What a step does, as its button and its page say it. */
export const STEPS: Record<OperatorStep, { readonly title: string; readonly danger?: true }> = {
  confirm: { title: 'Confirm' },
  driver: { title: 'Assign a driver' },
  'no-driver': { title: 'Take the driver off' },
  change: { title: 'Change' },
  contact: { title: 'Correct e-mail or phone' },
  price: { title: 'Agree another price' },
  paid: { title: 'Note a payment' },
  refund: { title: 'Give money back' },
  'give-back': { title: 'Give back to the card' },
  reverse: { title: 'Reverse a wrong entry' },
  charge: { title: 'Change what is owed' },
  note: { title: 'Write a note' },
  complaint: { title: 'Write down a complaint' },
  resend: { title: 'Send the mail again' },
  reopen: { title: 'Take up again' },
  'no-show': { title: 'The guest did not come', danger: true },
  came: { title: 'The guest came' },
  cancel: { title: 'Cancel', danger: true },
}

/** What the button says that takes a step, where its name would not be enough. */
const SURE: Partial<Record<OperatorStep, string>> = {
  cancel: 'Yes, cancel it',
  'no-show': 'Yes, the guest did not come',
  'give-back': 'Yes, give it back',
}

/** What domain/ asks of a ride. */
const asRide = (booking: ListedBooking) => booking as Parameters<typeof otherRides>[1]

interface StepPageProps {
  readonly booking: ListedBooking
  /** All of the booking. */
  readonly rides: readonly ListedBooking[]
  readonly step: OperatorStep
  /** All rides of the booking, where the form speaks of all. */
  readonly all?: readonly ListedBooking[] | undefined
  /** The listed drivers, where one is to be assigned. */
  readonly drivers?: readonly DriverChoice[] | undefined
  /** Of a step that was refused because of its driver or car: what the form sends when somebody insists. */
  readonly insistence?: string | undefined
  /** What was typed into a form that was refused. */
  readonly typed?: Readonly<Record<string, string>> | undefined
  readonly message?: Message | undefined
  /** Of the cash book, where one may be reversed. */
  readonly entries?: readonly CashBookEntry[] | undefined
  /** The most whole dollars that can go back to a card at once. */
  readonly mostToCard?: BothSums | undefined
  /** A deposit that is asked for by bank transfer, where a payment is noted. */
  readonly transfer?: BankTransfer | undefined
  /** What cancelling costs by now. */
  readonly chargeNow?: { readonly ofRide: BothSums; readonly ofAll: BothSums } | undefined
  /** What was given for another car in place of ours. */
  readonly given?: Pick<Ride, 'taxiUsd' | 'taxiLkr'> | undefined
  /** What the step would make, to be agreed to before it is taken. */
  readonly preview?: StepPreview | undefined
  /** No car can be had at that time: to insist is a tick. */
  readonly lacksCar?: boolean | undefined
  /** What driver and guest have said, where the ride is not driven, or by another driver. */
  readonly day?: Pick<RideDay, 'events' | 'words' | 'brokeDownAt'> | undefined
}

/** What was typed stays in the form, with what it would make. */
function PreviewFields({ preview, typed = {} }: Pick<StepPageProps, 'typed'> & { readonly preview: StepPreview }) {
  return (
    <>
      <div className="notice">
        {preview.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {preview.receipt !== null && <p>Its receipt is the next one, number {preview.receipt} by now.</p>}
      </div>
      {Object.entries(typed)
        .filter(([name]) => !['step', 'version', 'agreed', 'all'].includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <input type="hidden" name="agreed" value={preview.sentences.join(' ')} />
    </>
  )
}

/** What the form of a step shows at first. */
function shownFields({ booking, step }: Pick<StepPageProps, 'booking' | 'step'>): Record<string, string> {
  switch (step) {
    case 'driver':
      // Another one is looked for.
      if (booking.driverAnswer === 'cannot') return {}
      return { name: booking.driverName ?? '', phone: booking.driverPhone ?? '', car: booking.driverCar ?? '' }
    case 'change': {
      const notes = notesOf(booking.kind).map((name) => [name, String(booking[name] ?? '')])
      const vehicle = bookedValue(asRide(booking))
      return { date: booking.pickupDate, time: booking.pickupTime, vehicle, ...Object.fromEntries(notes) }
    }
    case 'contact':
      return { email: booking.email, phone: booking.phoneTyped }
    default:
      return {}
  }
}

/** Steps with another form for all rides of a booking: it speaks of another amount. */
export const FOR_ALL: readonly OperatorStep[] = ['paid', 'refund', 'give-back']
/** Those that are taken with all rides at once. */
const FOR_SEVERAL: readonly OperatorStep[] = [
  ...FOR_ALL,
  'confirm',
  'driver',
  'resend',
  'reopen',
  'cancel',
  'note',
  'complaint',
]

export const hasFormForAll = ({ rides }: ListedBooking, step: OperatorStep) => rides > 1 && FOR_ALL.includes(step)

/** The form of a step with all rides of a booking. */
export const allRidesPath = (booking: ListedBooking, step: OperatorStep) => `${ridePath(booking, step)}&all=yes`

export const isForSeveral = ({ rides }: Pick<ListedBooking, 'rides'>, step: OperatorStep) =>
  rides > 1 && FOR_SEVERAL.includes(step)

/** Whether the step is for all rides. */
function AllRides({ booking, step, all, typed }: Omit<StepPageProps, 'rides'>) {
  if (!isForSeveral(booking, step)) return null
  if (hasFormForAll(booking, step)) return all ? <input type="hidden" name="all" value="yes" /> : null
  return (
    <Tick name="all" defaultChecked={typed ? typed.all === 'yes' : step === 'driver' && booking.arrangement === 'stay'}>
      {step === 'driver'
        ? 'For all confirmed rides of the booking with this vehicle, with one sheet'
        : 'For all rides of the booking for which it is possible'}
    </Tick>
  )
}

function PriceFields({ booking, typed = {} }: Pick<StepPageProps, 'booking' | 'typed'>) {
  const quoted = quotedPrice(booking)
  const bounded = { ...booking, isUnconfirmed: booking.status === 'new' }
  const { inRupees = false } = booking
  const { least, most } = inRupees
    ? rupeeBounds(bounded, fullLkr({ ...booking, priceUsd: quoted.usd, priceLkr: quoted.lkr }))
    : priceBounds(bounded)
  const currency = inRupees ? 'LKR' : 'USD'
  const field = (name: string) => ({ name, defaultValue: typed[name], autoComplete: 'off' })
  return (
    <>
      <p>
        Quoted: {showPrice(quoted, ENGLISH_TEXTS.formats, inRupees ? booking : {})}. The price may be between{' '}
        {`${currency} ${grouped(least)} and ${currency} ${grouped(most)}`}.
      </p>
      {inRupees ? (
        <Field
          label={
            booking.kind === 'tour'
              ? 'New price, rupees: a tour costs whole dollars, so it becomes the nearest one below'
              : 'New price, whole rupees'
          }
          inputMode="numeric"
          {...field('lkr')}
        />
      ) : (
        <Field label="New price, whole USD" inputMode="numeric" {...field('usd')} />
      )}
      <Field label="Or a discount on the quoted price, in percent" inputMode="numeric" {...field('percent')} />
      <Field label="Reason, as the guest reads it" maxLength={MAX_REASON} required {...field('reason')} />
    </>
  )
}

interface RupeesProps extends Pick<StepPageProps, 'typed'> {
  readonly label: string
  readonly required?: boolean
}

const Rupees = ({ label, typed = {}, required = false }: RupeesProps) => (
  <Field label={label} name="lkr" required={required} inputMode="numeric" defaultValue={typed.lkr} autoComplete="off" />
)

interface MoneyFieldsProps extends Pick<StepPageProps, 'typed'> {
  /** Such as 'came'. */
  readonly went: string
  /** The rides that it is for. */
  readonly all: readonly ListedBooking[]
  /** What the rupees of a resident are part of, such as 'paid'. */
  readonly part: 'owed' | 'paid'
  /** In which dollars are typed. */
  readonly dollars: ReactNode
  /** How it is to be expected. */
  readonly usual?: BackMethod | undefined
  readonly methods?: readonly BackMethod[]
}

/**
 * What came or went back and how, for the cash book. Of a price in rupees nobody is asked for dollars, unless some came.
 */
function MoneyFields({ went, all, part, dollars, usual, methods, typed = {} }: MoneyFieldsProps) {
  const method = <MethodChoice label={`How it ${went} now`} defaultValue={typed.method ?? usual} methods={methods} />
  if (!isInRupees(all))
    return (
      <>
        {dollars}
        {method}
        <Rupees label={`Rupees that ${went} now; leave empty for dollars`} typed={typed} />
      </>
    )
  const { lkr } = sumsOf(all, part)
  const ofWhat = lkr === 0 ? '' : ` of the ${grouped(lkr)} that are ${part}`
  const hasDollars = all.some(({ cameInUsd }) => cameInUsd > 0)
  return (
    <>
      <Rupees label={`What ${went} now, whole rupees${ofWhat}`} typed={typed} required={!hasDollars} />
      {hasDollars && (
        <Field
          label={`Or dollars that ${went} now, whole USD; then leave the rupees empty`}
          inputMode="numeric"
          name="usd"
          defaultValue={typed.usd}
        />
      )}
      {method}
    </>
  )
}

/** Nothing came that could go back: what its guest is given is for a taxi. */
const isForTaxi = (all: readonly ListedBooking[], entries: StepPageProps['entries'] = []) =>
  all.length === 1 && paidOf(all) === 0 && !entries.some(({ method }) => method !== 'taxi')

const PayAgain = ({ typed }: { readonly typed: Readonly<Record<string, string>> }) => (
  <Tick name="again" defaultChecked={typed.again === 'yes'}>
    The guest is to pay it again; else nobody collects it
  </Tick>
)

function DriverLine({
  choice,
  hasNamesake,
  guestLanguage,
}: {
  readonly choice: DriverChoice
  readonly hasNamesake: boolean
  readonly guestLanguage: string | null
}) {
  const { driver, car, week, isHeld, speaks, lacks } = choice
  const against = againstWords(choice)
  return (
    <span>
      {driver.name}
      {hasNamesake && ` (${driver.phone})`} · {car.car} · {car.seats} {car.seats === 1 ? 'seat' : 'seats'}
      {isHeld && <strong> · kept for this ride</strong>}
      <br />
      {against === '' ? <span className="good">free</span> : <span className="bad">{against}</span>}
      <br />
      <span className="soft">
        That week: {driverWeekWords(week)}
        {speaks && ` · speaks ${guestLanguage}`}
        {lacks.length > 0 && ` · the guest’s wish: ${lacks.join(', ')}`}
      </span>
    </span>
  )
}

/** The listed drivers with their cars, those who fit first, then a typed one. */
function DriverList({ booking, drivers, typed = {} }: Pick<StepPageProps, 'booking' | 'drivers' | 'typed'>) {
  if (!drivers || drivers.length === 0) return null
  const wish = wishWords(booking)
  const { driverAnswer, driverPhone, pickupDate: day } = booking
  const left = driverAnswer === 'cannot' ? drivers.find(({ driver: { phone } }) => phone === driverPhone) : undefined
  const radio = {
    type: 'radio',
    name: 'listed',
    // After Back browsers tick the line in the same position, and another driver may be there by now.
    autoComplete: 'off',
    style: { width: '1.5rem', minHeight: '1.5rem', flex: 'none' },
  } as const
  const line = { display: 'flex', gap: '.5rem', alignItems: 'center', color: 'inherit' } as const
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="soft">Who drives{wish !== null && `. The guest’s wish: ${wish}`}</legend>
      {left && (
        <p>
          <a href={`${HOME}/drivers/${left.driver.id}/rides?from=${day}&until=${day}`}>
            All that {left.driver.name} drives that day, and who is free for it
          </a>
        </p>
      )}
      {drivers.map((choice) => (
        <label key={choice.value} style={line}>
          <input {...radio} value={choice.value} defaultChecked={typed.listed === choice.value} />
          <DriverPhoto driver={choice.driver} size={48} />
          <DriverLine
            choice={choice}
            hasNamesake={drivers.some(
              ({ driver: { id, name } }) => id !== choice.driver.id && name === choice.driver.name,
            )}
            guestLanguage={askedLanguage(booking)}
          />
        </label>
      ))}
      <label style={line}>
        <input {...radio} value="" defaultChecked={!typed.listed} />
        Somebody who is not on the list:
      </label>
    </fieldset>
  )
}

/** Once something speaks against driver or car: to insist is a tick. */
function Insist({ insistence, typed = {} }: Pick<StepPageProps, 'insistence' | 'typed'>) {
  if (insistence === undefined) return null
  return (
    <Tick name="insist" value={insistence} defaultChecked={typed.insist === insistence}>
      All the same: I know, and it is to be so
    </Tick>
  )
}

interface PriceChoicesProps extends Pick<StepPageProps, 'booking' | 'rides'> {
  /** The pickup in the form. */
  readonly at: LocalMoment
  /** The vehicle in the form, or the travelers of a tour. */
  readonly vehicle: string
  readonly typed: Readonly<Record<string, string>>
}

/**
 * The vehicle, or the travelers of a tour; and what has to be decided where a ride gets another price, or is moved to a
 * closed day: once the form was refused.
 */
function PriceChoices({ booking, rides, at, vehicle, typed }: PriceChoicesProps) {
  const ride = asRide(booking)
  const said = booking.inRupees ? { inRupees: true, lkrPerUsd: booking.lkrPerUsd } : {}
  const isMoved = at.date !== booking.pickupDate || at.time !== booking.pickupTime
  const isOther = vehicle !== bookedValue(ride)
  const others = otherRides({ arrangement: booking.arrangement, rides }, ride, at)
  const corrected = isOther ? others.find(({ value }) => value === vehicle) : undefined
  const moved = isOther
    ? (corrected?.price ?? null)
    : isMoved && booking.arrangement === 'rides'
      ? movedPrice(ride, at)
      : null
  const newSince = ({ set }: (typeof others)[number]) => 'vehicle' in set && isNewSince(booking, set.vehicle)
  const isClosed = at.date !== booking.pickupDate && closedOn(at.date, booking) !== null
  const price = moved && showPrice({ usd: moved.priceUsd, lkr: moved.priceLkr ?? null }, ENGLISH_TEXTS.formats, said)
  return (
    <>
      <Choice
        label={booking.kind === 'tour' ? 'Travelers' : 'Vehicle'}
        name="vehicle"
        defaultValue={vehicle}
        choices={others.map((other) => [
          other.value,
          other.price === null
            ? other.text
            : `${other.text}, ${officePrice({ ...said, ...other.price })}${newSince(other) ? ' by today’s list' : ''}`,
        ])}
      />
      {(moved || corrected) && (
        <Choice
          label="Price"
          name="movedPrice"
          defaultValue={typed.movedPrice ?? ''}
          choices={[
            ['', 'Choose'],
            ...(moved
              ? ([
                  [
                    seenText({ usd: moved.priceUsd, lkr: moved.priceLkr }),
                    `${isOther ? `That of ${corrected?.text}` : 'That of the new time'}: ${price}`,
                  ],
                ] as const)
              : []),
            ['keep', `The booked one: ${priceWords(booking)}`],
          ]}
        />
      )}
      {isClosed && (
        <Tick name="closed" value="meant" defaultChecked={typed.closed === 'meant'}>
          We drive on this closed day
        </Tick>
      )}
    </>
  )
}

/** Entries that the office has made, and that nobody has reversed. */
export const reversible = (entries: readonly CashBookEntry[]) =>
  entries.filter(
    ({ gateway, method, reverses, number }) =>
      gateway === null &&
      method !== 'online' &&
      reverses === null &&
      !entries.some((other) => other.reverses === number),
  )

function Fields({
  booking,
  rides,
  step,
  drivers,
  all = [booking],
  entries = [],
  transfer,
  chargeNow,
  mostToCard = { usd: 0, lkr: 0 },
  typed = {},
}: StepPageProps) {
  const value = (name: string) => typed[name] ?? shownFields({ booking, step })[name]
  const text = (name: keyof typeof DRIVER_LIMITS) => ({
    name,
    defaultValue: value(name),
    maxLength: DRIVER_LIMITS[name],
    autoComplete: 'off',
  })
  const { inRupees = false } = booking
  /** What a guest who pays in rupees alone pays or gets back: nobody writes dollars into the cash book for it. */
  const orRupees = (lkr: number) => (inRupees && lkr > 0 ? { lkr: String(lkr), ...typed } : typed)
  const dollars = { inputMode: 'numeric', name: 'usd', required: true } as const
  const noteField = (name: DriverNote) => (
    <NoteField key={name} name={name} kind={booking.kind} value={value(name) ?? ''} autoComplete="off" />
  )
  switch (step) {
    case 'driver': {
      // An operator who chooses from the list types nothing.
      const required = !drivers || drivers.length === 0
      return (
        <>
          <DriverList booking={booking} typed={typed} drivers={drivers} />
          <Field label="Name" {...text('name')} required={required} />
          <Field label="Phone" type="tel" {...text('phone')} required={required} />
          <Field label="Number plate, make and colour" {...text('car')} required={required} />
        </>
      )
    }
    case 'change':
      return (
        <>
          <Field label="Pickup date" name="date" type="date" defaultValue={value('date')} required />
          <Field label="Pickup time, Sri Lanka time" name="time" type="time" defaultValue={value('time')} required />
          <PriceChoices
            booking={booking}
            rides={rides}
            at={{ date: value('date') ?? '', time: value('time') ?? '' }}
            vehicle={value('vehicle') ?? ''}
            typed={typed}
          />
          {notesOf(booking.kind)
            .filter((name) => !isBulky(name))
            .map(noteField)}
          <BulkyFold value={value}>{notesOf(booking.kind).filter(isBulky).map(noteField)}</BulkyFold>
        </>
      )
    case 'contact':
      return (
        <>
          <Field
            label="E-mail; empty for a guest without one"
            name="email"
            type="email"
            defaultValue={value('email')}
            maxLength={MAX_EMAIL}
            autoComplete="off"
          />
          <Field
            label="Phone; from abroad with + and the country's code"
            name="phone"
            type="tel"
            defaultValue={value('phone')}
            maxLength={MAX_PHONE}
            required
            autoComplete="off"
          />
          {residentWords(booking) && (
            <Tick name="visitor" value="yes" defaultChecked={typed?.visitor === 'yes'}>
              Does not live in Sri Lanka, and pays in dollars
            </Tick>
          )}
        </>
      )
    case 'price':
      return <PriceFields booking={booking} typed={typed} />
    case 'paid': {
      const open = booking.onAccount ? { usd: 0, lkr: 0 } : sumsOf(all, 'owed')
      const guestOwes = transfer
        ? { usd: Math.min(transfer.usd, open.usd), lkr: Math.min(transfer.lkr, open.lkr) }
        : open
      return (
        <>
          {booking.onAccount && (
            <p>The house pays, each month: note that on its invoice. Here goes what the guest paid.</p>
          )}
          {transfer && (
            <p>
              Deposit: {transferWords(transfer)}.
              {hasFormForAll(booking, step) && all.length === 1 && (
                <>
                  {' '}
                  It is for <a href={allRidesPath(booking, step)}>all rides of the booking</a>.
                </>
              )}
            </p>
          )}
          <MoneyFields
            went="came"
            all={all}
            part="owed"
            usual={transfer && 'bank'}
            dollars={
              <Field
                label="What came now, whole USD of the price. Empty: what the rupees are worth."
                {...dollars}
                required={false}
                defaultValue={typed.usd ?? (guestOwes.usd || '')}
              />
            }
            typed={orRupees(guestOwes.lkr)}
          />
        </>
      )
    }
    case 'refund': {
      const went = isForTaxi(all, entries) ? 'went to the guest' : 'went back'
      // Dollars beside rupees count by the price: without them an invoice in rupees credits what truly went back.
      return (
        <>
          <MoneyFields
            went={went}
            all={all}
            part="paid"
            methods={isForTaxi(all, entries) ? ['taxi'] : BACK_METHODS}
            usual={paidOf(all) === 0 ? 'taxi' : undefined}
            dollars={
              <Field
                label={`What ${went} now, whole USD${paidOf(all) > 0 ? ` of the ${paidOf(all)} that are paid` : ''}. Empty: what the rupees are worth.`}
                {...dollars}
                required={false}
                defaultValue={typed.usd ?? (backOf(all) || paidOf(all) || '')}
              />
            }
            typed={orRupees(sumsOf(all, 'back').lkr || sumsOf(all, 'paid').lkr)}
          />
          {!isForTaxi(all, entries) && <PayAgain typed={typed} />}
        </>
      )
    }
    case 'give-back':
      return (
        <>
          {inRupees && (mostToCard.lkr > 0 || mostToCard.usd === 0) ? (
            <Rupees
              label={`What goes back to the card, whole LKR; of one payment at once: ${grouped(mostToCard.lkr)} at most`}
              typed={orRupees(Math.min(mostToCard.lkr, sumsOf(all, 'back').lkr || sumsOf(all, 'paid').lkr))}
            />
          ) : (
            <>
              <Field
                label={`What goes back to the card, whole USD; ${mostToCard.usd} at most at once`}
                {...dollars}
                required={false}
                defaultValue={typed.usd ?? (Math.min(mostToCard.usd, backOf(all) || paidOf(all)) || '')}
              />
              <Rupees label="Rupees that go back, of what came in rupees; then leave the dollars empty" typed={typed} />
            </>
          )}
          <PayAgain typed={typed} />
        </>
      )
    case 'reverse':
      return (
        <>
          <Choice
            label="The entry that is wrong. It stays, and another one takes it back."
            name="number"
            defaultValue={typed.number}
            choices={reversible(entries).map((entry) => [entry.number, entryWords(entry)])}
          />
          <Field
            label="What was wrong with it"
            name="reason"
            defaultValue={typed.reason}
            maxLength={MAX_REASON}
            required
            autoComplete="off"
          />
        </>
      )
    case 'charge':
      return (
        <>
          {inRupees ? (
            <Rupees
              label={`What is owed from now on, whole LKR of ${grouped(fullLkr(booking))}; 0 waives it`}
              typed={{ lkr: '0', ...typed }}
            />
          ) : (
            <Field
              label={`What is owed from now on, whole USD of ${booking.priceUsd}; 0 waives it`}
              {...dollars}
              defaultValue={typed.usd ?? 0}
            />
          )}
          <Field
            label="Why, for the history"
            name="reason"
            defaultValue={typed.reason}
            maxLength={MAX_REASON}
            required
            autoComplete="off"
          />
        </>
      )
    case 'cancel':
      return chargeNow && chargeNow.ofAll.usd > 0 ? (
        <Tick name="wish" defaultChecked={typed.wish === 'yes'}>
          The guest asked for it: {officePrice(partOfPrice(booking, chargeNow.ofRide))} is owed by the terms
          {booking.rides > 1 && `, ${officePrice(partOfPrice(booking, chargeNow.ofAll))} for all rides of the booking`}.
          Without this nothing is owed.
        </Tick>
      ) : null
    case 'note':
    case 'complaint':
      return (
        <>
          <label>
            Only you read it
            <textarea name="text" rows={3} maxLength={MAX_REMARK} defaultValue={typed.text} required />
          </label>
          <Field
            label="Open until; leave empty if nothing is to be done"
            name="until"
            type="date"
            defaultValue={typed.until}
          />
        </>
      )
    default:
      return null
  }
}

/** What is still to be done once a ride is cancelled. It stays on the list until then. */
function WhatStays({ booking }: { readonly booking: ListedBooking }) {
  const { paidUsd } = booking
  const may = useMay()
  const paid = saidIn(booking).sum(sumsOf(booking, 'paid'))
  return (
    <>
      {paidUsd > 0 &&
        (may('money-back') ? (
          <p>Then note how much of the {paid} you give back.</p>
        ) : (
          <p>Then the owner says how much of the {paid} goes back: it stays on the list until then.</p>
        ))}
    </>
  )
}

/** The guest says that nobody is there, and goes by what was promised then. */
function Promised({ booking, given, by }: Pick<StepPageProps, 'booking' | 'given'> & { readonly by: string }) {
  const words = promiseWords({ ...booking, ...given }, by, booking.promises)
  return <p className="notice notice--bad">The guest said that nobody is there, and {words}.</p>
}

/** Of these the guest hears also after the day: what is owed, and a pickup that is moved to a day to come. */
const TOLD_WHENEVER: readonly OperatorStep[] = ['no-show', 'came', 'charge', 'change']

const OF_ONE_RIDE: readonly OperatorStep[] = ['confirm', 'cancel', 'driver']

export function StepPage(props: StepPageProps & { readonly now: Date }) {
  const { booking, rides, step, all, drivers, typed, message, preview, lacksCar = false } = props
  const { entries, transfer, chargeNow, mostToCard, given, day = { events: [], words: [], brokeDownAt: null } } = props
  const { events: said } = day
  const { ride, reference, version, email } = booking
  const { title, danger } = STEPS[step]
  const isDriven = step !== 'cancel' && step !== 'no-show'
  const by = isDriven ? null : promisedBy(day, booking.promises)
  const met = isDriven && day.brokeDownAt !== null ? null : metWords(said, booking)
  const isOnRoad = step === 'cancel' && day.brokeDownAt !== null
  const isAsked = isOnRoad || (met !== null && (step === 'cancel' || step === 'no-driver'))
  const { insistence = isAsked ? step : undefined } = props
  const isRefused = step === 'no-show' && met !== null
  const refusedBy = isRefused ? refusalText({ code: 'is-met', said: met }, 'page') : null
  const waits = step === 'no-show' && !message ? officeWaits(booking, day, booking.promises, props.now) : null
  // A step of one ride that is past tells nothing, whatever rides are to come.
  const isOver = (all ?? (OF_ONE_RIDE.includes(step) ? [booking] : rides)).every((each) => isPastRide(each, props.now))
  return (
    <OperatorPage>
      <Notice message={message} />
      <h1>
        {step === 'refund' && isForTaxi(all ?? [booking], entries) ? 'Give money for a taxi' : title}:{' '}
        <span className="whole">{all ? reference : ride}</span>
        {all && ', all rides'}
      </h1>
      {all ? (
        <ul>
          {all.map((each) => (
            <li key={each.ride}>
              {showDate(each.pickupDate)} {each.pickupTime} · {rideWords(each)} · {priceWords(each)}
              {!isRunning(each) && ` · ${each.status}`}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {booking.pickupTime} {showDate(booking.pickupDate)} · {rideWords(booking)} · {priceWords(booking)}
        </p>
      )}
      {step === 'confirm' && booking.elsewhere.length > 0 && (
        <p className="notice notice--bad">{concernWords(booking, 'address-elsewhere')}</p>
      )}
      {!isDriven && !isRefused && isToTell(booking, said.at(-1)?.event ?? null, props.now) && (
        <p>
          Then {booking.driverName} ({booking.driverPhone}) has to be told.
        </p>
      )}
      {isOnRoad && (
        <p className="notice notice--bad">{brokeDownWords(booking)}. Then the driver beside that car has to be told.</p>
      )}
      {step === 'cancel' && <WhatStays booking={booking} />}
      {by !== null && <Promised booking={booking} given={given} by={by} />}
      {waits?.isRefused && (
        <p className="notice notice--bad">
          {refusalText(stillWaiting(booking, booking.promises, waits.until), 'page')}
        </p>
      )}
      {refusedBy !== null && !message && <p className="notice notice--bad">{refusedBy}</p>}
      {said.length > 0 && (
        <p className={met === null || isRefused ? undefined : 'notice notice--bad'}>
          The driver said: {said.map((each) => saidWords(each, booking)).join('; ')}.
        </p>
      )}
      {step === 'no-show' && !isRefused && (
        <p>
          Say so only if the driver was at the pickup and the guest was not. The ride counts as not driven, and no
          partner gets a part of it. The guest owes what cancelling costs at the pickup, gets a mail about it, and can
          pay it by the link.
        </p>
      )}
      {step === 'give-back' && (
        <p>
          The gateway is asked at once, and the money goes to the card that paid. It is counted when the gateway says
          that it went.
        </p>
      )}
      {step === 'no-show' && day.words.length > 0 && (
        <p className="notice notice--bad">
          The guest said:{' '}
          {day.words
            .map((each) => `“${wordText(each, ENGLISH_TEXTS)}” at ${sriLankaTime(new Date(each.at)).time}`)
            .join('; ')}
          .
        </p>
      )}
      {step === 'reopen' && (
        <p className="notice">
          Then it is new and has no driver, also where it was confirmed and had one: confirm it and name a driver again.
          No mail goes out now; the guest’s page says that it was taken up again and waits for our yes.{' '}
          {isOver
            ? 'The guest gets none later either: the journey is over.'
            : 'The guest gets one once it is confirmed.'}
        </p>
      )}
      {step === 'came' && <p>Then it is confirmed as before, and nothing is owed for not having come.</p>}
      {step === 'contact' && (
        <p>
          Of the whole booking. Another address gets its mail again, with a new link; the link in earlier mails changes
          nothing any more.
        </p>
      )}
      {tellsGuest(step, booking) && !isRefused && (
        <p className="notice">
          {!email
            ? 'The guest has no e-mail address: tell them yourself.'
            : isOver && by === null && !TOLD_WHENEVER.includes(step)
              ? `The guest (${email}) gets no mail: the journey is over.`
              : `The guest (${email}) gets a mail.`}
        </p>
      )}
      <form method="post" action={ridePath(booking)}>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="version" value={version} />
        <ShownFields fields={shownFields({ booking, step })} />
        {preview ? (
          <PreviewFields preview={preview} typed={typed} />
        ) : (
          <Fields {...{ booking, rides, step, typed, all, drivers, entries, transfer, chargeNow, mostToCard }} />
        )}
        {!isRefused && <Insist insistence={insistence} typed={typed} />}
        <AllRides booking={booking} step={step} all={all} typed={typed} />
        {lacksCar && (
          <Tick name="hired" value="yes" defaultChecked={typed?.hired === 'yes'}>
            A car drives that is not listed
          </Tick>
        )}
        <div className="actions">
          {!isRefused && (
            <Button look={danger ? 'bad' : 'go'}>
              {MONEY_STEPS.includes(step) && !preview
                ? 'Go on'
                : (SURE[step] ?? (MONEY_STEPS.includes(step) ? 'Yes, write it down' : title))}
            </Button>
          )}
          <ButtonLink
            href={preview ? (all ? allRidesPath(booking, step) : ridePath(booking, step)) : ridePath(booking)}
          >
            Back
          </ButtonLink>
        </div>
      </form>
    </OperatorPage>
  )
}
