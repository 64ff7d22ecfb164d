/** The two ways to travel, side by side: a car for each ride, or one car and driver who stay. */
import { type ReactNode, useId } from 'react'
import type { PricedJourney } from '#domain/journeys/shown-journey.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'
import { INCLUDED, NOT_INCLUDED, WAY_NAMES } from '#domain/journeys/included.ts'

interface WaysToTravelProps {
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  /** Where one of them can be chosen. */
  readonly choice?: { readonly arrangement: Arrangement; readonly onArrangement: (arrangement: Arrangement) => void }
}

/** The way that costs less in this vehicle; `null` where there is one way alone, or both cost the same. */
function cheaperWay({ total, stay }: PricedJourney, vehicle: VehicleClass): Arrangement | null {
  if (!stay) return null
  const difference = vehiclePrice(vehicle, stay).lkr - vehiclePrice(vehicle, total).lkr
  return difference === 0 ? null : difference > 0 ? 'rides' : 'stay'
}

/** Folded where one plans: the prices of both ways stand together then. */
function Included({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details>
      <summary className="ways__fold">What is in the price, and what not</summary>
      {children}
    </details>
  )
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
                <b>{WAY_NAMES[way]}</b>
                <span className="ways__price">
                  <data value={usd}>{formatUsd(usd)}</data> <data value={lkr}>{formatLkr(lkr)}</data>
                </span>
                <span className="ways__what">
                  {way === 'stay' ? `${stay!.days} days` : `${rides.length} ${rides.length === 1 ? 'ride' : 'rides'}`}
                  {cheaper === way && <b className="ways__cheaper">{saved > 0 ? `USD ${saved} less` : 'cheaper'}</b>}
                </span>
              </Head>
              <Included isFolded={choice !== undefined}>
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
              </Included>
            </div>
          )
        })}
      </div>
    </Frame>
  )
}
