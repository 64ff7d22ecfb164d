/** What guests say: the page of all of it, what is said of a place or a transfer, and what a guest writes. Loaded when asked for. */
import type { Context, Handler } from 'hono'
import {
  HELD_FOR,
  MOST_STARS,
  MOST_SAID,
  type OpinionCounts,
  type OpinionInWords,
  type SaidAbout,
  type ShownOpinion,
  shownPlaces,
  placeSubject,
  tripSubject,
  readSaid,
} from '#domain/bookings/opinion.ts'
import { NEWEST } from '#domain/d1-bookmarks.ts'
import { BRAND } from '#domain/brand.ts'
import { addressIn, LANGUAGES, offeredLanguage } from '#domain/languages/languages.ts'
import { type Texts, textsOf } from '#domain/languages/texts.ts'
import { requestedPlace } from '#domain/places/place-name.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { AppEnv } from '#worker/environment.ts'
import { keepOpinion, shownOpinions, takeBackOpinion } from '#worker/opinions/store.ts'
import { readForm } from '#worker/platform/body.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { LISTED_CACHE_CONTROL } from '#worker/platform/page-caching.ts'
import { Choice, Refusal, Submit, usePageTexts } from '#worker/platform/plain-page.tsx'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { languageOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { ownPage } from './booking-poll.ts'
import { shownBooking } from './public-booking.ts'

const ON_PAGE = 20
const ABOUT = 6

/** @example monthInWords('2026-03', texts) // 'March 2026' */
function monthInWords(month: string, { language }: Texts): string {
  const { locale } = LANGUAGES[language]
  const words = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return words.format(new Date(`${month}-01T00:00Z`)).replace(/\s*г\.$/, '')
}

/** @example 'Colombo – Kandy, March 2026, in German' */
function aboutIt({ places, month, language }: ShownOpinion, texts: Texts): string {
  const { written } = texts.in('opinions')
  const route = shownPlaces(places)
    .map((place) => place ?? '…')
    .join(' – ')
  const facts = [route, monthInWords(month, texts), written[offeredLanguage(language)]]
  return texts.formats.facts(facts.filter((fact) => fact !== ''))
}

const inWords = (opinion: ShownOpinion, texts: Texts): OpinionInWords => ({
  id: opinion.id,
  stars: opinion.stars,
  starsInWords: texts.in('site').reviews.outOf(opinion.stars, MOST_STARS),
  words: opinion.words,
  tag: LANGUAGES[offeredLanguage(opinion.language)].tag,
  about: aboutIt(opinion, texts),
})

/** How many were held back, and why. */
function heldBackText({ heldBack }: OpinionCounts, texts: Texts): string {
  const { heldBack: t, reasons, reasonTimes } = texts.in('opinions')
  const { number, list } = texts.formats
  const count = HELD_FOR.reduce((sum, reason) => sum + (heldBack[reason] ?? 0), 0)
  if (count === 0) return ''
  const said = HELD_FOR.flatMap((reason) => {
    const times = heldBack[reason]
    return times ? [reasonTimes(reasons[reason], number(times))] : []
  })
  return t(number(count), list(said))
}

/** As `client/opinions/opinion-list.css` has it. */
const STYLE = `
.opinions{display:grid;gap:1rem;margin:1rem 0;padding:0;list-style:none}
.opinions li{padding:1rem;border:1px solid var(--line);border-radius:.875rem;background:var(--surface)}
.opinions .stars{color:var(--sand)}
.opinions .words{white-space:pre-line}
`

interface OpinionsPageProps {
  readonly opinions: readonly OpinionInWords[]
  readonly heldBack: string
  /** Id of the last one, where older ones follow. */
  readonly older: number | null
  readonly isNewest: boolean
}

function OpinionsPage({ opinions, heldBack, older, isNewest }: OpinionsPageProps) {
  const texts = usePageTexts()
  const t = texts.in('opinions')
  const address = addressIn(texts.language, plainPaths.opinions)
  return (
    <main>
      <h1>{t.title}</h1>
      <p className="soft">{t.intro}</p>
      {heldBack && <p className="soft">{heldBack}</p>}
      {opinions.length === 0 && <p>{t.none}</p>}
      <ul className="opinions">
        {opinions.map(({ id, stars, starsInWords, words, tag, about }) => (
          <li key={id}>
            <p className="stars" role="img" aria-label={starsInWords}>
              {'★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)}
            </p>
            {words && (
              <p className="words" lang={tag}>
                {words}
              </p>
            )}
            <p className="soft">{about}</p>
          </li>
        ))}
      </ul>
      <nav aria-label={t.title}>
        {!isNewest && <a href={address}>{t.newest}</a>}
        {older !== null && <a href={`${address}?before=${older}`}>{t.older}</a>}
      </nav>
    </main>
  )
}

/** Loaded in the language of the request. */
async function textsIn(c: Context<AppEnv>): Promise<Texts> {
  const texts = await pageTexts(languageOf(c))
  await texts.load('opinions')
  return texts
}

export const answerOpinions: Handler<AppEnv> = async (c) => {
  const before = /^[1-9]\d{0,8}$/.exec(c.req.query('before') ?? '')?.[0]
  const [texts, found] = await Promise.all([
    textsIn(c),
    shownOpinions(c.env, { before: before === undefined ? undefined : Number(before), size: ON_PAGE }),
  ])
  const { title, description } = texts.in('opinions')
  const { opinions, hasMore, counts } = found
  const page = (
    <OpinionsPage
      opinions={opinions.map((each) => inWords(each, texts))}
      heldBack={heldBackText(counts, texts)}
      older={hasMore ? opinions.at(-1)!.id : null}
      isNewest={before === undefined}
    />
  )
  const listed = { description: description(BRAND.name), path: addressIn(texts.language, plainPaths.opinions) }
  // An empty page is nothing to be found, and older pages change with each new opinion.
  const isListed = before === undefined && opinions.length > 0
  if (!isListed) c.header('x-robots-tag', 'noindex, follow')
  return c.html(guestPage(texts, title, page, null, { style: STYLE, ...(isListed ? { listed } : {}) }), 200, {
    'cache-control': LISTED_CACHE_CONTROL,
  })
}

/** For the page of a place, of the transfer between two, or of the tour of a park. */
export const answerAbout: Handler<AppEnv> = async (c) => {
  const { place = [], tour = [] } = c.req.queries()
  const [one, other] = [...place, ...tour.slice(0, 1)].map(requestedPlace)
  if (!one) throw new SiteError('bad-request', { detail: 'No place is named' })
  const texts = textsOf(languageOf(c))
  const subject = other ? tripSubject(one, other) : placeSubject(one)
  const [{ opinions, counts }] = await Promise.all([
    shownOpinions(c.env, { subject, size: ABOUT }),
    texts.load('site', 'opinions'),
  ])
  const t = texts.in('opinions')
  const said: SaidAbout = {
    heading: other ? t.ofTrip(one, other) : tour.length > 0 ? t.ofTour : t.ofPlace(one),
    opinions: opinions.map((each) => inWords(each, texts)),
    heldBack: heldBackText(counts, texts),
    all: t.all,
  }
  return c.json(said, 200, { 'cache-control': LISTED_CACHE_CONTROL, 'x-robots-tag': 'noindex' })
}

const ownAddress = (c: Context<AppEnv>, reference: string) => `${ownPage(languageOf(c), reference)}#opinion`

/** The form is on the booking's page: somebody has loaded the answer to it again. */
export const answerOwn: Handler<AppEnv> = (c) => c.redirect(ownAddress(c, c.req.param('reference') ?? ''), 303)

interface RefusedPageProps {
  readonly problem: string
  readonly reference: string
  /** What was typed, where it can be sent once more. */
  readonly typed?: Readonly<Record<string, string>>
}

function RefusedPage({ problem, reference, typed }: RefusedPageProps) {
  const texts = usePageTexts()
  const { ask, back } = texts.in('opinions')
  const { reviews } = texts.in('site')
  const stars = Array.from({ length: MOST_STARS }, (_, i) => i + 1)
  return (
    <main>
      <h1>{ask.heading}</h1>
      <Refusal>{problem}</Refusal>
      {typed && (
        <form method="post" action={addressIn(texts.language, plainPaths.bookingOpinion(reference))}>
          <Choice
            label={ask.stars}
            name="stars"
            defaultValue={typed.stars}
            choices={[['', ''], ...stars.map((each) => [each, reviews.outOf(each, MOST_STARS)] as const)]}
            required
          />
          <label>
            {ask.words}
            <textarea name="words" rows={8} defaultValue={typed.words} />
          </label>
          <Submit>{ask.send}</Submit>
        </form>
      )}
      <p>
        <a href={ownPage(texts.language, reference)}>{back}</a>
      </p>
    </main>
  )
}

export const takeOpinion: Handler<AppEnv> = async (c) => {
  const form = await readForm(c)
  const typed = c.req.param('reference') ?? ''
  const [shown, found] = await Promise.all([shownBooking(c.env, typed, NEWEST), findBooking(c.env, typed)])
  if (!shown || !found) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
  const { booking } = found
  const { reference } = booking
  await countVisitor(c.env.CHANGE_RATE, `opinion ${booking.number}`)
  if (form.remove === 'yes') {
    await takeBackOpinion(c.env, booking)
    return c.redirect(ownAddress(c, reference), 303)
  }
  const texts = await textsIn(c)
  const { problems, ask } = texts.in('opinions')
  const refuse = (problem: string, again?: Readonly<Record<string, string>>) => {
    const page = <RefusedPage problem={problem} reference={reference} {...(again ? { typed: again } : {})} />
    return c.html(guestPage(texts, ask.heading, page), 409)
  }
  if (shown.opinion === undefined) return refuse(problems.notNow)
  const said = readSaid(form)
  const most = texts.formats.number(MOST_SAID)
  if ('problem' in said) return refuse(said.problem === 'stars' ? problems.stars : problems.words(most), form)
  const isKept = await keepOpinion(c.env, booking, { ...said, language: texts.language }, new Date())
  return isKept ? c.redirect(ownAddress(c, reference), 303) : refuse(problems.read)
}
