/** What guests say of a place, a transfer or a tour. Nothing is shown where nobody has said anything, or nobody answers. */
import { useEffect, useState } from 'react'
import { timeLimit } from '#client/api.ts'
import { useLanguage } from '#client/languages/language.tsx'
import { addressIn } from '#domain/languages/languages.ts'
import { type AskedAbout, MOST_STARS, type SaidAbout } from '#domain/bookings/opinion.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import './opinion-list.css'

const PATIENCE_MS = 20_000

async function ask(address: string): Promise<SaidAbout | null> {
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal: timeLimit(PATIENCE_MS) })
  return answer.ok ? ((await answer.json()) as SaidAbout) : null
}

export function OpinionList({ places, isTour }: AskedAbout) {
  const { language } = useLanguage()
  const [said, setSaid] = useState<SaidAbout | null>(null)
  const query = places.map((place) => `${isTour ? 'tour' : 'place'}=${encodeURIComponent(place)}`).join('&')
  const address = `${addressIn(language, plainPaths.opinionsAbout)}?${query}`
  useEffect(() => {
    let isShown = true
    ask(address).then(
      (answer) => isShown && setSaid(answer),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [address])
  if (!said || said.opinions.length + said.heldBack.length === 0) return null
  return (
    <section className="opinions" aria-labelledby="opinions">
      <h2 id="opinions">{said.heading}</h2>
      <ul>
        {said.opinions.map(({ id, stars, starsInWords, words, tag, about }) => (
          <li key={id}>
            <p className="opinions__stars" role="img" aria-label={starsInWords}>
              {'★'.repeat(stars)}
              {'☆'.repeat(MOST_STARS - stars)}
            </p>
            {words && (
              <p className="opinions__words" lang={tag}>
                {words}
              </p>
            )}
            <p className="opinions__about">{about}</p>
          </li>
        ))}
      </ul>
      {said.heldBack && <p className="opinions__about">{said.heldBack}</p>}
      <p>
        <a href={addressIn(language, plainPaths.opinions)}>{said.all}</a>
      </p>
    </section>
  )
}
