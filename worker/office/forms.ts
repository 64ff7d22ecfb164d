/** What the office's pages read of a request and its form, and what is answered: a redirect, the page again, a file. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { may } from '#domain/roles.ts'
import { lastOfficeActs, noteOfficeAct } from '#worker/database/office-acts.ts'
import type { PageOfActs } from '#worker/database/schema.ts'
import type { AppEnv } from '#worker/environment.ts'
import { StepRefused } from '#worker/steps/step.ts'
import { formAs } from '#worker/platform/body.ts'
import { BYTE_ORDER_MARK } from '#worker/platform/write-csv.ts'
import type { ShownActs } from './frame.tsx'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'

export const whoIn = (c: Context<AppEnv>) => c.get('operator') ?? ''

export const todayOf = () => sriLankaTime(new Date()).date

export const actOf = (c: Context<AppEnv>) => ({ who: whoIn(c), today: todayOf() })

/** A number that a form or an address holds, such as the id of an entry; `null` for anything else. */
export const typedId = (typed = '') => (/^\d{1,9}$/.test(typed) ? Number(typed) : null)

/** That of the address; 0 for none, which nothing has. */
export const idOf = (c: Context<AppEnv>) => typedId(c.req.param('id')) ?? 0

/** The page of a list, counted from 0. */
export const pageIn = (c: Context<AppEnv>, name = 'page') => Number(/^\d{1,4}$/.exec(c.req.query(name) ?? '')?.[0] ?? 0)

/** A month, `YYYY-MM`; this one where none is typed. */
export const monthOf = (typed: string | undefined) =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(typed ?? '') ? typed! : todayOf().slice(0, 7)

export const actsFor = async (c: Context<AppEnv>, page: PageOfActs): Promise<ShownActs> =>
  may(c.get('role') ?? 'desk', 'acts') ? lastOfficeActs(c.env, page) : null

/** A sum that a form shows and sends back, in minor units; 0 for anything else, which no sum is that is written. */
export const typedCents = (typed: string) => (/^-?\d{1,12}$/.test(typed) ? Number(typed) : 0)

/** A form's fields, all texts with a maximum of characters. */
export function textsOf<const Name extends string>(fields: Readonly<Record<string, string>>, names: readonly Name[]) {
  const text = v.optional(v.pipe(v.string(), v.maxLength(1000)), '')
  const entries = Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>
  return formAs(v.object(entries), fields) as Record<Name, string>
}

/**
 * Keeps what a form asks for, and leads on.
 * @param again the page once more, with why it cannot be kept as it was typed
 */
export async function keep(
  c: Context<AppEnv>,
  save: () => Promise<unknown>,
  next: string | (() => Promise<string>),
  again: (refusal: string, error: Error) => Promise<string>,
): Promise<Response> {
  try {
    await save()
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof StepRefused)) throw error
    return c.html(await again(error.message, error), 409)
  }
  return c.redirect(typeof next === 'string' ? next : await next(), 303)
}

/** A table as a file that a spreadsheet opens. Who takes it is noted first. */
export async function csvFile(c: Context<AppEnv>, page: PageOfActs, name: string, text: string) {
  await noteOfficeAct(c.env, page, whoIn(c), `${name}.csv: taken as a file`)
  return c.body(`${BYTE_ORDER_MARK}${text}\r\n`, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  })
}
