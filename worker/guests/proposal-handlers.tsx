/** What the link to a proposal answers, loaded when a guest opens one. docs/bookings.md#proposals */
import type { Context, Handler } from 'hono'
import { missingDeposit } from '#domain/bookings/money/payments.ts'
import { sumsOf } from '#domain/bookings/money/sums.ts'
import { isInRupees } from '#domain/bookings/money/said-sums.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { soughtByRides } from '#domain/insight/demand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { mayAct, type NotAcceptable, parseChange, PROPOSAL_LIMITS, proposalState } from '#domain/proposals/proposal.ts'
import { fieldProblem, wordsFor } from '#domain/quotes/field-problems.ts'
import { networkHash } from '#worker/bookings/booking-limits.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import { findByNumber } from '#worker/bookings/read-bookings.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { isFleetCounted } from '#worker/fleet/fleet-counting.ts'
import { cardRoom, payingRules } from '#worker/payments/payment-options.ts'
import { readForm, unreadableForm } from '#worker/platform/body.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { isRobot, languageOf, visitorOf } from '#worker/platform/request.ts'
import { acceptProposal, rideProblems } from '#worker/proposals/acceptance.ts'
import {
  asGuestReads,
  askForChange,
  findByCode,
  noteSeen,
  type Proposal,
  type ProposalContent,
} from '#worker/proposals/store.ts'
import { randomHex } from '#worker/platform/signing.ts'
import { ownPage } from './booking-poll.ts'
import { CHANGE_ROOM, NoProposal, ProposalPage, type ProposalNotice, type ProposalPageProps } from './proposal-page.tsx'

/** A form has a note of a thousand characters for each ride. */
const MOST_BYTES = 128 * 1024

async function textsOf(c: Context<AppEnv>): Promise<Texts> {
  const texts = await pageTexts(languageOf(c))
  await texts.load('proposal', 'ways')
  return texts
}

/** The code in the link, without what may have been added behind it. */
const codeOf = (c: Context<AppEnv>): string => /^[\w-]{22}/.exec(c.req.param('code') ?? '')?.[0] ?? ''

/** Whether a car can be there for each ride; `null` while nothing is counted. */
async function carsOf(env: Env, { rides }: ProposalContent, now: Date): Promise<ProposalPageProps['cars']> {
  if (!(await isFleetCounted(env, now.getTime()))) return null
  const { carsOfRides } = await import('#worker/fleet/quoted-availability.ts')
  return carsOfRides(
    env,
    rides.map((ride, i) => ({ ...ride, position: i + 1 })),
    now,
  )
}

/** What a card takes of it this month; `null` where no account has such a limit. */
async function roomOf(env: Env, { rides }: ProposalContent, now: Date): Promise<ProposalPageProps['room']> {
  if (rides.every(({ priceUsd }) => priceUsd === 0) || !payingRules(env).hasMonth) return null
  const priced = rides.map(({ priceUsd, priceLkr, pickupDate }) => ({
    priceUsd,
    ...(priceLkr === null ? {} : { priceLkr }),
    pickupDate,
  }))
  // A resident's deposit is counted in rupees.
  const said = isInRupees(rides) ? ({ inRupees: true } as const) : {}
  const unpaid = priced.map((ride) => ({ ...ride, ...said, paidUsd: 0 }))
  const { usd, lkr } = missingDeposit(unpaid, promises().deposit) ?? sumsOf(unpaid, 'owed')
  return cardRoom(env, { usd, lkr, rides: priced, ...said }, now)
}

type Shown = Pick<ProposalPageProps, 'typed' | 'problems' | 'change'>

/** Where it became a booking, its link leads there. */
async function toBooking(c: Context<AppEnv>, number: number): Promise<Response | null> {
  const booking = await findByNumber(c.env, number)
  return booking && c.redirect(ownPage(languageOf(c), booking.reference), 303)
}

async function answer(
  c: Context<AppEnv>,
  proposal: Proposal | null,
  notice: (texts: Texts) => ProposalNotice | null,
  status: 200 | 409 | 422 | 429 = 200,
  shown: Shown = {},
): Promise<Response> {
  const texts = await textsOf(c)
  const t = texts.in('proposal')
  const now = new Date()
  const state = proposal && proposalState(proposal, now)
  const none = (what: 'unknown' | 'working' | 'withdrawn', code: 404 | 410 | 200) =>
    c.html(guestPage(texts, t.not[what].heading, <NoProposal {...t.not[what]} />), code)
  const content = proposal?.content
  if (!proposal || !content || (state === 'draft' && proposal.version === 1)) return none('unknown', 404)
  if (proposal.bookingNumber !== null) return (await toBooking(c, proposal.bookingNumber)) ?? none('unknown', 404)
  if (state === 'withdrawn') return none('withdrawn', 410)
  // What is being written is not shown half.
  if (proposal.state === 'draft') return none('working', 200)
  const read = asGuestReads(c.env, proposal.phone, content)
  const page = (
    <ProposalPage
      content={read}
      code={proposal.code}
      version={proposal.version}
      mayAccept={mayAct('accept', proposal, now)}
      mayAsk={mayAct('ask', proposal, now)}
      rideProblems={rideProblems(content, now)}
      cars={mayAct('accept', proposal, now) ? await carsOf(c.env, content, now) : null}
      notice={notice(texts) ?? (state === 'expired' ? { ...t.not.expired, isBad: true } : null)}
      paying={payingRules(c.env)}
      room={await roomOf(c.env, read, now)}
      now={now}
      id={randomHex(16)}
      {...shown}
    />
  )
  return c.html(guestPage(texts, t.title, page), status)
}

export const answerProposal: Handler<AppEnv> = async (c) => {
  const proposal = await findByCode(c.env, codeOf(c))
  const isOpened = c.req.method === 'GET' && !isRobot(c.req.header('user-agent') ?? '')
  if (proposal && isOpened) await noteSeen(c.env, proposal, new Date())
  const isSent = c.req.query('done') === 'change'
  return answer(c, proposal, (texts) => (isSent ? { text: texts.in('proposal').change.sent, isBad: false } : null))
}

export const takeAcceptance: Handler<AppEnv> = async (c) => {
  const typed = await readForm(c, MOST_BYTES)
  const code = codeOf(c)
  const version = /^\d{1,6}$/.test(typed.version ?? '') ? Number(typed.version) : 0
  const acceptance = await acceptProposal(c.env, code, version, typed, { visitor: visitorOf(c), now: new Date() })
  switch (acceptance.outcome) {
    case 'booked': {
      c.set('mailDue', acceptance.booking.number)
      const { rides, language } = acceptance.booking
      const isFull = rides.some(({ carState }) => carState === 'request')
      if (acceptance.isNew)
        c.set('demand', { ...soughtByRides(rides), what: 'booked', isFull, source: 'proposal', language })
      return c.redirect(ownPage(languageOf(c), acceptance.booking.reference), 303)
    }
    case 'unknown':
      return answer(c, null, () => null)
    case 'fields': {
      const { problems } = acceptance
      return answer(c, acceptance.proposal, sayOf('fields'), 422, { typed, problems })
    }
    case 'other-terms':
      return answer(c, acceptance.proposal, sayOf('otherTerms'), 409, { typed: { ...typed, terms: undefined } })
    case 'rides':
      return answer(c, acceptance.proposal, () => null, 409)
    default:
      return answer(c, acceptance.proposal, noticeOf(acceptance.outcome), 409, {
        typed: { ...typed, terms: undefined },
      })
  }
}

const sayOf =
  (what: 'fields' | 'otherTerms') =>
  (texts: Texts): ProposalNotice => ({ text: texts.in('proposal').accept[what], isBad: true })

const noticeOf =
  (outcome: NotAcceptable) =>
  (texts: Texts): ProposalNotice | null =>
    outcome === 'accepted' ? null : { ...texts.in('proposal').not[outcome], isBad: true }

export const takeChangeWish: Handler<AppEnv> = async (c) => {
  const typed = await readForm(c, MOST_BYTES)
  const code = codeOf(c)
  const proposal = await findByCode(c.env, code)
  if (!proposal) return answer(c, null, () => null)
  const text = parseChange(typed.text ?? '')
  const back = (problem: (texts: Texts) => string, status: 422 | 429) =>
    textsOf(c).then((texts) =>
      answer(c, proposal, () => null, status, {
        change: { typed: (typed.text ?? '').slice(0, CHANGE_ROOM), problem: problem(texts) },
      }),
    )
  if (text === null) {
    const tooLong = fieldProblem('text-too-long', PROPOSAL_LIMITS.change)
    return back(
      (texts) =>
        (typed.text ?? '').trim() === ''
          ? texts.in('proposal').change.empty
          : wordsFor(tooLong, texts.in('form').problems.fields),
      422,
    )
  }
  if (!/^[\da-f]{32}$/.test(typed.id ?? '')) throw unreadableForm()
  await countVisitor(c.env.CHANGE_RATE, `proposal ${proposal.number}`)
  const network = await networkHash(c.env, visitorOf(c))
  const outcome = await askForChange(c.env, code, { text, id: typed.id!, network }, new Date())
  if (outcome === 'too-many') return back((texts) => texts.in('proposal').change.often, 429)
  if (outcome === 'not-now') return answer(c, await findByCode(c.env, code), () => null, 409)
  c.set('proposalMailDue', proposal.number)
  return c.redirect(`${addressIn(languageOf(c), plainPaths.proposal(code))}?done=change`, 303)
}
