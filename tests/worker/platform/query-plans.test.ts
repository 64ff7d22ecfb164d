/**
 * No query reads more as a table grows: each is made once here, and SQLite is asked how it would answer it. What they
 * take in a large database is measured by `npm run bench -- scale`.
 */
import { PARTNER_HEADER } from '#domain/call-headers.ts'
import { env } from 'cloudflare:workers'
import { alarmsOf, answerAlarm, shownAlarms } from '#worker/alarms/alarms.ts'
import { watchAlarms } from '#worker/alarms/watch.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { type BookingReceipt } from '#domain/bookings/booking.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { countBooking, mayChangeToday } from '#worker/bookings/booking-limits.ts'
import { primary } from '#worker/database/d1.ts'
import { repairFleet } from '#worker/fleet/fleet-cache.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import { countDemand, demandBy } from '#worker/insight/demand.ts'
import { unknownPlaces } from '#worker/insight/unknown-places.ts'
import {
  blockDays,
  duePapers,
  listBlockedDays,
  marginOf,
  readWeek,
  setMargin,
  unblockDays,
} from '#worker/fleet/car-calendar.ts'
import { endCar, listCars, saveCar } from '#worker/fleet/cars.ts'
import { endDaysOff, giveDaysOff, listDaysOff } from '#worker/fleet/days-off.ts'
import {
  bindDevice,
  boundDevice,
  officeDevices,
  removeOfficeDevice,
  renewDevice,
  unbindDevice,
} from '#worker/push/devices.ts'
import { sweepPushes } from '#worker/push/push-outbox.ts'
import { pushService, siteKeys } from '../push/push-service.ts'
import { recordBounces } from '#worker/mail/bounces.ts'
import { sendDigest } from '#worker/mail/digest.ts'
import {
  endPartnership,
  findPartner,
  listPartners,
  renewLink,
  saveAccount,
  savePartner,
  statementOf,
} from '#worker/office/money/partners.ts'
import { bookedOnClosedDays, dropDraft, saveDraft, newDraft } from '#worker/office/prices/price-publishing.ts'
import { monthLines, monthEnd } from '#worker/office/money/month-end.ts'
import { partnersMonth, payOut, takePayoutBack } from '#worker/office/money/payouts.ts'
import { insightOf, spanOf } from '#worker/insight/insight.ts'
import { creditAll, creditNotesOf, findInvoice, invoicesOfMonth, issueInvoice } from '#worker/payments/invoices.ts'
import { issueHouseInvoice } from '#worker/payments/partner-invoices.ts'
import { receiptFor, requestReceipt } from '#worker/payments/paid-receipt.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { ridesToGive, takeDriverOffAll, withFreeDrivers } from '#worker/lists/rides-to-give.ts'
import { noteTold } from '#worker/steps/drivers-to-tell.ts'
import { askedPickup } from '#worker/day/driver-answers.ts'
import { addDelayAlarms, daysNear } from '#worker/day/board.ts'
import { takeBackTap } from '#worker/day/office-taps.ts'
import { forgetDevice, listDevices, lockedDrivers, noteLanguage, noteNumber } from '#worker/lists/driver-links.ts'
import { closeNote, notesDue } from '#worker/steps/open-notes.ts'
import { previewStep } from '#worker/steps/preview.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import {
  cashOfDrivers,
  driverDayCode,
  findDriver,
  findDriverDay,
  openDriverDay,
  removeDriver,
  ridesWithOtherNumber,
  saveDriver,
} from '#worker/lists/drivers.ts'
import { JPEG, pngOf } from '../office/pictures.ts'
import { removeSitePhoto, saveSitePhoto } from '#worker/office/site-photos-page.tsx'
import { findPhoto, removePhoto, savePhoto } from '#worker/lists/kept-photos.ts'
import { driverChoices } from '#worker/lists/driver-choices.ts'
import { placeSubject } from '#domain/bookings/opinion.ts'
import {
  decideOpinion,
  deleteOpinion,
  keepOpinion,
  officeOpinions,
  shownOpinions,
  takeBackOpinion,
} from '#worker/opinions/store.ts'
import { officeNow, tagOfNow } from '#worker/database/change-counter.ts'
import { bookingWithHistory, listBookings, pickupsByDay, ridesAfter } from '#worker/lists/booking-list.ts'
import { askForLateDeposits } from '#worker/payments/late-deposits.ts'
import { activeCheckouts } from '#worker/payments/gateways/gateways.ts'
import { askForUnfinishedPayments, lastTryOf, noteOpened } from '#worker/payments/unfinished-payments.ts'
import { unclearRefunds } from '#worker/payments/gateway-refunds.ts'
import { giveBack, settleRefund } from '#worker/steps/card-refund.ts'
import { APP, fakePayHere } from '../payments/fake-payhere.ts'
import { ACCOUNT } from '../payments/payment-site.ts'
import { orderOfAttempt } from '#worker/payments/payment-attempts.ts'
import { changedSince } from '#worker/mail/mailed-rides.ts'
import { entriesOfMonth, refundsSince } from '#worker/payments/cash-book.ts'
import {
  enterForDriver,
  findAccount,
  listAccounts,
  openAccounts,
  setWage,
  takeBackForDriver,
  wagesOf,
} from '#worker/payments/driver-accounts.ts'
import { takenThisMonth } from '#worker/payments/gateway-limits.ts'
import { recordNotice, settlePaymentProblem } from '#worker/payments/gateway-notices.ts'
import { listOfNumber } from '#worker/prices/request-price-list.ts'
import { publish } from '#worker/prices/publication.ts'
import { placeAt, placeTransfer } from '#worker/quotes/placed-trips.ts'
import { computedDistance, saveDistance } from '#worker/quotes/saved-distances.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { lastOfficeActs } from '#worker/database/office-acts.ts'
import { scheduled } from '#worker/index.ts'
import { readComposed } from '#domain/bookings/request/composed.ts'
import { readTerms } from '#domain/proposals/proposal.ts'
import { acceptProposal } from '#worker/proposals/acceptance.ts'
import { proposalContent } from '#worker/proposals/proposed-rides.ts'
import {
  askForChange,
  findProposal,
  findVersion,
  listWaiting,
  mailsOf,
  newProposal,
  noteSeen,
  saveVersion,
  sendProposal,
  withdrawProposal,
} from '#worker/proposals/store.ts'
import { endShare, findShared, shareRide } from '#worker/day/shared-rides.ts'
import { priceComposed } from '#worker/quotes/composed-rides.ts'
import { ONE } from '../office/telephone-desk.ts'
import {
  bookWithoutMail,
  DRIVERS_PHONE,
  inTenDays,
  returnTripDetails,
  testSite,
  tomorrow,
  tourDetails,
  tourToken,
  transferDetails,
  transferToken,
  form,
} from '../bookings/booking-site.ts'
import { bindPhone } from '../alarms/alarm-site.ts'
import { bookRide, MINUTE, rideOf, say, sheetOf, showPlace, tap } from '../day/day-site.ts'
import { setRides } from '../mail/mail-site.ts'
import { forgetKept } from '../site.ts'

/** Statements, and how the session began that made them. */
const statements = new Map<string, Set<string>>()

function notedSession(start: 'first-primary' | 'first-unconstrained') {
  const session = env.DB.withSession(start)
  return {
    prepare(sql: string) {
      statements.set(sql, (statements.get(sql) ?? new Set()).add(start))
      return session.prepare(sql)
    },
    batch: (prepared: Parameters<typeof session.batch>[0]) => session.batch(prepared),
    getBookmark: () => session.getBookmark(),
  }
}

/** The test's database; it notes what is asked. */
const NOTED = { withSession: notedSession } as unknown as Env['DB']

type Site = ReturnType<typeof testSite>

async function upload(site: Site, { from, to }: { from: string; to: string }): Promise<Response> {
  const { distanceMeters, durationSeconds } = await (await site.post('/directions', { from, to })).json<Route>()
  const [distanceKm, durationMinutes] = [Math.floor(distanceMeters / 1000), Math.round(durationSeconds / 60)]
  const { lat, lng } = allPlaces().find(({ name }) => name === to)!
  const fare = transferFare({ pickup: from, dropoff: to, distanceKm, durationMinutes })
  return site.post('/transfer/', {
    urlDataUpload: {
      from,
      to,
      url: transferSlug(from, to),
      distance: distanceKm,
      duration: formatDuration(durationMinutes),
      lat,
      long: lng,
      miniPriceLKR: fare.miniprice,
      miniPriceUSD: fare.miniusd,
      carPriceLKR: fare.carprice,
      carPriceUSD: fare.carusd,
      vanPriceLKR: fare.vanprice,
      vanPriceUSD: fare.vanusd,
    },
  })
}

async function visitAll(site: Site): Promise<void> {
  await forgetKept()
  const answers = [
    await site.post('/transfer/query', { urlData: { url: transferSlug('Kandy', 'Vavuniya') } }),
    await upload(site, { from: 'Kandy', to: 'Vavuniya' }),
    await site.post('/safari/query', {
      urlData: {
        url: safariSlug({ park: 'Yala national park', pickup: 'Kandy', dropoff: 'Vavuniya', type: 'Half Day' }),
      },
    }),
    await site.post('/safari/query/all', { linkUrl: {} }),
    await site.get('/sitemap.xml'),
    await site.bookTransfer(await transferToken()),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  // What one visitor's unknown place led to stays when another saves it.
  for (const distanceKm of [30, 40]) {
    const record = computedDistance(
      placeTransfer({ pickup: 'Villa Nowhere', dropoff: 'Kandy' }),
      { distanceKm, durationMinutes: 60 },
      'embedded',
    )
    await saveDistance({ env: site.env, waitUntil: () => {} }, record)
  }
}

async function runSharing(site: Site): Promise<void> {
  const reference = await bookRide(site, { in: 10, name: 'shared' })
  expect(await shareRide(site.env, await rideOf(site, reference), new Date())).toBe('done')
  const ride = await rideOf(site, reference)
  expect(await findShared(site.env, ride.shareCode!, new Date())).not.toBeNull()
  await endShare(site.env, ride)
}

async function runAlarms(site: Site): Promise<void> {
  const reference = await bookRide(site, { in: 10, name: 'lost' })
  await say(site, reference, 'cannot-find-you')
  // Whatever the hour is, one was asked for at short notice.
  const { date, time } = sriLankaTime(new Date(Date.now() + 180 * MINUTE))
  await site.booked({ pickupdate: date, pickuptime: time })
  const shown = await shownAlarms(site.env, new Date())
  const alarm = shown.find(({ kind }) => kind === 'cannot-find-you')
  expect(await alarmsOf(site.env, alarm!.bookingNumber!)).toEqual([alarm])
  // Nobody answers: phones are told, then the owner's messenger, which takes nothing at first.
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 500 }))
  const told = { ...site.env, ALARM_WEBHOOK: 'https://messenger.test/', ALARM_WEBHOOK_SECRET: env.QUOTE_SECRET } as Env
  await bindPhone('alarms')
  await bindPhone('bookings')
  // Mail of several bookings fails, and none has gone out since.
  const later = '2099-01-01T00:00:00.000Z'
  await env.DB.prepare(
    'update outbox set attempts = 2, sent_at = null, given_up_at = null, created_at = ?, due_at = ? where id in (select max(id) from outbox group by booking_number)',
  )
    .bind(later, later)
    .run()
  for (const minutes of [0, 5, 10, 11, 13]) {
    if (minutes > 10) post.mockResolvedValue(new Response(null))
    await watchAlarms(told, new Date(Date.now() + minutes * MINUTE))
  }
  expect(post).toHaveBeenCalledTimes(2)
  post.mockRestore()
  await env.DB.prepare('update outbox set sent_at = due_at where due_at = ?').bind(later).run()
  expect((await answerAlarm(site.env, alarm!.id, 'Ann', new Date()))!.outcome).toBe('done')
}

async function runOffice(site: Site): Promise<void> {
  const terms = { name: 'Lotus House', place: 'Sigiriya', percent: 10 }
  await savePartner(site.env, terms, null)
  await savePartner(site.env, { ...terms, percent: 11 }, 1)
  await renewLink(site.env, (await findPartner(site.env, 1))!)
  const code = (await listPartners(site.env))[0]!.code
  await site.get(`/from/${code}`, { redirect: 'manual' })
  const sent = await site.bookTransfer(await transferToken(), {}, { headers: { [PARTNER_HEADER]: code } })
  const { reference: sentReference } = await sent.json<BookingReceipt>()
  await bookingWithHistory(site.env, sentReference)
  await statementOf(site.env, (await findPartner(site.env, 1))!.id, tomorrow.slice(0, 7))
  const lotus = (await findPartner(site.env, 1))!
  await partnersMonth(site.env, tomorrow.slice(0, 7))
  await takeStep(site.env, sentReference, { step: 'confirm' })
  await takeStep(site.env, sentReference, { step: 'paid', usd: 20 })
  const payout = {
    month: tomorrow.slice(0, 7),
    method: 'bank',
    day: tomorrow,
    currency: 'USD',
    seen: 220,
    who: '',
  } as const
  await payOut(site.env, lotus, payout, new Date(Date.now() + 9 * DAY_MS))
  await takePayoutBack(site.env, lotus, { number: 1, who: '' })
  const payer = { company: 'Lotus', address: 'A street', taxNumber: '', currency: 'LKR', onAccount: true } as const
  await saveAccount(site.env, lotus, payer)
  const house = (await findPartner(site.env, 1))!
  const month = { month: tomorrow.slice(0, 7), seen: 0, who: '' }
  await expect(issueHouseInvoice(site.env, house, month, new Date())).rejects.toThrow('nothing to invoice')
  await endPartnership(site.env, lotus)
  await monthLines(site.env, tomorrow.slice(0, 7))
  await monthEnd(site.env, tomorrow.slice(0, 7))
  await insightOf(site.env, spanOf(7, new Date()))
  const { booking: asks } = (await findBooking(site.env, (await bookWithoutMail()).booking.reference))!
  await requestReceipt(site.env, asks, { company: 'A firm', address: 'A street', taxNumber: '' }, new Date())
  await receiptFor(site.env, asks)
  const askedBy = async () => (await findBooking(site.env, asks.reference))!.booking
  await issueInvoice(site.env, await askedBy(), { currency: 'USD', by: 'operator' }, new Date())
  await creditAll(site.env, await askedBy(), 1, '', new Date())
  await creditNotesOf(site.env, (await findInvoice(site.env, 1))!)
  await creditNotesOf(site.env, { number: 1, bookingNumber: null, partnerId: house.id })
  expect(await refundsSince(site.env, asks.number, '')).toEqual([])
  expect(await changedSince(site.env, asks.number, '')).toEqual([])
  await invoicesOfMonth(site.env, tomorrow.slice(0, 7))
  const listed = { name: 'Nimal', phone: '+94771234567', cars: [{ car: 'CAB-1', seats: 3 }] }
  for (const id of [null, 1]) await saveDriver(site.env, listed, id)
  await lastOfficeActs(site.env, 'drivers')
  const { booking } = (await bookingWithHistory(site.env, (await site.booked()).reference))!
  expect(await driverChoices(site.env, [booking])).toHaveLength(1)
  const driver = (await findDriver(site.env, 1))!
  // Nobody drives on that day, whenever this test runs.
  for (const isNew of [false, true]) await openDriverDay(site.env, driver, inTenDays, isNew)
  expect(await findDriverDay(site.env, (await driverDayCode(site.env, driver.id, inTenDays))!, new Date())).toBeNull()
  await cashOfDrivers(site.env, tomorrow.slice(0, 7))
  await openAccounts(site.env)
  await listAccounts(site.env)
  const account = (await findAccount(site.env, driver.id))!
  for (const dayLkr of ['3000', '4000'])
    await setWage(site.env, account, { firstDay: tomorrow, dayLkr, rideLkr: '', percent: '' }, 'Ann')
  await wagesOf(site.env, account.id)
  const handedOver = { what: 'handed-over', currency: 'LKR', cents: 100, week: null } as const
  await enterForDriver(site.env, account, handedOver, { who: 'Ann', last: 0, isMeant: true })
  await takeBackForDriver(site.env, account, { number: 1, note: 'wrong' }, { who: 'Ann', last: 1 })
  await listDevices(site.env)
  await lockedDrivers(site.env, new Date())
  await ridesWithOtherNumber(site.env, driver, new Date())
  await noteNumber(site.env, driver.phone, { device: DRIVERS_PHONE, network: 'here', isRight: false }, new Date())
  await noteLanguage(site.env, driver.phone, 'ta', new Date())
  await forgetDevice(site.env, driver.phone)
  const act = { who: 'Ann', today: tomorrow }
  const typed = { plate: 'CAB-2', name: '', seats: 3, vehicle: null, base: 'Kandy', papers: [] }
  for (const seats of [3, 4])
    await saveCar(site.env, { ...typed, seats }, null, { ...act, isCountingMeant: true }).catch(() => {})
  const car = (await listCars(site.env)).find(({ plate }) => plate === 'CAB-2')!
  await saveCar(site.env, { ...typed, vehicle: 'van' }, car.id, { ...act, isCountingMeant: false }).catch(() => {})
  await blockDays(site.env, car, { firstDay: tomorrow, lastDay: tomorrow, why: 'Service' }, act)
  await unblockDays(site.env, (await listBlockedDays(site.env, tomorrow))[0]!.id, act)
  await readWeek(site.env, tomorrow)
  await setMargin(site.env, await marginOf(site.env), act)
  await duePapers(site.env, tomorrow)
  await endCar(site.env, car, act)
  for (const firstDay of [tomorrow, '2026-01-01']) {
    await giveDaysOff(site.env, driver, { firstDay, lastDay: null, reason: 'sick' }, act)
    await endDaysOff(site.env, (await listDaysOff(site.env, tomorrow))[0]!.id, act)
  }
  await withFreeDrivers(
    site.env,
    await ridesToGive(site.env, driver, { from: tomorrow, until: tomorrow }, new Date()),
    driver,
  )
  const { reference: left } = (await bookWithoutMail()).booking
  await takeStep(site.env, left, { step: 'confirm' })
  await takeStep(site.env, left, { step: 'driver', driver: { ...driver, car: 'CAB-1' } })
  await takeDriverOffAll(site.env, driver, '', new Date())
  for (const of of ['driver', 'car']) expect((await site.get(`/booking/K7Q2-M4XT-9BHE/${of}/1/photo`)).status).toBe(404)
  const files: string[] = []
  const PHOTOS = { put: async (key: string) => void files.push(key), list: async () => ({ objects: [] }) }
  const withBucket = { ...site.env, PHOTOS } as unknown as Env
  await saveSitePhoto(withBucket, 'van', [pngOf(320, 150)], { en: 'Our van' }, 'Ann')
  await removeSitePhoto(withBucket, 'van', 'Ann')
  expect(files).toHaveLength(1)
  await savePhoto(site.env, driver, JPEG, 'Ann')
  await findPhoto(site.env, driver.id)
  await savePhoto(site.env, { id: car.id, name: 'CAB-1', hasPhoto: false }, JPEG, 'Ann', 'cars')
  await findPhoto(site.env, car.id, 'cars')
  await removePhoto(site.env, { id: car.id, name: 'CAB-1', hasPhoto: true }, 'Ann', 'cars')
  await removePhoto(site.env, { ...driver, hasPhoto: true }, 'Ann')
  await removeDriver(site.env, driver)
  const list = { list: FIRST_PRICE_LIST, validFrom: null, who: 'Ann', why: 'A first one' }
  // One of the two is slower.
  await Promise.all([0, 0].map((basedOn) => publish(site.env, { ...list, basedOn })))
  for (const version of [0, 1]) await saveDraft(site.env, { ...newDraft(), version }, {}, '')
  await dropDraft(site.env, 2)
  const closed = [{ from: '2026-12-20', to: '2026-12-22', park: null, vehicle: null }]
  await bookedOnClosedDays(site.env, { ...FIRST_PRICE_LIST, closed }, new Date('2026-12-01T00:00:00Z'))
  expect(await listOfNumber(site.env, 1)).toEqual(FIRST_PRICE_LIST)
}

async function runBookings(site: Site): Promise<void> {
  const { reference } = await (await site.bookTour(await tourToken())).json<BookingReceipt>()
  expect((await site.get(`/booking/${reference}`)).status).toBe(200)
  expect((await site.get('/booking/K7Q2-M4XT-9BHE')).status).toBe(404)
  expect(await mayChangeToday(site.env, { reference, key: 'nobodys' }, '203.0.113.9')).toBe(false)
  await bookWithoutMail()
  // In the evening the operator also gets the overview of the next day. A week later nobody wants it any more.
  const evening = new Date(`${tomorrow}T20:00:00+05:30`)
  await addDueReminders(site.env, evening)
  await composeOverview(site.env, tomorrow, new Date())
  await sweepOutbox(site.env, { now: new Date(evening.getTime() + 7 * DAY_MS) })
  // Two rides are due to be erased: one is long over, the other one was cancelled long ago.
  const [past, cancelled] = [await bookWithoutMail(), await bookWithoutMail()]
  await setRides(past.booking.reference, { pickup_date: '2026-01-01' })
  await setRides(cancelled.booking.reference, { status: 'cancelled', changed_at: '2026-01-01T00:00:00.000Z' })
  await scheduled(site.env)
  expect((await site.get('/health')).status).toBe(200)
  expect((await site.get('/browser-errors', { method: 'POST', body: 'error home' })).status).toBe(204)
  // Reached after a few receipts to one address.
  for (let i = 0; i < 9; i++) await site.bookTransfer(await transferToken())
  const same = { bookingDetails: transferDetails, askIfBooked: true }
  expect((await site.post(`/transfer/booking/${await transferToken()}`, same)).status).toBe(409)
  // The hour is full, and the operator cannot be told.
  const full = testSite({
    DB: NOTED,
    MAILS_PER_HOUR: '1',
    EMAIL: { send: () => Promise.reject(new Error('down')) } as unknown as Env['EMAIL'],
  })
  await full.bookTour(await tourToken())

  await countBooking(site.env, 'a network', 1, new Date())
  await site.bookTransfer(await transferToken(), {}, { headers: { 'cf-connecting-ip': '203.0.113.7' } })
  await env.DB.prepare(
    "update outbox set sent_at = null, given_up_at = null, leased_until = null, among_many = 1 where id = (select max(id) from outbox where kind = 'receipt' and reader = 'operator')",
  ).run()
  await sendDigest(site.env, new Date())

  // The same twice, and one of a booking that nobody knows.
  const { insertId } = await site.booked()
  for (const order of [reference, String(insertId), String(insertId), 'K7Q2-M4XT-9BHE'])
    await recordNotice(site.env, 'signed', {
      event: order,
      payment: order,
      order,
      cents: 100,
      currency: 'USD',
      status: 'paid',
    })
  const attempt = { usd: 74, cents: 7400, currency: 'USD' } as const
  const payHere = { ...site.env, PAYHERE_MERCHANT_ID: ACCOUNT.merchantId, PAYHERE_SECRET: ACCOUNT.secret }
  const checkout = activeCheckouts(payHere)[0]!
  const order = await orderOfAttempt(payHere, checkout, insertId, attempt)
  const unsigned = { event: order, payment: order, paymentUnsigned: true, order, ...attempt, status: 'paid' } as const
  for (let i = 0; i < 2; i++) await recordNotice(payHere, 'payhere', unsigned)
  await settlePaymentProblem(site.env, 1, '')
  await takenThisMonth(site.env, new Date())
  const both = await site.booked(await returnTripDetails())
  // The second change waits for others that go with it.
  for (const time of ['10:00', '10:15']) {
    await takeStep(site.env, `${both.reference}/1`, { step: 'change', time }, { by: 'guest' })
    await sweepOutbox(site.env)
  }
  await recordNotice(site.env, 'signed', {
    event: 'both',
    payment: 'both',
    order: String(both.insertId),
    cents: 14_800,
    currency: 'USD',
    status: 'paid',
  })

  for (const by of [
    ['reference', reference],
    ['day', inTenDays],
  ] as const)
    await site.get('/booking', form({ [by[0]]: by[1], email: tourDetails.email }))
  await recordBounces(site.env, [
    {
      body: { type: 'cf.email.sending.message.bounced', payload: { messageId: '1' } },
      timestamp: new Date(),
      attempts: 1,
      ack: () => {},
      retry: () => {},
    },
  ])

  const ride = await bookRide(site, { in: 60, name: 'plan' })
  const sheet = await sheetOf(site, ride)
  await say(site, ride, 'waiting-outside')
  await tap(site, sheet, 'late-30', { asked: askedPickup(await rideOf(site, ride)) })
  for (const answer of ['takes', 'cannot'] as const) await tap(site, sheet, answer)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await showPlace(site, sheet, { lat: 6.84, lng: 79.87 })
  await showPlace(site, sheet, placeAt('Colombo').position!)
  await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
  await addDelayAlarms(site.env, new Date(Date.now() + 50 * MINUTE))
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  for (const answer of ['cannot', 'takes'] as const) await tap(site, sheet, answer)

  for (const filter of [
    ...(['coming', 'near', 'concerned', 'today', 'tomorrow'] as const),
    { day: tomorrow },
    { find: 'ann' },
    { unpaid: tomorrow.slice(0, 7) },
  ] as const)
    await listBookings(site.env, filter)
  await ridesAfter(site.env, tomorrow)
  await tagOfNow(site.env, new Date())
  await officeNow(site.env, '', new Date())
  await pickupsByDay(site.env, tomorrow.slice(0, 7))
  expect((await site.get(`/driver/${'A'.repeat(22)}`)).status).toBe(404)
  await bookingWithHistory(site.env, reference)
  const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' }
  for (const step of [
    { step: 'confirm' },
    { step: 'driver', driver },
    { step: 'refund', usd: 1, isOwedAgain: true },
    { step: 'paid', usd: 1 },
    { step: 'change', time: '11:45' },
    { step: 'note', text: 'A note' },
  ] as const)
    await takeStep(site.env, `${both.reference}/2`, step)
  await takeStep(site.env, `${both.reference}/2`, { step: 'cancel' })
  await listBookings(site.env, 'lasting')
  await listBookings(site.env, 'to-tell')
  await daysNear(site.env, new Date())
  await notesDue(site.env, tomorrow)
  await takeStep(site.env, reference, { step: 'complaint', text: 'Late', openUntil: tomorrow })
  const { history } = (await bookingWithHistory(site.env, reference))!
  await closeNote(site.env, reference, { version: history.at(-1)!.version, word: 'Done', who: '' })
  await noteTold(site.env, both.reference)
  await entriesOfMonth(site.env, '2026-11')
  const dayAfter = { now: new Date(Date.now() + 40 * DAY_MS) }
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'cancel' }, dayAfter)
  await takeStep(site.env, reference, { step: 'charge', usd: 1, reason: 'Late' })
  await previewStep(site.env, reference, { step: 'refund', usd: 1 })
  await takeBackTap(site.env, ride, dayAfter)
  await takeStep(site.env, ride, { step: 'no-show', insists: true }, dayAfter)
  await takeStep(site.env, ride, { step: 'came' }, dayAfter)
  await takeStep(site.env, reference, { step: 'refund', usd: 1 })
  const entry = (await bookingWithHistory(site.env, reference))!.entries.at(-1)!
  await takeStep(site.env, reference, { step: 'reverse', number: entry.number, reason: 'Wrong' })

  const owing = await site.bookTransfer(await transferToken(), { pickupdate: inTenDays, email: 'owing@example.com' })
  const { insertId: late } = await owing.json<BookingReceipt>()
  await env.DB.prepare('UPDATE rides SET price_usd = 900 WHERE booking_number = ?').bind(late).run()
  const bank = 'Ann Perera | 1234 5678 | A Bank, Galle | ABANLKLX'
  const byBank = { ...site.env, PAYMENT_URL: '', BANK_ACCOUNT: bank }
  await askForLateDeposits(byBank, new Date(Date.now() + 6 * DAY_MS))
}

/** Money back through PayHere: one that is unclear, one that went, and what is told of it. */
async function runGivingBack(): Promise<void> {
  const keys = { PAYHERE_MERCHANT_ID: ACCOUNT.merchantId, PAYHERE_SECRET: ACCOUNT.secret }
  const site = testSite({ DB: NOTED, ...keys, PAYHERE_APP: `${APP.id}:${APP.secret}` })
  const booked = await site.bookTransfer(await transferToken(), { pickupdate: inTenDays, email: 'back@example.com' })
  const { reference, insertId } = await booked.json<BookingReceipt>()
  const attempt = { usd: 74, cents: 7400, currency: 'USD' } as const
  const order = await orderOfAttempt(site.env, activeCheckouts(site.env)[0]!, insertId, attempt)
  const said = { payment: '320032000077', paymentUnsigned: true, order, currency: 'USD' } as const
  // It was begun, and nothing is heard of it for hours.
  const opened = { orderName: order, bookingNumber: insertId, gateway: 'payhere' }
  await noteOpened(site.env, opened, new Date(Date.now() - 4 * 3_600_000))
  await lastTryOf(site.env, insertId)
  await askForUnfinishedPayments(site.env, new Date())
  await sweepOutbox(site.env)
  await recordNotice(site.env, 'payhere', { ...said, event: order, cents: 7400, status: 'paid' })
  const payHere = fakePayHere()
  payHere.faults.push('done without an answer')
  const step = { step: 'give-back', usd: 10 } as const
  await expect(giveBack(site.env, reference, step)).rejects.toThrow('Nobody knows')
  const [unclear] = await unclearRefunds(site.env, new Date(), insertId)
  await settleRefund(site.env, unclear!.id, false, { who: '' })
  await giveBack(site.env, reference, step)
  await recordNotice(site.env, 'payhere', { ...said, event: 'back', cents: 1000, status: 'refunded' })
  vi.unstubAllGlobals()
}

const pushKeys = await siteKeys()

async function runPushes(): Promise<void> {
  const site = testSite({ DB: NOTED, VAPID_KEYS: pushKeys })
  const service = pushService(pushKeys)
  const [phone, gone, other] = await Promise.all(['phone', 'gone', 'other'].map((name) => service.subscribe(name)))
  const office = { owner: 'office', subject: '' } as const
  for (const { subscription } of [phone!, gone!]) {
    await bindDevice(site.env, office, subscription, { topics: ['bookings'] })
    await boundDevice(site.env, office, subscription.endpoint)
  }
  const { bookingNumber } = await rideOf(site, await bookRide(site, { in: 600, name: 'told' }))
  const db = primary(site.env)
  for (const to of [{ office: 'all' }, { driver: '+94771234567' }, { guest: { bookingNumber } }] as const)
    await db.batch(
      enqueuePush(
        db,
        {
          to,
          occasion: 'plan',
          said: { title: 'Plan', text: '' },
          path: '/',
          tag: 'plan',
          isUrgent: true,
          validMs: 60_000,
          bookingNumber,
        },
        new Date().toISOString(),
      ),
    )
  service.willAnswer(410)
  await sweepPushes(site.env)
  await renewDevice(site.env, phone!.subscription.endpoint, other!.subscription)
  await officeDevices(site.env)
  await removeOfficeDevice(site.env, 1)
  await unbindDevice(site.env, office, other!.subscription.endpoint)
  vi.unstubAllGlobals()
}

async function runProposals(site: Site): Promise<void> {
  const now = new Date()
  const office = (seen: number) => ({ who: ONE, seen, now })
  const context = { env: site.env, waitUntil: () => {} }
  const read = readComposed({
    rides: [{ pickup: 'Colombo', dropoff: 'Kandy', vehicle: 'mini', date: inTenDays, time: '09:30' }],
  })
  if ('problems' in read) throw new Error(read.problems[0]!.text)
  const pricing = await priceComposed(context, read.composed)
  if ('problems' in pricing) throw new Error(pricing.problems[0]!.text)
  const reading = readTerms(
    { title: 'A day', validDate: inTenDays, language: 'en', name: 'Ann', email: 'ann@example.com' },
    now,
  )
  if ('problems' in reading) throw new Error(reading.problems[0]!.text)
  const content = proposalContent(reading.terms, pricing.priced, false)
  const number = await newProposal(site.env, content, ONE, now)
  const found = async () => (await findProposal(site.env, number))!
  await saveVersion(site.env, await found(), content, office(1))
  await sendProposal(site.env, await found(), 'mail', false, office(2))
  await sweepOutbox(site.env)
  await noteSeen(site.env, await found(), now)
  await askForChange(site.env, (await found()).code, { text: 'Later', id: 'a', network: null }, now)
  await listWaiting(site.env, now)
  await mailsOf(site.env, number)
  await findVersion(site.env, number, 1)
  const guest = { name: 'Ann', email: 'ann@example.com', phone: '+44 7911 123456', terms: 'yes', list: '0' }
  const accepted = await acceptProposal(site.env, (await found()).code, 2, guest, { visitor: null, now })
  expect(accepted.outcome).toBe('booked')
  const other = await newProposal(site.env, content, ONE, now)
  await withdrawProposal(site.env, (await findProposal(site.env, other))!, office(1))
}

async function runDemand(site: ReturnType<typeof testSite>): Promise<void> {
  const event = { kind: 'transfer', dropoff: 'Kandy', language: 'en', firstPage: 'home', device: 'phone' } as const
  for (const visitor of ['192.0.2.1', '198.51.100.1', '203.0.113.1'])
    await countDemand(
      site.env,
      { ...event, what: 'unreachable', pickup: 'Zubrowka Lodge', source: 'campaign:x' },
      visitor,
    )
  const days = { from: '2026-01-01', to: '2099-12-31' }
  await demandBy(site.env, days, ['pickup', 'dropoff'])
  expect(await unknownPlaces(site.env, days)).toHaveLength(1)
}

async function runOpinions(site: Site): Promise<void> {
  const now = new Date()
  const { booking } = (await findBooking(site.env, await bookRide(site, { in: 600, name: 'says' })))!
  await keepOpinion(site.env, booking, { stars: 5, words: 'Good', language: 'en' }, now)
  const { opinions } = await officeOpinions(site.env, { state: 'unread', size: 5 })
  await officeOpinions(site.env, { state: 'unread', before: 9, size: 5 })
  await decideOpinion(site.env, { id: opinions[0]!.id, version: 1, heldFor: null }, ONE, now)
  await shownOpinions(site.env, { size: 5 })
  await shownOpinions(site.env, { subject: placeSubject('Kandy'), before: 9, size: 5 })
  await deleteOpinion(site.env, opinions[0]!.id, ONE, now)
  await takeBackOpinion(site.env, booking)
}

/** While cars are counted: a booking, one that has asked for a car, what KV learns of them. */
async function runFleet(site: Site): Promise<void> {
  await env.DB.prepare("update cars set vehicle = 'mini', seats = 4, ended_at = null").run()
  await repairFleet(site.env)
  for (let i = 0; i < 2; i++) await site.bookTransfer(await transferToken(), { pickupdate: inTenDays })
  await repairFleet(site.env)
}

/** These hold what is listed, waits or is counted, and no history: their whole length may be read. */
const SHORT = new Set([
  // One for each drawing.
  'site_photos',
  'transfer_rates_listed',
  'safari_offers_listed',
  'outbox_unsent',
  'payment_notices_open',
  'gateway_refunds_open',
  'payment_attempts_open',
  'proposals_asked',
  'proposals_sent',
  // Until they are erased.
  'bookings_of_stays',
  'ride_alarms_open',
  'booking_history_open',
  // Deleted after a month.
  'alarm_messages',
  // Without an index: a row goes once somebody has seen to it.
  'drivers_to_tell',
  'refunds_due',
  // As long as the operator keeps them by hand.
  'price_lists',
  'cars',
  'driver_cars',
  'days_off',
  'blocked_days',
  'off',
  // One row.
  'changes',
  'fleet',
  'price_draft',
  'drivers',
  // One row for each driver.
  'driver_accounts',
  'driver_devices',
  // Erased with their bookings.
  'receipt_requests',
  'partners',
  // One row for each driver who is on the way, until the pickup.
  'driver_places',
])
/** What is read from these up to a moment is then removed from them. */
const EMPTIED = new Set([
  'payment_attempts_by_age',
  'ride_alarms_due',
  'alarm_messages_unsent',
  'transfer_rates_expiring',
  'safari_offers_expiring',
  'rides_to_erase',
  'rides_cancelled_to_erase',
  'blocked_days_to_erase',
  'outbox_unsent',
  // But for those whose journeys are to come.
  'proposals_to_erase',
  'mail_sends_by_time',
  'sqlite_autoindex_network_days_1',
  'sqlite_autoindex_browser_errors_1',
  'driver_days_by_day',
  'pushes_unsent',
  'pushes_by_expiry',
  'office_acts_by_time',
  // A table without row ids is its primary key.
  'demand',
  'unknown_askers_by_day',
  'unknown_places_by_day',
])

/** Below the ceiling of saved distances there are listed rows alone, and what is removed now. */
const BELOW_CEILING = /^SEARCH (transfer_rates|safari_offers) USING INTEGER PRIMARY KEY \(rowid<\?\)$/

/** The part of a plan that reads more as a table grows, if any. */
function growing(step: string): boolean {
  const index =
    /(?:USING (?:COVERING )?INDEX (\w+)|^SEARCH (\w+) USING PRIMARY KEY)/.exec(step)?.slice(1).join('') ?? ''
  // The view: what has been found of the rides. A list that is handed in.
  const table = /^SCAN (\w+)/.exec(step)?.[1] ?? ''
  if (step.startsWith('SCAN') && SHORT.has(table)) return false
  if (step.startsWith('SCAN'))
    return (
      !/^SCAN (CONSTANT ROW|\d+-ROW VALUES|operator_bookings|json_each|hits|named|found|sought|row|open)\b/.test(
        step,
      ) && !SHORT.has(index)
    )
  return /\(\w+<\?\)/.test(step) && !EMPTIED.has(index) && !BELOW_CEILING.test(step)
}

async function planOf(sql: string): Promise<string[]> {
  const values = Array.from({ length: sql.split('?').length - 1 }, () => 1)
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const site = testSite({ DB: NOTED })
  await visitAll(site)
  await runBookings(site)
  await runOffice(site)
  await runAlarms(site)
  await runPushes()
  await runGivingBack()
  await runProposals(site)
  await runSharing(site)
  await runDemand(site)
  await runOpinions(site)
  await runFleet(site)
})

/**
 * Two lists of the operator read all past bookings or proposals, page by page, when they are asked for: they are not made here.
 */
test('no query reads more as its table grows', async () => {
  const plans = await Promise.all(
    [...statements.keys()].map(async (sql) => ({ sql, growing: (await planOf(sql)).filter(growing) })),
  )
  expect(plans.filter((plan) => plan.growing.length > 0)).toEqual([])
})

test('what is owed is summed up from an index alone', async () => {
  const plan = await planOf('select owed_usd from operator_bookings')
  const sums = plan.filter((step) => /^SEARCH a\b/.test(step))
  expect(sums).not.toEqual([])
  expect(sums.filter((step) => !step.includes('USING COVERING INDEX payment_allocations_by_ride'))).toEqual([])
})

test('the rule would find such queries', async () => {
  for (const sql of [
    'select * from safari_offers order by id',
    'select * from rides where erased_at is not null and pickup_date < ?',
    'select * from outbox where tried_at <= ?',
    'select * from operator_bookings where email like ?',
  ])
    expect((await planOf(sql)).some(growing), sql).toBe(true)
})

test('each query of the Worker is among them', () => {
  const sources = import.meta.glob<string>('/worker/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  const calls = Object.entries(sources).flatMap(([file, source]) =>
    file.endsWith('/d1.ts') ? [] : (source.match(/(?<![\w.])(?:query|writeWithAct)\(/g) ?? []),
  )
  const made: Record<string, number> = {}
  for (const sql of statements.keys()) {
    const [, verb, table] = /^(select .*? from|insert into|update|delete from) "(\w+)"/s.exec(sql)!
    const name = `${verb!.split(' ')[0]} ${table}`
    made[name] = (made[name] ?? 0) + 1
  }
  // One was added or taken away? Make it above, but for the list by hand; then correct these figures.
  expect({ calls: calls.length, made }).toEqual({
    calls: 282,
    made: {
      'select transfer_rates': 3,
      'insert transfer_rates': 2,
      'delete transfer_rates': 3,
      'select safari_offers': 2,
      'delete safari_offers': 2,
      'select bookings': 12,
      'insert bookings': 1,
      'update bookings': 8,
      'select cars': 7,
      'insert cars': 2,
      'select driver_accounts': 3,
      'select driver_cars': 5,
      'insert driver_accounts': 1,
      'insert driver_cars': 1,
      'delete driver_cars': 2,
      'select rides': 22,
      'insert rides': 3,
      'update rides': 20,
      'insert redeemed_quotes': 1,
      'insert search_words': 2,
      'delete search_words': 5,
      'select outbox': 7,
      'insert outbox': 13,
      'update outbox': 10,
      'delete outbox': 5,
      'insert demand': 1,
      'select demand': 7,
      'update demand': 1,
      'delete demand': 1,
      'insert unknown_askers': 1,
      'select unknown_askers': 1,
      'delete unknown_askers': 1,
      'insert unknown_places': 1,
      'select unknown_places': 1,
      'delete unknown_places': 1,
      'insert browser_errors': 1,
      'select browser_errors': 2,
      'delete browser_errors': 1,
      'insert network_days': 4,
      'select network_days': 2,
      'delete network_days': 1,
      'insert mail_sends': 9,
      'select mail_sends': 7,
      'delete mail_sends': 1,
      'insert heartbeats': 1,
      'select heartbeats': 1,
      'insert fleet': 5,
      'select blocked_days': 4,
      'select days_off': 4,
      'select fleet': 5,
      'select alarms': 1,
      'insert alarms': 1,
      'delete alarms': 1,
      'select operator_bookings': 23,
      'insert booking_history': 7,
      'select booking_history': 8,
      'update booking_history': 3,
      'delete alarm_messages': 1,
      'insert alarm_messages': 1,
      'update alarm_messages': 3,
      'select ride_alarms': 9,
      'insert ride_alarms': 8,
      'update ride_alarms': 13,
      'delete ride_alarms': 4,
      'select gateway_refunds': 8,
      'insert gateway_refunds': 1,
      'update gateway_refunds': 3,
      'select payment_attempts': 2,
      'insert payment_attempts': 1,
      'update payment_attempts': 1,
      'delete payment_attempts': 1,
      'select payment_notices': 8,
      'insert payment_notices': 2,
      'update payment_notices': 4,
      'select payment_allocations': 3,
      'insert payment_allocations': 2,
      'select price_lists': 4,
      'select proposal_history': 2,
      'select proposal_versions': 1,
      'select proposals': 3,
      'insert price_lists': 1,
      'insert proposal_history': 2,
      'insert proposal_versions': 2,
      'insert proposals': 1,
      'select price_draft': 1,
      'insert price_draft': 1,
      'update price_draft': 1,
      'update proposal_history': 1,
      'update proposal_versions': 1,
      'update proposals': 4,
      'delete price_draft': 1,
      'select drivers_to_tell': 4,
      'insert drivers_to_tell': 3,
      'update drivers_to_tell': 1,
      'delete drivers_to_tell': 6,
      'select refunds_due': 1,
      'insert refunds_due': 1,
      'delete refunds_due': 1,
      'select changes': 3,
      'select cash_book': 12,
      'insert cash_book': 2,
      'insert charges': 1,
      'update charges': 2,
      'insert invoice_lines': 1,
      'insert invoices': 1,
      'select invoice_lines': 3,
      'select invoices': 6,
      'select receipt_requests': 1,
      'insert receipt_requests': 1,
      'delete receipt_requests': 2,
      'select partner_payout_rides': 4,
      'insert partner_payout_rides': 1,
      'select partner_payouts': 3,
      'insert partner_payouts': 1,
      'select partners': 4,
      'insert partners': 1,
      'update partners': 4,
      'insert office_acts': 4,
      'insert opinions': 1,
      'select opinions': 6,
      'update opinions': 3,
      'delete opinions': 2,
      'insert opinion_subjects': 1,
      'delete opinion_subjects': 1,
      'select office_acts': 1,
      'delete office_acts': 1,
      'select driver_wages': 1,
      'select drivers': 3,
      'insert driver_wages': 1,
      'insert drivers': 1,
      'update driver_accounts': 2,
      'update drivers': 1,
      'delete drivers': 1,
      'select driver_days': 2,
      'insert driver_days': 1,
      'delete driver_days': 2,
      'select driver_entries': 4,
      'select driver_photos': 1,
      'select car_photos': 1,
      'select site_photos': 3,
      'insert site_photos': 1,
      'delete site_photos': 1,
      'insert car_photos': 1,
      'delete car_photos': 1,
      'insert driver_entries': 1,
      'insert driver_photos': 1,
      'delete driver_photos': 1,
      'select driver_devices': 2,
      'insert driver_devices': 3,
      'delete driver_devices': 2,
      'update driver_devices': 1,
      'select ride_events': 10,
      'insert ride_events': 1,
      'update ride_events': 4,
      'delete ride_events': 2,
      'select driver_places': 5,
      'insert driver_places': 1,
      'delete driver_places': 8,
      'select happenings': 1,
      'insert happenings': 3,
      'delete happenings': 4,
      'select guest_words': 7,
      'insert guest_words': 1,
      'delete guest_words': 2,
      'delete push_devices': 7,
      'delete pushes': 14,
      'insert push_devices': 1,
      'insert pushes': 10,
      'select push_devices': 5,
      'update push_devices': 2,
      'update pushes': 4,
      'insert blocked_days': 2,
      'insert days_off': 1,
      'delete blocked_days': 3,
      'delete days_off': 1,
      'update cars': 1,
      'update cash_book': 3,
      'update days_off': 1,
      'update fleet': 1,
    },
  })
})

test('bookings are read and written where the newest stands, but for the page of one; distances, lists and shown opinions where it is nearest', () => {
  const readForPage: string[] = []
  for (const [sql, starts] of statements) {
    const isListed =
      /^select .* from "(transfer_rates|safari_offers)" where (\("\w+"\."route_key" in|listed = 1)/s.test(sql)
    const isShown = /^select .* from "opinions" where \(?"opinions"\."state" /s.test(sql)
    // By its reference alone: other requests read the same at the primary.
    const ofPage = /^select .*"bookings"\."reference" = \?/s.test(sql) && starts.has('first-unconstrained')
    if (ofPage) readForPage.push(sql)
    const others = [...starts].filter((start) => !(ofPage && start === 'first-primary'))
    expect(others, sql).toEqual([isListed || isShown || ofPage ? 'first-unconstrained' : 'first-primary'])
  }
  expect(readForPage.length).toBeGreaterThan(2)
})
