/** What the office's pages of drivers answer: the list, a driver's day, days off, rides to give away, what they collected. */
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { type Context, Hono } from 'hono'
import { parseListedDriver } from '#domain/bookings/driver/listed-drivers.ts'
import { SPOKEN_LANGUAGES } from '#domain/bookings/driver/driver-wish.ts'
import { parseDaysOff, parseDriverFacts, WrongField } from '#domain/fleet/fleet-entries.ts'
import { isRealDate } from '#domain/sri-lanka-time.ts'
import { shownAfter } from '#worker/database/office-acts.ts'
import type { AppEnv } from '#worker/environment.ts'
import { duePapers } from '#worker/fleet/car-calendar.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { endDaysOff, giveDaysOff, listDaysOff } from '#worker/fleet/days-off.ts'
import { findDevice, forgetDevice, listDevices } from '#worker/lists/driver-links.ts'
import {
  addDriver,
  cashOfDrivers,
  driverDayCode,
  findDriver,
  listDrivers,
  openDriverDay,
  removeDriver,
  ridesOfDayAndNight,
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
import { ownForm } from '#worker/office/app.tsx'
import { actOf, idOf, monthOf, todayOf, typedId, whoIn, actsFor, csvFile, keep, textsOf } from '#worker/office/forms.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { openAccounts, setWage, wagesOf } from '#worker/payments/driver-accounts.ts'
import { HOME } from '#worker/platform/access.ts'
import { readForm } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { saidOnDay } from '#worker/steps/hindrances.ts'
import type { TypedWageForm } from '#worker/office/money/driver-account-page.tsx'
import { driverAccountRoutes } from '#worker/office/money/driver-account-routes.tsx'
import {
  DriverCashPage,
  DriverPage,
  DriversPage,
  type DriversPageProps,
  RidesToGivePage,
  type TypedDaysOff,
} from './drivers-page.tsx'
import { photoRoutes } from './photo-form.tsx'
import { cashCsv } from '#worker/office/csv-files.ts'

type C = Context<AppEnv>

const PATH = `${HOME}/drivers`

async function driverOf(c: C): Promise<KeptDriver> {
  const driver = await findDriver(c.env, idOf(c))
  if (!driver) throw new SiteError('not-found', { detail: 'There is no such driver on the list' })
  return driver
}

const realDay = (typed: string | undefined) => (typed && isRealDate(typed) ? typed : todayOf())

interface Refused {
  readonly refusal: string
  /** The form that was refused, as it was typed. */
  readonly wage?: TypedWageForm
  readonly typedDays?: TypedDaysOff
}

async function driverPage(c: C, driver: KeptDriver, refused: Partial<Refused> = {}): Promise<string> {
  const day = realDay(c.req.query('day'))
  const now = new Date()
  const [{ rides, night }, code, device, otherNumber, said, listed, wages] = await Promise.all([
    ridesOfDayAndNight(c.env, driver.phone, day),
    driverDayCode(c.env, driver.id, day),
    findDevice(c.env, driver.phone),
    ridesWithOtherNumber(c.env, driver, now),
    saidOnDay(c.env, day),
    listDaysOff(c.env, todayOf()),
    wagesOf(c.env, driver.id),
  ])
  const daysOff = listed.filter(({ driverId }) => driverId === driver.id)
  const props = { driver, day, rides, night, said, code, device, otherNumber, daysOff, now, wages, ...refused }
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
  `${PATH}/${id}/rides?from=${from}&until=${until ?? ''}${isLeaving ? '&leaving=yes' : ''}`

/** Some screens of a phone. */
const MOST_TO_GIVE = 25

async function ridesToGivePage(c: C, driver: KeptDriver, asked: AskedDays, refusal?: string) {
  const rides = await ridesToGive(c.env, driver, asked.days, new Date())
  const shown = rides.slice(0, MOST_TO_GIVE)
  const given = await withFreeDrivers(c.env, shown, driver)
  const props = { driver, ...asked, given, more: rides.length - shown.length, refusal }
  return pageFor(c, 'Rides to give away', <RidesToGivePage {...props} />)
}

async function driversPage(c: C, more: Pick<DriversPageProps, 'typed' | 'refusal'> = {}): Promise<string> {
  const today = todayOf()
  const [drivers, devices, daysOff, papers, acts] = await Promise.all([
    listDrivers(c.env),
    listDevices(c.env),
    listDaysOff(c.env, today),
    duePapers(c.env, today),
    actsFor(c, 'drivers'),
  ])
  const props = { drivers, devices, daysOff, papers, today, acts, now: new Date() }
  return pageFor(c, 'Drivers', <DriversPage {...props} {...more} />)
}

export const driverRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.html(await driversPage(c)))
  .post('/', ownForm, async (c) => {
    const fields = await readForm(c)
    const languages = Object.keys(SPOKEN_LANGUAGES).filter((tag) => fields[`speaks-${tag}`] === 'yes')
    const texts = textsOf(fields, ['id', 'name', 'phone', 'cars', 'licence', 'until', 'board', 'since'])
    const typed = { ...texts, languages, isWoman: fields.woman === 'yes' }
    const id = typedId(typed.id)
    const save = () => {
      const driver = { ...parseListedDriver(typed), ...parseDriverFacts(typed) }
      return id === null ? addDriver(c.env, driver, whoIn(c)) : saveDriver(c.env, driver, id, whoIn(c), fields.seen)
    }
    return keep(c, save, id === null ? PATH : `${PATH}/${id}`, async (refusal, error) => {
      const isListed = id !== null && (await findDriver(c.env, id)) !== null
      const kept = isListed ? { seen: shownAfter(error, fields.seen) } : { id: '' }
      return driversPage(c, { typed: { ...typed, ...kept }, refusal })
    })
  })
  .get('/cash', async (c) => {
    const month = monthOf(c.req.query('month'))
    const [weeks, accounts] = await Promise.all([cashOfDrivers(c.env, month), openAccounts(c.env)])
    return c.html(pageFor(c, 'Cash', <DriverCashPage month={month} weeks={weeks} accounts={accounts} />))
  })
  .get('/cash/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'drivers', `drivers-cash-${month}`, cashCsv(await cashOfDrivers(c.env, month)))
  })
  .route('/accounts', driverAccountRoutes)
  .get('/:id', async (c) => c.html(await driverPage(c, await driverOf(c))))
  .post('/:id/wage', ownForm, async (c) => {
    const driver = await driverOf(c)
    const { seen, ...fields } = await readForm(c)
    const typed = textsOf(fields, ['firstDay', 'dayLkr', 'rideLkr', 'percent'])
    const save = () => setWage(c.env, driver, typed, whoIn(c), seen)
    return keep(c, save, `${PATH}/${driver.id}`, (refusal, error) =>
      driverPage(c, driver, { refusal, wage: { ...typed, seen: shownAfter(error, seen) } }),
    )
  })
  .get('/:id/rides', async (c) => c.html(await ridesToGivePage(c, await driverOf(c), askedDays(c.req.query()))))
  .post('/:id/rides', ownForm, async (c) => {
    const fields = ['ride', 'version', 'choice', 'stay', 'from', 'until', 'leaving', 'insist'] as const
    const typed = textsOf(await readForm(c), fields)
    const driver = await driverOf(c)
    const { ride, choice } = typed
    const giving = { ride, version: typedId(typed.version) ?? 0, choice, insists: typed.insist === 'yes' }
    const asked = askedDays(typed)
    const give = async () => {
      const bookingNumber = await giveRide(c.env, giving, typed.stay === 'yes', whoIn(c))
      c.executionCtx.waitUntil(sendDueMail(c.env, { bookingNumber }))
    }
    return keep(c, give, ridesToGivePath(driver.id, asked), (refusal) => ridesToGivePage(c, driver, asked, refusal))
  })
  .post('/:id/days-off', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['first', 'last', 'reason'])
    const driver = await driverOf(c)
    const act = actOf(c)
    const next = ridesToGivePath(driver.id, askedDays({ from: typed.first, until: typed.last }))
    const give = async () => giveDaysOff(c.env, driver, parseDaysOff(typed, act.today), act)
    return keep(c, give, next, (refusal, error) => {
      // The form calls 'firstDay' and 'lastDay' first and last.
      const field = error instanceof WrongField ? error.field.replace('Day', '') : ''
      return driverPage(c, driver, { refusal, typedDays: { ...typed, problems: [{ field, text: refusal }] } })
    })
  })
  .post('/:id/days-off/:days/end', ownForm, async (c) => {
    const driver = await driverOf(c)
    const days = typedId(c.req.param('days')) ?? 0
    await endDaysOff(c.env, days, actOf(c))
    return c.redirect(`${PATH}/${driver.id}`, 303)
  })
  .post('/reset', ownForm, async (c) => {
    const { phone, back } = textsOf(await readForm(c), ['phone', 'back'])
    await forgetDevice(c.env, phone, whoIn(c))
    return c.redirect(/^\/operator\/[\w/?=&-]+$/.test(back) ? back : PATH, 303)
  })
  .post('/:id/day', ownForm, async (c) => {
    const fields = await readForm(c)
    const driver = await driverOf(c)
    const day = realDay(fields.day)
    await openDriverDay(c.env, driver, day, fields.new === 'yes', { who: whoIn(c) })
    return c.redirect(`${PATH}/${driver.id}?day=${day}`, 303)
  })
  .route(
    '/:id/photo',
    photoRoutes('drivers', PATH, driverOf, (c, driver, refusal) => driverPage(c, driver, { refusal })),
  )
  .post('/:id/remove', ownForm, async (c) => {
    const { rest } = textsOf(await readForm(c), ['rest'])
    const driver = await driverOf(c)
    const now = new Date()
    const asked = { days: { from: todayOf(), until: null }, isLeaving: true }
    if (rest === 'without-driver') await takeDriverOffAll(c.env, driver, whoIn(c), now)
    else if ((await ridesToGive(c.env, driver, asked.days, now)).length > 0)
      return c.redirect(ridesToGivePath(driver.id, asked), 303)
    await removeDriver(c.env, driver, whoIn(c))
    return c.redirect(PATH, 303)
  })
