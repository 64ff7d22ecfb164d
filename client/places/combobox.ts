/** How a place field behaves: the editable combobox with a list of the WAI-ARIA Authoring Practices. */
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { Suggestion } from './suggestions.ts'
import { useSuggestions } from './suggestions-loading.ts'

export interface PlaceChoice {
  /** The place chosen so far. */
  readonly value: string
  readonly onChoose: (name: string) => void
}

const isTouch = () => matchMedia('(pointer: coarse)').matches

export function usePlaceCombobox({ value, onChoose }: PlaceChoice) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState(value)
  /** Chosen here; the page may take a moment to agree. */
  const [chosen, setChosen] = useState(value)
  const [shownValue, setShownValue] = useState(value)
  const [open, setOpen] = useState(false)
  /** The option that the arrow keys stand on; undefined: none yet, so the sure first one if there is one. */
  const [moved, setMoved] = useState<number>()
  /** A click that enters the field, focused or not, must not undo the selection of its text. */
  const entering = useRef(false)
  /** The choice that is being located; another one in the meantime takes its place. */
  const locating = useRef<Suggestion>(undefined)
  /** As of now: the other place of the trip may have been chosen while this one was looked up. */
  const chooseNow = useRef(onChoose)
  const typed = open && text !== chosen
  const { list, likeliest, state, credit, load, nameEntered } = useSuggestions(typed ? text : '', open)

  // Back, forward and the swap button change the value from outside.
  if (value !== shownValue) {
    setShownValue(value)
    setChosen(value)
    setText(value)
    setOpen(false)
  }

  // What was typed before the page came alive is kept.
  useEffect(() => {
    const early = input.current?.value ?? value
    if (early !== value) {
      setText(early)
      setOpen(document.activeElement === input.current)
    }
    // Once, when the page has come alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // A letter typed after a choice starts the next one.
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.select()
  }, [chosen])

  useEffect(() => { chooseNow.current = onChoose })

  const active = open && list.length > 0 ? moved ?? (typed ? likeliest : -1) : -1

  function close() {
    setOpen(false)
    setMoved(undefined)
  }

  function show(name: string) {
    close()
    setText(name)
    setChosen(name)
  }

  function choose(name: string) {
    locating.current = undefined
    show(name)
    if (name !== chosen) chooseNow.current(name)
  }

  async function take(option: Suggestion) {
    if (!option.locate || option.name === chosen) {
      choose(option.name)
      return
    }
    locating.current = option
    show(option.name)
    const name = await option.locate()
    if (locating.current !== option) return
    show(name)
    chooseNow.current(name)
  }

  /** Takes the text as it is; an empty field goes back to what was chosen. */
  function enter() {
    const entered = text.trim()
    if (entered === '' || entered === chosen) {
      close()
      setText(chosen)
    } else {
      void chooseEntered(entered)
    }
  }

  /** Who types faster than the list arrives gets what the list would have offered. */
  async function chooseEntered(entered: string) {
    const known = nameEntered(entered) ?? (await load())?.nameEntered(entered)
    if (input.current?.value.trim() === entered) choose(known ?? entered)
  }

  function move(step: 1 | -1) {
    if (!open) {
      setOpen(true)
      return
    }
    if (list.length === 0) return
    const next = active === -1 ? (step === 1 ? 0 : list.length - 1) : active + step
    setMoved((next + list.length) % list.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys that an input method takes for itself.
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
        if (active >= 0) void take(list[active]!)
        else enter()
        if (isTouch()) input.current?.blur()
        break
      case 'Escape':
        if (open) event.preventDefault()
        if (!typed) setText(chosen)
        close()
        break
      case 'Tab':
        if (active >= 0) void take(list[active]!)
        break
    }
  }

  return {
    listId, list, open, active, text, typed, state, credit,
    inputProps: {
      ref: input,
      value: text,
      'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
      onChange: (event: { readonly target: HTMLInputElement }) => {
        locating.current = undefined
        setText(event.target.value)
        setMoved(undefined)
        setOpen(true)
        void load()
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        void load()
        event.target.select()
      },
      onPointerDown: () => { entering.current = !open },
      onMouseUp: (event: { preventDefault(): void }) => {
        if (entering.current) event.preventDefault()
      },
      onClick: () => setOpen(true),
      onBlur: () => {
        if (active >= 0 && typed) void take(list[active]!)
        else enter()
      },
    },
    optionProps: (index: number) => ({
      id: optionId(listId, index),
      role: 'option' as const,
      'aria-selected': index === active,
      onClick: () => {
        void take(list[index]!)
        if (isTouch()) input.current?.blur()
      },
    }),
  }
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
