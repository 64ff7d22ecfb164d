/** Shown in place of the price card where there is no fare. */
import { useEffect, useState } from 'react'
import { Link } from '#client/link.tsx'
import { whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { keepTypedAddress } from '#client/places/typed-address.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'

/** The home page has a longer one (docs/product.md#errors). */
export const UNREACHABLE_TEXT = 'Please Check your pick up and destination can be reached by car'
/** While a field holds a text that is no place; the field itself offers what may be meant. */
export const UNKNOWN_TEXT = 'There is no price until we know both places.'
export const SAME_PLACE_TEXT = 'Pickup and dropoff are the same place. Choose two different places.'
export const FAILED_TEXT = 'We cannot reach our fare service right now.'

/** Pauses before automatic retries, in ms. The last one repeats. */
const RETRY_AFTER = [2000, 4000, 8000, 15_000] as const

interface FareNoticeProps {
  readonly fare: ShownFare
  readonly unreachableText: string
  readonly pending: boolean
  readonly onRetry: () => void
  /** The address of another trip's page. */
  readonly hrefOf: (trip: Trip) => string
}

export function FareNotice({ fare, unreachableText, pending, onRetry, hrefOf }: FareNoticeProps) {
  if (fare.state === 'failed') return <Failed pending={pending} onRetry={onRetry} />
  return (
    <div className="fare__notice">
      <p>{fare.state === 'same-place' ? SAME_PLACE_TEXT : unreachableText}</p>
      {fare.state === 'unreachable' && (
        <>
          {fare.instead?.map(({ end, name, label, intro, address = '' }) => (
            <p key={end + label} className="fare__advice">
              {intro && (
                <>
                  {intro}
                  <br />
                </>
              )}
              <Link to={hrefOf({ ...fare, [end]: name })} onClick={() => keepTypedAddress(name, address)}>
                {label}
              </Link>
            </p>
          ))}
          <p className="fare__advice">
            We drive to every place in Sri Lanka that a road reaches. Pick one from the list as you type, or enter the
            nearest town.
          </p>
          <p>
            <a
              href={whatsappLink(`Can you take us from ${fare.pickup} to ${fare.dropoff}?`)}
              target="_blank"
              rel="noopener"
            >
              Ask us on WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        </>
      )}
    </div>
  )
}

function Failed({ pending, onRetry }: { readonly pending: boolean; readonly onRetry: () => void }) {
  useAutomaticRetry(pending, onRetry)
  return (
    <div className="fare__notice">
      <p>{FAILED_TEXT}</p>
      <p className="fare__advice">
        Your places are kept. We keep trying, and the fare appears here as soon as there is an answer.
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={pending}
        onClick={() => {
          if (!pending) onRetry()
        }}
      >
        Try again
      </button>
    </div>
  )
}

function useAutomaticRetry(pending: boolean, onRetry: () => void) {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (pending) return
    const retry = () => {
      setTries(tries + 1)
      onRetry()
    }
    const timer = setTimeout(retry, RETRY_AFTER[Math.min(tries, RETRY_AFTER.length - 1)])
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [pending, tries, onRetry])
}

interface NoFareProps {
  readonly text: string
  /** A question to send us. Left out where the address names no place to ask about. */
  readonly question?: string | undefined
}

/** Shown in place of the fares where the address names no trip that has a fare. */
export function NoFare({ text, question }: NoFareProps) {
  return (
    <section className="fare" aria-label="Fare">
      <div className="fare__notice">
        <p>{text}</p>
        <p className="fare__advice">
          We drive to every place in Sri Lanka that a road reaches. Choose where from and where to in the fare
          calculator.
        </p>
        <p>
          <Link className="button" to={paths.home()}>
            Open the fare calculator
          </Link>
        </p>
        {question && (
          <p>
            <a href={whatsappLink(question)} target="_blank" rel="noopener">
              Ask us on WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
