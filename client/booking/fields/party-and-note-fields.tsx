/** What a guest may tell the driver: party, name, flight and addresses. All of it optional. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '#client/forms/fields.tsx'
import { useValueBeforeHydration } from '#client/forms/hydration.tsx'
import { rich, useLanguage, useTexts } from '#client/languages/language.tsx'
import { Link, NewTab, QuietButton } from '#client/link.tsx'
import { keepTypedAddress, useTypedAddress } from '#client/places/typed-address.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { tooFullText } from '#domain/bookings/agreed/caveats.ts'
import {
  type DriverNote,
  noteFieldLabel,
  noteRow,
  notesOf,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { BULKY_THINGS, type BulkyThing, smallestOfTwo } from '#domain/fares/bulky-things.ts'
import { datesBetween } from '#domain/bookings/request/pickup-time.ts'
import { whatsappLink } from '#domain/brand.ts'
import type { Mark } from '#domain/languages/formats.ts'
import {
  fits,
  largestVehicle,
  type Party,
  partyOfEach,
  pricedClasses,
  roomOf,
  smallestVehicleFor,
  type VehicleClass,
  vehicleNameIn,
  type VehiclePrice,
  vehiclePrice,
} from '#domain/fares/vehicles.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { vehiclesFor } from '#domain/journeys/journey-fares.ts'
import { type Plan, planAddress } from '#domain/journeys/plan.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { MAX_TRAVELERS } from '#domain/tours/tour-price.ts'
import {
  type FieldTexts,
  type FormKind,
  keepInDraft,
  useDraftField,
  useTypedParty,
  useVehicleChoice,
} from '#client/booking/form/draft-storage.ts'
import { useInRupees } from './residence.tsx'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import { takeTour, takeTransfer } from '#client/booking/form/booking-from-link.ts'
import { useHouseAt } from '#client/booking/form/house.ts'
import { freeVehicleFor, twoInstead } from '#client/booking/availability.tsx'
import { addressOfTour } from '#client/booking/form/planned-way.ts'
import { useWholeParty } from '#client/booking/form/form-draft.ts'
import { noteField, RETURN_NAMES, ROOM, textNotes } from '#client/booking/form/form-fields.ts'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>

/** An input whose value the tab keeps elsewhere; what was typed before hydration counts. */
export function KeptInput({
  value,
  onType,
  ...attributes
}: InputProps & { readonly value: string; readonly onType: (text: string) => void }) {
  const ref = useValueBeforeHydration<HTMLInputElement, string>((input) => input.value, value, onType)
  return (
    <input
      autoComplete="off"
      {...attributes}
      ref={ref}
      className="field__control"
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

interface DraftFieldProps {
  readonly name: string
  readonly form: FormKind
  /** Its name in the draft, where that is another one. */
  readonly draft?: string
  readonly label: string
  readonly error: string | undefined
  readonly hint?: string
  /** While nothing is typed. */
  readonly first?: string
  /** Without one it is a flight number, which may be missing. */
  readonly type?: 'date' | 'time'
}

/** When a ride begins, or the flight that it meets. */
export function DraftField({ name, form, draft = name, label, error, hint, first = '', type }: DraftFieldProps) {
  const value = useDraftField(form, draft) ?? first
  return (
    <Field name={name} label={label} error={error} hint={hint} optional={type ? false : 'group'}>
      {(control) => (
        <KeptInput
          {...control}
          type={type}
          maxLength={type ? undefined : ROOM.line}
          value={value}
          onType={(text) => keepInDraft(form, { [draft]: text })}
        />
      )}
    </Field>
  )
}

// A field of type 'number' would change while the page is scrolled with the wheel.
function inputOf(name: DriverNote): InputProps {
  const { value, range, autoComplete } = noteRow(name)
  if (value === 'count') return { inputMode: 'numeric', maxLength: Math.max(2, String(range!.most()).length) }
  return { maxLength: ROOM.line, ...(autoComplete ? { autoComplete } : {}) }
}

interface NoteFieldProps {
  readonly name: DriverNote
  readonly kind: RideKind
  readonly errors: FieldTexts
  readonly hint?: string
  readonly input?: InputProps
  /** The form whose draft keeps it, where that is not the form of a ride of this kind. */
  readonly draft?: FormKind
}

export function NoteField({ name, kind, errors, hint, input, draft = kind }: NoteFieldProps) {
  const field = noteField(name, kind)
  const value = useDraftField(draft, field) ?? ''
  const texts = useLanguage()
  return (
    <Field name={field} label={noteFieldLabel(name, kind, texts)} error={errors[field]} hint={hint} optional="group">
      {(control) => (
        <KeptInput
          {...control}
          {...inputOf(name)}
          {...input}
          value={value}
          onType={(text) => keepInDraft(draft, { [field]: text })}
        />
      )}
    </Field>
  )
}

interface TextNoteProps {
  readonly name: DriverNote
  readonly kind: RideKind
  readonly errors: FieldTexts
}

/** What is told to the driver in several lines. */
export function TextNote({ name, kind, errors }: TextNoteProps) {
  const field = noteField(name, kind)
  const texts = useLanguage()
  return (
    <Field
      name={field}
      label={noteFieldLabel(name, kind, texts)}
      error={errors[field]}
      hint={texts.in('form').anythingElse}
      optional="group"
      wide
    >
      {(control) => (
        <textarea {...control} className="field__control" rows={2} autoComplete="off" maxLength={ROOM.text} />
      )}
    </Field>
  )
}

interface AddressFieldProps {
  /** Its name in the form. */
  readonly field: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly place: string
}

/** Kept by its place: another place has another address. */
export function AddressField({ field, label, hint, error, place }: AddressFieldProps) {
  const value = useTypedAddress(place)
  useHouseAt(place)
  return (
    <Field name={field} label={label} error={error} hint={hint} optional="group">
      {(control) => (
        <KeptInput
          {...control}
          key={place}
          maxLength={ROOM.line}
          value={value}
          onType={(text) => keepTypedAddress(place, text)}
        />
      )}
    </Field>
  )
}

function FlightField(props: Omit<NoteFieldProps, 'name'> & { readonly pickup: string }) {
  const { pickup, ...field } = props
  const t = useTexts('form')
  return (
    <NoteField
      {...field}
      name="flight"
      input={{ autoCapitalize: 'characters', spellCheck: false }}
      hint={isColomboAirport(pickup) ? t.flightLanding : t.flightLeaving}
    />
  )
}

/** True for an end that a driver finds by its name alone: the airport, or the gate of a tour's park. */
function isExact(subject: BookingSubject, place: string): boolean {
  return isColomboAirport(place) || (subject.kind === 'tour' && placeKey(place) === placeKey(subject.park))
}

/** Lines that have a place of their own: with the party, or by the ends of the trip. */
const ELSEWHERE: ReadonlySet<DriverNote> = new Set(['guestName', 'flight', 'pickupAddress', 'dropoffAddress'])

interface GroupProps {
  readonly subject: BookingSubject
  readonly errors: FieldTexts
}

/** The title of a group of fields. Its mark says that all of them are optional. */
export type OptionalTitle = <N>(optional: Mark<N>) => (N | string)[]

export const withOptional = (title: OptionalTitle) =>
  rich(
    title<ReactNode>((text) => (
      <span key="optional" className="field__optional">
        {text}
      </span>
    )),
  )

function OptionalGroup({ title, children }: { readonly title: OptionalTitle; readonly children: ReactNode }) {
  return (
    <fieldset className="ride">
      <legend>{withOptional(title)}</legend>
      {children}
    </fieldset>
  )
}

/** It has a field behind a line of its own. */
const isBulky = (name: DriverNote) => BULKY_THINGS.includes(name as BulkyThing)

/** Who travels: how many, and by which name the driver knows them. */
export function PartyFields({ subject, errors, ...whole }: GroupProps & PartyNoticeProps) {
  const { kind } = subject
  const t = useTexts('form')
  const day = useDraftField(kind, 'date')
  return (
    <OptionalGroup title={t.whoTravels}>
      <div className="ride__party">
        {notesOf(kind)
          .filter((name) => noteRow(name).value === 'count' && !isBulky(name))
          .map((name) => (
            <NoteField key={name} kind={kind} errors={errors} name={name} />
          ))}
      </div>
      {subject.kind === 'transfer' ? (
        <PartyNotice fare={subject.fare} {...whole} />
      ) : (
        <p className="pickup-notes">
          <span>
            {rich(
              t.larger<ReactNode>(
                (text) => (
                  <Link
                    key="larger"
                    to={addressOfTour(subject, MAX_TRAVELERS + 1, day)}
                    rel="nofollow"
                    onClick={() => takeTour(subject)}
                  >
                    {text}
                  </Link>
                ),
                MAX_TRAVELERS,
              ),
            )}
          </span>
        </p>
      )}
      <NoteField kind={kind} errors={errors} name="guestName" />
    </OptionalGroup>
  )
}

interface PartyNoticeProps {
  /** What the form books in place of the drive alone. */
  readonly plan: Plan | null
  /** Of all that it books; `null` where there is no such price. */
  wholePriceIn(vehicle: VehicleClass): VehiclePrice | null
  readonly isLoading: boolean
  /** The classes of which none is free. */
  readonly none: readonly VehicleClass[]
}

/** What the driver has to know of both ends of the trip, and all else. */
export function DriverFields({ subject, errors }: GroupProps) {
  const { kind } = subject
  const { pickup, dropoff } = subject.kind === 'transfer' ? subject.fare : subject
  const texts = useLanguage()
  const t = texts.in('form')
  const hasFlight = isColomboAirport(pickup) || isColomboAirport(dropoff)
  return (
    <OptionalGroup title={t.forDriver}>
      <div className="ride__ends">
        {hasFlight && <FlightField kind={kind} errors={errors} pickup={pickup} />}
        {(
          [
            ['pickupAddress', pickup],
            ['dropoffAddress', dropoff],
          ] as const
        )
          .filter(([, place]) => !isExact(subject, place))
          .map(([name, place], index) => (
            <AddressField
              key={name}
              field={noteField(name, kind)}
              label={noteFieldLabel(name, kind, texts)}
              hint={index === 0 ? t.address : undefined}
              error={errors[noteField(name, kind)]}
              place={place}
            />
          ))}
      </div>
      {notesOf(kind)
        .filter((name) => noteRow(name).value === 'line' && !ELSEWHERE.has(name))
        .map((name) => (
          <NoteField key={name} kind={kind} errors={errors} name={name} />
        ))}
      {textNotes(kind).map((name) => (
        <TextNote key={name} name={name} kind={kind} errors={errors} />
      ))}
    </OptionalGroup>
  )
}

type TransferFare = Extract<BookingSubject, { kind: 'transfer' }>['fare']

interface BothVehiclesProps {
  readonly trip: Trip & { readonly party: Party }
  readonly vehicle: VehicleClass
  /** What the form books in place of the drive alone. */
  readonly plan: Plan | null
}

/** Leads to the planner with what the form holds: the day, both vehicles, who travels, and the way back if it is wanted. */
function BothVehiclesLink({ trip, vehicle, plan, children }: BothVehiclesProps & { readonly children: string }) {
  const [, choose] = useVehicleChoice()
  const isWayBack = useDraftField('transfer', RETURN_NAMES.choice) === 'yes'
  const there = useDraftField('transfer', 'date')
  const back = useDraftField('transfer', RETURN_NAMES.date)
  const { pickup, dropoff, party } = trip
  const nights = there && back && back > there ? datesBetween([there, back]) - 1 : undefined
  const ways = isWayBack
    ? [{ place: pickup }, { place: dropoff, nights }, { place: pickup }]
    : [{ place: pickup }, { place: dropoff }]
  const bringAlong = () => {
    choose(vehicle)
    takeTransfer(trip, plan !== null)
  }
  const stops = plan?.stops ?? ways
  const vehicles = smallestVehicleFor(party) ? 2 : undefined
  const address = planAddress({ ...party, stops, start: there || undefined, vehicles })
  return (
    <Link to={address} rel="nofollow" onClick={bringAlong}>
      {children}
    </Link>
  )
}

/** What two vehicles cost, and the way to them. */
function BookTwo({ price, ...link }: BothVehiclesProps & { readonly price: VehiclePrice }) {
  const texts = useLanguage()
  const { usd, lkr } = texts.formats
  const { inRupees } = useInRupees('transfer')
  const { travelers, bags } = link.trip.party
  return rich(
    texts
      .in('form')
      .two<ReactNode>(
        (text) => <BothVehiclesLink {...link}>{text}</BothVehiclesLink>,
        travelers,
        bags,
        link.vehicle,
        inRupees ? lkr(2 * price.lkr) : usd(2 * price.usd),
      ),
  )
}

/** Two vehicles for bulky things that none takes. Of a party that is too large without them its own note says so. */
export function TwoForBulky({
  fare: { pickup, dropoff },
  plan,
  wholePriceIn,
  isLoading,
}: Omit<PartyNoticeProps, 'none'> & { readonly fare: TransferFare }) {
  const { travelers, bags, ...things } = useWholeParty()
  const party = { travelers, bags }
  const vehicle = smallestVehicleFor(party) && smallestOfTwo({ ...party, ...things })
  const price = vehicle && !isLoading && wholePriceIn(vehicle)
  if (!price) return null
  return (
    <p>
      <BookTwo trip={{ pickup, dropoff, party }} vehicle={vehicle} plan={plan} price={price} />
    </p>
  )
}

/** What does not fit, and what does. */
function PartyNotice({
  fare: { pickup, dropoff, quote },
  plan,
  wholePriceIn,
  isLoading,
  none,
}: PartyNoticeProps & { readonly fare: TransferFare }) {
  // What is said of bulky things stands beside their fields.
  const { travelers, bags } = useTypedParty()
  const party = { travelers, bags }
  const [chosen, choose] = useVehicleChoice(quote)
  const texts = useLanguage()
  const single = smallestVehicleFor(party)
  const each = smallestVehicleFor(partyOfEach(party, 2)) ?? largestVehicle()
  // The vehicles that take the party alone are all on the road.
  const lacksCar = single !== null && twoInstead(party, none) !== null
  const next = lacksCar ? null : (freeVehicleFor(party, none) ?? single)
  const price = isLoading ? null : wholePriceIn(next ?? each)
  const t = texts.in('form')
  const { inRupees } = useInRupees('transfer')
  const { usd, lkr } = texts.formats
  const [name, cost, room] = [vehicleNameIn(chosen, texts), vehiclePrice(chosen, quote), roomOf(chosen)]
  return (
    <div className="ride__notice" role="status">
      {/* Until one is chosen, the form has taken this one for them. */}
      {fits(party, chosen) && !fits(party, pricedClasses(quote)[0]!) && (
        <p>
          <strong>
            {inRupees ? t.vehiclePriceInRupees(name, cost.lkr) : t.vehiclePrice(name, cost.lkr, cost.usd)}
          </strong>
          <br />
          {t.takes(room.seats, room.bags)}
        </p>
      )}
      {(lacksCar || !fits(party, chosen)) &&
        (next ? (
          <>
            <p>{texts.formats.sentences([tooFullText(party, chosen, texts), t.asRequest])}</p>
            {price && (
              <QuietButton onClick={() => choose(next)}>
                {t.take(next, inRupees ? lkr(price.lkr) : usd(price.usd))}
              </QuietButton>
            )}
          </>
        ) : isLoading ? null : price && vehiclesFor(party, false, 2) === 2 ? (
          <p>
            {lacksCar && texts.formats.sentences([t.cars.none(vehicleNameIn(single, texts)), ''])}
            <BookTwo trip={{ pickup, dropoff, party }} vehicle={each} plan={plan} price={price} />
          </p>
        ) : (
          <p>
            {rich(
              t.moreVehicles<ReactNode>(
                (text) => (
                  <NewTab href={whatsappLink(t.askForVehicles(travelers, bags, pickup, dropoff))}>{text}</NewTab>
                ),
                travelers,
                bags,
              ),
            )}
          </p>
        ))}
      {!fits(party, chosen) && !next && <p>{t.asRequest}</p>}
    </div>
  )
}
