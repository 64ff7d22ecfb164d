/** The office reads what guests say after their journeys, and shows it or holds it back. docs/bookings.md#what-guests-say */
import { type Context, Hono } from 'hono'
import { HELD_FOR, MOST_STARS, OPINION_STATES, type OpinionState, shownPlaces } from '#domain/bookings/opinion.ts'
import { opinions as words } from '#domain/languages/en/opinions.ts'
import { LANGUAGES, offeredLanguage } from '#domain/languages/languages.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { AppEnv } from '#worker/environment.ts'
import {
  decideOpinion,
  deleteOpinion,
  type OfficeOpinion,
  officeOpinions,
  type PageOfOpinions,
} from '#worker/opinions/store.ts'
import { ownForm } from './app.tsx'
import { idOf, typedId, whoIn, actsFor, keep, textsOf } from './forms.ts'
import { pageFor } from './roles.tsx'
import { HOME } from '#worker/platform/access.ts'
import { readForm, unreadableForm } from '#worker/platform/body.ts'
import { LANGUAGE_NAMES, showInstant } from '#worker/lists/office-texts.ts'
import { Button, Choice, Menu } from '#worker/platform/plain-page.tsx'
import { FiguresMenu, OfficeActs, OfficePage, type ShownActs } from './frame.tsx'

const STATE_NAMES = { unread: 'To read', shown: 'Shown', 'held back': 'Held back' } as const

const REASONS = [['', 'Choose why'], ...HELD_FOR.map((each) => [each, words.reasons[each]] as const)] as const

/** @example 'Colombo – Kandy, 2026-03, German, written 2026-03-04 10:15' */
function aboutIt({ places, month, language, writtenAt }: OfficeOpinion): string {
  const route = shownPlaces(places).map((place) => place ?? '…')
  const name = LANGUAGE_NAMES.of(LANGUAGES[offeredLanguage(language)].tag)
  return [route.join(' – '), month, name, `written ${showInstant(writtenAt)}`].filter(Boolean).join(', ')
}

function Opinion({ opinion }: { readonly opinion: OfficeOpinion }) {
  const { id, stars, words: said, state, heldFor, version, readAt, who, reference, language } = opinion
  const which = `opinion ${id}`
  return (
    <li className="card" data-card={id}>
      <p className="sand" role="img" aria-label={`${stars} out of ${MOST_STARS} stars`}>
        {'★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)}
      </p>
      {said ? (
        <p style={{ whiteSpace: 'pre-line' }} lang={LANGUAGES[offeredLanguage(language)].tag}>
          {said}
        </p>
      ) : (
        <p className="soft">Stars alone</p>
      )}
      <p className="soft">
        {aboutIt(opinion)}
        {reference !== null && (
          <>
            {' · '}
            <a href={`${HOME}/booking/${reference}`}>{reference}</a>
          </>
        )}
        {readAt && ` · read ${showInstant(readAt)}${who && ` by ${who}`}`}
        {heldFor && ` · held back for ${words.reasons[heldFor]}`}
      </p>
      <form method="post" action={`${HOME}/opinions/${id}`}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="state" value={state} />
        {state !== 'held back' && <Choice label="Held back for" name="heldFor" choices={REASONS} />}
        <div className="actions">
          {state !== 'shown' && (
            <Button look="go" name="act" value="show" aria-label={`Show it: ${which}`}>
              Show it
            </Button>
          )}
          {state !== 'held back' && (
            <Button name="act" value="hold" aria-label={`Hold it back: ${which}`}>
              Hold it back
            </Button>
          )}
        </div>
        <details>
          <summary aria-label={`Delete: the guest asks, ${which}`}>Delete: the guest asks</summary>
          <p className="soft">It is gone for good. One that is only bad is shown, or held back for its reason.</p>
          <div className="actions">
            <Button look="bad" name="act" value="delete" aria-label={`Yes, delete: ${which}`}>
              Yes, delete it
            </Button>
          </div>
        </details>
      </form>
    </li>
  )
}

interface OpinionsPageProps extends PageOfOpinions<OfficeOpinion> {
  readonly state: OpinionState
  readonly acts: ShownActs
  readonly refusal: string | undefined
}

const statePath = (state: string) => `${HOME}/opinions?state=${encodeURIComponent(state)}`

function OpinionsPage({ state, opinions, hasMore, acts, refusal }: OpinionsPageProps) {
  return (
    <OfficePage page="money" title="Opinions" refusal={refusal}>
      <FiguresMenu page="opinions" />
      <p className="soft">
        What guests say after their journeys. Read each, then show it: the bad ones, too. It is on{' '}
        <a href={plainPaths.opinions}>the page of all</a> and on the pages of its places, with month, route and language
        alone. What is held back is counted there, with why.
      </p>
      <Menu
        className="no-paper"
        label="Opinions"
        pages={OPINION_STATES.map((each) => [each, statePath(each), STATE_NAMES[each]])}
        here={state}
      />
      {opinions.length === 0 && <p className="soft">None</p>}
      <ul className="cards">
        {opinions.map((opinion) => (
          <Opinion key={opinion.id} opinion={opinion} />
        ))}
      </ul>
      {hasMore && (
        <nav aria-label="Pages">
          <a href={`${statePath(state)}&before=${opinions.at(-1)!.id}`}>Older ones</a>
        </nav>
      )}
      <OfficeActs acts={acts} />
    </OfficePage>
  )
}

const ON_PAGE = 20

async function page(c: Context<AppEnv>, typedState: string | undefined, refusal?: string): Promise<string> {
  const state = OPINION_STATES.find((each) => each === typedState) ?? 'unread'
  const before = typedId(c.req.query('before') ?? '') ?? undefined
  const [found, acts] = await Promise.all([
    officeOpinions(c.env, { state, before, size: ON_PAGE }),
    actsFor(c, 'opinions'),
  ])
  return pageFor(c, 'Opinions', <OpinionsPage state={state} {...found} acts={acts} refusal={refusal} />)
}

/** What a form asks for. @throws RangeError for what is no decision, in words for the page */
async function decide(c: Context<AppEnv>, typed: Readonly<Record<'version' | 'act' | 'heldFor', string>>) {
  const [id, who, now] = [idOf(c), whoIn(c), new Date()]
  if (typed.act === 'delete') return deleteOpinion(c.env, id, who, now)
  const version = typedId(typed.version) ?? 0
  if (typed.act === 'show') return decideOpinion(c.env, { id, version, heldFor: null }, who, now)
  if (typed.act !== 'hold') throw unreadableForm()
  const heldFor = HELD_FOR.find((each) => each === typed.heldFor)
  if (!heldFor) throw new RangeError('Choose why it is held back. That it is bad is no reason.')
  return decideOpinion(c.env, { id, version, heldFor }, who, now)
}

export const opinionRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.html(await page(c, c.req.query('state'))))
  .post('/:id', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['version', 'act', 'heldFor', 'state'])
    const next = statePath(typed.state)
    return keep(
      c,
      () => decide(c, typed),
      next,
      (refusal) => page(c, typed.state, refusal),
    )
  })
