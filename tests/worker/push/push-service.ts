/**
 * A push service and the browsers that it serves, in place of the network: it answers as a test wants, checks who signed
 * what it gets (RFC 8292), and each browser decrypts what is for it with its own keys (RFC 8291).
 */
import { vi } from 'vitest'
import type { PushPayload } from '#domain/bookings/day/push-words.ts'
import type { PushSubscriptionKeys } from '#domain/bookings/day/push-subscription.ts'
import { BRAND } from '#domain/brand.ts'

const bytes = (text: string) => Uint8Array.fromBase64(text, { alphabet: 'base64url' })
const text = (of: ArrayBuffer | Uint8Array) =>
  new Uint8Array(of as ArrayBuffer).toBase64({ alphabet: 'base64url', omitPadding: true })
const words = new TextEncoder()

async function derived(ikm: Uint8Array | ArrayBuffer, salt: Uint8Array, info: Uint8Array, length: number) {
  const key = await crypto.subtle.importKey('raw', ikm as ArrayBuffer, 'HKDF', false, ['deriveBits'])
  const given = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(given, key, length * 8))
}

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

/** A browser that has subscribed: what it tells the site, and what only it can do. */
export interface Browser {
  readonly subscription: PushSubscriptionKeys
  decrypt(body: Uint8Array): Promise<string>
}

interface BrowserKeys {
  readonly privateKey: CryptoKey
  readonly publicKey: Uint8Array
  readonly auth: Uint8Array
}

/** By RFC 8291 and RFC 8188, written apart from the library that encrypts. */
export async function decrypt(body: Uint8Array, { privateKey, publicKey, auth }: BrowserKeys): Promise<string> {
  const salt = body.slice(0, 16)
  const keyLength = body[20]!
  const sender = body.slice(21, 21 + keyLength)
  const theirs = await crypto.subtle.importKey('raw', sender, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs } as never, privateKey, 256)
  const ikm = await derived(shared, auth, joined(words.encode('WebPush: info\0'), publicKey, sender), 32)
  const key = await derived(ikm, salt, words.encode('Content-Encoding: aes128gcm\0'), 16)
  const iv = await derived(ikm, salt, words.encode('Content-Encoding: nonce\0'), 12)
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const record = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.slice(21 + keyLength))
  const padded = new Uint8Array(record)
  const end = padded.lastIndexOf(2)
  return new TextDecoder().decode(padded.slice(0, end))
}

async function newBrowser(endpoint: string): Promise<Browser> {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as CryptoKeyPair
  const publicKey = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  return {
    subscription: { endpoint, p256dh: text(publicKey), auth: text(auth) },
    decrypt: (body) => decrypt(body, { privateKey: pair.privateKey, publicKey, auth }),
  }
}

/** The keys of the site in tests. */
export async function siteKeys(): Promise<string> {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as CryptoKeyPair
  const { d } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey
  return `${text((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)}.${d}`
}

interface Delivery {
  readonly endpoint: string
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

/** What the service answers: a status, or nothing at all. */
export type Answer = number | 'nothing' | Response

async function isSignedBy(authorization: string | null, publicKey: string, endpoint: string): Promise<boolean> {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (key !== publicKey) return false
  const imported = await crypto.subtle.importKey(
    'raw',
    bytes(publicKey),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  const signed = words.encode(`${head}.${claims}`)
  const genuine = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, bytes(signature!), signed)
  const { aud, exp, sub } = JSON.parse(new TextDecoder().decode(bytes(claims!))) as Record<string, unknown>
  const until = Number(exp) * 1000 - Date.now()
  return genuine && aud === new URL(endpoint).origin && until > 0 && until <= 86_400_000 && sub === BRAND.origin
}

/** Takes the place of the network. @param keys of the site whose pushes it takes */
export function pushService(keys: string) {
  const browsers = new Map<string, Browser>()
  const deliveries: Delivery[] = []
  const answers: Answer[] = []
  let onAccepted = async (_endpoint: string) => {}
  const take = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input as RequestInfo, init)
    const endpoint = request.url
    const answer = answers.shift() ?? 201
    if (answer === 'nothing') {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('The operation was aborted', 'AbortError')),
        )
      })
    }
    const body = new Uint8Array(await request.arrayBuffer())
    const isOurs = await isSignedBy(request.headers.get('authorization'), keys.split('.')[0]!, endpoint)
    const status = isOurs ? (typeof answer === 'number' ? answer : answer.status) : 403
    deliveries.push({ endpoint, status, headers: request.headers, body })
    if (status < 300) await onAccepted(endpoint)
    return isOurs && answer instanceof Response ? answer : new Response(null, { status })
  }
  vi.stubGlobal('fetch', take)
  return {
    deliveries,
    take,
    /** What comes next is answered so; then all is accepted. */
    willAnswer: (...next: readonly Answer[]) => void answers.push(...next),
    onAccepted: (run: typeof onAccepted) => {
      onAccepted = run
    },
    async subscribe(name: string): Promise<Browser> {
      const browser = await newBrowser(`https://push.example.com/send/${name}`)
      browsers.set(browser.subscription.endpoint, browser)
      return browser
    },
    /** What the browsers have read, in the order in which it was accepted. */
    async read(): Promise<(PushPayload & { readonly to: string })[]> {
      const accepted = deliveries.filter(({ status }) => status < 300)
      return Promise.all(
        accepted.map(async ({ endpoint, body }) => ({
          ...(JSON.parse(await browsers.get(endpoint)!.decrypt(body)) as PushPayload),
          to: endpoint.split('/').at(-1)!,
        })),
      )
    },
  }
}
