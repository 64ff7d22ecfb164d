/** What a gateway answers when the site calls it. */
import { visibleText } from '#domain/visible-text.ts'
import { parseJson, readText } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'

/** A gateway that has not answered by then may still do what it was asked. */
const ANSWER_MS = 15_000
const MOST_KEPT = 120
const MOST_READ = 10_000

export interface Answer {
  readonly status: number
  /** `null` for one that is no JSON, or too long. */
  readonly json: unknown
}

/** @throws where no answer came, which says nothing of what the gateway has done */
export async function ask(url: string, init: RequestInit): Promise<Answer> {
  // Leads nowhere else: it goes with a secret.
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
  try {
    return { status: response.status, json: parseJson(await readText(response, MOST_READ)) }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { status: response.status, json: null }
  }
}

/** As it is kept and shown. */
export const kept = (text: string): string => visibleText(text).trim().slice(0, MOST_KEPT)

/** The kind of a failure. Not its message, which may hold an address or a secret. */
export const failureName = (error: unknown): string => (error instanceof Error ? error.name : 'Error')
