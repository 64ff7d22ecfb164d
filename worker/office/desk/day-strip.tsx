/** Days that are one tap away: a week in a row, and a month. */
import { addDays, addMonths, showDate, showMonth, showWeekday, weeksOfMonth } from '#domain/sri-lanka-time.ts'
import { HOME } from '#worker/platform/access.ts'
import { dayPath } from '#worker/office/parts.tsx'

const DAYS_OF_STRIP = 7

interface DayStripProps {
  /** The first of seven days, `YYYY-MM-DD`. */
  readonly from: string
  readonly today: string
  /** The day that the page shows. */
  readonly shown?: string
  /** Days with a ride that its driver or car does not fit. */
  readonly hindered: ReadonlySet<string>
}

const HINDERED = 'a driver or car that does not fit'

const shortName = (date: string, today: string) => (date === today ? 'Today' : showWeekday(date))

export function DayStrip({ from, today, shown, hindered }: DayStripProps) {
  return (
    <nav className="days" aria-label="A day, to read and to print">
      {Array.from({ length: DAYS_OF_STRIP }, (_, i) => addDays(from, i)).map((date) => (
        <a
          key={date}
          href={dayPath(date)}
          aria-current={date === shown ? 'page' : undefined}
          aria-label={`${shortName(date, today)} ${showDate(date)}${hindered.has(date) ? `, ${HINDERED}` : ''}`}
        >
          <small>{shortName(date, today)}</small> {Number(date.slice(8))}
          {hindered.has(date) && <Mark />}
        </a>
      ))}
    </nav>
  )
}

const Mark = () => (
  <strong className="bad" title={HINDERED}>
    !
  </strong>
)

interface MonthProps {
  /** `YYYY-MM` */
  readonly month: string
  readonly today: string
  /** By day; none for days without any. */
  readonly pickups: ReadonlyMap<string, number>
  readonly hindered: ReadonlySet<string>
}

const countWords = (pickups: number) => (pickups === 1 ? '1 pickup' : `${pickups} pickups`)

/** Each day of a month with its pickups, and the months before and after. */
export function Month({ month, today, pickups, hindered }: MonthProps) {
  const otherMonth = (months: number) => addMonths(`${month}-01`, months).slice(0, 7)
  const weeks = weeksOfMonth(month)
  return (
    <>
      <table className="month">
        <caption>{showMonth(month)}</caption>
        <thead>
          <tr>
            {weeks[0]!.map((date) => (
              <th key={date} scope="col">
                {showWeekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  {date.startsWith(month) && (
                    <DayOfMonth
                      date={date}
                      today={today}
                      pickups={pickups.get(date) ?? 0}
                      isHindered={hindered.has(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="Months">
        {[-1, 1].map(otherMonth).map((each) => (
          <a key={each} href={`${HOME}/later?month=${each}`}>
            {showMonth(each)}
          </a>
        ))}
      </nav>
    </>
  )
}

interface DayOfMonthProps {
  readonly date: string
  readonly today: string
  readonly pickups: number
  readonly isHindered: boolean
}

function DayOfMonth({ date, today, pickups, isHindered }: DayOfMonthProps) {
  return (
    <a
      href={dayPath(date)}
      className={pickups > 0 ? 'busy' : undefined}
      aria-current={date === today ? 'date' : undefined}
      aria-label={`${Number(date.slice(8))}, ${countWords(pickups)}${isHindered ? `, ${HINDERED}` : ''}`}
    >
      {Number(date.slice(8))} {pickups > 0 && <small>{pickups}</small>}
      {isHindered && <Mark />}
    </a>
  )
}
