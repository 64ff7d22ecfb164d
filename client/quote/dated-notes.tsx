/** When a price is another one, and why it is this one. docs/product.md#fares */
import { currentTime } from '#client/device/clock.ts'
import { useHydrated } from '#client/forms/hydration.tsx'
import { useLanguage } from '#client/languages/language.tsx'
import { RupeeWords } from '#client/money/rupee-words.tsx'
import {
  type VehiclePrice,
  cheapestVehicle,
  type VehicleClass,
  vehicleNameIn,
  vehiclePrice,
} from '#domain/fares/vehicles.ts'
import { fullLkr } from '#domain/bookings/money/sums.ts'
import { type DatedFare, fareOn } from '#domain/fares/dated-fare.ts'
import { pricedJourneyOn } from '#domain/journeys/dated-journey.ts'
import type { Arrangement, PricedJourney } from '#domain/journeys/journey-calls.ts'
import { partyOfPlan, type Plan } from '#domain/journeys/plan.ts'
import { nextPrice, type Pickup } from '#domain/prices/dated-price.ts'
import { type DateRules } from '#domain/prices/seasons.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { nightHours, priceReasons, seasonText } from '#domain/quotes/seasons-in-words.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type PricedTour, tourPrice } from '#domain/tours/tour-price.ts'

/** Here and not in the styles of each page: on small phones three prices are seen below these lines, too. */
const SMALL = { gap: 0, marginTop: 'var(--space-1)', fontSize: 'var(--size-0)' }

/** A line; or the day from which another price is asked for, and that price. */
type Line = string | { readonly from: string; readonly price: VehiclePrice }

function Notes({ lines }: { readonly lines: readonly Line[] }) {
  const texts = useLanguage()
  const { formats } = texts
  if (lines.length === 0) return null
  return (
    <ul className="fare__notes" style={SMALL}>
      {[...new Set(lines)].map((line) =>
        typeof line === 'string' ? (
          <li key={line}>{line}</li>
        ) : (
          <li key={line.from}>
            <RupeeWords
              words={(amount) => texts.in('seasons').from(formats.date(line.from), amount)}
              usd={formats.usd(line.price.usd)}
              lkr={formats.lkr(line.price.lkr)}
            />
          </li>
        ),
      )}
    </ul>
  )
}

/** When the prices of a list are other ones. The Worker's HTML may be of yesterday: it says nothing. */
export function ListNote({ tours = false }: { readonly tours?: boolean }) {
  const texts = useLanguage()
  if (!useHydrated()) return null
  const today = sriLankaTime(currentTime()).date
  const coming = priceList()
    .seasons.filter((season) => season.from > today && season.percent !== 0 && (!tours || season.tours))
    .map((season) => {
      const which =
        season.vehicles && !tours ? [season.vehicles.map((each) => vehicleNameIn(each, texts)).join(', ')] : []
      return texts
        .in('seasons')
        .from(texts.formats.date(season.from), texts.formats.facts([seasonText(season, texts), ...which]))
    })
  return <Notes lines={coming} />
}

interface NoteProps {
  /** The pickup of the price; `null` while none was chosen. */
  readonly at: Pickup | null
  /** The day of the price without one. */
  readonly today: string
  readonly priceOn: (date: string) => VehiclePrice
  /** `null` for a tour. */
  readonly vehicle: VehicleClass | null
  readonly rules?: DateRules
}

function Note({ at, today, priceOn, vehicle, rules = priceList() }: NoteProps) {
  const texts = useLanguage()
  const { formats } = texts
  const list = { ...priceList(), ...rules }
  if (at) {
    const reasons = priceReasons(at, vehicle, texts, list)
    return <Notes lines={reasons.length > 0 ? [`${formats.date(at.date)}: ${formats.facts(reasons)}`] : []} />
  }
  const next = nextPrice((date) => priceOn(date).usd, today, list)
  const night = vehicle === null ? null : nightHours(texts, list)
  return (
    <Notes
      lines={[
        ...priceReasons({ date: today }, vehicle, texts, list),
        ...(next ? [{ from: next.from, price: priceOn(next.from) }] : []),
        ...(night ? [night] : []),
      ]}
    />
  )
}

/** Of the cheapest vehicle, whose price leads the card. */
export function FareNote({ fare }: { readonly fare: DatedFare }) {
  const { dated, at = null } = fare
  if (!dated) return null
  const { undated, rules, today } = dated
  const vehicle = cheapestVehicle(fare)
  const priceOn = (date: string) => vehiclePrice(vehicle, fareOn(undated, { date }, rules))
  return <Note at={at} today={today} priceOn={priceOn} vehicle={vehicle} rules={rules} />
}

interface TourNoteProps {
  readonly tour: PricedTour
  /** False while its date is today's. */
  readonly isChosen: boolean
}

export function TourNote({ tour, isChosen }: TourNoteProps) {
  const { date } = tour
  if (!date) return null
  return (
    <Note
      at={isChosen ? { date } : null}
      today={date}
      priceOn={(day) => {
        const usd = tourPrice({ ...tour, date: day })
        return { usd, lkr: fullLkr({ priceUsd: usd, priceLkr: null }) }
      }}
      vehicle={null}
    />
  )
}

interface JourneyNoteProps {
  readonly journey: PricedJourney
  readonly plan: Plan
  readonly vehicle: VehicleClass
  readonly arrangement: Arrangement
}

/** The first day of a journey that is another price, where the plan says none; else why its rides cost what they do. */
export function JourneyNote({ journey, plan, vehicle, arrangement }: JourneyNoteProps) {
  const texts = useLanguage()
  const { dated, rides } = journey
  if (!dated) return null
  if (plan.start) {
    const reasons = rides.flatMap(({ kind, date = dated.today }) => {
      const isTour = kind === 'tour'
      const day = arrangement === 'stay' && !isTour ? (rides[0]!.date ?? date) : date
      return priceReasons({ date: day }, isTour ? null : vehicle, texts, { ...priceList(), ...dated.rules })
    })
    return <Notes lines={reasons} />
  }
  const priceOn = (date: string) => {
    const pickups = rides.map(({ day }) => ({ date: date === dated.today ? date : addDays(date, day - rides[0]!.day) }))
    const { stay, total } = pricedJourneyOn(journey, partyOfPlan(plan), pickups)
    return vehiclePrice(vehicle, arrangement === 'stay' && stay ? stay : total)
  }
  return <Note at={null} today={dated.today} priceOn={priceOn} vehicle={vehicle} rules={dated.rules} />
}
