import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { useTexts } from '#client/languages/language.tsx'
import { useHydrated, useValueBeforeHydration } from './hydration.tsx'

/** To be spread into the control. */
interface ControlProps {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly error?: string
  readonly hint?: ReactNode
  /** `group`: a note above the group says that its fields are optional. */
  readonly optional?: boolean | 'group'
  readonly wide?: boolean
  readonly children: (control: ControlProps) => ReactNode
}

/** One field of a form: label, control, error and hint, tied together for screen readers. */
export function Field({ name, label, error, hint, optional = false, wide = false, children }: FieldProps) {
  const id = useId()
  const t = useTexts('site')
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={wide ? 'field field--wide' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional === true && <span className="field__optional">{` ${t.optional}`}</span>}
      </label>
      {children({
        id,
        name,
        required: !optional,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** A text alone is its own value. */
export type SelectOption = string | { readonly value: string; readonly text: string }

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChoose: (option: string) => void
}

const valueOf = (option: SelectOption) => (typeof option === 'string' ? option : option.value)
const textOf = (option: SelectOption) => (typeof option === 'string' ? option : option.text)

/** A select that also reports what was chosen before hydration. Something is always chosen, so it is never `required`. */
export function Select({ options, value, onChoose, ...attributes }: SelectProps) {
  const ref = useValueBeforeHydration<HTMLSelectElement, string>(
    ({ selectedIndex }) => valueOf(options[selectedIndex]!),
    value,
    onChoose,
  )
  const hydrated = useHydrated()
  return (
    <select
      {...attributes}
      required={undefined}
      ref={ref}
      className="field__control"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map((option) => (
        // A page translator changes the text, and what is sent would change with it. Not in the Worker's HTML, where a
        // value that is the text would be written twice.
        <option
          key={valueOf(option)}
          value={hydrated || valueOf(option) !== textOf(option) ? valueOf(option) : undefined}
        >
          {textOf(option)}
        </option>
      ))}
    </select>
  )
}
