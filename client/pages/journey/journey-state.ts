/** The plan on the page: the one of its address, or the one that the visitor has just made and that is being priced. */
import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePageChoice } from '#client/page-choice.ts'
import type { EnteredText } from '#client/places/entered-texts.ts'
import { type Plan, planAddress } from '#domain/journeys/plan.ts'
import type { JourneyData } from './load.ts'
import { type KeyedStops, keyStops } from './plan-editing.ts'

export interface JourneyState {
  readonly plan: Plan
  /** A key for each stop, which stays with it while it moves. */
  readonly keys: readonly string[]
  /** True while the plan is being priced. */
  readonly pending: boolean
  /**
   * Shows another plan.
   * @param step whether the back button leads to the plan before: it does so for stops, not for each number of nights
   */
  change(edit: (plan: Plan) => Plan, step?: 'step' | 'detail'): void
  /** Prices the plan again. */
  retry(): void
  /** True while a field holds a text that is no place: the journey has no price then. */
  readonly hasUnknown: boolean
  onEntered(field: string, entered: EnteredText | null): void
}

export function useJourney({ plan: loaded }: Pick<JourneyData, 'plan'>): JourneyState {
  const { revalidate, state } = useRevalidator()
  const { shown: plan, pending, latest, choose } = usePageChoice(loaded)
  const [keyed, setKeyed] = useState<{ readonly of: Plan; readonly stops: KeyedStops }>(() => ({
    of: plan,
    stops: keyStops(null, plan.stops),
  }))
  const current = keyed.of === plan ? keyed : { of: plan, stops: keyStops(keyed.stops, plan.stops) }
  if (current !== keyed) setKeyed(current)
  const [entered, setEntered] = useState<Readonly<Record<string, EnteredText>>>({})

  function change(edit: (plan: Plan) => Plan, step: 'step' | 'detail' = 'step') {
    const next = edit(latest())
    if (next !== latest()) choose(next, planAddress(next), step === 'detail')
  }

  return {
    plan,
    keys: current.stops.keys,
    pending: pending || state === 'loading',
    change,
    retry: useCallback(() => void revalidate(), [revalidate]),
    hasUnknown: Object.keys(entered).length > 0,
    onEntered: useCallback((field: string, text: EnteredText | null) => {
      setEntered((all) => {
        const others = Object.fromEntries(Object.entries(all).filter(([name]) => name !== field))
        return text ? { ...others, [field]: text } : others
      })
    }, []),
  }
}
