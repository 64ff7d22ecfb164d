/** From one ride to more: a stop on its way, the train, or a journey that begins with it. The planner prices all of them. */
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { readDraft } from '#client/booking/form/draft-storage.ts'
import { rich, useAddress, useTexts } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { Link } from '#client/link.tsx'
import { Usd } from '#client/money/price.tsx'
import { PlaceField } from '#client/places/place-field.tsx'
import { journeyFrom, WholeTrip } from '#client/quote/trip-form.tsx'
import { bagsFare } from '#domain/fares/fare-of-classes.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { trainWay } from '#domain/journeys/hill-train.ts'
import { paths } from '#domain/paths.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'

interface FareProps {
  readonly fare: PricedFare
}

/** Guests who would rather take the train: a car carries their bags. */
function TrainOffer({ fare: { pickup, dropoff, start, quote } }: FareProps) {
  const { offer: t } = useTexts('train')
  const { latloc: lat, longloc: lng } = quote
  const train = trainWay(start, lat !== null && lng !== null ? { lat, lng } : null)
  if (!train || !priceList().bagsByCar) return null
  const { usd, lkr } = vehiclePrice(cheapestVehicle(quote), bagsFare(quote))
  // As domain/journeys/plan.ts reads it, which pages of fares need not load.
  const plan = new URLSearchParams({ stop1: pickup, gap1: '1', bags1: '1', stop2: dropoff, bags: '2' })
  const link = (text: string) => (
    <Link to={`${paths.journey}?${plan.toString()}`} rel="nofollow">
      {text}
    </Link>
  )
  return <p>{rich(t<ReactNode>(link, train.from, train.to, <Usd value={usd} data-lkr={lkr} />))}</p>
}

/** The page has it: its form comes with it. */
const formCode = lazyCode(() => import('#client/booking/form/booking-form.tsx'))
const nobodyAsked = () => Promise.resolve(false)
const nothing = () => {}

export function MoreWays({ fare }: FareProps) {
  const { pickup, dropoff } = fare
  const navigate = useNavigate()
  const t = useTexts('transfer')
  const address = useAddress()
  const stopAt = async (via: string) => {
    ;(await formCode())?.takeTransfer(fare)
    const { date } = readDraft('transfer')
    void navigate(journeyFrom({ pickup, dropoff, via }) + (date ? `&start=${date}` : ''))
  }
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
          onChoose={(via) => void stopAt(via)}
          hasFare={nobodyAsked}
          onEntered={nothing}
        />
      </form>
      <TrainOffer fare={fare} />
      <WholeTrip pickup={pickup} dropoff={dropoff} />
    </section>
  )
}
