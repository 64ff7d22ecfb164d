/** A gap that guests cross by train: a car can carry their bags, for one price. Fetched with a plan that has a gap. */
import type { ReactNode } from 'react'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { Usd } from '#client/money/price.tsx'
import { RupeeWords } from '#client/money/rupee-words.tsx'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import { HILL_STATIONS, withBags } from '#domain/journeys/hill-train.ts'
import type { PricedJourney } from '#domain/journeys/journey-calls.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { changeStop } from './plan-editing.ts'
import { type BagsByCarProps, PlanButton } from './plan-fields.tsx'

const isStation = (place: string) => HILL_STATIONS.some(({ town }) => town === place)

/** The offer of the answer; or one without a price, in a plan that has no ride yet, between towns with a station. */
function offerOf(journey: PricedJourney | null, index: number, ends: readonly string[]) {
  const offer = journey?.bagOffers?.find(({ from }) => from === index)
  if (offer) return { offer }
  return !journey && priceList().bagsByCar && ends.every(isStation) ? { offer: null } : null
}

export function BagsByCar({ index, state, vehicle, journey, announce }: BagsByCarProps) {
  const { way: t } = useTexts('train')
  const formats = useFormats()
  const { stops } = state.plan
  const ride = journey?.rides.find((each) => each.kind === 'transfer' && each.train && each.from === index)
  if (ride?.kind === 'transfer' && ride.train) {
    const { train } = ride
    const own = vehicle && vehiclePrice(vehicle, ride)
    return (
      <>
        <p className="way__bags">
          {rich(
            t.by<ReactNode>(
              train.from,
              train.to,
              own && <Usd value={own.usd} data-lkr={own.lkr} />,
              formats.km(ride.distance),
            ),
          )}
        </p>
        <p className="way__actions">
          <PlanButton
            state={state}
            edit={(now) => changeStop(now, index, { bagsByCar: undefined })}
            onDone={() => announce(t.left)}
          >
            {t.leave}
          </PlanButton>
        </p>
      </>
    )
  }
  const found = offerOf(journey, index, [stops[index]!.place, stops[index + 1]!.place])
  if (!found || stops[index]!.bagsByCar) return null
  const price = vehicle && found.offer && vehiclePrice(vehicle, found.offer)
  return (
    <p className="way__actions">
      <PlanButton
        state={state}
        edit={(now) => withBags(changeStop(now, index, { bagsByCar: true }))}
        onDone={() => announce(t.added)}
      >
        {price ? <RupeeWords words={t.add} usd={formats.usd(price.usd)} lkr={formats.lkr(price.lkr)} /> : t.addFor}
      </PlanButton>
    </p>
  )
}
