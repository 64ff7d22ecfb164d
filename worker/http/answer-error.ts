/** The one error handler: for calls from outside, and for those that our own pages make in process. */
import type { ErrorHandler } from 'hono'
import type { AppEnv } from '../environment.ts'
import { logFailure } from './log.ts'
import { ProblemError } from './problem.ts'

/** Hono's own would log the message, which may hold what a visitor sent, and answer plain text. */
export const answerError: ErrorHandler<AppEnv> = (error) => {
  if (error instanceof ProblemError) return error.getResponse()
  logFailure('unhandled', error)
  return new ProblemError('internal').getResponse()
}
