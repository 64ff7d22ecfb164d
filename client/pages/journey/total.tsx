/** What the whole journey costs: large, in one place, whatever changes around it. */
import { VehicleRadios } from '#client/quote/price-card.tsx'
import type { PricedJourney } from '#domain/journeys/shown-journey.ts'
import { formatDuration, parseDuration } from '#domain/contract-texts.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_NAMES, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'

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
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  readonly onVehicle: (vehicle: VehicleClass) => void
  readonly arrangement: Arrangement
  readonly pending: boolean
}

export function Total({ journey, vehicle, onVehicle, arrangement, pending }: TotalProps) {
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
      <VehicleRadios prices={fares} vehicle={vehicle} onVehicle={onVehicle} />
    </section>
  )
}
