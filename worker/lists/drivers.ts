/** The list of drivers: what one of them drives on a day, and what they collected in cash. */
import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  getViewSelectedFields,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AssignedDriver } from '#domain/bookings/ride.ts'
import { type CashWeek, cashByWeek, weeksOfMonth } from '#domain/bookings/money/driver-account.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import { isSheetOpen } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { assigned, carLine, type ListedDriver } from '#domain/bookings/driver/listed-drivers.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { openWithDriver } from '#domain/bookings/money/said-sums.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { DriverFacts } from '#domain/fleet/fleet-entries.ts'
import { languageName } from '#domain/bookings/driver/driver-wish.ts'
import type { OnItsDay } from '#domain/bookings/day/ride-events.ts'
import { IS_RESIDENT, ON_ITS_DAY } from './booking-list.ts'
import { closeLinks, leavingStatements } from './driver-links.ts'
import { drivesStatements, findCarInUse, type KeptDriver, selectDriverCars, withCars } from '#worker/fleet/cars.ts'
import { noteFleetChange } from '#worker/fleet/fleet-counting.ts'
import { columnsOf, type Db, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { asShown, changeInWords, checkSeen, officeAct, takenOff, writeWithAct } from '#worker/database/office-acts.ts'
import {
  cashBook,
  driverAccounts,
  driverDays,
  type DriverRow,
  drivers,
  driversToTell,
  type OperatorBooking,
  operatorBookings,
  rides,
  utcNow,
} from '#worker/database/schema.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { isStillNews, type NewsOfRide, selectNews } from '#worker/steps/drivers-to-tell.ts'
import { SET_OUT, takenForRide } from '#worker/payments/driver-accounts.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { dollarOfList, hearOfList } from '#worker/prices/request-price-list.ts'

/** Nobody keeps more by hand. */
const MOST_DRIVERS = 300

const hasPhoto = sql`exists (select 1 from driver_photos where driver_photos.driver_id = drivers.id)`.mapWith(Boolean)

/** Drivers with their cars, by name. */
async function driversWhere(env: Env, which: SQL | undefined): Promise<KeptDriver[]> {
  const db = primary(env)
  const [found, all] = await query(() =>
    db.batch([
      db
        .select({ ...getTableColumns(drivers), hasPhoto })
        .from(drivers)
        .where(which)
        .orderBy(asc(drivers.name))
        .limit(MOST_DRIVERS),
      selectDriverCars(db, which),
    ]),
  )
  return found.map((driver) => withCars(driver, all))
}

export const listDrivers = (env: Env): Promise<KeptDriver[]> => driversWhere(env, undefined)

const driverWhere = async (env: Env, which: SQL) => (await driversWhere(env, which))[0] ?? null

export const findDriver = (env: Env, id: number) => driverWhere(env, eq(drivers.id, id))

const driverWith = (env: Env, phone: string) => driverWhere(env, eq(drivers.phone, phone))

/** Enough to find what a driver drives. */
export type NamedDriver = Pick<DriverRow, 'id' | 'name' | 'phone'>

/** What the office keeps of a driver beside phone and cars. */
type DriverEntry = ListedDriver & Partial<DriverFacts>

const fieldsOf = ({ name, phone, cars, languages = [], licence = '', licenceUntil = null, ...facts }: DriverEntry) => [
  name,
  phone,
  cars.map(carLine).join('; '),
  facts.boardLicence ? `tourist board ${facts.boardLicence}` : '',
  facts.since ? `with us since ${facts.since}` : '',
  facts.isWoman ? 'a woman' : '',
  languages.length > 0 ? `speaks ${languages.map(languageName).join(', ')}` : '',
  licence === '' && licenceUntil === null ? '' : `licence ${[licence, licenceUntil].filter(Boolean).join(' until ')}`,
]
export const shownDriver = (driver: DriverEntry) => asShown(fieldsOf(driver))

/**
 * Writes a driver.
 * @param driver what is not given of it stays
 * @param id of the entry that is changed; `null` for a new one, which takes the place of one with its phone number
 * @param who changes it, of the operator's people
 * @param seen what its form showed, by {@link shownDriver}
 * @throws RangeError where another driver has the phone number, or somebody has changed the entry, or taken it off the list, since
 */
export async function saveDriver(
  env: Env,
  driver: DriverEntry,
  id: number | null,
  who = '',
  seen?: string,
): Promise<void> {
  const db = primary(env)
  const { cars, ...entry } = driver
  const before = id === null ? await driverWith(env, driver.phone) : await findDriver(env, id)
  if (id !== null && !before) throw takenOff()
  const kept =
    id === null
      ? db.insert(drivers).values(entry).onConflictDoUpdate({ target: drivers.phone, set: entry })
      : db.update(drivers).set(entry).where(eq(drivers.id, id))
  const left = before && before.phone !== driver.phone ? await leavingStatements(env, before) : []
  const after = fieldsOf({ ...before, ...driver })
  const words = before ? changeInWords(fieldsOf(before), after) : changeInWords(null, after.filter(Boolean))
  if (before && words !== '') checkSeen(fieldsOf(before), seen)
  const noted = words === '' ? [] : [officeAct(db, 'drivers', who, words)]
  try {
    await query(() =>
      db.batch([
        kept,
        ...drivesStatements(db, entry.phone, cars),
        ...accountStatements(db, driver.phone),
        ...left,
        ...noted,
      ]),
    )
    noteFleetChange(env)
  } catch (error) {
    throw error instanceof WriteConflict ? new RangeError('Another driver has this phone number.') : error
  }
}

const endAccount = (db: Db, which: SQL) =>
  db
    .update(driverAccounts)
    .set({ endedAt: utcNow })
    .where(and(isNull(driverAccounts.endedAt), which))

/** Rides that named a number before its driver was on the list are that driver's, so far back. */
const ADOPTED_DAYS = 31

/** The account of the driver with a number, who was just written. */
function accountStatements(db: Db, phone: string, now = new Date()) {
  const listed = db
    .select({ id: drivers.id, name: drivers.name, phone: drivers.phone, endedAt: sql<null>`null`.as('ended_at') })
    .from(drivers)
    .where(eq(drivers.phone, phone))
  const id = sql`(select id from ${drivers} where phone = ${phone})`
  const since = addDays(sriLankaTime(now).date, -ADOPTED_DAYS)
  return [
    endAccount(db, and(eq(driverAccounts.phone, phone), ne(driverAccounts.id, id))!),
    db
      .insert(driverAccounts)
      .select(listed)
      .onConflictDoUpdate({ target: driverAccounts.id, set: { name: sql`excluded.name`, phone: sql`excluded.phone` } }),
    db
      .update(rides)
      .set({ driverId: id })
      .where(and(gte(rides.pickupDate, since), eq(rides.driverPhone, phone), isNull(rides.driverId))),
    // And what that driver took for them, also for those that are another's by now or cancelled.
    db
      .update(cashBook)
      .set({ takenBy: id, takerName: null, takerPhone: null })
      .where(
        and(
          eq(cashBook.takerPhone, phone),
          inArray(
            cashBook.bookingNumber,
            db.select({ number: rides.bookingNumber }).from(rides).where(gte(rides.pickupDate, since)),
          ),
        ),
      ),
  ]
}

/**
 * Adds a driver.
 * @throws RangeError where somebody on the list has the phone number
 */
export async function addDriver(env: Env, driver: DriverEntry, who: string): Promise<void> {
  const known = await driverWith(env, driver.phone)
  if (known) throw new RangeError(`${known.name} has this phone number: change that entry.`)
  return saveDriver(env, driver, null, who)
}

/**
 * Confirmed rides that are not over and name this driver with another phone number: their links go there, until they are
 * assigned anew.
 */
export async function ridesWithOtherNumber(
  env: Env,
  { name, phone }: DriverRow,
  now: Date,
): Promise<OperatorBooking[]> {
  const { driverName, driverPhone, pickupDate, status } = operatorBookings
  // One of yesterday may be under way.
  const isNear = and(gte(pickupDate, addDays(sriLankaTime(now).date, -1)), eq(status, 'confirmed'))
  const found = await query(() =>
    primary(env)
      .select()
      .from(operatorBookings)
      .where(and(isNear, eq(driverName, name), ne(driverPhone, phone)))
      .orderBy(asc(pickupDate), asc(operatorBookings.pickupTime)),
  )
  return found.filter((ride) => !isPastRide(ride, now))
}

/** Their links close. Rides that they drive keep them. */
export async function removeDriver(env: Env, driver: DriverRow, who = ''): Promise<void> {
  const left = await leavingStatements(env, driver)
  await writeWithAct(env, ['drivers', who, `${driver.name}, ${driver.phone}: removed from the list`], (db) => [
    ...left,
    db.delete(drivers).where(eq(drivers.id, driver.id)),
    endAccount(db, eq(driverAccounts.id, driver.id)),
  ])
  noteFleetChange(env)
}

/** The driver that a form names. @param choice the ids of the driver and of a car in use: '12/3'; any other text means nobody */
export async function chosenDriver(env: Env, choice: string): Promise<AssignedDriver | null> {
  const [, id, car] = /^(\d{1,9})\/(\d{1,9})$/.exec(choice) ?? []
  if (id === undefined) return null
  const [driver, its] = await Promise.all([findDriver(env, Number(id)), findCarInUse(env, Number(car))])
  return driver && its ? assigned(driver, its) : null
}

/**
 * The code that opens a driver's day: the one that there is, or a new one.
 * @param isNew closes all links of the driver before
 */
export async function openDriverDay(
  env: Env,
  driver: DriverRow,
  day: string,
  isNew: boolean,
  { now = new Date(), who = '' }: { readonly now?: Date; readonly who?: string } = {},
) {
  const db = primary(env)
  const closed = isNew
    ? [
        ...(await closeLinks(env, driver, now, day)),
        officeAct(db, 'drivers', who, `${driver.name}: a new link to ${day}, all others closed`, now),
      ]
    : []
  await query(() =>
    db.batch([
      db.delete(driverDays).where(lt(driverDays.day, addDays(sriLankaTime(now).date, -2))),
      ...closed,
      db.insert(driverDays).values({ code: randomCode(), driverId: driver.id, day }).onConflictDoNothing(),
    ]),
  )
}

export async function driverDayCode(env: Env, driverId: number, day: string): Promise<string | null> {
  const isOf = and(eq(driverDays.driverId, driverId), eq(driverDays.day, day))
  const [found] = await query(() => primary(env).select().from(driverDays).where(isOf).limit(1))
  return found?.code ?? null
}

/** `lkrPerUsd`: by the list that its booking was made under. */
export type DrivenRide = OperatorBooking & SaidMoney & OnItsDay & { readonly lkrPerUsd: number }

/** What a driver drives from a day until another, confirmed, by time. */
export async function ridesOfDriver(env: Env, phone: string, day: string, until = day): Promise<DrivenRide[]> {
  const { driverPhone, pickupDate, pickupTime, status } = operatorBookings
  const found = await query(() =>
    primary(env)
      .select({ ...getViewSelectedFields(operatorBookings), resident: IS_RESIDENT, ...ON_ITS_DAY })
      .from(operatorBookings)
      .where(and(between(pickupDate, day, until), eq(driverPhone, phone), eq(status, 'confirmed')))
      .orderBy(asc(pickupDate), asc(pickupTime)),
  )
  await hearOfList(env, Math.max(0, ...found.map(({ priceList }) => priceList)))
  return found.map(({ resident, ...ride }) => ({
    ...ride,
    lkrPerUsd: dollarOfList(ride.priceList),
    inRupees: readsRupees(env, resident === 1),
  }))
}

const NIGHT_ENDS = '06:00'

/** What a driver drives on a day, and in the night after it, whose date is that of the day after. */
export async function ridesOfDayAndNight(env: Env, phone: string, day: string) {
  const all = await ridesOfDriver(env, phone, day, addDays(day, 1))
  return {
    rides: all.filter(({ pickupDate }) => pickupDate === day),
    night: all.filter(({ pickupDate, pickupTime }) => pickupDate !== day && pickupTime < NIGHT_ENDS),
  }
}

export interface DriverDay {
  readonly driver: DriverRow
  readonly day: string
  readonly rides: readonly DrivenRide[]
  /** Those after midnight whose sheets are open, and that the driver has not declined. */
  readonly night: readonly DrivenRide[]
  /** What the driver may not know yet of rides that were or are shown here. */
  readonly news: readonly NewsOfRide[]
}

/** What a code opens: the rides of that driver and day whose sheets are open; `null` if there is none. */
export async function findDriverDay(env: Env, code: string, now: Date): Promise<DriverDay | null> {
  const [found] = await query(() =>
    primary(env)
      .select()
      .from(driverDays)
      .innerJoin(drivers, eq(drivers.id, driverDays.driverId))
      .where(eq(driverDays.code, code))
      .limit(1),
  )
  if (!found) return null
  const { day } = found.driver_days
  const { phone } = found.drivers
  const [{ rides: ofDay, night }, all] = await Promise.all([
    ridesOfDayAndNight(env, phone, day),
    query(() => selectNews(primary(env), eq(driversToTell.phone, phone))),
  ])
  const openOf = (driven: readonly DrivenRide[]) => driven.filter((ride) => isSheetOpen(ride, now))
  const open = openOf(ofDay)
  const isOfDay = (date: string, time: string) => date === day || (date === addDays(day, 1) && time < NIGHT_ENDS)
  const news = all.filter(
    (each) =>
      isStillNews(each, now) && (isOfDay(each.pickupDate, each.pickupTime) || isOfDay(each.dateNow, each.timeNow)),
  )
  if (open.length + news.length === 0) return null
  return {
    driver: found.drivers,
    day,
    rides: open,
    night: openOf(night).filter((ride) => ride.driverAnswer !== 'cannot'),
    news,
  }
}

/**
 * What drivers collected in cash, in the weeks that begin in a month. Money that was noted before a ride's day was paid
 * to the office.
 * @param month `YYYY-MM`
 */
export async function cashOfDrivers(env: Env, month: string, now = new Date()): Promise<CashWeek[]> {
  const { from, until } = weeksOfMonth(month)
  const { date: today, time } = sriLankaTime(now)
  const { number, position, pickupDate, pickupTime, status } = operatorBookings
  const isOver = or(lt(pickupDate, today), and(eq(pickupDate, today), lte(pickupTime, time)))
  const isDriven = and(inArray(status, SET_OUT), isOver)
  // Who took it drives it no more.
  const isAnothers = or(
    sql`${cashBook.takenBy} is not null and ${cashBook.takenBy} is not ${rides.driverId}`,
    sql`${cashBook.takerPhone} is not null and ${cashBook.takerPhone} is not coalesce(${rides.driverPhone}, '')`,
  )
  const isGone = and(isNotNull(cashBook.number), or(isAnothers, sql`${status} not in ('confirmed', 'no-show')`))
  const found = await query(() =>
    primary(env)
      .select({
        ...columnsOf(operatorBookings, 'number', 'position', 'pickupDate', 'driverName', 'driverPhone'),
        ...columnsOf(operatorBookings, 'status', 'priceUsd', 'paidUsd', 'waivedUsd', 'cancelFeeUsd', 'priceList'),
        ...columnsOf(operatorBookings, 'priceLkr', 'paidLkr', 'waivedLkr', 'cancelFeeLkr', 'cameInUsd', 'onAccount'),
        resident: IS_RESIDENT,
        isDriven: sql<number>`coalesce(${isDriven}, 0)`.as('is_driven'),
        cents: sql<number>`coalesce(${cashBook.cents}, 0)`.as('cash_cents'),
        currency: cashBook.currency,
        isGone: sql<0 | 1>`${isGone}`.as('is_gone'),
        takerName: sql<string>`coalesce(${driverAccounts.name}, ${cashBook.takerName})`.as('taker'),
        takerPhone: sql<string>`coalesce(${driverAccounts.phone}, ${cashBook.takerPhone})`.as('taker_number'),
      })
      .from(operatorBookings)
      .innerJoin(rides, and(eq(rides.bookingNumber, number), eq(rides.position, position)))
      .leftJoin(cashBook, takenForRide)
      .leftJoin(driverAccounts, eq(driverAccounts.id, cashBook.takenBy))
      .where(and(between(pickupDate, from, until), or(isDriven, isNotNull(cashBook.number)))),
  )
  await hearOfList(env, Math.max(0, ...found.map(({ priceList }) => priceList)))
  const all = Map.groupBy(found, (row) => `${row.number}/${row.position}`)
  const cents = (entries: typeof found) => {
    const of = (currency: string) =>
      entries.reduce((sum, entry) => sum + (entry.currency === currency ? entry.cents : 0), 0)
    return { usdCents: of('USD'), lkrCents: of('LKR') }
  }
  return cashByWeek(
    [...all.values()].flatMap((entries) => {
      const [ride] = entries as [(typeof entries)[0]]
      const { pickupDate: day } = ride
      const [gone, own] = [entries.filter((each) => each.isGone === 1), entries.filter((each) => each.isGone !== 1)]
      const others = gone.map((entry) => ({
        isDriven: false,
        pickupDate: day,
        driver: entry.takerName || null,
        phone: entry.takerPhone || null,
        ...cents([entry]),
        openUsd: 0,
        openLkr: 0,
      }))
      if (own.length === 0 && ride.isDriven === 0) return others
      return [
        ...others,
        {
          isDriven: true,
          pickupDate: day,
          driver: ride.driverName,
          phone: ride.driverPhone,
          ...cents(own),
          ...openWithDriver({
            ...ride,
            lkrPerUsd: dollarOfList(ride.priceList),
            inRupees: readsRupees(env, ride.resident === 1),
          }),
        },
      ]
    }),
  )
}
