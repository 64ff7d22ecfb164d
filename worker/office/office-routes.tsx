/** The office's pages behind the operator's door: drivers, money, partners, prices. docs/bookings.md#drivers */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { parseListedDriver } from '#domain/bookings/driver/listed-drivers.ts'
import { parseDaysOff, parseDriverFacts } from '#domain/fleet/kept-fleet.ts'
import { SPOKEN_LANGUAGES } from '#domain/bookings/driver/spoken-languages.ts'
import { isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { duePapers } from '#worker/fleet/car-calendar.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { endDaysOff, giveDaysOff, listDaysOff } from '#worker/fleet/days-off.ts'
import type { AppEnv } from '#worker/environment.ts'
import { admittedWith, HOME } from '#worker/platform/access.ts'
import { insightOf, spanOf, SPANS } from '#worker/insight/insight.ts'
import { INSIGHT_TABLES, isInsightTable } from '#worker/insight/tables.ts'
import { saidOnDay } from '#worker/steps/hindrances.ts'
import { ownForm } from '#worker/operator/app.tsx'
import { pageFor } from '#worker/operator/roles.tsx'
import { byRule } from '#worker/operator/rules.ts'
import {
  addDriver,
  cashOfDrivers,
  driverDayCode,
  findDriver,
  listDrivers,
  openDriverDay,
  removeDriver,
  ridesOfDriver,
  ridesWithOtherNumber,
  saveDriver,
} from '#worker/lists/drivers.ts'
import {
  type DaysToGive,
  giveRide,
  ridesToGive,
  takeDriverOffAll,
  withFreeDrivers,
} from '#worker/lists/rides-to-give.ts'
import { findPhoto, removePhoto, savePhoto } from '#worker/lists/kept-photos.ts'
import { findDevice, forgetDevice, listDevices } from '#worker/lists/driver-links.ts'
import { entriesOfMonth } from '#worker/payments/cash-book.ts'
import { openAccounts, setWage, wagesOf } from '#worker/payments/driver-accounts.ts'
import { cashBookCsv, cashCsv, monthCsv, monthEndCsv } from './tables.ts'
import { readForm } from '#worker/platform/body.ts'
import { takeBinding } from '#worker/push/binding.ts'
import { officeDevices, publicKeyOf, removeOfficeDevice } from '#worker/push/devices.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { actsFor, csvFile, idOf, photoIn, refusalOf, textsOf, typedId, whoIn } from './requests.ts'
import { carRoutes } from './car-routes.tsx'
import { driverAccountRoutes } from './driver-account-routes.tsx'
import { DriverCashPage, DriverPage, DriversPage, type DriversPageProps, RidesToGivePage } from './drivers-page.tsx'
import type { TypedWageForm } from './driver-account-page.tsx'
import { DemandPage } from './demand-page.tsx'
import { monthOf } from './frame.tsx'
import { CashBookPage, MoneyPage } from './money-page.tsx'
import { monthLines } from './money.ts'
import { monthEnd } from './month-end.ts'
import { MonthEndPage } from './month-end-page.tsx'
import { invoiceRoutes } from './invoice-routes.tsx'
import { opinionRoutes } from './opinions.tsx'
import { partnerRoutes } from './partner-routes.tsx'
import { PhonesPage } from './phones-page.tsx'
import { PICTURE_STYLE } from './pictures.tsx'
import { photoRoutes } from './photos.tsx'
import { priceRoutes } from './price-routes.tsx'
import { proposalRoutes } from './proposal-routes.tsx'

/** Without keys no phone is told, and there is no such page. */
function keyOf(c: Context<AppEnv>): string {
  const key = publicKeyOf(c.env)
  if (key === null) throw new SiteError('not-found', { detail: 'This site tells nobody by push: it has no VAPID_KEYS' })
  return key
}

async function driverOf(c: Context<AppEnv>): Promise<KeptDriver> {
  const driver = await findDriver(c.env, idOf(c))
  if (!driver) throw new SiteError('not-found', { detail: 'There is no such driver on the list' })
  return driver
}

/** The days that an address names; a week where it names none that there is. */
const daysOf = (typed: string | undefined) => SPANS.find((days) => String(days) === typed) ?? SPANS[0]

const realDay = (typed: string | undefined) => (typed && isRealDate(typed) ? typed : sriLankaTime(new Date()).date)

const todayOf = () => sriLankaTime(new Date()).date

async function driverPage(
  c: Context<AppEnv>,
  driver: KeptDriver,
  refusal?: string,
  wage?: TypedWageForm,
): Promise<string> {
  const day = realDay(c.req.query('day'))
  const now = new Date()
  const [rides, code, device, otherNumber, said, listed, wages] = await Promise.all([
    ridesOfDriver(c.env, driver.phone, day),
    driverDayCode(c.env, driver.id, day),
    findDevice(c.env, driver.phone),
    ridesWithOtherNumber(c.env, driver, now),
    saidOnDay(c.env, day),
    listDaysOff(c.env, todayOf()),
    wagesOf(c.env, driver.id),
  ])
  const daysOff = listed.filter(({ driverId }) => driverId === driver.id)
  const props = { driver, day, rides, said, code, device, otherNumber, daysOff, refusal, now, wages, wage }
  return pageFor(c, 'Driver', <DriverPage {...props} />)
}

interface AskedDays {
  readonly days: DaysToGive
  /** The driver leaves the list. */
  readonly isLeaving: boolean
}

const askedDays = ({ from, until, leaving }: Readonly<Partial<Record<string, string>>>): AskedDays => ({
  days: { from: realDay(from), until: until && isRealDate(until) ? until : null },
  isLeaving: leaving === 'yes',
})

const ridesToGivePath = (id: number, { days: { from, until }, isLeaving }: AskedDays) =>
  `${HOME}/drivers/${id}/rides?from=${from}&until=${until ?? ''}${isLeaving ? '&leaving=yes' : ''}`

/** Some screens of a phone. */
const MOST_TO_GIVE = 25

async function ridesToGivePage(c: Context<AppEnv>, driver: KeptDriver, asked: AskedDays, refusal?: string) {
  const rides = await ridesToGive(c.env, driver, asked.days, new Date())
  const shown = rides.slice(0, MOST_TO_GIVE)
  const given = await withFreeDrivers(c.env, shown, driver)
  const props = { driver, ...asked, given, more: rides.length - shown.length, refusal }
  return pageFor(c, 'Rides to give away', <RidesToGivePage {...props} />)
}

async function driversPage(
  c: Context<AppEnv>,
  more: Pick<DriversPageProps, 'typed' | 'refusal'> = {},
): Promise<string> {
  const today = todayOf()
  const [drivers, devices, daysOff, papers, acts] = await Promise.all([
    listDrivers(c.env),
    listDevices(c.env),
    listDaysOff(c.env, today),
    duePapers(c.env, today),
    actsFor(c, 'drivers'),
  ])
  const props = { drivers, devices, daysOff, papers, today, acts }
  return pageFor(c, 'Drivers', <DriversPage {...props} {...more} />)
}

const pages = new Hono<AppEnv>()
  .get('/money', async (c) => {
    const month = monthOf(c.req.query('month'))
    const [lines, acts] = await Promise.all([monthLines(c.env, month), actsFor(c, 'money')])
    return c.html(pageFor(c, 'Money', <MoneyPage month={month} lines={lines} acts={acts} />))
  })
  .get('/money/book', async (c) => {
    const month = monthOf(c.req.query('month'))
    const page = Number(/^\d{1,4}$/.exec(c.req.query('page') ?? '')?.[0] ?? 0)
    const entries = await entriesOfMonth(c.env, month)
    return c.html(pageFor(c, 'Cash book', <CashBookPage month={month} entries={entries} page={page} />))
  })
  .get('/money/book/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'money', `cash-book-${month}`, cashBookCsv(await entriesOfMonth(c.env, month)))
  })
  .get('/money/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'money', `money-${month}`, monthCsv(month, await monthLines(c.env, month)))
  })
  .get('/money/month', async (c) => {
    const end = await monthEnd(c.env, monthOf(c.req.query('month')))
    return c.html(pageFor(c, "Month's end", <MonthEndPage end={end} />, PICTURE_STYLE))
  })
  .get('/money/month/csv', async (c) => {
    const end = await monthEnd(c.env, monthOf(c.req.query('month')))
    return csvFile(c, 'money', `month-end-${end.month}`, monthEndCsv(end))
  })
  .get('/demand', async (c) => {
    const days = daysOf(c.req.query('days'))
    const [insight, acts] = await Promise.all([insightOf(c.env, spanOf(days, new Date())), actsFor(c, 'demand')])
    const page = <DemandPage days={days} insight={insight} acts={acts} />
    return c.html(pageFor(c, 'What guests look for', page, PICTURE_STYLE))
  })
  .get('/demand/csv', async (c) => {
    const name = c.req.query('table') ?? 'pairs'
    if (!isInsightTable(name)) throw new SiteError('not-found', { detail: 'There is no such table' })
    const insight = await insightOf(c.env, spanOf(daysOf(c.req.query('days')), new Date()))
    return csvFile(c, 'demand', `${name}-${insight.span.from}-${insight.span.to}`, INSIGHT_TABLES[name].csv(insight))
  })
  .get('/drivers', async (c) => c.html(await driversPage(c)))
  .post('/drivers', ownForm, async (c) => {
    const fields = await readForm(c)
    const languages = Object.keys(SPOKEN_LANGUAGES).filter((tag) => fields[`speaks-${tag}`] === 'yes')
    const texts = textsOf(fields, ['id', 'name', 'phone', 'cars', 'licence', 'until', 'board', 'since'])
    const typed = { ...texts, languages, isWoman: fields.woman === 'yes' }
    const id = typedId(typed.id)
    const refusal = await refusalOf(() => {
      const driver = { ...parseListedDriver(typed), ...parseDriverFacts(typed) }
      return id === null ? addDriver(c.env, driver, whoIn(c)) : saveDriver(c.env, driver, id, whoIn(c))
    })
    if (refusal === null) return c.redirect(`${HOME}/drivers${id === null ? '' : `/${id}`}`, 303)
    return c.html(await driversPage(c, { typed, refusal }), 409)
  })
  .get('/drivers/cash', async (c) => {
    const month = monthOf(c.req.query('month'))
    const [weeks, accounts] = await Promise.all([cashOfDrivers(c.env, month), openAccounts(c.env)])
    return c.html(pageFor(c, 'Cash', <DriverCashPage month={month} weeks={weeks} accounts={accounts} />))
  })
  .get('/drivers/cash/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'drivers', `drivers-cash-${month}`, cashCsv(await cashOfDrivers(c.env, month)))
  })
  .route('/drivers/accounts', driverAccountRoutes)
  .get('/drivers/:id', async (c) => c.html(await driverPage(c, await driverOf(c))))
  .post('/drivers/:id/wage', ownForm, async (c) => {
    const driver = await driverOf(c)
    const typed = textsOf(await readForm(c), ['firstDay', 'dayLkr', 'rideLkr', 'percent'])
    const refusal = await refusalOf(() => setWage(c.env, driver, typed, whoIn(c)))
    if (refusal === null) return c.redirect(`${HOME}/drivers/${driver.id}`, 303)
    return c.html(await driverPage(c, driver, refusal, typed), 409)
  })
  .get('/drivers/:id/rides', async (c) => c.html(await ridesToGivePage(c, await driverOf(c), askedDays(c.req.query()))))
  .post('/drivers/:id/rides', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['ride', 'version', 'choice', 'stay', 'from', 'until', 'leaving'])
    const driver = await driverOf(c)
    const giving = { ride: typed.ride, version: typedId(typed.version) ?? 0, choice: typed.choice }
    const refusal = await refusalOf(() => giveRide(c.env, giving, typed.stay === 'yes', whoIn(c)))
    const asked = askedDays(typed)
    if (refusal === null) return c.redirect(ridesToGivePath(driver.id, asked), 303)
    return c.html(await ridesToGivePage(c, driver, asked, refusal), 409)
  })
  .post('/drivers/:id/days-off', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['first', 'last', 'reason'])
    const driver = await driverOf(c)
    const act = { who: whoIn(c), today: todayOf() }
    const refusal = await refusalOf(async () => giveDaysOff(c.env, driver, parseDaysOff(typed, act.today), act))
    if (refusal !== null) return c.html(await driverPage(c, driver, refusal), 409)
    return c.redirect(ridesToGivePath(driver.id, askedDays({ from: typed.first, until: typed.last })), 303)
  })
  .post('/drivers/:id/days-off/:days/end', ownForm, async (c) => {
    const driver = await driverOf(c)
    const days = typedId(c.req.param('days')) ?? 0
    await endDaysOff(c.env, days, { who: whoIn(c), today: todayOf() })
    return c.redirect(`${HOME}/drivers/${driver.id}`, 303)
  })
  .post('/drivers/reset', ownForm, async (c) => {
    const { phone, back } = textsOf(await readForm(c), ['phone', 'back'])
    await forgetDevice(c.env, phone, whoIn(c))
    return c.redirect(/^\/operator\/[\w/?=&-]+$/.test(back) ? back : `${HOME}/drivers`, 303)
  })
  .post('/drivers/:id/day', ownForm, async (c) => {
    const fields = await readForm(c)
    const driver = await driverOf(c)
    const day = realDay(fields.day)
    await openDriverDay(c.env, driver, day, fields.new === 'yes', { who: whoIn(c) })
    return c.redirect(`${HOME}/drivers/${driver.id}?day=${day}`, 303)
  })
  .get('/drivers/:id/photo', async (c) => {
    const photo = await findPhoto(c.env, idOf(c))
    if (!photo) throw new SiteError('not-found', { detail: 'There is no photo of such a driver' })
    return c.body(photo.bytes, 200, { 'content-type': photo.type })
  })
  .post('/drivers/:id/photo', ownForm, async (c) => {
    const driver = await driverOf(c)
    const refusal = await refusalOf(async () => savePhoto(c.env, driver, await photoIn(c), whoIn(c)))
    if (refusal === null) return c.redirect(`${HOME}/drivers/${driver.id}`, 303)
    return c.html(await driverPage(c, driver, refusal), 409)
  })
  .post('/drivers/:id/photo/remove', ownForm, async (c) => {
    const driver = await driverOf(c)
    await removePhoto(c.env, driver, whoIn(c))
    return c.redirect(`${HOME}/drivers/${driver.id}`, 303)
  })
  .post('/drivers/:id/remove', ownForm, async (c) => {
    const { rest } = textsOf(await readForm(c), ['rest'])
    const driver = await driverOf(c)
    const now = new Date()
    const asked = { days: { from: todayOf(), until: null }, isLeaving: true }
    if (rest === 'without-driver') await takeDriverOffAll(c.env, driver, whoIn(c), now)
    else if ((await ridesToGive(c.env, driver, asked.days, now)).length > 0)
      return c.redirect(ridesToGivePath(driver.id, asked), 303)
    await removeDriver(c.env, driver, whoIn(c))
    return c.redirect(`${HOME}/drivers`, 303)
  })
  .get('/phones', async (c) => {
    const publicKey = keyOf(c)
    const [devices, acts] = await Promise.all([officeDevices(c.env), actsFor(c, 'phones')])
    const page = <PhonesPage devices={devices} publicKey={publicKey} acts={acts} />
    return c.html(pageFor(c, 'Phones', page))
  })
  .post('/phones', ownForm, async (c) => {
    keyOf(c)
    return takeBinding(c, { owner: 'office', subject: '' }, { who: whoIn(c) })
  })
  .post('/phones/:id/remove', ownForm, async (c) => {
    await removeOfficeDevice(c.env, idOf(c), whoIn(c))
    return c.redirect(`${HOME}/phones`, 303)
  })
  .route('/money/invoices', invoiceRoutes)
  .route('/partners', partnerRoutes)
  .route('/cars', carRoutes)
  .route('/photos', photoRoutes)
  .route('/opinions', opinionRoutes)
  .route('/prices', priceRoutes)
  .route('/proposals', proposalRoutes)
  .all('*', () => {
    throw new SiteError('not-found', { detail: 'There is no such page for the operator' })
  })

/** Who asks, as the door has let them in: this app begins with the request alone. */
const known: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { who, role } = admittedWith(c.req.raw) ?? { who: '', role: 'desk' as const }
  c.set('operator', who)
  c.set('role', role)
  await next()
}

/** Answers whole addresses. The app that loads it handles errors. */
export const officePages = new Hono<AppEnv>({ strict: false }).use(`${HOME}/*`, known, byRule).route(HOME, pages)
officePages.onError((error) => {
  throw error
})
