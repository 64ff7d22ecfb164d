/** The price card: the vehicles, in rupees and dollars. Where a page can book, one of them is chosen. */
import type { ComponentProps } from 'react'
import { promises } from '#domain/prices/current-price-list.ts'
import { Lkr, Usd } from '#client/money/price.tsx'
import { useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import { Shown } from '#client/pictures/own-photos.tsx'
import { vehiclePicture } from '#client/pictures/pictures.ts'
import { useRadioBeforeHydration } from '#client/forms/hydration.tsx'
import type { DatedFare } from '#domain/fares/dated-fare.ts'
import {
  cheapestVehicle,
  pricedClasses,
  roomOf,
  type VehicleClass,
  countedVehicle,
  vehiclePrice,
  type Fare,
} from '#domain/fares/vehicles.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { FareNote } from './price-notes.tsx'

/** The vehicle that will be booked, on pages with a booking form. */
export interface VehicleChoice {
  readonly vehicle: VehicleClass
  readonly onVehicle: (vehicle: VehicleClass) => void
  /** To the booking form. */
  readonly bookLink: Pick<ComponentProps<'a'>, 'href' | 'onClick'>
}

interface PriceCardProps {
  readonly prices: DatedFare
  /** Km and time. */
  readonly facts: Pick<PricedQuote, 'distance' | 'duration'>
  readonly leadText?: string
  readonly choice?: VehicleChoice | undefined
}

export function PriceCard({ prices, facts, leadText, choice }: PriceCardProps) {
  const { fare: t } = useTexts('site')
  const formats = useFormats()
  const lowest = vehiclePrice(cheapestVehicle(prices), prices)
  return (
    <>
      <dl className="fare__facts">
        <div className="fare__lead">
          <dt>{leadText ?? t.from}</dt>
          <dd translate="no">
            <data value={lowest.lkr}>{formats.lkr(lowest.lkr)}</data>{' '}
            <data className="fare__usd" value={lowest.usd}>
              {formats.usd(lowest.usd)}
            </data>
          </dd>
        </div>
        <div>
          <dt>{t.distance}</dt>
          <dd>{formats.km(facts.distance)}</dd>
        </div>
        <div>
          <dt>{t.duration}</dt>
          <dd>{formats.drive(facts.duration)}</dd>
        </div>
      </dl>
      <FareNote fare={prices} />
      {choice ? (
        <VehicleRadios prices={prices} {...choice} />
      ) : (
        <>
          <ManyStyles prices={prices} />
          <ul className="fare__vehicles">
            {pricedClasses(prices).map((vehicle) => (
              <li key={vehicle} className="vehicle">
                <Vehicle vehicle={vehicle} prices={prices} />
              </li>
            ))}
          </ul>
        </>
      )}
      {choice && (
        <a className="button fare__book" {...choice.bookLink}>
          {t.book}
        </a>
      )}
      <ul className="fare__notes ticks">
        <li>{t.fixed}</li>
        <li>{t.toll}</li>
        <li>{t.freeCancelling(promises().guestHours.cancel)}</li>
      </ul>
    </>
  )
}

/** Styles that a site with up to three vehicles does not need in its first view. */
const ManyStyles = ({ prices }: { readonly prices: Fare }) =>
  pricedClasses(prices).length > 3 && <link rel="stylesheet" href="/vehicles-many.css" />

interface VehicleRadiosProps extends Pick<VehicleChoice, 'vehicle' | 'onVehicle'> {
  readonly prices: Fare
  /** How many the prices are of. */
  readonly count?: number
}

export function VehicleRadios({ prices, count, vehicle: chosen, onVehicle }: VehicleRadiosProps) {
  const { fare: t } = useTexts('site')
  const group = useRadioBeforeHydration<HTMLFieldSetElement, VehicleClass>(chosen, onVehicle)
  return (
    <fieldset className="fare__vehicles" ref={group}>
      <legend className="visually-hidden">{t.vehicle}</legend>
      <ManyStyles prices={prices} />
      {pricedClasses(prices).map((vehicle) => (
        <label key={vehicle} className="vehicle">
          <input
            type="radio"
            name="card"
            value={vehicle}
            checked={vehicle === chosen}
            onChange={() => onVehicle(vehicle)}
          />
          <Vehicle vehicle={vehicle} prices={prices} count={count} />
        </label>
      ))}
    </fieldset>
  )
}

function Vehicle({ vehicle, prices, count = 1 }: Pick<VehicleRadiosProps, 'vehicle' | 'prices' | 'count'>) {
  const texts = useLanguage()
  const { fare: t } = texts.in('site')
  const { lkr, usd } = vehiclePrice(vehicle, prices)
  const room = roomOf(vehicle)
  const [seats, bags] = [count * room.seats, count * room.bags]
  return (
    <>
      <Shown {...vehiclePicture(vehicle)} alt="" className="vehicle__picture" loading="lazy" />
      <b className="vehicle__name">{countedVehicle(count, vehicle, texts)}</b>{' '}
      <Lkr className="vehicle__lkr" value={lkr} /> <Usd className="vehicle__usd" value={usd} />{' '}
      <small className="vehicle__room">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm-9 10a9 8 0 0 1 18 0Z" />
        </svg>
        <span aria-hidden="true">{seats}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 6V2h8v4h3v16H5V6Zm2 0h4V4h-4Z" />
        </svg>
        <span aria-hidden="true">{bags}</span>
        <span className="visually-hidden">{t.room(seats, bags)}</span>
      </small>
    </>
  )
}
