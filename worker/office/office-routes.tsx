/** The office's pages behind the operator's door: drivers, money, partners, prices. docs/bookings.md#drivers */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { insightOf, spanOf, SPANS, INSIGHT_TABLES, isInsightTable } from '#worker/insight/insight.ts'
import { pageFor } from './roles.tsx'
import { byRule } from './access-rules.ts'
import { admittedWith, HOME } from '#worker/platform/access.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { carRoutes } from './drivers-and-cars/car-routes.tsx'
import { DemandPage } from './demand-page.tsx'
import { driverRoutes } from './drivers-and-cars/driver-routes.tsx'
import { moneyRoutes } from './money/money-routes.tsx'
import { opinionRoutes } from './opinions.tsx'
import { partnerRoutes } from './money/partner-routes.tsx'
import { phoneRoutes } from './phones.tsx'
import { sitePhotoRoutes } from './site-photos-page.tsx'
import { PICTURE_STYLE } from './charts.tsx'
import { priceRoutes } from './prices/price-routes.tsx'
import { proposalRoutes } from './new-bookings/proposal-routes.tsx'
import { actsFor, csvFile } from './forms.ts'

/** The days that an address names; a week where it names none that there is. */
const daysOf = (typed: string | undefined) => SPANS.find((days) => String(days) === typed) ?? SPANS[0]

const pages = new Hono<AppEnv>()
  .get('/demand', async (c) => {
    const days = daysOf(c.req.query('days'))
    const [insight, acts] = await Promise.all([insightOf(c.env, spanOf(days, new Date())), actsFor(c, 'demand')])
    const page = <DemandPage days={days} insight={insight} acts={acts} />
    return c.html(pageFor(c, 'What guests look for', page, PICTURE_STYLE))
  })
  .get('/demand/csv', async (c) => {
    const name = c.req.query('table') ?? 'pairs'
    if (!isInsightTable(name)) throw new SiteError('not-found', { detail: 'There is no such table' })
    const insight = await insightOf(c.env, spanOf(daysOf(c.req.query('days')), new Date()))
    return csvFile(c, 'demand', `${name}-${insight.span.from}-${insight.span.to}`, INSIGHT_TABLES[name].csv(insight))
  })
  .route('/drivers', driverRoutes)
  .route('/cars', carRoutes)
  .route('/photos', sitePhotoRoutes)
  .route('/money', moneyRoutes)
  .route('/partners', partnerRoutes)
  .route('/opinions', opinionRoutes)
  .route('/prices', priceRoutes)
  .route('/proposals', proposalRoutes)
  .route('/phones', phoneRoutes)
  .all('*', () => {
    throw new SiteError('not-found', { detail: 'There is no such page for the operator' })
  })

/** Who asks, as the door has let them in: this app begins with the request alone. */
const known: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { who, role } = admittedWith(c.req.raw) ?? { who: '', role: 'desk' as const }
  c.set('operator', who)
  c.set('role', role)
  await next()
}

/** Answers whole addresses. The app that loads it handles errors. */
export const officePages = new Hono<AppEnv>({ strict: false }).use(`${HOME}/*`, known, byRule).route(HOME, pages)
officePages.onError((error) => {
  throw error
})
