/** The day of a ride as its guest sees it: where the driver is, and what the guest can say by one tap. */
import { lazy, type ReactNode, type SubmitEvent, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { rich, useLanguage, useTexts } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { MapFrame, NoMap } from '#client/map/map-frame.tsx'
import { timeLimit } from '#client/time-limit.ts'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import {
  type BookingNow,
  type DriverPlace,
  type GuestWord,
  hasBegun,
  type RideNow,
  wordText,
} from '#domain/bookings/ride-events.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { loadVoucher } from './part.tsx'

const mapCode = lazyCode(() => import('#client/map/island-map.tsx'))
const IslandDrawing = lazy(async () => ({ default: (await mapCode())?.IslandDrawing ?? NoMap }))

/** Milliseconds that an answer may take. */
const PATIENCE = 20_000
/** Seconds between questions while no answer comes, at most. */
const LONGEST_PAUSE = 120

async function ask(address: string, said?: Readonly<Record<string, string>>): Promise<BookingNow | null> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: timeLimit(PATIENCE),
    ...(said ? { method: 'POST', body: new URLSearchParams(said) } : {}),
  })
  return answer.ok || answer.status === 409 ? ((await answer.json()) as BookingNow) : null
}

/** Asks again after so many seconds, while the page is seen; at once when it is seen again. */
function useQuestion(address: string, seconds: number | null, answered: (fresh: BookingNow | null) => void) {
  const question = useEffectEvent(() => ask(address).then(answered, () => answered(null)))
  useEffect(() => {
    if (seconds === null) return undefined
    let underWay = false
    const go = () => {
      if (document.hidden || underWay) return
      underWay = true
      void question().finally(() => {
        underWay = false
      })
    }
    const timer = setInterval(go, seconds * 1000)
    document.addEventListener('visibilitychange', go)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', go)
    }
  }, [seconds])
}

/** What the rest of the page goes by. */
const begunIn = (day: BookingNow | undefined) =>
  day?.rides.map(({ stage }) => (hasBegun(stage) ? stage : '')).join() ?? ''

interface Known {
  /** What the page came with. */
  readonly first: BookingNow | undefined
  readonly latest: BookingNow | undefined
  /** Questions without an answer since the last one. */
  readonly failures: number
}

/**
 * How the rides stand, asked again soon where something happens; without answers less and less often. Where the booking
 * itself has changed, all of the page is asked for again.
 */
export function useBookingNow({ reference, now: first }: PublicBooking) {
  const texts = useLanguage()
  const { revalidate } = useRevalidator()
  const [known, setKnown] = useState<Known>({ first, latest: first, failures: 0 })
  if (known.first !== first) setKnown({ first, latest: first, failures: 0 })
  const { latest, failures } = known
  const take = (fresh: BookingNow | null) => {
    setKnown((before) =>
      fresh ? { ...before, latest: fresh, failures: 0 } : { ...before, failures: before.failures + 1 },
    )
    if (fresh && (fresh.version !== first?.version || begunIn(fresh) !== begunIn(first)))
      void loadVoucher(texts).then(revalidate, () => {})
  }
  const again = latest?.again ?? null
  useQuestion(paths.bookingNow(reference), again === null ? null : Math.min(again * 2 ** failures, LONGEST_PAUSE), take)
  const say = async (said: Readonly<Record<string, string>>) => {
    const fresh = await ask(paths.guestWords(reference), said).catch(() => null)
    if (fresh) take(fresh)
    return fresh !== null
  }
  return { known: latest, say }
}

function stageText({ stage, since, driver }: RideNow, texts: Texts): string {
  const { stages: t } = texts.in('today')
  const name = driver?.name.split(' ')[0] ?? null
  const at = since === null ? '' : texts.formats.time(since)
  switch (stage) {
    case 'DRIVER_DEPARTED_TO_PICKUP':
      return t.onTheWay(name, at)
    case 'DRIVER_ARRIVED_AT_PICKUP':
      return t.atPickup(name, at)
    case 'DRIVER_DEPARTED_TO_DROPOFF':
      return t.onBoard
    case 'DRIVER_ARRIVED_AT_DROPOFF':
      return t.there
    case 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW':
      return t.noShow(name)
    case null:
      return t.notSetOut(name)
  }
}

function DriverMap({ place, ride }: { readonly place: DriverPlace; readonly ride: PublicRide }) {
  const { place: t } = useTexts('today')
  const here = [place.lat, place.lng] as const
  const path = place.path.length > 1 ? place.path : [here]
  const stops = [
    { name: t.driver, at: path[0]! },
    ...(path.length > 1 ? [{ name: ride.pickup, at: path.at(-1)! }] : []),
  ]
  return (
    <figure className="route-map">
      <MapFrame>
        <Suspense fallback={null}>
          <IslandDrawing title={t.map(ride.pickup)} paths={[path]} stops={stops} />
        </Suspense>
      </MapFrame>
    </figure>
  )
}

/** When the driver is there, and how old that is. */
function Arrival({ place, ride }: { readonly place: DriverPlace; readonly ride: PublicRide }) {
  const { place: t } = useTexts('today')
  const { minutesAway, minutesOld } = place
  return (
    <>
      {minutesAway !== null && <p className="booking__eta">{minutesAway < 2 ? t.soon : t.inMinutes(minutesAway)}</p>}
      <DriverMap place={place} ride={ride} />
      <p className="booking__driver-advice">{minutesOld === 0 ? t.fresh : t.old(minutesOld)}</p>
    </>
  )
}

interface WordsProps {
  readonly reference: string
  readonly now: RideNow
  readonly say: (said: Readonly<Record<string, string>>) => Promise<boolean>
}

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Forms, so that they work without scripts, too. */
function Words({ reference, now: { position, canSay, words }, say }: WordsProps) {
  const texts = useLanguage()
  const { words: t } = texts.in('today')
  const { time } = texts.formats
  const [failed, setFailed] = useState(false)
  if (canSay.length + words.length === 0) return null
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setFailed(!(await say({ ...Object.fromEntries(fields), id: newId() })))
  }
  const form = (word: GuestWord) => ({
    method: 'post',
    action: addressIn(texts.language, paths.guestWords(reference)),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void send(event),
    key: word,
  })
  return (
    <div className="booking__words">
      <p>{t.intro}</p>
      {canSay.map((word) => {
        const { key, ...props } = form(word)
        return (
          <form key={key} {...props}>
            <input type="hidden" name="ride" value={position} />
            <input type="hidden" name="word" value={word} />
            {word === 'flight-late' && (
              <label>{rich(t.landsAt<ReactNode>(<input type="time" name="time" required />))}</label>
            )}
            <button type="submit" className="button button--quiet">
              {wordText({ word, time: null }, texts)}
            </button>
          </form>
        )
      })}
      <div role="status">
        {failed && <p>{t.failed}</p>}
        {words.length > 0 && (
          <ul>
            {words.map((said) => (
              <li key={said.at + said.word}>{t.said(time(said.at), wordText(said, texts))}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface RideDayProps extends WordsProps {
  readonly ride: PublicRide
  readonly heading: 'h2' | 'h3'
  readonly id: string
  readonly names: string
}

export function RideDay({ ride, heading: Heading, id, names, ...words }: RideDayProps) {
  const texts = useLanguage()
  const { now } = words
  const isAwaited = !hasBegun(now.stage)
  return (
    <section className="booking__day" aria-labelledby={names}>
      <Heading id={id}>{texts.in('today').heading}</Heading>
      {now.driver && (
        <p className="booking__stage" role="status">
          {stageText(now, texts)}
        </p>
      )}
      {now.place && isAwaited && <Arrival place={now.place} ride={ride} />}
      {isAwaited && <Words {...words} />}
    </section>
  )
}
