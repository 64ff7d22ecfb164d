/** All ready journeys, a card for each. */
import { useLoaderData } from 'react-router'
import { ReadyCards } from '#client/journey/ready-cards.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'
import { TITLE, TRAIL } from './head.ts'

export function Component() {
  const cards = useLoaderData<readonly ReadyCard[]>()
  return (
    <div className="band">
      <Breadcrumb trail={TRAIL} />
      <h1>{TITLE}</h1>
      <p>
        Each shows every ride with its km, hours and fixed price. Take one as it is, change it, or{' '}
        <Link to={paths.journey}>plan your own</Link>.
      </p>
      <ReadyCards cards={cards} />
    </div>
  )
}
