/** What a browser gives to be told by Web Push. It is typed by a stranger: only a public push service is written to. */
import * as v from 'valibot'
import { BRAND } from '#domain/brand.ts'

/** The longest in use, of Windows, have some 600 characters. */
const MOST_ENDPOINT = 1024

/** Names that no public server has. */
const PRIVATE_NAME = /(?:^|\.)(?:local|localhost|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/

// Our oldest browsers lack `URL.parse`.
function addressIn(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** True for an address of a public server: https at its usual port, and a name, because addresses in numbers may be private. */
export function isPushEndpoint(text: string): boolean {
  const url = text.length <= MOST_ENDPOINT ? addressIn(text) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  const { hostname } = url
  return (
    /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{1,62}$/.test(hostname) &&
    !PRIVATE_NAME.test(hostname) &&
    hostname !== new URL(BRAND.origin).hostname
  )
}

export const EndpointSchema = v.pipe(v.string(), v.check(isPushEndpoint))

const withoutPadding = v.transform((text: string) => text.replace(/=+$/, ''))

export const SubscriptionSchema = v.object({
  endpoint: EndpointSchema,
  /** An uncompressed point of P-256: 65 bytes, of which the first is 4. */
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/), withoutPadding),
  /** 16 bytes. */
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/), withoutPadding),
})

export type PushSubscriptionKeys = v.InferOutput<typeof SubscriptionSchema>
