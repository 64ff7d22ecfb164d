/** On plain pages: the fields for what does not fit into a suitcase. Few guests need them, so they are behind a line. */
import type { ReactNode } from 'react'
import { BULKY_THINGS, type BulkyThing } from '#domain/fares/bulky-things.ts'
import type { DriverNote } from '#domain/bookings/driver/driver-notes.ts'
import { usePageTexts } from './plain-page.tsx'

export const isBulky = (name: DriverNote): name is BulkyThing => BULKY_THINGS.includes(name as BulkyThing)

interface BulkyFoldProps {
  /** What the fields show: where something is counted the line is open. */
  readonly value: (name: BulkyThing) => string | number | null | undefined
  readonly children: ReactNode
}

export function BulkyFold({ value, children }: BulkyFoldProps) {
  const texts = usePageTexts()
  return (
    <details open={BULKY_THINGS.some((thing) => (value(thing) ?? '') !== '')}>
      <summary>{texts.in('booking').bulky}</summary>
      {children}
    </details>
  )
}
