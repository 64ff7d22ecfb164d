/**
 * The way back of a return trip, in the form of the way there: its day and time, and its own fare.
 * docs/product.md#changes
 */
import { type ReactNode, useEffect, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { useValueBeforeHydration } from '#client/forms/hydration.tsx'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { findFare } from '#client/quote/trip-fare.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { priceIn, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { Formats } from '#domain/languages/formats.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { PricedQuote, ShownFare } from '#domain/quotes/fare-quote.ts'
import { type FieldTexts, keepInDraft, useDraftField, useVehicleChoice } from './draft.ts'
import { useInRupees } from './lives-here.tsx'
import { RETURN_NAMES } from './form-fields.ts'
import { WaitChoice } from './planned-fields.tsx'
import { type PlannedWay, useWaiting } from './planned-way.ts'
import { DraftField } from './ride-fields.tsx'

/** `null` for a single drive; the fare is `null` while it loads. */
export interface WayBack {
  readonly fare: ShownFare | null
  retry(): void
}

/** The fare of the way back, where the visitor wants one. */
export function useWayBack(trip: Trip | null): WayBack | null {
  const api = useSiteApi()
  const waits = useWaiting() !== null
  const isWanted = useDraftField('transfer', RETURN_NAMES.choice) === 'yes' && trip !== null && !waits
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

interface ReturnFieldsProps {
  readonly trip: Trip & { readonly quote: PricedQuote }
  readonly back: WayBack | null
  /** Where the driver waits. */
  readonly planned: PlannedWay | null
  readonly errors: FieldTexts
  /** Why the way back costs what it does at its day and hour. */
  readonly reasons: ReactNode
}

export function ReturnFields({ trip, back, planned, errors, reasons }: ReturnFieldsProps) {
  const isWanted = useDraftField('transfer', RETURN_NAMES.choice) === 'yes'
  const { sriLankaTime, wayBack: t } = useTexts('form')
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
      {isWanted && <WaitChoice planned={planned} />}
      {back && (
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
      )}
    </div>
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

function Prices({ trip, back: { fare, retry } }: Pick<ReturnFieldsProps, 'trip'> & { readonly back: WayBack }) {
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
