/** What a guest says and shares on the day of a ride, and what the family sees; loaded when one of them asks. docs/product.md#the-day-of-the-ride */
import type { Context, Handler } from 'hono'
import * as v from 'valibot'
import { COMPLAINTS, isComplaint } from '#domain/bookings/day/complaints.ts'
import { GUEST_WORDS } from '#domain/bookings/day/ride-events.ts'
import { isRealTime } from '#domain/sri-lanka-time.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import { networkHash } from '#worker/bookings/booking-limits.ts'
import { type Booking, findBooking, type Ride } from '#worker/bookings/read-bookings.ts'
import { complain, noteWord } from '#worker/day/guest-reports.ts'
import type { TapOutcome } from '#worker/day/ride-events.ts'
import { endShare, findShared, shareRide, type Shared, type SharedPlace } from '#worker/day/shared-rides.ts'
import type { AppEnv } from '#worker/environment.ts'
import { formAs, readForm } from '#worker/platform/body.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { languageOf, visitorOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { nowOf, ownPage } from './booking-poll.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { project } from '#domain/map/geometry.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { usePageTexts } from '#worker/platform/plain-page.tsx'
import { WayMap } from './proposal-page.tsx'
import { randomHex } from '#worker/platform/signing.ts'

/* What the family of a guest sees: one ride, and whether the link still shows it. */

function stageText({ stage, since, driver }: Shared, texts: Texts): string {
  const { family: t } = texts.in('guest')
  const at = since === null ? '' : texts.formats.time(since)
  if (stage === 'broke-down') return t.brokeDown(driver)
  if (stage === 'unmet') return t.unmet(at)
  return stage === 'ahead' ? t.ahead : stage === 'on-board' ? t.onBoard(at) : t.there(at)
}

function CarMap({ place: { lat, lng, path }, to }: { readonly place: SharedPlace; readonly to: string | null }) {
  const { family: t } = usePageTexts().in('guest')
  const here = project(lat, lng)
  const line = path.map(([north, east]) => project(north, east))
  const end = line.at(-1)
  const stops = [{ name: t.here, at: here }, ...(end && to !== null ? [{ name: to, at: end }] : [])]
  return <WayMap lines={line.length > 1 ? [line] : []} stops={stops} title={t.map} />
}

/** How far it is, and how old that is. */
function Place({ place, to }: { readonly place: SharedPlace; readonly to: string | null }) {
  const texts = usePageTexts()
  const { family: t } = texts.in('guest')
  const { minutesLeft, minutesOld } = place
  return (
    <>
      {minutesLeft !== null && (
        <p>
          <strong>{minutesLeft < 2 ? t.soon : t.inAbout(texts.formats.duration(minutesLeft))}</strong>
        </p>
      )}
      <CarMap place={place} to={to} />
      <p className="soft">{minutesOld === 0 ? t.fresh : t.old(minutesOld)}</p>
    </>
  )
}

function SharedRidePage({ shared }: { readonly shared: Shared }) {
  const texts = usePageTexts()
  const { family: t } = texts.in('guest')
  const { from, to, pickupDate, pickupTime, driver, car, stage, place } = shared
  return (
    <main>
      <div id="ride">
        <h1>{from !== null && to !== null ? t.route(from, to) : t.title}</h1>
        <p>{t.pickup(texts.formats.date(pickupDate), texts.formats.time(pickupTime))}</p>
        <p className="notice" role="status">
          <strong>{stageText(shared, texts)}</strong>
        </p>
        {place && <Place place={place} to={to} />}
        {stage === 'on-board' && <p className="soft">{t.how}</p>}
        {driver !== null && (
          <dl>
            <dt>{t.driver}</dt>
            <dd translate="no">{driver}</dd>
            <dt>{t.car}</dt>
            <dd translate="no">
              <strong>{car}</strong>
            </dd>
          </dl>
        )}
      </div>
      <p id="behind" className="notice notice--bad" role="status" hidden>
        {t.outOfDate}
      </p>
      <p className="soft">{t.about}</p>
      <script src={plainPaths.familyScript} defer />
    </main>
  )
}

export function NothingShared() {
  const { ended: t } = usePageTexts().in('guest').family
  return (
    <main>
      <h1>{t.heading}</h1>
      <p>{t.text}</p>
    </main>
  )
}

const rideNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** What a guest says by one tap. */
const WordSchema = v.object({
  ride: rideNumber,
  word: v.picklist([...GUEST_WORDS, ...COMPLAINTS]),
  time: v.optional(v.pipe(v.string(), v.check(isRealTime))),
  id: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
})

const ShareSchema = v.object({ ride: rideNumber, step: v.picklist(['make', 'end']) })

/** What was sent, and the ride of the booking that it is about. */
async function readAbout<const S extends v.GenericSchema<unknown, { readonly ride: number }>>(
  c: Context<AppEnv>,
  schema: S,
): Promise<{ readonly sent: v.InferOutput<S>; readonly booking: Booking; readonly ride: Ride }> {
  const sent = formAs(schema, await readForm(c))
  const found = await findBooking(c.env, c.req.param('reference') ?? '')
  const ride = found?.booking.rides.find(({ position }) => position === sent.ride)
  if (!found || !ride) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
  return { sent, booking: found.booking, ride }
}

/** How the ride stands then, for a script; the page itself for a browser without. */
async function answerNow(c: Context<AppEnv>, { reference }: Booking, outcome: TapOutcome, now: Date) {
  if (!c.req.header('accept')?.includes('json')) return c.redirect(ownPage(languageOf(c), reference), 303)
  const { text, etag } = await nowOf(c.env, reference, undefined, now)
  return c.body(text, outcome === 'done' ? 200 : 409, { 'content-type': 'application/json', etag })
}

export const takeWord: Handler<AppEnv> = async (c) => {
  const { sent, booking, ride } = await readAbout(c, WordSchema)
  await countVisitor(c.env.CHANGE_RATE, `words ${booking.number}`)
  const { word, time = null, id = randomHex(16) } = sent
  const now = new Date()
  const network = await networkHash(c.env, visitorOf(c))
  if (isComplaint(word)) {
    const outcome = await complain(c.env, booking, { id, position: ride.position, complaint: word, network }, now)
    if (outcome === 'done') c.set('mailDue', booking.number)
    return c.redirect(`${ownPage(languageOf(c), booking.reference)}#after-${ride.position}`, 303)
  }
  const outcome = await noteWord(c.env, ride, { id, word, time: word === 'flight-late' ? time : null, network }, now)
  if (outcome === 'done') c.set('mailDue', booking.number)
  return answerNow(c, booking, outcome, now)
}

/** The guest makes the link for the family, or ends it. */
export const takeShare: Handler<AppEnv> = async (c) => {
  const { sent, booking, ride } = await readAbout(c, ShareSchema)
  await countVisitor(c.env.CHANGE_RATE, `share ${booking.number}`)
  const now = new Date()
  const outcome = sent.step === 'make' ? await shareRide(c.env, ride, now) : await endShare(c.env, ride)
  return answerNow(c, booking, outcome, now)
}

/** Of a code that is nobody's, and of a link that has ended, it says the same. */
export const answerSharedRide: Handler<AppEnv> = async (c) => {
  const shared = await findShared(c.env, c.req.param('code') ?? '', new Date())
  const texts = await pageTexts(languageOf(c))
  const { family: t } = texts.in('guest')
  return shared
    ? c.html(guestPage(texts, t.title, <SharedRidePage shared={shared} />))
    : c.html(guestPage(texts, t.ended.heading, <NothingShared />), 404)
}
