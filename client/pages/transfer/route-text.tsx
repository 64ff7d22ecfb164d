/** The way of a trip in words, and the way back. */
import type { ReactNode } from 'react'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { ownNameOf, OwnWords } from '#client/places/own-name.tsx'
import type { OwnNames } from '#domain/languages/place-names.ts'
import type { ToldPicture } from '#client/pictures/pictures.ts'
import { paths } from '#domain/paths.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import type { RateLink } from '#domain/quotes/rate-lists.ts'

interface RouteTextProps {
  readonly fare: PricedFare
  readonly sentences: readonly string[]
  /** The fare of the way back, where it is listed. */
  readonly back: RateLink | null
  readonly picture: ToldPicture | null
  readonly names: OwnNames
}

export function RouteText({ fare, sentences, back, picture, names }: RouteTextProps) {
  const { pickup, dropoff, quote } = fare
  const t = useTexts('transfer')
  const formats = useFormats()
  const { drive, number, usd } = formats
  const [from, to] = [ownNameOf(names, pickup), ownNameOf(names, dropoff)]
  return (
    <section className="drive" aria-labelledby="drive">
      {picture && <img {...picture} alt={picture.alt} className="drive__picture" loading="lazy" decoding="async" />}
      <h2 id="drive">
        {t.drive(pickup, dropoff)}
        <OwnWords words={from && to && t.crumbs.trip(from, to)} />
      </h2>
      <p>{formats.sentences(sentences) || t.driveText(number(quote.distance), drive(quote.duration))}</p>
      {back && (
        <p>
          {rich(
            t.back<ReactNode>(
              (text) => <Link to={paths.transfer(back.linkurl)}>{text}</Link>,
              dropoff,
              pickup,
              usd(back.usd),
              number(back.distance),
              drive(back.duration),
            ),
          )}
        </p>
      )}
    </section>
  )
}
