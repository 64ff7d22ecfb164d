/** The list of drivers, one driver with a day's link, and what drivers collected in cash. */
import { saidWords } from '#domain/bookings/day/ride-events.ts'
import { DRIVER_TEXTS, DriverPhoto, DuePapers, LinkPhone, photoPath, ridePath } from '#worker/office/parts.tsx'
import { type ComponentProps, Fragment } from 'react'
import type { CashWeek } from '#domain/bookings/money/driver-account.ts'
import { carLine, DAY_OFF_REASONS, MOST_CARS } from '#domain/bookings/driver/listed-drivers.ts'
import { daysText, MAX_LICENCE } from '#domain/fleet/fleet-entries.ts'
import { languageName, SPOKEN_LANGUAGES } from '#domain/bookings/driver/driver-wish.ts'
import type { DuePaper } from '#worker/fleet/car-calendar.ts'
import { DRIVER_LIMITS } from '#domain/bookings/agreed/operator-steps.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { BRAND } from '#domain/brand.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { DayOffRow, DriverDeviceRow, DriverWageRow, OperatorBooking } from '#worker/database/schema.ts'
import { HOME } from '#worker/platform/access.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { type DrivenRide, shownDriver } from '#worker/lists/drivers.ts'
import type { OpenAccount } from '#worker/payments/driver-accounts.ts'
import { type DaysToGive, isBeingDriven, type RideToGive } from '#worker/lists/rides-to-give.ts'
import {
  brokeDownWords,
  saidLateWords,
  stateWords,
  driverWords,
  guestWords,
  languageWords,
  openWords,
  priceWords,
  rideWords,
} from '#worker/lists/office-texts.ts'
import { TypedField } from '#worker/office/new-bookings/composing-fields.tsx'
import { collectWords } from '#worker/office/desk/day-pages.tsx'
import { spacedPhone } from '#domain/bookings/request/numbering-plans.ts'
import { Button, ButtonLink, Choice, Field, Submit, Tick } from '#worker/platform/plain-page.tsx'
import type { SaidHindrance } from '#worker/steps/hindrances.ts'
import { Owners } from '#worker/office/roles.tsx'
import { Figures, FleetMenu, MonthForm, OfficeActs, OfficePage, type ShownActs } from '#worker/office/frame.tsx'
import { DriversWage, OpenAccounts, type TypedWageForm } from '#worker/office/money/driver-account-page.tsx'
import { PhotoForm } from './photo-form.tsx'
import { cashDriver } from '#worker/office/csv-files.ts'

const PATH = `${HOME}/drivers`

type TypedDriver = Readonly<
  Partial<Record<'id' | 'name' | 'phone' | 'cars' | 'licence' | 'until' | 'board' | 'since', string>>
> & {
  readonly isWoman?: boolean
  readonly languages?: readonly string[]
  /** What the form showed of the entry. */
  readonly seen?: string | undefined
}

function DriverForm({ typed }: { readonly typed: TypedDriver }) {
  const field = (name: 'name' | 'phone') => ({ name, defaultValue: typed[name], maxLength: DRIVER_LIMITS[name] })
  return (
    <form method="post" action={PATH}>
      {typed.id && <input type="hidden" name="id" value={typed.id} />}
      {typed.id && <input type="hidden" name="seen" value={typed.seen} />}
      <Field label="Name" {...field('name')} required autoComplete="off" />
      <Field label="Phone" type="tel" {...field('phone')} required autoComplete="off" />
      <label>
        Cars, of each a line: plate, make and colour, seats for guests
        <textarea
          name="cars"
          rows={2}
          defaultValue={typed.cars}
          maxLength={MOST_CARS * (DRIVER_LIMITS.car + 10)}
          placeholder="CAB-1234, white Prius, 3"
          required
        />
      </label>
      <fieldset style={{ border: 0, margin: '.75rem 0 0', padding: 0 }}>
        <legend className="soft">Languages that guests may hear</legend>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 1rem' }}>
          {Object.entries(SPOKEN_LANGUAGES).map(([tag, language]) => (
            <Tick key={tag} name={`speaks-${tag}`} defaultChecked={typed.languages?.includes(tag)}>
              {language}
            </Tick>
          ))}
        </div>
      </fieldset>
      <Field
        label="Driving licence"
        name="licence"
        defaultValue={typed.licence}
        maxLength={MAX_LICENCE}
        autoComplete="off"
      />
      <Field label="Its last day" type="date" name="until" defaultValue={typed.until} />
      <Field
        label="Licence of the tourist board, which guests read"
        name="board"
        defaultValue={typed.board}
        maxLength={MAX_LICENCE}
        autoComplete="off"
      />
      <Field
        label="Drives for us since, which guests read"
        type="month"
        name="since"
        defaultValue={typed.since}
        placeholder="2019-05"
      />
      <Tick name="woman" defaultChecked={typed.isWoman ?? false}>
        A woman: some guests wish for one as driver
      </Tick>
      <Submit>Keep</Submit>
    </form>
  )
}

export interface DriversPageProps {
  /** Those that are not over. */
  readonly daysOff: readonly DayOffRow[]
  readonly papers: readonly DuePaper[]
  readonly today: string
  readonly drivers: readonly KeptDriver[]
  readonly devices: readonly DriverDeviceRow[]
  readonly now: Date
  readonly typed?: TypedDriver
  readonly refusal?: string | undefined
  readonly acts?: ShownActs
}

/** @example 'sick, from 24 December 2026 on' */
const offWords = (days: DayOffRow) => `${DAY_OFF_REASONS[days.reason]}, ${daysText(days)}`

export function DriversPage({ drivers, devices, now, typed = {}, refusal, acts, ...more }: DriversPageProps) {
  const { daysOff, papers, today } = more
  return (
    <OfficePage page="drivers" title="Drivers" refusal={refusal}>
      <FleetMenu page="drivers" />
      <p className="soft">Who is assigned to a ride is chosen from this list.</p>
      <DuePapers papers={papers} today={today} />
      <ul className="cards">
        {drivers.map(({ id, name, phone, cars, languages, hasPhoto }) => (
          <li key={id} className="card">
            <div style={{ display: 'flex', gap: '.75rem', alignItems: 'center' }}>
              <DriverPhoto driver={{ id, name, hasPhoto }} size={64} />
              <div>
                <p>
                  <strong>{name}</strong> {spacedPhone(phone)}
                </p>
                <p className="soft">{cars.map(({ car, seats }) => `${car} (${seats})`).join(' · ')}</p>
              </div>
            </div>
            {languages.length > 0 && <p className="soft">{languages.map(languageName).join(', ')}</p>}
            {daysOff
              .filter(({ driverId }) => driverId === id)
              .map((days) => (
                <p key={days.id} className="sand">
                  {offWords(days)}
                </p>
              ))}
            <div className="actions">
              <ButtonLink look="go" href={`${PATH}/${id}`} aria-label={`Day and entry of ${name}`}>
                Day and entry
              </ButtonLink>
              <ButtonLink href={`tel:${phone}`}>Call</ButtonLink>
            </div>
            <LinkPhone phone={phone} device={devices.find((each) => each.phone === phone)} now={now} back={PATH} />
          </li>
        ))}
      </ul>
      <h2>{typed.id ? 'The entry' : 'Another driver'}</h2>
      <DriverForm typed={typed} />
      <OfficeActs acts={acts} />
    </OfficePage>
  )
}

interface DriverPageProps {
  readonly driver: KeptDriver
  readonly day: string
  readonly rides: readonly DrivenRide[]
  readonly night: readonly DrivenRide[]
  /** What speaks against driver or car, by the ride's reference. */
  readonly said: ReadonlyMap<string, readonly SaidHindrance[]>
  /** Opens the day; `null` if nobody has asked for it. */
  readonly code: string | null
  readonly device: DriverDeviceRow | undefined
  /** Rides ahead that name the driver with another number. */
  readonly otherNumber: readonly OperatorBooking[]
  /** Those of the driver that are not over. */
  readonly daysOff: readonly DayOffRow[]
  readonly refusal?: string | undefined
  readonly now: Date
  readonly wages: readonly DriverWageRow[]
  /** One that was refused. */
  readonly wage?: TypedWageForm | undefined
  readonly typedDays?: TypedDaysOff | undefined
}

/** Days off that were refused, with what is wrong at which field. */
export interface TypedDaysOff extends Readonly<Record<'first' | 'last' | 'reason', string>> {
  readonly problems: ComponentProps<typeof TypedField>['problems']
}

/** Who has a new number is assigned anew: then the guest gets it, and the links open with it. */
function OtherNumber({ rides }: { readonly rides: readonly OperatorBooking[] }) {
  if (rides.length === 0) return null
  return (
    <section className="bad">
      <p>
        These rides still name another number. Assign each to this driver again, and say “knows” to what is then to be
        told to the old number:
      </p>
      <ul>
        {rides.map(({ ride, reference, position, rides: many, pickupDate, pickupTime, driverPhone }) => (
          <li key={ride}>
            <a href={`${HOME}/booking/${reference}/driver${many > 1 ? `?ride=${position}` : ''}`}>
              {showDate(pickupDate)}, {pickupTime}
            </a>
            : {spacedPhone(driverPhone ?? '')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DayLink({ driver, day, code, device }: Pick<DriverPageProps, 'driver' | 'day' | 'code' | 'device'>) {
  const link = code && BRAND.origin + plainPaths.driverDay(code)
  const { messages, date } = DRIVER_TEXTS[device?.language ?? 'en']
  const text = link && messages.day(BRAND.name, date(day), link)
  return (
    <form className="actions" method="post" action={`${PATH}/${driver.id}/day`}>
      <input type="hidden" name="day" value={day} />
      {text && (
        <>
          <ButtonLink look="go" href={`https://wa.me/${driver.phone.slice(1)}?text=${encodeURIComponent(text)}`}>
            Send the day to {driver.name}
          </ButtonLink>
          <input type="hidden" name="new" value="yes" />
        </>
      )}
      <Button>{link ? 'Make a new link and close all others' : 'Make the link to this day'}</Button>
    </form>
  )
}

interface AfterMidnightProps {
  readonly night: readonly DrivenRide[]
  /** Whether the day itself has rides, and so a link. */
  readonly hasDay: boolean
  readonly path: string
}

/** The date of these rides is that of the day after. The link to a day names them at its end. */
function AfterMidnight({ night, hasDay, path }: AfterMidnightProps) {
  if (night.length === 0) return null
  const { pickupDate } = night[0]!
  const named = night.filter(({ driverAnswer }) => driverAnswer !== 'cannot').length
  return (
    <>
      <p>
        After midnight, on <a href={`${path}?day=${pickupDate}`}>{showDate(pickupDate)}</a>
        {hasDay && named > 0 && ', and named in the link to this day'}
        {hasDay && named > 0 && named < night.length && ', but for what the driver has declined'}:
      </p>
      <ul>
        {night.map((ride) => (
          <li key={ride.ride}>
            <DrivenRideLink ride={ride} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A ride of a driver, which leads to its page. */
const DrivenRideLink = ({ ride }: { readonly ride: DrivenRide }) => (
  <>
    <strong>{ride.pickupTime}</strong> <a href={ridePath(ride)}>{rideWords(ride)}</a>
  </>
)

/** What its driver has to know of a ride, also on paper: guest, phone, flight and notes, what to collect. */
function DrivenRideFacts({ ride }: { readonly ride: DrivenRide }) {
  const { phone, details, driverCar } = ride
  const notes = driverWords(ride, true)
  return (
    <>
      <br />
      {guestWords({ ...ride, phone: '' })}{' '}
      {phone && (
        <a className="whole" href={`tel:${phone}`}>
          {phone}
        </a>
      )}
      {[notes, details].filter(Boolean).map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
      <br />
      <strong>{collectWords(ride)}</strong>
      {driverCar && ` · ${driverCar}`}
    </>
  )
}

/** What the office reads of it on its day: no paper of the driver. */
function SaidOnItsDay({ ride, now }: { readonly ride: DrivenRide; readonly now: Date }) {
  const { lastSaid } = ride
  return (
    <>
      {lastSaid && <LineBelow look="good">{stateWords(ride)}</LineBelow>}
      {[brokeDownWords(ride), saidLateWords(ride, now)].map(
        (words) =>
          words && (
            <LineBelow key={words} look="bad">
              {words}
            </LineBelow>
          ),
      )}
    </>
  )
}

const LineBelow = ({ look, children }: { readonly look: 'good' | 'bad'; readonly children: string }) => (
  <span className={`${look} no-paper`}>
    <br />
    {children}
  </span>
)

interface DaysOffProps {
  readonly driver: KeptDriver
  readonly daysOff: readonly DayOffRow[]
  readonly today: string
  readonly typed: TypedDaysOff | undefined
}

/** Days off, and the tap for a driver who is sick from now on. */
function DaysOff({ driver: { id, name }, daysOff, today, typed }: DaysOffProps) {
  const problems = typed?.problems ?? []
  const path = `${PATH}/${id}/days-off`
  const isSick = daysOff.some(({ firstDay, lastDay }) => firstDay <= today && lastDay === null)
  return (
    <section id="days-off">
      <h2>Days off</h2>
      <ul className="cards">
        {daysOff.map((days) => (
          <li key={days.id} className="card">
            <p>{offWords(days)}</p>
            <form className="actions" method="post" action={`${path}/${days.id}/end`}>
              <ButtonLink href={`${PATH}/${id}/rides?from=${days.firstDay}&until=${days.lastDay ?? ''}`}>
                Rides of these days
              </ButtonLink>
              <Button>{days.firstDay > today ? 'Works then' : 'Works again'}</Button>
            </form>
          </li>
        ))}
      </ul>
      {!isSick && (
        <form className="actions" method="post" action={path}>
          <input type="hidden" name="first" value={today} />
          <input type="hidden" name="reason" value="sick" />
          <Button look="bad">{name} is sick from now on</Button>
        </form>
      )}
      <details open={typed !== undefined}>
        <summary>Other days off</summary>
        <form method="post" action={path}>
          <TypedField
            label="First day"
            type="date"
            name="first"
            problems={problems}
            defaultValue={typed?.first ?? today}
            required
          />
          <TypedField
            label="Last day; empty: until further notice"
            type="date"
            name="last"
            problems={problems}
            defaultValue={typed?.last}
          />
          <Choice
            label="Why"
            name="reason"
            defaultValue={typed?.reason ?? 'day off'}
            choices={Object.entries(DAY_OFF_REASONS) as [string, string][]}
          />
          <Submit>Keep, and show the rides of these days</Submit>
        </form>
      </details>
    </section>
  )
}

interface RidesToGivePageProps {
  readonly driver: KeptDriver
  readonly days: DaysToGive
  /** The driver leaves the list. */
  readonly isLeaving: boolean
  readonly given: readonly RideToGive[]
  /** How many more are shown once these are given. */
  readonly more: number
  readonly refusal?: string | undefined
}

const MOST_FREE = 6

function RideCard({
  driver,
  days,
  isLeaving,
  ride: { rides, free },
}: Omit<RidesToGivePageProps, 'given' | 'more'> & { readonly ride: RideToGive }) {
  const first = rides[0]!
  const isStay = rides.length > 1
  const driven = rides.find(isBeingDriven)
  return (
    <li className={driven ? 'card card--concern' : 'card'} data-card={first.ride}>
      <p>
        <span className="time">{first.pickupTime}</span> {showDate(first.pickupDate)}
        {isStay && ` to ${showDate(rides.at(-1)!.pickupDate)}, ${rides.length} rides with one car`}
      </p>
      <p>{rideWords(first)}</p>
      <p className="soft">{[guestWords(first), languageWords(first), priceWords(first)].filter(Boolean).join(' · ')}</p>
      {driven?.lastSaid && (
        <p className="bad">
          {saidWords(driven.lastSaid, driven)}: {driver.name} drives it to the end, unless you say so below.
        </p>
      )}
      {free.length === 0 && <p className="bad">Nobody of the list is free.</p>}
      <form className="actions" method="post" action={`${PATH}/${driver.id}/rides`}>
        <input type="hidden" name="ride" value={first.ride} />
        <input type="hidden" name="version" value={first.version} />
        <input type="hidden" name="from" value={days.from} />
        <input type="hidden" name="until" value={days.until ?? ''} />
        {isLeaving && <input type="hidden" name="leaving" value="yes" />}
        {isStay && <input type="hidden" name="stay" value="yes" />}
        {driven && <Tick name="insist">All the same: somebody else drives on</Tick>}
        {free.slice(0, MOST_FREE).map(({ value, driver: { name }, car, speaks }) => (
          <Button key={value} look="go" name="choice" value={value}>
            {name}, {car.plate}
            {speaks && ', speaks the language'}
          </Button>
        ))}
        <ButtonLink
          href={`${HOME}/booking/${first.reference}/driver${first.rides > 1 ? `?ride=${first.position}` : ''}`}
        >
          Somebody else
        </ButtonLink>
        {!isStay && (
          <Button name="choice" value="">
            Without a driver
          </Button>
        )}
      </form>
    </li>
  )
}

/** All rides that a driver cannot drive, each to be given to somebody else by a tap. */
export function RidesToGivePage({ driver, days, isLeaving, given, more, refusal }: RidesToGivePageProps) {
  const { id, name } = driver
  const path = `${PATH}/${id}`
  const left = given.reduce((sum, { rides }) => sum + rides.length, more)
  return (
    <OfficePage
      page="drivers"
      title={isLeaving ? `${name} leaves: what becomes of the rides?` : `Rides of ${name} to give away`}
      refusal={refusal}
    >
      <p className="soft">
        {left === 1 ? '1 ride' : `${left} rides`}, {daysText({ firstDay: days.from, lastDay: days.until })}. A tap on a
        name gives the ride to that driver, and its guest is told. The drivers shown are free then; the best fit is
        first.
      </p>
      {given.length === 0 && <p className="good">All are given.</p>}
      <ul className="cards">
        {given.map((ride) => (
          <RideCard key={ride.rides[0]!.ride} {...{ driver, days, isLeaving, ride }} />
        ))}
      </ul>
      {more > 0 && <p className="soft">And {more} more, once these are given.</p>}
      {isLeaving && (
        <Owners act="remove-driver">
          <form className="actions" method="post" action={`${path}/remove`}>
            {left > 0 && <input type="hidden" name="rest" value="without-driver" />}
            <Button look="bad">
              {left > 0 ? `Remove ${name}, and leave these rides without a driver` : `Yes, remove ${name}`}
            </Button>
          </form>
        </Owners>
      )}
      <div className="actions">
        <ButtonLink href={path}>Back to {name}</ButtonLink>
      </div>
    </OfficePage>
  )
}

export function DriverPage({
  driver,
  day,
  rides,
  night,
  said,
  code,
  device,
  otherNumber,
  daysOff,
  refusal,
  now,
  wages,
  wage,
  typedDays,
}: DriverPageProps) {
  const { id, name, phone, cars, languages, licence, licenceUntil, boardLicence, since, isWoman } = driver
  const dayIn = (days: number) => sriLankaTime(new Date(now.getTime() + days * DAY_MS)).date
  return (
    <OfficePage page="drivers" title={name} refusal={refusal}>
      <div className="no-paper">
        <DriverPhoto driver={driver} size={120} isAlone />
        <OtherNumber rides={otherNumber} />
      </div>
      <h2>{showDate(day)}</h2>
      <form className="search" action={`${PATH}/${id}`}>
        <input type="date" name="day" defaultValue={day} aria-label="Day" required />
        <Button>Show</Button>
        <ButtonLink href={`${PATH}/${id}?day=${dayIn(1)}`}>Tomorrow</ButtonLink>
      </form>
      {rides.length === 0 ? (
        <p className="soft">No confirmed ride</p>
      ) : (
        <ul>
          {rides.map((ride) => (
            <li key={ride.ride}>
              <DrivenRideLink ride={ride} />
              <DrivenRideFacts ride={ride} />
              <SaidOnItsDay ride={ride} now={now} />
              {(said.get(ride.ride) ?? []).map(({ words, isInsistedOn }) => (
                <Fragment key={words}>
                  <br />
                  <span className={isInsistedOn ? 'soft' : 'bad'}>
                    {isInsistedOn ? 'All the same: ' : ''}
                    {words}
                  </span>
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      )}
      {rides.length > 0 && <DayLink device={device} driver={driver} day={day} code={code} />}
      <AfterMidnight night={night} hasDay={rides.length > 0} path={`${PATH}/${id}`} />
      {/* A printed day is the driver's: it holds the rides alone. */}
      <div className="no-paper">
        <LinkPhone phone={phone} device={device} now={now} back={`${PATH}/${id}?day=${day}`} />
        <DaysOff driver={driver} daysOff={daysOff} today={dayIn(0)} typed={typedDays} />
        <DriversWage driverId={id} wages={wages} today={dayIn(0)} typed={wage} />
        <h2>The entry</h2>
        <DriverForm
          typed={{
            id: String(id),
            name,
            phone: spacedPhone(phone),
            cars: cars.map(carLine).join('\n'),
            languages,
            licence,
            until: licenceUntil ?? '',
            board: boardLicence,
            since,
            isWoman,
            seen: shownDriver(driver),
          }}
        />
        <PhotoForm path={photoPath(id)} label="A photo of the face" name={name} hasPhoto={driver.hasPhoto} />
        <details>
          <summary>Remove from the list</summary>
          <p className="soft">All links of {name} close. You are asked first what becomes of the rides to come.</p>
          <Owners act="remove-driver">
            <form className="actions" method="post" action={`${PATH}/${id}/remove`}>
              <Button look="bad">Yes, remove {name}</Button>
            </form>
          </Owners>
        </details>
      </div>
    </OfficePage>
  )
}

const money = (cents: number, currency: string) => (cents === 0 ? '-' : showAmount(cents, currency))

interface DriverCashPageProps {
  readonly month: string
  readonly weeks: readonly CashWeek[]
  readonly accounts: readonly OpenAccount[]
}

export function DriverCashPage({ month, weeks, accounts }: DriverCashPageProps) {
  return (
    <OfficePage page="drivers" title="Cash of the drivers">
      <FleetMenu page="cash" />
      <OpenAccounts accounts={accounts} />
      <h2>Weeks that begin in {month}</h2>
      <MonthForm path={`${PATH}/cash`} month={month} />
      <p className="soft">
        Cash that was noted from the day of the ride on. Open: of the price, nobody has noted it as paid.
      </p>
      <Figures
        head={['Week from', 'Driver', 'Rides', 'Rupees', 'Dollars', 'Open']}
        words={2}
        rows={weeks.map((week) => [
          <strong key="week">{week.week}</strong>,
          cashDriver(week),
          week.rides,
          money(week.lkrCents, 'LKR'),
          money(week.usdCents, 'USD'),
          openWords(week),
        ])}
      />
      {weeks.length === 0 && <p className="soft">None</p>}
    </OfficePage>
  )
}
