/** The cars: a week of all of them, each with its entry, and the days on which they stand still. */
import { carWords, MOST_SEATS } from '#domain/bookings/driver/listed-drivers.ts'
import { DRIVER_LIMITS } from '#domain/bookings/agreed/operator-steps.ts'
import { PHOTO_SIZES } from '#domain/bookings/driver/driver-for-guest.ts'
import { type VehicleClass, vehicleName } from '#domain/fares/vehicles.ts'
import { type DayOfCar, isOfCar, weekOfCars } from '#domain/fleet/calendar.ts'
import { CAR_LIMITS, daysText, MOST_MARGIN, type TypedCar, USUAL_PAPERS } from '#domain/fleet/fleet-entries.ts'
import { addDays, showDate, showWeekday } from '#domain/sri-lanka-time.ts'
import type { BlockedDaysRow, CarRow } from '#worker/database/schema.ts'
import type { DuePaper, ReadWeek } from '#worker/fleet/car-calendar.ts'
import { COUNTS_FROM_NOW, promisedWords, type ridesToComeOf, shownCar } from '#worker/fleet/cars.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, Choice, Field, Submit, Tick } from '#worker/platform/plain-page.tsx'
import { DuePapers } from '#worker/office/parts.tsx'
import { FleetMenu, OfficeActs, OfficePage, type ShownActs } from '#worker/office/frame.tsx'
import { PhotoForm } from './photo-form.tsx'

const PATH = `${HOME}/cars`

export interface TypedCarForm extends TypedCar {
  /** What the form showed of the entry. */
  readonly seen?: string | undefined
}

/** On a phone each car is a line of its own above its seven days. */
export const CARS_STYLE = `
.week{table-layout:fixed}
.week th,.week td{padding:.25rem}
.week th:first-child{width:12rem;white-space:normal}
.week td{border-left:1px solid var(--line)}
.week td a{display:flex;align-items:center;min-height:2.75rem;font-weight:700}
.week .still{background:var(--surface)}
.on-paper{display:none}
@media print{
  .on-paper{display:table;width:100%}
  .on-paper th,.on-paper td{padding:.2rem .4rem;white-space:normal}
  .on-paper td:nth-child(2),.on-paper td:last-child{white-space:nowrap}
}
@media screen and (max-width:48rem){
  .week,.week thead,.week tbody,.week caption{display:block}
  .week tr{display:grid;grid-template-columns:repeat(7,minmax(0,1fr))}
  .week thead{position:sticky;top:0;z-index:1;background:var(--ground)}
  .week thead th:first-child{display:none}
  .week th[scope=row]{grid-column:1/-1;width:auto;border:0;padding:.75rem .25rem 0}
  .week th[scope=col]{white-space:normal}
  .week td{padding:.125rem 1px;font-size:.875rem}
  .week td span{display:block;font-size:.75rem;letter-spacing:-.02em}
}
`

type RideOfWeek = ReadWeek['rides'][number]

const rideLink = ({ reference, position, rides }: Pick<RideOfWeek, 'reference' | 'position' | 'rides'>) =>
  `${HOME}/booking/${reference}${rides > 1 ? `?ride=${position}` : ''}`

function Day({ date, rides, isAway, standstill, why }: DayOfCar<RideOfWeek>) {
  return (
    <td className={standstill === null ? undefined : 'still'}>
      {rides.map((ride) => (
        <a
          key={ride.ride}
          href={rideLink(ride)}
          aria-label={`${showDate(date)}, ${ride.pickupTime}, ${ride.pickup} to ${ride.dropoff}`}
        >
          {ride.pickupTime}
        </a>
      ))}
      {isAway && <span>away</span>}
      {standstill !== null && (
        <span className={rides.length > 0 || isAway ? 'bad' : 'sand'} title={why}>
          {standstill}
        </span>
      )}
    </td>
  )
}

function WeekOfCars({ week, first }: { readonly week: ReadWeek; readonly first: string }) {
  const days = Array.from({ length: 7 }, (_, i) => addDays(first, i))
  return (
    <>
      <table className="week no-paper">
        <caption className="soft" style={{ textAlign: 'left' }}>
          {showDate(first)} to {showDate(days[6]!)}: what each car drives, by the time of the pickup
        </caption>
        <thead>
          <tr>
            <th scope="col">Car</th>
            {days.map((date) => (
              <th key={date} scope="col">
                {showWeekday(date)} {Number(date.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekOfCars(first, week).map(({ car, days: its }) => (
            <tr key={car.id}>
              <th scope="row">
                <a href={`${PATH}/${car.id}`}>{car.plate}</a>{' '}
                <span className="soft" style={{ fontWeight: 400 }}>
                  {car.name && `${car.name}, `}
                  {car.vehicle === null ? 'without a class' : vehicleName(car.vehicle)}
                </span>
              </th>
              {its.map((day) => (
                <Day key={day.date} {...day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="Weeks">
        <a href={`${PATH}?week=${addDays(first, -7)}`}>Week before</a>
        <a href={PATH}>From today</a>
        <a href={`${PATH}?week=${addDays(first, 7)}`}>Week after</a>
      </nav>
    </>
  )
}

const whenOf = ({ pickupDate, pickupTime, ride }: RideOfWeek) => `${pickupDate} ${pickupTime} ${ride}`

/** On paper nothing can be opened: all rides of these days, also those without a car yet, each in a line. */
function WeekOnPaper({ week, first }: { readonly week: ReadWeek; readonly first: string }) {
  const last = addDays(first, 6)
  const its = week.rides
    .filter(({ pickupDate }) => first <= pickupDate && pickupDate <= last)
    .toSorted((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1))
  return (
    <table className="on-paper">
      <caption>
        {showDate(first)} to {showDate(last)}: {its.length} {its.length === 1 ? 'ride' : 'rides'}
      </caption>
      <thead>
        <tr>
          {['Day', 'Time', 'Route', 'Guest', 'Driver', 'Car'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {its.map((ride) => (
          <tr key={ride.ride}>
            <td>
              {showWeekday(ride.pickupDate)} {Number(ride.pickupDate.slice(8))}
            </td>
            <td>{ride.pickupTime}</td>
            <td>
              {ride.pickup} - {ride.dropoff}
            </td>
            <td>{ride.guestName || ride.ride}</td>
            <td>{ride.driverName ?? '?'}</td>
            <td>{week.cars.find((car) => isOfCar(car, ride))?.plate ?? ride.driverCar ?? '?'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CarFormProps {
  readonly id?: number | undefined
  readonly typed: Partial<TypedCarForm>
  readonly classes: readonly VehicleClass[]
  readonly isCounted: boolean
}

const EMPTY_PAPER = { name: '', until: '' }

function CarForm({ id, typed, classes, isCounted }: CarFormProps) {
  const { papers = [], vehicle = '' } = typed
  // A car that came with a driver's entry has none yet.
  const usual = USUAL_PAPERS.filter((name) => papers.every((paper) => paper.name !== name))
  const shown = [...papers, ...usual.map((name) => ({ name, until: '' })), EMPTY_PAPER].slice(0, CAR_LIMITS.papers)
  const listed = vehicle === '' || classes.includes(vehicle) ? classes : [...classes, vehicle]
  return (
    <form method="post" action={PATH}>
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {id !== undefined && <input type="hidden" name="seen" value={typed.seen} />}
      <Field label="Number plate" name="plate" defaultValue={typed.plate} maxLength={30} required autoComplete="off" />
      <Field
        label="Make and colour, as the guest reads it"
        name="name"
        defaultValue={typed.name}
        maxLength={DRIVER_LIMITS.car}
        autoComplete="off"
      />
      <Field
        label="Seats for guests"
        name="seats"
        type="number"
        min={1}
        max={MOST_SEATS}
        defaultValue={typed.seats}
        required
      />
      <Choice
        label="Class"
        name="vehicle"
        defaultValue={vehicle}
        choices={[['', 'None: rides are sold without it'], ...listed.map((name) => [name, vehicleName(name)] as const)]}
      />
      {!isCounted && (
        <Tick name="counts">With a class: I know that the site then sells at once only what a free car can drive.</Tick>
      )}
      <Field
        label="Where it stands over night: a place or a position"
        name="base"
        defaultValue={typed.base}
        maxLength={CAR_LIMITS.base}
        autoComplete="off"
      />
      <fieldset style={{ border: 0, margin: '.75rem 0 0', padding: 0 }}>
        <legend className="soft">Papers, each with its last day</legend>
        {shown.map((paper, i) => (
          <div key={i} className="search" style={{ marginTop: '.375rem' }}>
            <input
              name={`paper${i}`}
              defaultValue={paper.name}
              maxLength={CAR_LIMITS.paper}
              aria-label={`Paper ${i + 1}`}
              autoComplete="off"
            />
            <input
              type="date"
              name={`until${i}`}
              defaultValue={paper.until}
              aria-label={`Last day of ${paper.name || `paper ${i + 1}`}`}
            />
          </div>
        ))}
      </fieldset>
      <Submit>Keep</Submit>
    </form>
  )
}

interface BlockFormProps {
  readonly cars: readonly Pick<CarRow, 'id' | 'plate' | 'name'>[]
  /** Of one car. */
  readonly car?: number
  readonly typed?: Readonly<Record<string, string>> | undefined
  readonly today: string
}

function BlockForm({ cars, car, typed = {}, today }: BlockFormProps) {
  return (
    <form method="post" action={`${PATH}/blocked`}>
      {car === undefined ? (
        <Choice
          label="Car"
          name="car"
          required
          defaultValue={typed.car ?? ''}
          // All of them last: a slip of the thumb should not block every car.
          choices={[['', 'Choose'], ...cars.map((each) => [each.id, carWords(each)] as const), ['all', 'All cars']]}
        />
      ) : (
        <input type="hidden" name="car" value={car} />
      )}
      <Field label="First day" type="date" name="first" defaultValue={typed.first ?? today} required />
      <Field label="Last day; empty for one day" type="date" name="last" defaultValue={typed.last} />
      <Field label="Why" name="why" defaultValue={typed.why} maxLength={CAR_LIMITS.why} required autoComplete="off" />
      <Submit>Block</Submit>
    </form>
  )
}

interface BlockedListProps {
  readonly days: readonly BlockedDaysRow[]
  readonly cars: readonly Pick<CarRow, 'id' | 'plate'>[]
}

function BlockedList({ days, cars }: BlockedListProps) {
  if (days.length === 0) return <p className="soft">None</p>
  const carOf = ({ carId, plate }: BlockedDaysRow) =>
    carId === null ? (plate === null ? 'All cars' : `${plate}, hired`) : cars.find(({ id }) => id === carId)?.plate
  return (
    <ul className="cards">
      {days.map((each) => (
        <li key={each.id} className="card">
          <p>
            <strong>{carOf(each) ?? 'A car that was given up'}</strong> {daysText(each)}: {each.why}
          </p>
          <form className="actions" method="post" action={`${PATH}/blocked/${each.id}/open`}>
            <Button>Open again</Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

interface CarsPageProps {
  readonly week: ReadWeek
  /** Of the days that the calendar shows. */
  readonly first: string
  readonly today: string
  readonly days: readonly BlockedDaysRow[]
  readonly papers: readonly DuePaper[]
  readonly margin: number
  readonly classes: readonly VehicleClass[]
  readonly isCounted: boolean
  readonly car?: TypedCarForm | undefined
  readonly blocked?: Readonly<Record<string, string>> | undefined
  readonly refusal?: string | undefined
  readonly acts?: ShownActs
}

export function CarsPage({ week, first, today, days, papers, margin, ...more }: CarsPageProps) {
  const { classes, isCounted, car, blocked, refusal, acts } = more
  return (
    <OfficePage page="drivers" title="Cars" refusal={refusal}>
      <FleetMenu page="cars" />
      {isCounted ? (
        <p className="soft no-paper">
          Each class has the cars that are entered here. What none of them can drive is sold on request.
        </p>
      ) : (
        <p className="notice no-paper">No car has a class yet. {COUNTS_FROM_NOW}</p>
      )}
      <DuePapers papers={papers} today={today} />
      {week.cars.length > 0 && <WeekOfCars week={week} first={first} />}
      <WeekOnPaper week={week} first={first} />
      <h2>Blocked days</h2>
      <BlockedList days={days} cars={week.cars} />
      <div className="no-paper">
        <details open={blocked !== undefined}>
          <summary>Block days</summary>
          <BlockForm cars={week.cars} typed={blocked} today={today} />
        </details>
        <h2>Another car</h2>
        <CarForm typed={car ?? {}} classes={classes} isCounted={isCounted} />
        <h2>Between two rides of a car</h2>
        <form method="post" action={`${PATH}/margin`}>
          <Field
            label="Minutes to spare, beside the drive from one to the next"
            type="number"
            name="margin"
            min={0}
            max={MOST_MARGIN}
            defaultValue={margin}
            required
          />
          <Submit>Keep</Submit>
        </form>
      </div>
      <OfficeActs acts={acts} />
    </OfficePage>
  )
}

export type PhotographedCar = CarRow & { readonly hasPhoto: boolean }

interface CarPageProps {
  readonly row: PhotographedCar
  readonly typed?: TypedCarForm | undefined
  readonly refusal?: string | undefined
  readonly today: string
  /** Rides to come that have it. */
  readonly kept: Awaited<ReturnType<typeof ridesToComeOf>>
  readonly days: readonly BlockedDaysRow[]
  readonly drivers: ReadWeek['drivers']
  readonly classes: readonly VehicleClass[]
  readonly isCounted: boolean
}

const typedOf = ({ plate, name, seats, vehicle, base, papers }: CarRow): TypedCarForm => ({
  plate,
  name,
  seats: String(seats),
  vehicle: vehicle ?? '',
  base,
  papers,
})

const MOST_SHOWN = 20

export function CarPage({ row, typed, refusal, today, kept, days, drivers, classes, isCounted }: CarPageProps) {
  const { id, plate } = row
  const isBlocked = (date: string) => days.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)
  const promised = kept.filter(({ isKept }) => !isKept).length
  return (
    <OfficePage page="drivers" title={carWords(row)} refusal={refusal}>
      <FleetMenu />
      {row.hasPhoto && (
        <img
          className="no-paper"
          src={`${PATH}/${id}/photo`}
          alt={carWords(row)}
          {...PHOTO_SIZES.car}
          style={{ maxWidth: '100%', height: 'auto' }}
        />
      )}
      <p>
        {drivers.length === 0 ? 'Anybody drives it.' : 'Driven by '}
        {drivers.map(({ driverId, name }, i) => (
          <span key={driverId}>
            {i > 0 && ', '}
            <a href={`${HOME}/drivers/${driverId}`}>{name}</a>
          </span>
        ))}
      </p>
      <h2>Kept for ({kept.length})</h2>
      {kept.length === 0 && <p className="soft">No ride to come</p>}
      <ul className="rows">
        {kept.slice(0, MOST_SHOWN).map((ride) => (
          <li key={ride.ride}>
            <a href={rideLink(ride)}>
              <strong>
                {showDate(ride.pickupDate)}, {ride.pickupTime}
              </strong>{' '}
              {ride.pickup} to {ride.dropoff}
              {!ride.isKept && `, promised with ${ride.driverName}`}
              {isBlocked(ride.pickupDate) && <span className="bad"> It is blocked that day</span>}
            </a>
          </li>
        ))}
      </ul>
      {kept.length > MOST_SHOWN && <p className="soft">And {kept.length - MOST_SHOWN} more</p>}
      <h2>Blocked days</h2>
      <BlockedList days={days} cars={[row]} />
      <details>
        <summary>Block days of {plate}</summary>
        <BlockForm cars={[row]} car={id} today={today} />
      </details>
      <h2>The entry</h2>
      <CarForm
        id={id}
        typed={typed ?? { ...typedOf(row), seen: shownCar(row) }}
        classes={classes}
        isCounted={isCounted}
      />
      <PhotoForm
        path={`${PATH}/${id}/photo`}
        label="A photo of the car"
        name={plate}
        hasPhoto={row.hasPhoto}
        {...PHOTO_SIZES.car}
      />
      <details>
        <summary>Give it up</summary>
        <p className="soft">
          It is in no list any more, and no driver drives it. Its plate typed again brings it back.
        </p>
        <form method="post" action={`${PATH}/${id}/end`}>
          {promised > 0 && (
            <>
              <p className="notice notice--bad">
                {promisedWords(promised)}, and {promised === 1 ? 'its guest looks' : 'their guests look'} for it. From
                then on {promised === 1 ? 'it needs' : 'they need'} a hand.
              </p>
              <Tick name="meant" required>
                {promised === 1 ? 'It gets' : 'Each gets'} another car
              </Tick>
            </>
          )}
          <div className="actions">
            <Button look="bad">Yes, give up {plate}</Button>
          </div>
        </form>
      </details>
    </OfficePage>
  )
}
