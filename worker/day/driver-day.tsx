/** All that one driver drives on one day. Each ride leads to its sheet; nothing of other days or drivers is shown. */
import { openText } from '#domain/bookings/money/payments.ts'
import { openUsd } from '#domain/bookings/money/sums.ts'
import { signWord } from '#domain/bookings/reference.ts'
import { eventText } from '#domain/bookings/day/ride-events.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { DriverPush, type Followed, ringsOf, WordsOfGuest } from './driver-sheet.tsx'
import type { RideDay } from './events.ts'
import type { DrivenRide, DriverDay } from '#worker/lists/drivers.ts'
import { driverWords, rideWords } from '#worker/lists/words.ts'

/** A stay is paid at its end, which the sheet says. */
function collectWords(ride: DrivenRide): string {
  if (ride.onAccount) return 'Nothing to collect: the house pays'
  if (ride.arrangement === 'stay') return 'What to collect stands on the sheet'
  return openUsd(ride) === 0 ? 'Paid: nothing to collect' : `Collect ${openText(ride)}`
}

interface DriverDayProps extends DriverDay {
  /** The status of each ride. */
  readonly days: readonly RideDay[]
  readonly code: string
  readonly pushKey: string | null
  readonly follows?: Followed
}

export function DriverDayPage({ driver, day, rides, days, code, pushKey, follows }: DriverDayProps) {
  const rings = rides.flatMap((ride, i) => ringsOf(ride, days[i]!.words).map((name) => `${ride.driverCode}/${name}`))
  return (
    <main className="sheet" data-tag={follows?.tag} data-at={follows?.at} data-rings={rings.join(' ')}>
      <p className="soft">
        {BRAND.name} · for {driver.name}
      </p>
      <h1>{showDate(day)}</h1>
      <div id="ring" className="actions" data-own="" />
      <ol className="cards">
        {rides.map((ride, i) => (
          <li key={ride.ride} className="card" data-card={`${ride.driverCode}/${ride.position}`}>
            <WordsOfGuest words={days[i]!.words} />
            <p>
              <span className="time">{ride.pickupTime}</span> {rideWords({ ...ride, rides: 1 })}
            </p>
            {days[i]!.stage && <p className="stage">{eventText(days[i]!.stage, ride)}</p>}
            <p className="soft">
              {ride.guestName ? '' : `Sign ${signWord(ride.reference)}`}
              {ride.guestName && driverWords(ride) === '' ? '' : ` ${driverWords(ride)}`}
            </p>
            <p>
              <strong>{collectWords(ride)}</strong>
            </p>
            <div className="actions">
              <a
                className="button button--go"
                href={plainPaths.driverSheet(ride.driverCode!)}
                data-sheet={plainPaths.driverScript}
              >
                Open the sheet
              </a>
              <a className="button" href={`tel:${ride.phone}`}>
                Call the guest
              </a>
            </div>
          </li>
        ))}
      </ol>
      <div className="actions">
        <a className="button" href={`tel:${CONTACT.whatsapp}`}>
          Call the office
        </a>
      </div>
      <DriverPush address={`${plainPaths.driverDay(code)}/push`} pushKey={pushKey} />
      <p className="soft">All times are Sri Lanka time. This link is yours alone: please do not pass it on.</p>
      <script src={plainPaths.driverDayScript} defer />
    </main>
  )
}
