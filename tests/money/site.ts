/** The whole Worker in this process, on SQLite: each life begins with an empty database, and leaves none of its rows. */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { databaseOf } from '../../scripts/operator/site.ts'
import { VARIABLES } from '../operator/variables.ts'
import { FakePayHere } from './payhere.ts'
import type { Row } from './plain.ts'

const ORIGIN = 'https://site.test'
const MERCHANT = { id: '1211149', secret: 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz' }
const NOTIFY_SECRET = 'a-key-of-the-payment-page-0123456789'

/** The other account, for rupees. */
const SECOND = { id: '1211150', secret: 'NTk5MDI0NTg0MzE4MjcwNTIzMDIxMTA1Mjk5MDQ5' }

/**
 * How guests pay online: at PayHere in one of its currencies, there in parts, there by two accounts (residents in rupees
 * alone), on a page of the operator's own, or not at all.
 */
export const WAYS = ['payhere USD', 'payhere LKR', 'payhere parts', 'payhere both', 'own page', 'bank'] as const
/** What the account of 'payhere parts' takes in a payment, whole rupees. */
export const MOST_AT_ONCE = 50_000
export type Way = (typeof WAYS)[number]
const PAYHERE = {
  PAYHERE_MERCHANT_ID: MERCHANT.id,
  PAYHERE_SECRET: MERCHANT.secret,
  PAYHERE_APP: '4OVx3kbNGP4:8cbGHs2kWq4ZtYr8xA1vPl',
}
const SETTINGS: Readonly<Record<Way, Readonly<Record<string, string>>>> = {
  'payhere USD': { ...PAYHERE, PAYHERE_CURRENCY: 'USD' },
  'payhere LKR': { ...PAYHERE, PAYHERE_CURRENCY: 'LKR' },
  'payhere parts': { ...PAYHERE, PAYHERE_CURRENCY: 'LKR', PAYHERE_LIMITS: `${MOST_AT_ONCE} / 0` },
  'payhere both': {
    ...PAYHERE,
    PAYHERE_CURRENCY: 'USD',
    PAYHERE_SECOND_MERCHANT_ID: SECOND.id,
    PAYHERE_SECOND_SECRET: SECOND.secret,
    PAYHERE_SECOND_APP: PAYHERE.PAYHERE_APP,
  },
  'own page': { PAYMENT_NOTIFY_SECRET: NOTIFY_SECRET },
  bank: { PAYMENT_URL: '', BANK_ACCOUNT: 'Ann Perera | 1234 5678 | A Bank, Galle | ABANLKLX' },
}

/** Bookings are of one of these, by its number. */
export const LISTS: readonly PriceList[] = [
  FIRST_PRICE_LIST,
  {
    ...FIRST_PRICE_LIST,
    dollar: { lkr: 303, lkrInTours: 310 },
    promises: { ...FIRST_PRICE_LIST.promises, deposit: { percent: 30, leastUsd: 50, fromTotalUsd: 100 } },
  },
  {
    ...FIRST_PRICE_LIST,
    dollar: { lkr: 250, lkrInTours: 250 },
    promises: { ...FIRST_PRICE_LIST.promises, deposit: null },
  },
]

/** Prepares each text once, and writes within one transaction that is taken back. */
class Shared {
  readonly database = new DatabaseSync(':memory:')
  private readonly known = new Map<string, StatementSync>()

  constructor() {
    this.database.exec(readFileSync('migrations/0000_initial.sql', 'utf8').replaceAll('--> statement-breakpoint', ''))
    const list = this.database.prepare(
      `insert into price_lists (number, json, valid_from, created_at, who, why)
      values (?, ?, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'Ann', '')`,
    )
    for (const [number, json] of LISTS.entries()) if (number > 0) list.run(number, JSON.stringify(json))
  }

  private statement(sql: string, isInLists: boolean): StatementSync {
    const key = `${isInLists ? 'lists' : 'rows'} ${sql}`
    const known = this.known.get(key)
    if (known) return known
    const made = this.database.prepare(sql)
    made.setReturnArrays(isInLists)
    this.known.set(key, made)
    return made
  }

  prepare(sql: string) {
    let isInLists = false
    return {
      setReturnArrays: (wanted: boolean) => {
        isInLists = wanted
      },
      all: (...values: SQLInputValue[]) => this.statement(sql, isInLists).all(...values),
    }
  }

  exec(sql: string): void {
    const within: Readonly<Record<string, string>> = {
      'begin immediate': 'savepoint batch',
      commit: 'release batch',
      rollback: 'rollback to batch; release batch',
    }
    this.database.exec(within[sql] ?? sql)
  }

  rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.statement(sql, false).all(...values) as Row[]
  }
}

let shared: Shared | undefined

interface Answer {
  readonly status: number
  readonly text: string
  readonly location: string | null
}

export class Site {
  readonly env: Env
  readonly way: Way
  /** Whom the site reaches by the network. */
  readonly payHere = new FakePayHere()
  private readonly shared = (shared ??= new Shared())
  private readonly kept = new Map<string, string>()

  constructor(way: Way) {
    this.way = way
    const unlimited = { limit: async () => ({ success: true }) }
    this.env = {
      ...VARIABLES,
      ...SETTINGS[way],
      OPERATOR_OPEN: 'yes',
      DB: databaseOf(this.shared as unknown as DatabaseSync),
      CACHE: {
        get: async (key: string) => JSON.parse(this.kept.get(key) ?? 'null') as unknown,
        put: async (key: string, text: string) => void this.kept.set(key, text),
        delete: async (key: string) => void this.kept.delete(key),
      },
      ASSETS: {
        fetch: async () => new Response('<html lang="en"><!--head--><body><!--app--></body><!--data--></html>'),
      },
      ...Object.fromEntries(['BOOKING', 'READ', 'UPLOAD', 'CHANGE'].map((name) => [`${name}_RATE`, unlimited])),
    } as unknown as Env
    this.shared.database.exec('begin')
  }

  end(): void {
    this.shared.database.exec('rollback')
  }

  rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.shared.rows(sql, ...values)
  }

  private async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
    const request = new Request(ORIGIN + path, { redirect: 'manual', ...init })
    const answer = await app.fetch(request, this.env, context as never)
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
  }

  /** @throws for a page that is not there */
  async see(path: string): Promise<string> {
    const { status, text } = await this.ask(path)
    if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 300)}`)
    return text
  }

  /** A page that may lead to another one. */
  look = (path: string) => this.ask(path)

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    })
  }

  /** What PayHere posts. */
  payHereSays(order: string, amount: string, currency: string, status: number, payment: string): Promise<Answer> {
    const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()
    const { id, secret } = this.way === 'payhere both' && currency === 'LKR' ? SECOND : MERCHANT
    return this.post('/en/serendip/payment/notify', {
      merchant_id: id,
      order_id: order,
      payment_id: payment,
      payhere_amount: amount,
      payhere_currency: currency,
      status_code: String(status),
      md5sig: md5(id + order + amount + currency + status + md5(secret)),
    })
  }

  /** What the operator's own payment page posts. */
  ownPageSays(said: Readonly<Record<'event' | 'payment' | 'order' | 'amount' | 'currency' | 'status', string>>) {
    const body = JSON.stringify(said)
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', NOTIFY_SECRET).update(`${at}.${body}`).digest('hex')
    return this.ask('/en/serendip/payment/notify', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-payment-signature': `t=${at},v1=${signature}` },
    })
  }
}
