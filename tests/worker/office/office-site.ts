/** For tests of the office's pages: the site as one of the operator's people sees it, and whole days of rides. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { app } from '#worker/app.ts'
import { testSite } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

export const site = testSite()

async function ask(path: string, init: RequestInit, open: 'yes' | 'desk' = 'yes', isolate: object = {}) {
  const context = createExecutionContext()
  const request = new Request(`${ORIGIN}/operator${path}`, { redirect: 'manual', ...init })
  const answer = await app.fetch(request, Object.assign(isolate, site.env, { OPERATOR_OPEN: open }), context)
  await waitOnExecutionContext(context)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, text: new TextDecoder().decode(bytes), headers: answer.headers, bytes }
}

export const see = (path: string) => ask(path, {})
export const seeAsDesk = (path: string) => ask(path, {}, 'desk')
const sender =
  (open: 'yes' | 'desk', isolate?: object) =>
  (path: string, fields: Readonly<Record<string, string>>, origin: string | null = ORIGIN) =>
    ask(
      path,
      {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(origin === null ? {} : { origin }),
        },
      },
      open,
      isolate,
    )

export const send = sender('yes')
export const sendAsDesk = sender('desk')

/** One isolate, which goes by its copies of what KV has; else each page has an isolate of its own. */
export function oneIsolate() {
  const isolate = {}
  return { see: (path: string) => ask(path, {}, 'yes', isolate), send: sender('yes', isolate) }
}

/** As a form with a file posts it. */
export function sendFile(
  path: string,
  file: Blob,
  { name = 'photo.jpg', as = 'yes', origin = ORIGIN as string | null } = {},
) {
  const body = new FormData()
  body.set('photo', file, name)
  return ask(path, { method: 'POST', body, headers: origin === null ? {} : { origin } }, as as 'yes' | 'desk')
}
/** With a body of one's own. */
export const sendBody = (path: string, body: BodyInit, headers: Readonly<Record<string, string>>) =>
  ask(path, { method: 'POST', body, headers: { origin: ORIGIN, ...headers } })

/** @returns its reference */
export async function book(change: object = {}, init?: RequestInit): Promise<string> {
  return (await site.booked(change, init)).reference
}
