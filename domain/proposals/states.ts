/** How a proposal stands, and what may be done with it then. */
export type ProposalAct = 'save' | 'send' | 'see' | 'ask' | 'accept' | 'withdraw'

/** As it is stored: what was last done with it. */
export type StoredState = 'draft' | 'sent' | 'seen' | 'change asked' | 'accepted' | 'withdrawn'

/** As it is shown: one that nobody accepted in time is expired. */
export type ProposalState = StoredState | 'expired'

/** A proposal, as far as its state goes. */
export interface StandingProposal {
  readonly state: StoredState
  /** Of its newest version: UTC, ISO 8601. */
  readonly validUntil: string
}

const IS_OPEN: readonly StoredState[] = ['draft', 'sent', 'seen', 'change asked']

/** @returns `expired` from the end of its time on, but for one that was accepted or withdrawn */
export function proposalState({ state, validUntil }: StandingProposal, now: Date): ProposalState {
  return IS_OPEN.includes(state) && Date.parse(validUntil) <= now.getTime() ? 'expired' : state
}

/**
 * From which states each act goes. One that expired is saved again with another time; its guest may still write to us, but
 * not accept. What was accepted stays as it was accepted.
 */
const PROPOSAL_ACTS_FROM: Readonly<Record<ProposalAct, readonly ProposalState[]>> = {
  save: ['draft', 'sent', 'seen', 'change asked', 'expired'],
  send: ['draft', 'sent', 'seen', 'change asked'],
  see: ['sent'],
  ask: ['sent', 'seen', 'change asked', 'expired'],
  accept: ['sent', 'seen', 'change asked'],
  withdraw: ['draft', 'sent', 'seen', 'change asked', 'expired'],
}

/** What it is after an act. */
export const STATE_AFTER: Readonly<Record<ProposalAct, StoredState>> = {
  save: 'draft',
  send: 'sent',
  see: 'seen',
  ask: 'change asked',
  accept: 'accepted',
  withdraw: 'withdrawn',
}

export const mayAct = (act: ProposalAct, proposal: StandingProposal, now: Date): boolean =>
  PROPOSAL_ACTS_FROM[act].includes(proposalState(proposal, now))

/** Why a guest cannot accept what the page showed; each has words of its own. */
export type NotAcceptable = 'accepted' | 'withdrawn' | 'expired' | 'replaced'

/**
 * @param version that the guest has read
 * @returns `null` where it can be accepted. `replaced`: the office has saved another version since, whether or not that one
 *   is sent already
 */
export function notAcceptable(
  proposal: StandingProposal & { readonly version: number },
  version: number,
  now: Date,
): NotAcceptable | null {
  const state = proposalState(proposal, now)
  if (state === 'accepted' || state === 'withdrawn') return state
  if (version !== proposal.version || state === 'draft') return 'replaced'
  return state === 'expired' ? 'expired' : null
}
