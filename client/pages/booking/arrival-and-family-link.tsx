/** What a booking's page has on the day of a ride: where the driver is, and 'Tell the family'. */
import { type SubmitEvent, useState, Suspense } from 'react'
import { copyText, shareLink } from '#client/device/sharing.ts'
import { useHydrated } from '#client/forms/hydration.tsx'
import { useLanguage, useTexts } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import type { RideNow, DriverPlace } from '#domain/bookings/day/ride-events.ts'
import { addressIn, pageUrl } from '#domain/languages/languages.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { MapFrame } from '#client/map/map-frame.tsx'
import { IslandDrawing } from '#client/map/map-service.ts'
import type { PublicRide } from '#domain/bookings/booking.ts'

interface TellFamilyProps {
  readonly reference: string
  readonly now: RideNow
  readonly share: (sent: Readonly<Record<string, string>>) => Promise<boolean>
}

/** What became of passing it on. */
type Passed = 'copied' | 'failed' | null

function PassOn({ url }: { readonly url: string }) {
  const texts = useLanguage()
  const { family: t } = texts.in('booking')
  const { noMail } = texts.in('today')
  const [passed, setPassed] = useState<Passed>(null)
  return (
    <>
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void shareLink({ title: t.title, url }).then(setPassed)}
        >
          {t.share}
        </button>
      )}
      <QuietButton onClick={() => void copyText(url).then((isCopied) => setPassed(isCopied ? 'copied' : 'failed'))}>
        {passed === 'copied' ? noMail.copied : noMail.copy}
      </QuietButton>
      <p role="status">{passed === 'failed' && noMail.failed}</p>
    </>
  )
}

/** The guest makes a link that shows this ride alone, passes it on, and ends it. By forms, which work without scripts, too. */
export function TellFamily({ reference, now, share }: TellFamilyProps) {
  const texts = useLanguage()
  const { family: t } = texts.in('booking')
  const { words } = texts.in('today')
  const hydrated = useHydrated()
  const [failed, setFailed] = useState(false)
  if (now.share === null && !now.canShare) return null
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setFailed(!(await share(Object.fromEntries(fields))))
  }
  const form = (step: 'make' | 'end', text: string) => (
    <form
      method="post"
      action={addressIn(texts.language, plainPaths.bookingShare(reference))}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="ride" value={now.position} />
      <input type="hidden" name="step" value={step} />
      <button type="submit" className="button button--quiet">
        {text}
      </button>
    </form>
  )
  const path = now.share === null ? null : plainPaths.sharedRide(now.share)
  return (
    <div className="booking__family">
      <p>
        <strong>{t.heading}</strong>
      </p>
      {path === null ? (
        form('make', t.make)
      ) : (
        <>
          <p>{t.made}</p>
          <p>
            <a href={addressIn(texts.language, path)} translate="no">
              {pageUrl(texts.language, path)}
            </a>
          </p>
          <div className="booking__family-actions">
            {hydrated && <PassOn url={pageUrl(texts.language, path)} />}
            {form('end', t.end)}
          </div>
        </>
      )}
      <p className="booking__driver-advice">{t.about}</p>
      <p role="status">{failed && words.failed}</p>
    </div>
  )
}

/** On the way to the pickup. */
function DriverMap({ place, ride }: { readonly place: DriverPlace; readonly ride: PublicRide }) {
  const { driverPlace: t } = useTexts('booking')
  // Only browsers draw maps: of a part that the Worker waits for, it makes no page.
  const hydrated = useHydrated()
  const here = [place.lat, place.lng] as const
  const path = place.path.length > 1 ? place.path : [here]
  const stops = [
    { name: t.driver, at: path[0]! },
    ...(path.length > 1 ? [{ name: ride.pickup, at: path.at(-1)! }] : []),
  ]
  return (
    <figure className="route-map">
      <MapFrame>
        {hydrated && (
          <Suspense fallback={null}>
            <IslandDrawing title={t.map(ride.pickup)} paths={[path]} stops={stops} />
          </Suspense>
        )}
      </MapFrame>
    </figure>
  )
}

/** When the driver is there, and how old that is. */
export function Arrival({ place, ride }: { readonly place: DriverPlace; readonly ride: PublicRide }) {
  const { driverPlace: t } = useTexts('booking')
  const { minutesAway, minutesOld } = place
  return (
    <>
      {minutesAway !== null && <p className="booking__eta">{minutesAway < 2 ? t.soon : t.inMinutes(minutesAway)}</p>}
      <DriverMap place={place} ride={ride} />
      <p className="booking__driver-advice">{minutesOld === 0 ? t.fresh : t.old(minutesOld)}</p>
    </>
  )
}
