/** Papers of cars and drivers that run out. */
import { paperWords } from '#domain/fleet/kept-fleet.ts'
import type { DuePaper } from '#worker/fleet/car-calendar.ts'
import { HOME } from '#worker/platform/access.ts'

/** What runs out, each with the entry where it is renewed. */
export function DuePapers({ papers, today }: { readonly papers: readonly DuePaper[]; readonly today: string }) {
  if (papers.length === 0) return null
  return (
    <section id="papers" className="notice">
      <h2 style={{ margin: 0 }}>Papers that run out ({papers.length})</h2>
      <ul>
        {papers.map((paper) => (
          <li key={`${paper.entry}/${paper.id}/${paper.name}`} className={paper.until < today ? 'bad' : undefined}>
            <a href={`${HOME}/${paper.entry}/${paper.id}`}>{paperWords(paper, today)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
