/** Small fields and buttons of a plan. Each is part of the page's form, which sends the plan where there are no scripts. */
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { useValueBeforeHydration } from '#client/forms/hydration.tsx'
import { useAddress } from '#client/languages/language.tsx'
import { LinkButton } from '#client/layout/menu/menu-controls.tsx'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { PricedJourney } from '#domain/journeys/journey-calls.ts'
import { type Plan, planAddress } from '#domain/journeys/plan.ts'
import type { JourneyState } from './plan-editing.ts'

/** Of the fields for the way after a stop. */
export interface BagsByCarProps {
  readonly index: number
  readonly state: JourneyState
  /** `null` where one car stays: its price is of the whole, and no ride has one of its own. */
  readonly vehicle: VehicleClass | null
  /** `null` while the plan has no price. */
  readonly journey: PricedJourney | null
  readonly announce: (text: string) => void
}

interface ChoiceProps {
  readonly label: ReactNode
  readonly name: string
  readonly value: string
  /** Value and words of each option. */
  readonly options: readonly (readonly [value: string, text: string])[]
  /** @param field its name */
  readonly onChoose: (value: string, field: string) => void
}

export function Choice({ label, name, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  const choose = (chosen: string) => onChoose(chosen, name)
  const ref = useValueBeforeHydration<HTMLSelectElement, string>((select) => select.value, value, choose)
  const hasValue = options.some(([option]) => option === value)
  return (
    <span className="plan-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        ref={ref}
        className="field__control"
        name={name}
        value={value}
        autoComplete="off"
        onChange={(event) => choose(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
        {!hasValue && <option value={value}>{value}</option>}
      </select>
    </span>
  )
}

interface MomentProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'> {
  readonly label: string
  readonly name: string
  readonly type: 'date' | 'time'
  readonly value: string
  /** @param field its name */
  readonly onChoose: (value: string, field: string) => void
}

/** A date or a time. The browser's field keeps one that is half typed, which has no value yet. */
export function Moment({ label, name, type, value, onChoose, ...limits }: MomentProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was chosen before hydration counts. It comes before the page's own day is written into the field.
  useEffect(() => {
    if (input.current!.value !== value) onChoose(input.current!.value, name)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    const field = input.current!
    if (field.value !== value && !field.validity.badInput && document.activeElement !== field) field.value = value
  }, [value])
  // Back and forward lead to a plan with a day of its own: nobody types here any more.
  useEffect(() => {
    const leave = () => input.current!.blur()
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  return (
    <span className="plan-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...limits}
        id={id}
        ref={input}
        className="field__control"
        type={type}
        name={name}
        defaultValue={value}
        autoComplete="off"
        onChange={(event) => {
          if (!event.target.validity.badInput) onChoose(event.target.value, name)
        }}
      />
    </span>
  )
}

interface PlanButtonProps {
  readonly state: Pick<JourneyState, 'plan' | 'change'>
  readonly edit: (plan: Plan) => Plan
  /** Called after the edit. */
  readonly onDone?: () => void
  /** Does the edit in another way. */
  readonly onPress?: (control: HTMLElement) => void
  /** There is nothing to do in this direction. */
  readonly isOff?: boolean
  readonly className?: string
  /** What screen readers hear, where an icon is all there is. */
  readonly label?: string
  readonly children: ReactNode
}

/** A step of the plan: without scripts a link to the plan after it. */
export function PlanButton(props: PlanButtonProps) {
  const { state, edit, onDone, onPress, isOff = false, className = 'chip', label, children } = props
  const address = useAddress()
  return (
    <LinkButton
      className={className}
      href={isOff ? undefined : address(planAddress(edit(state.plan)))}
      rel="nofollow"
      aria-label={label}
      aria-disabled={isOff || undefined}
      // Without an address it is a link by its role alone, and takes the focus by its place in the order alone.
      role={isOff ? 'link' : undefined}
      button={{ tabIndex: 0 }}
      onPress={(control) => {
        if (isOff) return
        if (onPress) return onPress(control)
        state.change(edit)
        onDone?.()
      }}
    >
      {children}
    </LinkButton>
  )
}

/** Only our own roads price a journey: no place is worth asking a map service for. */
export const noFare = async () => false
