/** What the guest says of a journey that is over. A form, so that it works without scripts. */
import { useLanguage } from '#client/languages/language.tsx'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { MOST_STARS, MOST_SAID, type OwnOpinion } from '#domain/bookings/opinion.ts'
import { plainPaths } from '#domain/plain-paths.ts'

/** Where the mail after the journey leads to. */
const SECTION = 'opinion'

const STARS = Array.from({ length: MOST_STARS }, (_, i) => i + 1)

function Stars({ chosen }: { readonly chosen: number | undefined }) {
  const texts = useLanguage()
  const { ask: t } = texts.in('opinions')
  const { reviews } = texts.in('site')
  return (
    <fieldset className="opinion__stars">
      <legend>{t.stars}</legend>
      {STARS.map((stars) => (
        <label key={stars}>
          <input type="radio" name="stars" value={stars} required defaultChecked={stars === chosen} />
          <span className="visually-hidden">{reviews.outOf(stars, MOST_STARS)}</span>
          <span aria-hidden="true">
            {stars} <span className="opinion__star">★</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Words that are too long are refused, and asked for again: cut by their field, they would lose their end. */
function OpinionForm({ action, opinion }: { readonly action: string; readonly opinion: OwnOpinion | null }) {
  const { in: area, formats } = useLanguage()
  const { ask: t } = area('opinions')
  const most = t.most(formats.number(MOST_SAID))
  return (
    <form method="post" action={action}>
      <Stars chosen={opinion?.stars} />
      <label>
        {t.words}
        <textarea name="words" rows={4} defaultValue={opinion?.words} aria-describedby="opinion-most" />
      </label>
      <small id="opinion-most">{most}</small>
      <button type="submit" className={opinion ? 'button button--quiet' : 'button'}>
        {opinion ? t.change : t.send}
      </button>
    </form>
  )
}

/** As it was written, where it cannot be changed any more. */
function Written({ opinion: { stars, words } }: { readonly opinion: OwnOpinion }) {
  const { reviews } = useLanguage().in('site')
  return (
    <blockquote className="opinion__written">
      <p role="img" aria-label={reviews.outOf(stars, MOST_STARS)} className="opinion__star">
        {'★'.repeat(stars)}
        {'☆'.repeat(MOST_STARS - stars)}
      </p>
      {words && <p>{words}</p>}
    </blockquote>
  )
}

/** What a guest may say who is not asked is folded. */
export function Opinion({ booking }: { readonly booking: PublicBooking }) {
  const { ask } = useLanguage().in('opinions')
  if (!booking.notAsked || booking.opinion) return <OpenOpinion booking={booking} />
  return (
    <details className="booking__fold">
      <summary>{ask.heading}</summary>
      <OpenOpinion booking={booking} />
    </details>
  )
}

function OpenOpinion({ booking: { reference, opinion = null } }: { readonly booking: PublicBooking }) {
  const texts = useLanguage()
  const { ask, own, reasons, all } = texts.in('opinions')
  const action = addressIn(texts.language, plainPaths.bookingOpinion(reference))
  const isOpen = opinion === null || opinion.state === 'unread'
  return (
    <section className="opinion" id={SECTION} aria-labelledby="opinion-heading">
      <h2 id="opinion-heading">{ask.heading}</h2>
      {opinion === null && <p>{ask.text}</p>}
      {opinion && (
        <p>
          <strong>
            {opinion.state === 'held back'
              ? own.heldBack(reasons[opinion.heldFor ?? 'other-matter'])
              : own[opinion.state]}
          </strong>
        </p>
      )}
      {isOpen ? <OpinionForm action={action} opinion={opinion} /> : <Written opinion={opinion} />}
      {opinion && (
        <form method="post" action={action}>
          <button type="submit" name="remove" value="yes" className="button button--quiet">
            {own.takeBack}
          </button>
        </form>
      )}
      <p>
        <a href={addressIn(texts.language, plainPaths.opinions)}>{all}</a>
      </p>
    </section>
  )
}
