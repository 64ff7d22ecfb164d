/** What a page shows is what the guest has chosen and typed, at its own price. */
import { noteFieldLabel } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { tourLength, type TourType } from '#domain/duration-and-tour-length.ts'
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import { vehicleClasses, type VehicleClass, vehicleNameIn, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import { parsePlan } from '#domain/journeys/plan.ts'
import { readAddress } from '#domain/languages/languages.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { parseTourSlug, parseTransferSlug } from '#domain/quotes/slugs.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { rest } from './always.ts'
import type { Life } from './life.ts'
import { kindOf, type Sight } from './sight.ts'
import { digits, has, sameText } from './words.ts'

function endsInAddress(sight: Sight): { readonly pickup: string; readonly dropoff: string } | null {
  const { path } = readAddress(sight.path)
  const query = new URLSearchParams(sight.search)
  switch (kindOf(sight)) {
    case 'home': {
      const [pickup, dropoff] = [query.get('pickup'), query.get('dropoff')]
      return pickup && dropoff ? { pickup, dropoff } : null
    }
    case 'transfer':
      return parseTransferSlug(path.slice('/transfer/'.length))
    case 'tour':
      return parseTourSlug(path.slice('/things-to-do/safari/'.length))
    default:
      return null
  }
}

/** Whether a page shows what the guest has chosen, at its own price. */
export async function disagreement(life: Life, sight: Sight): Promise<string | null> {
  if (sight.answer) return null
  const kind = kindOf(sight)
  if (kind === 'planner') return planDisagreement(life, sight)
  if (kind !== 'home' && kind !== 'transfer' && kind !== 'tour') return null
  // On its way back the address is there before its page.
  if (kind !== 'tour' && !sight.places.some(({ name }) => name === 'pickup'))
    return `the page at ${sight.path} has no field for the pickup`
  const [pickup, dropoff] = [
    sight.places.find(({ name }) => name === 'pickup'),
    sight.places.find(({ name }) => name === 'dropoff'),
  ]
  for (const field of [pickup, dropoff]) {
    const chosen = field && life.places.get(field.name)
    if (!field || chosen === undefined) continue
    if (field.value.toLowerCase() !== chosen.toLowerCase())
      return `'${chosen}' was chosen as ${field.name}, and the field says '${field.value}'`
    // The page of a park's tour spells its park in its own way: 'Yala national park'.
    life.places.set(field.name, field.value)
  }
  const ends = endsInAddress(sight)
  if (ends && pickup && dropoff)
    for (const end of ['pickup', 'dropoff'] as const) {
      const chosen = life.places.get(end)
      if (chosen !== undefined && ends[end].toLowerCase() !== chosen.toLowerCase())
        return `'${chosen}' was chosen as ${end}, and the address says '${ends[end]}'`
    }
  if (kind === 'tour') return tourDisagreement(life, sight)
  if (!pickup || !dropoff || !sight.fare) return null
  return fareDisagreement(life, sight, pickup.value, dropoff.value)
}

async function fareDisagreement(life: Life, sight: Sight, pickup: string, dropoff: string): Promise<string | null> {
  const { fare: shown, form, bar } = sight
  if (!shown || shown.vehicles.length === 0) return null
  const { formats } = life.texts
  const heading = life.t('site').fare.heading(pickup, dropoff)
  if (!sameText(shown.heading, heading))
    return `the fields say ${pickup} and ${dropoff}, and the fare is headed '${shown.heading}'`
  const fare = await life.world.records.fareOf(pickup, dropoff)
  if (!fare) return null
  for (const [i, vehicle] of vehicleClasses().entries()) {
    const { lkr, usd } = vehiclePrice(vehicle, fare)
    const card = shown.vehicles[i]!
    if (!sameText(card.lkr, formats.lkr(lkr)) || !has(card.usd, formats.usd(usd)))
      return `${pickup} to ${dropoff} costs ${formats.lkr(lkr)} (${formats.usd(usd)}) in the ${vehicle}, and the card says ${card.lkr} (${card.usd})`
  }
  if (!has(shown.facts, formats.km(fare.distance)))
    return `${pickup} to ${dropoff} is ${formats.km(fare.distance)}, and the page says '${shown.facts}'`
  const chosen = shown.vehicles.find(({ isChosen }) => isChosen)
  if (chosen && bar !== null) {
    const { lkr, usd } = vehiclePrice(chosen.vehicle as VehicleClass, fare)
    if (!has(bar, formats.lkr(lkr)) || !has(bar, formats.usd(usd)))
      return `${pickup} to ${dropoff} costs ${formats.lkr(lkr)} (${formats.usd(usd)}) in the ${chosen.vehicle}, and the bar says '${bar}'`
  }
  if (form && !form.isHidden && form.isReady) {
    if (!form.lead.includes(pickup) || !form.lead.includes(dropoff))
      return `the fields say ${pickup} and ${dropoff}, and the form is about '${form.lead}'`
    const option = form.fields.find(({ name }) => name === 'vehicle')
    const said = option && parseVehicleText(option.value)
    if (chosen && said) {
      const { lkr, usd } = vehiclePrice(chosen.vehicle as VehicleClass, fare)
      const text = life.t('form').vehiclePrice(vehicleNameIn(chosen.vehicle, life.texts), lkr, usd)
      if (said.vehicle !== chosen.vehicle || said.usd !== usd || said.lkr !== lkr || !sameText(option.text, text))
        return `the ${chosen.vehicle} at ${lkr} (${usd}) is chosen, and the form says '${option.text}' and would send '${option.value}'`
    }
  }
  return null
}

async function tourDisagreement(life: Life, sight: Sight): Promise<string | null> {
  const { tour } = sight
  const addressed = parseTourSlug(readAddress(sight.path).path.slice('/things-to-do/safari/'.length))
  if (!tour || !addressed) return null
  const { park } = addressed
  const km = tour.hasTransport ? await life.world.records.tourKm(park, addressed.pickup, addressed.dropoff) : 0
  if (km === null) return null
  const usd = tourPrice({ park, tourLength: addressed.tourLength, travelers: Number(tour.travelers), distanceKm: km })
  const price = life.texts.formats.usd(usd)
  if (tour.length && tourLength(tour.length as TourType) !== addressed.tourLength)
    return `the tour is ${addressed.tourLength} by its address, and ${tour.length} on its page`
  if (!has(tour.total, price) || !has(tour.price, price))
    return `the tour costs ${price} (${km} km, ${tour.travelers} travelers, ${addressed.tourLength}), and the page says '${tour.total}' and '${tour.price}'`
  return null
}

export async function planDisagreement(life: Life, sight: Sight): Promise<string | null> {
  const plan = parsePlan(new URLSearchParams(sight.search))
  const fields = sight.places
    .filter(({ name, value }) => /^stop\d+$/.test(name) && value !== '')
    .map(({ value }) => value)
  const stops = plan.stops.map(({ place }) => place)
  if (life.stops && JSON.stringify(life.stops) !== JSON.stringify(stops))
    return `the stops are ${life.stops.join(', ')}, and the plan's address has ${stops.join(', ')}`
  if (life.stops && JSON.stringify(life.stops) !== JSON.stringify(fields))
    return `the stops are ${life.stops.join(', ')}, and the fields say ${fields.join(', ')}`
  // A text that is no place stands in a field, and not in the plan.
  const areAllPlaces = sight.places.every(({ hint }) => hint === '')
  const addressed = stops.length > 0 ? stops : [COLOMBO_AIRPORT]
  if (areAllPlaces && JSON.stringify(addressed) !== JSON.stringify(fields))
    return `the plan's address has ${addressed.join(', ')}, and the fields say ${fields.join(', ')}`
  if (plan.stops.length < 2 || !sight.total) return null
  const quoted = await life.world.records.journey(plan)
  if (!quoted) return null
  const { formats } = life.texts
  const fares = sight.arrangement === 'stay' && quoted.stay ? quoted.stay : quoted.total
  const chosen = sight.form?.fields.find(({ name }) => name === 'vehicle')
  const prices = vehicleClasses().map((vehicle) => vehiclePrice(vehicle, fares as Fare))
  const price = prices.find(
    ({ usd, lkr }) => has(sight.total!, formats.usd(usd)) && has(sight.total!, formats.lkr(lkr)),
  )
  if (!price) return `the plan costs ${prices.map(({ usd }) => usd).join(', ')}, and the page says '${sight.total}'`
  const said = chosen && sight.form!.isReady && !sight.form!.isHidden ? parseVehicleText(chosen.value) : null
  if (said && (said.usd !== price.usd || said.lkr !== price.lkr))
    return `the page says '${sight.total}', and the form would book '${chosen!.value}'`
  return null
}

const placeAt = (end: 'pickup' | 'dropoff', sight: Sight) => sight.places.find(({ name }) => name === end)?.value

/** The place whose house a field asks for. The site keeps a house with its place: it goes along when ends are swapped. */
export function townOf(life: Life, label: string, sight: Sight): string | undefined {
  const isOf = (note: 'pickupAddress' | 'dropoffAddress') =>
    (['transfer', 'tour'] as const).some((kind) => sameText(noteFieldLabel(note, kind, life.texts), label))
  if (isOf('pickupAddress')) return placeAt('pickup', sight)
  return isOf('dropoffAddress') ? placeAt('dropoff', sight) : undefined
}

/** No field holds what the guest did not put there, and what the guest has typed is still there. */
export function foreignText(life: Life, sight: Sight): string | null {
  const { form } = sight
  if (!form || !form.isReady) return null
  for (const { label, name, type, value } of form.fields) {
    if (value === '' || ['radio', 'checkbox', 'date', 'time', 'select-one'].includes(type)) continue
    if (type === 'tel') {
      const known = [...life.put.keys(), life.profile.phone].some((text) =>
        digits(text).endsWith(digits(value).slice(-8)),
      )
      if (!known) return `the field '${label}' holds '${value}'`
      continue
    }
    const by = life.put.get(value)
    if (by === undefined) return `the field '${label}' (${name}) holds '${value}', which the guest has not typed`
    if (by !== 'autofill' && !sameText(by, label) && life.houses.get(value) !== (townOf(life, label, sight) ?? ''))
      return `the field '${label}' (${name}) holds '${value}', which was typed into '${by}'`
  }
  const places = (['pickup', 'dropoff'] as const).flatMap((end) => placeAt(end, sight) ?? [])
  for (const [label, value] of life.typed) {
    const field = form.fields.find((each) => sameText(each.label, label))
    // What was typed for a house last counts at both ends.
    if (life.houses.has(value) && places.length === 2 && places[0] === places[1]) continue
    if (field && field.value !== value && !(field.type === 'tel' && digits(field.value) === digits(value)))
      return `'${value}' was typed into '${label}', and it holds '${field.value}'`
  }
  return null
}

export async function agreement(life: Life, what = 'disagreement'): Promise<Sight> {
  return rest(life, what, async (sight) => (await disagreement(life, sight)) ?? foreignText(life, sight))
}
