/** The day of a ride as its guest sees it: where the driver is, and what the guest can say by one tap. */
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSiteApi, timeLimit } from '#client/api.ts'
import { rich, useLanguage } from '#client/languages/language.tsx'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { type BookingNow, hasBegun, type RideNow, wordText } from '#domain/bookings/day/ride-events.ts'
import { bookmarkInTag, NEWEST } from '#domain/d1-bookmarks.ts'
import { CONTACT } from '#domain/brand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { loadMeetingPoints } from './late-meeting.ts'
import { loadVoucher, LateDay } from './late-parts.tsx'

/** Milliseconds that an answer may take. */
const PATIENCE = 20_000
/** Seconds between questions while no answer comes, at most. */
const LONGEST_PAUSE = 120

async function ask(
  address: string,
  said?: Readonly<Record<string, string>>,
  before?: Answered,
): Promise<Answered | null> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', ...(before?.tag ? { 'if-none-match': before.tag } : {}) },
    signal: timeLimit(PATIENCE),
    ...(said ? { method: 'POST', body: new URLSearchParams(said) } : {}),
  })
  const tag = answer.headers.get('etag')
  if (answer.status === 304 && before) return { ...before, tag }
  return answer.ok || answer.status === 409 ? { now: (await answer.json()) as BookingNow, tag } : null
}

/** An answer, and by which tag the same is not sent again. */
interface Answered {
  readonly now: BookingNow
  readonly tag: string | null
}

/**
 * Asks again after this many seconds while the page is visible, and at once when it becomes visible again.
 * @returns takes what was answered to something else, and is newer
 */
function useQuestion(
  address: string,
  seconds: number | null,
  answered: (fresh: Answered | null) => Promise<void> | void,
): (newer: Answered) => void {
  const last = useRef<Answered>(undefined)
  const newerAnswers = useRef(0)
  const question = useEffectEvent(async () => {
    const before = newerAnswers.current
    const answer = await ask(address, undefined, last.current).catch(() => null)
    // It may be from before what the guest has said meanwhile: the next question follows.
    if (newerAnswers.current !== before) return undefined
    if (answer) last.current = answer
    return answered(answer)
  })
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
  return (newer) => {
    newerAnswers.current += 1
    last.current = newer
  }
}

/**
 * A guest who comes back from another tab may have paid there, or tried to; one who comes back in this one, have changed
 * something: the page is from before.
 */
function useReturn(isAwaited: boolean, read: () => Promise<void>) {
  const back = useEffectEvent(() => void (document.hidden || read()))
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (arrival?.type === 'back_forward') back()
    const kept = ({ persisted }: PageTransitionEvent) => persisted && back()
    addEventListener('pageshow', kept)
    return () => removeEventListener('pageshow', kept)
  }, [])
  useEffect(() => {
    if (!isAwaited) return undefined
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [isAwaited])
}

/** What the rest of the page depends on. */
const begunIn = (day: BookingNow | undefined) =>
  day?.rides
    .map(({ stage, unmetSince, brokeDown, words }) => [
      hasBegun(stage) && stage,
      unmetSince,
      brokeDown,
      words.at(-1)?.promisedFrom,
    ])
    .join() ?? ''

interface Known {
  /** What the page came with. */
  readonly loaded: PublicBooking
  /** The same, or what was fetched since. */
  readonly booking: PublicBooking
  readonly latest: BookingNow | undefined
  /** Questions without an answer since the last one. */
  readonly failures: number
  /** The booking has changed, and could not be fetched again. */
  readonly isBehind: boolean
}

const fromPage = (loaded: PublicBooking): Known => ({
  loaded,
  booking: loaded,
  latest: loaded.now,
  failures: 0,
  isBehind: false,
})

/** Seconds until a booking that has changed is asked for again, where nothing else is to come. */
const BEHIND = 15

/**
 * A booking and the status of its rides: asked again soon if something happens, and less often without answers.
 * Where the booking itself has changed, all of it is asked for again; without an answer the page keeps what it shows.
 */
export function useBookingNow(loaded: PublicBooking) {
  const texts = useLanguage()
  const api = useSiteApi()
  const [known, setKnown] = useState<Known>(() => fromPage(loaded))
  if (known.loaded !== loaded) setKnown(fromPage(loaded))
  const { booking, latest, failures, isBehind } = known
  const { reference } = booking
  const fail = (more: Partial<Known> = {}) =>
    setKnown((before) => ({ ...before, ...more, failures: before.failures + 1 }))
  const fetchBooking = async (seen: string) => {
    try {
      const fresh = await api.booking(reference, { seen })
      await Promise.all([loadVoucher(texts, fresh ?? booking), loadMeetingPoints(loaded, texts)])
      if (fresh) setKnown({ ...fromPage(fresh), loaded })
      else fail({ isBehind: true })
    } catch {
      fail({ isBehind: true })
    }
  }
  const take = async (answer: Answered | null) => {
    if (!answer) return fail()
    const { now: fresh, tag } = answer
    const isChanged = fresh.version !== booking.now?.version || begunIn(fresh) !== begunIn(booking.now)
    setKnown((before) => ({ ...before, latest: fresh, ...(isChanged ? {} : { failures: 0, isBehind: false }) }))
    return isChanged ? fetchBooking(bookmarkInTag(tag) ?? NEWEST) : undefined
  }
  const again = latest?.again ?? (isBehind ? BEHIND : null)
  const noteNewer = useQuestion(
    plainPaths.bookingNow(reference),
    again === null ? null : Math.min(again * 2 ** failures, LONGEST_PAUSE),
    take,
  )
  useReturn(booking.paymentUrl !== null, () => fetchBooking(NEWEST))
  const sent = (address: string) => async (said: Readonly<Record<string, string>>) => {
    const fresh = await ask(address, said).catch(() => null)
    if (fresh) {
      noteNewer(fresh)
      void take(fresh)
    }
    return fresh !== null
  }
  const say = sent(plainPaths.guestWords(reference))
  const share = sent(plainPaths.bookingShare(reference))
  // One answer may be lost; the next question follows soon.
  return { booking, known: latest, say, share, isOutOfDate: isBehind || failures > 1 }
}

/** The guest looks for the driver, rides, waits with a car that has broken down, or was not found. */
export const isSoon = ({ driver, stage, canSay, brokeDown }: RideNow) =>
  brokeDown !== undefined ||
  (driver !== null && stage !== 'DRIVER_ARRIVED_AT_DROPOFF' && (stage !== null || canSay.includes('waiting-outside')))

function stageText(now: RideNow, texts: Texts): string {
  const { stage, since, told, driver } = now
  const { stages: t } = texts.in('today')
  const { time } = texts.formats
  const name = driver?.name.split(' ')[0] ?? null
  const said = since === null ? '' : time(since)
  const at = told === undefined ? said : t.told(said, time(told))
  switch (stage) {
    case 'DRIVER_ARRIVED_WITH_BAGS':
      return t.bags.here(at)
    case 'DRIVER_DEPARTED_TO_PICKUP':
      return t.onTheWay(name, at)
    case 'DRIVER_ARRIVED_AT_PICKUP':
      return t.atPickup(name, at)
    case 'DRIVER_DEPARTED_TO_DROPOFF':
      return now.carries ? t.bags.sealed(now.carries.bags) : t.onBoard
    case 'DRIVER_ARRIVED_AT_DROPOFF':
      return now.carries ? t.bags.handedOver : t.there
    case 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW':
      return t.noShow(name)
    case null:
      return isSoon(now) ? t.notSetOut(name) : t.ahead(name)
  }
}

/** Of a guest whose car has broken down: that, and who drives on. */
function brokeDownText(brokeDown: string, now: RideNow, texts: Texts): string {
  const { stage, since, driver, carries } = now
  const { stages } = texts.in('today')
  const { brokeDown: t } = stages
  const { time, sentences } = texts.formats
  if (carries) return sentences([t.bags(time(brokeDown)), t.bagsOn])
  const name = driver?.name.split(' ')[0]
  const next = () => {
    if (name === undefined) return t.looking
    if (since === null) return t.comes(name)
    return stage === 'DRIVER_ARRIVED_AT_PICKUP' ? t.there(name, time(since)) : stages.onTheWay(name, time(since))
  }
  return sentences([t.car(time(brokeDown)), next()])
}

interface WordsProps {
  readonly reference: string
  readonly now: RideNow
  readonly say: (said: Readonly<Record<string, string>>) => Promise<boolean>
}

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Forms, so that they work without scripts, too. */
function Words({ reference, now: { position, canSay, words, unmetSince }, say }: WordsProps) {
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
  return (
    <div className="booking__words">
      <p>{t.intro}</p>
      {canSay.map((word) => (
        <form
          key={word}
          method="post"
          action={addressIn(texts.language, plainPaths.guestWords(reference))}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}
        >
          <input type="hidden" name="ride" value={position} />
          <input type="hidden" name="word" value={word} />
          {word === 'flight-late' && (
            <label>{rich(t.landsAt<ReactNode>(<input type="time" name="time" required />))}</label>
          )}
          <button type="submit" className="button button--quiet">
            {wordText({ word, time: null }, texts)}
          </button>
        </form>
      ))}
      <div role="status">
        {failed && <p>{t.failed}</p>}
        {words.length > 0 && (
          <ul>
            {words.map((said) => (
              <li key={said.at + said.word}>
                {t.said(time(said.at), wordText(said, texts))}
                {said.promisedFrom !== undefined && unmetSince === undefined && (
                  <>
                    <br />
                    {t.nobodyNext(time(said.promisedFrom))}
                  </>
                )}
                {said.seenTo && (
                  <>
                    <br />
                    <strong>{t.seenTo(time(said.seenTo))}</strong>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface RideDayProps extends WordsProps {
  readonly share: (sent: Readonly<Record<string, string>>) => Promise<boolean>
  readonly ride: PublicRide
  readonly heading: 'h2' | 'h3'
  readonly id: string
  readonly names: string
}

export function RideDay({ ride, heading: Heading, id, names, share, ...words }: RideDayProps) {
  const texts = useLanguage()
  const t = texts.in('today')
  const { now } = words
  const { brokeDown } = now
  const isAwaited = !hasBegun(now.stage)
  // Nobody waits any more for a driver who has never said anything.
  const isUntold = ride.over && now.stage === null && brokeDown === undefined
  if (isUntold && now.canSay.length + now.words.length === 0 && now.share === null) return null
  return (
    <section className="booking__day" aria-labelledby={names}>
      <Heading id={id}>{t.heading}</Heading>
      {brokeDown !== undefined ? (
        <p className="booking__stage" role="status">
          {brokeDownText(brokeDown, now, texts)}
        </p>
      ) : (
        now.driver &&
        !isUntold && (
          <p className="booking__stage" role="status">
            {stageText(now, texts)}
          </p>
        )
      )}
      {now.driver && now.late !== undefined && !isUntold && (
        <p className="booking__stage" role="status">
          {t.stages.late(now.driver.name.split(' ')[0]!, texts.formats.time(now.late))}
        </p>
      )}
      {now.driver && isAwaited && isSoon(now) && (
        <a className="button booking__call" href={`tel:${now.driver.phone}`}>
          {t.call(now.driver.name.split(' ')[0]!)}
        </a>
      )}
      {now.stage === 'DRIVER_DEPARTED_TO_DROPOFF' && !now.carries && (
        <a className="button button--quiet booking__call" href={`tel:${CONTACT.whatsapp}`}>
          {t.notSo}
        </a>
      )}
      {(now.stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' || brokeDown !== undefined) && (
        <a className="button booking__call" href={`tel:${CONTACT.whatsapp}`}>
          {t.callUs}
        </a>
      )}
      {now.place && isAwaited && (
        <LateDay id={`place-${now.position}`}>{({ Arrival }) => <Arrival place={now.place!} ride={ride} />}</LateDay>
      )}
      {(isAwaited || now.canSay.length > 0 || now.stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW') && (
        <Words {...words} />
      )}
      <LateDay id={`family-${now.position}`}>
        {({ TellFamily }) => <TellFamily reference={words.reference} now={now} share={share} />}
      </LateDay>
    </section>
  )
}
