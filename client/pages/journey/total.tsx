/** What the whole journey costs: large, in one place, whatever changes around it. */
import { VehicleRadios } from '#client/quote/price-card.tsx'
import type { PricedJourney } from '#domain/journeys/shown-journey.ts'
import { formatDuration, parseDuration } from '#domain/contract-texts.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { fits, partyOfEach, VEHICLE_NAMES, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement, Plan } from '#domain/journeys/call-shapes.ts'
import { partyOfPlan, smallestForPlan } from '#domain/journeys/plan.ts'

/** The six prices of the way to travel that is chosen. */
export function faresOf({ total, stay }: PricedJourney, arrangement: Arrangement): Fare {
  return arrangement === 'stay' && stay ? stay : total
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`

/** @example '5 rides, 612 km, 14 hours 20 mins' */
export function wayText({ rides }: PricedJourney): string {
  const km = rides.reduce((sum, { distance }) => sum + distance, 0)
  const minutes = rides.reduce((sum, { duration }) => sum + (parseDuration(duration) ?? 0), 0)
  return [count(rides.length, 'ride'), `${km} km`, ...(minutes > 0 ? [formatDuration(minutes)] : [])].join(', ')
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
  const { travelers, bags } = partyOfPlan(plan)
  if (fits(partyOfEach({ travelers, bags }, vehicles), vehicle)) return null
  const fitting = smallestForPlan(plan, vehicles)
  const many = (name: string) => (vehicles === 2 ? `two ${name}s` : `the ${name}`)
  return (
    <div className="journey__better" role="note">
      <p>
        {count(travelers, 'traveler')}
        {bags > 0 && ` and ${count(bags, 'large bag')}`} do not fit into {many(VEHICLE_NAMES[vehicle])}.
      </p>
      <button type="button" className="button button--quiet" onClick={() => onVehicle(fitting)}>
        Take {many(VEHICLE_NAMES[fitting])} for {formatUsd(vehiclePrice(fitting, fares).usd)}
      </button>
    </div>
  )
}

export function Total({ plan, journey, vehicle, onVehicle, arrangement, pending }: TotalProps) {
  const fares = faresOf(journey, arrangement)
  const { lkr, usd } = vehiclePrice(vehicle, fares)
  return (
    <section className="fare total" aria-labelledby="total" aria-busy={pending}>
      <h2 id="total" className="total__title">
        The whole journey
        {journey.vehicles === 2 && <span> in two vehicles</span>}
      </h2>
      <p className="total__price">
        <data value={usd}>{formatUsd(usd)}</data> <data value={lkr}>{formatLkr(lkr)}</data>{' '}
        {/* Empty: the total in the visitor's money is shown here. */}
        <data className="usd" value={usd} />
      </p>
      <p className="total__way">
        {VEHICLE_NAMES[vehicle]}, {wayText(journey)}
      </p>
      <TooSmall plan={plan} journey={journey} vehicle={vehicle} onVehicle={onVehicle} fares={fares} />
      <VehicleRadios prices={fares} vehicle={vehicle} onVehicle={onVehicle} />
    </section>
  )
}
