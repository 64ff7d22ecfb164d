/** The price has changed since the visitor saw it, or its day has passed: nothing is booked unless they agree again. */
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { useSiteApi } from '#client/api.ts'
import { acceptPrice, tryAgain } from '../submission.ts'
import type { Attempt, NewQuote } from '../progress.ts'
import { agreedPrice, quotedPrice, type ShownPrice } from '../quote-lock.ts'
import { Answer } from './answer.tsx'
import { PriceIcon } from './answer.tsx'

const show = ({ lkr, usd }: ShownPrice) => lkr === undefined ? formatUsd(usd) : `${formatLkr(lkr)} (${formatUsd(usd)})`

export function NewPrice({ page, attempt, quote }: { readonly page: string; readonly attempt: Attempt; readonly quote: NewQuote }) {
  const api = useSiteApi()
  const [old, now] = [show(agreedPrice(attempt)), show(quotedPrice(attempt, quote))]
  const changed = old !== now
  return (
    <Answer
      title={changed ? 'The price has changed' : 'Please confirm the price again'} icon={<PriceIcon />}
      text={changed ? 'Nothing has been booked. Please look at the new price before we do.' : 'Your quote was more than a day old. The price is still the same; nothing has been booked yet.'}
    >
      <dl className="answer__card answer__prices">
        {changed && <div><dt>Price you saw</dt><dd><s>{old}</s></dd></div>}
        <div><dt>{changed ? 'New price' : 'Price'}</dt><dd className="answer__price">{now}</dd></div>
      </dl>
      <p className="answer__actions">
        <button type="button" className="button" onClick={() => { void acceptPrice(api, page, attempt, quote) }}>Book for {now}</button>
        <button type="button" className="button button--quiet" onClick={() => tryAgain(page, { ...attempt, token: null })}>Back to the form</button>
      </p>
    </Answer>
  )
}
