/**
 * Bookings as they were kept before a booking had rides: a row of `transfer_bookings` or `safari_bookings` for each
 * drive, of which the two of a return trip knew each other's reference. Made from a fixed seed, in every state that the
 * site of that time left behind.
 */
import { newReference } from '#domain/bookings/reference.ts'
import { formatDuration, tourTypeText } from '#domain/contract-texts.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { randomNumbers } from '../../random-numbers.ts'

type Value = string | number | boolean | null
type Row = Readonly<Record<string, Value>>

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** At noon in Sri Lanka. */
export const MIGRATED_AT = new Date('2026-11-22T06:30:00.000Z')

const BOOKINGS = 1000

const { random, oneOf: pick } = randomNumbers(19)
const below = (end: number) => Math.floor(random() * end)
const chance = (probability: number) => random() < probability
const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('')
const reference = () => newReference((bytes) => bytes.map(() => below(256)))
const instant = (ms: number) => new Date(ms).toISOString()

/** A row of one of the two tables of that time, and what belongs to both under one name. */
export interface Drive {
  readonly kind: 'transfer' | 'safari'
  readonly id: number
  readonly number: number
  readonly reference: string
  readonly jti: string
  readonly status: 'new' | 'confirmed' | 'cancelled'
  readonly needsReview: boolean
  readonly pickup: string
  readonly dropoff: string
  readonly distanceKm: number
  /** NULL of a tour. */
  readonly minutes: number | null
  readonly pickupDate: string
  readonly pickupTime: string
  readonly priceUsd: number
  readonly paidUsd: number
  readonly email: string
  readonly phone: string
  readonly details: string
  readonly createdAt: string
  readonly driverName: string | null
  readonly driverCode: string | null
  readonly erasedAt: string | null
  readonly version: number
  /** The way there of this way back. */
  readonly there: Drive | null
  /** Columns that need no name here. */
  readonly more: Row
}

const MINUTES = [45, 60, 61, 105, 180, 185, 1440, 1441, 1560, 1565, 2880, 3120]
const PLACES = ['Colombo', 'Kandy', 'Ella', 'Galle', 'Colombo Airport', 'Mirissa', "Villa O'Hara, Unawatuna"]
const PARKS = ['Yala national park', 'Minneriya national park', 'Sigiriya rock fortress']
const STATES = ['new', 'review', 'confirmed', 'driver', 'driver', 'cancelled', 'reopened'] as const
type State = (typeof STATES)[number]

/** Days until the pickup; what is more than 90 days past was erased. */
const DAYS = [-200, -40, -2, 0, 1, 12, 50]
const ERASED_AFTER_DAYS = 90

let lastId = { transfer: 0, safari: 0 }

interface Wish {
  readonly kind: Drive['kind']
  readonly state: State
  readonly day: number
  readonly paid: 'none' | 'part' | 'whole'
  readonly there?: Drive
}

function drive({ kind, state, day, paid, there }: Wish): Drive {
  const isErased = day < -ERASED_AFTER_DAYS
  const { date } = sriLankaTime(new Date(MIGRATED_AT.getTime() + day * DAY))
  const createdAt = there?.createdAt ?? instant(MIGRATED_AT.getTime() + Math.min(0, day) * DAY - (2 + below(60)) * DAY)
  const priceUsd = 30 + below(250)
  const hasDriver = state === 'driver' && !isErased
  lastId = { ...lastId, [kind]: lastId[kind] + 1 }
  const personal = (text: string) => (isErased ? '' : text)
  const pickup = there ? String(there.dropoff) : pick(PLACES)
  const dropoff = there ? there.pickup : pick(PLACES.filter((place) => place !== pickup))
  const guest = there && !there.erasedAt && !isErased ? there : null
  return {
    kind,
    id: lastId[kind],
    number: 1 + Math.floor(random() * 2 ** 48),
    reference: reference(),
    jti: hex(32),
    status: state === 'cancelled' ? 'cancelled' : state === 'confirmed' || state === 'driver' ? 'confirmed' : 'new',
    needsReview: state === 'review' || chance(0.1),
    pickup,
    dropoff,
    distanceKm: kind === 'safari' && chance(0.3) ? 0 : 5 + below(400),
    minutes: kind === 'transfer' ? pick(MINUTES) : null,
    pickupDate: date,
    // Of today's and tomorrow's: the clock's mails are still wanted.
    pickupTime: day === 0 ? pick(['14:00', '20:30']) : pick(['06:00', '09:30', '11:05']),
    priceUsd,
    paidUsd: paid === 'none' ? 0 : paid === 'whole' ? priceUsd : 1 + below(priceUsd - 1),
    email: personal(guest?.email ?? `guest-${kind}-${lastId[kind]}@example.com`),
    phone: personal(guest?.phone ?? `+94771${String(100_000 + below(900_000))}`),
    details: personal(pick(['', 'UL504, lands 08:40', 'two “boards”; 100 %', 'by the guest: a note'])),
    createdAt,
    driverName: hasDriver ? pick(['Nimal', 'Sunil Perera']) : null,
    driverCode: hasDriver ? hex(22) : null,
    erasedAt: isErased ? instant(MIGRATED_AT.getTime() - DAY) : null,
    version: 0,
    there: there ?? null,
    more: {
      fingerprint: personal(hex(64)),
      phone_typed: personal('077 123 4567'),
      status_changed_at: state === 'new' || state === 'review' ? null : instant(Date.parse(createdAt) + HOUR),
      driver_phone: hasDriver ? '+94777654321' : null,
      driver_car: hasDriver ? 'CAB-1234, white' : null,
      guest_name: personal(pick(['', 'Ann Smith'])),
      bags: pick([null, 0, 3]),
      child_seats: pick([null, 1]),
      flight: personal(pick(['', 'UL504'])),
      pickup_address: personal(pick(['', '12 Temple Road'])),
      dropoff_address: personal(pick(['', 'Hotel "Sea"'])),
      travelers: kind === 'safari' ? 1 + below(6) : pick([null, 2]),
      ...(kind === 'safari'
        ? { park: pick(PARKS), type: tourTypeText(pick(['half', 'full'])) }
        : { vehicle: pick(['mini', 'car', 'van']), price_lkr: priceUsd * 290 }),
    },
  }
}

const wish = (kind: Drive['kind']): Wish => ({
  kind,
  state: pick(STATES),
  day: pick(DAYS),
  paid: pick(['none', 'none', 'part', 'whole']),
})

/** A return trip: both run, one is cancelled, both are, or the way there was erased before the way back. */
function returnTrip(): [Drive, Drive] {
  const [there, back] = [wish('transfer'), wish('transfer')]
  const day = chance(0.2) ? -ERASED_AFTER_DAYS - 4 : there.day
  const first = drive({ ...there, day })
  const second = drive({ ...back, day: day + (chance(0.2) ? 0 : 1 + below(9)), there: first })
  return [
    { ...first, more: { ...first.more, other_way: second.reference, is_return: false } },
    {
      ...second,
      more: { ...second.more, other_way: first.reference, is_return: true },
    },
  ]
}

interface HistoryEntry {
  readonly drive: Drive
  readonly at: string
  readonly step: string
  readonly detail: string
}

function historyOf(booked: Drive): HistoryEntry[] {
  const { status, version: _, driverName, paidUsd, priceUsd, createdAt, erasedAt } = booked
  let at = Date.parse(createdAt)
  const entries: HistoryEntry[] = []
  const add = (step: string, detail: string) => {
    // Some steps are taken in the same millisecond: then the one that was written first comes first.
    at += chance(0.1) ? 0 : below(5) * HOUR + 1
    entries.push({ drive: booked, at: instant(at), step, detail: erasedAt ? '' : detail })
  }
  if (chance(0.2)) add('note', 'asked for a baby seat')
  if (chance(0.2)) add('change', "by the guest: pickup 1 Dec 2026, 09:00 -> 2 Dec 2026, 09:30; details '' -> 'x'")
  if (status === 'confirmed') add('confirm', '')
  if (driverName !== null) add('driver', `${driverName}, +94777654321, CAB-1234`)
  if (paidUsd > 0)
    add(
      chance(0.5) ? 'payment' : 'paid',
      `USD ${paidUsd}.00 paid at payhere (p-${booked.kind}-${booked.id}); paid USD 0 -> ${paidUsd} of ${priceUsd}`,
    )
  if (status === 'cancelled') add('cancel', chance(0.5) ? 'was new' : 'by the guest: was confirmed')
  return entries
}

export interface OldMail {
  readonly id: number
  /** `null`: the overview of a day. */
  readonly drive: Drive | null
  readonly audience: string
  readonly row: Row
}

const MAIL_STATES = {
  sent: () => ({ attempts: 1, sent_at: instant(MIGRATED_AT.getTime() - DAY), message_id: hex(12) }),
  bounced: () => ({
    attempts: 1,
    sent_at: instant(MIGRATED_AT.getTime() - DAY),
    message_id: hex(12),
    bounced_at: instant(MIGRATED_AT.getTime() - HOUR),
    bounce_reason: '550 5.1.1',
  }),
  'given up': () => ({
    attempts: 20,
    given_up_at: instant(MIGRATED_AT.getTime() - HOUR),
    last_error: 'E_DELIVERY_FAILED',
  }),
  waiting: () => ({}),
  failing: () => ({
    attempts: 2,
    last_error: 'E_DELIVERY_FAILED',
    tried_at: instant(MIGRATED_AT.getTime() - 2 * HOUR),
  }),
  leased: () => ({ leased_until: instant(MIGRATED_AT.getTime() - 1000) }),
} satisfies Record<string, () => Row>

export const isWaiting = ({ row }: OldMail) => row['sent_at'] === undefined && row['given_up_at'] === undefined

/** What was put into the outbox for a drive. Cancelling took away what the guest need not be told any more. */
function audiencesOf(
  { status, driverName, there, pickupTime, pickupDate, erasedAt }: Drive,
  wasReopened: boolean,
): string[] {
  const day = (Date.parse(`${pickupDate}T00:00:00Z`) - Date.parse('2026-11-22T00:00:00Z')) / DAY
  const isConfirmed = status === 'confirmed'
  return [
    ...(there === null ? ['customer', 'operator'] : wasReopened && chance(0.5) ? ['customer'] : []),
    ...(status !== 'new' || wasReopened ? ['status'] : []),
    ...(driverName !== null ? ['driver'] : []),
    ...(isConfirmed && chance(0.3) ? ['change'] : []),
    ...(chance(0.3) ? ['guest'] : []),
    ...(isConfirmed && day === 1 ? ['reminder'] : []),
    ...(isConfirmed && day === -2 ? ['thanks'] : []),
    ...(status !== 'cancelled' && driverName === null && day === 0 && erasedAt === null
      ? [pickupTime === '14:00' ? 'no-driver-3' : 'no-driver-12']
      : []),
  ]
}

interface OldDatabase {
  /** In the order in which they were booked; of a return trip both, the way there first. */
  readonly drives: readonly Drive[]
  readonly history: readonly HistoryEntry[]
  readonly mails: readonly OldMail[]
  readonly notices: readonly { readonly drive: Drive | null; readonly row: Row }[]
}

const TO_GUEST = ['customer', 'driver', 'change']

function makeDatabase(): OldDatabase {
  const drives: Drive[] = []
  const history: HistoryEntry[] = []
  const mails: OldMail[] = []
  const notices: { drive: Drive | null; row: Row }[] = []

  const addMail = (mailed: Drive | null, audience: string, state: keyof typeof MAIL_STATES) => {
    const id = mails.length + 1
    const created = instant(MIGRATED_AT.getTime() - (1 + below(20)) * HOUR)
    mails.push({
      id,
      drive: mailed,
      audience,
      row: {
        id,
        kind: mailed?.kind ?? 'day',
        booking_id: mailed?.id ?? 20261122 + mails.filter(({ drive: of }) => of === null).length,
        audience,
        created_at: created,
        due_at: created,
        ...MAIL_STATES[state](),
      },
    })
  }
  const addNotice = (paid: Drive | null, orderName: string, countedUsd: number, problem: string | null) => {
    const event = `e${notices.length + 1}`
    notices.push({
      drive: paid,
      row: {
        id: notices.length + 1,
        gateway: pick(['payhere', 'signed']),
        event,
        payment: `p${event}`,
        status: pick(['paid', 'paid', 'refunded', 'pending']),
        order_name: orderName,
        kind: paid?.kind ?? null,
        booking_id: paid?.id ?? null,
        cents: countedUsd * 100 + below(100),
        currency: pick(['USD', 'LKR']),
        counted_usd: countedUsd,
        problem,
        received_at: instant(MIGRATED_AT.getTime() - below(40) * DAY),
        times: 1 + below(3),
        settled_at: problem && chance(0.5) ? instant(MIGRATED_AT.getTime()) : null,
      },
    })
  }
  const add = (booked: Drive, wasReopened: boolean) => {
    const entries = historyOf(booked)
    const complete = { ...booked, version: entries.length }
    drives.push(complete)
    history.push(...entries.map((entry) => ({ ...entry, drive: complete })))
    for (const audience of audiencesOf(complete, wasReopened)) {
      const wasWithdrawn = complete.status === 'cancelled' && TO_GUEST.includes(audience)
      const state =
        complete.erasedAt !== null || wasWithdrawn || chance(0.95)
          ? pick(['sent', 'sent', 'sent', 'bounced', 'given up'] as const)
          : pick(['waiting', 'failing', 'leased'] as const)
      addMail(complete, audience, state)
    }
    if (chance(0.3)) {
      const name = complete.kind === 'transfer' ? String(complete.number) : complete.reference
      addNotice(complete, name, complete.paidUsd, pick([null, 'too-much', 'cancelled-booking', 'charged-back']))
    }
    return complete
  }

  for (let i = 0; i < BOOKINGS; i++) {
    if (i % 10 < 7) {
      const wanted = wish(i % 10 < 5 ? 'transfer' : 'safari')
      add(drive(wanted), wanted.state === 'reopened')
    } else {
      const [there, back] = returnTrip()
      const first = add(there, there.status === 'new' && chance(0.3))
      add({ ...back, there: first }, back.status === 'new' && chance(0.5))
    }
  }
  for (const order of ['999999', 'K7Q2-M4XT-9BHE']) addNotice(null, order, 0, 'unknown-booking')
  // The overviews of today, which was sent, and of tomorrow.
  addMail(null, 'overview', 'sent')
  addMail(null, 'overview', 'waiting')
  return { drives, history, mails, notices }
}

export const BEFORE = makeDatabase()

function driveRow({ minutes, driverName, driverCode, details, more, ...booked }: Drive): Row {
  return {
    id: booked.id,
    number: booked.number,
    reference: booked.reference,
    jti: booked.jti,
    status: booked.status,
    needs_review: booked.needsReview,
    pickup: booked.pickup,
    dropoff: booked.dropoff,
    distance_km: booked.distanceKm,
    pickup_date: booked.pickupDate,
    pickup_time: booked.pickupTime,
    price_usd: booked.priceUsd,
    paid_usd: booked.paidUsd,
    email: booked.email,
    phone: booked.phone,
    created_at: booked.createdAt,
    driver_name: driverName,
    driver_code: driverCode,
    erased_at: booked.erasedAt,
    version: booked.version,
    ...(booked.kind === 'transfer'
      ? { duration: formatDuration(minutes!), flight_details: details, other_way: null, is_return: false }
      : { notes: details }),
    ...more,
  }
}

/** Columns that a row does not have take their defaults. */
async function insertRows(db: D1Database, table: string, rows: readonly Row[]): Promise<void> {
  const byColumns = new Map<string, Row[]>()
  for (const row of rows) {
    const columns = Object.keys(row).join()
    byColumns.set(columns, [...(byColumns.get(columns) ?? []), row])
  }
  const statements = [...byColumns].flatMap(([columns, alike]) =>
    Array.from({ length: Math.ceil(alike.length / 200) }, (_, i) =>
      db
        .prepare(
          `insert into ${table} (${columns}) select ${columns
            .split(',')
            .map((column) => `value ->> '$.${column}'`)
            .join()} from json_each(?)`,
        )
        .bind(JSON.stringify(alike.slice(i * 200, (i + 1) * 200))),
    ),
  )
  await db.batch(statements)
}

/** Fills the tables of that time. */
export async function fillTablesOfBefore(db: D1Database): Promise<void> {
  const { drives, history, mails, notices } = BEFORE
  const of = (kind: Drive['kind']) => drives.filter((each) => each.kind === kind).map(driveRow)
  await insertRows(db, 'transfer_bookings', of('transfer'))
  await insertRows(db, 'safari_bookings', of('safari'))
  await insertRows(
    db,
    'booking_history',
    history.map(({ drive: of_, ...entry }, i) => ({ id: i + 1, kind: of_.kind, booking_id: of_.id, ...entry })),
  )
  await insertRows(
    db,
    'outbox',
    mails.map(({ row }) => row),
  )
  await insertRows(
    db,
    'payment_notices',
    notices.map(({ row }) => row),
  )
}
