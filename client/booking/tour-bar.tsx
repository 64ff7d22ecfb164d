/**
 * What a tour's page shows only in a browser, fetched after its first view: what guests say; and at the lower edge of a
 * small screen the tour's price and the way to its form, until that comes into view. Both are one module: the file names
 * of a second one would be in the first view, whose budget has no room for them.
 */
import { useEffect, useState } from 'react'
import { Usd } from '#client/money/price.tsx'
import { NewTab } from '#client/link.tsx'
import { useLanguage } from '#client/languages/language.tsx'
import { ChatIcon } from '#client/pictures/icons.tsx'
import { GuestOpinions } from '#client/opinions/guest-opinions.tsx'
import { chatLink } from '#domain/brand.ts'
import { hasDurations } from '#domain/tours/parks.ts'
import type { Tour } from '#domain/tours/tour-price.ts'
import { BOOKING_HREF } from './booking-section.tsx'
import { bookLink } from './fare-bar.tsx'

/** With all of the page that is above the screen: a jump from below the form to the page's top is noticed, too. */
const PAGE_ABOVE = '100000px 0px 0px'

/** Whether the form is still below the screen. */
function useIsFormBelow(): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => setIsBelow(!seen.pop()!.isIntersecting), {
      rootMargin: PAGE_ABOVE,
    })
    observer.observe(document.querySelector(BOOKING_HREF)!)
    return () => observer.disconnect()
  }, [])
  return isBelow
}

interface TourBarProps {
  readonly tour: Tour & { readonly travelers: number; readonly usd: number; readonly lkr?: number }
  /** True while the price of another tour loads. */
  readonly pending: boolean
}

function TourBar({ tour, pending }: TourBarProps) {
  const isFormBelow = useIsFormBelow()
  const texts = useLanguage()
  const { page: t, lengths } = texts.in('tours')
  const { chat } = texts.in('site')
  if (!isFormBelow) return null
  const travelers = t.summary.travelers(tour.travelers)
  return (
    <aside className="fare-bar tour-bar" aria-label={t.summary.heading} aria-busy={pending}>
      <p>
        <small>{hasDurations(tour.park) ? `${lengths[tour.tourLength]} · ${travelers}` : travelers}</small>
        <strong>
          <Usd value={tour.usd} data-lkr={tour.lkr} />
        </strong>
      </p>
      <NewTab className="fare-bar__chat" href={chatLink(chat)} aria-label={chat.label}>
        <ChatIcon />
      </NewTab>
      <a className="button" {...bookLink(pending)}>
        {t.bookNow}
      </a>
    </aside>
  )
}

interface TourBarAndOpinionsProps extends Pick<TourBarProps, 'pending'> {
  readonly park: string
  /** `null` while it has no price. */
  readonly tour: TourBarProps['tour'] | null
}

export function TourBarAndOpinions({ park, tour, pending }: TourBarAndOpinionsProps) {
  return (
    <>
      {tour && <TourBar tour={tour} pending={pending} />}
      <GuestOpinions places={[park]} isTour />
    </>
  )
}
