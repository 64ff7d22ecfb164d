/** The ready journeys: all of them as cards, or one with its stops and prices. */
import { useLoaderData } from 'react-router'
import { ReadyCards } from '#client/journey/ready-cards.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'
import { TITLE, TRAIL } from './head.ts'
import { Journey } from './journey.tsx'
import type { ReadyJourneyData } from './load.ts'

export function Component() {
  const page = useLoaderData<ReadyJourneyData>()
  const { ready, others, isList } = page
  if (isList) return <AllJourneys cards={others} />
  return (
    <>
      {ready ? (
        <Journey key={ready.slug} {...page} ready={ready} />
      ) : (
        <div className="band">
          <h1>No journey at this address</h1>
          <p>These are the ones that are ready.</p>
        </div>
      )}
      <section className="band" aria-labelledby="others">
        <h2 id="others">Other ready journeys</h2>
        <ReadyCards cards={others} />
      </section>
    </>
  )
}

function AllJourneys({ cards }: { readonly cards: readonly ReadyCard[] }) {
  return (
    <div className="band all-journeys">
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
