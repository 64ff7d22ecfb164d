/**
 * Behaviour of a place field: the pattern "Editable Combobox With List Autocomplete" of the WAI-ARIA Authoring
 * Practices.
 */
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { Suggestion } from './place-search.ts'
import type { EnteredText } from './entered-texts.ts'
import { useSuggestions } from './suggestions.ts'
import { keepTypedAddress } from './typed-address.ts'

export interface PlaceChoice {
  /** The place chosen so far. */
  readonly value: string
  readonly onChoose: (name: string) => void
  /** Whether a place that only the map service may know can be reached. */
  readonly hasFare: (name: string) => Promise<boolean>
  /** Tells of a text that was entered and is no place for sure; `null` once the field holds a place again. */
  readonly onEntered: (entered: EnteredText | null) => void
}

const isTouch = () => matchMedia('(pointer: coarse)').matches

export function usePlaceCombobox({ value, onChoose, hasFare, onEntered }: PlaceChoice) {
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
  /** The chosen suggestion while its position is looked up. A later choice replaces it. */
  const locating = useRef<Suggestion>(undefined)
  /** The current callback: while a position is looked up, the visitor may choose the other place of the trip. */
  const latestOnChoose = useRef(onChoose)
  const latestOnEntered = useRef(onEntered)
  const typed = open && text !== chosen
  const { list, sureIndex, placeSearch, failed, later, load, meaningOf } = useSuggestions(typed ? text : '', open)

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

  useEffect(() => {
    latestOnChoose.current = onChoose
    latestOnEntered.current = onEntered
  })

  useEffect(() => {
    if (!unknown) return
    latestOnEntered.current(unknown)
    return () => latestOnEntered.current(null)
  }, [unknown])

  /** Index of the option that Enter chooses; -1 for none. */
  const active = open && list.length > 0 ? (reached ?? (typed ? sureIndex : -1)) : -1

  function close() {
    setOpen(false)
    setReached(undefined)
  }

  function show(name: string) {
    close()
    setText(name)
    setChosen(name)
    setUnknown(undefined)
  }

  function chooseName(name: string, address = '') {
    locating.current = undefined
    show(name)
    keepTypedAddress(name, address)
    if (name !== chosen) latestOnChoose.current(name)
  }

  async function chooseOption(option: Suggestion) {
    if (!option.locate) {
      chooseName(option.name, option.address)
      return
    }
    locating.current = option
    show(option.name)
    const name = await option.locate()
    if (locating.current !== option) return
    show(name)
    // Two places may have one name in the list: only now it is known whether this is another one.
    if (name !== chosen) latestOnChoose.current(name)
  }

  /** Chooses what the typed text means. An empty field goes back to the last choice. */
  function chooseText() {
    const entered = text.trim()
    close()
    if (entered === '' || entered === chosen) {
      setText(chosen)
      setUnknown(undefined)
    } else if (unknown?.text !== entered || unknown.found?.isOffline) {
      void chooseEntered(entered)
    }
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
    setUnknown({ text: entered, found: null })
    const found = await meaningOf(entered, hasFare)
    if (input.current?.value.trim() !== entered) return
    if (typeof found === 'string') chooseName(found)
    else if (found.house) chooseName(found.house.name, found.house.address)
    else setUnknown({ text: entered, found })
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
    // The key belongs to an input method.
    if (event.nativeEvent.isComposing) return
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
        if (!typed) show(chosen)
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
    open,
    unknown: unknown && {
      ...unknown,
      chosen,
      choose(offer: Suggestion) {
        // The button goes away, and the focus must not go with it.
        if (!isTouch()) input.current?.focus()
        void chooseOption(offer)
      },
      /** Takes the text back: the last choice stands. */
      dismiss: () => show(chosen),
    },
    inputProps: {
      ref: input,
      value: text,
      'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
      onChange: (event: { readonly target: HTMLInputElement }) => {
        locating.current = undefined
        setText(event.target.value)
        setReached(undefined)
        setUnknown(undefined)
        setOpen(true)
        void load()
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        void load()
        event.target.select()
      },
      onPointerDown: () => {
        entering.current = !open
      },
      onMouseUp: (event: { preventDefault(): void }) => {
        if (entering.current) event.preventDefault()
      },
      onClick: () => setOpen(true),
      onBlur: () => {
        if (active >= 0 && typed) void chooseOption(list[active]!)
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
