/**
 * Offers the last plan with a price on the empty planner. A guest who opens the planner by the menu or in another tab has
 * no plan in the address. The draft of a journey's form holds the plan's address, and goes with the booking, or after a day.
 */
import type { DataRouter } from 'react-router'
import { keepInDraft, keptPage } from '#client/booking/form/draft-storage.ts'
import css from '#client/languages/language-offer.css?inline'
import type { JourneyData } from './load.ts'
import { parsePlan, planAddress } from '#domain/journeys/plan.ts'
import { addressIn, type Language } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'

async function offerPlan(language: Language): Promise<HTMLElement | null> {
  const page = keptPage('journey')
  if (!page) return null
  const { search, searchParams } = new URL(page, location.origin)
  const texts = textsOf(language)
  await texts.load('menu')
  const { lastPlan, offerClose } = texts.in('menu')
  const strip = document.createElement('aside')
  strip.className = 'language-offer'
  strip.setAttribute('aria-label', lastPlan)
  const style = document.createElement('style')
  style.textContent = css
  const link = document.createElement('a')
  link.textContent = `${lastPlan} `
  // By its stops a guest knows it; most journeys begin and end at the airport.
  const stops = document.createElement('span')
  stops.setAttribute('translate', 'no')
  stops.textContent = texts.formats.names(
    parsePlan(searchParams).stops.flatMap(({ place }) => (isColomboAirport(place) ? [] : [place])),
  )
  link.append(stops)
  // The plan may have been made in another language.
  link.href = addressIn(language, paths.journey) + search
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = offerClose
  close.addEventListener('click', () => strip.remove())
  strip.append(style, link, close)
  return strip
}

/** Keeps each plan that the planner shows with a price, and offers the last one where it shows none. */
export function keepPlans(router: DataRouter, language: Language): void {
  let kept = ''
  let strip: HTMLElement | null = null
  const look = async ({ initialized, navigation, loaderData, errors }: DataRouter['state']) => {
    if (!initialized || navigation.state !== 'idle' || errors) return
    const page = loaderData.journey as JourneyData | undefined
    strip?.remove()
    if (page?.shown.state === 'priced') {
      // Kept once: booking the plan empties the draft, which must stay empty.
      const address = planAddress(page.plan)
      if (address !== kept) keepInDraft('journey', {})
      kept = address
    } else if (page?.shown.state === 'started' && page.plan.stops.length === 1) {
      const offer = await offerPlan(language)
      // Meanwhile another stop may have been added.
      if (offer && router.state.loaderData.journey === page) document.body.append((strip = offer))
    }
  }
  const lookNow = (state: DataRouter['state']) => void look(state)
  router.subscribe(lookNow)
  lookNow(router.state)
}
