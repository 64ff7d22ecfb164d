/**
 * A line that opens fields that few guests need. Where one of them holds something it is open: after a reload, and after a
 * browser has filled in the form, a guest sees all that will be booked. It does not close by itself, under a finger.
 */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface KeptFoldProps {
  readonly title: ReactNode
  readonly isFilled: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

export function KeptFold({ title, isFilled, onOpen, children }: KeptFoldProps) {
  const [isOpen, setIsOpen] = useState(isFilled)
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled)
    if (isFilled) setIsOpen(true)
  }
  // Not by the event: the browser tells of a line that begins open before React listens to it.
  const tellOpen = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    if (isOpen) tellOpen()
  }, [isOpen])
  return (
    <details className="company" open={isOpen} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
