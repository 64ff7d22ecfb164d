/** The office's pages of proposals: their list, one of them with its history, and the form of a version. */
import type { ComposedProblem, TypedRides } from '#domain/bookings/request/composed.ts'
import { MAX_EMAIL, MAX_PHONE } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { routeText } from '#domain/bookings/ride-summary.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import {
  PROPOSAL_LIMITS,
  type ProposalField,
  ridesInWords,
  mayAct,
  type OfficeState,
  officeState,
  undelivered,
} from '#domain/proposals/proposal.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import type { OutboxRow, ProposalHistoryRow } from '#worker/database/schema.ts'
import { languageWords, proposalStepWords, showInstant } from '#worker/lists/office-texts.ts'
import { NewMenu, OperatorPage, proposalPath, PROPOSALS } from '#worker/office/parts.tsx'
import { ComposingFields, PricedList, Problems, TypedField } from '#worker/office/new-bookings/composing-fields.tsx'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Choice, Refusal, Tick, problemAttributes } from '#worker/platform/plain-page.tsx'
import {
  lastMail,
  lastSent,
  type ListedProposal,
  type Proposal,
  type ProposalContent,
  type SendWay,
  wasMailed,
} from '#worker/proposals/store.ts'
import type { PricedRides } from '#worker/quotes/composed-rides.ts'

/** Where the form is shown from once there are prices: it is long. */
const PRICES = 'prices'

const STATE_CLASSES: Readonly<Record<OfficeState, string>> = {
  draft: 'soft',
  'waits to be sent': 'bad',
  'not delivered': 'bad',
  sent: 'sand',
  seen: 'sand',
  'change asked': 'bad',
  accepted: 'good',
  expired: 'soft',
  withdrawn: 'soft',
}

const State = ({ state }: { readonly state: OfficeState }) => <span className={STATE_CLASSES[state]}>{state}</span>

const showUntil = (validUntil: string) => {
  const { date, time } = sriLankaTime(new Date(validUntil))
  return `${showDate(date)}, ${time}`
}

interface ListProps {
  readonly proposals: readonly ListedProposal[]
  readonly page: number
  readonly hasMore: boolean
}

export function ProposalsPage({ proposals, page, hasMore }: ListProps) {
  return (
    <OperatorPage list="new">
      <NewMenu page="proposals" />
      <h1>Proposals</h1>
      {proposals.length === 0 && <p className="soft">None</p>}
      <ul className="rows">
        {proposals.map(({ number, title, name, shownState, version, validUntil, changedAt }) => (
          <li key={number}>
            <a href={proposalPath(number)}>
              <strong>{title}</strong> · <State state={shownState} />
              <br />
              <span className="soft">
                {number} · {name || 'erased'} · version {version} · valid until {showUntil(validUntil)} · changed{' '}
                {showInstant(changedAt)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="actions">
        {page > 0 && <ButtonLink href={`${PROPOSALS}?page=${page - 1}`}>Newer</ButtonLink>}
        {hasMore && <ButtonLink href={`${PROPOSALS}?page=${page + 1}`}>Older</ButtonLink>}
      </div>
    </OperatorPage>
  )
}

const mailWords = ({ sentAt, bouncedAt, givenUpAt, lastError, dueAt }: OutboxRow) => {
  if (bouncedAt !== null) return 'the mail did not arrive'
  if (sentAt !== null) return `mailed on ${showInstant(sentAt)}`
  return givenUpAt === null
    ? `the mail waits until ${showInstant(dueAt)}`
    : `the mail could not be sent (${lastError ?? 'refused'})`
}

/**
 * Where this version went, and when.
 * @param mail by which it was sent
 * @example 'Sent to ann@example.com at 14:02', 'Waits to be sent to ann@example.com since 14:02'
 */
function sentWords(sent: ProposalHistoryRow, mail: OutboxRow | undefined, email: string, now: Date): string {
  const open = mail && undelivered(mail)
  const at = sriLankaTime(new Date((mail && (mail.sentAt ?? mail.untoldSince)) ?? sent.at))
  const day = at.date === sriLankaTime(now).date ? '' : ` on ${showDate(at.date)}`
  const to = wasMailed(sent) ? `to ${email}` : sent.detail
  if (open === 'waits to be sent') return `Waits to be sent ${to} since${day.replace(' on', '')} ${at.time}`
  return `${open ? 'Not delivered' : 'Sent'} ${to}${day} at ${at.time}`
}

/** @example 'Accepted by the guest on 28 November 2026 at 14:05' */
function acceptedWords(history: readonly ProposalHistoryRow[]): string {
  const accepted = history.findLast(({ act }) => act === 'accept')
  if (!accepted) return 'Accepted'
  const { date, time } = sriLankaTime(new Date(accepted.at))
  return `Accepted by the guest on ${showDate(date)} at ${time}`
}

interface PageProps {
  readonly proposal: Proposal
  /** Of the version that is looked at. */
  readonly content: ProposalContent | null
  readonly version: number
  readonly history: readonly ProposalHistoryRow[]
  readonly mails: readonly OutboxRow[]
  readonly url: string
  /** The ready message for the guest. */
  readonly message: string
  /** Reference of the booking that it became. */
  readonly booking: string | null
  readonly refusal?: string | undefined
  /** The way by which it would be sent once more: that is asked first. */
  readonly again?: SendWay | undefined
  readonly now: Date
}

function Content({ content }: { readonly content: ProposalContent }) {
  const { formats } = ENGLISH_TEXTS
  const shown = ridesInWords(content.rides)
  return (
    <>
      <ol className="cards">
        {content.rides.map((ride, i) => (
          <li key={i} className="card">
            <p>
              <span className="time">{ride.pickupTime}</span> {showDate(ride.pickupDate)}
            </p>
            <p>{routeText(shown[i]!, ENGLISH_TEXTS)}</p>
            <p className="soft">
              {priceText([ride], formats)}
              {ride.quotedUsd !== null &&
                `, by hand; the list said ${priceText([{ priceUsd: ride.quotedUsd, priceLkr: ride.inRupees ? ride.quotedLkr : null, inRupees: ride.inRupees }], formats)}: ${ride.priceReason}`}
            </p>
          </li>
        ))}
      </ol>
      <p className="time">{priceText(content.rides, formats)}</p>
      {content.note !== '' && <p style={{ whiteSpace: 'pre-line' }}>{content.note}</p>}
    </>
  )
}

function Reach({ proposal, message }: Pick<PageProps, 'proposal' | 'message'>) {
  const { phone } = proposal
  const to = phone === '' ? 'https://wa.me/' : `https://wa.me/${phone.slice(1)}`
  return (
    <>
      <h2>The link, for WhatsApp</h2>
      <label>
        The message
        <textarea rows={5} readOnly defaultValue={message} />
      </label>
      <div className="actions">
        <ButtonLink href={`${to}?text=${encodeURIComponent(message)}`}>Open it in WhatsApp</ButtonLink>
        {phone !== '' && <ButtonLink href={`tel:${phone}`}>Call the guest</ButtonLink>}
      </div>
    </>
  )
}

export function ProposalOfficePage(props: PageProps) {
  const { proposal, content, version, history, mails, url, message, booking, refusal, again, now } = props
  const { number, step } = proposal
  const sentBy = lastMail(proposal, history, mails)
  const state = officeState(proposal, sentBy, now)
  const isNewest = version === proposal.version
  const asked = state === 'change asked' ? history.findLast(({ act }) => act === 'ask') : undefined
  const mail = mails.find(({ position }) => position === proposal.version)
  const sent = isNewest && content !== null && state !== 'withdrawn' ? lastSent(history, version) : undefined
  const hasFailed = mail !== undefined && (mail.givenUpAt !== null || mail.bouncedAt !== null)
  const may = (act: Parameters<typeof mayAct>[0]) => isNewest && content !== null && mayAct(act, proposal, now)
  return (
    <OperatorPage list="new">
      <NewMenu page="proposals" />
      {again && sent ? (
        <div className="notice notice--bad" role="alert">
          <p>{sentWords(sent, sentBy, proposal.email, now)}. Send the same version once more?</p>
          <div className="actions">
            <OneStep path={proposalPath(number, '/send')} step={step} way={again} isAgain>
              {again === 'mail' ? 'Yes, mail it again' : 'Yes, I send it by WhatsApp again'}
            </OneStep>
            <ButtonLink href={proposalPath(number)}>No</ButtonLink>
          </div>
        </div>
      ) : (
        <Refusal>{refusal && `Not done. ${refusal}`}</Refusal>
      )}
      {!again && sent && (state === 'accepted' || !hasFailed) && (
        <p className="notice" role="status">
          {state === 'accepted' ? acceptedWords(history) : sentWords(sent, sentBy, proposal.email, now)}
        </p>
      )}
      <h1>{proposal.title || `Proposal ${number}`}</h1>
      <p>
        Proposal {number}, version {version}
        {isNewest ? '' : ` of ${proposal.version}`} · <State state={state} />
      </p>
      {asked && (
        <div className="notice notice--bad">
          <strong>The guest asks for a change</strong>
          <p style={{ whiteSpace: 'pre-line' }}>{asked.detail}</p>
        </div>
      )}
      {booking !== null && (
        <div className="actions">
          <ButtonLink look="go" href={`${HOME}/booking/${booking}`}>
            Booking {booking}
          </ButtonLink>
        </div>
      )}
      {content === null ? (
        <p className="soft">Personal data erased</p>
      ) : (
        <>
          <p>
            {content.name} · {content.phone} {content.email} · {languageWords(content) ?? 'English'} · valid until{' '}
            {showUntil(content.validUntil)}
          </p>
          {content.rides[0].inRupees && (
            <p className="soft">
              Priced in rupees, because {content.phone} is a number of Sri Lanka. If the guest lives abroad, its country
              code is missing.
            </p>
          )}
          <Content content={content} />
        </>
      )}
      {mail && <p className={hasFailed ? 'bad' : 'soft'}>{mailWords(mail)}</p>}
      <div className="actions">
        {may('send') && proposal.email !== '' && (
          <OneStep path={proposalPath(number, '/send')} step={step} way="mail" look="go">
            {mail ? 'Send it by mail again' : 'Send it by mail'}
          </OneStep>
        )}
        {may('send') && (
          <OneStep path={proposalPath(number, '/send')} step={step} way="WhatsApp">
            I send it by WhatsApp
          </OneStep>
        )}
        {may('save') && <ButtonLink href={proposalPath(number, '/edit')}>New version</ButtonLink>}
        {may('withdraw') && (
          <OneStep path={proposalPath(number, '/withdraw')} step={step} look="bad">
            Withdraw it
          </OneStep>
        )}
      </div>
      {isNewest && content !== null && mayAct('accept', proposal, now) && (
        <>
          <Reach proposal={proposal} message={message} />
          <p>
            <a href={url}>{url}</a>
          </p>
        </>
      )}
      <h2>History</h2>
      <ul>
        {history.map((row) => (
          <li key={row.step}>
            {showInstant(row.at)}: {proposalStepWords(row, mails)}
            {row.act === 'save' && (
              <>
                {' '}
                <a href={proposalPath(number, `?version=${row.version}`)}>Look at version {row.version}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </OperatorPage>
  )
}

interface OneStepProps {
  readonly path: string
  /** That was seen. */
  readonly step: number
  readonly way?: string
  /** It was asked whether the same version is to be sent once more. */
  readonly isAgain?: boolean
  readonly look?: 'go' | 'bad'
  readonly children: string
}

/** A button that does one thing with the proposal as it was seen. */
const OneStep = ({ path, step, way, isAgain, look, children }: OneStepProps) => (
  <form method="post" action={path}>
    <input type="hidden" name="seen" value={step} />
    {way && <input type="hidden" name="way" value={way} />}
    {isAgain && <input type="hidden" name="again" value="yes" />}
    <Button look={look}>{children}</Button>
  </form>
)

export const SAVE_ACTS = { prices: 'prices', save: 'save' } as const

export interface FormPageProps {
  /** `null` for a new one. */
  readonly proposal: Pick<Proposal, 'number' | 'version' | 'step'> | null
  /** Of a new one: the code that its link will have. A form that is sent twice makes one proposal. */
  readonly code: string
  /** The step of the proposal that the form began with. */
  readonly seen: number
  readonly typed: TypedRides
  readonly terms: Readonly<Partial<Record<ProposalField, string>>>
  /** How prices are said to the guest, and in what those by hand are typed, in words. */
  readonly said: SaidMoney
  readonly money: string
  readonly isClosedMeant: boolean
  readonly priced: PricedRides | null
  readonly problems: readonly ComposedProblem[]
  readonly refusal?: string | undefined
}

export function FormPage(props: FormPageProps) {
  const { proposal, code, seen, typed, terms, money, isClosedMeant, priced, problems, refusal } = props
  const isClosed = isClosedMeant || (priced?.rides.some(({ closed }) => closed !== null) ?? false)
  const field = (name: ProposalField) => ({ name, defaultValue: terms[name] ?? '', problems })
  const ofFields =
    problems.length > 1 ? [`${problems.length} fields have to be looked at.`] : problems.map(({ text }) => text)
  const wrong = [...ofFields, ...(refusal === undefined ? [] : [refusal])].join(' ')
  const action = proposal ? proposalPath(proposal.number, '/edit') : `${PROPOSALS}/new`
  return (
    <OperatorPage list="new">
      <NewMenu page={proposal ? 'proposals' : 'new-proposal'} />
      <Refusal>{wrong && `Nothing is saved. ${wrong}`}</Refusal>
      <h1>{proposal ? `Proposal ${proposal.number}, version ${proposal.version + 1}` : 'A new proposal'}</h1>
      <form method="post" action={action} noValidate>
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="seen" value={seen} />
        <ComposingFields {...{ typed, problems, action, money }} enter={SAVE_ACTS.prices} />
        <h2>The guest</h2>
        <TypedField label="Name" {...field('name')} maxLength={PROPOSAL_LIMITS.name} />
        <TypedField label="E-mail" type="email" {...field('email')} maxLength={MAX_EMAIL} />
        <TypedField label="Phone, with the country code" type="tel" {...field('phone')} maxLength={MAX_PHONE} />
        {OFFERED.length > 1 && (
          <Choice
            label="Language of the page and the mail"
            name="language"
            defaultValue={terms.language ?? ENGLISH}
            choices={OFFERED.map((language) => [language, languageWords({ language }) ?? 'English'])}
            {...problemAttributes('language', problems)}
          />
        )}
        {OFFERED.length === 1 && <input type="hidden" name="language" value={ENGLISH} />}
        <Problems name="language" problems={problems} />
        <h2>What the proposal says</h2>
        <TypedField label="Title, in the guest's language" {...field('title')} maxLength={PROPOSAL_LIMITS.title} />
        <label>
          A note to the guest, in the guest&apos;s language
          <textarea
            name="note"
            rows={5}
            maxLength={PROPOSAL_LIMITS.note}
            defaultValue={terms.note ?? ''}
            {...problemAttributes('note', problems)}
          />
        </label>
        <Problems name="note" problems={problems} />
        <div className="pair">
          <TypedField label="Valid until, day" type="date" {...field('validDate')} />
          <TypedField label="Hour, Sri Lanka; empty for the whole day" type="time" {...field('validTime')} />
        </div>
        {priced && (
          <>
            <h2 id={PRICES}>Prices</h2>
            <PricedList priced={priced} said={props.said} />
          </>
        )}
        {isClosed && (
          <Tick name="closed" value="meant" defaultChecked={isClosedMeant}>
            We drive on the closed day
          </Tick>
        )}
        <div className="actions">
          <Button name="act" value={SAVE_ACTS.prices} formAction={`${action}#${PRICES}`}>
            {priced ? 'Show the prices again' : 'Show the prices'}
          </Button>
          <Button look="go" name="act" value={SAVE_ACTS.save}>
            {proposal ? `Save version ${proposal.version + 1}` : 'Save the proposal'}
          </Button>
        </div>
      </form>
    </OperatorPage>
  )
}
