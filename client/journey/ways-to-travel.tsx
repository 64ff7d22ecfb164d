/** The two ways to travel, side by side: a car for each ride, or one car and driver who stay. */
import { Usd, Lkr, unbroken } from '#client/money/price.tsx'
import { type ReactNode, useId } from 'react'
import { useRadioBeforeHydration } from '#client/forms/hydration.tsx'
import { useFormats, useTexts } from '#client/languages/language.tsx'
import { type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement, PricedJourney } from '#domain/journeys/journey-calls.ts'
import { included, notIncluded, savedBy } from '#domain/journeys/included.ts'

interface WaysToTravelProps {
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  /** What it costs to cancel one car and driver who stay: more, and sooner, than rides. */
  readonly stayCancelling: string
  /** Where one of them can be chosen. */
  readonly choice?: { readonly arrangement: Arrangement; readonly onArrangement: (arrangement: Arrangement) => void }
}

/** Folded where the guest chooses, so that both prices are close together. */
function Included({ foldedAs, children }: { readonly foldedAs: string | null; readonly children: ReactNode }) {
  if (foldedAs === null) return children
  return (
    <details>
      <summary className="ways__fold">{foldedAs}</summary>
      {children}
    </details>
  )
}

export function WaysToTravel({ journey, vehicle, stayCancelling, choice }: WaysToTravelProps) {
  const { total, stay, rides } = journey
  const t = useTexts('ways')
  const formats = useFormats()
  const [inPrice, notInPrice] = [included(rides, t.included), notIncluded(rides, t.included)]
  const titleId = useId()
  const cards = useRadioBeforeHydration<HTMLDivElement, Arrangement>(choice?.arrangement, choice?.onArrangement)
  const ways = (['rides', 'stay'] as const).flatMap((way) => {
    const fare = way === 'rides' ? total : stay
    return fare ? [{ way, ...vehiclePrice(vehicle, fare) }] : []
  })
  const Frame = choice ? 'fieldset' : 'section'
  const Title = choice ? 'legend' : 'h2'
  return (
    <Frame className="ways" aria-labelledby={titleId}>
      <Title className="ways__title" id={titleId}>
        {ways.length === 2 ? t.choice.two : t.choice.one}
      </Title>
      <div className="ways__cards" ref={cards}>
        {ways.map(({ way, ...price }) => {
          const other = ways.find((each) => each.way !== way)
          const saved = other ? savedBy(price, other) : null
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
                <b>{way === 'stay' && journey.vehicles === 2 ? t.choice.stayTwo : t.choice.names[way]}</b>
                <span className="ways__price">
                  <Usd value={price.usd} /> <Lkr value={price.lkr} />
                </span>
                <span className="ways__what">
                  {way === 'stay' ? t.days(stay!.days) : t.rides(rides.length)}
                  {saved && (
                    <b className="ways__cheaper">
                      {saved.usd > 0 ? t.choice.less(unbroken(formats.usd(saved.usd))) : t.choice.cheaper}
                    </b>
                  )}
                </span>
              </Head>
              {way === 'stay' && <p className="ways__cancelling">{stayCancelling}</p>}
              <Included foldedAs={isChoice ? t.choice.one : null}>
                <ul className="ways__list">
                  {inPrice[way].map((text) => (
                    <li key={text} data-in="">
                      <span className="visually-hidden">{t.choice.in}</span>
                      {text}
                    </li>
                  ))}
                  {notInPrice[way].map((text) => (
                    <li key={text} data-out="">
                      <span className="visually-hidden">{t.choice.out}</span>
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
