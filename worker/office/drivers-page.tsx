/** The list of drivers, one driver with a day's link, and what drivers collected in cash. */
import { Fragment } from 'react'
import type { CashWeek } from '#domain/bookings/money/driver-cash.ts'
import { carLine, MOST_CARS } from '#domain/bookings/driver/listed-drivers.ts'
import { DRIVER_LIMITS } from '#domain/bookings/agreed/operator-steps.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { DriverDeviceRow, OperatorBooking } from '#worker/database/schema.ts'
import { HOME } from '#worker/platform/access.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import type { DrivenRide } from '#worker/lists/drivers.ts'
import { rideWords } from '#worker/lists/words.ts'
import { spacedPhone } from '#domain/bookings/request/numbering-plans.ts'
import { Button, ButtonLink, Field, Submit } from '#worker/platform/plain-page.tsx'
import type { SaidHindrance } from '#worker/steps/hindrances.ts'
import { LinkPhone } from '#worker/operator/parts.tsx'
import { Owners } from '#worker/operator/roles.tsx'
import { OfficeActs, type ShownActs } from './acts.tsx'
import { cashDriver } from './tables.ts'
import { Figures, MonthForm, OfficePage } from './frame.tsx'

const PATH = `${HOME}/drivers`

type TypedDriver = Readonly<Partial<Record<'id' | 'name' | 'phone' | 'cars', string>>>

function DriverForm({ typed }: { readonly typed: TypedDriver }) {
  const field = (name: 'name' | 'phone') => ({ name, defaultValue: typed[name], maxLength: DRIVER_LIMITS[name] })
  return (
    <form method="post" action={PATH}>
      {typed.id && <input type="hidden" name="id" value={typed.id} />}
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
      <Submit>Keep</Submit>
    </form>
  )
}

export interface DriversPageProps {
  readonly drivers: readonly KeptDriver[]
  readonly devices: readonly DriverDeviceRow[]
  readonly typed?: TypedDriver
  readonly refusal?: string | undefined
  readonly acts?: ShownActs
}

export function DriversPage({ drivers, devices, typed = {}, refusal, acts }: DriversPageProps) {
  return (
    <OfficePage page="drivers" title="Drivers" refusal={refusal}>
      <p className="soft">
        Who is assigned to a ride is chosen from this list. <a href={`${PATH}/cash`}>Cash, week by week</a>
      </p>
      <ul className="cards">
        {drivers.map(({ id, name, phone, cars }) => (
          <li key={id} className="card">
            <p>
              <strong>{name}</strong> {spacedPhone(phone)}
            </p>
            <p className="soft">{cars.map(({ car, seats }) => `${car} (${seats})`).join(' · ')}</p>
            <div className="actions">
              <ButtonLink look="go" href={`${PATH}/${id}`} aria-label={`Day and entry of ${name}`}>
                Day and entry
              </ButtonLink>
              <ButtonLink href={`tel:${phone}`}>Call</ButtonLink>
            </div>
            <LinkPhone phone={phone} device={devices.find((each) => each.phone === phone)} back={PATH} />
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
  /** What speaks against driver or car, by the ride's reference. */
  readonly said: ReadonlyMap<string, readonly SaidHindrance[]>
  /** Opens the day; `null` if nobody has asked for it. */
  readonly code: string | null
  readonly device: DriverDeviceRow | undefined
  /** Rides ahead that name the driver with another number. */
  readonly otherNumber: readonly OperatorBooking[]
  readonly now: Date
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

function DayLink({ driver, day, code }: Pick<DriverPageProps, 'driver' | 'day' | 'code'>) {
  const link = code && BRAND.origin + plainPaths.driverDay(code)
  const text = link && `${BRAND.name}: your rides on ${showDate(day)}: ${link}`
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

export function DriverPage({ driver, day, rides, said, code, device, otherNumber, now }: DriverPageProps) {
  const { id, name, phone, cars } = driver
  const dayIn = (days: number) => sriLankaTime(new Date(now.getTime() + days * DAY_MS)).date
  return (
    <OfficePage page="drivers" title={name}>
      <OtherNumber rides={otherNumber} />
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
              <strong>{ride.pickupTime}</strong> {rideWords(ride)}
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
      {rides.length > 0 && <DayLink driver={driver} day={day} code={code} />}
      <LinkPhone phone={phone} device={device} back={`${PATH}/${id}?day=${day}`} />
      <h2>The entry</h2>
      <DriverForm typed={{ id: String(id), name, phone: spacedPhone(phone), cars: cars.map(carLine).join('\n') }} />
      <details>
        <summary>Remove from the list</summary>
        <p className="soft">All links of {name} close. Rides ahead keep their driver until you assign another one.</p>
        <Owners act="remove-driver">
          <form className="actions" method="post" action={`${PATH}/${id}/remove`}>
            <Button look="bad">Yes, remove {name}</Button>
          </form>
        </Owners>
      </details>
    </OfficePage>
  )
}

const money = (cents: number, currency: string) =>
  cents === 0 ? '-' : `${cents < 0 ? '-' : ''}${showAmount(Math.abs(cents), currency)}`

export function DriverCashPage({ month, weeks }: { readonly month: string; readonly weeks: readonly CashWeek[] }) {
  return (
    <OfficePage page="drivers" title={`Cash of the drivers: weeks that begin in ${month}`}>
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
          week.openUsd === 0 ? '-' : formatUsd(week.openUsd),
        ])}
      />
      {weeks.length === 0 && <p className="soft">None</p>}
    </OfficePage>
  )
}
