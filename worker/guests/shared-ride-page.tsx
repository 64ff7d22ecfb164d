/** What the family of a guest sees: one ride, and whether the link still shows it. */
import type { Texts } from '#domain/languages/texts.ts'
import { project } from '#domain/map/geometry.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { Shared, SharedPlace } from '#worker/day/shared-rides.ts'
import { usePageTexts } from '#worker/platform/plain-page.tsx'
import { WayMap } from './proposal-map.tsx'

function stageText({ stage, since }: Shared, texts: Texts): string {
  const { family: t } = texts.in('guest')
  const at = since === null ? '' : texts.formats.time(since)
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

export function SharedRidePage({ shared }: { readonly shared: Shared }) {
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
