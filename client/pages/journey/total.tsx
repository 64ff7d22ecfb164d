/** What the whole journey costs: large, in one place, whatever changes around it. */
import type { ReactNode } from 'react'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { VehicleRadios } from '#client/quote/price-card.tsx'
import type { PricedJourney } from '#domain/journeys/shown-journey.ts'
import { parseDuration } from '#domain/contract-texts.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { fits, partyOfEach, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { type Plan, partyOfPlan, smallestForPlan } from '#domain/journeys/plan.ts'
import type { Formats } from '#domain/languages/formats.ts'

/** The six prices of the way to travel that is chosen. */
export function faresOf({ total, stay }: PricedJourney, arrangement: Arrangement): Fare {
  return arrangement === 'stay' && stay ? stay : total
}

/** Rides, km and driving time as texts take them; the time is empty if nothing is driven. */
export function wayFacts({ rides }: PricedJourney, formats: Formats): [rides: number, km: string, duration: string] {
  const km = rides.reduce((sum, { distance }) => sum + distance, 0)
  const minutes = rides.reduce((sum, { duration }) => sum + (parseDuration(duration) ?? 0), 0)
  return [rides.length, formats.km(km), minutes > 0 ? formats.duration(minutes) : '']
}

interface TotalProps {
  /** That the prices are of. */
  readonly plan: Plan
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  readonly onVehicle: (vehicle: VehicleClass) => void
  readonly arrangement: Arrangement
  readonly pending: boolean
}

/** What does not fit, and what does. */
function TooSmall({
  plan,
  journey: { vehicles },
  vehicle,
  onVehicle,
  fares,
}: Omit<TotalProps, 'arrangement' | 'pending'> & { readonly fares: Fare }) {
  const { total: t } = useTexts('journey')
  const formats = useFormats()
  const { travelers, bags } = partyOfPlan(plan)
  if (fits(partyOfEach({ travelers, bags }, vehicles), vehicle)) return null
  const fitting = smallestForPlan(plan, vehicles)
  const usd = formats.usd(vehiclePrice(fitting, fares).usd)
  return (
    <div className="journey__better" role="note">
      <p>{(vehicles === 2 ? t.tooSmallTwo : t.tooSmall)(travelers, bags, vehicle)}</p>
      <button type="button" className="button button--quiet" onClick={() => onVehicle(fitting)}>
        {(vehicles === 2 ? t.takeTwo : t.take)(fitting, usd)}
      </button>
    </div>
  )
}

export function Total({ plan, journey, vehicle, onVehicle, arrangement, pending }: TotalProps) {
  const fares = faresOf(journey, arrangement)
  const { lkr, usd } = vehiclePrice(vehicle, fares)
  const { total: t } = useTexts('journey')
  const { vehicles } = useTexts('site')
  const formats = useFormats()
  return (
    <section className="fare total" aria-labelledby="total" aria-busy={pending}>
      <h2 id="total" className="total__title">
        {journey.vehicles === 2 ? rich(t.titleOfTwo<ReactNode>((text) => <span>{text}</span>)) : t.title}
      </h2>
      <p className="total__price">
        <data translate="no" value={usd}>
          {formats.usd(usd)}
        </data>{' '}
        <data translate="no" value={lkr}>
          {formats.lkr(lkr)}
        </data>{' '}
        {/* Empty: the total in the visitor's money is shown here. */}
        <data translate="no" className="usd" value={usd} />
      </p>
      <p className="total__way">{t.inVehicle(vehicles[vehicle], ...wayFacts(journey, formats))}</p>
      <TooSmall plan={plan} journey={journey} vehicle={vehicle} onVehicle={onVehicle} fares={fares} />
      <VehicleRadios prices={fares} vehicle={vehicle} onVehicle={onVehicle} />
    </section>
  )
}
