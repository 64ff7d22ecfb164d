/** The day and time of a way back, and what both ways cost. */
import type { ReactNode } from 'react'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { priceIn, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { Formats } from '#domain/languages/formats.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { PricedQuote, ShownFare } from '#domain/quotes/fare-quote.ts'
import { type FieldTexts, useVehicleChoice } from './kept-draft.ts'
import { RETURN_NAMES } from './form-fields.ts'
import { useInRupees } from './lives-here.tsx'
import { DraftField } from './ride-fields.tsx'

/** `null` for a single drive; the fare is `null` while it loads. */
export interface WayBack {
  readonly fare: ShownFare | null
  retry(): void
}

export interface WayBackFieldsProps {
  readonly trip: Trip & { readonly quote: PricedQuote }
  readonly back: WayBack
  readonly errors: FieldTexts
  /** Why the way back costs what it does at its day and hour. */
  readonly reasons: ReactNode
}

export function WayBackFields({ trip, back, errors, reasons }: WayBackFieldsProps) {
  const { sriLankaTime, wayBack: t } = useTexts('form')
  return (
    <>
      {(['date', 'time'] as const).map((part) => (
        <DraftField
          key={part}
          form="transfer"
          name={RETURN_NAMES[part]}
          label={t[part]}
          type={part}
          hint={sriLankaTime}
          error={errors[RETURN_NAMES[part]]}
        />
      ))}
      {(isColomboAirport(trip.pickup) || isColomboAirport(trip.dropoff)) && (
        <DraftField
          form="transfer"
          name={RETURN_NAMES.flight}
          label={t.flight}
          hint={t.flightHint}
          error={errors[RETURN_NAMES.flight]}
        />
      )}
      {reasons}
      <Prices trip={trip} back={back} />
    </>
  )
}

function inBoth(
  vehicle: VehicleClass,
  quotes: readonly PricedQuote[],
  { lkr, usd }: Formats,
  inRupees: boolean,
): string {
  const prices = quotes.flatMap((quote) => priceIn(quote, vehicle) ?? [])
  const sum = (of: 'lkr' | 'usd') => prices.reduce((total, price) => total + price[of], 0)
  return inRupees ? lkr(sum('lkr')) : `${lkr(sum('lkr'))} (${usd(sum('usd'))})`
}

function Prices({ trip, back: { fare, retry } }: Pick<WayBackFieldsProps, 'trip' | 'back'>) {
  const { inRupees = false } = useInRupees('transfer')
  const [vehicle] = useVehicleChoice()
  const { wayBack: t } = useTexts('form')
  const formats = useFormats()
  return (
    <div className="return__prices" role="status">
      {fare?.state === 'priced' && (
        <>
          <p>
            {t.price(
              fare.pickup,
              fare.dropoff,
              formats.km(fare.quote.distance),
              formats.drive(fare.quote.duration),
              inBoth(vehicle, [fare.quote], formats, inRupees),
            )}
          </p>
          <p>
            {rich(t.both<ReactNode>(<strong>{inBoth(vehicle, [trip.quote, fare.quote], formats, inRupees)}</strong>))}
          </p>
        </>
      )}
      {fare === null && <p>{t.working}</p>}
      {fare && fare.state !== 'priced' && (
        <p>
          {t.failed} <QuietButton onClick={retry}>{t.again}</QuietButton>
        </p>
      )}
    </div>
  )
}
