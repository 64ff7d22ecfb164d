/** In place of the fares, on a page whose address names no trip to quote: what is wrong with it, and where to ask for another. */
import { Link } from 'react-router'
import { whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

interface NoFareProps {
  readonly text: string
  /** What there is to ask us; left out where the address names no place to ask about. */
  readonly question?: string | undefined
}

export function NoFare({ text, question }: NoFareProps) {
  return (
    <section className="fare" aria-label="Fare">
      <div className="fare__notice">
        <p>{text}</p>
        <p className="fare__advice">We drive to every place in Sri Lanka that a road reaches. Choose where from and where to in the fare calculator.</p>
        <p><Link className="button" to={paths.home()}>Open the fare calculator</Link></p>
        {question && <p><a href={whatsappLink(question)} target="_blank" rel="noopener">Ask us on WhatsApp<span className="visually-hidden"> (opens in a new tab)</span></a></p>}
      </div>
    </section>
  )
}
