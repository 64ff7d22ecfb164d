/** The two ways to travel, side by side: a car for each ride, or one car and driver who stay. */
import { useId } from 'react'
import type { PricedJourney } from '#client/site-data.ts'
import { GUEST_HOURS } from '#domain/operator/booking-terms.ts'
import { SERVICE } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'
import { DRIVER_STAY, WAITING } from '#domain/operator/rate-card.ts'

/** What is in the price of each way. */
const INCLUDED: Readonly<Record<Arrangement, readonly string[]>> = {
  rides: [
    'Everything on the ride: car, driver, fuel, highway tolls',
    `Waiting at the pickup: ${SERVICE.freeWaiting.airport} minutes at the airport, ${SERVICE.freeWaiting.elsewhere} elsewhere`,
    ...(WAITING ? [`${WAITING.freeMinutes} minutes at each stop on the way`] : []),
    `Each ride can be changed or cancelled alone, free until ${GUEST_HOURS.cancel} hours before it`,
  ],
  stay: DRIVER_STAY?.included ?? [],
}
const NOT_INCLUDED: Readonly<Record<Arrangement, readonly string[]>> = {
  rides: ['A car on the days between the rides', 'Entrance fees and park fees'],
  stay: DRIVER_STAY?.notIncluded ?? [],
}

const NAMES = { rides: 'A car for each ride', stay: 'One car and driver who stay' } as const satisfies Record<
  Arrangement,
  string
>

interface WaysToTravelProps {
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  /** Where one of them can be chosen. */
  readonly choice?: { readonly arrangement: Arrangement; readonly onArrangement: (arrangement: Arrangement) => void }
}

/** The way that costs less in this vehicle; `null` where there is one way alone, or both cost the same. */
export function cheaperWay({ total, stay }: PricedJourney, vehicle: VehicleClass): Arrangement | null {
  if (!stay) return null
  const difference = vehiclePrice(vehicle, stay).lkr - vehiclePrice(vehicle, total).lkr
  return difference === 0 ? null : difference > 0 ? 'rides' : 'stay'
}

export function WaysToTravel({ journey, vehicle, choice }: WaysToTravelProps) {
  const { total, stay, rides } = journey
  const titleId = useId()
  const cheaper = cheaperWay(journey, vehicle)
  const ways = (['rides', 'stay'] as const).flatMap((way) => {
    const fare = way === 'rides' ? total : stay
    return fare ? [{ way, ...vehiclePrice(vehicle, fare) }] : []
  })
  const saved = ways.length === 2 ? Math.abs(ways[0]!.usd - ways[1]!.usd) : 0
  const Frame = choice ? 'fieldset' : 'div'
  const Title = choice ? 'legend' : 'h2'
  return (
    <Frame className="ways" role={choice ? undefined : 'group'} aria-labelledby={choice ? undefined : titleId}>
      <Title className="ways__title" id={titleId}>
        {ways.length === 2 ? 'Two ways to travel' : 'What is in the price'}
      </Title>
      <div className="ways__cards">
        {ways.map(({ way, lkr, usd }) => {
          const isChoice = choice && ways.length === 2
          const Head = isChoice ? 'label' : 'p'
          return (
            <div key={way} className="ways__way" data-chosen={isChoice && choice.arrangement === way ? '' : undefined}>
              <Head className="ways__head">
                {isChoice && (
                  <input
                    type="radio"
                    name="arrangement"
                    value={way}
                    checked={choice.arrangement === way}
                    onChange={() => choice.onArrangement(way)}
                  />
                )}
                <b>{NAMES[way]}</b>
                <span className="ways__price">
                  <data value={usd}>{formatUsd(usd)}</data> <data value={lkr}>{formatLkr(lkr)}</data>
                </span>
                <span className="ways__what">
                  {way === 'stay' ? `${stay!.days} days` : `${rides.length} ${rides.length === 1 ? 'ride' : 'rides'}`}
                  {cheaper === way && <b className="ways__cheaper">{saved > 0 ? `USD ${saved} less` : 'cheaper'}</b>}
                </span>
              </Head>
              <ul className="ways__list">
                {INCLUDED[way].map((text) => (
                  <li key={text} data-in="">
                    <span className="visually-hidden">In the price: </span>
                    {text}
                  </li>
                ))}
                {NOT_INCLUDED[way].map((text) => (
                  <li key={text} data-out="">
                    <span className="visually-hidden">Not in the price: </span>
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </Frame>
  )
}
