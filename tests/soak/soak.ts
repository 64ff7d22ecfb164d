/** Mixed traffic on the built Worker in workerd, while D1, KV and mail fail and come back and the Worker is killed. */
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { startBuiltWorker } from '../bench/built-worker.ts'
import { startLocalStorage } from '../bench/local-storage.ts'
import { visits } from '../bench/visits.ts'
import { randomNumbers } from '../random-numbers.ts'
import { faultyLink, type LinkState, mailServer } from './faulty-link.ts'

const BOOKERS = 4
const READERS = 2
/** As a browser does: it asks again with the same token. */
const RETRY_MS = 300
/**
 * How long a fault, and a time without one, lasts at least, and how much longer at most. Less in a short soak, which
 * has all kinds too.
 */
const FAULT_MS = 500
const MOST_SPREAD_MS = 2500
const spreadMs = (seconds: number) => Math.min(MOST_SPREAD_MS, seconds * 60)
/**
 * From the mail service's acceptance of a mail to its record: the Worker waits for a D1 that is slow or cut before it
 * turns to KV, and a busy machine adds to it.
 */
const RECORD_MS = FAULT_MS + MOST_SPREAD_MS + 1000
/** A mail of a killed Worker may have been on its way so long before the mail service took it. */
const ON_ITS_WAY_MS = 500
/** Far more than the mail of a long soak needs, of which one sweep sends 190. */
const MOST_SWEEPS = 500
/**
 * The longest that a fault keeps a mail's outcome from being recorded: its own time and a pause before the next try.
 */
const SETTLE_MS = 6000

const TRIPS = ['Kandy', 'Galle', 'Ella', 'Sigiriya', 'Negombo', 'Mirissa'].map((dropoff) => ({
  pickup: 'Colombo',
  dropoff,
}))
/** Visits that write, or book what they read: the soak counts each booking. */
const WRITING = ['upload', 'booking', 'page of 30 rides', 'calendar of 30 rides']
const STATES: readonly LinkState[] = ['error', 'cut', 'lost-answer', 'slow']

export interface SoakReport {
  readonly bookings: number
  readonly mails: number
  readonly posts: number
  readonly pages: number
  readonly kills: number
  readonly faults: number
  /** Answered bookings that D1 does not have as they were answered. */
  readonly lost: number
  /** Rows of D1 that no visitor was answered, or more than one for a visitor. */
  readonly doubled: number
  /** Receipts and notices that never came. */
  readonly mailsMissing: number
  /** Mails that came again although nobody killed the Worker between the first one and its record. */
  readonly mailsTwice: number
  /** Mails that came again after a kill just then: nothing but the mail service itself could prevent them. */
  readonly mailsTwiceAfterKill: number
  /** Answers that no visitor should ever get. */
  readonly wrong: readonly string[]
}

/** @param seconds of traffic; after that everything is up again, and what waits is finished */
export async function soak(seconds: number, seed: number): Promise<SoakReport> {
  const { random } = randomNumbers(seed)
  const storage = await startLocalStorage()
  const [d1, kv, mail] = [await faultyLink(storage.d1), await faultyLink(storage.kv), await mailServer()]
  const start = () =>
    startBuiltWorker(
      { d1: d1.address, kv: kv.address },
      { vars: { MAILS_PER_HOUR: '100000' }, mailServer: mail.address, cron: true, log: () => {} },
    )
  let site = await start()
  const end = Date.now() + seconds * 1000
  const wrong: string[] = []
  const answered = new Map<string, string>()
  const counts = { posts: 0, pages: 0, kills: 0, faults: 0 }
  const killedAt: number[] = []
  const running = () => Date.now() < end
  const aWhile = () => pause(FAULT_MS + random() * spreadMs(seconds))
  const waiting = (condition: string) =>
    storage.database.prepare(`SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL ${condition}`).first<number>('n')

  const ask = async (path: string, body?: unknown, patience = 20_000): Promise<Response | null> =>
    fetch(new URL(path, site.url), {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(patience),
    }).catch(() => null)

  async function book(email: string): Promise<void> {
    const trip = TRIPS[Math.floor(random() * TRIPS.length)]!
    let token = ''
    let details: unknown
    // A visitor whose booking is under way waits for it, also when the faults are over.
    for (;;) {
      if (!token) {
        const answer = await ask('/en/serendip/transfer/query', {
          urlData: { url: transferSlug(trip.pickup, trip.dropoff) },
        })
        const [quote] = answer?.status === 200 ? ((await answer.json().catch(() => [])) as TransferQuote[]) : []
        if (!quote) {
          await pause(RETRY_MS)
          continue
        }
        ;({ token } = quote)
        details = {
          pickup: quote.pickup,
          dropoff: quote.dropoff,
          distance: quote.distance,
          duration: quote.duration,
          vehicle: vehicleText('mini', quote),
          email,
          phone: '+44 7911 123456',
          flightdetails: '', // Far enough for no reminder or alarm to go.
          pickupdate: sriLankaTime(new Date(Date.now() + 10 * DAY_MS)).date,
          pickuptime: '09:30',
        }
      }
      counts.posts++
      const answer = await ask(`/en/serendip/transfer/booking/${token}`, { bookingDetails: details })
      const receipt = answer?.status === 200 ? ((await answer.json().catch(() => null)) as BookingReceipt | null) : null
      if (receipt) return void answered.set(email, receipt.reference)
      if (answer && ![200, 503].includes(answer.status)) {
        wrong.push(`a booking answered ${answer.status}: ${(await answer.text().catch(() => '')).slice(0, 200)}`)
        return
      }
      await pause(RETRY_MS)
    }
  }

  async function readPages(): Promise<void> {
    const pages = visits().filter(({ name }) => !WRITING.includes(name))
    while (running()) {
      const { path, body } = await pages[Math.floor(random() * pages.length)]!.prepare(site.url)
      const answer = await ask(path, body)
      if (answer) counts.pages++
      if (answer && ![200, 503].includes(answer.status)) wrong.push(`${path} answered ${answer.status}`)
      await answer?.arrayBuffer().catch(() => null)
    }
  }

  async function breakThings(): Promise<void> {
    const kinds = [0, 1, 2, 3]
    while (running()) {
      await aWhile()
      // Each kind comes once before any comes again.
      if (counts.faults % kinds.length === 0) kinds.sort(() => random() - 0.5)
      const which = kinds[counts.faults % kinds.length]!
      counts.faults++
      if (which === 3) {
        process.kill(site.pid, 'SIGKILL')
        counts.kills++
        killedAt.push(Date.now())
        await site.stop()
        site = await start()
        continue
      }
      if (which === 2) mail.down = true
      else [d1, kv][which]!.state = STATES[Math.floor(random() * STATES.length)]!
      await aWhile()
      d1.state = kv.state = 'up'
      mail.down = false
    }
  }

  let visitor = 0
  const booking = async () => {
    while (running()) await book(`soak-${++visitor}@example.com`)
  }
  try {
    await Promise.all([
      ...Array.from({ length: BOOKERS }, booking),
      ...Array.from({ length: READERS }, readPages),
      breakThings(),
    ])
    await sendWhatWaits()
    return await report()
  } finally {
    await site.stop()
    for (const part of [d1, kv, mail, storage]) await part.stop()
  }

  /** The cron, hours later: leases have ended, and what failed is due again. */
  async function sendWhatWaits(): Promise<void> {
    // Mail under way is recorded before the hours pass. What a killed Worker had leased stays.
    const settled = Date.now() + SETTLE_MS
    while (Date.now() < settled && (await waiting('AND leased_until IS NOT NULL')) !== 0) await pause(200)
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      await storage.database.exec(
        "UPDATE outbox SET due_at = '2020-01-01T00:00:00.000Z', leased_until = NULL WHERE sent_at IS NULL",
      )
      if ((await waiting('')) === 0) return
      await ask('/soak/cron', undefined, 120_000)
    }
  }

  async function report(): Promise<SoakReport> {
    const { results } = await storage.database
      .prepare('SELECT reference, email FROM bookings')
      .all<{ reference: string; email: string }>()
    const byEmail = Map.groupBy(results, ({ email }) => email)
    const lost = [...answered].filter(
      ([email, reference]) => !byEmail.get(email)?.some((row) => row.reference === reference),
    ).length
    const doubled = results.length - byEmail.size + [...byEmail.keys()].filter((email) => !answered.has(email)).length
    let [mailsMissing, mailsTwice, mailsTwiceAfterKill] = [0, 0, 0]
    for (const [email, reference] of answered) {
      // By its subject: in the evening the operator gets a list that names many bookings, time and again.
      const about = mail.mails.filter(({ subject }) => subject.includes(reference))
      for (const copies of [about.filter(({ to }) => to === email), about.filter(({ to }) => to !== email)]) {
        if (copies.length === 0) mailsMissing++
        for (const { at } of copies.slice(0, -1)) {
          if (killedAt.some((kill) => kill > at - ON_ITS_WAY_MS && kill < at + RECORD_MS)) mailsTwiceAfterKill++
          else mailsTwice++
        }
      }
    }
    return {
      bookings: answered.size,
      mails: mail.mails.length,
      ...counts,
      lost,
      doubled,
      mailsMissing,
      mailsTwice,
      mailsTwiceAfterKill,
      wrong,
    }
  }
}
