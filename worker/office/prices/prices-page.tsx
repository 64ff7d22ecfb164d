/** The pages of the office on which the owner changes prices: overview, a part of the list, preview, history. */
import { formatUsd, grouped } from '#domain/fares/money.ts'
import { vehicleClasses } from '#domain/fares/vehicles.ts'
import type { PriceListProblem } from '#domain/prices/price-list-schema.ts'
import type { PriceList, Vehicle } from '#domain/prices/price-list.ts'
import { QUOTE_LIFETIME_MS } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { HOUR_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { showInstant } from '#worker/lists/office-texts.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Field } from '#worker/platform/plain-page.tsx'
import type { PublishedList } from '#worker/prices/publication.ts'
import { AskFirst, Figures, OfficePage } from '#worker/office/frame.tsx'
import {
  type BookedDay,
  type Draft,
  comingLists,
  goingOn,
  isReplaced,
  listName,
  takingBackOf,
} from './price-publishing.ts'
import {
  type Difference,
  type Change,
  classNameIn,
  cliffWords,
  SMALLER_IS_DEARER,
  isOther,
  type PricePreview,
  shownChange,
  summaryLines,
} from './price-preview.ts'
import { labelOf, namedParts } from './price-fields.ts'
import { fieldId, PriceFields } from './price-form.tsx'

/** The pages of a price list: which parts each has, in the order in which an owner sets them. */

interface Section {
  readonly title: string
  /** What it is, for its owner. */
  readonly about: string
  readonly parts: readonly string[]
}

export const SECTIONS = {
  dollar: {
    title: 'Dollar',
    about: 'How many rupees you take for a dollar. Fares are made in rupees and rounded down to whole dollars.',
    parts: ['dollar'],
  },
  classes: {
    title: 'Classes',
    about: 'What guests can choose: seats, suitcases, names, pictures. A class can be switched off.',
    parts: ['vehicles'],
  },
  fares: {
    title: 'Fares',
    about: 'What a way costs to begin with, and for each km.',
    parts: ['transfers'],
  },
  least: {
    title: 'Least price and rounding',
    about: 'No fare by the rates is lower than this. Prices set by hand are not either.',
    parts: ['least', 'roundedTo'],
  },
  'by-hand': {
    title: 'Prices set by hand',
    about: 'For ways that matter, or that guests compare. Seasons and the night come on top of them.',
    parts: ['byHand'],
  },
  seasons: {
    title: 'Seasons',
    about: 'Between two dates all prices, or those of some classes, are higher or lower.',
    parts: ['seasons'],
  },
  night: { title: 'Night', about: 'What a transfer costs more whose pickup is at night.', parts: ['night'] },
  closed: {
    title: 'Closed days',
    about: 'Days on which nobody can book: the whole company, one park or one class.',
    parts: ['closed'],
  },
  tours: {
    title: 'Prices of tours',
    about: 'For the whole party, in dollars, without the transport to the park.',
    parts: ['tours'],
  },
  parks: {
    title: 'Parks',
    about: 'Where tours go. The site offers them in this order. A park that is taken out is nowhere on sale.',
    parts: ['parks'],
  },
  stay: {
    title: 'Car and driver who stay',
    about: 'What a journey costs on which one car and driver stay with the guests.',
    parts: ['driverStay'],
  },
  waiting: {
    title: 'Waiting, bags by car',
    about: 'What waiting at stops on the way costs, and a car that carries the bags of guests who go by train.',
    parts: ['waiting', 'bagsByCar'],
  },
  promises: {
    title: 'Promises',
    about:
      'Deposit, cancelling, waiting, lead times, if nobody comes. A booking keeps the promises of the list it was made under.',
    parts: ['promises', 'earlierQuotes'],
  },
} as const satisfies Readonly<Record<string, Section>>

export type SectionName = keyof typeof SECTIONS

export const isSection = (name: string): name is SectionName => Object.hasOwn(SECTIONS, name)

export const partsOf = (section: SectionName): readonly string[] => SECTIONS[section].parts

/** The section that has a value. @param path 'seasons.0.to' */
function sectionOf(path: string): SectionName | null {
  const [part = ''] = path.split('.')
  return (Object.keys(SECTIONS) as SectionName[]).find((name) => partsOf(name).includes(part)) ?? null
}

export const PATH = `${HOME}/prices`

export const sectionPath = (section: SectionName) => `${PATH}/edit/${section}`

const by = (who: string) => who || 'somebody'

const MOST_DIFFERENCES = 200

function Differences({ all, none }: { readonly all: readonly Difference[]; readonly none: string }) {
  if (all.length === 0) return <p className="soft">{none}</p>
  return (
    <>
      <ul className="cards">
        {all.slice(0, MOST_DIFFERENCES).map(({ what, before, now }) => (
          <li key={what}>
            {what}: {before || <span className="soft">nothing</span>} →{' '}
            <strong>{now || <span className="soft">nothing</span>}</strong>
          </li>
        ))}
      </ul>
      {all.length > MOST_DIFFERENCES && <p className="soft">And {all.length - MOST_DIFFERENCES} more.</p>}
    </>
  )
}

const isIn = (section: SectionName, path: string) => sectionOf(path) === section

function Problems({ problems }: { readonly problems: readonly PriceListProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div className="notice notice--bad" role="alert">
      <p>
        {problems.length === 1 ? (
          <>
            <strong>One value is wrong.</strong> The draft keeps it. Nothing can be published before it is right.
          </>
        ) : (
          <>
            <strong>{problems.length} values are wrong.</strong> The draft keeps them. Nothing can be published before
            they are right.
          </>
        )}
      </p>
      <ul>
        {problems.map(({ path, message }, i) => {
          const section = sectionOf(path)
          return (
            <li key={i}>
              {section ? <a href={`${sectionPath(section)}#${fieldId(path)}`}>{labelOf(path)}</a> : 'List'}: {message}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface Known {
  /** The number of the list in force. */
  readonly inForce: number
  /** The latest first. */
  readonly published: readonly PublishedList[]
}

/** An owner who publishes for today reads until when. */
function Coming({ published, now }: { readonly published: readonly PublishedList[]; readonly now: Date }) {
  return comingLists(published, now).map(({ number, validFrom, who, why }) => (
    <p key={number} className="sand">
      From {showDate(sriLankaTime(new Date(validFrom)).date)} on, list {number} counts, by {by(who)}: {why}. What is
      published before that day counts until then. <a href={`${PATH}/history`}>Take it back</a>
    </p>
  ))
}

/** What guests pay by now, and what comes. */
function InForce({ inForce, published, now }: Known & { readonly now: Date }) {
  const made = goingOn(published, inForce)
  const current = published.find(({ number }) => number === made)
  return (
    <>
      <p>
        Guests pay by <strong>{listName(made)}</strong>
        {current && `, which ${by(current.who)} published on ${showInstant(current.createdAt)}: ${current.why}`}.
      </p>
      <Coming published={published} now={now} />
    </>
  )
}

interface PricesPageProps extends Known {
  readonly draft: Draft | null
  readonly changes: readonly Difference[]
  readonly problems: readonly PriceListProblem[]
  readonly now: Date
  readonly refusal?: string | undefined
  readonly done?: string | undefined
}

export function PricesPage({ draft, changes, problems, refusal, done, ...known }: PricesPageProps) {
  const latest = known.published[0]?.number ?? 0
  const seen = Math.max(draft?.basedOn ?? 0, known.inForce)
  return (
    <OfficePage page="prices" title="Prices" refusal={refusal}>
      {done && (
        <p className="notice" role="status">
          {done}
        </p>
      )}
      <InForce {...known} />
      <h2>Draft</h2>
      {draft === null ? (
        <p className="soft">
          There is none. Choose below what you want to change: nothing counts before you publish it.
        </p>
      ) : (
        <>
          <p>
            {by(draft.who)} changed it on {showInstant(draft.changedAt)}. It counts once it is published.
          </p>
          {draft.basedOn !== known.inForce && (
            <p className="sand">
              It began as {listName(draft.basedOn)}. Guests pay by {listName(seen)} now: what differs below is all that
              publishing the draft changes.
            </p>
          )}
          <Problems problems={problems} />
          <Differences all={changes} none="It says the same as the list in force." />
          <div className="actions">
            <ButtonLink look="go" href={`${PATH}/preview`}>
              Preview and publish
            </ButtonLink>
          </div>
          <details>
            <summary>Throw the draft away</summary>
            <p className="soft">All that you have typed since the last list is gone then.</p>
            <form className="actions" method="post" action={`${PATH}/drop`}>
              <input type="hidden" name="version" value={draft.version} />
              <Button look="bad">Yes, throw it away</Button>
            </form>
          </details>
        </>
      )}
      <h2>Change</h2>
      <ul className="cards">
        {(Object.keys(SECTIONS) as SectionName[]).map((section) => {
          const wrong = problems.filter(({ path }) => isIn(section, path)).length
          return (
            <li key={section} className={wrong > 0 ? 'card card--concern' : 'card'}>
              <a href={sectionPath(section)}>{SECTIONS[section].title}</a>
              <p className="soft">{SECTIONS[section].about}</p>
              {wrong > 0 && <p className="bad">{wrong === 1 ? 'One value is wrong' : `${wrong} values are wrong`}</p>}
            </li>
          )
        })}
      </ul>
      <p>
        <a href={`${PATH}/history`}>All lists that were published{latest > 0 && ` (${latest})`}</a>
      </p>
    </OfficePage>
  )
}

interface SectionPageProps {
  readonly section: SectionName
  readonly draft: Draft
  /** Of the whole list. */
  readonly problems: readonly PriceListProblem[]
  /** What these parts were when the page was made. */
  readonly seen: string
  readonly open: string
  readonly refusal?: string | undefined
  /** A name that could not be added. */
  readonly added?: { readonly typed: string; readonly refusal: string | null } | undefined
  readonly isKept?: boolean
}

const byPath = (problems: readonly PriceListProblem[]) =>
  new Map(
    problems.map(({ path }) => [path, problems.filter((each) => each.path === path).map(({ message }) => message)]),
  )

/** Their tables have figures of each class. */
const OF_FIGURES: readonly SectionName[] = ['fares', 'stay', 'waiting']

/** Where the figures of a class are that has none in the tables. */
function SharedClasses({ list }: { readonly list: Draft['list'] }) {
  const nameOf = (id: string) => classNameIn(list as unknown as PriceList, id)
  const shares = namedParts(list.vehicles).flatMap(([id, vehicle]) => {
    const { share } = vehicle as Vehicle
    return share ? [{ id, ...share }] : []
  })
  return shares.map(({ id, of, percent }) => (
    <p key={id}>
      {nameOf(id)}: {percent} % of {nameOf(of)}, without figures here. <a href={sectionPath('classes')}>Classes</a>
    </p>
  ))
}

export function SectionPage({
  section,
  draft,
  problems,
  seen,
  open,
  refusal,
  added,
  isKept = false,
}: SectionPageProps) {
  const { title, about } = SECTIONS[section]
  // Nothing is typed yet into what was just added.
  const isNew = (path: string) => open !== '' && (path === open || path.startsWith(`${open}.`))
  const own = problems.filter(({ path }) => isIn(section, path) && !isNew(path))
  const sections = Object.keys(SECTIONS) as SectionName[]
  const next = sections[sections.indexOf(section) + 1]
  return (
    <OfficePage page="prices" title={title} refusal={refusal}>
      <p>
        <a href={PATH}>Prices</a> <span className="soft">{about}</span>
      </p>
      <Problems problems={own} />
      {isKept && own.length === 0 && (
        <p className="notice" role="status">
          Kept in the draft. {next && <a href={sectionPath(next)}>Next: {SECTIONS[next].title}</a>}{' '}
          <a href={`${PATH}/preview`}>Preview and publish</a>
        </p>
      )}
      {OF_FIGURES.includes(section) && <SharedClasses list={draft.list} />}
      <form method="post" action={sectionPath(section)} noValidate>
        <input type="hidden" name="seen" value={seen} />
        {/* The first button is the one that Enter presses. */}
        <div className="actions">
          <Button look="go" name="do" value="keep">
            Keep in the draft
          </Button>
          <ButtonLink href={PATH}>{isKept || open !== '' ? 'Back' : 'Back without keeping'}</ButtonLink>
        </div>
        {open !== '' && <p className="soft">What you added, took out or moved just now is in the draft already.</p>}
        <PriceFields
          parts={partsOf(section)}
          list={draft.list}
          problems={byPath(own)}
          open={open}
          typed={added?.typed}
          refusal={added?.refusal ?? null}
        />
        <div className="actions">
          <Button look="go" name="do" value="keep">
            Keep in the draft
          </Button>
        </div>
      </form>
    </OfficePage>
  )
}

const cells = (prices: readonly Change[], show: (amount: number) => string) =>
  prices.map((change) => {
    const text = shownChange(change, show).replace('->', '→')
    return isOther(change) ? <strong key={change.what}>{text}</strong> : text
  })

/** Rupees, and the dollars where they change. */
const fareCells = ({ prices, dollars }: PricePreview['fares'][number]) =>
  cells(prices, grouped).map((cell, i) => {
    const dollar = dollars[i]!
    return isOther(dollar) && dollar.before !== null && dollar.now !== null ? (
      <span key={dollar.what}>
        {cell} <span className="soft">{shownChange(dollar, formatUsd).replace('->', '→')}</span>
      </span>
    ) : (
      cell
    )
  })

interface PreviewPageProps extends Known {
  readonly draft: Draft
  readonly list: PriceList
  readonly preview: PricePreview
  readonly changes: readonly Difference[]
  readonly bookedDays: readonly BookedDay[]
  readonly now: Date
  readonly refusal?: string | undefined
  readonly typed?: { readonly from?: string | undefined; readonly why?: string | undefined } | undefined
}

function Cliffs({ preview: { cliffs }, list, draft }: Pick<PreviewPageProps, 'preview' | 'list' | 'draft'>) {
  const felt = cliffs.filter(({ ways }) => ways.length > 0)
  const others = cliffs.length - felt.length
  if (cliffs.length === 0) return <p className="soft">Nowhere.</p>
  return (
    <>
      <p className="soft">
        Where one row of rates ends and a cheaper one begins, a longer way costs less than a shorter one at the same
        speed. One tap sets a price by hand for each listed way beyond that point: as much as the way that ends there.
        It changes the draft, no price that you have set by hand, and no way that is not listed.
      </p>
      <ul className="cards">
        {felt.map((cliff) => (
          <li key={`${cliff.vehicle} ${cliff.km} ${cliff.isOfAirport}`} className="card">
            <p>{cliffWords(cliff, list)}.</p>
            <p className="soft">
              {cliff.ways.length} listed:{' '}
              {cliff.ways
                .slice(0, 3)
                .map(({ pickup, dropoff }) => `${pickup} to ${dropoff}`)
                .join(', ')}
              {cliff.ways.length > 3 && ' …'}
            </p>
            <form className="actions" method="post" action={`${PATH}/smooth`}>
              <input type="hidden" name="version" value={draft.version} />
              <input type="hidden" name="vehicle" value={cliff.vehicle} />
              <input type="hidden" name="km" value={cliff.km} />
              <input type="hidden" name="airport" value={cliff.isOfAirport ? 'yes' : 'no'} />
              <Button aria-label={`Smooth this: ${cliffWords(cliff, list)}`}>Smooth this</Button>
            </form>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="soft">
          {felt.length > 0 ? 'And' : 'Only'} {others} that no listed way feels:{' '}
          {cliffs
            .filter(({ ways }) => ways.length === 0)
            .map((cliff) => cliffWords(cliff, list))
            .join('; ')}
          .
        </p>
      )}
    </>
  )
}

/** Where the form stands that publishes. */
const PUBLISH = 'publish'

export function PreviewPage(props: PreviewPageProps) {
  const { draft, list, preview, changes, bookedDays, published, now, refusal, typed = {} } = props
  const classes = preview.fares[0]?.prices.map((_, i) => preview.fares[0]!.prices[i]!.what.split(', ').at(-1)!) ?? []
  return (
    <OfficePage page="prices" title="Preview" refusal={refusal}>
      <p>
        <a href={PATH}>Prices</a> ·{' '}
        <span className="soft">Old → new. Guests pay by {listName(props.inForce)} until you publish.</span>
      </p>
      {/* It leads there, and publishes nothing: the page is long. */}
      <div className="actions">
        <ButtonLink href={`#${PUBLISH}`}>To publishing, below</ButtonLink>
      </div>
      <h2>What you changed</h2>
      <Differences all={changes} none="The draft says the same as the list in force." />
      {bookedDays.length > 0 && (
        <>
          <h2>Booked for days that you close</h2>
          <p className="bad">These rides stay booked: drive them, or call the guests.</p>
          <ul>
            {bookedDays.map(({ date, rides }) => (
              <li key={date}>
                <a href={`${HOME}/day/${date}`}>{showDate(date)}</a>: {rides} {rides === 1 ? 'ride' : 'rides'}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Fares</h2>
      {[
        ...summaryLines(preview.ofFares, 'listed fares'),
        ...(preview.ofDollars ? summaryLines(preview.ofDollars, 'listed fares in dollars') : []),
      ].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="soft">Rupees, without a season and by day.</p>
      <Figures
        head={['Way', 'Km', ...classes]}
        rows={preview.fares.map((fares) => [
          `${fares.trip.pickup} to ${fares.trip.dropoff}`,
          fares.trip.distanceKm,
          ...fareCells(fares),
        ])}
      />
      {preview.dated.length > 0 && (
        <>
          <h3>The first of these ways, by date</h3>
          <Figures
            head={['When', ...vehicleClasses(list).map((vehicle) => classNameIn(list, vehicle))]}
            rows={preview.dated.map(({ when, prices }) => [when, ...prices.map((amount) => grouped(amount))])}
          />
        </>
      )}
      <h2>Tours</h2>
      {summaryLines(preview.ofTours, 'prices of tours').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="soft">Dollars for 1 to 6 travelers, without transport.</p>
      {preview.tours.map(({ park, prices }) => (
        <section key={park} aria-label={park}>
          <h3>{park}</h3>
          <Figures
            head={['Tour', '1', '2', '3', '4', '5', '6']}
            rows={[prices.slice(0, 6), prices.slice(6)]
              .filter(({ length }) => length > 0)
              .map((half, i) => [i === 0 ? 'Half day' : 'Full day', ...cells(half, (amount) => String(amount))])}
          />
        </section>
      ))}
      {preview.upsideDown.length > 0 && (
        <>
          <h2>{SMALLER_IS_DEARER}</h2>
          <p className="bad">By a price that you have set by hand. Guests will take the larger one.</p>
          <ul className="cards">
            {preview.upsideDown.map((text) => (
              <li key={text} className="card">
                {text}.
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Where a longer way costs less</h2>
      <Cliffs preview={preview} list={list} draft={draft} />
      <h2 id={PUBLISH}>Publish</h2>
      <Coming published={published} now={now} />
      <form method="post" action={`${PATH}/publish`}>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="latest" value={published[0]?.number ?? 0} />
        <Field
          label="Why, for the history"
          name="why"
          defaultValue={typed.why}
          required
          maxLength={200}
          autoComplete="off"
        />
        <Field
          label="From the beginning of this day, Sri Lanka time; empty for now"
          name="from"
          type="date"
          min={sriLankaTime(now).date}
          defaultValue={typed.from}
        />
        <p className="soft">
          {list.earlierQuotes === 'count'
            ? `A quote that was made before counts for ${QUOTE_LIFETIME_MS / HOUR_MS} hours.`
            : 'A quote that was made before no longer counts.'}{' '}
          Who is filling in a form is shown both prices and asked. Bookings keep the prices and promises that they were
          made under.
        </p>
        <div className="actions">
          <Button look="go">Publish</Button>
          <ButtonLink href={PATH}>Not yet</ButtonLink>
        </div>
      </form>
    </OfficePage>
  )
}

interface HistoryPageProps extends Known {
  readonly now: Date
  readonly refusal?: string | undefined
}

/** One tap changes what all guests pay, so it is asked about. */
function BackForm({ number, latest }: { readonly number: number; readonly latest: number }) {
  return (
    <details>
      <summary aria-label={`Go back to it: ${listName(number)}`}>Go back to it</summary>
      <p className="soft">All guests pay by it from now on. Bookings keep their prices.</p>
      <form className="actions" method="post" action={`${PATH}/back/${number}`}>
        <input type="hidden" name="latest" value={latest} />
        <Button look="bad">Yes, go back to {listName(number)}</Button>
      </form>
    </details>
  )
}

function TakeBackForm({ number, latest }: { readonly number: number; readonly latest: number }) {
  return (
    <AskFirst
      what={`Take ${listName(number)} back`}
      yes={`Yes, take ${listName(number)} back`}
      action={`${PATH}/take-back/${number}`}
    >
      <p className="soft">It never counts: prices of the day before go on.</p>
      <input type="hidden" name="latest" value={latest} />
    </AskFirst>
  )
}

/** What guests pay by soon, pay by now, paid by, and never did: a list that never counted must not read like one that did. */
export function HistoryPage({ published, now, refusal, ...known }: HistoryPageProps) {
  const latest = published[0]?.number ?? 0
  const inForce = goingOn(published, known.inForce)
  const coming = comingLists(published, now)
  const isComing = (number: number) => coming.some((list) => list.number === number)
  const made = published.filter(({ number }) => goingOn(published, number) === number)
  const never = made.filter((list) => isReplaced(published, list))
  const earlier = made
    .filter((list) => list.number !== inForce && !isComing(list.number) && !isReplaced(published, list))
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.number - a.number)
  const card = ({ number, validFrom, createdAt, who, why }: PublishedList) => {
    const takenBack = takingBackOf(published, number)
    return (
      <li key={number} className="card">
        <p>
          <strong>List {number}</strong>
          {number === inForce && <span className="good"> · in force</span>}
          {isComing(number) && <span className="sand"> · counts from {showInstant(validFrom)}</span>}
          {never.some((list) => list.number === number) && (
            <span className="sand">
              {' · '}
              {takenBack ? 'taken back' : 'replaced'},{' '}
              {Date.parse(validFrom) > now.getTime() ? 'never counts' : 'never counted'}
            </span>
          )}
        </p>
        <p>{why}</p>
        <p className="soft">
          {by(who)}, {showInstant(createdAt)}
          {takenBack && ` · taken back by ${by(takenBack.who)}, ${showInstant(takenBack.createdAt)}`}
        </p>
        <div className="actions">
          <ButtonLink href={`${PATH}/history/${number}`} aria-label={`What it changed: list ${number}`}>
            What it changed
          </ButtonLink>
          {isComing(number) && <TakeBackForm number={number} latest={latest} />}
          {number !== inForce && !isComing(number) && <BackForm number={number} latest={latest} />}
        </div>
      </li>
    )
  }
  const first = (
    <li className="card">
      <p>
        <strong>The list that the site came with</strong>
        {inForce === 0 && <span className="good"> · in force</span>}
      </p>
      <div className="actions">{inForce !== 0 && <BackForm number={0} latest={latest} />}</div>
    </li>
  )
  return (
    <OfficePage page="prices" title="Lists that were published" refusal={refusal}>
      <p>
        <a href={PATH}>Prices</a> ·{' '}
        <span className="soft">
          To go back publishes the same once more, as a new list from now on. It leaves the draft alone. A list to come
          that is taken back never counts: prices of the day before go on.
        </span>
      </p>
      {coming.length > 0 && (
        <>
          <h2>To come</h2>
          <ul className="cards">{coming.map(card)}</ul>
        </>
      )}
      <h2>In force</h2>
      <ul className="cards">{inForce === 0 ? first : made.filter(({ number }) => number === inForce).map(card)}</ul>
      {inForce !== 0 && (
        <>
          <h2>Before it</h2>
          <ul className="cards">
            {earlier.map(card)}
            {first}
          </ul>
        </>
      )}
      {never.length > 0 && (
        <>
          <h2>Never in force</h2>
          <ul className="cards">{never.map(card)}</ul>
        </>
      )}
    </OfficePage>
  )
}

interface ChangedPageProps {
  readonly number: number
  /** The number of the list beside which it changed that. */
  readonly before: number
  readonly changes: readonly Difference[]
}

export function ChangedPage({ number, before, changes }: ChangedPageProps) {
  return (
    <OfficePage page="prices" title={`What list ${number} changed`}>
      <p>
        <a href={`${PATH}/history`}>All lists</a> · <span className="soft">Beside {listName(before)}.</span>
      </p>
      <Differences all={changes} none="Nothing: it is a copy." />
    </OfficePage>
  )
}
