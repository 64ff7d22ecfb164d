/** A list to choose one of. */
import type { SelectHTMLAttributes } from 'react'
import { useValueBeforeHydration } from './value-before-hydration.ts'

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  readonly options: readonly string[]
  readonly value: string
  readonly onChoose: (option: string) => void
}

export function Select({ options, value, onChoose, ...attributes }: SelectProps) {
  const ref = useValueBeforeHydration<HTMLSelectElement, string>((select) => select.value, value, onChoose)
  return (
    <select {...attributes} ref={ref} className="field__control" value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map((option) => <option key={option}>{option}</option>)}
    </select>
  )
}
