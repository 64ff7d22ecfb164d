/** Notes and complaints that are open, each with the form by which somebody closes it. */
import { MAX_REMARK } from '#domain/bookings/agreed/operator-writes.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { showInstant } from '#worker/lists/ride-words.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Field } from '#worker/platform/plain-page.tsx'
import type { OpenNote } from '#worker/steps/open-notes.ts'

interface NoteCardsProps {
  readonly notes: readonly OpenNote[]
  readonly title: string
  /** Of Now, to which the form comes back; else of the ride. */
  readonly isOfNow?: boolean
}

/** @param note of all rides with 0, and of a booking's only one */
const path = ({ reference, position, rides }: OpenNote, more = '') =>
  `${HOME}/booking/${reference}${more}${rides > 1 && position > 0 ? `?ride=${position}` : ''}`

export function NoteCards({ notes, title, isOfNow = false }: NoteCardsProps) {
  if (notes.length === 0) return null
  return (
    <section id="notes">
      <h2>
        {title} ({notes.length})
      </h2>
      <ul className="cards">
        {notes.map((note) => (
          <li
            key={`${note.reference} ${note.version}`}
            className="card card--concern"
            data-card={`note/${note.reference}/${note.version}`}
          >
            <p>
              <strong>{note.step === 'complaint' ? 'Complaint' : 'Note'}</strong>, open until {showDate(note.openUntil)}
            </p>
            <p style={{ whiteSpace: 'pre-line' }}>{note.detail}</p>
            <p className="soft">
              {showInstant(note.at)}
              {note.who && ` by ${note.who}`}
            </p>
            <form method="post" action={path(note, '/closed')}>
              <input type="hidden" name="note" value={note.version} />
              {isOfNow && <input type="hidden" name="page" value="now" />}
              <Field label="What came of it" name="word" maxLength={MAX_REMARK} required autoComplete="off" />
              <div className="actions">
                <Button look="go" aria-label={`Close it: the ${note.step} of ${note.reference}`}>
                  Close it
                </Button>
                {isOfNow && <ButtonLink href={path(note)}>{note.reference}</ButtonLink>}
              </div>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
