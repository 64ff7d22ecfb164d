/**
 * The way back of a return trip, in the form of the way there: its day and time, its own fare, and what both ways cost.
 * docs/product.md#changes
 */
import { useEffect, useState, type ReactNode } from 'react'
import { useSiteApi } from '#client/api.ts'
import { useValueBeforeHydration } from '#client/forms/hydration.tsx'
import { useTexts, rich, useFormats } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { findFare } from '#client/quote/trip-fare.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { priceIn, type VehicleClass, type VehiclePrice } from '#domain/fares/vehicles.ts'
import type { Formats } from '#domain/languages/formats.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { ShownFare, PricedQuote } from '#domain/quotes/fare-quote.ts'
import { keepInDraft, useDraftField, type FieldTexts, useVehicleChoice } from '#client/booking/form/draft-storage.ts'
import { RETURN_NAMES } from '#client/booking/form/form-fields.ts'
import { useInRupees } from './residence.tsx'
import { WaitChoice } from './wait-and-night-fields.tsx'
import type { PlannedWay } from '#client/booking/form/planned-way.ts'
import { DraftField } from './party-and-note-fields.tsx'

/** The fare of the way back, where the visitor wants one; also where the driver waits, so that both can be compared. */
export function useWayBack(trip: Trip | null): WayBack | null {
  const api = useSiteApi()
  const isWanted = useDraftField('transfer', RETURN_NAMES.choice) === 'yes' && trip !== null
  const [found, setFound] = useState<{ readonly key: string; readonly fare: ShownFare } | null>(null)
  const [tries, setTries] = useState(0)
  const [pickup, dropoff] = [trip?.dropoff ?? '', trip?.pickup ?? '']
  const key = JSON.stringify([pickup, dropoff, tries])
  useEffect(() => {
    if (!isWanted) return
    const asking = new AbortController()
    async function ask() {
      // It rejects only if it was given up.
      const fare = await findFare(api, { pickup, dropoff }, { signal: asking.signal }).catch(() => null)
      if (fare) setFound({ key, fare })
    }
    void ask()
    return () => asking.abort()
  }, [api, isWanted, pickup, dropoff, key])
  return isWanted ? { fare: found?.key === key ? found.fare : null, retry: () => setTries(tries + 1) } : null
}

const choose = (wanted: boolean) => keepInDraft('transfer', { [RETURN_NAMES.choice]: wanted ? 'yes' : '' })

interface ReturnFieldsProps extends Omit<WayBackFieldsProps, 'back'> {
  readonly back: WayBack | null
  /** Where the driver waits. */
  readonly planned: PlannedWay | null
  /** What both ways cost as two rides. */
  readonly single: VehiclePrice | null
}

export function ReturnFields({ trip, back, planned, single, errors, reasons }: ReturnFieldsProps) {
  const isWanted = useDraftField('transfer', RETURN_NAMES.choice) === 'yes'
  const { wayBack: t } = useTexts('form')
  const checkbox = useValueBeforeHydration<HTMLInputElement, boolean>((input) => input.checked, isWanted, choose)
  return (
    <div className="return">
      <label className="return__choice">
        <input
          ref={checkbox}
          name={RETURN_NAMES.choice}
          type="checkbox"
          checked={isWanted}
          onChange={(event) => choose(event.target.checked)}
        />
        {` ${t.choose}`}
      </label>
      {isWanted && <WaitChoice planned={planned} single={single} />}
      {back && <WayBackFields trip={trip} back={back} errors={errors} reasons={reasons} />}
    </div>
  )
}

/** `null` for a single drive; the fare is `null` while it loads. */
export interface WayBack {
  readonly fare: ShownFare | null
  retry(): void
}

interface WayBackFieldsProps {
  readonly trip: Trip & { readonly quote: PricedQuote }
  readonly back: WayBack
  readonly errors: FieldTexts
  /** Why the way back costs what it does at its day and hour. */
  readonly reasons: ReactNode
}

function WayBackFields({ trip, back, errors, reasons }: WayBackFieldsProps) {
  const { sriLankaTime, journey, wayBack: t } = useTexts('form')
  return (
    <>
      {(['date', 'time'] as const).map((part) => (
        <DraftField
          key={part}
          form="transfer"
          name={RETURN_NAMES[part]}
          label={t[part]}
          type={part}
          hint={part === 'time' && isColomboAirport(trip.dropoff) ? journey.landing : sriLankaTime}
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
