/** Saved distances, price lists, photographs of the site, and what is counted or noted of the whole site. */
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import type { DemandDimensions, DemandWord } from '#domain/insight/demand.ts'
import type { PhotoWords } from '#domain/photos.ts'
import type { DistanceSource } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { flag, id, indexOfKnown, indexWhere, stamp, textOrEmpty } from './columns.ts'

/**
 * What both tables of saved distances have: listed ones, and those computed for a visitor. Timestamps are UTC, ISO
 * 8601; positions are degrees.
 */
const distanceColumns = () => ({
  id: id(),
  /** One for all spellings of a trip: see `tripKey` in `worker/quotes/placed-trips.ts`. */
  routeKey: text('route_key').notNull().unique(),
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  pickupLat: real('pickup_lat'),
  pickupLng: real('pickup_lng'),
  /** Position of the dropoff. */
  latloc: real('latloc'),
  longloc: real('longloc'),
  distanceKm: integer('distance_km').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  /** In menus, lists and the sitemap. The others were computed for a visitor. */
  listed: flag('listed').default(false),
  source: text('source').$type<DistanceSource>().notNull().default('embedded'),
  /** The revision of the roads that a distance was computed from (`worker/quotes/built-in-lists.ts`). */
  roads: textOrEmpty('roads'),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
  /** When a computed distance must no longer be used; NULL for listed ones. */
  expiresAt: text('expires_at'),
})

/** Prices are not stored: they follow from distance and duration. */
export const transferRates = sqliteTable('transfer_rates', distanceColumns(), (table) => [
  // Refuses an operator's slip that the fare rules could not price.
  check('transfer_rates_distance', sql`${table.distanceKm} between 1 and ${sql.raw(String(MAX_DRIVABLE_KM))}`),
  check('transfer_rates_duration', sql`${table.durationMinutes} >= 1`),
  indexWhere('transfer_rates_listed', sql`${table.listed} = 1`, table.id),
  indexOfKnown('transfer_rates_expiring', table.expiresAt),
])

/** Tours by way of the park's gate. */
export const safariOffers = sqliteTable(
  'safari_offers',
  {
    ...distanceColumns(),
    park: text('park').notNull(),
  },
  (table) => [
    check('safari_offers_distance', sql`${table.distanceKm} between 0 and ${sql.raw(String(MAX_DRIVABLE_KM))}`),
    check('safari_offers_duration', sql`${table.durationMinutes} >= 0`),
    indexWhere('safari_offers_listed', sql`${table.listed} = 1`, table.id),
    indexOfKnown('safari_offers_expiring', table.expiresAt),
  ],
)

/** The price lists that the owner has published. Only ever added to: triggers refuse anything else. */
export const priceLists = sqliteTable(
  'price_lists',
  {
    /** Counts from 1. Number 0 is the list that the site comes with. */
    number: integer('number').primaryKey(),
    /** A `PriceList` as JSON. */
    json: text('json').notNull(),
    /** When it comes into force: UTC, ISO 8601. */
    validFrom: text('valid_from').notNull(),
    createdAt: stamp('created_at'),
    /** Which of the operator's people published it. */
    who: text('who').notNull(),
    why: text('why').notNull(),
  },
  (table) => [check('price_lists_number', sql`${table.number} >= 1`)],
)

export type PriceListRow = typeof priceLists.$inferSelect

/** The price list that the operator's people are working on, one for all of them. */
export const priceDraft = sqliteTable(
  'price_draft',
  {
    id: integer('id').primaryKey(),
    /** A price list as JSON. It may hold wrong values: whoever typed them sees them again. */
    json: text('json').notNull(),
    /** The list that it began as: a number of `price_lists`, or 0. */
    basedOn: integer('based_on').notNull(),
    /** Raised by every change. */
    version: integer('version').notNull(),
    changedAt: stamp('changed_at'),
    who: text('who').notNull(),
  },
  (table) => [check('price_draft_alone', sql`${table.id} = 1`)],
)

export type PriceDraftRow = typeof priceDraft.$inferSelect

/** The owner's photographs in the place of the site's drawings. The pictures are in R2. */
export const sitePhotos = sqliteTable('site_photos', {
  /** What it stands for: a name of `PHOTO_SUBJECTS` in `domain/photos.ts`. */
  subject: text('subject').primaryKey(),
  /** Part of the names of its files in R2: another one for each picture. */
  code: text('code').notNull(),
  /** How the names of its files end: what browsers should try first before. */
  types: text('types', { mode: 'json' }).$type<readonly string[]>().notNull(),
  /** Pixels of its largest file. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Widths of its files. */
  widths: text('widths', { mode: 'json' }).$type<readonly number[]>().notNull(),
  /** What it shows, for who cannot see, by language. */
  words: text('words', { mode: 'json' }).$type<PhotoWords>().notNull(),
  at: stamp('at'),
})

/** How much each network has written in a day, and how often each booking was changed. Rows of earlier days are removed. */
export const networkDays = sqliteTable(
  'network_days',
  {
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    /** Keyed hash; or a booking, by its number, and whatever else has a limit of a day. */
    network: text('network').notNull(),
    written: integer('written').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.network] })],
)

/** How often something failed in visitors' browsers: nothing of the error, the page or the visitor but its kind. */
export const browserErrors = sqliteTable(
  'browser_errors',
  {
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    /** As `ERROR_EVENTS` in `domain/browser-errors.ts` names it. */
    kind: text('kind').notNull(),
    /** The kind of page. */
    page: text('page').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.page] })],
)

/** What guests looked for, counted, where no Workers Analytics Engine is bound: words of lists and known places alone. */
export const demand = sqliteTable(
  'demand',
  {
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
    /** As `DEMAND_WORDS` in `domain/insight/demand.ts` names it; the others as `DemandDimensions` there. */
    what: text('what').$type<DemandWord>().notNull(),
    kind: text('kind').$type<DemandDimensions['kind']>().notNull(),
    pickup: text('pickup').notNull(),
    dropoff: text('dropoff').notNull(),
    language: text('language').notNull(),
    source: text('source').$type<DemandDimensions['source']>().notNull(),
    firstPage: text('first_page').$type<DemandDimensions['firstPage']>().notNull(),
    device: text('device').$type<DemandDimensions['device']>().notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.what,
        table.kind,
        table.pickup,
        table.dropoff,
        table.language,
        table.source,
        table.firstPage,
        table.device,
      ],
    }),
  ],
)

/** Who asked for a place that nobody knows, until three networks have: keyed hashes, from which nobody reads either. */
export const unknownAskers = sqliteTable(
  'unknown_askers',
  {
    nameHash: text('name_hash').notNull(),
    /** Of network and name together: two names of one network cannot be told to be of one. */
    asker: text('asker').notNull(),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.nameHash, table.asker] }), index('unknown_askers_by_day').on(table.day)],
)

/** Names of places that nobody knows and that three networks or more have asked for. */
export const unknownPlaces = sqliteTable(
  'unknown_places',
  {
    /** As `placeKey` gives it: what all of them typed. */
    name: text('name').primaryKey(),
    networks: integer('networks').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
  },
  (table) => [index('unknown_places_by_day').on(table.lastDay)],
)

/** The office's pages whose changes stand in no history of a booking, a proposal or a price list. */
export type PageOfActs = 'drivers' | 'cars' | 'partners' | 'phones' | 'photos' | 'money' | 'demand' | 'opinions'

/** What was done there, and who did it: for the owner, for 90 days. */
export const officeActs = sqliteTable(
  'office_acts',
  {
    id: id(),
    at: stamp('at'),
    page: text('page').$type<PageOfActs>().notNull(),
    /** As in the history of a booking. */
    who: textOrEmpty('who'),
    /** In words. */
    what: text('what').notNull(),
  },
  (table) => [index('office_acts_by_page').on(table.page, table.id), index('office_acts_by_time').on(table.at)],
)

export type OfficeActRow = typeof officeActs.$inferSelect

/** When something that must go on was last done: the cron's sweep. */
export const heartbeats = sqliteTable('heartbeats', {
  name: text('name').primaryKey(),
  at: text('at').notNull(),
})

/** One row, which triggers write (`migrations/`): pages that follow ask for it again and again. It is in no backup. */
export const changes = sqliteTable('changes', {
  id: integer('id').primaryKey(),
  /** Raised by each change of what the office and drivers see. */
  number: integer('number').notNull(),
  /** The number of the booking that was made last. */
  booking: integer('booking'),
})
