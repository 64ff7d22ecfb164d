/** What the office's pages of proposals answer. docs/bookings.md#proposals */
import { type Context, Hono } from 'hono'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import {
  type ComposedProblem,
  editedRides,
  ridesInForm,
  typedOf,
  type TypedRides,
} from '#domain/bookings/request/composed.ts'
import { BRAND } from '#domain/brand.ts'
import { type DemandEvent, NONE, soughtByRides } from '#domain/insight/demand.ts'
import { offeredLanguage, pageUrl } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import {
  PROPOSAL_FIELDS,
  type ProposalField,
  type ProposalTerms,
  readTerms,
  typedTerms,
} from '#domain/proposals/proposal.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findByNumber } from '#worker/bookings/read-bookings.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { validUntilText } from '#worker/guests/proposal-page.tsx'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { ownForm } from '#worker/office/app.tsx'
import { moneyByHand, quoteByTelephone, saidByPhone } from '#worker/office/new-bookings/telephone.ts'
import { proposalPath } from '#worker/office/parts.tsx'
import { COMPOSING_STYLE, MOST_COMPOSED_BYTES } from '#worker/office/new-bookings/composing-fields.tsx'
import { idOf, pageIn, typedId, whoIn } from '#worker/office/forms.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { readForm } from '#worker/platform/body.ts'
import { workerContext } from '#worker/platform/request.ts'
import { isCode, randomCode } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { countDemand } from '#worker/insight/demand.ts'
import { proposalContent } from '#worker/proposals/proposed-rides.ts'
import {
  asGuestReads,
  findProposal,
  findVersion,
  historyOf,
  listProposals,
  mailsOf,
  newProposal,
  type Proposal,
  type ProposalContent,
  ProposalRefused,
  saveVersion,
  sendProposal,
  type SendWay,
  withdrawProposal,
} from '#worker/proposals/store.ts'
import type { PricedRides } from '#worker/quotes/composed-rides.ts'
import { FormPage, type FormPageProps, ProposalOfficePage, ProposalsPage, SAVE_ACTS } from './proposals-page.tsx'

const PAGE_SIZE = 50
/** What a new one is valid for, unless the office writes another day. */
const USUAL_DAYS = 7

async function proposalOf(c: Context<AppEnv>): Promise<Proposal> {
  const proposal = await findProposal(c.env, idOf(c))
  if (!proposal) throw new SiteError('not-found', { detail: 'There is no such proposal' })
  return proposal
}

const urlOf = ({ code, language }: Pick<Proposal, 'code' | 'language'>) =>
  pageUrl(offeredLanguage(language), plainPaths.proposal(code))

/** Ready to be sent by the office's own phone, in the guest's language. */
async function messageOf(env: Env, proposal: Proposal, content: ProposalContent | null): Promise<string> {
  if (!content) return ''
  const texts = textsOf(offeredLanguage(proposal.language))
  await texts.load('proposal')
  const { name, title, validUntil, rides } = asGuestReads(env, proposal.phone, content)
  return texts
    .in('proposal')
    .whatsApp(
      name,
      BRAND.name,
      title,
      priceText(rides, texts.formats),
      validUntilText(validUntil, texts),
      urlOf(proposal),
    )
}

type Form = Readonly<Record<string, string>>

const wayIn = ({ way }: Form) => (way === 'mail' ? 'mail' : 'WhatsApp')

/** @param again the way by which it would be sent once more, where that is to be asked */
async function answerOne(c: Context<AppEnv>, proposal: Proposal, refusal?: string, again?: SendWay): Promise<Response> {
  const asked = Number(/^\d{1,6}$/.exec(c.req.query('version') ?? '')?.[0] ?? proposal.version)
  const isNewest = asked === proposal.version
  const [history, mails, content, booking, message] = await Promise.all([
    historyOf(c.env, proposal.number),
    mailsOf(c.env, proposal.number),
    isNewest ? proposal.content : findVersion(c.env, proposal.number, asked),
    proposal.bookingNumber === null ? null : findByNumber(c.env, proposal.bookingNumber),
    messageOf(c.env, proposal, proposal.content),
  ])
  const page = (
    <ProposalOfficePage
      content={content && asGuestReads(c.env, content.phone, content)}
      {...{ proposal, history, mails, message, refusal, again }}
      version={asked}
      url={urlOf(proposal)}
      booking={booking?.reference ?? null}
      now={new Date()}
    />
  )
  return c.html(pageFor(c, 'Proposal', page), refusal === undefined ? 200 : 409)
}

const termsIn = (form: Form) =>
  Object.fromEntries(PROPOSAL_FIELDS.map((name) => [name, form[name] ?? ''])) as Record<ProposalField, string>

const seenIn = (form: Form) => typedId(form.seen) ?? 0

interface Read {
  readonly priced: PricedRides | null
  readonly problems: readonly ComposedProblem[]
  readonly terms: ProposalTerms | null
}

/** What was typed, with its prices; all that is wrong at once. */
async function readProposal(c: Context<AppEnv>, form: Form, typed: TypedRides, now: Date): Promise<Read> {
  const pricing = await quoteByTelephone(workerContext(c), typed, {}, now)
  const priced = 'priced' in pricing ? pricing.priced : null
  const ofRides = 'problems' in pricing ? pricing.problems : []
  // The office may look at prices before it types the guest.
  const reading = form.act === SAVE_ACTS.save ? readTerms(termsIn(form), now) : { problems: [] }
  return 'terms' in reading
    ? { priced, problems: ofRides, terms: reading.terms }
    : { priced, problems: [...ofRides, ...reading.problems], terms: null }
}

function formPage(c: Context<AppEnv>, props: Omit<FormPageProps, 'said' | 'money'>) {
  const { terms } = props
  const page = <FormPage {...props} said={saidByPhone(c.env, terms)} money={moneyByHand(c.env, terms)} />
  return pageFor(c, 'Proposal', page, COMPOSING_STYLE)
}

/** The form with what was typed; saved where that is asked for and nothing is wrong. */
async function takeForm(
  c: Context<AppEnv>,
  proposal: Proposal | null,
  save: (content: ProposalContent, form: Form, now: Date) => Promise<number>,
): Promise<Response> {
  const form = await readForm(c, MOST_COMPOSED_BYTES)
  const now = new Date()
  const edited = editedRides(form)
  const typed = { ...(edited ?? ridesInForm(form)), inRupees: saidByPhone(c.env, form).inRupees }
  const isClosedMeant = form.closed === 'meant'
  const code = isCode(form.code ?? '') ? form.code! : randomCode()
  const props = { proposal, code, seen: seenIn(form), typed, terms: termsIn(form), isClosedMeant }
  const shown = (more: Partial<FormPageProps> = {}, status: 200 | 409 = 200) =>
    c.html(formPage(c, { ...props, priced: null, problems: [], ...more }), status)
  if (edited) return shown()
  const { priced, problems, terms } = await readProposal(c, form, typed, now)
  if (form.act !== SAVE_ACTS.save) return shown({ priced, problems }, problems.length > 0 ? 409 : 200)
  const closed = isClosedMeant ? undefined : priced?.rides.find((ride) => ride.closed !== null)
  const refusal = closed && `${closed.closed} If you drive all the same, say so below.`
  if (!priced || !terms || closed) return shown({ priced, problems, refusal }, 409)
  try {
    const number = await save(proposalContent(terms, priced, isClosedMeant), { ...form, code }, now)
    return c.redirect(proposalPath(number), 303)
  } catch (error) {
    if (!(error instanceof ProposalRefused)) throw error
    return shown({ priced, refusal: error.message }, 409)
  }
}

/** One act with a proposal as the page showed it. */
async function takeAct(
  c: Context<AppEnv>,
  act: (proposal: Proposal, form: Form, how: { who: string; seen: number; now: Date }) => Promise<void>,
): Promise<Response> {
  const form = await readForm(c)
  const proposal = await proposalOf(c)
  try {
    await act(proposal, form, { who: whoIn(c), seen: seenIn(form), now: new Date() })
    return c.redirect(proposalPath(proposal.number), 303)
  } catch (error) {
    if (!(error instanceof ProposalRefused)) throw error
    const again = error.reason === 'sent-before' ? wayIn(form) : undefined
    return answerOne(c, await proposalOf(c), error.message, again)
  }
}

/** The office has told a guest a price. */
const proposed = ({ rides }: ProposalContent, language: string): DemandEvent => ({
  ...soughtByRides(rides),
  what: 'priced',
  language,
  source: 'proposal',
  firstPage: NONE,
  device: NONE,
})

export const proposalRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    const page = pageIn(c)
    const listed = await listProposals(c.env, new Date(), { limit: PAGE_SIZE + 1, offset: page * PAGE_SIZE })
    const props = { proposals: listed.slice(0, PAGE_SIZE), page, hasMore: listed.length > PAGE_SIZE }
    return c.html(pageFor(c, 'Proposals', <ProposalsPage {...props} />))
  })
  .get('/new', (c) => {
    const validDate = addDays(sriLankaTime(new Date()).date, USUAL_DAYS)
    const empty = { typed: { rides: [{}] }, terms: { validDate }, isClosedMeant: false, priced: null, problems: [] }
    return c.html(formPage(c, { proposal: null, code: randomCode(), seen: 0, ...empty }))
  })
  .post('/new', ownForm, (c) =>
    takeForm(c, null, (content, { code }, now) => newProposal(c.env, content, whoIn(c), now, code)),
  )
  .get('/:id', async (c) => answerOne(c, await proposalOf(c)))
  .get('/:id/edit', async (c) => {
    const proposal = await proposalOf(c)
    const { content } = proposal
    if (!content) return answerOne(c, proposal, 'Its personal data is erased.')
    const { composed, isClosedMeant } = content
    const props = { proposal, code: '', seen: proposal.step, typed: typedOf(composed), terms: typedTerms(content) }
    return c.html(formPage(c, { ...props, isClosedMeant, priced: null, problems: [] }))
  })
  .post('/:id/edit', ownForm, async (c) => {
    const proposal = await proposalOf(c)
    return takeForm(c, proposal, async (content, form, now) => {
      const how = { who: whoIn(c), seen: seenIn(form), now }
      await saveVersion(c.env, proposal, content, how)
      return proposal.number
    })
  })
  .post('/:id/send', ownForm, (c) =>
    takeAct(c, async (proposal, form, how) => {
      await sendProposal(c.env, proposal, wayIn(form), form.again === 'yes', how)
      c.executionCtx.waitUntil(sendDueMail(c.env, { proposalNumber: proposal.number }))
      if (proposal.content && form.again !== 'yes')
        c.executionCtx.waitUntil(countDemand(c.env, proposed(proposal.content, proposal.language), null))
    }),
  )
  .post('/:id/withdraw', ownForm, (c) => takeAct(c, (proposal, _form, how) => withdrawProposal(c.env, proposal, how)))
