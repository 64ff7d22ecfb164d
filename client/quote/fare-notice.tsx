/** Shown in place of the price card where there is no fare. */
import { useTexts } from '#client/languages/language.tsx'
import { useEffect, useState } from 'react'
import { Link, NewTab } from '#client/link.tsx'
import { whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { keepTypedAddress } from '#client/places/typed-address.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'

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
  const { notice: t } = useTexts('site')
  if (fare.state === 'failed') return <Failed pending={pending} onRetry={onRetry} />
  return (
    <div className="fare__notice">
      <p>{fare.state === 'same-place' ? t.samePlace : unreachableText}</p>
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
          <p className="fare__advice">{t.everywhere}</p>
          <Question text={t.question(fare.pickup, fare.dropoff)} />
        </>
      )}
    </div>
  )
}

function Question({ text }: { readonly text: string }) {
  const { notice: t } = useTexts('site')
  return (
    <p>
      <NewTab href={whatsappLink(text)}>
        {t.ask}
        <span className="visually-hidden">{t.newTab}</span>
      </NewTab>
    </p>
  )
}

function Failed({ pending, onRetry }: { readonly pending: boolean; readonly onRetry: () => void }) {
  const { notice: t } = useTexts('site')
  useAutomaticRetry(pending, onRetry)
  return (
    <div className="fare__notice">
      <p>{t.failed}</p>
      <p className="fare__advice">{t.kept}</p>
      <button
        type="button"
        className="button"
        aria-disabled={pending}
        onClick={() => {
          if (!pending) onRetry()
        }}
      >
        {t.again}
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
  const { fare, notice: t } = useTexts('site')
  return (
    <section className="fare" aria-label={fare.label}>
      <div className="fare__notice">
        <p>{text}</p>
        <p className="fare__advice">{t.calculatorAdvice}</p>
        <p>
          <Link className="button" to={paths.home()}>
            {t.calculator}
          </Link>
        </p>
        {question && <Question text={question} />}
      </div>
    </section>
  )
}
