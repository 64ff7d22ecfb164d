/** From one ride to more: a stop on its way, or a journey that begins with it. Both are priced by the planner. */
import { useAddress, useTexts } from '#client/languages/language.tsx'
import { useNavigate } from 'react-router'
import { PlaceField } from '#client/places/place-field.tsx'
import { useHydrated } from '#client/forms/hydration.tsx'
import { journeyFrom, WholeTrip } from '#client/quote/whole-trip.tsx'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { paths } from '#domain/paths.ts'

const nobodyAsked = () => Promise.resolve(false)
const nothing = () => {}

export function StopOnTheWay({ pickup, dropoff }: Trip) {
  const navigate = useNavigate()
  const t = useTexts('transfer')
  const address = useAddress()
  // Without the app the planner takes stops: the page leads there. So the HTML stays small.
  if (!useHydrated()) return null
  return (
    <section className="more-stops" aria-labelledby="more-stops">
      <h2 id="more-stops">{t.stop}</h2>
      <p>{t.stopText}</p>
      <form action={address(paths.journey)} method="get" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="stop1" value={pickup} />
        <input type="hidden" name="stop2" value={dropoff} />
        <PlaceField
          label={t.stopField}
          name="via1"
          value=""
          apartFrom={[pickup, dropoff]}
          onChoose={(via) => void navigate(journeyFrom({ pickup, dropoff, via }))}
          hasFare={nobodyAsked}
          onEntered={nothing}
        />
      </form>
      <WholeTrip pickup={pickup} dropoff={dropoff} />
    </section>
  )
}
