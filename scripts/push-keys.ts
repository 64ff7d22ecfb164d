/**
 * Makes the keys by which browsers know this site when it tells them something: VAPID keys (RFC 8292), a pair of P-256.
 *
 *     npx node scripts/push-keys.ts | npx wrangler secret put VAPID_KEYS
 *
 * With other keys every phone has to be bound again.
 */

/** @returns the public key as browsers want it, a full stop, and the private one; both base64url */
export async function newPushKeys(): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const publicKey = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url')
  const { d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return `${publicKey}.${d}`
}

if (import.meta.main) console.log(await newPushKeys())
