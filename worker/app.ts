/** The whole site: the JSON API and the pages. */
import { LIST_HEADER } from '#domain/call-headers.ts'
import type { ExecutionContext } from '@cloudflare/workers-types'
import { type Context, Hono, type Handler, type MiddlewareHandler } from 'hono'
import type { Told } from '#domain/insight/demand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { tidyPath } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { dayNumber, startOfDay } from '#domain/sri-lanka-time.ts'
import { api } from './api.ts'
import { type AppEnv, type Env, settings } from './environment.ts'
import { logFailure } from './log.ts'
import { agents } from '#worker/agents/app.tsx'
import { bookingPages } from '#worker/guests/booking-routes.ts'
import { driverPages } from '#worker/day/driver-link-routes.ts'
import { isFleetCounted, isFleetNoted, noteFleetChange } from '#worker/fleet/fleet-counting.ts'
import { guestPages } from '#worker/guests/app.tsx'
import { hasHadReceipts, wouldBeWithheld } from '#worker/mail/mails-per-hour.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { operatorPages } from '#worker/office/app.tsx'
import { pages } from '#worker/pages/app.tsx'
import { browserErrors, health } from '#worker/pages/health.ts'
import { renderPage } from '#worker/pages/render.tsx'
import { runWithPriceLists, shownListNumber } from '#worker/prices/request-price-list.ts'
import { listedUntil } from '#worker/platform/page-caching.ts'
import { answerError } from '#worker/platform/problem.ts'
import {
  addressOf,
  countPoll,
  countRead,
  guestPath,
  languageOf,
  writtenPath,
  keptOnlyByRule,
  readableAddress,
  requestId,
  sameSiteWrites,
} from '#worker/platform/request.ts'
import { privatePage, securityHeaders } from '#worker/platform/security-headers.ts'

/** All that a request prices is priced by one list. */
const withPriceLists: MiddlewareHandler<AppEnv> = (c, next) => {
  // Whether cars are counted is read beside the lists: where KV is silent, nobody waits for both in turn.
  const fleetRead = isFleetCounted(c.env)
  const ratesRead = c.req.path === plainPaths.currencies ? readRates(c.env) : null
  const answer = async () => {
    await fleetRead
    await ratesRead
    await next()
  }
  return runWithPriceLists(c.env, answer, (c.executionCtx as unknown as ExecutionContext).cache)
}

const readRates = async (env: Env, now = Date.now()) =>
  (await import('#worker/prices/currency-rates.ts')).shownRates(env, now)

/** Answers of calls name their list: a page that was made by another one learns of it. */
const namesPriceList: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const number = shownListNumber()
  if (number !== null) c.header(LIST_HEADER, String(number))
}

/** What quotes ask of cars, loaded only where cars are counted. */
const answersOfCars: MiddlewareHandler<AppEnv> = async (c, next) => {
  const known = async () =>
    (await isFleetCounted(c.env))
      ? { ...(await import('#worker/fleet/quoted-availability.ts')), now: new Date() }
      : null
  c.set('cars', {
    ofTransfer: async (asked, at) => {
      const cars = await known()
      return cars && cars.carsOfTransfer(c.env, asked, at, cars.now)
    },
    ofTour: async (asked, at) => {
      const cars = await known()
      return cars && cars.carsOfTour(c.env, asked, at, cars.now)
    },
    ofJourney: async (quoted, pickups, vehicles) => {
      const cars = await known()
      return cars && cars.carsOfJourney(c.env, quoted, pickups, vehicles, cars.now)
    },
  })
  await next()
}

/** Sends the mail that a request caused, after the answer. What fails waits for the cron. */
const mailAfterAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('receiptComes', async (booking) => !(await hasHadReceipts(c.env, booking, new Date())))
  c.set('receiptWouldCome', async (email, network) => !(await wouldBeWithheld(c.env, email, network, new Date())))
  await next()
  const due = c.get('mailDue')
  if (due !== undefined) c.executionCtx.waitUntil(sendMailOf(c.env, due))
  const proposalNumber = c.get('proposalMailDue')
  if (proposalNumber !== undefined) c.executionCtx.waitUntil(sendDueMail(c.env, { proposalNumber }))
  const mayPush = due !== undefined || (c.req.method === 'POST' && PUSHING_PATH.test(c.req.path))
  if (mayPush && settings(c.env).VAPID_KEYS !== null) c.executionCtx.waitUntil(sendPushes(c.env, due))
}

/** What is posted here may cause a push: a step of the office, a driver's tap, a guest's change. */
const PUSHING_PATH = /^\/(?:operator|booking|driver|proposal)\/(?!.*\/place$)/

/** Code that is loaded only where somebody can be told. */
async function sendPushes(env: Env, due: AppEnv['Variables']['mailDue']): Promise<void> {
  // What is written after the answer has its pushes with it.
  await Promise.resolve(due).catch(() => {})
  const { sendDuePushes } = await import('#worker/push/push-outbox.ts')
  await sendDuePushes(env)
}

async function sendMailOf(env: Env, due: number | Promise<readonly number[]>): Promise<void> {
  try {
    for (const bookingNumber of [await due].flat()) await sendDueMail(env, { bookingNumber })
  } catch (error) {
    logFailure('mail not written', error)
  }
}

/** What is posted here may change cars, their drivers and their days. */
const FLEET_PATH = /^\/operator\/(?:cars|drivers)(?:\/|$)/

/** What was written of cars and holds comes to KV, where quotes find it. What fails waits for the cron. */
const fleetAfterAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.res.status < 400 && FLEET_PATH.test(c.req.path)) noteFleetChange(c.env)
  if (isFleetNoted(c.env)) c.executionCtx.waitUntil(spreadFleet(c.env))
}

const spreadFleet = async (env: Env): Promise<void> => (await import('#worker/fleet/fleet-cache.ts')).spreadNoted(env)

/** What is posted here may raise an alarm, close one, or make one's turn come: a tap, a guest's word, a step of the office. */
const ALARMING_PATH = /^\/(?:driver\/[^/]+$|booking\/[^/]+\/words$|operator\/)/

/** Tells the office of alarms, after the answer. What fails waits for the cron. */
const alarmsAfterAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'POST' && c.res.status < 400 && ALARMING_PATH.test(c.req.path))
    c.executionCtx.waitUntil(answerAlarms(c.env))
}

async function answerAlarms(env: Env): Promise<void> {
  try {
    await (await import('#worker/alarms/watch.ts')).answerAlarms(env)
  } catch (error) {
    logFailure('alarms', error)
  }
}

/** Counts what guests look for, after the answer: it waits for no count, and none fails it. */
const demandAfterAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const told = c.get('demand')
  if (told) c.executionCtx.waitUntil(countTold(c, told))
}

async function countTold(c: Context<AppEnv>, told: Told): Promise<void> {
  try {
    await (await import('#worker/insight/beacons.ts')).countTold(c, told)
  } catch (error) {
    logFailure('demand not counted', error)
  }
}

/**
 * Pages answer in any case, and with a full stop behind their address; what is under these paths is counted, kept
 * private and opened by their own spelling alone.
 */
const PRIVATE_PATH = /^\/(booking|driver|operator|proposal)(?=\/|$)/i

const privatePathSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const start = PRIVATE_PATH.exec(c.req.path)?.[0] ?? ''
  if (start === '') return next()
  const asked = writtenPath(c)
  const spelled = start.toLowerCase() + asked.slice(start.length)
  const path = c.req.method === 'GET' ? tidyPath(spelled) : spelled
  return path === asked ? next() : c.redirect(addressIn(languageOf(c), path) + addressOf(c).search, 301)
}

/** The office is a module of its own, which is loaded when one of the operator's people opens it. */
const openOffice: Handler<AppEnv> = async (c) => {
  const { officePages } = await import('#worker/office/office-routes.tsx')
  return officePages.fetch(c.req.raw, c.env, c.executionCtx)
}

const OFFICE_ROOMS = [
  '/money/*',
  '/drivers/*',
  '/cars/*',
  '/photos/*',
  '/partners/*',
  '/phones/*',
  '/prices/*',
  '/proposals/*',
  '/demand/*',
  '/opinions/*',
]
const office = new Hono<AppEnv>().on('ALL', OFFICE_ROOMS, openOffice)

export const app = new Hono<AppEnv>({ getPath: guestPath })
  .use(requestId, keptOnlyByRule, withPriceLists)
  .use('/booking/*', privatePage)
  .use('/proposal/*', privatePage)
  .use('/ride/*', privatePage)
  .use(plainPaths.paid, privatePage)
  .use(securityHeaders)
  .use(readableAddress, sameSiteWrites, privatePathSpelling)
  .use(mailAfterAnswer, alarmsAfterAnswer, demandAfterAnswer, fleetAfterAnswer)
  .use(
    '/booking/:reference/now',
    countPoll((c) => c.req.param('reference')),
  )
  .use('/booking/*', countRead)
  .use('/proposal/*', countRead)
  .use('/en/*', namesPriceList, answersOfCars)
  .route('/', api)
  .route('/', agents)
  .route('/', health)
  .route('/', browserErrors)
  .get(plainPaths.currencies, countRead, async (c) => {
    const now = Date.now()
    // A new day may end what is shown.
    const until = listedUntil(startOfDay(dayNumber(now) + 1), now)
    return c.json(await readRates(c.env, now), 200, { 'cache-control': until })
  })
  // Names that no page has: what pages show comes from the platform's cache.
  .get('/photos/:file', countRead, async (c, next) =>
    (await import('#worker/platform/own-photos.ts')).answerPhoto(c, next),
  )
  .post(plainPaths.pushRenewed, countRead, async (c) => (await import('#worker/push/binding.ts')).takeRenewal(c))
  .post(plainPaths.demand, async (c) => (await import('#worker/insight/beacons.ts')).takeBeacon(c))
  .route('/', bookingPages)
  .route('/', guestPages)
  .route('/', operatorPages(renderPage, office))
  .route('/', driverPages)
  .route('/', pages)

/** Plain pages, which people read in a browser. A page of the React app shows its own error screen. */
const PLAIN_PAGE = /^\/(booking|proposal|ride|from|paid|driver|operator|opinions)(?=\/|$)/

app.onError(async (error, c) => {
  const answer = await answerError(error, c)
  const isRead = PLAIN_PAGE.test(c.req.path) && c.req.header('accept')?.includes('text/html')
  // An address that cannot be read names no language, and is not to be loaded again.
  if (!isRead || !URL.canParse(c.req.url)) return answer
  const { errorPage } = await import('#worker/guests/error-page.tsx')
  const { pathname, search } = addressOf(c)
  const again = c.req.method === 'GET' ? pathname + search : null
  return errorPage({ path: c.req.path, language: languageOf(c), again }, answer)
})
