/** The month at a glance, as a page. */
import { showAmount } from '#domain/bookings/money/payments.ts'
import { formatUsd, grouped } from '#domain/fares/money.ts'
import { HOME } from '#worker/platform/access.ts'
import { Figures, MonthForm, OfficePage } from './frame.tsx'
import type { MonthLine } from './money.ts'

const signed = (amount: number, show: (amount: number) => string) => `${amount < 0 ? '-' : ''}${show(Math.abs(amount))}`

const usd = (line: MonthLine) => signed(line.usd, formatUsd)

export function MoneyPage({ month, lines }: { readonly month: string; readonly lines: readonly MonthLine[] }) {
  const of = (part: MonthLine['part']) => lines.filter((line) => line.part === part)
  return (
    <OfficePage page="money" title={`Money in ${month}`}>
      <MonthForm path={`${HOME}/money`} month={month} />
      <h2>Rides, by the day of the pickup</h2>
      <Figures
        head={['What', 'Rides', 'Km', 'Price']}
        rows={of('Rides').map((line) => [
          line.what,
          line.count,
          line.km === null ? '-' : grouped(line.km),
          <strong key="usd">{usd(line)}</strong>,
        ])}
      />
      <h2>Money, by the day of the cash book</h2>
      <Figures
        head={['What', 'Entries', 'Dollars', 'Rupees']}
        rows={of('Money').map((line) => [
          line.what,
          line.count,
          usd(line),
          <strong key="lkr">{signed(line.lkrCents ?? 0, (cents) => showAmount(cents, 'LKR'))}</strong>,
        ])}
      />
      <p className="soft">
        Money may come in another month than its ride. Each entry with its receipt number: the command, with --month.
      </p>
    </OfficePage>
  )
}
