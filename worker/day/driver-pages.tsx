/** What a driver's links answer, loaded when one is opened, and what is tapped there. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { hasBegun, MOST_BAGS, RIDE_EVENTS, type RideEvent } from '#domain/bookings/day/ride-events.ts'
import { isShared } from '#domain/bookings/day/sharing.ts'
import { isOwnNumber } from '#domain/bookings/driver/listed-drivers.ts'
import { routeText } from '#domain/bookings/ride-summary.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { isInSriLanka } from '#domain/places/island.ts'
import {
  daysIn,
  daysOf,
  noteEventOf,
  notePlace,
  type RowsOfDays,
  statementsOfDays,
  takeBackOf,
  type TapOutcome,
} from './events.ts'
import { changeNumber, tagIn, tagOfNow } from '#worker/database/changes.ts'
import type { DriverDeviceRow } from '#worker/database/schema.ts'
import { readAlone, readByDriverCode } from '#worker/bookings/store.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { type DriverDay, findDriverDay } from '#worker/lists/drivers.ts'
import { deviceOfSheet, findDevice, noteNumber } from '#worker/lists/driver-links.ts'
import { rideWords } from '#worker/lists/words.ts'
import { readForm } from '#worker/platform/body.ts'
import { hasEntity } from '#worker/platform/page-caching.ts'
import { daylightPage } from '#worker/platform/plain-page.tsx'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { takeBinding } from '#worker/push/binding.ts'
import { publicKeyOf } from '#worker/push/devices.ts'
import { isCode, randomCode } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { DriverDayPage } from './driver-day.tsx'
import { AskNumber, type AskNumberProps } from './ask-number.tsx'
import {
  ClosedSheet,
  type DrivenRide,
  DriverSheet,
  type Followed,
  livePart,
  nextRide,
  openRides,
  type Refused,
} from './driver-sheet.tsx'

type RowsOfSheet = readonly [
  device: Awaited<ReturnType<typeof deviceOfSheet>>,
  change: Awaited<ReturnType<typeof changeNumber>>,
  ...days: RowsOfDays,
]

/** A sheet with all that its page says, and the phone that may open it. One trip to the database. */
function readSheet(env: Env, code: string, now: Date) {
  const read = readByDriverCode(env, code, (db, itsNumber) => [
    deviceOfSheet(db, code),
    changeNumber(db),
    ...statementsOfDays(db, itsNumber),
  ])
  return {
    statements: read.statements,
    /** @returns `null` for a code that opens nothing any more */
    async found(itsEnv: Env, rows: readonly unknown[][]) {
      const loaded = await read.found(itsEnv, rows)
      const rides = openRides(loaded?.rides ?? [], now)
      if (!loaded || rides.length === 0) return null
      const [[device], change, ...ofDays] = loaded.rows as unknown as RowsOfSheet
      const days = daysIn(ofDays, rides, now)
      const driven = rides.map((ride, i) => ({ ride, day: days[i]! })) as [DrivenRide, ...DrivenRide[]]
      const follows: Followed = { tag: tagIn(change, now), at: now.toISOString() }
      return { code, booking: loaded.booking, driven, device, follows }
    },
  }
}

/** What the driver with that code still has to drive; `null` for a code that opens nothing any more. */
async function sheetOf(c: Context<AppEnv>, now: Date) {
  const code = c.req.param('code') ?? ''
  return isCode(code) ? readAlone(c.env, readSheet(c.env, code, now)) : null
}

type Sheet = NonNullable<Awaited<ReturnType<typeof sheetOf>>>

const closed = (c: Context<AppEnv>) => c.html(daylightPage('Closed', <ClosedSheet />), 404)

/** `part`: only what changes, for the script. */
const wantsPart = (c: Context<AppEnv>) => c.req.query('part') !== undefined

/** The phone may keep the page, and open it without a network: `client/driver/kept-page.ts`. */
const opensOffline = (c: Context<AppEnv>) => c.header('x-opens-offline', 'yes')

/** What is read for a page after this is no older than its tag. */
async function followed(c: Context<AppEnv>, now: Date): Promise<Followed> {
  return { tag: await tagOfNow(c.env, now), at: now.toISOString() }
}

/** The phone has the page as it is now. */
const isUnchanged = (c: Context<AppEnv>, { tag }: Followed) =>
  c.req.method === 'GET' && hasEntity(c.req.header('if-none-match'), tag)

function answer(c: Context<AppEnv>, sheet: Sheet, now: Date, refused?: Refused): Response | Promise<Response> {
  const { code, booking, driven, follows } = sheet
  const { promises } = booking
  if (wantsPart(c)) return c.html(livePart({ ...nextRide(driven, now), promises, code, now, refused, follows }))
  c.set('asksPosition', true)
  opensOffline(c)
  const pushKey = publicKeyOf(c.env)
  return c.html(daylightPage('Ride', <DriverSheet {...{ code, booking, driven, now, refused, follows, pushKey }} />))
}

/** Names a phone. It opens a driver's links once their number was typed there. */
const deviceIn = (c: Context<AppEnv>) => /(?:^|; )driver=([\w-]{22})(?:;|$)/.exec(c.req.header('cookie') ?? '')?.[1]

/** A browser keeps a cookie no longer. */
const COOKIE_DAYS = 400

/** The page for a phone that is not the driver's; `null` for the one that is. @param known the phone that is, if any */
async function askNumber(
  c: Context<AppEnv>,
  known: DriverDeviceRow | undefined,
  rides: AskNumberProps['rides'],
  keepsNone = false,
): Promise<Response | null> {
  const device = deviceIn(c)
  if (device !== undefined && known?.device === device) return null
  // It comes back with the number, unless the browser keeps none.
  if (device === undefined)
    c.header(
      'set-cookie',
      `driver=${randomCode()}; Path=/driver; Max-Age=${COOKIE_DAYS * 86_400}; Secure; HttpOnly; SameSite=Lax`,
    )
  const path = keepsNone ? c.req.path : `${c.req.path}/number`
  const page = <AskNumber rides={rides} path={path} known={known} keepsNone={keepsNone} />
  // The script keeps its taps, and shows this page.
  return c.html(daylightPage('Ride', page), c.req.method === 'GET' && !wantsPart(c) ? 200 : 401)
}

const NumberSchema = v.object({ number: v.pipe(v.string(), v.maxLength(40)) })

/** @param ask shows the page again, to a browser that keeps no cookie */
async function takeNumber(
  c: Context<AppEnv>,
  phone: string,
  path: string,
  ask: () => Promise<Response | null>,
): Promise<Response> {
  const { number } = await readFields(c, NumberSchema)
  await countTap(c)
  const device = deviceIn(c)
  if (device === undefined) return (await ask()) ?? c.redirect(path, 303)
  await noteNumber(c.env, phone, device, isOwnNumber(number, phone), new Date())
  return c.redirect(path, 303)
}

const askForSheet = (c: Context<AppEnv>, { driven, device }: Sheet, keepsNone?: boolean) =>
  askNumber(
    c,
    device,
    driven.map(({ ride }) => ({ ...ride, words: routeText(ride, ENGLISH_TEXTS) })),
    keepsNone,
  )

const askForDay = async (c: Context<AppEnv>, { driver, rides }: DriverDay, keepsNone?: boolean) =>
  askNumber(
    c,
    await findDevice(c.env, driver.phone),
    rides.map((ride) => ({ ...ride, words: rideWords({ ...ride, rides: 1 }) })),
    keepsNone,
  )

/** One driver has a code. */
const phoneOf = ([{ ride }]: Sheet['driven']) => ride.driverPhone ?? ''

const ageInMs = v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)), '0')
const rideNumber = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))
const degrees = (most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,20})?$/), v.transform(Number), v.minValue(-most), v.maxValue(most))

const event = v.picklist(RIDE_EVENTS)
/** Nothing but a number is kept: a driver who typed something else is not held up. */
const bagsCounted = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) =>
      /^\d{1,2}$/.test(text) && Number(text) >= 1 ? Math.min(Number(text), MOST_BAGS) : undefined,
    ),
  ),
)
const everyTap = { ride: rideNumber, id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)), age: ageInMs }
const TapSchema = v.union([
  v.object({ ...everyTap, step: v.literal('back'), event }),
  v.object({ ...everyTap, step: event, bags: bagsCounted }),
])
/** No other place has a way to the pickup, or a map. */
const PlaceSchema = v.pipe(
  v.object({ ride: rideNumber, lat: degrees(90), lng: degrees(180), age: ageInMs }),
  v.check((place) => isInSriLanka(place)),
)

async function readFields<const S extends v.GenericSchema>(c: Context<AppEnv>, schema: S): Promise<v.InferOutput<S>> {
  const read = v.safeParse(schema, await readForm(c))
  if (!read.success) throw new SiteError('bad-request', { detail: 'The form cannot be read' })
  return read.output
}

const countTap = (c: Context<AppEnv>) => countVisitor(c.env.UPLOAD_RATE, `driver ${c.req.param('code')}`)

export async function answerDay(c: Context<AppEnv>): Promise<Response> {
  const code = c.req.param('code') ?? ''
  if (!isCode(code)) return closed(c)
  const now = new Date()
  const follows = await followed(c, now)
  if (isUnchanged(c, follows)) return c.body(null, 304)
  const day = await findDriverDay(c.env, code, now)
  if (!day) return closed(c)
  const asks = await askForDay(c, day)
  if (asks) return asks
  const rides = day.rides.map((ride) => ({ ...ride, bookingNumber: ride.number }))
  const days = await daysOf(c.env, rides, now)
  opensOffline(c)
  const pushKey = publicKeyOf(c.env)
  return c.html(daylightPage(day.day, <DriverDayPage {...day} {...{ days, code, pushKey, follows }} />))
}

export async function takeDayNumber(c: Context<AppEnv>): Promise<Response> {
  const code = c.req.param('code') ?? ''
  const day = isCode(code) ? await findDriverDay(c.env, code, new Date()) : null
  return day ? takeNumber(c, day.driver.phone, plainPaths.driverDay(code), () => askForDay(c, day, true)) : closed(c)
}

/** Of an address that a tap without the script leads to. */
function refusedIn(c: Context<AppEnv>): Refused | undefined {
  const early = v.safeParse(event, c.req.query('early'))
  if (early.success && early.output !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW') return early.output
  return c.req.query('refused') === undefined ? undefined : 'refused'
}

export async function answerSheet(c: Context<AppEnv>): Promise<Response> {
  if (!isCode(c.req.param('code') ?? '')) return closed(c)
  const now = new Date()
  // A page that follows asks this first: mostly there is nothing new.
  if (c.req.header('if-none-match') !== undefined && isUnchanged(c, await followed(c, now))) return c.body(null, 304)
  const sheet = await sheetOf(c, now)
  if (!sheet) return closed(c)
  return (await askForSheet(c, sheet)) ?? answer(c, sheet, now, refusedIn(c))
}

export async function takeSheetNumber(c: Context<AppEnv>): Promise<Response> {
  const sheet = await sheetOf(c, new Date())
  return sheet
    ? takeNumber(c, phoneOf(sheet.driven), plainPaths.driverSheet(sheet.code), () => askForSheet(c, sheet, true))
    : closed(c)
}

function refusalOf(outcome: TapOutcome, step: RideEvent | 'back'): Refused | undefined {
  if (outcome === 'done') return undefined
  const isEarly = outcome === 'early' && step !== 'back' && step !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
  return isEarly ? step : 'refused'
}

const queryOf = (refused: Refused | undefined) =>
  refused === undefined ? '' : refused === 'refused' ? '?refused' : `?early=${refused}`

export async function takeTap(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  const tap = await readFields(c, TapSchema)
  const sheet = await sheetOf(c, now)
  const driven = sheet?.driven.find((each) => each.ride.position === tap.ride)
  if (!sheet || !driven) return closed(c)
  await countTap(c)
  const asks = await askForSheet(c, sheet)
  if (asks) return asks
  const { code, booking } = sheet
  const { ride, day } = driven
  const given = { id: tap.id, age: tap.age, code, ...('bags' in tap ? { bags: tap.bags } : {}) }
  // The page as it is afterwards is read in the batch that writes.
  const after = readSheet(c.env, code, now)
  const { outcome, rows } =
    tap.step === 'back'
      ? await takeBackOf(c.env, ride, day, tap.event, given, now, null, after.statements)
      : await noteEventOf(c.env, ride, day, tap.step, given, booking.promises, now, undefined, after.statements)
  if (tap.step === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW') c.set('mailDue', booking.number)
  const refused = refusalOf(outcome, tap.step)
  if (!wantsPart(c)) return c.redirect(plainPaths.driverSheet(code) + queryOf(refused), 303)
  const shown = rows === null ? sheet : await after.found(c.env, rows)
  return shown ? answer(c, shown, now, refused) : closed(c)
}

export async function takePlace(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  const place = await readFields(c, PlaceSchema)
  const sheet = await sheetOf(c, now)
  const driven = sheet?.driven.find((each) => each.ride.position === place.ride)
  if (!sheet || !driven) return closed(c)
  await countTap(c)
  const asks = await askForSheet(c, sheet)
  if (asks) return asks
  // Nobody sees it after the end of the family's link.
  if (!hasBegun(driven.day.stage) || isShared(driven.ride, driven.day.events, now))
    await notePlace(c.env, driven.ride, { ...place, code: sheet.code }, now)
  return c.body(null, 204)
}

const bindDriver = async (c: Context<AppEnv>, phone: string) => {
  await countTap(c)
  return takeBinding(c, { owner: 'driver', subject: phone })
}

export async function takePush(c: Context<AppEnv>): Promise<Response> {
  const sheet = await sheetOf(c, new Date())
  if (!sheet) return closed(c)
  return (await askForSheet(c, sheet)) ?? bindDriver(c, phoneOf(sheet.driven))
}

export async function takeDayPush(c: Context<AppEnv>): Promise<Response> {
  const code = c.req.param('code') ?? ''
  const day = isCode(code) ? await findDriverDay(c.env, code, new Date()) : null
  if (!day) return closed(c)
  return (await askForDay(c, day)) ?? bindDriver(c, day.driver.phone)
}
