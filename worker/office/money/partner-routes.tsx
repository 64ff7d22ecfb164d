/** What the office's pages of partners answer. */
import { type Context, Hono } from 'hono'
import { parseAccount, parsePartner, parsePayout } from '#domain/bookings/money/partners.ts'
import { may, whoMay } from '#domain/roles.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { shownAfter } from '#worker/database/office-acts.ts'
import type { PartnerRow } from '#worker/database/schema.ts'
import type { AppEnv } from '#worker/environment.ts'
import { ownForm } from '#worker/office/app.tsx'
import { idOf, monthOf, typedId, whoIn, actsFor, csvFile, keep, textsOf, typedCents } from '#worker/office/forms.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { houseInvoice, invoicesOfPartner, issueHouseInvoice } from '#worker/payments/partner-invoices.ts'
import { HOME } from '#worker/platform/access.ts'
import { readForm } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import {
  endPartnership,
  findPartner,
  listPartners,
  renewLink,
  saveAccount,
  savePartner,
  statementOf,
} from './partners.ts'
import {
  CardPage,
  PartnerPage,
  type PartnerPageProps,
  PartnersMonthPage,
  PartnersPage,
  type PartnersPageProps,
} from './partners-page.tsx'
import { openPayouts, partnersMonth, payOut, payoutsOf, takePayoutBack } from './payouts.ts'
import { partnersMonthCsv, statementCsv } from '#worker/office/csv-files.ts'

const PATH = `${HOME}/partners`

async function partnerOf(c: Context<AppEnv>): Promise<PartnerRow> {
  const partner = await findPartner(c.env, idOf(c))
  if (!partner) throw new SiteError('not-found', { detail: 'There is no such partner' })
  return partner
}

async function partnersPage(
  c: Context<AppEnv>,
  more: Pick<PartnersPageProps, 'typed' | 'refusal'> = {},
): Promise<string> {
  const [partners, acts] = await Promise.all([listPartners(c.env), actsFor(c, 'partners')])
  return pageFor(c, 'Partners', <PartnersPage partners={partners} acts={acts} {...more} />)
}

/** A partner's month, with what it is paid. */
async function partnerPage(
  c: Context<AppEnv>,
  partner: PartnerRow,
  month: string,
  refusal?: string,
  account?: PartnerPageProps['account'],
) {
  const [rides, open, payouts, invoices, next] = await Promise.all([
    statementOf(c.env, partner.id, month),
    openPayouts(c.env, partner.id, month),
    payoutsOf(c.env, partner.id),
    invoicesOfPartner(c.env, partner.id),
    houseInvoice(c.env, partner, month),
  ])
  const today = sriLankaTime(new Date()).date
  const money = { open, payouts, invoices, next }
  return pageFor(c, partner.name, <PartnerPage {...{ partner, month, rides, today, refusal, account }} {...money} />)
}

/** What a form of the partner's month asks for. */
const keepInMonth = (c: Context<AppEnv>, partner: PartnerRow, month: string, save: () => Promise<unknown>) =>
  keep(c, save, `${PATH}/${partner.id}?month=${month}`, (refusal) => partnerPage(c, partner, month, refusal))

export const partnerRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.html(await partnersPage(c)))
  .post('/', ownForm, async (c) => {
    const { seen, ...fields } = await readForm(c)
    const typed = textsOf(fields, ['id', 'name', 'place', 'percent'])
    const save = async () => {
      const [terms, id] = [parsePartner(typed), typedId(typed.id)]
      const before = id === null ? null : await findPartner(c.env, id)
      if (terms.percent !== before?.percent && !may(c.get('role') ?? 'desk', 'partner-terms'))
        throw new RangeError(whoMay('partner-terms'))
      await savePartner(c.env, terms, id, whoIn(c), seen)
    }
    return keep(c, save, PATH, (refusal, error) =>
      partnersPage(c, { typed: { ...typed, seen: shownAfter(error, seen) }, refusal }),
    )
  })
  .get('/month', async (c) => {
    const month = monthOf(c.req.query('month'))
    const lines = await partnersMonth(c.env, month)
    return c.html(pageFor(c, 'Partners', <PartnersMonthPage month={month} lines={lines} />))
  })
  .get('/month/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'partners', `partners-${month}`, partnersMonthCsv(await partnersMonth(c.env, month)))
  })
  .get('/:id/csv', async (c) => {
    const { id } = await partnerOf(c)
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'partners', `partner-${id}-${month}`, statementCsv(await statementOf(c.env, id, month)))
  })
  .get('/:id', async (c) => {
    const partner = await partnerOf(c)
    return c.html(await partnerPage(c, partner, monthOf(c.req.query('month'))))
  })
  .post('/:id/account', ownForm, async (c) => {
    const { seen, ...fields } = await readForm(c)
    const typed = textsOf(fields, ['company', 'address', 'taxNumber', 'currency', 'onAccount'])
    const partner = await partnerOf(c)
    const save = async () => saveAccount(c.env, partner, parseAccount(typed), whoIn(c), seen)
    return keep(c, save, `${PATH}/${partner.id}`, (refusal, error) =>
      partnerPage(c, partner, monthOf(undefined), refusal, { ...typed, seen: shownAfter(error, seen) }),
    )
  })
  .post('/:id/invoices', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['month', 'seen'])
    const partner = await partnerOf(c)
    const month = monthOf(typed.month)
    const seen = typedCents(typed.seen)
    return keepInMonth(c, partner, month, () =>
      issueHouseInvoice(c.env, partner, { month, seen, who: whoIn(c) }, new Date()),
    )
  })
  .post('/:id/payouts', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['month', 'currency', 'method', 'day', 'seen'])
    const partner = await partnerOf(c)
    const month = monthOf(typed.month)
    const now = new Date()
    return keepInMonth(c, partner, month, async () => {
      const paid = parsePayout(typed)
      await payOut(c.env, partner, { ...paid, month, seen: typedId(typed.seen) ?? 0, who: whoIn(c) }, now)
    })
  })
  .post('/:id/payouts/:number/back', ownForm, async (c) => {
    const partner = await partnerOf(c)
    const month = monthOf((await readForm(c)).month)
    const number = typedId(c.req.param('number')) ?? 0
    return keepInMonth(c, partner, month, () => takePayoutBack(c.env, partner, { number, who: whoIn(c) }))
  })
  .get('/:id/card', async (c) => {
    const partner = await partnerOf(c)
    return c.html(pageFor(c, 'Card', <CardPage partner={partner} />))
  })
  .post('/:id/link', ownForm, async (c) => {
    const partner = await partnerOf(c)
    await renewLink(c.env, partner, whoIn(c))
    return c.redirect(`${PATH}/${partner.id}/card`, 303)
  })
  .post('/:id/end', ownForm, async (c) => {
    await endPartnership(c.env, await partnerOf(c), whoIn(c))
    return c.redirect(PATH, 303)
  })
