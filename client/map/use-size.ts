import { useState } from 'react'
import type { Size } from './viewport.ts'

/** The size of an element in whole pixels, kept up to date; undefined until it is on the page. */
export function useSize(): [ref: (element: HTMLElement | null) => (() => void) | undefined, size: Size | undefined] {
  const [size, setSize] = useState<Size>()
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [ref, size]
}
