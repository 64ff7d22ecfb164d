/** What replaces the page once a booking has been submitted. Opens at the top, with the focus on what it says. */
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface AnswerProps {
  readonly title: string
  readonly text: string
  readonly icon?: ReactNode
  readonly busy?: boolean
  readonly children?: ReactNode
}

export function Answer({ title, text, icon, busy = false, children }: AnswerProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="answer band" aria-labelledby={id} aria-busy={busy}>
      <header className="answer__head">
        {icon}
        <h1 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-text`}>{title}</h1>
        <p id={`${id}-text`} className="answer__text">{text}</p>
      </header>
      {children}
    </section>
  )
}

/** Signs of the answers; the headings say what they mean. */
const frame = { width: 64, height: 64, viewBox: '0 0 64 64', 'aria-hidden': true, fill: 'none', stroke: 'currentColor', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export function SuccessIcon() {
  return <svg {...frame} className="answer__icon answer__icon--good"><circle cx="32" cy="32" r="28" /><path d="m20 33 8.500 8.500L45 24" /></svg>
}

export function FailureIcon() {
  return <svg {...frame} className="answer__icon answer__icon--bad"><circle cx="32" cy="32" r="28" /><path d="M32 18v18M32 45v.5" /></svg>
}

export function WaitingIcon() {
  return <svg {...frame} className="answer__icon answer__icon--waiting"><circle cx="32" cy="32" r="28" opacity="0.2" /><path d="M32 4a28 28 0 0 1 28 28" /></svg>
}

export function PriceIcon() {
  return <svg {...frame} className="answer__icon answer__icon--price"><path d="M34 6h22v22L28 56 6 34Z" /><circle cx="46" cy="18" r="3" /></svg>
}
