/** The ready journeys: all of them as cards, or one with its stops and prices. */
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { ReadyCards } from '#client/journey/ready-cards.tsx'
import { rich, useLanguage, useTexts } from '#client/languages/language.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { Link } from '#client/link.tsx'
import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'
import { paths } from '#domain/paths.ts'
import { listTrail } from './head.ts'
import { Journey } from './journey.tsx'
import type { ReadyJourneyData } from './load.ts'

export function Component() {
  const page = useLoaderData<ReadyJourneyData>()
  const t = useTexts('journeys')
  const { ready, others, isList } = page
  if (isList) return <AllJourneys cards={others} />
  return (
    <>
      {ready ? (
        <Journey key={ready.slug} {...page} ready={ready} />
      ) : (
        <div className="band">
          <h1>{t.none}</h1>
          <p>{t.noneText}</p>
        </div>
      )}
      <section className="band" aria-labelledby="others">
        <h2 id="others">{t.others}</h2>
        <ReadyCards cards={others} />
      </section>
    </>
  )
}

function AllJourneys({ cards }: { readonly cards: readonly ReadyCard[] }) {
  const texts = useLanguage()
  const t = texts.in('journeys')
  return (
    <div className="band all-journeys">
      <Breadcrumb trail={listTrail(texts)} />
      <h1>{t.title}</h1>
      <p>{rich(t.intro<ReactNode>((text) => <Link to={paths.journey}>{text}</Link>))}</p>
      <ReadyCards cards={cards} />
    </div>
  )
}

export { handle } from './head.ts'
