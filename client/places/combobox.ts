/**
 * Behaviour of a place field: the combobox of the WAI-ARIA Authoring Practices, "list autocomplete with automatic
 * selection". What Enter chooses is marked while one types; the arrow keys go on from there.
 */
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import type { Suggestion, UnknownText } from './later-suggestions.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { useSuggestions } from './use-suggestions.ts'
import { keepTypedAddress } from './typed-address.ts'

export interface PlaceChoice {
  /** Its name in the form. A field may get another one: the ends of a trip are swapped. */
  readonly name: string
  /** The place chosen so far. */
  readonly value: string
  /** Places that the empty field does not offer, because the trip has them already. */
  readonly apartFrom?: readonly string[]
  readonly onChoose: (name: string) => void
  /** Whether a place that only the map service may know can be reached. */
  readonly hasFare: (name: string) => Promise<boolean>
  /** Tells of a text that was entered and is no place for sure; `null` once the field holds a place again. */
  readonly onEntered: (entered: EnteredText | null) => void
}

/** The code of every key that an input method takes. */
const COMPOSING = 229

/**
 * False while the visitor has done nothing: then the page itself has given the focus, and nobody needs suggestions yet.
 * Where a browser does not tell, they come at once.
 */
const isVisitorHere = () => navigator.userActivation?.hasBeenActive ?? true

const isTouch = () => matchMedia('(pointer: coarse)').matches

export function usePlaceCombobox({ name: end, value, apartFrom = [], onChoose, hasFare, onEntered }: PlaceChoice) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState(value)
  /** The visitor's last choice. `value` follows when the page has loaded the new trip. */
  const [chosen, setChosen] = useState(value)
  const [shownValue, setShownValue] = useState(value)
  const [open, setOpen] = useState(false)
  /** Index of the option that the arrow keys have reached; undefined before they are used. */
  const [reached, setReached] = useState<number>()
  const [unknown, setUnknown] = useState<EnteredText>()
  /** True during a click into the field, which must not undo the selection of its text. */
  const entering = useRef(false)
  /**
   * What was typed, until an event decides what it means. Each text is decided once: when the choice itself takes the
   * focus away, the state is still the one before it, and leaving the field must change nothing.
   */
  const undecided = useRef<string>(undefined)
  /** The last decision. One that waits for an answer counts only until the next letter or choice. */
  const decision = useRef<object>(undefined)
  /** While an answer is waited for, the visitor may choose the other place of the trip, or swap them. */
  const latest = useRef({ value, onChoose, onEntered })
  const typed = open && text !== chosen
  const { list, sureIndex, placeSearch, failed, later, load, meaningOf } = useSuggestions(typed ? text : '', open, [
    value,
    ...apartFrom,
  ])

  // The back, forward and swap buttons change the value from outside.
  if (value !== shownValue) {
    setShownValue(value)
    setChosen(value)
    setText(value)
    setOpen(false)
    setUnknown(undefined)
  }

  // Keeps what was typed before hydration.
  useEffect(() => {
    const typedBefore = input.current?.value ?? value
    if (typedBefore !== value) {
      const isTyping = document.activeElement === input.current
      undecided.current = typedBefore
      setText(typedBefore)
      setOpen(isTyping)
      // The field had the focus before anybody listened.
      if (isTyping) void load()
      else if (typedBefore.trim()) void chooseEntered(typedBefore.trim())
    }
    // Only once, after hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // The next letter after a choice replaces the text.
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.select()
  }, [chosen])

  useLayoutEffect(() => {
    latest.current = { value, onChoose, onEntered }
  })

  // Before anything is drawn: no price may be booked beside a text that is being looked for.
  useLayoutEffect(() => {
    if (!unknown) return
    // For this end only: after a swap the text belongs to the other end.
    const { onEntered: tellEnd } = latest.current
    tellEnd(unknown)
    return () => tellEnd(null)
  }, [unknown, end])

  /** Index of the option that Enter chooses; -1 for none. */
  const active = open && list.length > 0 ? (reached ?? (typed ? sureIndex : -1)) : -1

  function close() {
    setOpen(false)
    setReached(undefined)
  }

  function decide(): object {
    undecided.current = undefined
    decision.current = {}
    return decision.current
  }

  function show(name: string) {
    close()
    setText(name)
    setChosen(name)
    setUnknown(undefined)
  }

  function tell(name: string) {
    if (name !== latest.current.value) latest.current.onChoose(name)
  }

  function chooseName(name: string, address = '') {
    decide()
    show(name)
    keepTypedAddress(name, address)
    tell(name)
  }

  async function chooseOption(option: Suggestion) {
    if (!option.locate) {
      chooseName(option.name, option.address)
      return
    }
    const decided = decide()
    show(option.name)
    // Until its position is known, the page's price is the one of another place.
    setUnknown({ text: option.name, found: null })
    const name = await option.locate()
    if (decision.current !== decided) return
    show(name)
    // Two places may have one name in the list: only now it is known whether this is another one.
    tell(name)
  }

  /** Undoes the typing: the last choice counts again. */
  function dismiss() {
    undecided.current = undefined
    show(chosen)
  }

  /** Chooses what the typed text means. An empty field goes back to the last choice. */
  function chooseText() {
    close()
    if (undecided.current === undefined) return
    const entered = text.trim()
    if (entered === '' || entered === chosen) dismiss()
    else void chooseEntered(entered)
  }

  /**
   * Waits for the gazetteer and for hotels, so that a visitor who types faster than they come gets the place that the
   * list would have offered.
   */
  async function chooseEntered(entered: string) {
    const known = placeSearch?.placeEntered(entered)
    if (known) {
      chooseName(known)
      return
    }
    const decided = decide()
    setUnknown({ text: entered, found: null })
    const found = await meaningOf(entered, hasFare)
    // The back button may have brought another place.
    if (decision.current !== decided || input.current?.value.trim() !== entered) return
    if (typeof found === 'string') chooseName(found)
    else if (found.house) chooseName(found.house.name, found.house.address)
    else {
      // A visitor who comes back to the field asks again.
      if (found.isOffline) undecided.current = entered
      setUnknown({ text: entered, found })
    }
  }

  function move(step: 1 | -1) {
    if (!open) {
      setOpen(true)
      return
    }
    if (list.length === 0) return
    // Upwards from nowhere leads to the last option.
    const from = active === -1 && step === -1 ? 0 : active
    setReached((from + step + list.length) % list.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    // The key belongs to an input method. Safari has ended the composition when it tells of the Enter that did so.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    if (!placeSearch) void load()
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (event.altKey && event.key === 'ArrowUp') close()
        else move(event.key === 'ArrowDown' ? 1 : -1)
        break
      case 'Enter':
        event.preventDefault()
        if (active >= 0) void chooseOption(list[active]!)
        else chooseText()
        if (isTouch()) input.current?.blur()
        break
      case 'Escape':
        if (open) event.preventDefault()
        if (!typed) dismiss()
        close()
        break
      case 'Tab':
        if (active >= 0) void chooseOption(list[active]!)
        break
    }
  }

  return {
    placeSearch,
    failed,
    /** Fetches the code of the search before it is needed. */
    readAhead: load,
    open,
    unknown: unknown && {
      ...unknown,
      chosen,
      choose(offer: Suggestion) {
        // The button goes away, and the focus must not go with it.
        if (!isTouch()) input.current?.focus()
        void chooseOption(offer)
      },
      dismiss,
    },
    inputProps: {
      ref: input,
      value: text,
      'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
      onChange: (event: { readonly target: HTMLInputElement }) => {
        decision.current = undefined
        undecided.current = event.target.value
        setText(event.target.value)
        setReached(undefined)
        setUnknown(undefined)
        setOpen(true)
        void load()
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        if (isVisitorHere()) void load()
        event.target.select()
      },
      onPointerDown: () => {
        if (!placeSearch) void load()
        entering.current = !open
      },
      onMouseUp: (event: { preventDefault(): void }) => {
        if (entering.current) event.preventDefault()
      },
      onClick: () => setOpen(true),
      onBlur: () => {
        if (undecided.current !== undefined && active >= 0 && typed) void chooseOption(list[active]!)
        else chooseText()
      },
    },
    listProps: {
      id: listId,
      list,
      active,
      later,
      typed: typed ? text : '',
      isReachedByKeys: reached !== undefined,
      optionProps: (index: number) => ({
        id: optionId(listId, index),
        role: 'option' as const,
        'aria-selected': index === active,
        onClick: () => {
          void chooseOption(list[index]!)
          if (isTouch()) input.current?.blur()
        },
      }),
    },
  }
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

export interface EnteredText {
  readonly text: string
  /** `null` while the site is asked. */
  readonly found: UnknownText | null
}

/** The texts in the place fields of a page that are no place for sure: while a field holds one, the page has no price. */
export function useEnteredTexts() {
  const [entered, setEntered] = useState<Partial<Record<keyof Trip, EnteredText | null>>>({})
  const texts = Object.entries(entered).flatMap(([end, text]) => (text ? [{ end, ...text }] : []))
  const unknown = texts.filter(({ found }) => found)
  return {
    /** True while the site is asked what a text means. */
    isLooking: texts.length > unknown.length,
    /** The texts that are no place, by the end of the trip; `null` for none. */
    unknown:
      unknown.length > 0 ? (Object.fromEntries(unknown.map(({ end, text }) => [end, text])) as Partial<Trip>) : null,
    onEntered: useCallback(
      (end: keyof Trip, text: EnteredText | null) => setEntered((all) => ({ ...all, [end]: text })),
      [],
    ),
  }
}
