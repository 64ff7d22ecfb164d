/**
 * Above the button that books: what cancelling costs from when, the deposit, and how one pays. Nothing else is charged.
 * docs/product.md#cancelling
 */
import { useContext } from 'react'
import { PaysOnlineContext } from '#client/api.ts'
import { useLanguage } from '#client/languages/language.tsx'
import { depositTerms, depositUsd } from '#domain/bookings/money/payments.ts'
import { cancellingCosts, refundRule } from '#domain/bookings/money/refunds.ts'
import { isShortNotice } from '#domain/bookings/agreed/short-notice.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import { useNow } from './pickup-start.ts'
import './money-terms.css'

interface MoneyTermsProps {
  readonly arrangement: Arrangement
  /** The pickup of each ride; empty parts are not known yet. */
  readonly pickups: readonly LocalMoment[]
  /** All of it is a request, whenever the pickups are. */
  readonly isRequest?: boolean
  /** The price of all, whole dollars. */
  readonly usd: number
  /** How one pays where no deposit is asked for. */
  readonly paymentTerms: string
  /** Which entry fees the price does not cover, where that is not plain. */
  readonly entryFees?: string
}

export function MoneyTerms(props: MoneyTermsProps) {
  const { arrangement, pickups, isRequest = false, usd, paymentTerms, entryFees } = props
  const texts = useLanguage()
  const now = useNow()
  const deposit = useContext(PaysOnlineContext) ? depositUsd(usd) : null
  const rides = pickups.map((pickup) => ({
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    isRequest: isRequest || (now !== null && isShortNotice(pickup, now)),
  }))
  const [free, ...later] = now ? cancellingCosts({ arrangement, rides }, now, texts) : []
  return (
    <>
      {/* Not in the Worker's HTML: it does not know the time, and a page has no bytes to spare. */}
      {now && (
        <p>
          <strong>{free}</strong>
          {texts.formats.sentences(['', ...later])}
        </p>
      )}
      <p>
        {deposit === null ? paymentTerms : texts.formats.sentences([depositTerms(deposit, texts), refundRule(texts)])}
      </p>
      {entryFees && <p>{entryFees}</p>}
    </>
  )
}
