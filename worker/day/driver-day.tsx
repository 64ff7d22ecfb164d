/**
 * All that one driver drives on one day. Each ride leads to its sheet, also one that follows in the same night; nothing else of
 * other days, and nothing of other drivers, is shown.
 */
import { signWord } from '#domain/bookings/reference.ts'
import {
  collectWords,
  factsOf,
  routeWords,
  stopsWords,
  tourWords,
  vehicleWords,
} from '#domain/bookings/driver/sheet-words.ts'
import { isDeclined, awaitedWords } from '#domain/bookings/day/ride-events.ts'
import { BRAND } from '#domain/brand.ts'
import type { DriverReader } from '#domain/driver-texts/driver-texts.ts'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { CallOffice, DriverPush, Icon, Languages, saysOf } from './driver-parts.tsx'
import { AnswerSaid, BrokeDown, type Followed, NewsOfRides, ringsOf, Stage, WordsOfGuest } from './driver-sheet.tsx'
import type { RideDay } from './ride-events.ts'
import type { DrivenRide, DriverDay } from '#worker/lists/drivers.ts'

/** A stay is paid at its end, which the sheet says. */
function collected(ride: DrivenRide, reader: DriverReader): string {
  const { collect: t } = reader.texts
  if (ride.onAccount) return t.house
  return ride.arrangement === 'stay' ? t.onSheet : collectWords(ride, reader)
}

/** What is driven: from where to where, in what, of a tour where. */
export function drivenWords(ride: DrivenRide, reader: DriverReader): string {
  const { park, tourLength, vehicle, via } = ride
  const what =
    park !== null && tourLength !== null ? tourWords({ park, tourLength }, reader) : vehicleWords(vehicle!, reader)
  const alone = ride.train ? `${reader.texts.bags.alone} · ` : ''
  const stops = via ? ` · ${reader.texts.byWayOf} ${stopsWords(via, reader)}` : ''
  return `${alone}${routeWords(ride, reader)} · ${what}${stops}`
}

interface DriverDayProps extends DriverDay {
  /** The status of each ride. */
  readonly days: readonly RideDay[]
  readonly code: string
  readonly reader: DriverReader
  readonly pushKey: string | null
  readonly follows?: Followed
}

/** Whether it is taken, which is said on the sheet. */
function AnswerOf({ ride, day, reader: { texts } }: { ride: DrivenRide; day: RideDay; reader: DriverReader }) {
  if (day.stage !== null && ride.driverAnswer !== 'cannot') return null
  if (ride.driverAnswer !== null) return <AnswerSaid answer={ride.driverAnswer} texts={texts} day={day} />
  return (
    <p className="state sand">
      <Icon name="clock" />
      {texts.answer.waits}
    </p>
  )
}

interface CardProps {
  readonly ride: DrivenRide
  readonly day: RideDay
  readonly reader: DriverReader
}

const SheetLink = ({ ride: { driverCode }, look, texts }: SheetLinkProps) => (
  <a className={`button ${look}`} href={plainPaths.driverSheet(driverCode!)} data-sheet={plainPaths.driverScript}>
    <Icon name="note" />
    {texts.openSheet}
  </a>
)

interface SheetLinkProps {
  readonly ride: DrivenRide
  readonly look: string
  readonly texts: DriverTexts
}

/** A ride that its driver cannot drive: when and where it is, and nothing of its guest. */
const LeftCard = ({ ride, reader }: Omit<CardProps, 'day'>) => (
  <>
    <p>
      <span className="time">{ride.pickupTime}</span> {routeWords(ride, reader)}
    </p>
    <AnswerSaid answer="cannot" texts={reader.texts} />
    <div className="actions">
      <SheetLink ride={ride} look="" texts={reader.texts} />
    </div>
  </>
)

function DrivenCard({ ride, day, reader }: CardProps) {
  const { texts } = reader
  const facts = factsOf(ride, reader).map(({ label, value }) => `${label} ${value}`)
  const sign = `${texts.facts.sign} ${ride.guestName || signWord(ride.reference)}`
  return (
    <>
      <BrokeDown day={day} texts={texts} />
      <WordsOfGuest words={awaitedWords(day.words, day.stage)} reader={reader} />
      <p>
        <span className="time">{ride.pickupTime}</span> {drivenWords(ride, reader)}
      </p>
      {day.stage && (
        <p className="stage">
          <Stage said={{ event: day.stage }} ride={ride} texts={texts} />
        </p>
      )}
      <AnswerOf ride={ride} day={day} reader={reader} />
      <p className="soft">{[sign, ...facts].join(' · ')}</p>
      {day.stage !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' && (
        <p>
          <Icon name="money" /> <strong>{collected(ride, reader)}</strong>
        </p>
      )}
      <div className="actions">
        <SheetLink ride={ride} look="button--go" texts={texts} />
        <a className="button" href={`tel:${ride.phone}`}>
          <Icon name="phone" />
          {texts.callGuest}
        </a>
      </div>
    </>
  )
}

/** The date of these rides is that of the day after: when and where they are, and the sheet of each. */
function AfterMidnight({ rides, reader }: { readonly rides: readonly DrivenRide[]; readonly reader: DriverReader }) {
  if (rides.length === 0) return null
  return (
    <>
      <h2>{reader.texts.afterMidnight}</h2>
      <ol className="cards">
        {rides.map((ride) => (
          <li key={ride.ride} className="card" data-card={`${ride.driverCode}/${ride.position}`}>
            <p>
              <span className="time">{ride.pickupTime}</span> {routeWords(ride, reader)}
            </p>
            <div className="actions">
              <SheetLink ride={ride} look="" texts={reader.texts} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

export function DriverDayPage(props: DriverDayProps) {
  const { driver, day, rides, night, news, days, code, reader, pushKey, follows } = props
  const isLeft = ({ driverAnswer }: DrivenRide, i: number) => isDeclined(driverAnswer, days[i]!.stage)
  const rings = rides.flatMap((ride, i) =>
    ringsOf(ride, isLeft(ride, i) ? [] : days[i]!.words).map((name) => `${ride.driverCode}/${name}`),
  )
  const { texts } = reader
  return (
    <main
      className="sheet"
      data-tag={follows?.tag}
      data-at={follows?.at}
      data-rings={rings.join(' ')}
      {...saysOf(texts)}
    >
      <Languages path={plainPaths.driverDay(code)} reader={reader} />
      <h1>{texts.date(day)}</h1>
      <div id="ring" className="actions" data-own="" />
      <NewsOfRides news={news} reader={reader} page={plainPaths.driverDay(code)} />
      <ol className="cards">
        {rides.map((ride, i) => (
          <li key={ride.ride} className="card" data-card={`${ride.driverCode}/${ride.position}`}>
            {isLeft(ride, i) ? (
              <LeftCard ride={ride} reader={reader} />
            ) : (
              <DrivenCard ride={ride} day={days[i]!} reader={reader} />
            )}
          </li>
        ))}
      </ol>
      <AfterMidnight rides={night} reader={reader} />
      <div className="actions">
        <CallOffice texts={texts} />
      </div>
      <DriverPush address={`${plainPaths.driverDay(code)}/push`} pushKey={pushKey} texts={texts} />
      <p className="soft">
        {BRAND.name} · {texts.forDriver(driver.name)}
      </p>
      <p className="soft">{texts.footer}</p>
      <script src={plainPaths.driverDayScript} defer />
    </main>
  )
}
