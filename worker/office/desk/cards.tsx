/**
 * Alarms, notes and complaints on the office's pages, each with the button by which somebody says that they see to it, or
 * closes it.
 */
import { actOfStep, MAX_REMARK } from '#domain/bookings/agreed/operator-steps.ts'
import { alarmHeading, alarmSentence, isOfNobody } from '#domain/bookings/day/alarms.ts'
import { MINUTE_MS, sriLankaTime, showDate } from '#domain/sri-lanka-time.ts'
import { type Alarm, alarmPath, type Answered, answerWords, CLOSED_SHOWN_MINUTES } from '#worker/alarms/alarms.ts'
import { showInstant } from '#worker/lists/office-texts.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Field } from '#worker/platform/plain-page.tsx'
import { promisesIfKnown } from '#worker/prices/request-price-list.ts'
import type { OpenNote } from '#worker/steps/open-notes.ts'
import { Contact, DriverContact, OperatorPage, ridePath } from '#worker/office/parts.tsx'
import { useMay } from '#worker/office/roles.tsx'

/** The page that the button comes back to. */
type AlarmPage = 'now' | 'today' | 'ride'

const timeOf = (instant: string) => sriLankaTime(new Date(instant)).time

interface AlarmCardsProps {
  readonly alarms: readonly Alarm[]
  readonly page: AlarmPage
  readonly now: Date
}

/** The first thing to do is to call. */
function Reached({ alarm: { ride, reference, guest, driver } }: { readonly alarm: Alarm }) {
  if (ride === null || reference === null || guest === null) return null
  return (
    <>
      {driver?.driverName && <p className="soft">Driver: {driver.driverName}</p>}
      {driver && <DriverContact booking={{ ride, ...driver }} />}
      <div className="actions">
        <Contact booking={{ ride, reference, ...guest }} />
      </div>
    </>
  )
}

/** What the guest reads who says that nobody is there, and until when. */
function promisedWords({ kind, raisedAt, priceList, closing }: Alarm, now: Date): string | null {
  const promised = kind === 'nobody-here' && priceList !== null ? promisesIfKnown(priceList)?.ifNobodyComes : null
  if (!promised) return null
  const { minutes, backPercent, taxiPercent } = promised
  const until = new Date(Date.parse(raisedAt) + minutes * MINUTE_MS)
  const by = timeOf(until.toISOString())
  if (closing === 'cancelled')
    return `The guest was promised somebody by ${by}: another taxi is paid up to ${taxiPercent} % of the price, unless the guest asked to cancel.`
  if (now >= until)
    return `The guest was promised somebody by ${by}. If nobody was there, ${backPercent} % of the price goes back, and another taxi is paid up to ${taxiPercent} % of it: the guest reads so since then. Cancel the ride without a charge and give back what was paid.`
  return `The guest is promised somebody by ${by}. After that ${backPercent} % of the price goes back, and another taxi is paid up to ${taxiPercent} % of it.`
}

function AlarmCard({ alarm, page, now }: { readonly alarm: Alarm } & Omit<AlarmCardsProps, 'alarms'>) {
  const { id, kind, ride, reference, raisedAt, answeredAt, closedAt, closing } = alarm
  const may = useMay()
  const waits = answeredAt === null && closedAt === null
  const promised = (closedAt === null || closing === 'cancelled') && promisedWords(alarm, now)
  return (
    <li className={waits ? 'alarm card card--concern' : 'alarm card'} data-card={`alarm/${id}`}>
      <p className={waits ? 'bad' : 'soft'}>
        {timeOf(raisedAt)} {alarmSentence(alarm, now)}
      </p>
      {!waits && <p>{answerWords(alarm)}</p>}
      {promised && <p>{promised}</p>}
      <form className="actions" method="post" action={`${HOME}/alarms/${id}`}>
        <input type="hidden" name="page" value={page} />
        {waits && (
          <Button look="go" aria-label={`I see to it: ${alarmHeading(kind)}${ride === null ? '' : `, ${ride}`}`}>
            I see to it
          </Button>
        )}
        {reference !== null && closedAt === null && isOfNobody(kind) && may(actOfStep('driver')) && (
          <ButtonLink href={ridePath({ ...alarm, reference }, 'driver')}>Name a driver</ButtonLink>
        )}
        {ride !== null && page !== 'ride' && <ButtonLink href={alarmPath(alarm)}>{ride}</ButtonLink>}
      </form>
      {closedAt === null && <Reached alarm={alarm} />}
    </li>
  )
}

/** Those that wait for an answer come first. */
const rank = ({ answeredAt }: Alarm) => Number(answeredAt !== null)

function Cards({ alarms, ...rest }: AlarmCardsProps) {
  return (
    <ul className="cards">
      {alarms
        .toSorted((a, b) => rank(a) - rank(b) || b.id - a.id)
        .map((alarm) => (
          <AlarmCard key={alarm.id} alarm={alarm} {...rest} />
        ))}
    </ul>
  )
}

/** The open ones. */
export function AlarmCards({ alarms, ...rest }: AlarmCardsProps) {
  const open = alarms.filter(({ closedAt }) => closedAt === null)
  if (open.length === 0) return null
  const waiting = open.filter((alarm) => rank(alarm) === 0).length
  return (
    <section id="alarms">
      <h2>{waiting > 0 ? `Alarms (${waiting})` : 'Alarms'}</h2>
      <Cards alarms={open} {...rest} />
    </section>
  )
}

/** Those that closed themselves just now, below all that is open. */
export function ClosedAlarms({ alarms, ...rest }: AlarmCardsProps) {
  const closed = alarms.filter(({ closedAt }) => closedAt !== null)
  if (closed.length === 0) return null
  const cards = <Cards alarms={closed} {...rest} />
  return (
    <section id="closed-alarms">
      <h2>Closed alarms ({closed.length})</h2>
      {closed.length === 1 ? (
        cards
      ) : (
        <details>
          <summary>Those of the last {CLOSED_SHOWN_MINUTES} minutes</summary>
          {cards}
        </details>
      )}
    </section>
  )
}

/** Somebody else was first, or its cause is gone: said on a page of its own, so that nobody drives off for nothing. */
export function AlarmTaken({ answered: { alarm }, now }: { readonly answered: Answered; readonly now: Date }) {
  return (
    <OperatorPage>
      <h1>You need not see to it</h1>
      <p>{alarmSentence(alarm, now)}</p>
      <p role="alert">
        <strong>{answerWords(alarm)}</strong>
      </p>
      <div className="actions">
        <ButtonLink look="go" href={alarmPath(alarm)}>
          {alarm.ride ?? 'Now'}
        </ButtonLink>
      </div>
    </OperatorPage>
  )
}

interface NoteCardsProps {
  readonly notes: readonly OpenNote[]
  readonly title: string
  /** Of Now, to which the form comes back; else of the ride. */
  readonly isOfNow?: boolean
}

/** @param note of all rides with 0, and of a booking's only one */
const path = ({ reference, position, rides }: OpenNote, more = '') =>
  `${HOME}/booking/${reference}${more}${rides > 1 && position > 0 ? `?ride=${position}` : ''}`

export function NoteCards({ notes, title, isOfNow = false }: NoteCardsProps) {
  if (notes.length === 0) return null
  return (
    <section id="notes">
      <h2>
        {title} ({notes.length})
      </h2>
      <ul className="cards">
        {notes.map((note) => (
          <li
            key={`${note.reference} ${note.version}`}
            className="card card--concern"
            data-card={`note/${note.reference}/${note.version}`}
          >
            <p>
              <strong>{note.step === 'complaint' ? 'Complaint' : 'Note'}</strong>, open until {showDate(note.openUntil)}
            </p>
            <p style={{ whiteSpace: 'pre-line' }}>{note.detail}</p>
            <p className="soft">
              {showInstant(note.at)}
              {note.who && ` by ${note.who}`}
            </p>
            <form method="post" action={path(note, '/closed')}>
              <input type="hidden" name="note" value={note.version} />
              {isOfNow && <input type="hidden" name="page" value="now" />}
              <Field label="What came of it" name="word" maxLength={MAX_REMARK} required autoComplete="off" />
              <div className="actions">
                <Button look="go" aria-label={`Close it: the ${note.step} of ${note.reference}`}>
                  Close it
                </Button>
                {isOfNow && <ButtonLink href={path(note)}>{note.reference}</ButtonLink>}
              </div>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
