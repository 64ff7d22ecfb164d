import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { useTexts } from '#client/languages/language.tsx'
import { useValueBeforeHydration } from './hydration.tsx'

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

const textOf = (option: SelectOption) => (typeof option === 'string' ? option : option.text)

/** A select that also reports what was chosen before hydration. Something is always chosen, so it is never `required`. */
export function Select({ options, value, onChoose, ...attributes }: SelectProps) {
  const ref = useValueBeforeHydration<HTMLSelectElement, string>((select) => select.value, value, onChoose)
  return (
    <select
      {...attributes}
      required={undefined}
      ref={ref}
      className="field__control"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map((option) =>
        // A value that is the text is not written twice.
        typeof option === 'string' || option.value === option.text ? (
          <option key={textOf(option)}>{textOf(option)}</option>
        ) : (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ),
      )}
    </select>
  )
}
