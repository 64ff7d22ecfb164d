/** A field for a place in Sri Lanka, with suggestions. */
import { useEffect, useId } from 'react'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { type PlaceChoice, usePlaceCombobox } from './combobox.ts'
import type { SuggestionsState } from './suggestions.ts'

interface PlaceFieldProps extends PlaceChoice {
  readonly label: string
  /** Its name in the form, for browsers without scripts. */
  readonly name: string
  /** Takes the focus when the page loads. */
  readonly focusOnLoad?: boolean
}

export function PlaceField({ label, name, focusOnLoad = false, ...choice }: PlaceFieldProps) {
  const id = useId()
  const { listId, list, open, active, text, typed, state, credit, inputProps, optionProps } = usePlaceCombobox(choice)
  const { ref } = inputProps

  useEffect(() => {
    // When a tap on a phone led to this page, the keyboard of a focused field would cover the fares.
    const cameByTap = matchMedia('(pointer: coarse)').matches && navigator.userActivation?.isActive
    if (focusOnLoad && !cameByTap && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [focusOnLoad, ref])

  return (
    <div className="place-field">
      <label className="place-field__label" htmlFor={id}>{label}</label>
      <input
        {...inputProps} id={id} name={name} className="place-field__input" type="text"
        role="combobox" aria-autocomplete="list" aria-expanded={open && list.length > 0} aria-controls={listId}
        autoComplete="off" autoCapitalize="words" spellCheck={false} enterKeyHint="done" maxLength={MAX_PLACE_NAME}
      />
      {/* The field keeps the focus while the list is clicked. */}
      <div className="place-field__popup" role="presentation" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        {!typed && list.length > 0 && <p className="place-field__note" aria-hidden="true">Popular places</p>}
        <div className="place-field__list" id={listId} role="listbox" hidden={list.length === 0} aria-label={typed ? 'Places' : 'Popular places'}>
          {list.map((place, index) => (
            <div key={place.name} className="place-field__option" data-active={index === active || undefined} {...optionProps(index)} ref={index === active ? scrollIntoList : undefined}>
              <span className="place-field__name"><Highlighted text={place.name} part={typed ? text : ''} /></span>
              <span className="place-field__about">{place.about}</span>
            </div>
          ))}
        </div>
        {credit && <p className="place-field__note">Some of these places: <span translate="no">{credit}</span></p>}
        {open && list.length === 0 && <p className="place-field__note">{noteFor(state, text)}</p>}
      </div>
      <p className="visually-hidden" role="status">{open ? announcement(list.length, state, text) : ''}</p>
    </div>
  )
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

/** The text with the typed part marked. */
function Highlighted({ text, part }: { readonly text: string; readonly part: string }) {
  const searched = part.trim().toLowerCase()
  const start = searched ? text.toLowerCase().indexOf(searched) : -1
  if (start < 0) return text
  const end = start + searched.length
  return <>{text.slice(0, start)}<mark>{text.slice(start, end)}</mark>{text.slice(end)}</>
}

function noteFor(state: SuggestionsState, text: string): string {
  if (state === 'loading') return 'Fetching the list of places…'
  if (state === 'failed') return 'The list of places cannot be fetched right now. Type the full name and press Enter.'
  return `No place in Sri Lanka found for “${text.trim()}”. Check the spelling, or enter the nearest town.`
}

function announcement(count: number, state: SuggestionsState, text: string): string {
  return count === 0 ? noteFor(state, text) : `${count} ${count === 1 ? 'place' : 'places'} found. Use the up and down arrow keys to choose.`
}
