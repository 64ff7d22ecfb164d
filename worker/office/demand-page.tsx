/** What guests look for: what was asked and not booked, and how the office kept up. */
import type { ReactNode } from 'react'
import { grouped } from '#domain/fares/money.ts'
import { type DemandSums, ELSEWHERE, NONE, OTHER, UNKNOWN_PLACE, showMinutes } from '#domain/insight/demand.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { type AskedRow, type Insight, SPANS, INSIGHT_TABLES, type InsightTable } from '#worker/insight/insight.ts'
import { LANGUAGE_NAMES } from '#worker/lists/office-texts.ts'
import { HOME } from '#worker/platform/access.ts'
import { Menu } from '#worker/platform/plain-page.tsx'
import { useMay } from './roles.tsx'
import { counted, Figures, FiguresMenu, OfficeActs, OfficePage, percent, type ShownActs } from './frame.tsx'
import { AsTable, Bars, Columns } from './charts.tsx'

/** More would be a long way to scroll: the file has all. */
const ROWS = 15

/** Words of lists whose name alone does not say what they are. */
const SAID: Readonly<Record<string, string>> = {
  [UNKNOWN_PLACE]: 'a place that nobody knows',
  [ELSEWHERE]: 'a point on the map',
  [NONE]: 'none: by telephone, call or agent',
  [OTHER]: 'others',
  inside: 'our own page, loaded again',
  call: 'a program that calls',
  page: 'the site',
  home: 'the home page',
  transfer: 'a transfer',
  'things-to-do': 'a list of prices, or a tour',
  journey: 'the planner',
  booking: 'a booking',
}

const said = (word: string) => SAID[word] ?? word

interface SectionProps {
  readonly table: InsightTable
  readonly days: number
  readonly children: ReactNode
}

/** A heading, its picture with words, and the way to the whole table as a file. */
function Section({ table, days, children }: SectionProps) {
  const mayTake = useMay()('files')
  const { title } = INSIGHT_TABLES[table]
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {mayTake && (
        <p className="no-paper">
          <a href={`${HOME}/demand/csv?days=${days}&table=${table}`}>CSV: {title.toLowerCase()}</a>
        </p>
      )}
    </section>
  )
}

const askedWords = ({ asked, booked }: DemandSums) =>
  `${grouped(booked)} booked of ${grouped(asked)} asked, ${percent(booked, asked)}`

/** The filled part is what was booked; together they are all that asked. */
const askedParts = ({ asked, booked }: DemandSums) => [booked, Math.max(0, asked - booked)]

const LEGEND = ['Booked', 'Asked and not booked'] as const

interface AskedProps {
  readonly head: string
  readonly rows: readonly AskedRow[]
  readonly label: (row: AskedRow) => string
}

function AskedTable({ head, rows, label }: AskedProps) {
  return (
    <AsTable>
      <Figures
        head={[head, 'Asked', 'Price shown', 'Form begun', 'Booked', 'Booked of asked']}
        rows={rows.map((row) => [
          label(row),
          grouped(row.sums.asked),
          grouped(row.sums.priced),
          grouped(row.sums.form),
          <strong key="booked">{grouped(row.sums.booked)}</strong>,
          percent(row.sums.booked, row.sums.asked),
        ])}
      />
    </AsTable>
  )
}

function Asked({ head, rows, label }: AskedProps) {
  const shown = rows.slice(0, ROWS)
  if (shown.length === 0) return <p>Nothing was asked.</p>
  return (
    <>
      <Bars
        bars={shown.map((row) => ({ label: label(row), words: askedWords(row.sums), parts: askedParts(row.sums) }))}
        legend={LEGEND}
      />
      <AskedTable head={head} rows={shown} label={label} />
    </>
  )
}

/** @example languageName({ of: ['de'] }) // 'German' */
const languageName = ({ of: [tag = ''] }: Pick<AskedRow, 'of'>) => SAID[tag] ?? LANGUAGE_NAMES.of(tag) ?? tag

const firstWord = ({ of: [word = ''] }: AskedRow) => said(word)
const pairWords = ({ of: [from = '', to = ''] }: AskedRow) => `${said(from)} to ${said(to)}`
const dayWords = ({ of: [day = ''] }: AskedRow) => showDate(day)

/** Why nothing could be booked. */
const REFUSED = {
  'unknown-place': 'A place that nobody knows',
  'no-road': 'No road leads there',
  full: 'No car could be had at the hour',
  error: 'An error of ours',
} as const

function All({ insight: { all, span, isSampled } }: { readonly insight: Insight }) {
  const days = `From ${showDate(span.from)} to ${showDate(span.to)}`
  if (all === null) return <p>{days} nobody asked for anything, or nothing was counted.</p>
  const refused = Object.entries(REFUSED).filter(([word]) => all[word as keyof typeof REFUSED] > 0)
  const steps = [
    ['Asked', all.asked],
    ['Price shown', all.priced],
    ['Form begun', all.form],
    ['Booked', all.booked],
  ] as const
  return (
    <>
      <p>
        {days} guests asked <strong>{counted(all.asked, 'time')}</strong> for a price,{' '}
        {all.booked > all.asked ? (
          <>
            and booked <strong>{counted(all.booked, 'time')}</strong>: some by telephone or by a program, which do not
            ask here first.
          </>
        ) : (
          <>
            <strong>{grouped(all.booked)}</strong> of these {all.booked === 1 ? 'was' : 'were'} booked:{' '}
            {percent(all.booked, all.asked)}.
          </>
        )}
        {isSampled && ' The figures are estimates from a sample.'}
      </p>
      <Bars
        bars={steps.map(([label, times]) => ({ label, words: grouped(times), parts: [times] }))}
        legend={['Times']}
      />
      {refused.length > 0 && (
        <>
          <h2>Why there was nothing to book</h2>
          <Bars
            bars={refused.map(([word, label]) => {
              const times = all[word as keyof typeof REFUSED]
              return { label, words: counted(times, 'time'), parts: [times] }
            })}
            legend={['Times']}
          />
        </>
      )}
    </>
  )
}

function Names({ names }: Pick<Insight, 'names'>) {
  if (names.length === 0) return <p>None that three networks asked for.</p>
  const shown = names.slice(0, ROWS)
  return (
    <>
      <p className="soft">
        Asked for in three networks or more; fewer are kept as no name. Add those that are places to the gazetteer.
      </p>
      <Bars
        bars={shown.map(({ name, networks }) => ({
          label: name,
          words: counted(networks, 'network'),
          parts: [networks],
        }))}
        legend={['Networks']}
      />
      <AsTable>
        <Figures
          head={['Name', 'First asked', 'Last asked', 'Networks']}
          words={3}
          rows={shown.map(({ name, networks, firstDay, lastDay }) => [
            name,
            showDate(firstDay),
            showDate(lastDay),
            networks,
          ])}
        />
      </AsTable>
    </>
  )
}

const minutes = (value: number | null) => (value === null ? '-' : showMinutes(value))

function WaitingTimes({ waiting }: Pick<Insight, 'waiting'>) {
  const { bookings, confirmed, median, p90, open, bands, days } = waiting
  if (bookings === 0) return <p>No guest booked on the site. Bookings that the office made are not counted here.</p>
  return (
    <>
      <p>
        {confirmed > 0 && (
          <>
            Half of the guests waited no longer than <strong>{minutes(median)}</strong>, nine of ten no longer than{' '}
            <strong>{minutes(p90)}</strong>.{' '}
          </>
        )}
        Of {counted(bookings, 'booking')}, {grouped(confirmed)} {confirmed === 1 ? 'is' : 'are'} confirmed
        {open > 0 && `, and ${open} still ${open === 1 ? 'waits' : 'wait'}`}.
      </p>
      <Bars
        bars={bands.map(({ band, bookings: its }) => ({
          label: `Confirmed ${band}`,
          words: counted(its, 'booking'),
          parts: [its],
        }))}
        legend={['Bookings']}
      />
      <AsTable>
        <Figures
          head={['Booked on', 'Confirmed', 'Half waited at most', 'Nine of ten']}
          rows={days
            .filter((day) => day.confirmed > 0)
            .map((day) => [showDate(day.day), day.confirmed, minutes(day.median), minutes(day.p90)])}
        />
      </AsTable>
    </>
  )
}

const CLASS_WORDS = {
  receipt: 'Receipts of bookings',
  link: 'Links to a booking',
  change: 'Changes by guests',
  word: "Guests' words",
  tap: "Drivers' taps",
  site: 'What the office and the clock cause',
} as const

function Mails({ mails }: Pick<Insight, 'mails'>) {
  const { sent, perDay, perHour, hours, classes } = mails
  return (
    <>
      <p>
        <strong>{counted(sent, 'mail')}</strong> went, of {grouped(perDay)} that may: {percent(sent, perDay)} of the
        day's quota. An hour may have {grouped(perHour)} (MAILS_PER_HOUR).
      </p>
      <Columns
        columns={hours.map((each) => ({ label: `from ${each.hour} on`, parts: [each.sent] }))}
        legend={['Mails']}
      />
      {classes.length > 0 && (
        <AsTable>
          <Figures
            head={['What for', 'Mails']}
            rows={classes.map(({ of, sent: its }) => [CLASS_WORDS[of], grouped(its)])}
          />
        </AsTable>
      )}
    </>
  )
}

function Errors({ errors: { days, most } }: Pick<Insight, 'errors'>) {
  const sum = days.reduce((all, { times }) => all + times, 0)
  if (sum === 0) return <p>None in the last week.</p>
  return (
    <>
      <p>
        <strong>{counted(sum, 'error')}</strong> in the last week. Most: {most[0]!.kind} on pages of the kind '
        {most[0]!.page}', {counted(most[0]!.times, 'time')}.
      </p>
      <Columns columns={days.map(({ day, times }) => ({ label: showDate(day), parts: [times] }))} legend={['Errors']} />
      <AsTable>
        <Figures
          head={['Error', 'Kind of page', 'Times']}
          words={2}
          rows={most.slice(0, ROWS).map(({ kind, page, times }) => [kind, page, grouped(times)])}
        />
      </AsTable>
    </>
  )
}

/** Tables whose rows have one word each. */
const BY_WORD = [
  ['languages', 'Language', languageName],
  ['devices', 'Device', firstWord],
  ['sources', 'Source', firstWord],
  ['pages', 'First page', firstWord],
] as const

interface DemandPageProps {
  readonly days: number
  readonly insight: Insight
  readonly acts: ShownActs
}

export function DemandPage({ days, insight, acts }: DemandPageProps) {
  const { names, pairs, waiting, mails, errors } = insight
  return (
    <OfficePage page="money" title="What guests look for">
      <FiguresMenu page="demand" />
      <Menu
        className="days no-paper"
        label="Days"
        pages={SPANS.map((span) => [span, `${HOME}/demand?days=${span}`, `${span} days`])}
        here={days}
      />
      <All insight={insight} />
      <Section table="pairs" days={days}>
        <Asked head="From, to" rows={pairs} label={pairWords} />
      </Section>
      <Section table="names" days={days}>
        <Names names={names} />
      </Section>
      <Section table="days" days={days}>
        <Columns
          columns={insight.days.map((row) => ({ label: dayWords(row), parts: askedParts(row.sums) }))}
          legend={LEGEND}
        />
        <AskedTable head="Day" rows={insight.days} label={dayWords} />
      </Section>
      {BY_WORD.map(([table, head, label]) => (
        <Section key={table} table={table} days={days}>
          <Asked head={head} rows={insight[table]} label={label} />
        </Section>
      ))}
      <Section table="waiting" days={days}>
        <WaitingTimes waiting={waiting} />
      </Section>
      <Section table="mails" days={days}>
        <Mails mails={mails} />
      </Section>
      <Section table="errors" days={days}>
        <Errors errors={errors} />
      </Section>
      <p className="soft">
        Counted without cookies, addresses or what guests typed; what was asked is kept for {SPANS.at(-1)} days.
      </p>
      <OfficeActs acts={acts} />
    </OfficePage>
  )
}
