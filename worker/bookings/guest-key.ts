/**
 * The key to a guest's own changes: a second secret beside the reference, in mails to the guest alone. Who has only the
 * reference sees the booking and changes nothing.
 */
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import type { Env } from '#worker/environment.ts'
import { hmac, isSameText, quoteSecret } from '#worker/platform/signing.ts'

/** Derived, so that no table holds it: 128 bits. */
async function guestKey(env: Env, reference: string): Promise<string> {
  return (await hmac(`guest-changes:${quoteSecret(env)}`, reference)).slice(0, 16).toHex()
}

export async function isGuestKey(env: Env, reference: string, key: string): Promise<boolean> {
  return isSameText(await guestKey(env, reference), key)
}

/** The page's address with its key. */
export async function guestChangesPath(env: Env, reference: string): Promise<string> {
  return `${paths.bookingChanges(reference)}?key=${await guestKey(env, reference)}`
}

/** The link that mails hold. */
export async function guestChangesUrl(env: Env, reference: string): Promise<string> {
  return BRAND.origin + (await guestChangesPath(env, reference))
}
