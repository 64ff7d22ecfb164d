/** A month's end for the owner: who and what drove how far and for how much, what was cancelled, who came again. */
import { spacedPhone } from '#domain/bookings/request/numbering-plans.ts'
import { DAYS_BETWEEN_STAYS, type Driven } from '#domain/bookings/money/month-end.ts'
import { grouped } from '#domain/fares/money.ts'
import { agreedText } from '#domain/bookings/money/said-sums.ts'
import { showDate, showMonth } from '#domain/sri-lanka-time.ts'
import { HOME } from '#worker/platform/access.ts'
import { counted, Figures, FiguresMenu, MonthForm, OfficePage, percent } from '#worker/office/frame.tsx'
import type { DrivenLine, MonthEnd, UndrivenLine } from './month-end.ts'
import { Bars } from '#worker/office/charts.tsx'

/** Where nobody knows from where the cars came, it is not 0 %. */
const shareEmpty = ({ km, emptyKm, unknownWays }: Driven) =>
  emptyKm === 0 && unknownWays > 0 ? '-' : percent(emptyKm, km + emptyKm)

function Summary({ end: { together, unconfirmed, isRunning, isCut } }: { readonly end: MonthEnd }) {
  const { rides, km, emptyKm, unknownWays } = together
  return (
    <>
      {isRunning && <p className="sand">The month is not over: confirmed rides count once their day is over.</p>}
      {isCut && <p className="bad">There are too many rides to count all of them: the figures are too low.</p>}
      <p>
        <strong>{counted(rides, 'ride')}</strong> {rides === 1 ? 'was' : 'were'} driven. With what is owed for no-shows,
        and without what was given back, that makes <strong>{agreedText(together)}</strong>, over {grouped(km)} km with
        guests.
      </p>
      <p>
        On the way to them cars went <strong>{grouped(emptyKm)} km empty</strong>
        {emptyKm > 0 && `: ${shareEmpty(together)} of all km`}.{' '}
        {unknownWays > 0 && `Of ${counted(unknownWays, 'pickup')} nobody knows from where the car came.`}
      </p>
      {unconfirmed > 0 && (
        <p className="bad">
          {counted(unconfirmed, 'ride')} whose pickup is over {unconfirmed === 1 ? 'was' : 'were'} never confirmed: in
          no figure here. <a href={`${HOME}/past`}>Confirm what was driven</a>
        </p>
      )}
      <p className="soft">
        Empty is the way from each dropoff to the next pickup of the same driver or car, by the own roads; the first one
        begins at the car's base, where its base is known. A ride counts in the month of its pickup.
      </p>
    </>
  )
}

/** More would be a long way to scroll; the table has all. */
const BARS = 12

interface DrivenTableProps {
  readonly what: string
  readonly lines: readonly DrivenLine[]
  readonly detail: (line: DrivenLine) => string
}

function DrivenTable({ what, lines, detail }: DrivenTableProps) {
  if (lines.length === 0) return <p>Nothing was driven.</p>
  const bars = lines.slice(0, BARS).map((line) => ({
    label: line.name,
    words: `${grouped(line.km)} km with guests, ${grouped(line.emptyKm)} km empty`,
    parts: [line.km, line.emptyKm],
  }))
  return (
    <>
      <Bars bars={bars} legend={['Km with guests', 'Km empty']} />
      <Figures
        head={[what, 'Rides', 'No-shows', 'Km', 'Empty km', 'Empty', 'Brought in']}
        rows={lines.map((line) => [
          <>
            {line.name} <span className="soft whole">{detail(line)}</span>
          </>,
          line.rides,
          line.noShows,
          grouped(line.km),
          `${grouped(line.emptyKm)}${line.unknownWays > 0 ? ` + ${line.unknownWays} unknown` : ''}`,
          shareEmpty(line),
          <strong key="usd">{agreedText(line)}</strong>,
        ])}
      />
    </>
  )
}

function Undriven({ lines }: { readonly lines: readonly UndrivenLine[] }) {
  const shown = lines.filter(({ rides }) => rides > 0)
  if (shown.length === 0) return <p>Nothing was cancelled, and everybody came.</p>
  return (
    <>
      <Bars
        bars={shown.map(({ what, rides }) => ({ label: what, words: counted(rides, 'ride'), parts: [rides] }))}
        legend={['Rides']}
      />
      <Figures
        head={['What', 'Rides', 'Price', 'Owed']}
        rows={shown.map(({ what, rides, owedUsd, owedLkr, ...price }) => [
          what,
          rides,
          agreedText(price),
          agreedText({ usd: owedUsd, lkr: owedLkr }),
        ])}
      />
    </>
  )
}

function Guests({ end: { guests, erased, knownSince } }: { readonly end: MonthEnd }) {
  if (knownSince === null) return <p>No guest is known any more, or none was driven yet.</p>
  return (
    <>
      <p>
        Of <strong>{counted(guests.guests, 'guest')}</strong> of this month, <strong>{grouped(guests.again)}</strong>{' '}
        came again ({percent(guests.again, guests.guests)}), {grouped(guests.often)} of them for the third time or more.
      </p>
      <Bars
        bars={[
          {
            label: 'Guests',
            words: `${grouped(guests.again)} came again, ${grouped(guests.guests - guests.again)} for the first time`,
            parts: [guests.again, guests.guests - guests.again],
          },
        ]}
        legend={['Came again', 'First time']}
      />
      <p className="soft">
        A guest is known by mail address or phone number. Rides with fewer than {DAYS_BETWEEN_STAYS} days between them
        are one stay. It is counted from {showDate(knownSince)} on: older bookings are erased, or lie more than two
        years back, and whoever came before counts as here for the first time.
        {erased > 0 && ` Of ${counted(erased, 'booking')} of this month, too, nobody knows any more whose it was.`}
      </p>
    </>
  )
}

export function MonthEndPage({ end }: { readonly end: MonthEnd }) {
  const { month } = end
  return (
    <OfficePage page="money" title={`Month's end, ${showMonth(month)}`}>
      <FiguresMenu page="month-end" month={month} />
      <MonthForm path={`${HOME}/money/month`} month={month} />
      <Summary end={end} />
      <h2>By driver</h2>
      <DrivenTable what="Driver" lines={end.drivers} detail={({ detail }) => detail && spacedPhone(detail)} />
      <h2>By car</h2>
      <DrivenTable what="Car" lines={end.cars} detail={({ detail }) => detail} />
      <h2>Not driven</h2>
      <Undriven lines={end.undriven} />
      <h2>Guests who came again</h2>
      <Guests end={end} />
    </OfficePage>
  )
}
