/**
 * Parts of a booking's page whose code comes after it: until then the Worker's markup of them stays. `Part` does not change,
 * and its code is fetched only where it is needed. `LateDay` has forms, which work without scripts until its code is there.
 */
import { type ReactNode, useEffect, useState } from 'react'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { useLanguage } from '#client/languages/language.tsx'

type Voucher = typeof import('./booking-details.tsx')
type RideName = 'RideDate' | 'RideName' | 'RideHead' | 'RideFacts' | 'AfterRide'

let voucher: Voucher | null = null

/** For loaders: the Worker writes a page by this code, the browser a booking that has changed or that the app leads to. */
export async function loadVoucher(texts: Texts, { opinion }: Pick<PublicBooking, 'opinion'>): Promise<void> {
  const areas = ['tours', 'booking', ...(opinion === undefined ? [] : (['opinions'] as const))] as const
  const [code] = await Promise.all([voucher ?? import('./booking-details.tsx'), texts.load(...areas)])
  voucher = code
}

type PartProps =
  | { readonly name: RideName; readonly booking: PublicBooking; readonly ride: PublicRide }
  | { readonly name: Exclude<keyof Voucher, RideName>; readonly booking: PublicBooking }

function rideContent(code: Voucher, { name, ...props }: Extract<PartProps, { readonly ride: PublicRide }>) {
  const Content = code[name]
  return <Content {...props} />
}

function bookingContent(code: Voucher, { name, booking }: Exclude<PartProps, { readonly ride: PublicRide }>) {
  const Content = code[name]
  return <Content booking={booking} />
}

/** Its wrapper takes no room of its own. The browser that hydrates the page has the markup, and not the code: 20 kB. */
export function Part(props: PartProps) {
  const id = `voucher-${props.name}${'ride' in props ? `-${props.ride.position}` : ''}`
  const Element = props.name === 'RideName' ? 'span' : 'div'
  if (voucher === null) {
    const written = document.getElementById(id)?.innerHTML ?? ''
    return <Element key="written" id={id} className="booking__part" dangerouslySetInnerHTML={{ __html: written }} />
  }
  const content = 'ride' in props ? rideContent(voucher, props) : bookingContent(voucher, props)
  return (
    <Element key="rendered" id={id} className="booking__part">
      {content}
    </Element>
  )
}

type DayCode = typeof import('./arrival-and-family-link.tsx') & typeof import('#client/booking/sending/no-mail.tsx')

let dayCode: DayCode | null = null

/** For loaders: the Worker writes the page by it. */
export async function loadDay(texts: Texts): Promise<void> {
  const [onTheDay, noMail] = await Promise.all([
    import('./arrival-and-family-link.tsx'),
    import('#client/booking/sending/no-mail.tsx'),
    texts.load('booking'),
  ])
  dayCode = { ...onTheDay, ...noMail }
}

interface LateDayProps {
  readonly id: string
  readonly children: (code: DayCode) => ReactNode
}

export function LateDay({ id, children }: LateDayProps) {
  const texts = useLanguage()
  const [isHere, setIsHere] = useState(dayCode !== null)
  useEffect(() => {
    if (!isHere)
      void loadDay(texts).then(
        () => setIsHere(true),
        () => {},
      )
  }, [isHere, texts])
  if (isHere && dayCode !== null)
    return (
      <div key="rendered" id={id}>
        {children(dayCode)}
      </div>
    )
  const written = document.getElementById(id)?.innerHTML ?? ''
  return <div key="written" id={id} dangerouslySetInnerHTML={{ __html: written }} />
}
