/**
 * Rates that share a pickup or a dropoff. The heading names the place that they share: each rate shows its other end.
 */
import { useFormats, useTexts, OwnName } from '#client/languages/language.tsx'
import { type ReactNode, useId } from 'react'
import { Link } from '#client/link.tsx'
import type { OwnNames } from '#domain/languages/place-names.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { paths } from '#domain/paths.ts'
import type { RateCard } from '#domain/quotes/rate-lists.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'

export interface PriceListProps {
  /** @example 'Taxi cab price list from Kandy' */
  readonly title: string
  readonly rates: readonly RateCard[]
  readonly names: OwnNames
  /** A link to the whole list. */
  readonly children?: ReactNode
}

type TripNameProps = Trip & { readonly shown: keyof Trip; readonly names: OwnNames }

/**
 * Both ends of a trip for screen readers, to the eye only the one that the list does not name already. A link is called by
 * what is seen of it: where the pickup is seen, `UnseenEnd` follows at the link's end.
 */
export function TripName({ pickup, dropoff, shown, names }: TripNameProps) {
  const { fare: t } = useTexts('site')
  return (
    <span className="trip-name">
      {shown === 'dropoff' ? (
        <>
          <span className="visually-hidden">{t.toEnd(pickup)}</span>
          {dropoff}
          <OwnName names={names} of={dropoff} />
        </>
      ) : (
        <>
          {pickup}
          <OwnName names={names} of={pickup} />
        </>
      )}
    </span>
  )
}

export function UnseenEnd({ dropoff, shown }: Pick<TripNameProps, 'dropoff' | 'shown'>) {
  const { fare: t } = useTexts('site')
  return shown === 'pickup' && <span className="visually-hidden">{t.fromEnd(dropoff)}</span>
}

/** Renders nothing if there are no rates. */
export function PriceList({ title, rates, names, children }: PriceListProps) {
  const id = useId()
  const { fare: t } = useTexts('site')
  const formats = useFormats()
  if (rates.length === 0) return null
  const other = rates.every(({ pickup }) => pickup === rates[0]!.pickup) ? 'dropoff' : 'pickup'
  return (
    <section className="price-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="price-list__cards" translate="no">
        {rates.map(({ pickup, dropoff, usd }) => (
          <li key={`${pickup}-${dropoff}`}>
            <Link className="price-card" to={paths.transfer(transferSlug(pickup, dropoff))}>
              <TripName pickup={pickup} dropoff={dropoff} shown={other} names={names} />
              <span className="price-card__price">
                <span className="price-card__word">{t.priceFrom}</span>
                {formats.usd(usd)}
              </span>
              <UnseenEnd dropoff={dropoff} shown={other} />
            </Link>
          </li>
        ))}
      </ul>
      {children && <p className="price-list__more">{children}</p>}
    </section>
  )
}
