/** What the whole journey costs: large, in one place, whatever changes around it; or why there is no price. */
import { JourneyNote } from '#client/quote/price-notes.tsx'
import { Usd, Lkr } from '#client/money/price.tsx'
import { RupeeWords } from '#client/money/rupee-words.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rich, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { BOOKING_HREF } from '#client/booking/booking-section.tsx'
import type { SeenPrice } from './seen-price.ts'
import { VehicleRadios } from '#client/quote/price-card.tsx'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { countedVehicle, fits, priceIn, type VehicleClass, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import type { Arrangement, ShownJourney, PricedJourney } from '#domain/journeys/journey-calls.ts'
import { partyInEach, type Plan, partyOfPlan, smallestForPlan } from '#domain/journeys/plan.ts'
import type { Formats } from '#domain/languages/formats.ts'

/** The six prices of the way to travel that is chosen. */
export function faresOf({ total, stay }: PricedJourney, arrangement: Arrangement): Fare {
  return arrangement === 'stay' && stay ? stay : total
}

/** Rides, km and driving time as texts take them; the time is empty if nothing is driven. */
export function wayFacts({ rides }: PricedJourney, formats: Formats): [rides: number, km: string, duration: string] {
  const km = rides.reduce((sum, { distance }) => sum + distance, 0)
  const minutes = rides.reduce((sum, { duration }) => sum + (parseDuration(duration) ?? 0), 0)
  return [rides.length, formats.km(km), minutes > 0 ? formats.duration(minutes) : '']
}

interface TotalProps {
  /** That the prices are of. */
  readonly plan: Plan
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  readonly onVehicle: (vehicle: VehicleClass) => void
  readonly arrangement: Arrangement
  readonly pending: boolean
}

/** What does not fit, and what does. */
function TooSmall({
  plan,
  journey: { vehicles },
  vehicle,
  onVehicle,
  fares,
}: Omit<TotalProps, 'arrangement' | 'pending'> & { readonly fares: Fare }) {
  const { total: t } = useTexts('journey')
  const formats = useFormats()
  const { travelers, bags } = partyOfPlan(plan)
  if (fits(partyInEach(plan, vehicles), vehicle)) return null
  const fitting = smallestForPlan(plan, vehicles)
  const price = priceIn(fares, fitting)
  return (
    <div className="journey__better" role="note">
      <p>{(vehicles === 2 ? t.tooSmallTwo : t.tooSmall)(travelers, bags, vehicle)}</p>
      {price && (
        <QuietButton onClick={() => onVehicle(fitting)}>
          <RupeeWords
            words={(amount) => (vehicles === 2 ? t.takeTwo : t.take)(fitting, amount)}
            usd={formats.usd(price.usd)}
            lkr={formats.lkr(price.lkr)}
          />
        </QuietButton>
      )}
    </div>
  )
}

export function Total({ plan, journey, vehicle, onVehicle, arrangement, pending }: TotalProps) {
  const fares = faresOf(journey, arrangement)
  const { lkr, usd } = vehiclePrice(vehicle, fares)
  const texts = useLanguage()
  const { total: t } = texts.in('journey')
  const { formats } = texts
  return (
    <section className="fare total" aria-labelledby="total" aria-busy={pending}>
      <h2 id="total" className="total__title">
        {journey.vehicles === 2 ? rich(t.titleOfTwo<ReactNode>((text) => <span>{text}</span>)) : t.title}
      </h2>
      <p className="total__price">
        <Usd value={usd} /> <Lkr value={lkr} /> {/* Empty: the total in the visitor's money is shown here. */}
        <data translate="no" className="usd" value={usd} />
      </p>
      <p className="total__way">
        {t.inVehicle(countedVehicle(journey.vehicles, vehicle, texts), ...wayFacts(journey, formats))}
      </p>
      <VehicleRadios prices={fares} count={journey.vehicles} vehicle={vehicle} onVehicle={onVehicle} />
      {/* Below the cards: notes above them would push another button under the thumb that has just chosen one. */}
      <JourneyNote {...{ journey, plan, vehicle, arrangement }} />
      <TooSmall plan={plan} journey={journey} vehicle={vehicle} onVehicle={onVehicle} fares={fares} />
    </section>
  )
}

/** The place that a refused field holds. @example placeAt(plan, 'stops.1.via.0.place') // 'Labookellie' */
function placeAt({ stops }: Plan, field: string): string | undefined {
  const [, index, position] = /^stops\.(\d+)(?:\.via\.(\d+))?/.exec(field) ?? []
  const stop = index === undefined ? undefined : stops[Number(index)]
  return position === undefined ? stop?.place : stop?.via?.[Number(position)]?.place
}

interface JourneyStatusProps {
  readonly plan: Plan
  readonly shown: ShownJourney
  readonly hasUnknown: boolean
  readonly pending: boolean
  readonly onRetry: () => void
}

/** Said where there is no price. */
export function JourneyStatus({ plan, shown, hasUnknown, pending, onRetry }: JourneyStatusProps) {
  const { notice } = useTexts('site')
  const { status: t } = useTexts('journey')
  if (shown.state === 'priced' && !hasUnknown) return null
  return (
    <section className="fare journey__status" aria-busy={pending} aria-label={t.label}>
      {hasUnknown ? (
        <p>{notice.unknownAny}</p>
      ) : shown.state === 'failed' ? (
        <>
          <p>{notice.failed}</p>
          <p>
            {t.kept} <QuietButton onClick={onRetry}>{t.again}</QuietButton>
          </p>
        </>
      ) : shown.state === 'refused' ? (
        <>
          <p>{t.refused}</p>
          <ul>
            {shown.fields.map(({ field, message }) => {
              const place = placeAt(plan, field)
              return <li key={field}>{place ? t.problem(place, message) : message}</li>
            })}
          </ul>
        </>
      ) : (
        <p>{t.started}</p>
      )}
    </section>
  )
}

interface ChangedPriceProps {
  readonly journey: PricedJourney
  readonly seen: SeenPrice | null
  readonly vehicle: VehicleClass
}

/** A link that was made at other prices says so. */
export function ChangedPrice({ journey, seen, vehicle }: ChangedPriceProps) {
  const { total: t } = useTexts('journey')
  const formats = useFormats()
  const { usd: today } = vehiclePrice(vehicle, journey.total)
  const before = seen?.usd[vehicle] ?? today
  if (!seen || before === today) return null
  return (
    <p className="journey__notice" role="note">
      {t.changed(formats.date(seen.date), formats.usd(before), formats.usd(today))}
    </p>
  )
}

interface JourneyBarProps {
  readonly journey: PricedJourney
  readonly vehicle: VehicleClass
  readonly arrangement: Arrangement
  readonly pending: boolean
}

/** The total at the lower edge of a small screen, while the plan is on it. */
export function JourneyBar({ journey, vehicle, arrangement, pending }: JourneyBarProps) {
  const { lkr, usd } = vehiclePrice(vehicle, faresOf(journey, arrangement))
  const texts = useLanguage()
  const { total: t } = texts.in('journey')
  const { search, hash } = useLocation()
  const navigate = useNavigate()

  /**
   * By the router and its own address, to which the page has added the price: the browser's way would load the plan
   * again, and then show the top of the page. While a plan is being priced there is no step at all, for it would end that.
   */
  function toForm(event: MouseEvent) {
    event.preventDefault()
    const form = document.querySelector<HTMLElement>(BOOKING_HREF)!
    // The next key leads into the form, as after a link.
    form.tabIndex = -1
    form.focus({ preventScroll: true })
    if (pending || hash) form.scrollIntoView()
    else void navigate({ search, hash: BOOKING_HREF })
  }

  return (
    <aside className="fare-bar" aria-label={t.title} aria-busy={pending}>
      <p>
        <small>
          {countedVehicle(journey.vehicles, vehicle, texts)} · <Lkr value={lkr} />
        </small>
        <strong>
          <Usd value={usd} />
        </strong>
      </p>
      <a className="button" href={BOOKING_HREF} onClick={toForm}>
        {rich(t.book<ReactNode>((text) => <span className="visually-hidden">{text}</span>))}
      </a>
    </aside>
  )
}
