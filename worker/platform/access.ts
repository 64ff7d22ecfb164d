/**
 * Who may see the operator's pages: people whom Cloudflare Access has let through. Its token is verified here too,
 * because
 * a Worker may be reached by an address that Access does not guard.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
import { decode, verifyWithJwks } from 'hono/jwt'
import * as v from 'valibot'
import { MAX_EMAIL } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { BRAND } from '#domain/brand.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import type { Role } from '#domain/roles.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { inTime } from './kv.ts'

/** Where the operator's pages begin. */
export const HOME = '/operator'

/** @param reference 'K7Q2-M4XT-9BHE', 'K7Q2-M4XT-9BHE/2' */
export function officePath(reference: string): string {
  const [booking, ride] = reference.split('/')
  return `${HOME}${booking ? `/booking/${booking}` : ''}${ride ? `?ride=${ride}` : ''}`
}

/**
 * The operator's page of a booking or a ride, for mails; `null` where Access is not set up, and there is no such page.
 * @param reference 'K7Q2-M4XT-9BHE', 'K7Q2-M4XT-9BHE/2'; without it the list
 */
export function operatorPageUrl(env: Env, reference = ''): string | null {
  const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = settings(env)
  if (team === null || audience === null) return null
  return BRAND.origin + officePath(reference)
}

/** Access signs with RS256 keys, which it changes every six weeks; the one before stays valid for a week. */
const KEPT_MS = 10 * MINUTE_MS
/**
 * A token with an unknown key makes us fetch the keys again, at most this often: otherwise every forged token would.
 */
const ASK_AGAIN_MS = MINUTE_MS
const WAIT_MS = 3000
/** For this long a fetch that failed or is still open answers those that come after it. */
const FAILED_MS = 5000
const MAX_TOKEN = 8192

const KeysSchema = v.object({
  keys: v.pipe(
    v.array(v.looseObject({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() })),
    v.maxLength(20),
  ),
})
type Keys = v.InferOutput<typeof KeysSchema>['keys']

const name = v.fallback(v.pipe(v.string(), v.maxLength(MAX_EMAIL)), '')
/** More groups than that are not read. */
const MAX_GROUPS = 1000
/**
 * The id of a person, or of a service token. The token does not name the groups of Access itself. It has claims of the
 * login method, such as `groups`, where that method is told to pass them on.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/application-token/
 */
const PersonSchema = v.object({
  email: name,
  common_name: name,
  custom: v.fallback(
    v.object({
      groups: v.fallback(v.union([v.pipe(v.array(v.string()), v.maxLength(MAX_GROUPS)), v.string()]), []),
    }),
    { groups: [] },
  ),
})
type Person = v.InferOutput<typeof PersonSchema>

let kept: { readonly team: string; readonly keys: Keys; readonly at: number } | null = null

/** The last question for keys: under way, or just failed. Callers that come meanwhile get its answer. */
let asked: { readonly team: string; readonly keys: Promise<Keys>; readonly at: number } | null = null

async function fetchKeys(team: string): Promise<Keys> {
  const answer = await fetch(`https://${team}.cloudflareaccess.com/cdn-cgi/access/certs`, {
    signal: AbortSignal.timeout(WAIT_MS),
  })
  const { keys } = v.parse(KeysSchema, await answer.json())
  kept = { team, keys, at: Date.now() }
  return keys
}

/** Asks once, however many forged tokens come at a time. After a failure it asks again only a moment later. */
async function freshKeys(team: string): Promise<Keys> {
  if (asked?.team !== team || Date.now() - asked.at >= FAILED_MS) {
    const keys = fetchKeys(team)
    asked = { team, keys, at: Date.now() }
    keys.then(
      () => (asked = null),
      () => {},
    )
  }
  // The request that asks may be cut off, and would leave the others waiting.
  return inTime(FAILED_MS, asked.keys)
}

async function keysOf(team: string, kid: unknown): Promise<Keys> {
  const age = kept?.team === team ? Date.now() - kept.at : Infinity
  const isKnown = kept?.keys.some((key) => key.kid === kid)
  if (kept && age < (isKnown ? KEPT_MS : ASK_AGAIN_MS)) return kept.keys
  return freshKeys(team)
}

function keyIdOf(token: string): unknown {
  try {
    return decode(token).header.kid
  } catch {
    return null
  }
}

/** @returns `null` if the token is not valid */
async function personOf(token: string, team: string, audience: string): Promise<Person | null> {
  const keys = await keysOf(team, keyIdOf(token))
  try {
    const claims = await verifyWithJwks(token, {
      keys,
      allowedAlgorithms: ['RS256'],
      verification: { iss: `https://${team}.cloudflareaccess.com`, aud: audience, exp: true },
    })
    if (typeof claims.exp !== 'number') return null
    return v.parse(PersonSchema, claims)
  } catch {
    return null
  }
}

/** Where nobody is named as an owner, everybody is one. What is named wrongly names nobody, and makes nobody an owner. */
function roleOf(env: Env, { email, custom }: Person): Role {
  const { OFFICE_OWNERS: owners, OFFICE_OWNER_GROUP: group } = settings(env)
  if (!env.OFFICE_OWNERS?.trim() && !env.OFFICE_OWNER_GROUP?.trim()) return 'owner'
  const isNamed = email !== '' && owners?.some((owner) => owner.toLowerCase() === email.toLowerCase())
  const isOfGroup = group !== null && [custom.groups].flat().includes(group)
  return isNamed || isOfGroup ? 'owner' : 'desk'
}

/** Somebody who was let in. `who`: an e-mail address, or the name of a service token. */
export interface Admitted {
  readonly who: string
  readonly role: Role
}

/**
 * Somebody who was let in, or:
 * - `none`: there is no operator's page on this site
 * - `refused`: there is one, and Access has not let this visitor through
 */
export type Admission = Admitted | 'refused' | 'none'

/**
 * @param token of the header `cf-access-jwt-assertion`
 * @throws SiteError `unavailable` while Access does not answer
 */
export async function admission(env: Env, token: string | undefined): Promise<Admission> {
  const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience, OPERATOR_OPEN: open } = settings(env)
  // The build takes this line out: a deployed Worker cannot be opened so.
  if (import.meta.env.DEV && open !== null) return { who: '', role: open === 'yes' ? 'owner' : 'desk' }
  if (team === null || audience === null) return 'none'
  if (!token || token.length > MAX_TOKEN) return 'refused'
  try {
    const person = await personOf(token, team, audience)
    return person === null ? 'refused' : { who: person.email || person.common_name, role: roleOf(env, person) }
  } catch (error) {
    logFailure('access', error)
    throw new SiteError('unavailable', { detail: 'Cloudflare Access does not answer' })
  }
}

const admittedBy = new WeakMap<Request, Admitted>()

/** The office's pages are an app of their own, which gets the request alone. */
export const noteAdmitted = (request: Request, admitted: Admitted) => void admittedBy.set(request, admitted)

export const admittedWith = (request: Request) => admittedBy.get(request)
