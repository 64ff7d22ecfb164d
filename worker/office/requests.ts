/** What the operator's and the office's pages read of a request. */
import type { Context } from 'hono'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { AppEnv } from '#worker/environment.ts'

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
