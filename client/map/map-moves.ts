/** Zooming and panning, by buttons, keys, a drag, or a click that brings a point to the middle. */
import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { pan, zoom, type Viewport } from './viewport.ts'

const STEP = 0.6
const KEY_PIXELS = 60
/** A press that moves less than this is a click. */
const DRAG_PIXELS = 4

const KEYS: Record<string, (view: Viewport) => Viewport> = {
  ArrowLeft: (view) => pan(view, -KEY_PIXELS, 0),
  ArrowRight: (view) => pan(view, KEY_PIXELS, 0),
  ArrowUp: (view) => pan(view, 0, -KEY_PIXELS),
  ArrowDown: (view) => pan(view, 0, KEY_PIXELS),
  '+': (view) => zoom(view, STEP),
  '=': (view) => zoom(view, STEP),
  '-': (view) => zoom(view, 1 / STEP),
}

const onButton = (target: EventTarget) => target instanceof Element && target.closest('button') !== null

/** @param fitted what to show until the visitor moves the map, and again for another route */
export function useMapMoves(fitted: Viewport) {
  const [own, setOwn] = useState<{ readonly view: Viewport; readonly of: Viewport }>()
  const press = useRef<{ x: number; y: number; dragged: boolean }>(undefined)
  const moved = own?.of === fitted
  const view = moved ? own.view : fitted
  const show = (next: Viewport) => setOwn({ view: next, of: fitted })

  return {
    view, moved,
    zoomIn: () => show(zoom(view, STEP)),
    zoomOut: () => show(zoom(view, 1 / STEP)),
    reset: () => setOwn(undefined),
    moveProps: {
      onKeyDown: (event: KeyboardEvent) => {
        const move = KEYS[event.key]
        if (!move || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        show(move(view))
      },
      onPointerDown: (event: PointerEvent) => {
        if (onButton(event.target) || event.button !== 0) return
        press.current = { x: event.clientX, y: event.clientY, dragged: false }
        // A finger scrolls the page until the map has been zoomed.
        if (event.pointerType === 'mouse' || moved) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        const from = press.current
        if (!from || (event.pointerType !== 'mouse' && !moved)) return
        const [right, down] = [from.x - event.clientX, from.y - event.clientY]
        if (!from.dragged && Math.hypot(right, down) < DRAG_PIXELS) return
        press.current = { x: event.clientX, y: event.clientY, dragged: true }
        show(pan(view, right, down))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const from = press.current
        press.current = undefined
        if (!from || from.dragged || !moved) return
        const box = event.currentTarget.getBoundingClientRect()
        show(pan(view, event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2))
      },
      onPointerCancel: () => { press.current = undefined },
    },
  }
}
