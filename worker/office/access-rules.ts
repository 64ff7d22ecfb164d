/** What each address behind the operator's door is for, and so who may ask it. One without a rule is the owner's. */
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type Act, may } from '#domain/roles.ts'
import type { AppEnv } from '#worker/environment.ts'
import { HOME } from '#worker/platform/access.ts'

/** By method and path below {@link HOME}. A step's own rule: `actOfStep`. */
export const RULES: Readonly<Record<string, Act>> = {
  'GET ': 'everybody',
  'GET /session': 'everybody',
  'GET /find': 'everybody',
  'GET /new': 'everybody',
  'POST /new': 'everybody',
  'GET /day/:date': 'everybody',
  'GET /booking/:reference': 'everybody',
  'POST /booking/:reference': 'everybody',
  'GET /booking/:reference/:step': 'everybody',
  'POST /booking/:reference/closed': 'everybody',
  'POST /booking/:reference/tap': 'everybody',
  'POST /booking/:reference/told': 'everybody',
  'POST /alarms/:id': 'everybody',
  'POST /payments/:id': 'everybody',
  'POST /refunds/:id': 'money-back',
  'GET /:list': 'everybody',
  'GET /money': 'everybody',
  'GET /money/book': 'everybody',
  'GET /money/book/csv': 'files',
  'GET /money/csv': 'files',
  'GET /money/invoices': 'everybody',
  'GET /money/invoices/csv': 'files',
  'GET /money/invoices/new': 'everybody',
  'POST /money/invoices/new': 'everybody',
  'GET /money/invoices/:id': 'everybody',
  'POST /money/invoices/:id/paid': 'everybody',
  'POST /money/invoices/:id/credit': 'correct-money',
  'GET /money/month': 'month-end',
  'GET /money/month/csv': 'month-end',
  'GET /demand': 'everybody',
  'GET /demand/csv': 'files',
  'GET /opinions': 'everybody',
  'POST /opinions/:id': 'everybody',
  'GET /drivers': 'everybody',
  'POST /drivers': 'everybody',
  'GET /drivers/cash': 'everybody',
  'GET /drivers/cash/csv': 'files',
  'GET /drivers/accounts/:id': 'everybody',
  'GET /drivers/accounts/:id/csv': 'files',
  'POST /drivers/accounts/:id/handed-over': 'everybody',
  'POST /drivers/accounts/:id/wage': 'wages',
  'POST /drivers/accounts/:id/reverse': 'correct-money',
  'GET /drivers/:id': 'everybody',
  'POST /drivers/:id/wage': 'wages',
  'GET /drivers/:id/rides': 'everybody',
  'POST /drivers/:id/rides': 'everybody',
  'POST /drivers/:id/days-off': 'everybody',
  'POST /drivers/:id/days-off/:days/end': 'everybody',
  'POST /drivers/reset': 'everybody',
  'POST /drivers/:id/day': 'everybody',
  'GET /drivers/:id/photo': 'everybody',
  'POST /drivers/:id/photo': 'everybody',
  'POST /drivers/:id/photo/remove': 'everybody',
  'POST /drivers/:id/remove': 'remove-driver',
  'GET /cars': 'everybody',
  'POST /cars': 'everybody',
  'POST /cars/blocked': 'everybody',
  'POST /cars/blocked/:id/open': 'everybody',
  'POST /cars/margin': 'everybody',
  'GET /cars/:id': 'everybody',
  'GET /cars/:id/photo': 'everybody',
  'POST /cars/:id/photo': 'everybody',
  'POST /cars/:id/photo/remove': 'everybody',
  'POST /cars/:id/end': 'everybody',
  'GET /photos': 'everybody',
  'POST /photos/:subject': 'everybody',
  'POST /photos/:subject/remove': 'everybody',
  'GET /phones': 'everybody',
  'POST /phones': 'everybody',
  'POST /phones/:id/remove': 'everybody',
  'GET /partners': 'everybody',
  'POST /partners': 'everybody',
  'GET /partners/month': 'everybody',
  'GET /partners/month/csv': 'files',
  'GET /partners/:id': 'everybody',
  'POST /partners/:id/account': 'payouts',
  'POST /partners/:id/invoices': 'payouts',
  'POST /partners/:id/payouts': 'payouts',
  'POST /partners/:id/payouts/:number/back': 'payouts',
  'GET /partners/:id/csv': 'files',
  'GET /partners/:id/card': 'everybody',
  'POST /partners/:id/link': 'end-partnership',
  'POST /partners/:id/end': 'end-partnership',
  'GET /proposals': 'everybody',
  'GET /proposals/new': 'everybody',
  'POST /proposals/new': 'everybody',
  'GET /proposals/:id': 'everybody',
  'GET /proposals/:id/edit': 'everybody',
  'POST /proposals/:id/edit': 'everybody',
  'POST /proposals/:id/send': 'everybody',
  'POST /proposals/:id/withdraw': 'everybody',
  'GET /prices': 'prices',
  'GET /prices/edit/:section': 'prices',
  'POST /prices/edit/:section': 'prices',
  'GET /prices/preview': 'prices',
  'POST /prices/publish': 'prices',
  'POST /prices/smooth': 'prices',
  'POST /prices/drop': 'prices',
  'GET /prices/history': 'prices',
  'GET /prices/history/:number': 'prices',
  'POST /prices/back/:number': 'prices',
  'POST /prices/take-back/:number': 'prices',
}

/** Of the route that is to answer; `everybody` where none of the operator's does. */
function actOf(c: Context<AppEnv>): Act {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith(HOME))
  if (!route) return 'everybody'
  // Without a rule nothing is said of it but that it is the owner's.
  return RULES[`${route.method} ${route.path.slice(HOME.length)}`] ?? 'prices'
}

/** Refuses the desk what is the owner's. Stands before the routes of an app. */
export const byRule: MiddlewareHandler<AppEnv> = async (c, next) => {
  const act = actOf(c)
  if (act === 'everybody' || may(c.get('role') ?? 'desk', act)) return next()
  return (await import('./roles.tsx')).answerOwnersOnly(c, act)
}
