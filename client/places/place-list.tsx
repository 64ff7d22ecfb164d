/** The list below a place field, and what the field says of a text that is no place. Fetched with the gazetteer. */
import { type HTMLAttributes, type ReactNode, useState } from 'react'
import css from '#client/styles/place-list.css?inline'
import { useLanguage, useTexts } from '#client/languages/language.tsx'
import type { Dictionary } from '#domain/languages/texts.ts'
import { linkKind } from '#domain/places/pasted-point.ts'
import { isSearched, type LaterSuggestions, type Suggestion, type UnknownText } from './later-suggestions.ts'

interface PlaceListProps {
  readonly id: string
  readonly list: readonly Suggestion[]
  /** Empty for popular places. */
  readonly typed: string
  /** Index of the option that Enter chooses; -1 for none. */
  readonly active: number
  /** True when the arrow keys have led there. */
  readonly isReachedByKeys: boolean
  readonly later: LaterSuggestions | null
  optionProps(index: number): HTMLAttributes<HTMLElement>
}

export function PlaceList({ id, list, typed, active, isReachedByKeys, later, optionProps }: PlaceListProps) {
  const t = useTexts('places')
  const notes = notesOf(list.length, typed, later, t)
  // The option that Enter takes before the keys have led elsewhere. It is not said again on their way.
  const [first, setFirst] = useState(active)
  if (!isReachedByKeys && first !== active) setFirst(active)
  // How many there are is said once, when all have come.
  const isComplete = later ? later.asks === null : !isSearched(typed)
  return (
    <>
      <style href="place-list" precedence="late">
        {css}
      </style>
      {!typed && (
        <p className="place-field__note" aria-hidden="true">
          {t.popular}
        </p>
      )}
      <div
        className="place-field__list"
        id={id}
        role="listbox"
        hidden={list.length === 0}
        aria-label={typed ? t.list : t.popular}
      >
        {list.map((place, index) => (
          // Only what the keys have reached is scrolled into sight: the list must not move under a finger.
          <div
            key={keyOf(list, index)}
            className="place-field__option"
            {...optionProps(index)}
            ref={index === active && isReachedByKeys ? scrollIntoList : undefined}
          >
            <span className="place-field__name" translate={place.address ? undefined : 'no'}>
              {place.address ? t.houseIn(place.name) : <Highlighted text={place.name} part={typed} />}
            </span>
            <span className="place-field__about">{place.about}</span>
          </div>
        ))}
      </div>
      {notes.map((note) => (
        <p key={note} className="place-field__note">
          {note}
        </p>
      ))}
      {later?.credits.map((credit) => (
        <p key={credit} className="place-field__note place-field__credit" translate="no">
          {credit}
        </p>
      ))}
      <p className="visually-hidden" role="status">
        {[list.length > 0 && isComplete ? t.found(list.length, list[first]?.name) : '', ...notes]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}

/** Stays the same while places are added at the end. Two places may have one name. */
function keyOf(list: readonly Suggestion[], index: number): string {
  const { name, about } = list[index]!
  const namesakesBefore = list.slice(0, index).filter((other) => other.name === name && other.about === about)
  return `${name}, ${about}, ${namesakesBefore.length}`
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
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}

type PlaceTexts = Dictionary['places']

function notesOf(count: number, typed: string, later: LaterSuggestions | null, t: PlaceTexts): string[] {
  if (later?.asks) return [later.asks === 'hotels' ? t.hotels : t.more]
  if (later?.isOffline) return [t.offline]
  if (count > 0 || !typed) return []
  return [adviceOnLink(typed, t) ?? t.none(shortened(typed.trim()))]
}

interface UnknownPlaceProps {
  readonly text: string
  /** `null` while the site is asked. */
  readonly found: UnknownText | null
  /** The place before it. */
  readonly chosen: string
  choose(offer: Suggestion): void
  dismiss(): void
}

/** Shown beside the field when an entered text is not surely a place. The page has no price for it then. */
export function UnknownPlace({ text: entered, found, chosen, choose, dismiss }: UnknownPlaceProps) {
  const texts = useLanguage()
  const t = texts.in('places')
  const text = shortened(entered)
  if (!found) return t.looking(text)
  const { offers } = found
  return (
    <>
      {found.isOffline
        ? t.cannotLook(text)
        : texts.formats.sentences([
            offers.length > 0 ? t.mayMean(text) : t.unknown(text),
            ...adviceOn(entered, offers.length, t),
          ])}
      {/* A screen reader would run the buttons' words together with the message. */}
      <div aria-live="off">
        {offers.map((offer, index) => (
          <OfferButton key={keyOf(offers, index)} onClick={() => choose(offer)}>
            {offer.address ? (
              t.houseIn(offer.name)
            ) : (
              <>
                <span translate="no">{offer.name}</span> <span className="place-field__about">{offer.about}</span>
              </>
            )}
          </OfferButton>
        ))}
        {chosen && <OfferButton onClick={dismiss}>{t.backTo(chosen)}</OfferButton>}
      </div>
    </>
  )
}

/** The length of a text, in characters. */
const MAX_SHOWN = 80
const shortened = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)

function adviceOnLink(text: string, t: PlaceTexts): string | null {
  const kind = linkKind(text)
  return kind && (kind === 'short' ? t.openLink : t.nameInstead)
}

function adviceOn(text: string, offers: number, t: PlaceTexts): string[] {
  if (offers > 0 && linkKind(text) !== 'short') return []
  return [adviceOnLink(text, t) ?? t.checkSpelling]
}

/** The field keeps the focus while the button is clicked. */
function OfferButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      className="place-field__offer"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
