/** Headers on every answer that limit what a page may do. */
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { settings, type AppEnv } from '#worker/environment.ts'

const SELF = "'self'"
const NONE = "'none'"

/**
 * What pages may load. No nonce, because a page may be cached. The critical CSS and the pictures have inline styles.
 */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF, "'unsafe-inline'"],
  imgSrc: [SELF, 'data:'],
  connectSrc: [SELF],
  objectSrc: [NONE],
  baseUri: [SELF],
  formAction: [SELF],
  frameAncestors: [NONE],
}

const SCRIPT_AND_TILES = ['https://maps.googleapis.com', 'https://maps.gstatic.com']
const VECTOR_TILES = 'https://mapsresources-pa.googleapis.com'
/** Blobs that the script makes of answers and loads again. Nobody else can put anything there. */
const OWN_DATA = ['data:', 'blob:']

/**
 * What a page with Google's map loads. The directives are those of
 * https://developers.google.com/maps/documentation/javascript/content-security-policy, the hosts those of
 * https://developers.google.com/maps/domains that a street map, place search and routes use. Google's guide admits all
 * of `*.googleapis.com`; that includes `storage.googleapis.com`, where anybody may put files.
 */
const MAP_SERVICE_SOURCES = {
  scriptSrc: SCRIPT_AND_TILES,
  styleSrc: ['https://fonts.googleapis.com'],
  imgSrc: [...SCRIPT_AND_TILES, VECTOR_TILES],
  connectSrc: [
    ...SCRIPT_AND_TILES,
    VECTOR_TILES,
    'https://places.googleapis.com',
    'https://routes.googleapis.com',
    ...OWN_DATA,
  ],
  fontSrc: ['https://fonts.gstatic.com'],
  workerSrc: ['blob:'],
} as const

/**
 * What a booking form loads where Turnstile is set up:
 * https://developers.cloudflare.com/turnstile/reference/content-security-policy/
 */
const TURNSTILE_SOURCES = {
  scriptSrc: ['https://challenges.cloudflare.com'],
  frameSrc: ['https://challenges.cloudflare.com'],
} as const

type Sources = Readonly<Partial<Record<keyof Policy, readonly string[]>>>
type Policy = Record<keyof typeof CONTENT_SECURITY_POLICY, string[]> &
  Partial<Record<keyof typeof MAP_SERVICE_SOURCES | keyof typeof TURNSTILE_SOURCES, string[]>>

function withSources(policy: Policy, all: Sources): Policy {
  const added = Object.entries(all).map(([directive, sources]) => [
    directive,
    [...(policy[directive as keyof Policy] ?? [SELF]), ...sources],
  ])
  return { ...policy, ...(Object.fromEntries(added) as Partial<Policy>) }
}

// Vite's development server inserts inline scripts.
const development = import.meta.env.MODE === 'development'

const headers = (contentSecurityPolicy: Partial<Policy> & { sandbox?: string[] }, geolocation: 'self'[] = []) =>
  secureHeaders({
    ...(development ? {} : { contentSecurityPolicy }),
    permissionsPolicy: { camera: [], microphone: [], geolocation, payment: [], usb: [], browsingTopics: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000',
    xFrameOptions: 'DENY',
  })

/** A picture that somebody has chosen, opened by itself: nothing in it runs, whatever a browser takes it for. */
const PICTURE_POLICY = {
  defaultSrc: [NONE],
  // Browsers show it on a page of their own.
  styleSrc: ["'unsafe-inline'"],
  frameAncestors: [NONE],
  sandbox: [],
}

const picture = headers(PICTURE_POLICY)
const plain = headers(CONTENT_SECURITY_POLICY)
const located = headers(CONTENT_SECURITY_POLICY, ['self'])
const mapped = headers(withSources(CONTENT_SECURITY_POLICY, MAP_SERVICE_SOURCES))
const checked = headers(withSources(CONTENT_SECURITY_POLICY, TURNSTILE_SOURCES))
const mappedAndChecked = headers(
  withSources(withSources(CONTENT_SECURITY_POLICY, MAP_SERVICE_SOURCES), TURNSTILE_SOURCES),
)

/**
 * Google and Turnstile may be asked on pages that need them, and only where the operator has set their keys. A form may
 * go to the payment gateway from the page before it alone.
 */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  // Afterwards: only then is it known which page this is.
  await next()
  const formTargets = c.get('formTargets')
  if (formTargets)
    return void (await headers({ ...CONTENT_SECURITY_POLICY, formAction: [SELF, ...formTargets] })(c, async () => {}))
  if (c.res.headers.get('content-type')?.startsWith('image/')) return void (await picture(c, async () => {}))
  if (c.get('asksPosition')) return void (await located(c, async () => {}))
  const { GOOGLE_MAPS_BROWSER_KEY, TURNSTILE_SITE_KEY } = settings(c.env)
  const check = c.get('hasBookingForm') && TURNSTILE_SITE_KEY
  const policy =
    c.get('usesMapService') && GOOGLE_MAPS_BROWSER_KEY ? (check ? mappedAndChecked : mapped) : check ? checked : plain
  await policy(c, async () => {})
}

/**
 * The address of a booking's page is the key to the booking: no cache keeps it, no search engine lists it, no other
 * site learns it.
 */
export const privatePage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const said = c.res.headers
  said.set('cache-control', 'private, no-store')
  // PayHere asks which site sends the form. It learns no more than that. With 'no-referrer' a browser would send the
  // page's own forms without their origin, and `sameSiteWrites` would refuse them.
  said.set('referrer-policy', c.get('formTargets') ? 'strict-origin' : 'same-origin')
  said.set('x-robots-tag', 'noindex, nofollow, noarchive')
}
