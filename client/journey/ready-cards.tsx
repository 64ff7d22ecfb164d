/** Cards of the ready journeys. */
import { useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { Shown } from '#client/pictures/own-photos.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { placePicture } from '#client/pictures/place-pictures.ts'
import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'

export function ReadyCards({ cards }: { readonly cards: readonly ReadyCard[] }) {
  const t = useTexts('ways')
  return (
    <ul className="ready-cards">
      {cards.map(({ slug, shortName, lead, face, nights }) => (
        <li key={slug}>
          <Link className="ready-card" to={paths.readyJourney(slug)}>
            <Shown {...(placePicture(face) ?? PICTURES.hillCountry)} alt="" loading="lazy" decoding="async" />
            <span className="ready-card__text">
              <b>{shortName}</b>
              <small>{t.nights(nights)}</small>
              <span>{lead}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
