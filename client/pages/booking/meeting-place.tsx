/** Where guest and driver meet, where the pickup is in the operator's table: words, the spot on a map, a drawn plan. */
import { useLanguage } from '#client/languages/language.tsx'
import { NewTab } from '#client/link.tsx'
import { meetingMapLink, meetingPointOf, meetingSentences } from '#domain/bookings/driver/where-to-meet.ts'
import { WayPlan } from './arrivals-plan.tsx'

interface MeetingPlaceProps {
  readonly ride: Parameters<typeof meetingPointOf>[0] & { readonly pickupAddress?: string }
  /** What the driver's sign says; `null` for no drawing. */
  readonly sign: string | null
  /** Ids of its heading, and of what names it beside that. */
  readonly id: string
  readonly names: string
  readonly heading: 'h2' | 'h3' | 'h4'
}

export function MeetingPlace({ ride, sign, id, names, heading: Heading }: MeetingPlaceProps) {
  const texts = useLanguage()
  const t = texts.in('booking').meeting
  const point = meetingPointOf(ride)
  if (!point) return null
  const { way, exit, area, landmark } = point.words[texts.language]
  const { side } = point
  return (
    <section className="booking__meeting" aria-labelledby={names}>
      <Heading id={id}>{t.heading}</Heading>
      {meetingSentences(point, texts, ride.pickupAddress).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="booking__meeting-map">
        <NewTab href={meetingMapLink(point)} rel="noopener noreferrer">
          {t.map}
        </NewTab>
      </p>
      {sign !== null && (
        <figure className="booking__plan">
          <WayPlan
            label={t.plan([...way, exit], area, side, landmark)}
            way={way}
            exit={exit}
            area={area}
            side={side}
            landmark={landmark}
            sign={sign}
          />
        </figure>
      )}
    </section>
  )
}
