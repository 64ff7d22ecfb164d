/** What the pages of drivers' accounts answer. */
import { type Context, Hono } from 'hono'
import { parseCash, weekOf } from '#domain/bookings/money/driver-account.ts'
import type { DriverAccountRow } from '#worker/database/schema.ts'
import type { AppEnv } from '#worker/environment.ts'
import { ownForm } from '#worker/office/app.tsx'
import { idOf, todayOf, typedId, whoIn, csvFile, keep, textsOf } from '#worker/office/forms.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { enterForDriver, findAccount, statementOfWeek, takeBackForDriver } from '#worker/payments/driver-accounts.ts'
import { HOME } from '#worker/platform/access.ts'
import { readForm } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { DriverAccountPage, type TypedEntry } from './driver-account-page.tsx'
import { driverStatementCsv } from '#worker/office/csv-files.ts'

type C = Context<AppEnv>

async function accountOf(c: C): Promise<DriverAccountRow> {
  const account = await findAccount(c.env, idOf(c))
  if (!account) throw new SiteError('not-found', { detail: 'There is no account of such a driver' })
  return account
}

interface Shown {
  readonly week: string
  readonly typed?: TypedEntry
  readonly refusal?: string
}

async function accountPage(c: C, account: DriverAccountRow, { week, ...more }: Shown): Promise<string> {
  const statement = await statementOfWeek(c.env, account, week)
  return pageFor(c, account.name, <DriverAccountPage statement={statement} {...more} />)
}

/** Writes, and shows the week again; or why nothing was written. */
const answer = (c: C, account: DriverAccountRow, shown: Shown, write: () => Promise<unknown>, next = shown.week) =>
  keep(c, write, `${HOME}/drivers/accounts/${account.id}?week=${next}`, (refusal) =>
    accountPage(c, account, { ...shown, refusal }),
  )

const FIELDS = ['week', 'last', 'lkr', 'usd', 'meant', 'what', 'number', 'why'] as const

async function asked(c: C) {
  const account = await accountOf(c)
  const fields = textsOf(await readForm(c), FIELDS)
  const context = { who: whoIn(c), last: typedId(fields.last) ?? 0, isMeant: fields.meant === 'yes' }
  return { account, fields, context, week: weekOf(fields.week, todayOf()) }
}

export const driverAccountRoutes = new Hono<AppEnv>()
  .get('/:id', async (c) => {
    const account = await accountOf(c)
    return c.html(await accountPage(c, account, { week: weekOf(c.req.query('week'), todayOf()) }))
  })
  .get('/:id/csv', async (c) => {
    const account = await accountOf(c)
    const statement = await statementOfWeek(c.env, account, weekOf(c.req.query('week'), todayOf()))
    return csvFile(c, 'drivers', `driver-${account.id}-${statement.week}`, driverStatementCsv(statement))
  })
  .post('/:id/handed-over', ownForm, async (c) => {
    const { account, fields, context, week } = await asked(c)
    const typed = { form: fields.usd === '' ? 'LKR' : 'USD', amount: fields.usd || fields.lkr } as const
    // It is in the week in which it came.
    const next = weekOf(undefined, todayOf())
    const note = () =>
      enterForDriver(c.env, account, { what: 'handed-over', week: null, ...parseCash(fields) }, context)
    return answer(c, account, { week, typed }, note, next)
  })
  .post('/:id/wage', ownForm, async (c) => {
    const { account, fields, context, week } = await asked(c)
    const what = fields.what === 'wage-kept' ? 'wage-kept' : 'wage-paid'
    const pay = () =>
      enterForDriver(c.env, account, { what, week, ...parseCash({ lkr: fields.lkr, usd: '' }) }, context)
    return answer(c, account, { week, typed: { form: 'wage', amount: fields.lkr } }, pay)
  })
  .post('/:id/reverse', ownForm, async (c) => {
    const { account, fields, context, week } = await asked(c)
    const wrong = { number: typedId(fields.number) ?? 0, note: fields.why }
    return answer(c, account, { week }, () => takeBackForDriver(c.env, account, wrong, context))
  })
