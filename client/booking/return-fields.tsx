/**
 * The way back of a return trip, in the form of the way there: its day and time, and its own fare.
 * docs/product.md#changes
 */
import { useEffect, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { useValueBeforeHydration } from '#client/forms/hydration.tsx'
import { useTexts } from '#client/languages/language.tsx'
import { findFare } from '#client/quote/trip-fare.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { keepInDraft, useDraftField } from './kept-draft.ts'
import { RETURN_NAMES } from './form-fields.ts'
import { WaitChoice } from './planned-fields.tsx'
import { type PlannedWay, useWaiting } from './planned-way.ts'
import { type WayBack, WayBackFields, type WayBackFieldsProps } from './way-back-fields.tsx'

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

interface ReturnFieldsProps extends Omit<WayBackFieldsProps, 'back'> {
  readonly back: WayBack | null
  /** Where the driver waits. */
  readonly planned: PlannedWay | null
}

export function ReturnFields({ trip, back, planned, errors, reasons }: ReturnFieldsProps) {
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
      {isWanted && <WaitChoice planned={planned} />}
      {back && <WayBackFields trip={trip} back={back} errors={errors} reasons={reasons} />}
    </div>
  )
}
