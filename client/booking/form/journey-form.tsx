/** The form that books a journey: when each ride begins, where the guests stay, and who they are. */
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSiteApi } from '#client/api.ts'
import { nowMs } from '#client/device/clock.ts'
import { subscribeToTab } from '#client/device/storage.ts'
import { keepTypedAddress, typedAddress } from '#client/places/typed-address.ts'
import { pageListNumber } from '#client/prices/page-prices.ts'
import { Field } from '#client/forms/fields.tsx'
import { rich, useLanguage, useTexts } from '#client/languages/language.tsx'
import { Link, QuietButton } from '#client/link.tsx'
import { departureAdvice, waitingAdvice } from '#domain/bookings/driver/pickup-advice.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { caveatOf } from '#domain/bookings/agreed/caveats.ts'
import { payAtTheEnd, severalRidesTerms, stayTerms } from '#domain/bookings/status-texts.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { smallestOfTwo, wholePartyOfEach } from '#domain/fares/bulky-things.ts'
import { priceIn, type Fare, type VehicleClass, countedVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement, JourneyRide } from '#domain/journeys/journey-calls.ts'
import type { DrivenOn } from '#domain/prices/dated-price.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { firstTimes, lateEndOf, timesTogether, USUAL_TIME } from '#domain/bookings/request/default-pickup-times.ts'
import { beyondStay, isPastDay } from '#domain/bookings/request/pickup-time.ts'
import { partyInEach, partyOfPlan, type Plan, planAddress } from '#domain/journeys/plan.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import { isAtGate } from '#domain/tours/parks.ts'
import { stayProblem, stayWords } from '#domain/quotes/seasons-in-words.ts'
import { entryFeeText } from '#domain/journeys/included.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { tourWarning } from '#domain/tours/tour-warning.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { addDays, type LocalMoment } from '#domain/sri-lanka-time.ts'
import {
  carsFor,
  needsRequest,
  noneOf,
  type RideCars,
  saysFree,
  twoInstead,
  useAvailability,
} from '#client/booking/availability.tsx'
import type { JourneySubject } from '#client/booking/booking-subject.tsx'
import { CarsNote } from '#client/booking/availability-note.tsx'
import { BulkyNotice } from '#client/booking/fields/folds.tsx'
import { type FieldTexts, keepInDraft, readDraft, useDraftField, useVehicleChoice } from './draft-storage.ts'
import { useDraft, useTypedBulky } from './form-draft.ts'
import { childSeatErrors } from './form-checks.ts'
import { detailsOf, errorsOf, fieldError, flightOf, formName, schemaOf, timedRides } from './journey-checks.ts'
import {
  doorInDraft,
  doorName,
  doorsOf,
  flightInDraft,
  isHouse,
  JOURNEY_NAMES,
  type RideField,
  rideFieldName,
  rideInDraft,
  timeInDraft,
} from './form-fields.ts'
import { bookingQuestions } from './soon-and-overlap-questions.tsx'
import { ContactFields } from '#client/booking/fields/contact-fields.tsx'
import { cancellingOf, FormFrame, VehicleField, MoneyTerms } from './form-frame.tsx'
import { useInRupees } from '#client/booking/fields/residence.tsx'
import { type FormRules, type FormSaid, useFormState } from './form-state.ts'
import {
  NobodyComes,
  ShortNotice,
  shortTourText,
  typedPickup,
  WhereToMeet,
} from '#client/booking/fields/pickup-notes.tsx'
import {
  closedErrors,
  PriceReasons,
  useClosedText,
  useJourneyOn,
  useToldJourney,
} from '#client/booking/fields/pickup-prices.tsx'
import { DAWN, useNow } from '#client/booking/fields/pickup-start.ts'
import {
  AddressField,
  DraftField,
  KeptInput,
  NoteField,
  type OptionalTitle,
  TextNote,
  withOptional,
} from '#client/booking/fields/party-and-note-fields.tsx'

const JOURNEY = { kind: 'journey' } as const

type RideDraft = Readonly<Record<RideField, string>>

/** @returns equal names told apart by their order */
const inOrder = (names: readonly string[]) =>
  names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length
    return earlier > 0 ? `${name}, ${earlier + 1}` : name
  })

/** The draft's fields of each ride. A day that was typed counts until the plan gets another first day. */
function draftsOf(rides: readonly JourneyRide[], { start }: Plan): readonly RideDraft[] {
  const names = rides.map(rideInDraft)
  const [starts, flights] = [0, 1].map((part) => inOrder(names.map((name) => name[part]!)))
  return rides.map((_, index) => ({
    pickupdate: `pickupdate: ${starts![index]}${start ? ` from ${start}` : ''}`,
    pickuptime: timeInDraft(starts![index]!),
    flight: flightInDraft(flights![index]!),
  }))
}

/** The draft's field for the start of all rides whose time no flight and no other ride decides. */
const ALL_RIDES = 'alltime'

/** The parts of a ride's pickup, where it has no fields of its own. */
const RIDE_PARTS = { date: 'date', time: 'time' }

/** True for a tour at whose day or hour its park is closed: it is a request. */
const isClosed = (tour: Extract<JourneyRide, { readonly kind: 'tour' }>, { date, time }: LocalMoment) =>
  caveatOf({ ...tour, pickupDate: date, pickupTime: time }, tour.toGateMinutes) !== null

/** What is wrong with a ride's day or time where the guest has not said it. */
const NOT_SAID: readonly (string | undefined)[] = [fieldProblem('no-date'), fieldProblem('no-time')]

export function JourneyForm({ pending, ...asked }: JourneySubject & { readonly pending: boolean }) {
  const lives = useInRupees('journey')
  const { inRupees } = lives
  const { plan, arrangement } = asked
  const { rides } = asked.journey
  const texts = useLanguage()
  const t = texts.in('form')
  const { total } = texts.in('journey')
  // Where nights are spent at the first place, the first ride is on a later day than the plan's first.
  const plannedDay = plan.start ? addDays(plan.start, rides[0]!.day) : ''
  const now = useNow()
  // A day that is over cannot be booked: the plan says so, and the guest says which day is meant.
  const firstDay = now && isPastDay(plannedDay, now) ? '' : plannedDay
  const drafts = draftsOf(rides, plan)
  const firstDate = useDraftField('journey', drafts[0]!.pickupdate) || firstDay
  const dayOf = (index: number) =>
    index === 0 ? firstDay : firstDate && addDays(firstDate, rides[index]!.day - rides[0]!.day)
  const last = rides.at(-1)!
  // Of a single ride, another day that is typed for it moves no flight.
  const lastDay =
    rides.length > 1
      ? firstDate && addDays(firstDate, last.day - rides[0]!.day)
      : plan.start
        ? addDays(plan.start, last.day)
        : firstDate
  const isStay = arrangement === 'stay'
  const draft = useDraft('journey')
  const allAt = useDraftField('journey', ALL_RIDES) ?? USUAL_TIME
  const usual = allAt || USUAL_TIME
  const typedTimes = drafts.map(({ pickuptime }) => draft[pickuptime])
  const times = firstTimes(rides, plan, usual, typedTimes)
  const together = timesTogether(rides, plan, usual)
  const free = rides.filter(({ kind }, index) => kind === 'transfer' && together[index])
  const pickups = drafts.map(({ pickupdate }, index) => ({
    date: draft[pickupdate] ?? dayOf(index),
    time: typedTimes[index] ?? times[index]!,
  }))
  const journey = useJourneyOn(asked.journey, plan, pickups)
  const subject = { ...asked, journey }
  const party = partyInEach(plan, journey.vehicles)
  const fares = arrangement === 'stay' && journey.stay ? journey.stay : journey.total
  const [vehicle] = useVehicleChoice(fares, party)
  const { usd, lkr } = vehiclePrice(vehicle, fares)
  const prices = [{ priceUsd: usd, priceLkr: lkr, inRupees }]
  const price = priceText(prices, texts.formats)
  const tooSmall = journey.vehicles === 2 ? total.tooSmallTwo : total.tooSmall
  const isTooFull = caveatOf({ kind: 'transfer', vehicle, ...party }, null) !== null
  const all = { ...partyOfPlan(plan), ...useTypedBulky('journey') }
  const bulky = wholePartyOfEach(all, journey.vehicles)
  const hasCaveat = caveatOf({ kind: 'transfer', vehicle, ...bulky }, null) !== null
  const cars = useJourneyCars(asked, pickups, vehicle, (index) => rideFieldName('pickuptime', index))
  const cannotBe = rides.map(
    (ride, index) =>
      needsRequest(isStay ? cars : [cars[index]!]) || (ride.kind === 'tour' && isClosed(ride, pickups[index]!)),
  )
  const isRequest =
    hasCaveat || cannotBe.includes(true) || pickups.some((pickup) => typedPickup(pickup, now, RIDE_PARTS, texts).isSoon)
  // A stay's charges count from days: the usual hour stands in for one that is not known yet.
  const pickupsOf = (stays: boolean) =>
    pickups.map(({ date, time }, index) => ({
      date,
      time: time || (stays ? usual : ''),
      isRequest: cannotBe[index]!,
    }))
  const stayCancelling = journey.stay ? cancellingOf('stay', pickupsOf(true), hasCaveat, now, texts) : []
  useToldJourney(asked.journey, journey, texts.formats.sentences(stayCancelling))
  const state = useFormState(
    rulesOf(subject, vehicle, price, lastDay, texts, {
      ...lives,
      ...(saysFree(cars) && !hasCaveat ? { saidFree: true } : {}),
    }),
    pending,
  )
  const { errors, problems } = state
  const doors = doorsOf(rides)
  useDoorsInDraft(doors)
  const beyond = beyondStayErrors(
    pickups.map(({ date }) => date),
    daysOf(subject),
  )
  const undated = rides.flatMap((_, index) =>
    (['pickupdate', 'pickuptime'] as const).some((name) => NOT_SAID.includes(problems[rideFieldName(name, index)]))
      ? [String(index + 1)]
      : [],
  )
  return (
    <FormFrame
      state={state}
      subject={subject}
      title={isRequest ? t.onRequest.journey : t.title.journey}
      lead={t.lead[arrangement](rides.length, journey.vehicles)}
      button={isRequest ? t.button.request : t.button.journey}
      sum={{ facts: [countedVehicle(journey.vehicles, vehicle, texts)], price }}
      isLoading={pending}
      refused={undated.length > 0 ? t.journey.saysNotWhen(undated.length, texts.formats.list(undated)) : undefined}
      money={
        <MoneyTerms
          arrangement={arrangement}
          entryFees={entryFeeText(rides, texts)}
          isRequest={hasCaveat}
          pickups={pickupsOf(isStay)}
          prices={prices}
          waits={hasCaveat || cannotBe.includes(true)}
          paymentTerms={(isOnline) =>
            arrangement === 'stay'
              ? stayTerms(isOnline, texts)
              : rides.length > 1
                ? severalRidesTerms(isOnline, texts, lives)
                : payAtTheEnd('transfer', isOnline, texts, lives)
          }
        />
      }
      bulky={
        <BulkyNotice
          kind="journey"
          fare={fares}
          party={bulky}
          each={party}
          ofTwo={journey.vehicles === 2 ? all : undefined}
        >
          <InTwo {...subject} each={smallestOfTwo(all)} fares={fares} inRupees={inRupees} />
        </BulkyNotice>
      }
      cars={
        <CarsNote
          rides={cars}
          inRupees={inRupees}
          priceIn={(other) => priceIn(fares, other) ?? null}
          takeTwo={journey.vehicles === 2 ? total.takeTwo : undefined}
        >
          <InTwo
            {...subject}
            each={twoInstead(
              party,
              cars.flatMap(({ none }) => none ?? []),
            )}
            fares={fares}
            inRupees={inRupees}
          />
        </CarsNote>
      }
    >
      <VehicleField
        fare={fares}
        count={journey.vehicles}
        inRupees={inRupees}
        error={errors.vehicle}
        party={party}
        hint={
          isTooFull && (
            <strong className="field__error">
              {texts.formats.sentences([tooSmall(all.travelers, all.bags, vehicle), t.asRequest])}
            </strong>
          )
        }
      />
      {free.length > 1 && (
        <Field
          name={ALL_RIDES}
          label={t.journey.allAt}
          hint={texts.formats.sentences([
            ...together.flatMap((time, index) =>
              time && time !== usual && time === pickups[index]!.time ? [t.journey.keepsTime(index + 1, time)] : [],
            ),
            t.journey.allAtHint,
          ])}
          optional="group"
        >
          {(control) => (
            <KeptInput
              {...control}
              type="time"
              value={allAt}
              onType={(time) =>
                keepInDraft('journey', {
                  [ALL_RIDES]: time,
                  ...(time &&
                    Object.fromEntries(
                      timesTogether(rides, plan, time).flatMap((at, index) =>
                        at ? [[drafts[index]!.pickuptime, at]] : [],
                      ),
                    )),
                })
              }
            />
          )}
        </Field>
      )}
      <div className="journey-rides">
        {rides.map((ride, index) => (
          <RidePickup
            key={drafts[index]!.pickuptime}
            ride={ride}
            draft={drafts[index]!}
            index={index}
            errors={errors}
            isOfStay={stayWords(problems[rideFieldName('pickupdate', index)] ?? '', texts) !== null}
            firstDate={dayOf(index)}
            firstTime={times[index]!}
            lateArrival={lateEndOf(
              rides,
              pickups.map(({ time }) => time),
              index,
            )}
            driven={drivenIn(ride, vehicle, arrangement)}
            vehicle={isStay || ride.kind === 'tour' ? null : vehicle}
            beyond={beyond[rideFieldName('pickupdate', index)]}
            next={rides[index + 1] && { ride: rides[index + 1]!, date: pickups[index + 1]!.date }}
          />
        ))}
      </div>
      <FoldedFields title={t.journey.stays}>
        {doors.map((place, index) => (
          <AddressField
            key={place}
            field={doorName(index)}
            label={t.journey[endsTour(rides, place) ? 'fetchedAt' : isHouse(place) ? 'atHouse' : 'address'](place)}
            error={errors[doorName(index)]}
            place={place}
          />
        ))}
      </FoldedFields>
      <ContactFields kind="journey" state={state} emailLabel={t.email.journey} emailHint={t.itineraryGoesHere} />
      <FoldedFields title={t.forDrivers}>
        {(['guestName', 'childSeats'] as const).map((name) => (
          <NoteField key={name} name={name} kind="transfer" errors={errors} draft="journey" />
        ))}
        <TextNote name="details" kind="transfer" errors={errors} />
      </FoldedFields>
      <div className="pickup-notes">
        <NobodyComes isRequest={isRequest} />
      </div>
    </FormFrame>
  )
}

/**
 * What is free for each ride; for a car that stays, at the time of the first one.
 * @param subject `null` while nothing is asked for
 * @param timeField of each ride
 */
export function useJourneyCars(
  subject: Pick<JourneySubject, 'plan' | 'journey' | 'arrangement'> | null,
  pickups: readonly LocalMoment[],
  vehicle: VehicleClass,
  timeField: (index: number) => string,
): readonly RideCars[] {
  const api = useSiteApi()
  const { answer: t } = useTexts('form')
  const isDated = subject !== null && pickups.every(({ date, time }) => date !== '' && time !== '')
  const found = useAvailability(isDated ? JSON.stringify([subject.plan, pickups]) : null, (signal) =>
    api.journey(subject!.plan, { signal, pickups }),
  )
  const said = found?.availability
  if (!subject) return []
  const {
    journey: { rides },
    arrangement,
  } = subject
  if (arrangement === 'stay')
    return [
      {
        key: 'stay',
        cars: carsFor(said?.stay, vehicle),
        none: noneOf(said?.stay),
        isAsked: found === undefined,
        isTour: false,
        timeField: timeField(0),
      },
    ]
  return rides.map(({ kind }, index) => ({
    key: String(index),
    cars: carsFor(said?.rides[index], kind === 'tour' ? null : vehicle),
    none: kind === 'tour' ? [] : noneOf(said?.rides[index]),
    isAsked: found === undefined,
    isTour: kind === 'tour',
    timeField: timeField(index),
    ...(rides.length > 1 ? { named: (text: string) => t.ofRide(index + 1, text) } : {}),
  }))
}

interface InTwoProps extends JourneySubject {
  /** `null` where one vehicle takes the party. */
  readonly each: VehicleClass | null
  readonly fares: Fare
  readonly inRupees: boolean | undefined
}

/** Leads to the same journey in two vehicles. Only drives cost twice as much then: of tours the planner knows the price. */
function InTwo({ plan, journey, each, fares, inRupees }: InTwoProps) {
  const texts = useLanguage()
  const { lkr, usd } = texts.formats
  const [, choose] = useVehicleChoice()
  const price = each && priceIn(fares, each)
  if (!price || journey.vehicles === 2) return null
  return (
    <Link className="chip" to={planAddress({ ...plan, vehicles: 2 })} rel="nofollow" onClick={() => choose(each)}>
      {journey.rides.some(({ kind }) => kind === 'tour')
        ? countedVehicle(2, each, texts)
        : texts.in('journey').total.takeTwo(each, inRupees ? lkr(2 * price.lkr) : usd(2 * price.usd))}
    </Link>
  )
}

/** Only this tab knows the address at a place. The draft takes it to the tab in which the guest goes on with the plan. */
function useDoorsInDraft(places: readonly string[]) {
  const typed = useSyncExternalStore(
    subscribeToTab,
    () => JSON.stringify(Object.fromEntries(places.map((place) => [place, typedAddress(place)]))),
    () => '{}',
  )
  const seen = useRef(new Set<string>())
  useEffect(() => {
    const draft = readDraft('journey')
    for (const [place, address] of Object.entries(JSON.parse(typed) as FieldTexts)) {
      const kept = draft[doorInDraft(place)] ?? ''
      if (!address && kept && !seen.current.has(place)) keepTypedAddress(place, kept)
      else if (address !== kept) keepInDraft('journey', { [doorInDraft(place)]: address })
      seen.current.add(place)
    }
  }, [typed])
}

/** Fields that few guests need: a line that opens. */
function FoldedFields({ title, children }: { readonly title: OptionalTitle; readonly children: ReactNode }) {
  return (
    <details className="folded">
      <summary>
        <span>{withOptional(title)}</span>
      </summary>
      <fieldset className="ride">
        <legend className="visually-hidden">{rich(title<ReactNode>(() => null))}</legend>
        {children}
      </fieldset>
    </details>
  )
}

interface RidePickupProps {
  readonly ride: JourneyRide
  readonly draft: RideDraft
  readonly index: number
  readonly errors: FieldTexts
  readonly firstDate: string
  readonly firstTime: string
  /** When its day ends, where that is late. */
  readonly lateArrival: string | null
  readonly driven: DrivenOn
  /** The vehicle whose price depends on day and hour; `null` for a tour, and for a car that stays. */
  readonly vehicle: VehicleClass | null
  /** Where its day is after those of a car and driver who stay: as `stayProblem` writes it. */
  readonly beyond: string | undefined
  /** Confirmed with such a day: what was said of it then is no longer true once the plan has it. */
  readonly isOfStay: boolean
  readonly next: { readonly ride: JourneyRide; readonly date: string } | undefined
}

/** To the field of the plan for the nights before a ride. */
function toNights({ from }: JourneyRide) {
  const fields = [...document.querySelectorAll<HTMLElement>('select[name^="nights"]')]
  const field = fields.find((each) => each.getAttribute('name') === `nights${from + 1}`) ?? fields[0]
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** What a ride's day may be closed for. A car that stays drives to the tours, too. */
const drivenIn = (ride: JourneyRide, vehicle: VehicleClass, arrangement: Arrangement): DrivenOn => ({
  ...(ride.kind === 'tour' ? { park: ride.park } : {}),
  ...(ride.kind === 'transfer' || arrangement === 'stay' ? { vehicle } : {}),
})

/** Whether a tour ends at this park: it does so at the gate, whatever house is typed for the next ride. */
const endsTour = (rides: readonly JourneyRide[], place: string) =>
  rides.some((ride) => ride.kind === 'tour' && isAtGate(place, ride.park) && placeKey(ride.dropoff) === placeKey(place))

/** @example 'Kandy to Ella', 'Ella to Mirissa, with the tour of Yala national park' */
function routeOf(ride: JourneyRide, texts: Texts): string {
  const { route, tour } = texts.in('form').journey
  const { route: bags } = texts.in('booking').bags
  const { pickup, dropoff } = ride
  if (ride.kind === 'tour') return tour(pickup, dropoff, ride.park)
  if (ride.train) return bags(pickup, dropoff)
  return pickup === dropoff ? pickup : route(pickup, dropoff)
}

/** @example 'Taxi from Kandy to Ella' */
const titleOf = (ride: JourneyRide, texts: Texts) =>
  ride.kind === 'tour' ? texts.in('form').tourTo(ride.park) : texts.in('booking').title.taxi(ride.pickup, ride.dropoff)

function RidePickup(props: RidePickupProps) {
  const {
    ride,
    draft,
    index,
    errors,
    firstDate,
    firstTime: time,
    lateArrival,
    driven,
    vehicle,
    beyond,
    isOfStay,
    next,
  } = props
  const hasFlight = ride.kind === 'transfer' && (isColomboAirport(ride.pickup) || isColomboAirport(ride.dropoff))
  const texts = useLanguage()
  const departure =
    ride.kind === 'transfer' && departureAdvice({ ...ride, minutes: parseDuration(ride.duration) }, texts)
  const field = (name: RideField) => ({
    name: rideFieldName(name, index),
    draft: draft[name],
    error: errors[rideFieldName(name, index)],
  })
  const date = useDraftField('journey', draft.pickupdate) ?? firstDate
  const at = useDraftField('journey', draft.pickuptime) ?? time
  const now = useNow()
  const t = texts.in('form')
  const { errors: wrong, isSoon } = typedPickup({ date, time: at }, now, RIDE_PARTS, texts)
  const closed = useClosedText(date, driven, now) ?? wrong.date
  // Guests who land after midnight may have counted the rest of that night as one of the nights.
  const isNight = isColomboAirport(ride.pickup) && at !== '' && at < DAWN && next && next.date > date && date !== ''
  const notes = [
    ride.kind === 'tour' && date !== '' ? tourWarning({ ...ride, date, time: at }, texts) : null,
    ride.kind === 'tour' ? shortTourText(ride, at, texts) : null,
    lateArrival && t.problems.plan.lateDay(lateArrival),
  ].filter((note) => note !== null)
  const [isOpen, setIsOpen] = useState(index === 0 || hasFlight || !at)
  // It stays open: a guest who chooses another day has not finished here.
  if (((closed ?? wrong.time ?? beyond) !== undefined || notes.length > 0) && !isOpen) setIsOpen(true)
  // Said as soon as the day is typed, and no longer once the plan has it.
  const refused = errors[rideFieldName('pickupdate', index)]
  const dateError = beyond ? stayWords(beyond, texts)! : isOfStay ? undefined : refused
  const title = `${index + 1}. ${routeOf(ride, texts)}`
  return (
    <details className="folded" open={isOpen}>
      <summary>
        <span>
          {title}{' '}
          <span className="field__optional">
            {texts.formats.facts([date && texts.in('journey').stop.date(date), at].filter((text) => text !== ''))}
          </span>
        </span>
      </summary>
      <fieldset className="ride">
        <legend className="visually-hidden">{title}</legend>
        <div className={beyond ? 'field-pair field-pair--long' : 'field-pair'}>
          <DraftField
            form="journey"
            {...field('pickupdate')}
            error={dateError ?? closed}
            label={t.date}
            type="date"
            first={firstDate}
          />
          <DraftField
            form="journey"
            {...field('pickuptime')}
            error={errors[rideFieldName('pickuptime', index)] ?? wrong.time}
            label={t.time}
            type="time"
            first={time}
            hint={isColomboAirport(ride.pickup) ? t.journey.landing : t.sriLankaTime}
          />
        </div>
        {beyond && (
          <p className="field--wide">
            <QuietButton onClick={() => toNights(ride)}>{t.journey.toNights}</QuietButton>
          </p>
        )}
        {isNight && (
          <p className="pickup-notes" role="note">
            {t.journey.smallHours(next.ride.pickup, texts.in('journey').stop.date(next.date))}{' '}
            <QuietButton onClick={() => toNights(next.ride)}>{t.journey.toNights}</QuietButton>
          </p>
        )}
        {(vehicle || ride.kind === 'tour') && <PriceReasons at={{ date, time: at }} vehicle={vehicle} />}
        {/* It stays in the page, so that a screen reader hears the text when it comes. */}
        {now && (
          <p className="pickup-notes pickup-notes__short" role="status">
            {texts.formats.sentences([...notes, ''])}
            {isSoon && <ShortNotice title={titleOf(ride, texts)} chosen={{ date, time: at }} />}
          </p>
        )}
        {hasFlight && (
          <DraftField
            form="journey"
            {...field('flight')}
            label={t.journey.flight}
            first=""
            hint={isColomboAirport(ride.pickup) ? t.flightLanding : t.journey.flightHint}
          />
        )}
        {ride.kind === 'transfer' && ride.train && <p className="pickup-notes">{t.journey.bags(ride.train.to)}</p>}
        {(ride.kind === 'tour' || !ride.train) && <WhereToMeet pickup={ride.pickup} className="pickup-notes" />}
        {(departure || isColomboAirport(ride.pickup)) && (
          <p className="pickup-notes">{departure || waitingAdvice(ride.pickup, promises(), texts)}</p>
        )}
      </fieldset>
    </details>
  )
}

/** The ride after the days of a car and driver who stay. @param days `undefined` where none stays */
function beyondStayErrors(dates: readonly string[], days: number | undefined): FieldTexts {
  const beyond = days === undefined || dates.includes('') ? null : beyondStay(dates, days)
  return beyond ? { [rideFieldName('pickupdate', beyond.ride)]: stayProblem(beyond) } : {}
}

/** Of a car and driver who stay. */
const daysOf = ({ arrangement, journey }: JourneySubject) => (arrangement === 'stay' ? journey.stay?.days : undefined)

function rulesOf(
  subject: JourneySubject,
  vehicle: VehicleClass,
  price: string,
  /** The day that the last ride has by the plan, or empty: the flight counts from it. */
  lastDay: string,
  texts: Texts,
  beside: FormSaid,
): FormRules {
  const { plan, journey } = subject
  return {
    subject: JOURNEY,
    names: JOURNEY_NAMES,
    hasField: (name) => name === 'vehicle' || schemaOf(name) !== undefined,
    formField: formName,
    fieldError,
    errorsOf: (values, now, metadata) => ({
      ...closedErrors(
        journey.rides.map((ride, i) => [rideFieldName('pickupdate', i), drivenIn(ride, vehicle, subject.arrangement)]),
        values,
        now,
      ),
      ...childSeatErrors('transfer', values, partyOfPlan(plan).travelers),
      ...beyondStayErrors(
        journey.rides.map((_, i) => values[rideFieldName('pickupdate', i)] ?? ''),
        daysOf(subject),
      ),
      ...errorsOf(journey.rides, values, now, metadata),
    }),
    questionsOf: (values, before, now) =>
      bookingQuestions(
        {
          rides: timedRides(journey.rides, values),
          fields: journey.rides.map((_, index) => ({
            date: rideFieldName('pickupdate', index),
            time: rideFieldName('pickuptime', index),
          })),
          isWayBack: false,
          price,
          flight: flightOf(journey.rides, plan, lastDay),
        },
        before,
        now,
        texts,
      ),
    offer: JSON.stringify([plan, vehicle, price]),
    requestOf: (values, phone) => ({
      kind: 'journey',
      phone,
      ...beside,
      token: null,
      confirmedAt: nowMs(),
      termsRead: pageListNumber(),
      plan,
      quoted: journey,
      details: detailsOf(subject, vehicle, values),
    }),
  }
}
