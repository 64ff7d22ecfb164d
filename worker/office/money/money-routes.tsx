/** What the office's pages of money answer: a month, its cash book, its end. */
import { Hono } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { entriesOfMonth } from '#worker/payments/cash-book.ts'
import { invoiceRoutes } from './invoice-routes.tsx'
import { CashBookPage, MoneyPage } from './money-page.tsx'
import { monthLines, monthEnd } from './month-end.ts'
import { MonthEndPage } from './month-end-page.tsx'
import { PICTURE_STYLE } from '#worker/office/charts.tsx'
import { actsFor, csvFile, monthOf, pageIn } from '#worker/office/forms.ts'
import { cashBookCsv, monthCsv, monthEndCsv } from '#worker/office/csv-files.ts'

export const moneyRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    const month = monthOf(c.req.query('month'))
    const [lines, acts] = await Promise.all([monthLines(c.env, month), actsFor(c, 'money')])
    return c.html(pageFor(c, 'Money', <MoneyPage month={month} lines={lines} acts={acts} />))
  })
  .get('/book', async (c) => {
    const month = monthOf(c.req.query('month'))
    const page = pageIn(c)
    const entries = await entriesOfMonth(c.env, month)
    return c.html(pageFor(c, 'Cash book', <CashBookPage month={month} entries={entries} page={page} />))
  })
  .get('/book/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'money', `cash-book-${month}`, cashBookCsv(await entriesOfMonth(c.env, month)))
  })
  .get('/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'money', `money-${month}`, monthCsv(month, await monthLines(c.env, month)))
  })
  .get('/month', async (c) => {
    const end = await monthEnd(c.env, monthOf(c.req.query('month')))
    return c.html(pageFor(c, "Month's end", <MonthEndPage end={end} />, PICTURE_STYLE))
  })
  .get('/month/csv', async (c) => {
    const end = await monthEnd(c.env, monthOf(c.req.query('month')))
    return csvFile(c, 'money', `month-end-${end.month}`, monthEndCsv(end))
  })
  .route('/invoices', invoiceRoutes)
