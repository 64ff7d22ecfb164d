/** Proposals in D1: saved version by version, with the history of all that was done with them. */
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { isResident } from '#domain/bookings/money/residents.ts'
import type { ComposedRides } from '#domain/bookings/request/composed.ts'
import {
  lastDayOf,
  type ProposalTerms,
  type ProposedRide,
  mayAct,
  type NotAcceptable,
  type OfficeState,
  officeState,
  proposalState,
  type ProposalAct,
  STATE_AFTER,
} from '#domain/proposals/proposal.ts'
import { columnsOf, type Db, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { DAY_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { type CausedPush, enqueuePush } from '#worker/database/push-queue.ts'
import { enqueueProposalMail } from '#worker/database/mail-queue.ts'
import {
  outbox,
  type OutboxRow,
  type ProposalHistoryRow,
  proposalHistory,
  type ProposalRow,
  proposals,
  proposalVersions,
} from '#worker/database/schema.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { isCode, randomCode, randomHex } from '#worker/platform/signing.ts'

/** What a version proposes: rides at their prices, and what the office typed, which it changes for the next version. */
export interface ProposalContent extends ProposalTerms {
  /** The list that its prices are of: its number. */
  readonly priceList: number
  readonly composed: ComposedRides
  /** The office drives on a closed day, too. */
  readonly isClosedMeant: boolean
  readonly rides: readonly [ProposedRide, ...ProposedRide[]]
}

/** A proposal with what its newest version says. */
export interface Proposal extends ProposalRow {
  /** `null` once it is erased. */
  readonly content: ProposalContent | null
}

/** Nothing was done: of what kind of reason, and in words for the office. */
export class ProposalRefused extends RangeError {
  readonly reason: NotAcceptable | 'changed-since' | 'not-now' | 'sent-before'

  constructor(reason: ProposalRefused['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

const contentIn = (json: string): ProposalContent | null => (json === '' ? null : (JSON.parse(json) as ProposalContent))

async function found(env: Env, isFound: ReturnType<typeof eq>): Promise<Proposal | null> {
  const isNewest = and(
    eq(proposalVersions.proposalNumber, proposals.number),
    eq(proposalVersions.version, proposals.version),
  )
  const [row] = await query(() =>
    primary(env)
      .select({ proposal: proposals, json: proposalVersions.json })
      .from(proposals)
      .innerJoin(proposalVersions, isNewest)
      .where(isFound)
      .limit(1),
  )
  return row ? { ...row.proposal, content: contentIn(row.json) } : null
}

export const findProposal = (env: Env, number: number): Promise<Proposal | null> =>
  found(env, eq(proposals.number, number))

/** By the code in the link. */
export async function findByCode(env: Env, code: string): Promise<Proposal | null> {
  return isCode(code) ? found(env, eq(proposals.code, code)) : null
}

/** What a version proposed. */
export async function findVersion(env: Env, number: number, version: number): Promise<ProposalContent | null> {
  const isIt = and(eq(proposalVersions.proposalNumber, number), eq(proposalVersions.version, version))
  const [row] = await query(() => primary(env).select().from(proposalVersions).where(isIt).limit(1))
  return row ? contentIn(row.json) : null
}

export const historyOf = (env: Env, number: number): Promise<ProposalHistoryRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(proposalHistory)
      .where(eq(proposalHistory.proposalNumber, number))
      .orderBy(asc(proposalHistory.step)),
  )

/** The mails about a proposal, the newest first. */
export const mailsOf = (env: Env, number: number): Promise<OutboxRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(outbox)
      .where(and(eq(outbox.proposalNumber, number), eq(outbox.kind, 'proposal')))
      .orderBy(desc(outbox.position)),
  )

export interface ListedProposal extends ProposalRow {
  readonly shownState: OfficeState
}

/** While one is sent, that is how it was sent. */
const IS_LAST_STEP = and(eq(proposalHistory.proposalNumber, proposals.number), eq(proposalHistory.step, proposals.step))

/** The office mails a proposal, or sends it in a message of its own. */
export type SendWay = 'mail' | 'WhatsApp'
/** As the history of a proposal says it. */
const sentBy = (way: SendWay) => `by ${way}`

/** With what was last said of them, and the mail by which they were sent last. */
function listed(env: Env, which?: SQL) {
  const isItsMail = and(
    eq(outbox.proposalNumber, proposals.number),
    eq(outbox.position, proposals.version),
    eq(outbox.kind, 'proposal'),
    eq(proposalHistory.detail, sentBy('mail')),
  )
  return primary(env)
    .select({
      ...getTableColumns(proposals),
      words: proposalHistory.detail,
      mailedAt: outbox.createdAt,
      ...columnsOf(outbox, 'sentAt', 'givenUpAt', 'bouncedAt'),
    })
    .from(proposals)
    .leftJoin(proposalHistory, IS_LAST_STEP)
    .leftJoin(outbox, isItsMail)
    .where(which)
}

const asListed = (rows: Awaited<ReturnType<typeof listed>>, now: Date): WaitingProposal[] =>
  rows.map(({ words, mailedAt, sentAt, givenUpAt, bouncedAt, ...proposal }) => {
    const mail = mailedAt === null ? null : { sentAt, givenUpAt, bouncedAt }
    return { ...proposal, words: words ?? '', shownState: officeState(proposal, mail, now) }
  })

/** The last changed first. */
export async function listProposals(
  env: Env,
  now: Date,
  { limit = 50, offset = 0 }: { readonly limit?: number; readonly offset?: number } = {},
): Promise<ListedProposal[]> {
  const order = [desc(proposals.changedAt), desc(proposals.number)]
  const rows = await query(() =>
    listed(env)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  )
  return asListed(rows, now)
}

/** One that waits for the office. */
export interface WaitingProposal extends ListedProposal {
  /** Of one whose guest asks for a change: which. */
  readonly words: string
}

const MOST_WAITING = 50
/** By then a mail has gone, where nothing is wrong. */
const MAIL_TAKES_MS = 15 * MINUTE_MS

/**
 * Those that wait for the office, the oldest first: their guests ask for a change, or were to get them by mail, and have
 * not. In one statement.
 */
export async function listWaiting(env: Env, now: Date): Promise<WaitingProposal[]> {
  const soon = new Date(now.getTime() - MAIL_TAKES_MS).toISOString()
  const waits = and(isNull(outbox.sentAt), sql`coalesce(${outbox.untoldSince}, ${outbox.createdAt}) <= ${soon}`)
  // The words of their indexes. One without a name is erased.
  const isAsked = sql`${proposals.state} = 'change asked' and ${proposals.name} <> ''`
  const isUnsent = and(
    sql`${proposals.state} = 'sent'`,
    gt(proposals.validUntil, now.toISOString()),
    or(waits, isNotNull(outbox.givenUpAt), isNotNull(outbox.bouncedAt)),
  )
  const rows = await query(() =>
    unionAll(listed(env, isAsked), listed(env, isUnsent)).orderBy(asc(proposals.changedAt)).limit(MOST_WAITING),
  )
  return asListed(rows, now)
}

/** What the newest version says, where lists and mails read it. */
const columnsOfContent = ({ title, validUntil, language, name, email, phone, rides }: ProposalContent) => ({
  title,
  validUntil,
  language,
  name,
  email,
  phone,
  lastDay: lastDayOf(rides),
})

/**
 * A new proposal, with its first version.
 * @param code of its link: a form that is sent twice brings the same, and makes one proposal
 * @returns its number
 * @throws ProposalRefused where the form with that code was saved with something else in it
 */
export async function newProposal(
  env: Env,
  content: ProposalContent,
  who: string,
  now: Date,
  code = randomCode(),
): Promise<number> {
  const db = primary(env)
  const at = now.toISOString()
  const number = sql<number>`(select number from proposals where code = ${code})`
  const first = { version: 1, step: 1 }
  const write = () =>
    db.batch([
      db.insert(proposals).values({ ...columnsOfContent(content), ...first, code, state: 'draft', changedAt: at }),
      db.insert(proposalVersions).values({ proposalNumber: number, version: 1, json: JSON.stringify(content) }),
      db
        .insert(proposalHistory)
        .values({ proposalNumber: number, ...first, at, act: 'save', who, writeId: randomHex(8) }),
    ])
  try {
    await query(write)
  } catch (error) {
    // The same batch, whose answer was lost; or the same form.
    if (!(error instanceof WriteConflict)) throw error
  }
  const saved = (await findByCode(env, code))!
  // Who goes back to a form that was saved, and changes it there, must not take it for kept.
  const isThis = JSON.stringify(await findVersion(env, saved.number, 1)) === JSON.stringify(content)
  if (!isThis)
    throw new ProposalRefused(
      'changed-since',
      `This form is saved already, as proposal ${saved.number}: make a new version of that, or begin anew.`,
    )
  return saved.number
}

/** What an act writes beside the proposal's own row and its history. */
type More = (db: Db) => readonly BatchItem<'sqlite'>[]

interface ActDetails {
  readonly who?: string
  readonly detail?: string
  readonly set?: Partial<ProposalRow>
  readonly more?: More
}

/** The statements of an act: they fail as a whole where somebody was faster. */
export function statementsOfAct(
  db: Db,
  proposal: ProposalRow,
  act: ProposalAct,
  { who = '', detail = '', set = {} }: Omit<ActDetails, 'more'>,
  writeId: string,
  at: string,
): [BatchItem<'sqlite'>, BatchItem<'sqlite'>] {
  const { number: proposalNumber } = proposal
  const step = proposal.step + 1
  const version = set.version ?? proposal.version
  return [
    db.insert(proposalHistory).values({ proposalNumber, step, version, at, act, who, detail, writeId }),
    db
      .update(proposals)
      .set({ ...set, state: STATE_AFTER[act], step, changedAt: at })
      .where(eq(proposals.number, proposalNumber)),
  ]
}

/** Whether this writer's act is the one that was written. */
export async function isWritten(env: Env, { number, step }: ProposalRow, writeId: string): Promise<boolean> {
  const isIt = and(eq(proposalHistory.proposalNumber, number), eq(proposalHistory.step, step + 1))
  const [row] = await query(() => primary(env).select().from(proposalHistory).where(isIt).limit(1))
  return row?.writeId === writeId
}

export const newWriteId = () => randomHex(8)

/**
 * Does one act with a proposal as it was read.
 * @returns false where somebody was faster: nothing was written
 */
async function writeAct(
  env: Env,
  proposal: ProposalRow,
  which: ProposalAct,
  { more = () => [], ...details }: ActDetails,
  now: Date,
): Promise<boolean> {
  const db = primary(env)
  const writeId = newWriteId()
  const statements = statementsOfAct(db, proposal, which, details, writeId, now.toISOString())
  try {
    await query(() => db.batch([...statements, ...more(db)]))
    return true
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    return isWritten(env, proposal, writeId)
  }
}

const CHANGED_SINCE = 'Somebody else has changed this proposal since; look at it again.'

/** @throws ProposalRefused where it is no longer as it was read, or stands so that this cannot be done */
async function actOfOffice(
  env: Env,
  proposal: ProposalRow,
  which: ProposalAct,
  details: ActDetails,
  now: Date,
): Promise<void> {
  if (!mayAct(which, proposal, now)) {
    const state = proposalState(proposal, now)
    throw new ProposalRefused('not-now', `This proposal is ${state === 'change asked' ? 'open' : state}.`)
  }
  if (!(await writeAct(env, proposal, which, details, now))) throw new ProposalRefused('changed-since', CHANGED_SINCE)
}

/** @param seen the step that the office's page showed */
function checkSeen(proposal: ProposalRow, seen: number): void {
  if (proposal.step !== seen) throw new ProposalRefused('changed-since', CHANGED_SINCE)
}

/** Who does something in the office, and the step of the proposal that they have seen. */
export interface OfficeAct {
  readonly who: string
  readonly seen: number
  readonly now: Date
}

/** Saves another version. It has to be sent again. @throws ProposalRefused */
export async function saveVersion(
  env: Env,
  proposal: ProposalRow,
  content: ProposalContent,
  { who, seen, now }: OfficeAct,
): Promise<void> {
  checkSeen(proposal, seen)
  const version = proposal.version + 1
  const { number: proposalNumber } = proposal
  const more: More = (db) => [
    db.insert(proposalVersions).values({ proposalNumber, version, json: JSON.stringify(content) }),
  ]
  await actOfOffice(env, proposal, 'save', { who, set: { ...columnsOfContent(content), version }, more }, now)
}

/** @param step that sent the proposal */
export const wasMailed = ({ detail }: ProposalHistoryRow): boolean => detail === sentBy('mail')

/** The mail of a step that sent the proposal; `undefined` where it was sent otherwise. @param mails of the proposal */
export const mailOfStep = (step: ProposalHistoryRow, mails: readonly OutboxRow[]): OutboxRow | undefined =>
  wasMailed(step) ? mails.find(({ position }) => position === step.version) : undefined

/** Who sent this version last, how and when. */
export const lastSent = (history: readonly ProposalHistoryRow[], version: number): ProposalHistoryRow | undefined =>
  history.findLast((row) => row.act === 'send' && row.version === version)

/** The mail by which the newest version was sent last; `undefined` where it was sent otherwise. @param mails of the proposal */
export const lastMail = (
  { version }: ProposalRow,
  history: readonly ProposalHistoryRow[],
  mails: readonly OutboxRow[],
): OutboxRow | undefined => {
  const sent = lastSent(history, version)
  return sent && mailOfStep(sent, mails)
}

/**
 * By mail, or by the office's own WhatsApp message: from now on the link opens it.
 * @param isAgain whether it is meant to be sent once more where this version was sent before
 * @throws ProposalRefused
 */
export async function sendProposal(
  env: Env,
  proposal: ProposalRow,
  way: SendWay,
  isAgain: boolean,
  { who, seen, now }: OfficeAct,
): Promise<void> {
  checkSeen(proposal, seen)
  if (way === 'mail' && proposal.email === '') throw new ProposalRefused('not-now', 'This guest has no e-mail address.')
  const { number: proposalNumber, version } = proposal
  if (!isAgain && mayAct('send', proposal, now) && lastSent(await historyOf(env, proposalNumber), version))
    throw new ProposalRefused('sent-before', `Version ${version} was sent before.`)
  const mail = { kind: 'proposal', reader: 'guest', proposalNumber, version } as const
  const more: More = (db) => (way === 'mail' ? [enqueueProposalMail(db, mail, now.toISOString())] : [])
  await actOfOffice(env, proposal, 'send', { who, detail: sentBy(way), more }, now)
}

/** @throws ProposalRefused */
export async function withdrawProposal(env: Env, proposal: ProposalRow, { who, seen, now }: OfficeAct): Promise<void> {
  checkSeen(proposal, seen)
  await actOfOffice(env, proposal, 'withdraw', { who }, now)
}

/** Its guest has opened it. Whatever else happens at that moment counts more. */
export async function noteSeen(env: Env, proposal: ProposalRow, now: Date): Promise<void> {
  if (mayAct('see', proposal, now)) await writeAct(env, proposal, 'see', {}, now)
}

/** Nothing of the guest's: phones show it locked, and nobody erases it there. */
const pushOfChange = ({ number }: ProposalRow, id: string): CausedPush => ({
  to: { office: 'requests' },
  occasion: `proposal ${number} ${id}`,
  said: { title: 'A change of a proposal is asked for', text: `Proposal ${number}` },
  path: `/operator/proposals/${number}`,
  tag: `proposal ${number}`,
  isUrgent: false,
  validMs: DAY_MS,
  bookingNumber: null,
})

/** More than anybody asks for: then a word on the telephone helps. */
const MOST_CHANGES = 10
/** The office may save, and the guest open it, at the same moment. */
const TRIES = 3

/**
 * Notes what the guest asks to be changed, and tells the office.
 * @param id of the form: one that is sent twice counts once
 * @returns `too-many` where this guest has asked often enough
 */
export async function askForChange(
  env: Env,
  code: string,
  { text, id, network }: { readonly text: string; readonly id: string; readonly network: string | null },
  now: Date,
): Promise<'done' | 'too-many' | 'not-now'> {
  for (let tries = 0; tries < TRIES; tries++) {
    const proposal = await findByCode(env, code)
    if (!proposal || !mayAct('ask', proposal, now)) return 'not-now'
    const asked = (await historyOf(env, proposal.number)).filter((row) => row.act === 'ask')
    if (asked.some(({ writeId }) => writeId === id)) return 'done'
    if (asked.length >= MOST_CHANGES) return 'too-many'
    const db = primary(env)
    const at = now.toISOString()
    const { number: proposalNumber, version } = proposal
    const mail = { kind: 'proposal-change', reader: 'operator', proposalNumber, version } as const
    try {
      await query(() =>
        db.batch([
          ...statementsOfAct(db, proposal, 'ask', { detail: text }, id, at),
          enqueueProposalMail(db, { ...mail, byVisitor: true, network }, at),
          ...enqueuePush(db, pushOfChange(proposal, id), at),
        ]),
      )
      return 'done'
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error
      if (await isWritten(env, proposal, id)) return 'done'
    }
  }
  return 'not-now'
}

/** With prices in the money that its guest reads. @param phone E.164, or empty: then nobody knows */
export function asGuestReads(env: Env, phone: string, content: ProposalContent): ProposalContent {
  const inRupees = phone === '' ? undefined : readsRupees(env, isResident(phone, false))
  const [first, ...others] = content.rides
  return { ...content, rides: [{ ...first, inRupees }, ...others.map((ride) => ({ ...ride, inRupees }))] }
}
