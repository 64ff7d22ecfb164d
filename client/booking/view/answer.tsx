/** What replaces the page once a booking has been submitted. Opens at the top, with the focus on what it says. */
import { useEffect, useId, useRef, type ReactNode } from 'react'

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
