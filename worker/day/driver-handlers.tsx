/** What a driver's links answer, loaded when one is opened, and what is tapped there. */
import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import {
  hasBegun,
  isLateTap,
  LATE_TAPS,
  type LateTap,
  MOST_BAGS,
  RIDE_EVENTS,
  DRIVER_ANSWERS,
} from '#domain/bookings/day/ride-events.ts'
import { isShared } from '#domain/bookings/day/sharing.ts'
import { clashesAmong } from '#domain/bookings/driver/clashes.ts'
import { isOwnNumber, numbersLeft } from '#domain/bookings/driver/listed-drivers.ts'
import { isSheetOpen } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { routeWords } from '#domain/bookings/driver/sheet-words.ts'
import {
  DRIVER_LANGUAGES,
  type DriverLanguage,
  driverLanguage,
  type DriverReader,
} from '#domain/driver-texts/driver-texts.ts'
import { driverReader } from '#domain/driver-texts/place-names.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { isInSriLanka } from '#domain/places/sri-lanka-bounds.ts'
import {
  daysIn,
  daysOf,
  noteEventOf,
  notePlace,
  type RowsOfDays,
  statementsOfDays,
  takeBackOf,
  type TapOutcome,
  type Tapped,
} from './ride-events.ts'
import { tagIn, tagOfNow } from '#worker/database/change-counter.ts'
import { type DriverDeviceRow, driversToTell } from '#worker/database/schema.ts'
import { networkHash } from '#worker/bookings/booking-limits.ts'
import { readAlone, readByDriverCode, type Ride } from '#worker/bookings/read-bookings.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { type DriverDay, findDriverDay } from '#worker/lists/drivers.ts'
import { deviceOfSheet, findDevice, noteLanguage, noteNumber, type Relief } from '#worker/lists/driver-links.ts'
import { isStillNews, type NewsOfRide, noteTold, selectNews } from '#worker/steps/drivers-to-tell.ts'
import { minutesBetween, ridesAroundSheet } from '#worker/steps/hindrances.ts'
import { formAs, readForm } from '#worker/platform/body.ts'
import { hasEntity } from '#worker/platform/page-caching.ts'
import { visitorOf } from '#worker/platform/request.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { takeBinding } from '#worker/push/binding.ts'
import { publicKeyOf } from '#worker/push/devices.ts'
import { isCode, randomCode } from '#worker/platform/signing.ts'
import { noteAnswer, noteLate } from './driver-answers.ts'
import { AskNumber, type AskNumberProps, driverPage } from './driver-parts.tsx'
import { DriverDayPage, drivenWords } from './driver-day.tsx'
import {
  ClosedSheet,
  type DrivenRide,
  DriverSheet,
  type Followed,
  liveOf,
  openRides,
  type Refused,
  ReliefPage,
  type WhyClosed,
} from './driver-sheet.tsx'

type RowsOfSheet = readonly [
  device: Awaited<ReturnType<typeof deviceOfSheet>>,
  around: Awaited<ReturnType<typeof ridesAroundSheet>>,
  news: NewsOfRide[],
  ...days: RowsOfDays,
]

/** What the driver of a sheet has to be told of its booking. */
const isForSheet = (itsNumber: SQLWrapper, code: string) =>
  and(
    inArray(driversToTell.bookingNumber, itsNumber),
    eq(driversToTell.phone, sql`(select min(own.driver_phone) from rides own where own.driver_code = ${code})`),
  )!

/** What a driver reads who has not chosen it yet. @example 'si' */
const phoneReads = (c: Context<AppEnv>) => c.req.header('accept-language')?.slice(0, 2)

interface AskedSheet {
  readonly env: Env
  readonly code: string
  /** What the cookie of the phone holds; empty for none. */
  readonly device: string
  readonly reads: string | undefined
}

const askedSheet = (c: Context<AppEnv>): AskedSheet => ({
  env: c.env,
  code: c.req.param('code') ?? '',
  device: deviceIn(c) ?? '',
  reads: phoneReads(c),
})

/** Who drives on where its driver's car has broken down. */
const reliefIn = (found: string | null | undefined) => (found ? (JSON.parse(found) as Relief) : null)

/** @param rides that the link opened; none where its driver was taken off: nobody knows why */
function whyClosed(rides: readonly Pick<Ride, 'status'>[]): WhyClosed | undefined {
  if (rides.length === 0) return undefined
  return rides.every(({ status }) => status === 'cancelled') ? 'cancelled' : 'over'
}

/** A sheet with all that its page says, and the phone that may open it. One trip to the database. */
function readSheet({ env, code, device: asking, reads }: AskedSheet, now: Date) {
  const read = readByDriverCode(env, code, (db, itsNumber) => [
    deviceOfSheet(db, code, asking),
    ridesAroundSheet(db, code),
    selectNews(db, isForSheet(itsNumber, code)),
    ...statementsOfDays(db, itsNumber),
  ])
  return {
    statements: read.statements,
    /** @returns no sheet for a code that opens nothing any more */
    async found(itsEnv: Env, rows: readonly unknown[][]) {
      const loaded = await read.found(itsEnv, rows)
      const rides = openRides(loaded?.rides ?? [], now)
      const [[found], around, news, ...ofDays] = rows.slice(2) as unknown as RowsOfSheet
      const itsRelief = reliefIn(found?.relief)
      // As long as that ride's sheet is open.
      const relief = itsRelief && isSheetOpen(itsRelief, now) ? itsRelief : null
      if (!loaded || rides.length === 0) {
        const why = whyClosed(loaded?.rides ?? (itsRelief ? [itsRelief] : []))
        return { sheet: null, relief, closed: { why, reads: found?.language ?? itsRelief?.language } }
      }
      const days = daysIn(ofDays, rides, now)
      const clashes = clashesAmong(around, minutesBetween)
      const clashesOf = ({ bookingNumber, position }: Ride) =>
        clashes.flatMap(({ ride, other, who }) =>
          who === 'driver' && ride.number === bookingNumber && ride.position === position ? [other] : [],
        )
      const driven = rides.map((ride, i): DrivenRide => ({ ride, day: days[i]!, clashes: clashesOf(ride) })) as [
        DrivenRide,
        ...DrivenRide[],
      ]
      const device = found?.phone ? (found as DriverDeviceRow) : undefined
      const follows: Followed = { tag: tagIn(found ? [found] : [], now), at: now.toISOString() }
      const reader = await driverReader(driverLanguage(device?.language ?? reads))
      const sheet = {
        code,
        booking: loaded.booking,
        driven,
        news: news.filter((each) => isStillNews(each, now)),
        device,
        reader,
        follows,
        relief,
      }
      return { sheet, relief }
    },
  }
}

async function foundSheet(c: Context<AppEnv>, now: Date) {
  const asked = askedSheet(c)
  return isCode(asked.code) ? readAlone(c.env, readSheet(asked, now)) : null
}

/** What the driver with that code still has to drive; `null` for a code that opens nothing any more. */
const sheetOf = async (c: Context<AppEnv>, now: Date) => (await foundSheet(c, now))?.sheet ?? null

type Sheet = NonNullable<Awaited<ReturnType<typeof sheetOf>>>

interface Closed {
  readonly why: WhyClosed | undefined
  /** Its driver; nobody knows it of a link that is another driver's. */
  readonly reads: DriverLanguage | null | undefined
}

async function closed(c: Context<AppEnv>, { why, reads }: Partial<Closed> = {}): Promise<Response> {
  const languages = reads ? [reads] : DRIVER_LANGUAGES
  const readers = await Promise.all(languages.map(driverReader))
  return c.html(driverPage(readers[0]!.texts.closed.title, languages[0]!, <ClosedSheet {...{ readers, why }} />), 404)
}

/** How often the page asks again by itself: it has no script, and another driver may be named. */
const RELIEF_SECONDS = 60

/** The driver beside a broken car has the ride no more, and waits for who comes. */
async function answerRelief(c: Context<AppEnv>, relief: Relief): Promise<Response> {
  const reader = await driverReader(relief.language)
  c.header('refresh', String(RELIEF_SECONDS))
  const { texts, language } = reader
  return c.html(driverPage(texts.title, language, <ReliefPage relief={relief} texts={texts} />))
}

/** `part`: only what changes, for the script. */
const wantsPart = (c: Context<AppEnv>) => c.req.query('part') !== undefined

/** The phone may keep the page, and open it without a network: `client/driver/offline-page-and-taps.ts`. */
const opensOffline = (c: Context<AppEnv>) => c.header('x-opens-offline', 'yes')

/** What is read for a page after this is no older than its tag. */
async function followed(c: Context<AppEnv>, now: Date): Promise<Followed> {
  return { tag: await tagOfNow(c.env, now), at: now.toISOString() }
}

/** The phone has the page as it is now. */
const isUnchanged = (c: Context<AppEnv>, { tag }: Followed) =>
  c.req.method === 'GET' && hasEntity(c.req.header('if-none-match'), tag)

function answer(c: Context<AppEnv>, sheet: Sheet, now: Date, refused?: Refused): Response | Promise<Response> {
  const shown = { ...sheet, now, refused }
  if (wantsPart(c)) return c.html(liveOf(shown))
  c.set('asksPosition', true)
  opensOffline(c)
  const { texts, language } = sheet.reader
  return c.html(driverPage(texts.title, language, <DriverSheet {...shown} pushKey={publicKeyOf(c.env)} />))
}

/** Names a phone. It opens a driver's links once their number was typed there. */
const deviceIn = (c: Context<AppEnv>) => /(?:^|; )driver=([\w-]{22})(?:;|$)/.exec(c.req.header('cookie') ?? '')?.[1]

/** A browser keeps a cookie no longer. */
const COOKIE_DAYS = 400

/** The page for a phone that is not the driver's; `null` for the one that is. */
async function askNumber(
  c: Context<AppEnv>,
  { known, reader, page }: Pick<AskNumberProps, 'known' | 'reader' | 'page'>,
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
  const left = numbersLeft(known, await networkIn(c), new Date())
  const asks = { rides, page, path: `${page}/number`, known, left, keepsNone, reader }
  // The script keeps its taps, and shows this page.
  return c.html(
    driverPage(reader.texts.title, reader.language, <AskNumber {...asks} />),
    c.req.method === 'GET' && !wantsPart(c) ? 200 : 401,
  )
}

/** The hash of the network that a phone is in: wrong numbers are counted for each. */
const networkIn = async (c: Context<AppEnv>) => (await networkHash(c.env, visitorOf(c))) ?? 'here'

const NumberSchema = v.object({ number: v.pipe(v.string(), v.maxLength(40)) })

/** @param ask shows the page again, to a browser that keeps no cookie */
async function takeNumber(
  c: Context<AppEnv>,
  phone: string,
  path: string,
  ask: () => Promise<Response | null>,
): Promise<Response> {
  const { number } = formAs(NumberSchema, await readForm(c))
  await countTap(c)
  const device = deviceIn(c)
  if (device === undefined) return (await ask()) ?? c.redirect(path, 303)
  const language = driverLanguage(phoneReads(c))
  const typed = { device, network: await networkIn(c), isRight: isOwnNumber(number, phone), language }
  await noteNumber(c.env, phone, typed, new Date())
  return c.redirect(path, 303)
}

const askForSheet = (c: Context<AppEnv>, { code, driven, device, reader }: Sheet, keepsNone?: boolean) =>
  askNumber(
    c,
    { known: device, reader, page: plainPaths.driverSheet(code) },
    driven.map(({ ride }) => ({ ...ride, words: routeWords(ride, reader) })),
    keepsNone,
  )

/** A driver's day, with the phone that may open it. */
interface OpenDay extends DriverDay {
  readonly code: string
  readonly device: DriverDeviceRow | undefined
  readonly reader: DriverReader
}

/** What a code opens; `null` for one that opens nothing any more. */
async function dayOf(c: Context<AppEnv>, now = new Date()): Promise<OpenDay | null> {
  const code = c.req.param('code') ?? ''
  const day = isCode(code) ? await findDriverDay(c.env, code, now) : null
  if (!day) return null
  const device = await findDevice(c.env, day.driver.phone)
  return { ...day, code, device, reader: await driverReader(driverLanguage(device?.language ?? phoneReads(c))) }
}

const askForDay = (c: Context<AppEnv>, { code, device, rides, reader }: OpenDay, keepsNone?: boolean) =>
  askNumber(
    c,
    { known: device, reader, page: plainPaths.driverDay(code) },
    rides.map((ride) => ({ ...ride, words: drivenWords(ride, reader) })),
    keepsNone,
  )

/** One driver has a code. */
const phoneOf = ([{ ride }]: Sheet['driven']) => ride.driverPhone ?? ''

/** A phone whose clock began in 1970 may send 13 digits: `tapTime` decides what they are worth. */
const ageInMs = v.optional(v.pipe(v.string(), v.regex(/^\d{1,14}$/), v.transform(Number)), '0')
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
const LATE_STEPS = Object.keys(LATE_TAPS) as LateTap[]
const TapSchema = v.union([
  v.object({ ...everyTap, step: v.picklist([...DRIVER_ANSWERS, ...LATE_STEPS]), asked: v.optional(v.string()) }),
  v.object({ ...everyTap, step: v.literal('back'), event }),
  v.object({ ...everyTap, step: event, bags: bagsCounted }),
])
/** No other place has a way to the pickup, or a map. */
const PlaceSchema = v.pipe(
  v.object({ ride: rideNumber, lat: degrees(90), lng: degrees(180), age: ageInMs }),
  v.check((place) => isInSriLanka(place)),
)

const countTap = (c: Context<AppEnv>) => countVisitor(c.env.UPLOAD_RATE, `driver ${c.req.param('code')}`)

export async function answerDay(c: Context<AppEnv>): Promise<Response> {
  if (!isCode(c.req.param('code') ?? '')) return closed(c)
  const now = new Date()
  const follows = await followed(c, now)
  if (isUnchanged(c, follows)) return c.body(null, 304)
  const day = await dayOf(c, now)
  if (!day) return closed(c)
  const asks = await askForDay(c, day)
  if (asks) return asks
  const rides = day.rides.map((ride) => ({ ...ride, bookingNumber: ride.number }))
  const days = await daysOf(c.env, rides, now)
  opensOffline(c)
  const shown = { ...day, days, follows, pushKey: publicKeyOf(c.env) }
  return c.html(driverPage(day.day, day.reader.language, <DriverDayPage {...shown} />))
}

export async function takeDayNumber(c: Context<AppEnv>): Promise<Response> {
  const day = await dayOf(c)
  return day
    ? takeNumber(c, day.driver.phone, plainPaths.driverDay(day.code), () => askForDay(c, day, true))
    : closed(c)
}

const LanguageSchema = v.object({ language: v.picklist(DRIVER_LANGUAGES) })

/** Keeps what the driver reads. Before a number was typed anybody with the link may choose; then the driver's phone alone. */
async function takeLanguage(
  c: Context<AppEnv>,
  phone: string,
  known: DriverDeviceRow | undefined,
  path: string,
): Promise<Response> {
  const { language } = formAs(LanguageSchema, await readForm(c))
  await countTap(c)
  if (!known?.device || known.device === deviceIn(c)) await noteLanguage(c.env, phone, language, new Date())
  return c.redirect(path, 303)
}

export async function takeSheetLanguage(c: Context<AppEnv>): Promise<Response> {
  const sheet = await sheetOf(c, new Date())
  return sheet ? takeLanguage(c, phoneOf(sheet.driven), sheet.device, plainPaths.driverSheet(sheet.code)) : closed(c)
}

export async function takeDayLanguage(c: Context<AppEnv>): Promise<Response> {
  const day = await dayOf(c)
  return day ? takeLanguage(c, day.driver.phone, day.device, plainPaths.driverDay(day.code)) : closed(c)
}

const ReadSchema = v.object({ read: v.pipe(v.string(), v.maxLength(40)) })

/** The driver has read what has changed: the office need not tell it. Of something newer it is not said. */
async function takeRead(
  c: Context<AppEnv>,
  news: readonly NewsOfRide[],
  phone: string,
  path: string,
): Promise<Response> {
  const { read: at } = formAs(ReadSchema, await readForm(c))
  await countTap(c)
  const its = news.find((each) => each.at === at)
  if (its) await noteTold(c.env, its.reference, { phone, at })
  return c.redirect(path, 303)
}

export async function takeSheetRead(c: Context<AppEnv>): Promise<Response> {
  const sheet = await sheetOf(c, new Date())
  if (!sheet) return closed(c)
  const { code, driven, news } = sheet
  return (await askForSheet(c, sheet)) ?? takeRead(c, news, phoneOf(driven), plainPaths.driverSheet(code))
}

export async function takeDayRead(c: Context<AppEnv>): Promise<Response> {
  const day = await dayOf(c)
  if (!day) return closed(c)
  return (await askForDay(c, day)) ?? takeRead(c, day.news, day.driver.phone, plainPaths.driverDay(day.code))
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
  const { sheet = null, relief = null, closed: why } = (await foundSheet(c, now)) ?? {}
  // The script that gets nothing asks for the page.
  if (!sheet) return relief && !wantsPart(c) ? answerRelief(c, relief) : closed(c, why)
  return (await askForSheet(c, sheet)) ?? answer(c, sheet, now, refusedIn(c))
}

export async function takeSheetNumber(c: Context<AppEnv>): Promise<Response> {
  const sheet = await sheetOf(c, new Date())
  return sheet
    ? takeNumber(c, phoneOf(sheet.driven), plainPaths.driverSheet(sheet.code), () => askForSheet(c, sheet, true))
    : closed(c)
}

function refusalOf(outcome: TapOutcome, step: string): Refused | undefined {
  if (outcome === 'done') return undefined
  const said = v.safeParse(event, step)
  return outcome === 'early' && said.success && said.output !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
    ? said.output
    : 'refused'
}

const queryOf = (refused: Refused | undefined) =>
  refused === undefined ? '' : refused === 'refused' ? '?refused' : `?early=${refused}`

export async function takeTap(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  const tap = formAs(TapSchema, await readForm(c))
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
  const after = readSheet(askedSheet(c), now)
  const taken = (): Promise<Tapped> => {
    if (tap.step === 'back') return takeBackOf(c.env, ride, day, tap.event, given, now, null, after.statements)
    const asked = 'asked' in tap ? tap.asked : undefined
    if (isLateTap(tap.step))
      return noteLate(c.env, { booking, ride, day, asked }, tap.step, given, now, after.statements)
    if (tap.step === 'takes' || tap.step === 'cannot')
      return noteAnswer(c.env, { booking, ride, day, asked }, tap.step, given, now, after.statements)
    return noteEventOf(c.env, ride, day, tap.step, given, booking.promises, now, undefined, after.statements)
  }
  const { outcome, rows } = await taken()
  if (tap.step === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' || tap.step === 'cannot') c.set('mailDue', booking.number)
  const refused = refusalOf(outcome, tap.step)
  if (!wantsPart(c)) return c.redirect(plainPaths.driverSheet(code) + queryOf(refused), 303)
  const shown = rows === null ? sheet : (await after.found(c.env, rows)).sheet
  return shown ? answer(c, shown, now, refused) : closed(c)
}

export async function takePlace(c: Context<AppEnv>): Promise<Response> {
  const now = new Date()
  const place = formAs(PlaceSchema, await readForm(c))
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
  const day = await dayOf(c)
  if (!day) return closed(c)
  return (await askForDay(c, day)) ?? bindDriver(c, day.driver.phone)
}
