/** What guests say, at the end of the page that it is about: fetched when its reader comes near, so that the first view has none of it. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#client/forms/hydration.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import type { AskedAbout } from '#domain/bookings/opinion.ts'

const listCode = lazyCode(() => import('./opinion-list.tsx'))
const OpinionList = lazy(async () => ({ default: (await listCode())?.OpinionList ?? (() => null) }))

/** It is fetched once it is this close below the screen. */
const NEAR = '600px'

export function GuestOpinions({ places, isTour }: AskedAbout) {
  const hydrated = useHydrated()
  const [isNear, setIsNear] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hydrated || isNear) return undefined
    const observer = new IntersectionObserver((seen) => setIsNear(seen.pop()!.isIntersecting), { rootMargin: NEAR })
    observer.observe(mark.current!)
    return () => observer.disconnect()
  }, [hydrated, isNear])
  if (!hydrated) return null
  return (
    <div ref={mark}>
      {isNear && (
        <Suspense fallback={null}>
          <OpinionList key={places.join()} places={places} isTour={isTour} />
        </Suspense>
      )}
    </div>
  )
}
