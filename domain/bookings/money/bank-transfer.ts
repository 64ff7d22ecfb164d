/**
 * What guests are told of a deposit by bank transfer, where nobody can pay online. The account is the owner's:
 * `BANK_ACCOUNT`. docs/payments.md#bank-transfer
 */
import type { Texts } from '#domain/languages/texts.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { SaidMoney } from './residents.ts'
import { depositText, eitherText, type SaidDeposit } from './said-sums.ts'
import type { SummaryLine } from '../ride-summary.ts'

export interface BankAccount {
  readonly holder: string
  readonly number: string
  /** With its branch. */
  readonly bank: string
  readonly swift: string
}

/** What a guest is asked to transfer. */
export interface AskedTransfer extends SaidMoney {
  readonly usd: number
  /** Whole rupees. */
  readonly lkr: number
  /** The last day on which it may come, `YYYY-MM-DD`, Sri Lanka time. */
  readonly until: string
  /** That day is over. */
  readonly isLate: boolean
}

/** As the guest reads it. */
export interface BankTransfer extends AskedTransfer {
  readonly account: BankAccount
  /** What the guest writes with it: the booking's number, which opens nothing. */
  readonly reference: string
}

/**
 * Whether a deposit is asked for by bank transfer, before the booking is made: it could come before the first ride.
 * @param pickups the days, empty where not known yet @param days `null` where there is no account
 */
export const isTransferAsked = (pickups: readonly string[], days: number | null, now: Date): days is number =>
  days !== null && pickups.every((day) => day === '' || day > addDays(sriLankaTime(now).date, days))

/** What is asked for, until when, and what happens else. */
export function transferTerms({ usd, lkr, inRupees, until, isLate }: AskedTransfer, texts: Texts): string {
  const { bank: t } = texts.in('booking').money
  const { formats } = texts
  const deposit = depositText(inRupees ? { usd, lkr } : { usd }, texts)
  return formats.sentences([t.deposit(deposit), (isLate ? t.late : t.until)(formats.date(until))])
}

/** Before the booking is made. */
export function transferPromise(deposit: SaidDeposit, days: number, texts: Texts): string {
  const { bank: t } = texts.in('booking').money
  return texts.formats.sentences([t.deposit(depositText(deposit, texts)), t.within(days)])
}

/** What a guest copies into the bank's form. */
export function transferLines({ account, reference, ...asked }: BankTransfer, texts: Texts): SummaryLine[] {
  const { bank: t } = texts.in('booking').money
  return [
    { label: t.amount, value: eitherText(asked, asked, texts) },
    { label: t.holder, value: account.holder, asIs: true },
    { label: t.account, value: account.number, asIs: true },
    { label: t.bank, value: account.bank, asIs: true },
    { label: t.swift, value: account.swift, asIs: true },
    { label: t.reference, value: reference, asIs: true },
  ]
}
