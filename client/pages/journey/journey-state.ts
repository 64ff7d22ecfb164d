/** The plan on the page: the one of its address, or the one that the visitor has just made and that is being priced. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { EnteredText } from '#client/places/entered-texts.ts'
import type { Plan } from '#domain/journeys/call-shapes.ts'
import { planAddress } from '#domain/journeys/plan.ts'
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
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const { location: heading } = useNavigation()
  const [chosen, setChosen] = useState<{ readonly plan: Plan; readonly from: Plan }>()
  // Until its page is here: the router tells of the page and of the end of the navigation in one update, whereas its
  // promise may resolve before the page is shown, and the old plan would show in between.
  const plan = chosen && (chosen.from === loaded || heading) ? chosen.plan : loaded
  /** A second change made before that builds on the first. */
  const latest = useRef(plan)
  useEffect(() => {
    latest.current = plan
  })
  const [keyed, setKeyed] = useState<{ readonly of: Plan; readonly stops: KeyedStops }>(() => ({
    of: plan,
    stops: keyStops(null, plan.stops),
  }))
  const current = keyed.of === plan ? keyed : { of: plan, stops: keyStops(keyed.stops, plan.stops) }
  if (current !== keyed) setKeyed(current)
  const [entered, setEntered] = useState<Readonly<Record<string, EnteredText>>>({})

  function change(edit: (plan: Plan) => Plan, step: 'step' | 'detail' = 'step') {
    const next = edit(latest.current)
    if (next === latest.current) return
    latest.current = next
    setChosen({ plan: next, from: loaded })
    void navigate(planAddress(next), { replace: step === 'detail', preventScrollReset: true })
  }

  return {
    plan,
    keys: current.stops.keys,
    pending: plan !== loaded || state === 'loading',
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
