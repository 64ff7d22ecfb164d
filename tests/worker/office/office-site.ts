/** For tests of the office's pages: the site as one of the operator's people sees it, and whole days of rides. */
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { AppEnv } from '#worker/environment.ts'
import { officePages } from '#worker/office/app.tsx'
import { operatorPages } from '#worker/operator/app.tsx'
import { answerError } from '#worker/platform/problem.ts'
import { BOOKING_TABLES, testSite, transferToken } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

export const site = testSite()

const desk = new Hono<AppEnv>().route(
  '/',
  operatorPages((c) => c.notFound(), officePages),
)
desk.onError(answerError)

async function ask(path: string, init: RequestInit) {
  const answer = await desk.fetch(new Request(`${ORIGIN}/operator${path}`, { redirect: 'manual', ...init }), {
    ...site.env,
    OPERATOR_OPEN: 'yes',
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

export const see = (path: string) => ask(path, {})
export const send = (path: string, fields: Readonly<Record<string, string>>, origin: string | null = ORIGIN) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin === null ? {} : { origin }),
    },
  })

/** @returns its reference */
export async function book(change: object = {}, init?: RequestInit): Promise<string> {
  const answer = await site.bookTransfer(await transferToken(), change, init)
  return (await answer.json<BookingReceipt>()).reference
}

export const emptyTables = (...more: readonly string[]) =>
  env.DB.batch([...BOOKING_TABLES, ...more].map((table) => env.DB.prepare(`delete from ${table}`)))
