/** Headers that limit what a page of ours may do, on every answer of the Worker. */
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../environment.ts'

const SELF = "'self'"
const NONE = "'none'"

/** What pages may load. No nonce: a page may be cached. Inline styles are the critical CSS and the pictures'. */
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

// Vite's development server puts inline scripts into the page.
const development = import.meta.env.MODE === 'development'

export const securityHeaders: MiddlewareHandler<AppEnv> = secureHeaders({
  ...(development ? {} : { contentSecurityPolicy: CONTENT_SECURITY_POLICY }),
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: 'max-age=31536000',
  xFrameOptions: 'DENY',
})
