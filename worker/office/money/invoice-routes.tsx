/** What the office's pages of invoices answer. */
import { type Context, Hono } from 'hono'
import { typedWhole } from '#domain/fares/money.ts'
import * as v from 'valibot'
import { ENTERED_METHODS } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES } from '#domain/bookings/money/sums.ts'
import { ReceiptForSchema } from '#domain/bookings/request/company.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { findBooking, findByNumber } from '#worker/bookings/read-bookings.ts'
import type { AppEnv } from '#worker/environment.ts'
import { ownForm } from '#worker/office/app.tsx'
import { idOf, monthOf, whoIn, csvFile, keep, textsOf, typedCents } from '#worker/office/forms.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { invoiceTitle } from '#worker/payments/printed-invoice.tsx'
import {
  creditAll,
  creditNotesOf,
  findInvoice,
  type IssuedInvoice,
  invoicesOf,
  invoicesOfMonth,
  issueInvoice,
  toInvoice,
} from '#worker/payments/invoices.ts'
import { receiptFor, requestReceipt } from '#worker/payments/paid-receipt.ts'
import { HOME } from '#worker/platform/access.ts'
import { readForm } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { housePayment, isOfHouse, noteHousePayment } from '#worker/steps/house-payment.ts'
import { InvoicePage, InvoicesPage, NewInvoicePage, type TypedInvoice } from './invoices-page.tsx'
import { invoicesCsv } from '#worker/office/csv-files.ts'

type C = Context<AppEnv>

const PATH = `${HOME}/money/invoices`

async function invoiceOf(c: C): Promise<IssuedInvoice> {
  const invoice = await findInvoice(c.env, idOf(c))
  if (!invoice) throw new SiteError('not-found', { detail: 'There is no such invoice' })
  return invoice
}

async function newPage(c: C, reference: string, typed?: TypedInvoice, refusal?: string) {
  const found = await findBooking(c.env, reference)
  if (!found) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
  const { booking } = found
  const [to, issued] = await Promise.all([
    receiptFor(c.env, booking),
    booking.isInvoiced ? invoicesOf(c.env, booking.number) : [],
  ])
  const open = toInvoice(booking, issued)
  const props = { reference: booking.reference, isErased: booking.erasedAt !== null, to, open, issued, typed, refusal }
  return pageFor(c, 'Invoice', <NewInvoicePage {...props} isOnAccount={booking.onAccount} />)
}

async function invoicePage(c: C, invoice: IssuedInvoice, refusal?: string) {
  const [booking, payment, credits] = await Promise.all([
    invoice.bookingNumber === null ? null : findByNumber(c.env, invoice.bookingNumber),
    isOfHouse(invoice) ? housePayment(c.env, invoice) : null,
    invoice.kind === 'invoice' ? creditNotesOf(c.env, invoice) : [],
  ])
  const page = <InvoicePage {...{ invoice, payment, credits, refusal }} reference={booking?.reference ?? null} />
  return pageFor(c, invoiceTitle(invoice, ENGLISH_TEXTS), page)
}

const newestPath = async (c: C, bookingNumber: number) =>
  `${PATH}/${(await invoicesOf(c.env, bookingNumber)).at(-1)!.number}`

export const invoiceRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    const month = monthOf(c.req.query('month'))
    const invoices = await invoicesOfMonth(c.env, month)
    return c.html(pageFor(c, 'Invoices', <InvoicesPage month={month} invoices={invoices} />))
  })
  .get('/csv', async (c) => {
    const month = monthOf(c.req.query('month'))
    return csvFile(c, 'money', `invoices-${month}`, invoicesCsv(await invoicesOfMonth(c.env, month)))
  })
  .get('/new', async (c) => c.html(await newPage(c, c.req.query('reference') ?? '')))
  .post('/new', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['reference', 'company', 'address', 'taxNumber', 'currency'])
    const found = await findBooking(c.env, typed.reference)
    if (!found) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
    const issue = async () => {
      const to = v.safeParse(ReceiptForSchema, typed)
      const currency = PAYMENT_CURRENCIES.find((each) => each === typed.currency)
      if (!to.success || !currency) throw new RangeError('An invoice needs a name, an address and a currency.')
      const now = new Date()
      await requestReceipt(c.env, found.booking, to.output, now)
      await issueInvoice(c.env, found.booking, { currency, by: 'operator', who: whoIn(c) }, now)
    }
    const next = () => newestPath(c, found.booking.number)
    return keep(c, issue, next, (refusal) => newPage(c, typed.reference, typed, refusal))
  })
  .get('/:id', async (c) => c.html(await invoicePage(c, await invoiceOf(c))))
  .post('/:id/paid', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['method', 'seen', 'came'])
    const invoice = await invoiceOf(c)
    const note = async () => {
      const method = ENTERED_METHODS.find((each) => each === typed.method)
      if (!method) throw new RangeError(`It was paid by one of: ${ENTERED_METHODS.join(', ')}.`)
      const seen = typedCents(typed.seen)
      const came =
        typed.came === ''
          ? undefined
          : 100 * (typedWhole(typed.came, invoice.currency === 'LKR' ? 'rupees' : 'dollars') ?? 0)
      await noteHousePayment(c.env, invoice, { method, seen, came, who: whoIn(c) })
    }
    return keep(c, note, `${PATH}/${invoice.number}`, (refusal) => invoicePage(c, invoice, refusal))
  })
  .post('/:id/credit', ownForm, async (c) => {
    const invoice = await invoiceOf(c)
    const credit = async () => {
      const booking = invoice.bookingNumber === null ? null : await findByNumber(c.env, invoice.bookingNumber)
      if (!booking) throw new RangeError('What a house was asked for is made even on its next invoice.')
      await creditAll(c.env, booking, invoice.number, whoIn(c), new Date())
    }
    const next = () => newestPath(c, invoice.bookingNumber!)
    return keep(c, credit, next, (refusal) => invoicePage(c, invoice, refusal))
  })
