/** Drivers, their accounts, links and phones; cars, and days on which nobody drives. */
import { isNull, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import type { DayOffReason } from '#domain/bookings/driver/listed-drivers.ts'
import type { DriverEntryKind } from '#domain/bookings/money/driver-account.ts'
import type { DriverLanguage } from '#domain/driver-texts/driver-texts.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Paper } from '#domain/fleet/calendar.ts'
import type { PhotoType } from '#domain/photo-size-and-format.ts'
import { currency, flag, id, onceIfKnown, onceWhere, stamp, textOrEmpty } from './columns.ts'

const photo = () => ({
  /** By its bytes. */
  type: text('type').$type<PhotoType>().notNull(),
  /** Of `MAX_PHOTO_BYTES` at most: a backup is text. */
  base64: text('base64').notNull(),
  at: stamp('at'),
})

/**
 * The cars that the office has. A car is never deleted: rides name it. While no car in use has a class, nothing is
 * counted, and nothing changes for guests.
 */
export const cars = sqliteTable(
  'cars',
  {
    id: id(),
    /** The class that it is counted in; NULL for a car that is not counted. */
    vehicle: text('vehicle').$type<VehicleClass>(),
    /** In capitals: `namedCar` in `domain/bookings/driver/listed-drivers.ts`. */
    plate: text('plate').notNull().unique(),
    /** Make or colour, as the guest reads it after the plate; empty where the plate says enough. */
    name: textOrEmpty('name'),
    /** Guests that it takes. */
    seats: integer('seats').notNull(),
    /** Where it stands over night: a place's name and position. Empty and NULL where nobody knows. */
    base: textOrEmpty('base'),
    baseLat: real('base_lat'),
    baseLng: real('base_lng'),
    papers: text('papers', { mode: 'json' }).$type<readonly Paper[]>().notNull().default([]),
    /** When the office gave it up: it stands in no list. */
    endedAt: text('ended_at'),
  },
  (table) => [check('cars_seats', sql`${table.seats} >= 1`)],
)

export type CarRow = typeof cars.$inferSelect

/** Drivers whom the operator calls again and again. A ride keeps its own copy of who drives it. */
export const drivers = sqliteTable('drivers', {
  id: id(),
  name: text('name').notNull(),
  /** E.164. By it a driver's rides are found. */
  phone: text('phone').notNull().unique(),
  /** Languages that the driver speaks with guests, BCP 47. */
  languages: text('languages', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  /** Number of the driving licence; empty where the office keeps none. */
  licence: textOrEmpty('licence'),
  /** The last day on which it is good, `YYYY-MM-DD`. */
  licenceUntil: text('licence_until'),
  /** Number of the licence of the tourist board, which guests read; empty for none. */
  boardLicence: textOrEmpty('board_licence'),
  /** The month since when the driver drives for us, `YYYY-MM`, which guests read; empty where nobody knows. */
  since: textOrEmpty('since'),
  /** A guest may wish for a woman. It is shown to the office alone. */
  isWoman: flag('is_woman').default(false),
})

export type DriverRow = typeof drivers.$inferSelect

/**
 * Who earns and hands over: one for each driver that was ever on the list. It stays when its driver leaves, and holds
 * nothing of a guest. docs/bookings.md#accounts-of-drivers
 */
export const driverAccounts = sqliteTable(
  'driver_accounts',
  {
    /** The driver's id on the list, which no other driver gets. */
    id: integer('id').primaryKey(),
    /** Name and number as the list had them last. */
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** When the driver left the list. */
    endedAt: text('ended_at'),
  },
  (table) => [onceWhere('driver_accounts_by_phone', sql`${table.endedAt} is null`, table.phone)],
)

export type DriverAccountRow = typeof driverAccounts.$inferSelect

const numberOfAccount = () =>
  integer('driver_id')
    .notNull()
    .references(() => driverAccounts.id)

/**
 * What a driver earns from a day on. Only ever added to: of two for the same day the later entry counts, and what was
 * earned before that day stays as it was.
 */
export const driverWages = sqliteTable(
  'driver_wages',
  {
    id: id(),
    driverId: numberOfAccount(),
    /** `YYYY-MM-DD`. */
    firstDay: text('first_day').notNull(),
    /** Whole rupees for each day worked, and for each ride. */
    dayLkr: integer('day_lkr').notNull(),
    rideLkr: integer('ride_lkr').notNull(),
    /** Of the price of each ride. */
    percent: integer('percent').notNull(),
    /** As in the history of a booking. */
    who: text('who').notNull(),
    at: stamp('at'),
  },
  (table) => [
    check('driver_wages_amounts', sql`${table.dayLkr} >= 0 and ${table.rideLkr} >= 0`),
    check('driver_wages_percent', sql`${table.percent} between 0 and 100`),
    index('driver_wages_by_driver').on(table.driverId),
  ],
)

export type DriverWageRow = typeof driverWages.$inferSelect

/**
 * What drivers handed over and what they were paid. Numbers have no gaps; a wrong entry is taken back by another one. It
 * is no part of the cash book: a guest's money came when its driver took it.
 */
export const driverEntries = sqliteTable(
  'driver_entries',
  {
    /** Counts from 1. */
    number: integer('number').primaryKey(),
    driverId: numberOfAccount(),
    what: text('what').$type<DriverEntryKind>().notNull(),
    /** Minor units; negative in an entry that takes another one back. */
    cents: integer('cents').notNull(),
    currency: currency(),
    at: text('at').notNull(),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
    /** The Monday of the week that a wage is for; NULL of what is none. */
    week: text('week'),
    /** In words of the office: why it takes another one back. */
    note: textOrEmpty('note'),
    /** As in the history of a booking. */
    who: text('who').notNull(),
    /** The number of a wrong entry that this one takes back. */
    reverses: integer('reverses'),
  },
  (table) => [
    onceIfKnown('driver_entries_reversed_once', table.reverses),
    index('driver_entries_by_driver').on(table.driverId, table.number),
  ],
)

export type DriverEntryRow = typeof driverEntries.$inferSelect

const numberOfDriver = () =>
  integer('driver_id')
    .notNull()
    .references(() => drivers.id, { onDelete: 'cascade' })

/** Who drives which cars. A car without drivers here counts as driven. */
export const driverCars = sqliteTable(
  'driver_cars',
  {
    driverId: numberOfDriver(),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id),
  },
  (table) => [primaryKey({ columns: [table.driverId, table.carId] }), index('driver_cars_by_car').on(table.carId)],
)

/** A table of its own, so that lists of drivers do not read pictures. */
export const driverPhotos = sqliteTable('driver_photos', {
  driverId: integer('driver_id')
    .primaryKey()
    .references(() => drivers.id, { onDelete: 'cascade' }),
  ...photo(),
})

/** As the photos of drivers. */
export const carPhotos = sqliteTable('car_photos', {
  carId: integer('car_id')
    .primaryKey()
    .references(() => cars.id),
  ...photo(),
})

/** Whole days in Sri Lanka on which a driver does not drive. */
export const daysOff = sqliteTable(
  'days_off',
  {
    id: id(),
    driverId: numberOfDriver(),
    /** `YYYY-MM-DD`. */
    firstDay: text('first_day').notNull(),
    /** NULL: until further notice. */
    lastDay: text('last_day'),
    reason: text('reason').$type<DayOffReason>().notNull(),
    /** Which of the operator's people entered it. */
    who: textOrEmpty('who'),
    at: stamp('at'),
  },
  (table) => [
    check('days_off_order', sql`${table.lastDay} is null or ${table.lastDay} >= ${table.firstDay}`),
    index('days_off_by_driver').on(table.driverId),
  ],
)

export type DayOffRow = typeof daysOff.$inferSelect

/** Whole days in Sri Lanka on which a car stands still. */
export const blockedDays = sqliteTable(
  'blocked_days',
  {
    id: id(),
    /** NULL for all cars, or for one that is hired: {@link ofListedCars}. */
    carId: integer('car_id').references(() => cars.id),
    /** As it was typed, of a hired car that has broken down; NULL for listed cars. */
    plate: text('plate'),
    /** `YYYY-MM-DD`. */
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    why: text('why').notNull(),
    who: textOrEmpty('who'),
    at: stamp('at'),
  },
  (table) => [
    check('blocked_days_order', sql`${table.lastDay} >= ${table.firstDay}`),
    index('blocked_days_by_end').on(table.lastDay),
    index('blocked_days_to_erase')
      .on(table.lastDay)
      .where(sql`${table.plate} is not null`),
  ],
)

export type BlockedDaysRow = typeof blockedDays.$inferSelect

/** Without it a hired car's days are read as those of all cars. */
export const ofListedCars = isNull(blockedDays.plate)

/**
 * One row. Triggers raise its version with each change of what decides whether a car can be had: whoever writes a hold
 * writes it in a batch that is refused if the version is no longer the one that it was computed from.
 */
export const fleet = sqliteTable(
  'fleet',
  {
    id: integer('id').primaryKey(),
    version: integer('version').notNull().default(0),
    /** Between two rides of a car. */
    marginMinutes: integer('margin_minutes').notNull().default(30),
  },
  (table) => [check('fleet_alone', sql`${table.id} = 1`)],
)

/** Opens what one driver drives on one day, until another code takes its place or the day is over. */
export const driverDays = sqliteTable(
  'driver_days',
  {
    /** Random. */
    code: text('code').primaryKey(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
  },
  (table) => [unique('driver_days_once').on(table.driverId, table.day), index('driver_days_by_day').on(table.day)],
)

/** The one phone that opens a driver's links: the first one on which the driver's number was typed. */
export const driverDevices = sqliteTable('driver_devices', {
  /** The driver's number, E.164. */
  phone: text('phone').primaryKey(),
  /** What its cookie holds; NULL until the number was typed. */
  device: text('device'),
  /** When it was typed, or first tried. UTC, ISO 8601. */
  at: text('at').notNull(),
  /** How many wrong numbers were typed since then, until one was right. */
  wrong: integer('wrong').notNull().default(0),
  /** The same of each network, by its keyed hash. */
  wrongByNetwork: text('wrong_by_network', { mode: 'json' })
    .$type<Readonly<Record<string, number>>>()
    .notNull()
    .default({}),
  /** What the driver reads: chosen on the sheet. It stays when another phone is let in. */
  language: text('language').$type<DriverLanguage>().notNull().default('en'),
})

export type DriverDeviceRow = typeof driverDevices.$inferSelect
