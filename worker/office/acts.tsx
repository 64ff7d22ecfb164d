/** Who did what on a page of the office, for the owner. */
import type { OfficeActRow } from '#worker/database/schema.ts'
import { showInstant } from '#worker/lists/words.ts'

/** `null` for the desk. */
export type ShownActs = readonly OfficeActRow[] | null

export function OfficeActs({ acts = null }: { readonly acts?: ShownActs | undefined }) {
  if (acts === null) return null
  return (
    <section className="no-paper">
      <h2>Who did what</h2>
      {acts.length === 0 && <p className="soft">Nothing in the last 90 days.</p>}
      <ul>
        {acts.map(({ id, at, who, what }) => (
          <li key={id}>
            {what}
            <br />
            <span className="soft">
              {showInstant(at)}
              {who && ` · ${who}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
