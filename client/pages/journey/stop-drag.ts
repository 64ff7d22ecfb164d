/** Moving a stop by its handle: dragged with a mouse or a finger, or with the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A stop that is being dragged. */
interface Drag {
  readonly from: number
  /** The index that it would have if it were dropped now. */
  readonly to: number
  /** Pixels that it has been moved down. */
  readonly offset: number
}

/** The page scrolls while a stop is held this close to the edge of the screen, in pixels. */
const EDGE = 72
const SCROLL_STEP = 10

interface Press {
  readonly from: number
  /** Position of the pointer on the page, which scrolls. */
  readonly startY: number
  /** Middle of each stop on the page. */
  readonly middles: readonly number[]
  pointerY: number
  /** Index at which it would be dropped: the pointer may be lifted before the last move is rendered. */
  to: number
}

/**
 * @param pending whether the plan is being priced: its rides change their height until then
 * @param onMove moves the stop at one index to another
 */
export function useStopDrag(count: number, pending: boolean, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const press = useRef<Press | null>(null)
  const scrolling = useRef(0)
  const [drag, setDrag] = useState<Drag | null>(null)
  /** Takes the focus once the list is in its new order, for a moved element loses it, and stays in sight. */
  const refocus = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const control = refocus.current
    if (!pending) refocus.current = null
    const { activeElement, body } = document
    if (activeElement === body) control?.focus()
    if (activeElement === control) control?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => () => cancelAnimationFrame(scrolling.current), [])
  useEffect(() => {
    if (!drag) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') end(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  function update() {
    const held = press.current
    if (!held) return
    const offset = held.pointerY + window.scrollY - held.startY
    const middle = held.middles[held.from]! + offset
    const to = held.middles.filter((other, i) => i !== held.from && other < middle).length
    held.to = to
    setDrag({ from: held.from, to, offset })
  }

  function scrollAtEdge() {
    const held = press.current
    if (!held) return
    const by = held.pointerY < EDGE ? -SCROLL_STEP : held.pointerY > window.innerHeight - EDGE ? SCROLL_STEP : 0
    if (by !== 0) {
      window.scrollBy(0, by)
      update()
    }
    scrolling.current = requestAnimationFrame(scrollAtEdge)
  }

  function end(isDrop: boolean) {
    const held = press.current
    press.current = null
    cancelAnimationFrame(scrolling.current)
    if (isDrop && held && held.to !== held.from) onMove(held.from, held.to)
    setDrag(null)
  }

  /** Moves a stop by one; the focus stays on the control that did it. */
  function step(index: number, by: 1 | -1, control: HTMLElement) {
    const to = index + by
    if (to < 0 || to >= count) return
    refocus.current = control
    onMove(index, to)
  }

  return {
    list,
    drag,
    step,
    handleProps: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const middles = [...list.current!.querySelectorAll<HTMLElement>('[data-stop]')].map((row) => {
          const { top, height } = row.getBoundingClientRect()
          return top + height / 2 + window.scrollY
        })
        const { clientY: pointerY } = event
        press.current = { from: index, to: index, startY: pointerY + window.scrollY, middles, pointerY }
        scrolling.current = requestAnimationFrame(scrollAtEdge)
      },
      onPointerMove(event: PointerEvent) {
        if (!press.current) return
        press.current.pointerY = event.clientY
        update()
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(index, event.key === 'ArrowUp' ? -1 : 1, event.currentTarget)
      },
    }),
  }
}
