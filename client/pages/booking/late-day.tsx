/**
 * Parts of a booking's page whose code comes after it: until then the Worker's markup of them stands, whose forms work
 * without scripts.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '#client/languages/language.tsx'
import type { Texts } from '#domain/languages/texts.ts'

type DayCode = typeof import('./arrival.tsx') &
  typeof import('./tell-family.tsx') &
  typeof import('#client/booking/no-mail.tsx')

let code: DayCode | null = null

/** For loaders: the Worker writes the page by it. */
export async function loadDay(texts: Texts): Promise<void> {
  const [arrival, family, noMail] = await Promise.all([
    import('./arrival.tsx'),
    import('./tell-family.tsx'),
    import('#client/booking/no-mail.tsx'),
    texts.load('booking'),
  ])
  code = { ...arrival, ...family, ...noMail }
}

interface LateDayProps {
  readonly id: string
  readonly children: (code: DayCode) => ReactNode
}

export function LateDay({ id, children }: LateDayProps) {
  const texts = useLanguage()
  const [isHere, setIsHere] = useState(code !== null)
  useEffect(() => {
    if (!isHere)
      void loadDay(texts).then(
        () => setIsHere(true),
        () => {},
      )
  }, [isHere, texts])
  if (isHere && code !== null)
    return (
      <div key="rendered" id={id}>
        {children(code)}
      </div>
    )
  const written = document.getElementById(id)?.innerHTML ?? ''
  return <div key="written" id={id} dangerouslySetInnerHTML={{ __html: written }} />
}
