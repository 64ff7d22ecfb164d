/** Proposals whose guests ask for a change, on the office's first page. */
import { ButtonLink } from '#worker/platform/plain-page.tsx'
import { showInstant } from '#worker/lists/words.ts'
import type { AskedProposal } from '#worker/proposals/store.ts'
import { proposalPath } from './parts.tsx'

export function AskedProposals({ asked }: { readonly asked: readonly AskedProposal[] }) {
  if (asked.length === 0) return null
  return (
    <section id="asked">
      <h2>Proposals to change ({asked.length})</h2>
      <ul className="cards">
        {asked.map(({ number, name, title, words, changedAt }) => (
          <li key={number} className="card card--concern" data-card={`proposal/${number}`}>
            <p>
              {title} · {name} · {showInstant(changedAt)}
            </p>
            <p style={{ whiteSpace: 'pre-line' }} dir="auto">
              {words}
            </p>
            <div className="actions">
              <ButtonLink look="go" href={proposalPath(number)}>
                Proposal {number}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
