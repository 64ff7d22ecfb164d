/** Partners by the operator's command: what each has earned in a month, and what they were paid. */
import { parsePayout } from '#domain/bookings/money/partners.ts'
import { amountText, ENTERED_METHODS, showAmount } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES, UNIT } from '#domain/bookings/money/sums.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { showMonth, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { listPartners } from '#worker/office/money/partners.ts'
import {
  openPayouts,
  partnersMonth,
  payOut,
  payoutsOf,
  payoutWords,
  takePayoutBack,
} from '#worker/office/money/payouts.ts'
import { partnersMonthCsv, partnersMonthRows } from '#worker/office/csv-files.ts'
import { findInvoice } from '#worker/payments/invoices.ts'
import { BYTE_ORDER_MARK, printable } from '#worker/platform/write-csv.ts'
import { housePayment, isOfHouse, noteHousePayment } from '#worker/steps/house-payment.ts'
import { checkMonth, type Values } from './arguments.ts'
import { UsageError } from './options.ts'
import { textTable } from './report.ts'
import { loginName } from './site.ts'

/** The partner on the list with this name. */
export function partnerNamed<P extends { readonly name: string }>(name: string, listed: readonly P[]): P {
  const found = listed.filter((each) => placeKey(each.name) === placeKey(name))
  if (found.length === 1) return found[0]!
  throw new UsageError(
    `There is no partner '${printable(name)}', only ${listed.map((each) => printable(each.name)).join(', ') || 'an empty list'}`,
  )
}

async function monthList(env: Env, month: string, { csv, json }: Values): Promise<string> {
  checkMonth(month, 'partners')
  const lines = await partnersMonth(env, month)
  if (json) return JSON.stringify(lines, null, 2)
  if (csv) return BYTE_ORDER_MARK + partnersMonthCsv(lines)
  return lines.length > 0 ? textTable(partnersMonthRows(lines)) : `No ride of a partner's guest was driven in ${month}.`
}

/** Without the sum it says what is due: to name the sum one has to have seen it. */
async function pay(env: Env, named: string, { until = '', usd, lkr, method = 'bank', date }: Values): Promise<string> {
  const partner = partnerNamed(named, await listPartners(env))
  checkMonth(until, 'until')
  const name = printable(partner.name)
  const now = new Date()
  const typed = usd ?? lkr
  if (typed === undefined) {
    const open = await openPayouts(env, partner.id, until, now)
    const due = PAYMENT_CURRENCIES.filter((each) => open[each].cents > 0)
    if (due.length === 0) return `Nothing is due to ${name} for rides until the end of ${showMonth(until)}.`
    return due
      .map((each) => {
        const { cents } = open[each]
        const how = `--pay-out "${name}" --until ${until} --${UNIT[each]} ${amountText(cents)}`
        return `${showAmount(cents, each)} are due to ${name}. Once they are paid: ${how}`
      })
      .join('\n')
  }
  if (usd !== undefined && lkr !== undefined) throw new UsageError('A payout is in one currency: --usd or --lkr')
  const currency = usd === undefined ? 'LKR' : 'USD'
  if (!/^\d{1,9}(\.\d\d)?$/.test(typed)) throw new UsageError(`--${UNIT[currency]} takes an amount such as 12.30`)
  const { day, ...how } = parsePayout({ currency, method, day: date ?? sriLankaTime(now).date })
  const seen = Math.round(Number(typed) * 100)
  await payOut(env, partner, { ...how, day, month: until, seen, who: loginName() }, now)
  const [written] = await payoutsOf(env, partner.id)
  return `${name}: no. ${written!.number}, ${payoutWords(written!)}.`
}

async function takeBack(env: Env, number: string, named: string | undefined): Promise<string> {
  if (named === undefined) throw new UsageError('--pay-out-back goes with --partner "name"')
  if (!/^\d{1,9}$/.test(number)) throw new UsageError('--pay-out-back takes the number of a payout')
  const partner = partnerNamed(named, await listPartners(env))
  await takePayoutBack(env, partner, { number: Number(number), who: loginName() })
  return `${printable(partner.name)}: payout ${number} is taken back.`
}

/** Without the sum it says what each booking gets: to name the sum one has to have seen it. */
async function invoicePaid(env: Env, number: string, { lkr, usd, method = 'bank' }: Values): Promise<string> {
  const invoice = /^\d{1,9}$/.test(number) ? await findInvoice(env, Number(number)) : null
  if (!invoice || !isOfHouse(invoice)) throw new UsageError('--invoice-paid takes the number of an invoice of a house')
  const { currency } = invoice
  const { shares, cents } = await housePayment(env, invoice)
  const [option, typed] = currency === 'LKR' ? ['--lkr', lkr] : ['--usd', usd]
  if ((currency === 'LKR' ? usd : lkr) !== undefined)
    throw new UsageError(`Invoice ${number} is in ${currency}: ${option}`)
  if (typed === undefined) {
    const rows = shares.map((share) => [share.booking.reference, showAmount(share.cents, currency)])
    const how = `Once it has come: --invoice-paid ${number} ${option} ${cents / 100}`
    return [textTable(rows), cents > 0 ? how : 'Nothing of it is still to be paid.'].join('\n')
  }
  const known = ENTERED_METHODS.find((each) => each === method)
  if (!known) throw new UsageError(`--method takes ${ENTERED_METHODS.join(', ')}`)
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError(`${option} takes a whole amount`)
  const came = Number(typed) * 100
  await noteHousePayment(env, invoice, { method: known, seen: cents, came, who: loginName() })
  const rest = cents - came
  return `Invoice ${number}: ${showAmount(came, currency)} of it is paid${rest > 0 ? `, ${showAmount(rest, currency)} is still to be paid` : ''}.`
}

/** @returns `null` where the command asks for something else */
export async function partnerList(env: Env, values: Values): Promise<string | null> {
  const { partners: month, 'pay-out': paid, 'pay-out-back': back, 'invoice-paid': invoice } = values
  if (month !== undefined) return monthList(env, month, values)
  if (paid !== undefined) return pay(env, paid, values)
  if (invoice !== undefined) return invoicePaid(env, invoice, values)
  return back === undefined ? null : takeBack(env, back, values.partner)
}
