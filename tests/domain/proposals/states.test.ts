/** What may be done with a proposal in each state, and what its guest cannot accept. */
import { expect, test } from 'vitest'
import { mayAct, notAcceptable, type ProposalAct, proposalState, type StoredState } from '#domain/proposals/proposal.ts'

const now = new Date('2026-11-26T10:00:00Z')
const [LATER, OVER] = ['2026-11-26T10:00:00.001Z', now.toISOString()]
const ACTS: readonly ProposalAct[] = ['save', 'send', 'see', 'ask', 'accept', 'withdraw']
const may = (state: StoredState, validUntil: string) => ACTS.filter((act) => mayAct(act, { state, validUntil }, now))

test.each<[StoredState, ProposalAct[], ProposalAct[]]>([
  ['draft', ['save', 'send', 'withdraw'], ['save', 'ask', 'withdraw']],
  ['sent', ['save', 'send', 'see', 'ask', 'accept', 'withdraw'], ['save', 'ask', 'withdraw']],
  ['seen', ['save', 'send', 'ask', 'accept', 'withdraw'], ['save', 'ask', 'withdraw']],
  ['change asked', ['save', 'send', 'ask', 'accept', 'withdraw'], ['save', 'ask', 'withdraw']],
  ['accepted', [], []],
  ['withdrawn', [], []],
])('%s: in its time and after it', (state, inTime, after) => {
  expect(may(state, LATER)).toEqual(inTime)
  expect(may(state, OVER)).toEqual(after)
  expect(proposalState({ state, validUntil: OVER }, now)).toBe(after.length > 0 ? 'expired' : state)
})

test.each([
  ['sent', LATER, 2, null],
  ['change asked', LATER, 2, null],
  ['sent', LATER, 1, 'replaced'],
  ['draft', LATER, 2, 'replaced'],
  ['seen', OVER, 2, 'expired'],
  ['seen', OVER, 1, 'replaced'],
  ['accepted', OVER, 1, 'accepted'],
  ['withdrawn', LATER, 2, 'withdrawn'],
] as const)('%s, valid until %s, version %i of 2 was read: %s', (state, validUntil, read, refusal) => {
  expect(notAcceptable({ state, validUntil, version: 2 }, read, now)).toBe(refusal)
})
