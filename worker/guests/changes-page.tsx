/**
 * Where a guest cancels or changes the rides of a booking, by the link in the mail. A plain page with forms: it works
 * in every browser.
 */
import { isTakenOver } from '#domain/bookings/day/ride-events.ts'
import type { ReactNode } from 'react'
import { driveOf, drivesOf, isJourney, isRunning } from '#domain/bookings/ride.ts'
import { rideNumber } from '#domain/bookings/itinerary.ts'
import { type DriverNote, noteRow, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { seenText } from '#domain/bookings/agreed/agreed-price.ts'
import {
  costTheSame,
  hasOwnPrice,
  isNewSince,
  offersBy,
  partyOffers,
  rideBeside,
  vehicleOffers,
} from '#domain/bookings/agreed/changed-price.ts'
import { asAgreedSoFar, cancelFee, guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import { hasDatedPrices } from '#domain/prices/seasons.ts'
import { latestPickupDate } from '#domain/bookings/request/pickup-time.ts'
import { unmetText } from '#domain/bookings/driver/pickup-advice.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { cancelledFreeText } from '#domain/bookings/money/payments.ts'
import { cancellableOf, cancellationText, cancellingText, priceBeforeText } from '#domain/bookings/money/refunds.ts'
import { caveatText, elsewhereTexts, isTooFull, partyOf, tooFullText } from '#domain/bookings/agreed/caveats.ts'
import { partOfPrice, priceText, taxiText, wentBackText } from '#domain/bookings/money/said-sums.ts'
import { sumOfShares, sumsOf } from '#domain/bookings/money/sums.ts'
import {
  bookingTitle,
  contactLines,
  rideSummary,
  rideTitle,
  secondText,
  type SummaryLine,
} from '#domain/bookings/ride-summary.ts'
import { questionLink, requestText, statusTexts, statusTitle, takenUpTexts } from '#domain/bookings/status-texts.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { smallestThatTakes } from '#domain/fares/bulky-things.ts'
import { roomOf, vehicleClasses, vehicleNameIn } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import {
  BulkyFold,
  Button,
  ButtonLink,
  Choice,
  Field,
  isBulky,
  NoteField,
  rich,
  ShownFields,
  focusedMessage,
  REFUSAL,
  Refusal,
  refusedField,
  Submit,
  Tick,
  usePageTexts,
} from '#worker/platform/plain-page.tsx'
import { saidAddresses } from '#worker/bookings/open-caveats.ts'
import { type Booking, type Ride, rideAt } from '#worker/bookings/read-bookings.ts'

export interface Message {
  readonly text: string
  readonly refused: boolean
  /** The name of the field that was refused. */
  readonly field?: string | undefined
  /** The position of its ride, if the booking has several. */
  readonly position?: number
  /** In place of a refusal, with its answers below. */
  readonly question?: Question
  /** With a question about a car: the nearest hours at which one is free, `HH:mm`. */
  readonly hours?: readonly string[]
}

/** A question about the form of a ride, and what the form sends once more with the guest's yes. */
export interface Question {
  readonly yes: string
  /** Which of the fields is the answer. */
  readonly asks: keyof Question['fields']
  /** As the form sends them; empty for none. */
  readonly fields: {
    /** The pickup that is meant, though it overlaps with another ride. */
    readonly meant: string
    /** The party that is meant, though the vehicle does not take it. */
    readonly full: string
    /** The pickup that is asked for, though no car can be had. */
    readonly requested: string
    /** The price of another time, as `seenText` writes it. */
    readonly price: string
  }
}

/** Ids of the form that changes a ride, and of its field for the time. */
const formId = (position: number) => `change-${position}`
const timeId = (position: number) => `time-${position}`

function Hidden({ name, value }: { readonly name: string; readonly value: string | number }) {
  return <input type="hidden" name={name} value={value} />
}

function WriteToUs({ reference, children }: { readonly reference: string; readonly children: string }) {
  const texts = usePageTexts()
  const { writeToUs } = texts.in('guest')
  return (
    <p>
      {rich(
        writeToUs<ReactNode>(
          children,
          (text) => <a href={questionLink(reference, texts)}>{text}</a>,
          <a href={`tel:${CONTACT.whatsapp}`} translate="no">
            {CONTACT.whatsappShown}
          </a>,
        ),
      )}
    </p>
  )
}

/** What was typed into the form of a ride that was refused. */
export interface TypedChange {
  readonly position: number
  readonly fields: Readonly<Record<string, string>>
}

type Typed = TypedChange['fields']

const isCount = (name: DriverNote) => noteRow(name).value === 'count'

/** A flight number is asked for where somebody flies, an address where a driver does not find the place by its name. */
function hasField(name: DriverNote, ride: Ride): boolean {
  if (ride[name]) return true
  if (name === 'pickupAddress') return !isColomboAirport(ride.pickup)
  if (name === 'dropoffAddress') return !isColomboAirport(ride.dropoff)
  return name !== 'flight' || [ride.pickup, ride.dropoff].some(isColomboAirport)
}

interface CancelButtonProps {
  readonly booking: Booking
  readonly rides: readonly PublicRide[]
  readonly now: Date
  /** The reference of what is cancelled. */
  readonly reference: string
  /** What is ticked, and what the button says. */
  readonly sure: string
  readonly button: string
}

/** A ride as cancelling it is priced. */
const asStored = (booking: Booking, { position, isRequest }: PublicRide) => ({
  ...rideAt(booking, position),
  isRequest,
})

/** Cancels by one confirmation and one press. Where that costs something, both say how much, in all currencies of the price. */
function CancelButton({ booking, rides, now, reference, sure, button }: CancelButtonProps) {
  const texts = usePageTexts()
  const { cancel: t } = texts.in('guest')
  const fees = rides.map((ride) => cancelFee(booking, asStored(booking, ride), now))
  const { usd, lkr } = sumOfShares(fees)
  const amount = priceText(
    rides.map((ride, i) => partOfPrice(ride, fees[i]!)),
    texts.formats,
  )
  return (
    <>
      <Hidden name="fee" value={usd} />
      <Hidden name="feeLkr" value={lkr} />
      {usd > 0 && rides.length > 1 && !rides.every(({ inRupees }) => inRupees) && (
        <p className="soft">{t.roundedDown}</p>
      )}
      <Tick name="sure" required>
        {usd > 0 ? t.sureFee(sure, amount) : sure}
      </Tick>
      <div className="actions">
        <Button look="bad">{usd > 0 ? t.forFee(button, amount) : button}</Button>
      </div>
      {usd > 0 && <WriteToUs reference={reference}>{t.orTalk}</WriteToUs>}
    </>
  )
}

/** @example 'Mini Car: up to 3 travelers and 2 large bags. Sedan Car: …' */
function roomTexts(texts: Texts): string {
  return texts.formats.sentences(
    vehicleClasses().map((vehicle) => {
      const { seats, bags } = roomOf(vehicle)
      return texts.in('guest').change.room(vehicleNameIn(vehicle, texts), seats, bags)
    }),
  )
}

interface InsteadFieldProps {
  readonly ride: Ride
  /** Percent that cancelling costs by now. */
  readonly charged: number
  readonly typed: Typed
}

/** How a ride's guest reads prices of it. */
const saidBy = ({ inRupees, lkrPerUsd }: Ride) => ({ inRupees, lkrPerUsd })

/** The choice that changes nothing. */
const bookedChoice = (ride: Ride) =>
  ride.kind === 'transfer'
    ? `${ride.vehicle} ${seenText({ usd: ride.priceUsd, lkr: ride.priceLkr })}`
    : `${ride.travelers} ${ride.priceUsd}`

/**
 * Another vehicle, or another number of travelers of a tour. Each choice contains its price, so that the guest has seen
 * what is sent.
 */
function InsteadField({ ride, charged, typed }: InsteadFieldProps) {
  const texts = usePageTexts()
  const { change: t } = texts.in('guest')
  const choices =
    ride.kind === 'transfer'
      ? offersBy(vehicleOffers(ride), asAgreedSoFar(ride).priceUsd, charged).map(({ vehicle, priceUsd, priceLkr }) => {
          const price = priceText([{ ...saidBy(ride), priceUsd, priceLkr }], texts.formats)
          const seen = seenText({ usd: priceUsd, lkr: priceLkr })
          return [`${vehicle} ${seen}`, `${vehicleNameIn(vehicle, texts)}, ${price}`] as const
        })
      : offersBy(partyOffers(ride), asAgreedSoFar(ride).priceUsd, charged).map(({ travelers, priceUsd }) => {
          return [
            `${travelers} ${priceUsd}`,
            `${travelers}, ${priceText([{ ...saidBy(ride), priceUsd }], texts.formats)}`,
          ] as const
        })
  // A choice whose price no longer counts is not among them: a browser would take the first one in its place.
  const chosen = choices.find(([choice]) => choice === typed.instead)?.[0]
  const newSince = vehicleClasses().filter(
    (vehicle) => isNewSince(ride, vehicle) && choices.some(([choice]) => choice.startsWith(`${vehicle} `)),
  )
  return (
    <>
      <Choice
        label={ride.kind === 'transfer' ? t.vehicle : t.travelers}
        name="instead"
        defaultValue={chosen ?? bookedChoice(ride)}
        autoComplete="off"
        choices={choices}
      />
      {newSince.length > 0 && (
        <p className="soft">
          {texts.formats.sentences(newSince.map((vehicle) => t.newSince(vehicleNameIn(vehicle, texts))))}
        </p>
      )}
    </>
  )
}

interface TooFullProps {
  readonly booking: Booking
  readonly ride: Ride
  readonly reference: string
}

/** What a party that does not fit can do about it: the form below offers another vehicle where that has a price. */
function TooFull({ booking, ride, reference }: TooFullProps) {
  const texts = usePageTexts()
  const { change: t } = texts.in('guest')
  if (ride.vehicle === null || !isTooFull(ride)) return null
  const party = partyOf(ride)
  const fitting = smallestThatTakes(party)
  const name = fitting && vehicleNameIn(fitting, texts)
  const isOffered = hasOwnPrice(booking, ride)
  return (
    <div className="notice notice--bad">
      <p>
        {texts.formats.sentences([
          tooFullText(party, ride.vehicle, texts),
          ...(name && isOffered ? [t.choose(name)] : []),
        ])}
      </p>
      {!(name && isOffered) && (
        <WriteToUs reference={reference}>{name ? t.largerVehicle(name) : t.twoVehicles}</WriteToUs>
      )}
    </div>
  )
}

/** What becomes of an address that lies far from the booked place. */
function Elsewhere({ ride }: { readonly ride: Ride }) {
  const texts = usePageTexts()
  return elsewhereTexts({ kind: ride.kind, ...saidAddresses(ride) }, texts).map((text) => (
    <p key={text} className="notice">
      {text}
    </p>
  ))
}

function changeRule(booking: Booking, ride: Ride, texts: Texts): string {
  const isOwn = hasOwnPrice(booking, ride)
  if (hasDatedPrices() || hasDatedPrices(ride.pricedDay.rules)) {
    const { changeRule: dated, changeRuleWithoutPrice } = texts.in('seasons')
    return (isOwn ? dated : changeRuleWithoutPrice)[ride.kind]
  }
  const { rule, ruleWithoutPrice } = texts.in('guest').change
  return (isOwn ? rule : ruleWithoutPrice)[ride.kind]
}

interface RideFormsProps extends Omit<ChangesPageProps, 'bookingPage' | 'message' | 'typed'> {
  readonly ride: PublicRide
  /** The ride's. */
  readonly reference: string
  readonly typed: Typed
  /** Its field that was refused, and why. */
  readonly refused: { readonly field: string; readonly text: string } | undefined
}

/** A field with the reason why what was typed into it was refused. */
function WithReason({
  name,
  refused,
  children,
}: Pick<RideFormsProps, 'refused'> & { name: string; children: ReactNode }) {
  return (
    <>
      {refused?.field === name && <Refusal>{refused.text}</Refusal>}
      {children}
    </>
  )
}

/** What the form of a change shows at first. */
function shownFields(ride: Ride): Record<string, string> {
  const notes = notesOf(ride.kind).map((name) => [name, String(ride[name] ?? '')])
  const { pickupDate: date, pickupTime: time } = ride
  return { date, time, instead: bookedChoice(ride), ...Object.fromEntries(notes) }
}

function RideForms({ booking, shown: whole, ride: shown, reference, address, typed, refused, now }: RideFormsProps) {
  const texts = usePageTexts()
  const { change: t, cancel } = texts.in('guest')
  const ride = rideAt(booking, shown.position)
  const { status, version, position, pickupDate, pickupTime } = ride
  // The only ride of its booking is not named.
  const isOneOfSeveral = whole.rides.length > 1
  const { promises } = booking
  // Nobody changes or cancels a ride that they are on.
  const rights = shown.begun ? { cancel: false, change: false } : guestRights(shown, now, promises)
  const fields = notesOf(ride.kind).filter((name) => hasField(name, ride))
  const bulky = fields.filter(isBulky)
  const party = fields.filter((name) => isCount(name) && !isBulky(name))
  const notes = fields.filter((name) => !isCount(name))
  const noteField = (name: DriverNote) => {
    const { value, autoComplete = 'off' } = noteRow(name)
    const shownValue = typed[name] ?? ride[name] ?? ''
    return (
      <WithReason key={name} {...{ name, refused }}>
        <NoteField
          name={name}
          kind={ride.kind}
          value={shownValue}
          autoComplete={value === 'text' ? undefined : autoComplete}
          isRefused={refused?.field === name}
        />
      </WithReason>
    )
  }
  const Heading = isOneOfSeveral ? 'h3' : 'h2'
  /** Of a ride that is over the lines on its changes say so. */
  const mayAskToCancel = isRunning(shown) && (rights.cancel || !shown.over)
  const { arrangement } = booking
  const cancellable = arrangement === 'stay' ? cancellableOf(whole) : { arrangement, promises, rides: [shown] }
  const charged = cancelFee(booking, asStored(booking, shown), now).percent
  const beside = rideBeside(whole.rides, shown)
  const isForBoth =
    beside !== undefined &&
    !beside.begun &&
    guestRights(beside, now, promises).change &&
    costTheSame(arrangement, ride, rideAt(booking, beside.position)) &&
    cancelFee(booking, asStored(booking, beside), now).percent === charged
  const before = priceBeforeText([ride], texts)
  const costs = <p className="soft">{texts.formats.sentences([cancellingText(cancellable, now, texts), ...before])}</p>
  const money = shown.cancellation && (
    <p className="notice">{cancellationText(status, shown.cancellation, promises, texts)}</p>
  )
  const named = (step: 'change' | 'cancel') => (
    <>
      <Hidden name="step" value={step} />
      <Hidden name="version" value={version} />
      {isOneOfSeveral && <Hidden name="ride" value={position} />}
    </>
  )
  return (
    <>
      {isRunning(shown) && <Heading>{t.heading}</Heading>}
      {rights.change ? (
        <form
          method="post"
          action={address}
          id={formId(position)}
          data-unsaved={isOneOfSeveral ? t.unsaved : undefined}
        >
          <p className="soft">{texts.formats.sentences([changeRule(booking, ride, texts), t.addressRule])}</p>
          {charged > 0 && <p className="notice">{texts.in('booking').cancelling.moved(charged)}</p>}
          {beside && !isForBoth && <p className="notice">{t.besideAnother}</p>}
          {named('change')}
          <ShownFields fields={shownFields(ride)} />
          {hasOwnPrice(booking, ride) && <InsteadField ride={ride} charged={charged} typed={typed} />}
          {hasOwnPrice(booking, ride) && ride.kind === 'transfer' && <p className="soft">{roomTexts(texts)}</p>}
          {party.map(noteField)}
          <BulkyFold value={(name) => typed[name] ?? ride[name]}>{bulky.map(noteField)}</BulkyFold>
          <WithReason name="date" refused={refused}>
            <Field
              label={t.date}
              name="date"
              type="date"
              defaultValue={typed.date ?? pickupDate}
              min={sriLankaTime(now).date}
              max={latestPickupDate(now)}
              required
              {...(refused?.field === 'date' && refusedField)}
            />
          </WithReason>
          <WithReason name="time" refused={refused}>
            <Field
              label={t.time}
              name="time"
              type="time"
              defaultValue={typed.time ?? pickupTime}
              id={timeId(position)}
              required
              {...(refused?.field === 'time' && refusedField)}
            />
          </WithReason>
          {notes.map(noteField)}
          {isForBoth && (
            <Tick name="both" defaultChecked={typed.both === 'yes'} autoComplete="off">
              {t.forBoth}
            </Tick>
          )}
          <Submit>{t.save}</Submit>
        </form>
      ) : (
        <WriteToUs reference={reference}>
          {!isRunning(shown)
            ? status === 'no-show'
              ? `${statusTitle(status, texts)}.`
              : isOneOfSeveral
                ? t.cancelledRide
                : t.cancelledBooking
            : shown.over
              ? cancel.over
              : t.byHand(promises.guestHours.change)}
        </WriteToUs>
      )}

      {mayAskToCancel && <Heading>{cancel.heading}</Heading>}
      {rights.cancel ? (
        <form method="post" action={address}>
          {costs}
          {money}
          {beside && <p className="notice">{cancel.otherComes}</p>}
          {named('cancel')}
          <CancelButton
            booking={booking}
            rides={[shown]}
            now={now}
            reference={reference}
            sure={isOneOfSeveral ? cancel.sureRide : cancel.sureBooking}
            button={isOneOfSeveral ? cancel.ride : cancel.booking}
          />
        </form>
      ) : (
        mayAskToCancel && (
          <WriteToUs reference={reference}>
            {shown.begun && !shown.over && !shown.denied ? cancel.begun : cancel.over}
          </WriteToUs>
        )
      )}
    </>
  )
}

function feeLines(ride: PublicRide, texts: Texts): SummaryLine[] {
  if (isRunning(ride) || ride.cancelFeeUsd === 0) return []
  const value = priceText([partOfPrice(ride, sumsOf(ride, 'charge'))], texts.formats)
  return [{ label: texts.in('guest').owed, value, asIs: true }]
}

function Lines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <dl>
      {lines.map(({ label, value, asIs }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd style={{ whiteSpace: 'pre-line' }} translate={asIs ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface RideFactsProps {
  readonly booking: Booking
  readonly ride: PublicRide
  /** The promised minute, once it is past: `HH:mm`. */
  readonly unmetSince: string | undefined
  readonly isOneOfSeveral: boolean
  /** That its party does not fit, and what to do about it. */
  readonly isSaidAbove: boolean
  readonly more: readonly SummaryLine[]
}

function RideFacts({ booking: { promises }, ride, unmetSince, isOneOfSeveral, isSaidAbove, more }: RideFactsProps) {
  const texts = usePageTexts()
  const { title, text } = statusTexts(ride.status, isOneOfSeveral, promises, texts, ride.over)
  const isSoon = ride.shortNotice && !ride.over
  const caveat =
    ride.caveat && (isSaidAbove ? texts.in('booking').caveat.nothingToPay : caveatText(ride, ride.caveat, texts))
  const free = cancelledFreeText([ride], texts)
  // Who is on board, stands beside a broken car or took another one is promised nobody; nor who need not wait any longer.
  const isUnderWay = ride.brokeDown || (ride.begun && !ride.over) || isTakenOver(ride)
  const again = takenUpTexts(ride, texts)
  const waits = isSoon ? texts.in('booking').shortNotice.text : (requestText(ride, texts) ?? text)
  const said = isUnderWay ? '' : (again?.text ?? waits)
  return (
    <>
      <p>
        <strong>{texts.in('guest').status(again?.title ?? title)}</strong>
        {texts.formats.sentences([
          '',
          unmetSince === undefined
            ? ride.denied
              ? texts.in('today').stages.noShow(ride.driver?.name.split(' ')[0] ?? null)
              : (caveat ?? said)
            : unmetText(unmetSince, promises, texts),
        ])}
      </p>
      {!isRunning(ride) && ride.cancellation && (
        <p>{cancellationText(ride.status, ride.cancellation, promises, texts)}</p>
      )}
      {free && <p>{free}</p>}
      <Lines
        lines={[...rideSummary(ride, texts, isOneOfSeveral ? 'route' : 'nothing'), ...feeLines(ride, texts), ...more]}
      />
    </>
  )
}

/** How the title of a booking counts rides: both vehicles of a drive are one, unless it is the only one. */
const countIn = (all: readonly PublicRide[], rides = all): number =>
  drivesOf(all).length > 1 ? drivesOf(rides).length : rides.length

/** Cancels every ride that a guest may still cancel alone. */
function CancelAll({ booking, shown, address, now }: Omit<ChangesPageProps, 'bookingPage' | 'message' | 'typed'>) {
  const texts = usePageTexts()
  const { cancel: t } = texts.in('guest')
  const possible = shown.rides.filter((ride) => guestRights(ride, now, booking.promises).cancel)
  const running = booking.rides.filter(isRunning)
  const count = countIn(possible)
  // Then each ride is cancelled by itself.
  if (possible.length < 2 || possible.some(({ begun }) => begun)) return null
  return (
    <details style={{ marginTop: '1rem' }}>
      <summary>{possible.length === running.length ? t.all : t.some(count)}</summary>
      <form method="post" action={address}>
        <p className="soft">
          {texts.formats.sentences([
            cancellingText(cancellableOf(shown), now, texts),
            ...priceBeforeText(booking.rides, texts),
          ])}
        </p>
        {possible.length < running.length && <p className="notice">{t.others}</p>}
        <Hidden name="step" value="cancel-all" />
        <CancelButton
          booking={booking}
          rides={possible}
          now={now}
          reference={booking.reference}
          sure={t.sureAll(count)}
          button={t.these(count)}
        />
      </form>
    </details>
  )
}

/** Two vehicles that go to different houses, or at different times, since one of them was changed. */
function isUnlikeBeside(ride: PublicRide | undefined, rides: readonly PublicRide[]): boolean {
  const fields = ['pickupDate', 'pickupTime', 'pickupAddress', 'dropoffAddress'] as const
  const isBeside = (other: PublicRide) => driveOf(other) === driveOf(ride!) && isRunning(other)
  return (
    ride !== undefined &&
    isRunning(ride) &&
    rides.filter(isBeside).some((other) => fields.some((name) => other[name] !== ride[name]))
  )
}

/** What was done, or why not. Of several rides it names the one that is meant. */
function MessageBox({
  message: { text, refused, field, position, question, hours = [] },
  rides,
}: {
  readonly message: Message
  readonly rides: readonly PublicRide[]
}) {
  const texts = usePageTexts()
  const { rides: t, subject } = texts.in('mails')
  const { cars } = texts.in('form')
  const ride = rides.find((each) => each.position === position)
  const { number, count } = rideNumber(rides, position ?? 0)
  return (
    <div
      className={refused ? 'notice notice--bad' : 'notice'}
      role="alert"
      {...(field === undefined && focusedMessage)}
    >
      {ride && (
        <p>
          <strong>
            {subject(t.of(number, count), rideTitle(ride, texts), texts.formats.date(ride.pickupDate))}
            {secondText(ride, texts)}
          </strong>
        </p>
      )}
      <p id={refused ? REFUSAL : undefined}>{text}</p>
      {!refused && isUnlikeBeside(ride, rides) && <p>{texts.in('guest').change.besideAnother}</p>}
      {!refused && ride && !isRunning(ride) && rideBeside(rides, ride) && <p>{texts.in('guest').cancel.otherComes}</p>}
      {position !== undefined && question && (
        <div className="actions">
          {Object.entries(question.fields)
            .filter(([name, value]) => name !== question.asks && value !== '')
            .map(([name, value]) => (
              <input type="hidden" key={name} form={formId(position)} name={name} value={value} />
            ))}
          <button
            className="button button--go"
            type="submit"
            form={formId(position)}
            name={question.asks}
            value={question.fields[question.asks]}
          >
            {question.yes}
          </button>
          {question.asks === 'full' ? (
            <ButtonLink href={`#${formId(position)}`}>{texts.in('guest').change.heading}</ButtonLink>
          ) : (
            <ButtonLink href={`#${timeId(position)}`}>{texts.in('booking').overlap.change}</ButtonLink>
          )}
        </div>
      )}
      {position !== undefined && hours.length > 0 && (
        <>
          <p>{cars.instead}</p>
          <div className="actions">
            {hours.map((hour) => (
              <button key={hour} className="button" type="submit" form={formId(position)} name="hour" value={hour}>
                {cars.at(texts.formats.time(hour))}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

interface ChangesPageProps {
  readonly booking: Booking
  readonly shown: PublicBooking
  /** The page's own, with the key. */
  readonly address: string
  /** The booking's. */
  readonly bookingPage: string
  readonly message: Message | null
  readonly typed?: TypedChange | undefined
  readonly now: Date
}

export function ChangesPage({ booking, shown, address, bookingPage, message, typed, now }: ChangesPageProps) {
  const texts = usePageTexts()
  const t = texts.in('guest')
  const { reference } = booking
  const isOneOfSeveral = shown.rides.length > 1
  const [taxi, back] = [taxiText(shown.rides, texts), wentBackText(shown.rides, texts)]
  // Many forms would bury the rides.
  const isFolded = isJourney(shown.rides)
  const running = shown.rides.filter(isRunning)
  const isChangeable = shown.rides.some((ride) => guestRights(ride, now, booking.promises).change)
  // Where its form is still shown the reason stands there: the focus goes to the field, far below the top of the page.
  const { field, text = '' } = message ?? {}
  const hasItsField = (ride: PublicRide) =>
    ride.position === typed?.position &&
    !ride.begun &&
    guestRights(ride, now, booking.promises).change &&
    (field === 'date' || field === 'time' || hasField(field as DriverNote, rideAt(booking, ride.position)))
  const refused = field !== undefined && shown.rides.some(hasItsField) ? { field, text } : undefined
  const receipt = (
    <div className="actions">
      <ButtonLink href={address.replace('/changes?', '/receipt?')}>{t.receiptLink}</ButtonLink>
    </div>
  )
  return (
    <main>
      <p className="crumb">
        <a href={bookingPage}>← {t.see}</a>
      </p>
      {message && !refused && <MessageBox message={message} rides={shown.rides} />}
      <h1>{bookingTitle(running.length > 0 ? running : shown.rides, texts)}</h1>
      <p className="soft">{t.bookingOf(BRAND.name, reference)}</p>
      {isOneOfSeveral && running.length > 0 && (
        <p>
          <strong>
            {t.total(
              countIn(shown.rides, running),
              countIn(
                shown.rides,
                shown.rides.filter(({ status }) => status !== 'no-show'),
              ),
              priceText(running, texts.formats),
            )}
          </strong>
        </p>
      )}
      {taxi && <p>{taxi}</p>}
      {back && <p>{back}</p>}
      {isChangeable && <p>{t.check}</p>}
      {isOneOfSeveral && <Lines lines={contactLines(booking, texts)} />}
      {isOneOfSeveral && receipt}
      {isOneOfSeveral && <CancelAll booking={booking} shown={shown} address={address} now={now} />}
      {shown.rides.map((each) => {
        const name = rideReference(reference, each.position, shown.rides.length)
        const mayChange = guestRights(each, now, booking.promises).change
        const forms = (
          <RideForms
            {...{ booking, shown, address, now }}
            ride={each}
            reference={name}
            typed={typed?.position === each.position ? typed.fields : {}}
            refused={typed?.position === each.position ? refused : undefined}
          />
        )
        const parts = (
          <>
            <Elsewhere ride={rideAt(booking, each.position)} />
            {mayChange && <TooFull booking={booking} ride={rideAt(booking, each.position)} reference={name} />}
            <RideFacts
              booking={booking}
              ride={each}
              unmetSince={
                shown.now?.rides.find(({ position }) => position === each.position)?.unmetSince ?? each.unmetSince
              }
              isOneOfSeveral={isOneOfSeveral}
              isSaidAbove={mayChange && each.caveat?.code === 'too-full'}
              more={isOneOfSeveral ? [] : contactLines(booking, texts)}
            />
            {!isOneOfSeveral && receipt}
            {isFolded && !isRunning(each) ? null : isFolded ? (
              <details open={typed?.position === each.position} style={{ marginTop: '.75rem' }}>
                <summary>{t.change.fold}</summary>
                {forms}
              </details>
            ) : (
              forms
            )}
          </>
        )
        return isOneOfSeveral ? (
          <section
            key={name}
            className="card"
            aria-labelledby={`ride-${each.position} name-${each.position}`}
            style={{ marginTop: '1rem' }}
          >
            <p id={`name-${each.position}`} className="soft">
              {name}
              {secondText(each, texts)}
            </p>
            <h2 id={`ride-${each.position}`} style={{ marginTop: 0 }}>
              {rideTitle(each, texts)}
            </h2>
            {parts}
          </section>
        ) : (
          <div key={name}>{parts}</div>
        )
      })}
      {/* Each ride of many says that it is cancelled, and this once what can still be done. */}
      {isFolded && shown.rides.every(({ status }) => status === 'cancelled') && (
        <WriteToUs reference={reference}>{t.change.cancelledBooking}</WriteToUs>
      )}
      <script src={plainPaths.keepScript} defer />
    </main>
  )
}

export function NoSuchLink() {
  const texts = usePageTexts()
  const { unknownLink: t } = texts.in('guest')
  return (
    <main>
      <h1>{t.heading}</h1>
      <p>
        {rich(
          t.text<ReactNode>(
            (text) => <a href={addressIn(texts.language, paths.findBooking)}>{text}</a>,
            (text) => <a href={questionLink('', texts)}>{text}</a>,
          ),
        )}
      </p>
    </main>
  )
}
