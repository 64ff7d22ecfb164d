/**
 * The one error that this site's own code throws on purpose. It knows nothing of HTTP: `problem.ts` turns it into an
 * answer.
 */

/**
 * - `bad-request`, `not-json`, `too-large`: a request that cannot be read
 * - `address-too-long`: longer than any address of this site
 * - `cross-site`: a write sent by a page of another site
 * - `robot-check`: a booking without proof that a person sends it, where the operator asks for that
 * - `not-found`: nothing has this address
 * - `method-not-allowed`: the address takes another method
 * - `unreachable`: no road leads there
 * - `invalid`: some fields are wrong; `fields` says which
 * - `quote-invalid`, `quote-used`, `quote-stale`: a quote that is not ours, was booked before, or has another price now
 * - `already-booked`: the guest has the same booking already, and asked to be told
 * - `too-many`: one visitor did too much in a minute, or in a day
 * - `unavailable`: something this site needs does not work at the moment
 * - `internal`: a fault of our own
 */
export type SiteErrorKind =
  | 'bad-request'
  | 'not-json'
  | 'too-large'
  | 'address-too-long'
  | 'cross-site'
  | 'robot-check'
  | 'not-found'
  | 'method-not-allowed'
  | 'unreachable'
  | 'invalid'
  | 'quote-invalid'
  | 'quote-used'
  | 'quote-stale'
  | 'already-booked'
  | 'too-many'
  | 'unavailable'
  | 'internal'

/** A field of a payload that was refused, and why. */
export interface InvalidField {
  /** With its path, such as `urlDataUpload.distance`. */
  readonly field: string
  readonly message: string
  /** The message as a code, with the numbers that it names: a page says it in its own language. */
  readonly problem?: string
}

interface SiteErrorDetails {
  /** One sentence for the sender of the request. */
  readonly detail?: string
  readonly fields?: readonly InvalidField[]
  /** With `too-many`: seconds after which another try is worth while. */
  readonly retryAfter?: number
  /** Anything else the answer carries, such as a new `quote`. */
  readonly [member: string]: unknown
}

export class SiteError extends Error {
  override readonly name: string = 'SiteError'
  readonly kind: SiteErrorKind
  readonly details: SiteErrorDetails

  constructor(kind: SiteErrorKind, details: SiteErrorDetails = {}) {
    super(kind)
    this.kind = kind
    this.details = details
  }
}
