/** A proposal: rides that the office composed for a guest, and what it says beside them. */
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import * as v from 'valibot'
import type { RideInWords } from '#domain/bookings/ride.ts'
import { line } from '#domain/bookings/agreed/operator-steps.ts'
import type { DriverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { EmailSchema } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { TrainWay } from '#domain/journeys/hill-train.ts'
import { type Language, OFFERED } from '#domain/languages/languages.ts'
import { fieldText } from '#domain/quotes/field-problems.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { addMonths, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { visibleLine, visibleText } from '#domain/visible-text.ts'

export const PROPOSAL_LIMITS = { name: 80, title: 100, note: 2000, change: 1000, monthsValid: 6 } as const

interface ProposedAnyRide extends DriverNotes, SaidMoney {
  readonly beside: number | null
  readonly pickup: string
  readonly dropoff: string
  readonly via: readonly StopOnTheWay[] | null
  readonly distanceKm: number
  /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
  readonly priceUsd: number
  /** By the price list, where the office set another price; else NULL as in a booking. */
  readonly quotedUsd: number | null
  readonly quotedLkr: number | null
  readonly agreedShare: number | null
  readonly priceReason: string
}

interface ProposedTransfer extends ProposedAnyRide {
  readonly kind: 'transfer'
  /** It carries the bags of guests who go by train between these stations. */
  readonly train?: TrainWay
  readonly minutes: number
  readonly vehicle: VehicleClass
  readonly priceLkr: number
  readonly park: null
  readonly tourLength: null
}

interface ProposedTour extends ProposedAnyRide {
  readonly kind: 'tour'
  readonly minutes: null
  readonly vehicle: null
  readonly priceLkr: null
  readonly park: string
  readonly tourLength: TourLength
  readonly travelers: number
}

/** A ride with what it costs: as it is booked once the guest accepts, whatever the price list says by then. */
export type ProposedRide = ProposedTransfer | ProposedTour

/** For the words of a ride: pages and mails say it as they say a booked one. */
export const ridesInWords = (rides: readonly ProposedRide[]): RideInWords[] =>
  rides.map((ride, i) => ({ ...ride, position: i + 1 }))

/** What the office types beside the rides. */
export interface ProposalTerms {
  readonly title: string
  /** To the guest, perhaps of several lines. Empty for none. */
  readonly note: string
  /** UTC, ISO 8601. */
  readonly validUntil: string
  readonly language: Language
  readonly name: string
  /** Empty where the guest has told none: there is the other. */
  readonly email: string
  /** E.164, or empty. */
  readonly phone: string
}

export const PROPOSAL_FIELDS = [
  'title',
  'note',
  'validDate',
  'validTime',
  'language',
  'name',
  'email',
  'phone',
] as const
export type ProposalField = (typeof PROPOSAL_FIELDS)[number]

const CONTROL_BUT_LINE_BREAK = /[^\P{Cc}\n]/gu

/** A text of several lines, as somebody typed it: without what nobody sees or can show. */
const plainText = (typed: string): string =>
  visibleText(typed.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .normalize('NFC')
    .replace(CONTROL_BUT_LINE_BREAK, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Longer ones are not even cleaned. */
const MOST_TYPED = 10_000

const textOf = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(MOST_TYPED, `${what} has at most ${most} characters`),
    v.transform(plainText),
    v.maxLength(most, `${what} has at most ${most} characters`),
  )

const TermsSchema = v.object({
  title: line('The title', PROPOSAL_LIMITS.title),
  note: textOf('The note', PROPOSAL_LIMITS.note),
  language: v.picklist(OFFERED, 'Choose the language'),
  name: line("The guest's name", PROPOSAL_LIMITS.name),
})

/** What has to be typed otherwise, and in which field. */
interface TermsProblem {
  readonly field: ProposalField
  readonly text: string
}

type ReadTerms = { readonly terms: ProposalTerms } | { readonly problems: readonly TermsProblem[] }

/** Never throws, whatever is typed: says all that is wrong at once. */
export function readTerms(typed: Readonly<Partial<Record<ProposalField, string>>>, now: Date): ReadTerms {
  const given = Object.fromEntries(PROPOSAL_FIELDS.map((name) => [name, typed[name] ?? ''])) as Record<
    ProposalField,
    string
  >
  const problems: TermsProblem[] = []
  const say: Say = (field, text) => {
    problems.push({ field, text })
    return ''
  }
  const parsed = v.safeParse(TermsSchema, given, { abortPipeEarly: true })
  for (const { path, message } of parsed.issues ?? []) say(path![0].key as ProposalField, `${message}.`)
  const contact = contactIn(given, say)
  const validUntil = validUntilIn(given, now, say)
  return parsed.success && problems.length === 0
    ? { terms: { ...parsed.output, ...contact, validUntil } }
    : { problems }
}

/** @returns an empty text, for what cannot be read */
type Say = (field: ProposalField, text: string) => ''

function contactIn({ email, phone }: Record<ProposalField, string>, say: Say): Pick<ProposalTerms, 'email' | 'phone'> {
  const [hasEmail, hasPhone] = [visibleLine(email) !== '', visibleLine(phone) !== '']
  if (!hasEmail && !hasPhone) say('email', "Write the guest's e-mail or phone: the link goes there.")
  return { email: hasEmail ? emailIn(email, say) : '', phone: hasPhone ? phoneIn(phone, say) : '' }
}

function emailIn(typed: string, say: Say): string {
  const parsed = v.safeParse(EmailSchema, typed)
  return parsed.success ? parsed.output : say('email', `${fieldText(parsed.issues[0].message)}.`)
}

const phoneIn = (typed: string, say: Say): string =>
  parsePhone(typed.slice(0, MOST_TYPED), undefined)?.e164 ??
  say('phone', 'No country has this phone number: begin with its country code, +44 …')

function validUntilIn({ validDate, validTime }: Record<ProposalField, string>, now: Date, say: Say): string {
  const until = instantOf({ date: validDate, time: validTime || '23:59' })
  if (!until) return say('validDate', 'Until when is it valid? Write a day, and perhaps an hour.')
  if (until <= now) return say('validDate', 'It would be valid until a time that is over.')
  if (validDate > addMonths(sriLankaTime(now).date, PROPOSAL_LIMITS.monthsValid))
    return say('validDate', `It can be valid for ${PROPOSAL_LIMITS.monthsValid} months at most.`)
  return until.toISOString()
}

/** The terms as their form has them. */
export function typedTerms({ validUntil, ...terms }: ProposalTerms): Record<ProposalField, string> {
  const { date, time } = sriLankaTime(new Date(validUntil))
  return { ...terms, validDate: date, validTime: time }
}

/** What a guest asks to be changed. @returns `null` for nothing, or for more than is read */
export function parseChange(typed: string): string | null {
  const parsed = v.safeParse(textOf('', PROPOSAL_LIMITS.change), typed, { abortPipeEarly: true })
  return parsed.success && parsed.output !== '' ? parsed.output : null
}

/** The last day of all pickups, `YYYY-MM-DD`. */
export const lastDayOf = (rides: readonly Pick<ProposedRide, 'pickupDate'>[]): string =>
  rides.reduce((last, { pickupDate }) => (pickupDate > last ? pickupDate : last), '')

/** How a proposal stands, and what may be done with it then. */
export type ProposalAct = 'save' | 'send' | 'see' | 'ask' | 'accept' | 'withdraw'

/** As it is stored: what was last done with it. */
export type StoredState = 'draft' | 'sent' | 'seen' | 'change asked' | 'accepted' | 'withdrawn'

/** As it is shown: one that nobody accepted in time is expired. */
export type ProposalState = StoredState | 'expired'

/** A proposal, as far as its state goes. */
interface StandingProposal {
  readonly state: StoredState
  /** Of its newest version: UTC, ISO 8601. */
  readonly validUntil: string
}

const IS_OPEN: readonly StoredState[] = ['draft', 'sent', 'seen', 'change asked']

/** @returns `expired` from the end of its time on, but for one that was accepted or withdrawn */
export function proposalState({ state, validUntil }: StandingProposal, now: Date): ProposalState {
  return IS_OPEN.includes(state) && Date.parse(validUntil) <= now.getTime() ? 'expired' : state
}

/** How the mail of a version stands: each of them UTC, ISO 8601. */
export interface VersionMail {
  readonly sentAt: string | null
  readonly givenUpAt: string | null
  readonly bouncedAt: string | null
}

/** `null` for a mail that went out, and did not come back. */
export const undelivered = ({ sentAt, givenUpAt, bouncedAt }: VersionMail) =>
  givenUpAt !== null || bouncedAt !== null ? 'not delivered' : sentAt === null ? 'waits to be sent' : null

/** As the office reads it: what was sent by mail is sent once its mail is. */
export type OfficeState = ProposalState | NonNullable<ReturnType<typeof undelivered>>

/** @param mail by which the newest version was sent last, if it was by mail */
export function officeState(proposal: StandingProposal, mail: VersionMail | null | undefined, now: Date): OfficeState {
  const state = proposalState(proposal, now)
  return (state === 'sent' && mail && undelivered(mail)) || state
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
