/** The office reads what guests say after their journeys, and shows it or holds it back. docs/bookings.md#what-guests-say */
import { type Context, Hono } from 'hono'
import { HELD_FOR, OPINION_STATES } from '#domain/opinions/opinion.ts'
import type { AppEnv } from '#worker/environment.ts'
import { decideOpinion, deleteOpinion, officeOpinions } from '#worker/opinions/store.ts'
import { ownForm } from '#worker/operator/app.tsx'
import { pageFor } from '#worker/operator/roles.tsx'
import { HOME } from '#worker/platform/access.ts'
import { readForm } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { actsFor, idOf, refusalOf, textsOf, typedId, whoIn } from './asked.ts'
import { OpinionsPage } from './opinions-page.tsx'

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
  if (typed.act !== 'hold') throw new SiteError('bad-request', { detail: 'The form cannot be read' })
  const heldFor = HELD_FOR.find((each) => each === typed.heldFor)
  if (!heldFor) throw new RangeError('Choose why it is held back. That it is bad is no reason.')
  return decideOpinion(c.env, { id, version, heldFor }, who, now)
}

export const opinionRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.html(await page(c, c.req.query('state'))))
  .post('/:id', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['version', 'act', 'heldFor', 'state'])
    const refusal = await refusalOf(() => decide(c, typed))
    if (refusal !== null) return c.html(await page(c, typed.state, refusal), 409)
    return c.redirect(`${HOME}/opinions?state=${encodeURIComponent(typed.state)}`, 303)
  })
