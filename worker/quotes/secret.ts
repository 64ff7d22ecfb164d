/** The secret that signs prices, and that other keys are derived from. */
import type { Env } from '../environment.ts'
import { ProblemError } from '../http/problem.ts'

/** Shorter ones can be guessed: HS256 asks for as many bytes as its hash has (RFC 7518, section 3.2). */
const MIN_LENGTH = 32

/** @throws ProblemError 503 where there is none that may sign anything */
export function quoteSecret({ QUOTE_SECRET: secret }: Env): string {
  if (!secret || secret.length < MIN_LENGTH) {
    throw new ProblemError('unavailable', { detail: `Quotes cannot be signed: QUOTE_SECRET is not set, or shorter than ${MIN_LENGTH} characters` })
  }
  return secret
}
