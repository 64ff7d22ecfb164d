/** A field for a place in Sri Lanka, with suggestions. */
import { useTexts } from '#client/languages/language.tsx'
import { useEffect, useId } from 'react'
import { type PlaceChoice, usePlaceCombobox } from './combobox.ts'
import { useTypedAddress } from './typed-address.ts'

/** Room for a link to a map, in characters. */
const MAX_PASTED = 2000

interface PlaceFieldProps extends PlaceChoice {
  readonly label: string
  /** Takes the focus when the page loads. */
  readonly focusOnLoad?: boolean
}

export function PlaceField({ label, focusOnLoad = false, ...choice }: PlaceFieldProps) {
  const id = useId()
  const { placeSearch, failed, readAhead, open, inputProps, listProps, unknown } = usePlaceCombobox(choice)
  const address = useTypedAddress(choice.value)
  const { ref } = inputProps
  const { placeField: t } = useTexts('site')

  useEffect(() => {
    // When a tap on a phone led to this page, the keyboard of a focused field would cover the fares.
    const cameByTap = matchMedia('(pointer: coarse)').matches && navigator.userActivation?.isActive
    if (!focusOnLoad || cameByTap || document.activeElement !== document.body) return
    ref.current?.focus({ preventScroll: true })
    // A visitor who moves the mouse may type next; a phone has a tap before that.
    const onMouseMove = () => void readAhead()
    document.addEventListener('mousemove', onMouseMove, { once: true })
    return () => document.removeEventListener('mousemove', onMouseMove)
    // Once, when the page loads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusOnLoad])

  return (
    <div className="place-field">
      <label className="place-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        {...inputProps}
        id={id}
        name={choice.name}
        className="place-field__input"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open && listProps.list.length > 0}
        aria-controls={placeSearch ? listProps.id : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_PASTED}
      />
      {/* The field keeps the focus while the list is clicked. */}
      <div
        className="place-field__popup"
        role="presentation"
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
      >
        {placeSearch ? (
          <placeSearch.PlaceList {...listProps} />
        ) : (
          open && (
            <p className="place-field__note" role="status">
              {failed ? t.failed : t.fetching}
            </p>
          )
        )}
      </div>
      <div className="place-field__hint" role="status">
        {unknown
          ? placeSearch && <placeSearch.UnknownPlace {...unknown} />
          : address && t.atHouse(choice.value, address)}
      </div>
    </div>
  )
}
