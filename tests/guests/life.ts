/**
 * A guest's life: each step is taken in the browser, and what was tapped and typed is held against what is shown, posted,
 * written down, mailed and owed.
 */
import type { Browser, BrowserContext, Locator, Page, Request, Route } from 'playwright-core'
import { noteFieldLabel } from '#domain/bookings/driver-notes.ts'
import { isShortNotice } from '#domain/bookings/short-notice.ts'
import type { RideKind } from '#domain/bookings/booking.ts'
import { DEPOSIT } from '#domain/operator/booking-terms.ts'
import { parseVehicleText, tourLength, type TourType } from '#domain/contract-texts.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_CLASSES, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import { parsePlan, planAddress } from '#domain/journeys/plan.ts'
import { addressIn, readAddress } from '#domain/languages/languages.ts'
import { type Texts, textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { parseTourSlug, parseTransferSlug, tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { PARKS } from '#domain/safaris/parks.ts'
import { tourPrice } from '#domain/safaris/tour-price.ts'
import { DAY_MS, instantOf, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { GUESTHOUSE } from '../browser/site.ts'
import { translateAlways } from '../browser/translator.ts'
import { DESKTOP, PHONE } from '../browser/visit.ts'
import { type Guest, type Step, TRIPS } from './guest.ts'
import { autofill, type Profile, refuseSiteData } from './habits.ts'
import type { Records, RideRow } from './records.ts'
import { look, type Sight } from './sight.ts'

/** What a guest objects to. */
export class Objection extends Error {
  /** One word for all objections of a kind: a shorter history must fail by the same. */
  readonly kind: string

  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}

export interface World {
  readonly browser: Browser
  readonly url: string
  readonly records: Records
  /** So long nothing may happen before a page counts as stuck, ms. It only ends what hangs. */
  readonly patienceMs: number
  /** Kinds of objections that are not made. */
  readonly known: readonly string[]
}

const AREAS = [
  'site',
  'form',
  'problems',
  'ride',
  'tours',
  'booking',
  'today',
  'places',
  'journey',
  'ways',
  'safari',
  'guest',
  'home',
] as const

/** However much is under way. */
const MOST_MS = 150_000
/** What a page asks for while it lives, and waits for. */
const AWAITED: readonly string[] = ['document', 'script', 'fetch', 'xhr']

type Kind = RideKind | 'journey'

interface Booked {
  readonly kind: Kind
  readonly reference: string
  readonly rows: readonly RideRow[]
  isCancelled: boolean
}

/** A booking on its way: what the guest saw when it was confirmed. */
interface Sent {
  readonly kind: Kind
  readonly rides: readonly {
    readonly pickup: string
    readonly dropoff: string
    readonly vehicle: VehicleClass | null
    readonly usd: number
    readonly lkr: number | null
    readonly date: string | null
    readonly time: string | null
  }[]
  readonly values: ReadonlyMap<string, string>
  /** All that the page said. */
  readonly said: string
  readonly isWhenChosen: boolean
}

let lives = 0

/** Spaces of all kinds are one. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const sameText = (one: string, other: string) => plain(one) === plain(other)
const has = (text: string, part: string) => plain(text).includes(plain(part))
const digits = (text: string) => text.replace(/\D/g, '')
/** The ways in which a page says that so many percent are owed, now or from a time on. */
function chargeWords(percent: number, texts: Texts): string[] {
  const { cancelling: t } = texts.in('booking')
  const later = t.from([{ from: { at: '@' }, percent }]).split('@')[1]!
  return [t.costs(percent), t.confirmed(percent, []), t.later(percent, []), later].map((text) =>
    text.replace(/[.。]$/, ''),
  )
}
const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

export class Life {
  private readonly world: World
  private readonly guest: Guest
  private readonly texts: Texts
  private context!: BrowserContext
  private page!: Page
  private readonly underWay = new Set<Request>()
  private readonly complaints: string[] = []
  private readonly posts: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  private readonly email: string
  private readonly profile: Profile
  /** Each text that the guest has put into a field, with the field. */
  private readonly put = new Map<string, string>()
  /** The newest of each field, until its booking is received. */
  private typed = new Map<string, string>()
  /** Places that the guest has chosen, by field; what is not here may be anything. */
  private places = new Map<string, string>()
  private stops: string[] | null = null
  private isWhenChosen = false
  private hasAgreed = false
  private hasLost = false
  private answersToLose = 0
  private notes = 0
  private sent: Sent | null = null
  /** Bookings whose answers were lost: one of them may have been made. */
  private unsettled: Sent[] = []
  /** Whose link brought the guest. */
  private partner: string | null = null
  /** Buttons and boxes that the form has had before Confirm was pressed: a further one is a question. */
  private controls: readonly string[] = []
  private readonly booked: Booked[] = []
  private readonly later: (() => Promise<void>)[] = []

  constructor(world: World, seed: number, guest: Guest) {
    this.world = world
    this.guest = guest
    this.texts = textsOf(guest.language)
    lives += 1
    const name = `guest-${seed}-${process.pid}-${lives}`
    this.email = `${name}@example.com`
    this.profile = {
      name: `Erika Muster ${lives}`,
      email: `${name}-home@example.com`,
      phone: '+491701234567',
      street: `Hauptstrasse ${lives}`,
    }
  }

  private t<Area extends (typeof AREAS)[number]>(area: Area) {
    return this.texts.in(area)
  }

  async begin(): Promise<void> {
    const { guest, world } = this
    await this.texts.load(...AREAS)
    const { screen, hand } = guest
    const isThumb = hand === 'thumb'
    const size = screen === 'phone' ? PHONE.viewport! : DESKTOP.viewport!
    this.context = await world.browser.newContext({
      viewport: size,
      isMobile: isThumb,
      hasTouch: isThumb,
      locale: guest.language,
      timezoneId: 'Europe/Berlin',
    })
    this.context.setDefaultTimeout(1.5 * world.patienceMs)
    if (guest.isBlocked) await this.context.addInitScript(refuseSiteData)
    await this.context.route('**/booking/*', (route) => this.onBooking(route))
    await this.newPage()
  }

  private async newPage(): Promise<void> {
    const page = await this.context.newPage()
    if (this.guest.hasTranslator) await translateAlways(page)
    page.on('request', (request) => {
      if (AWAITED.includes(request.resourceType())) this.underWay.add(request)
      if (request.method() === 'POST' && /\/booking\/[^/]+$/.test(request.url()))
        this.posts.push({
          path: new URL(request.url()).pathname,
          body: request.postDataJSON() as Record<string, unknown>,
        })
    })
    const over = (request: Request) => void this.underWay.delete(request)
    page.on('requestfinished', over)
    page.on('requestfailed', over)
    page.on('response', (response) => {
      if (!response.ok()) over(response.request())
    })
    page.on('pageerror', (error) => {
      // React renders a part anew that was translated before it came alive.
      if (this.guest.hasTranslator && /React error #(?:418|423|425)/.test(error.message)) return
      this.complaints.push(`${error.name}: ${error.message}`)
    })
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      const text = message.text()
      // The browser's own words for an answer that the site gives on purpose, or for a network that the guest has lost.
      if (/^Failed to load resource: the server responded with a status of 4\d\d/.test(text)) return
      if (this.hasLost && /net::ERR_|Failed to load resource/.test(text)) return
      this.complaints.push(text)
    })
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
    this.page = page
  }

  /** Answers to bookings that get lost; and all answers while the guest's network is slow. */
  private async onBooking(route: Route): Promise<void> {
    if (route.request().method() !== 'POST') return route.fallback()
    if (this.answersToLose > 0) {
      this.answersToLose -= 1
      await route.fetch().catch(() => {})
      await route.abort('connectionreset').catch(() => {})
      return
    }
    await route.continue().catch(() => {})
  }

  async end(): Promise<void> {
    await this.context?.close().catch(() => {})
  }

  /** Why something could not be done: a page that has crashed has no fields. */
  async why(error: unknown): Promise<unknown> {
    if (error instanceof Objection || this.page.isClosed()) return error
    try {
      this.objectToCrash(await look(this.page))
      return error
    } catch (objection) {
      return objection instanceof Objection ? objection : error
    }
  }

  /** What can be checked late. */
  async afterwards(): Promise<void> {
    for (const check of this.later.splice(0)) await check()
  }

  // What holds of every page.

  /** Objects, unless that is known: then the guest goes on. */
  private object(kind: string, message: string): void {
    if (!this.world.known.includes(kind)) throw new Objection(kind, message)
  }

  private objectToCrash(sight: Sight): void {
    const { error } = this.t('site')
    if (sight.headings.some((heading) => sameText(heading, error.title)))
      throw new Objection('crash', `the page says '${error.title}' at ${sight.path}${sight.search}`)
    if (this.complaints.length > 0) throw new Objection('complaint', this.complaints.join('\n'))
  }

  /** The page when it has come to rest, and there is nothing to object to. */
  private async rest(
    what: string,
    problemOf: (sight: Sight) => Promise<string | null> | string | null = () => null,
  ): Promise<Sight> {
    const start = Date.now()
    let stillSince: number | null = null
    let calmSince: number | null = null
    for (;;) {
      const sight = await look(this.page)
      this.objectToCrash(sight)
      const now = Date.now()
      const isStill = this.underWay.size === 0
      const isCalm = isStill && (sight.isAlive || this.isPlain(sight)) && sight.busy.length === 0
      if (isCalm) {
        const problem = await problemOf(sight)
        if (problem === null) return sight
        calmSince ??= now
        if (now - calmSince > this.world.patienceMs / 8) {
          this.object(what, problem)
          return sight
        }
      } else calmSince = null
      if (!isStill) stillSince = null
      else stillSince ??= now
      if (!isCalm && stillSince !== null && now - stillSince > this.world.patienceMs)
        throw new Objection(
          'spinner',
          `nothing is under way, and the page waits: ${sight.busy.join('; ') || 'it is not alive'} at ${sight.path}${sight.search}`,
        )
      if (now - start > MOST_MS)
        throw new Objection(
          'spinner',
          `no rest after ${MOST_MS} ms: ${[...this.underWay].map((request) => request.url()).join(', ')}`,
        )
      await sleep(isCalm ? 40 : 25)
    }
  }

  /** A plain page, which no script keeps alive. */
  private isPlain(sight: Sight): boolean {
    return ['changes', 'other'].includes(this.kindOf(sight))
  }

  private kindOf(sight: Sight): 'home' | 'transfer' | 'tour' | 'planner' | 'booking' | 'changes' | 'other' {
    const { path } = readAddress(sight.path)
    if (path === '/') return 'home'
    if (path.startsWith('/transfer/')) return 'transfer'
    if (path.startsWith('/things-to-do/safari/')) return 'tour'
    if (path === '/journey') return 'planner'
    if (/^\/booking\/[^/]+$/.test(path)) return 'booking'
    if (/^\/booking\/[^/]+\/changes$/.test(path)) return 'changes'
    return 'other'
  }

  private addressed(sight: Sight): { readonly pickup: string; readonly dropoff: string } | null {
    const { path } = readAddress(sight.path)
    const query = new URLSearchParams(sight.search)
    switch (this.kindOf(sight)) {
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
  private async disagreement(sight: Sight): Promise<string | null> {
    if (sight.answer) return null
    const kind = this.kindOf(sight)
    if (kind === 'planner') return this.planDisagreement(sight)
    if (kind !== 'home' && kind !== 'transfer' && kind !== 'tour') return null
    const [pickup, dropoff] = [
      sight.places.find(({ name }) => name === 'pickup'),
      sight.places.find(({ name }) => name === 'dropoff'),
    ]
    for (const field of [pickup, dropoff]) {
      const chosen = field && this.places.get(field.name)
      if (chosen !== undefined && field!.value !== chosen)
        return `'${chosen}' was chosen as ${field!.name}, and the field says '${field!.value}'`
    }
    const addressed = this.addressed(sight)
    if (addressed && pickup && dropoff)
      for (const end of ['pickup', 'dropoff'] as const) {
        const chosen = this.places.get(end)
        if (chosen !== undefined && addressed[end] !== chosen)
          return `'${chosen}' was chosen as ${end}, and the address says '${addressed[end]}'`
      }
    if (kind === 'tour') return this.tourDisagreement(sight)
    if (!pickup || !dropoff || !sight.fare) return null
    return this.fareDisagreement(sight, pickup.value, dropoff.value)
  }

  private async fareDisagreement(sight: Sight, pickup: string, dropoff: string): Promise<string | null> {
    const { fare: shown, form, bar } = sight
    if (!shown || shown.vehicles.length === 0) return null
    const { formats } = this.texts
    const heading = this.t('site').fare.heading(pickup, dropoff)
    if (!sameText(shown.heading, heading))
      return `the fields say ${pickup} and ${dropoff}, and the fare is headed '${shown.heading}'`
    const fare = await this.world.records.fareOf(pickup, dropoff)
    if (!fare) return null
    for (const [i, vehicle] of VEHICLE_CLASSES.entries()) {
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
        const text = this.t('form').vehiclePrice(this.t('site').vehicles[chosen.vehicle as VehicleClass], lkr, usd)
        if (said.vehicle !== chosen.vehicle || said.usd !== usd || said.lkr !== lkr || !sameText(option.text, text))
          return `the ${chosen.vehicle} at ${lkr} (${usd}) is chosen, and the form says '${option.text}' and would send '${option.value}'`
      }
    }
    return null
  }

  private async tourDisagreement(sight: Sight): Promise<string | null> {
    const { tour } = sight
    const addressed = parseTourSlug(readAddress(sight.path).path.slice('/things-to-do/safari/'.length))
    if (!tour || !addressed) return null
    const { park } = addressed
    const km = tour.hasTransport ? await this.world.records.tourKm(park, addressed.pickup, addressed.dropoff) : 0
    if (km === null) return null
    const usd = tourPrice({ park, tourLength: addressed.tourLength, travelers: Number(tour.travelers), distanceKm: km })
    const price = this.texts.formats.usd(usd)
    if (tour.length && tourLength(tour.length as TourType) !== addressed.tourLength)
      return `the tour is ${addressed.tourLength} by its address, and ${tour.length} on its page`
    if (!has(tour.total, price) || !has(tour.price, price))
      return `the tour costs ${price} (${km} km, ${tour.travelers} travelers, ${addressed.tourLength}), and the page says '${tour.total}' and '${tour.price}'`
    return null
  }

  private async planDisagreement(sight: Sight): Promise<string | null> {
    const plan = parsePlan(new URLSearchParams(sight.search))
    const fields = sight.places
      .filter(({ name, value }) => /^stop\d+$/.test(name) && value !== '')
      .map(({ value }) => value)
    const stops = plan.stops.map(({ place }) => place)
    if (this.stops && JSON.stringify(this.stops) !== JSON.stringify(stops))
      return `the stops are ${this.stops.join(', ')}, and the plan's address has ${stops.join(', ')}`
    if (this.stops && JSON.stringify(this.stops) !== JSON.stringify(fields))
      return `the stops are ${this.stops.join(', ')}, and the fields say ${fields.join(', ')}`
    if (plan.stops.length < 2 || !sight.total) return null
    const quoted = await this.world.records.journey(plan)
    if (!quoted) return null
    const { formats } = this.texts
    const fares = sight.arrangement === 'stay' && quoted.stay ? quoted.stay : quoted.total
    const chosen = sight.form?.fields.find(({ name }) => name === 'vehicle')
    const prices = VEHICLE_CLASSES.map((vehicle) => vehiclePrice(vehicle, fares as Fare))
    const price = prices.find(
      ({ usd, lkr }) => has(sight.total!, formats.usd(usd)) && has(sight.total!, formats.lkr(lkr)),
    )
    if (!price) return `the plan costs ${prices.map(({ usd }) => usd).join(', ')}, and the page says '${sight.total}'`
    const said = chosen && sight.form!.isReady && !sight.form!.isHidden ? parseVehicleText(chosen.value) : null
    if (said && (said.usd !== price.usd || said.lkr !== price.lkr))
      return `the page says '${sight.total}', and the form would book '${chosen!.value}'`
    return null
  }

  /** No field holds what the guest did not put there, and what the guest has typed is still there. */
  private foreignText(sight: Sight): string | null {
    const { form } = sight
    if (!form || !form.isReady) return null
    for (const { label, name, type, value } of form.fields) {
      if (value === '' || ['radio', 'checkbox', 'date', 'time', 'select-one'].includes(type)) continue
      if (type === 'tel') {
        const known = [...this.put.keys(), this.profile.phone].some((text) =>
          digits(text).endsWith(digits(value).slice(-8)),
        )
        if (!known) return `the field '${label}' holds '${value}'`
        continue
      }
      const by = this.put.get(value)
      if (by === undefined) return `the field '${label}' (${name}) holds '${value}', which the guest has not typed`
      if (by !== 'autofill' && !sameText(by, label))
        return `the field '${label}' (${name}) holds '${value}', which was typed into '${by}'`
    }
    for (const [label, value] of this.typed) {
      const field = form.fields.find((each) => sameText(each.label, label))
      if (field && field.value !== value && !(field.type === 'tel' && digits(field.value) === digits(value)))
        return `'${value}' was typed into '${label}', and it holds '${field.value}'`
    }
    return null
  }

  private async agreement(what = 'disagreement'): Promise<Sight> {
    return this.rest(what, async (sight) => (await this.disagreement(sight)) ?? this.foreignText(sight))
  }

  // Hands.

  private async press(target: Locator): Promise<void> {
    if (this.guest.hand === 'thumb') return target.tap()
    if (this.guest.hand === 'mouse') return target.click()
    await target.focus()
    const isBox = await target.evaluate((element) => element.matches('input[type="checkbox"], input[type="radio"]'))
    await this.page.keyboard.press(isBox ? ' ' : 'Enter')
  }

  /** Types into a field in place of what it holds. */
  private async type(field: Locator, text: string): Promise<void> {
    if (this.guest.hand === 'keyboard') await field.focus()
    else await this.press(field)
    await field.evaluate((input: HTMLInputElement) => input.select())
    if (text === '') return this.page.keyboard.press('Delete')
    // A phone's keyboard enters words, others letters.
    if (this.guest.hand === 'thumb') await this.page.keyboard.insertText(text)
    else await this.page.keyboard.type(text)
  }

  private form(): Locator {
    return this.page.locator('.booking-form')
  }

  /** The form, once its code is there. `null` on a page without one. */
  private async readyForm(): Promise<Locator | null> {
    const sight = await this.agreement()
    if (!sight.form || sight.form.isHidden || sight.answer) return null
    const form = this.form()
    await form.scrollIntoViewIfNeeded()
    await form.locator('.booking-form__button:enabled').waitFor()
    return form
  }

  private subject(sight: Sight): Kind {
    const kind = this.kindOf(sight)
    return kind === 'planner' ? 'journey' : kind === 'tour' ? 'tour' : 'transfer'
  }

  private field(form: Locator, label: string): Locator {
    return form.getByLabel(label)
  }

  private async fill(form: Locator, label: string, text: string): Promise<boolean> {
    const field = this.field(form, label).first()
    if ((await field.count()) === 0 || !(await field.isVisible())) return false
    const words = (await field.evaluate((input: HTMLInputElement) => input.labels![0]!.textContent))
      .replace(/\s+/g, ' ')
      .trim()
    await this.type(field, text)
    this.put.set(text, words)
    this.typed.set(words, text)
    return true
  }

  // Steps.

  /** @returns what was done, in words; `null` where the step was not possible */
  async take(step: Step): Promise<string | null> {
    switch (step.do) {
      case 'open':
        return this.open(step)
      case 'place':
        return this.place(step)
      case 'swap':
        return this.swap()
      case 'vehicle':
        return this.vehicle(step)
      case 'plan':
        return this.plan(step)
      case 'start':
        return this.start(step)
      case 'nights':
        return this.nights(step)
      case 'tour':
        return this.tour(step)
      case 'when':
        return this.when(step)
      case 'contact':
        return this.contact()
      case 'note':
        return this.note(step)
      case 'autofill':
        return this.autofill(step)
      case 'back-too':
        return this.backToo(step)
      case 'confirm':
        return this.confirm(step)
      case 'agree':
        return this.agree()
      case 'another':
        return this.another()
      case 'booking':
        return this.bookingPage()
      case 'change':
        return this.change(step)
      case 'cancel':
        return this.cancel(step)
      case 'reload':
      case 'back':
      case 'forward':
        return this.travel(step.do)
      case 'tab':
        return this.tab()
      case 'offline':
        return this.offline(step)
      case 'lose':
        this.answersToLose = step.answers
        this.hasLost = true
        return `the next ${step.answers} answers to a booking get lost`
    }
  }

  private async load(go: () => Promise<unknown>): Promise<void> {
    await go()
    this.forgetAddresses()
    this.places.clear()
    this.stops = null
    await this.agreement()
  }

  private async open({ page, trip, query }: Extract<Step, { do: 'open' }>): Promise<string> {
    const [pickup, dropoff] = TRIPS[trip % TRIPS.length]!
    const park = PARKS[trip % PARKS.length]!.name
    const path = {
      home: () => (trip === 0 ? paths.home() : paths.home({ pickup, dropoff })),
      transfer: () => paths.transfer(transferSlug(pickup, dropoff)),
      tour: () => paths.safari(tourSlug({ park, pickup: 'Ella', dropoff: 'Galle', tourLength: 'half' })),
      planner: () => (trip % 2 === 0 ? paths.journey : planAddress({ stops: [{ place: pickup }, { place: dropoff }] })),
    }[page]()
    const address = addressIn(this.guest.language, path) + (query ? `${path.includes('?') ? '&' : '?'}${query}` : '')
    this.partner = new URLSearchParams(query).get('partner')
    await this.load(() => this.page.goto(this.world.url + address, { waitUntil: 'domcontentloaded' }))
    return `opens ${address}`
  }

  private async place({ field, text, how, which }: Extract<Step, { do: 'place' }>): Promise<string | null> {
    const before = await this.agreement()
    if (before.answer) return null
    const kind = this.kindOf(before)
    const stops = before.places.filter(({ name }) => /^stop\d+$/.test(name))
    const names = kind === 'planner' ? stops.map(({ name }) => name) : ['pickup', 'dropoff']
    const name = names[Math.min(field, names.length - 1)]
    if (!before.places.some((place) => place.name === name)) return null
    const isNew = kind === 'planner' && before.places.find((place) => place.name === name)!.value === ''
    const input = this.page.locator(`input[role="combobox"][name="${name!}"]`)
    await this.type(input, text)
    const list = this.page.locator('.place-field', { has: input }).getByRole('option')
    if (!this.guest.isImpatient) await this.suggestionsComplete(input)
    else
      await list
        .first()
        .waitFor({ timeout: 3000 })
        .catch(() => {})
    const options = await list.locator('.place-field__name').allTextContents()
    let chosen: string | null = null
    let done = ''
    if (how === 'suggestion' && options.length > 0) {
      const index = Math.floor(which * options.length)
      const option = list.nth(index)
      chosen = options[index]!.trim()
      if (this.guest.hand === 'keyboard') {
        const id = await option.getAttribute('id')
        for (let presses = 0; presses < 20; presses++) {
          if ((await input.getAttribute('aria-activedescendant')) === id) break
          await this.page.keyboard.press('ArrowDown')
        }
        chosen = (await option.locator('.place-field__name').textContent())!.trim()
        await this.page.keyboard.press('Enter')
      } else {
        const handle = (await option.elementHandle())!
        chosen = (await handle.$eval('.place-field__name', (element) => element.textContent)).trim()
        if (this.guest.hand === 'thumb') await handle.tap()
        else await handle.click()
      }
      done = `types '${text}' into ${name} and takes '${chosen}'`
    } else {
      // What Enter and leaving the field choose is the option that says so.
      const active = await input.getAttribute('aria-activedescendant')
      if (active && text !== '')
        chosen = (await this.page.locator(`[id="${active}"] .place-field__name`).textContent())!.trim()
      if (how === 'leave') await this.leave(input)
      else await this.page.keyboard.press('Enter')
      done = `types '${text}' into ${name} and ${how === 'leave' ? 'leaves it' : 'presses Enter'}${chosen ? ` on '${chosen}'` : ''}`
    }
    const isDoor = chosen !== null && this.isToTheDoor(chosen)
    this.expectPlace(kind, name!, isNew, isDoor ? null : chosen, before)
    // A field that goes back to what it was, as an empty one does, is no choice.
    await this.agreementOnPlace(done)
    return done
  }

  private isToTheDoor(name: string): boolean {
    const [before, after] = this.t('places').toTheDoor('\n').split('\n')
    return name.startsWith(before!) && name.endsWith(after!) && (before !== '' || after !== '')
  }

  private async leave(input: Locator): Promise<void> {
    if (this.guest.hand === 'keyboard') return this.page.keyboard.press('Tab')
    await input.blur()
  }

  private async suggestionsComplete(input: Locator): Promise<void> {
    const field = this.page.locator('.place-field', { has: input })
    const { hotels, more } = this.t('places')
    const { fetching } = this.t('site').placeField
    const start = Date.now()
    for (;;) {
      const text = (await field.locator('.place-field__popup').textContent()) ?? ''
      const asks = [hotels, more, fetching].some((words) => text.includes(words))
      if (!asks && this.underWay.size === 0) return
      if (Date.now() - start > this.world.patienceMs)
        throw new Objection('spinner', `the list of places says '${text.slice(0, 200)}'`)
      await sleep(20)
    }
  }

  /** Another place has another address: what was typed for the one before is no longer shown. */
  private forgetAddresses(): void {
    for (const kind of ['transfer', 'tour'] as const)
      for (const name of ['pickupAddress', 'dropoffAddress'] as const)
        this.typed.delete(noteFieldLabel(name, kind, this.texts))
  }

  private expectPlace(kind: string, name: string, isNew: boolean, chosen: string | null, before: Sight): void {
    this.forgetAddresses()
    if (kind !== 'planner') {
      if (chosen === null) this.places.delete(name)
      else this.places.set(name, chosen)
      return
    }
    const stops = before.places
      .filter((place) => /^stop\d+$/.test(place.name) && place.value !== '')
      .map(({ value }) => value)
    const isAsked = before.places.some((place) => place.name !== name && place.hint !== '')
    // A text that is no place stands in a field, and not in the plan.
    if (chosen === null || isAsked) this.stops = null
    else if (isNew) this.stops = [...stops, chosen]
    else this.stops = stops.map((stop, i) => (`stop${i + 1}` === name ? chosen : stop))
  }

  private async agreementOnPlace(done: string): Promise<void> {
    try {
      await this.agreement('place')
    } catch (error) {
      if (error instanceof Objection && error.kind === 'place')
        throw new Objection('place', `${done}: ${error.message}`)
      throw error
    }
  }

  private async swap(): Promise<string | null> {
    const before = await this.agreement()
    const button = this.page.getByRole('button', { name: this.t('site').trip.swap, exact: true })
    // A text that is no place is asked about, and is not swapped.
    if (before.answer || (await button.count()) === 0 || before.places.some(({ hint }) => hint !== '')) return null
    const value = (end: string) => before.places.find(({ name }) => name === end)?.value ?? ''
    const [pickup, dropoff] = [value('pickup'), value('dropoff')]
    await this.press(button)
    this.forgetAddresses()
    this.places = new Map([
      ['pickup', dropoff],
      ['dropoff', pickup],
    ])
    await this.agreement('swap')
    return `swaps ${pickup} and ${dropoff}`
  }

  private async vehicle({ which, at }: Extract<Step, { do: 'vehicle' }>): Promise<string | null> {
    const before = await this.agreement()
    const vehicle = VEHICLE_CLASSES[which]!
    const radio = this.page.locator(`.fare input[type="radio"][value="${vehicle}"]`)
    if (before.answer) return null
    if (at === 'card' && (await radio.count()) > 0) {
      if (this.guest.hand === 'keyboard') await radio.check({ force: true })
      else
        await this.press(
          this.page.locator('.fare label.vehicle', { has: this.page.locator(`input[value="${vehicle}"]`) }),
        )
    } else {
      const form = await this.readyForm()
      const select = form?.locator('select[name="vehicle"]')
      if (!select || (await select.count()) === 0) return null
      await select.selectOption({ index: which })
    }
    await this.rest('vehicle', async (sight) => {
      const chosen = sight.fare?.vehicles.find(({ isChosen }) => isChosen)?.vehicle
      if (chosen !== undefined && chosen !== vehicle) return `the ${vehicle} was chosen, and the card says ${chosen}`
      return this.disagreement(sight)
    })
    return `takes the ${vehicle}`
  }

  private async plan({ what, which }: Extract<Step, { do: 'plan' }>): Promise<string | null> {
    const before = await this.agreement()
    if (this.kindOf(before) !== 'planner' || before.answer) return null
    const stops = before.places
      .filter(({ name, value }) => /^stop\d+$/.test(name) && value !== '')
      .map(({ value }) => value)
    const { reverse, oneWay, way } = this.t('journey')
    const button = (name: string | RegExp) => this.page.getByRole('button', { name }).first()
    if (what === 'stay') {
      const radio = this.page.locator('input[name="arrangement"][value="stay"]')
      if ((await radio.count()) === 0) return null
      if (this.guest.hand === 'keyboard') await radio.check()
      else await this.press(radio)
      await this.agreement('plan')
      return 'takes the car and driver who stay'
    }
    // A text that is no place is no stop.
    if (stops.length < 2 || before.places.some(({ hint }) => hint !== '')) return null
    if (what === 'reverse') {
      await this.press(button(reverse))
      this.stops = stops.toReversed()
    } else if (what === 'round') {
      const tool = this.page.locator('.journey__tools .chip').last()
      const isRound = sameText((await tool.textContent())!, oneWay)
      await this.press(tool)
      this.stops = isRound ? stops.slice(0, -1) : [...stops, stops[0]!]
    } else if (what === 'gap') {
      const ways = this.page.locator('details.way')
      const count = await ways.count()
      if (count === 0) return null
      const chosen = ways.nth(Math.floor(which * count))
      if ((await chosen.getAttribute('open')) === null) await this.press(chosen.locator('summary'))
      await this.press(chosen.getByRole('button', { name: way.leave, exact: true }))
      this.stops = stops
    } else {
      if (stops.length < 3) return null
      const index = Math.floor(which * stops.length)
      const menu = this.page.locator('.stop__menu').nth(index)
      await this.press(menu.locator('summary'))
      await this.press(menu.getByRole('button', { name: this.t('journey').stop.removePlace(stops[index]!) }))
      this.stops = stops.filter((_, i) => i !== index)
    }
    await this.agreement('plan')
    return `${what} the plan`
  }

  private async start({ days }: Extract<Step, { do: 'start' }>): Promise<string | null> {
    const before = await this.agreement()
    if (this.kindOf(before) !== 'planner' || before.answer) return null
    const date = sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
    await this.page.locator('input[name="start"]').fill(date)
    await this.rest('plan', (sight) =>
      sight.search.includes(`start=${date}`)
        ? this.planDisagreement(sight)
        : `the first day is ${date}, and the address says ${sight.search}`,
    )
    return `begins on ${date}`
  }

  private async nights({ which, nights }: Extract<Step, { do: 'nights' }>): Promise<string | null> {
    const before = await this.agreement()
    if (this.kindOf(before) !== 'planner' || before.answer) return null
    const selects = this.page.locator('select[name^="nights"]')
    const count = await selects.count()
    if (count === 0) return null
    const select = selects.nth(Math.floor(which * count))
    const name = await select.getAttribute('name')
    await select.selectOption(String(nights))
    await this.agreement('plan')
    return `${name} = ${nights}`
  }

  private async tour({ what, value }: Extract<Step, { do: 'tour' }>): Promise<string | null> {
    const before = await this.agreement()
    if (this.kindOf(before) !== 'tour' || before.answer) return null
    const form = this.page.locator('.tour-form')
    if (what === 'transport') {
      const box = form.locator('input[name="transport"]')
      this.forgetAddresses()
      await this.press(box)
    } else {
      const select = form.locator(`select[name="${what === 'length' ? 'type' : 'travelers'}"]`)
      if ((await select.count()) === 0) return null
      const count = await select.locator('option').count()
      await select.selectOption({ index: Math.floor(value * count) })
    }
    await this.agreement('tour')
    return `another ${what}`
  }

  private async when({ days, time }: Extract<Step, { do: 'when' }>): Promise<string | null> {
    const form = await this.readyForm()
    if (!form) return null
    const { date: dateLabel, time: timeLabel } = this.t('form')
    const date = sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
    const dates = form.getByLabel(dateLabel, { exact: true })
    if ((await dates.count()) === 0) return null
    if (!(await dates.first().isVisible())) return null
    await dates.first().fill(date)
    await form.getByLabel(timeLabel, { exact: true }).first().fill(time)
    this.isWhenChosen = true
    this.hasAgreed = false
    await this.agreement()
    return `${date} ${time}`
  }

  private async contact(): Promise<string | null> {
    const form = await this.readyForm()
    if (!form) return null
    const sight = await look(this.page)
    const { phone, email } = this.t('form')
    await this.fill(form, phone.label, '+44 7911 123456')
    await this.fill(form, email[this.subject(sight)], this.email)
    await this.agreement()
    return 'types phone and e-mail'
  }

  private async note({ which }: Extract<Step, { do: 'note' }>): Promise<string | null> {
    const form = await this.readyForm()
    if (!form) return null
    const kind = this.subject(await look(this.page))
    if (kind === 'journey') return null
    const names = ['details', 'guestName', 'pickupAddress', 'dropoffAddress'] as const
    const name = names[Math.floor(which * names.length)]!
    this.notes += 1
    const label = noteFieldLabel(name, kind, this.texts)
    const text = `${name} ${this.notes} of guest ${lives}`
    if (!(await this.fill(form, label, text))) return null
    await this.agreement()
    return `tells '${text}'`
  }

  private async autofill({ field }: Extract<Step, { do: 'autofill' }>): Promise<string | null> {
    const form = await this.readyForm()
    if (!form) return null
    const kind = this.subject(await look(this.page))
    const label =
      field === 'email'
        ? this.t('form').email[kind]
        : field === 'phone'
          ? this.t('form').phone.label
          : noteFieldLabel('guestName', 'transfer', this.texts)
    const input = form.getByLabel(label).first()
    if ((await input.count()) === 0 || !(await input.isVisible())) return null
    await input.focus()
    const before = await look(this.page)
    if (!(await autofill(this.page, this.profile))) return null
    const known: Readonly<Record<string, string>> = { email: this.profile.email, name: this.profile.name }
    for (const value of Object.values(known)) this.put.set(value, 'autofill')
    if (this.world.known.includes('autofill')) this.put.set(this.profile.street, 'autofill')
    // Chrome says nothing of its end: it fills in once more what has come meanwhile, such as the list of countries.
    const values = (sight: Sight) => JSON.stringify(sight.form?.fields.map(({ value }) => value))
    let last = values(before)
    for (let since = Date.now(); Date.now() - since < 600;) {
      await sleep(50)
      const now = values(await look(this.page))
      if (now !== last) since = Date.now()
      last = now
    }
    const after = await look(this.page)
    for (const { label: words, value } of after.form?.fields ?? [])
      if (this.typed.has(words.trim())) this.typed.set(words.trim(), value)
    await this.rest('autofill', (sight) => this.foreignText(sight))
    return `lets Chrome fill in from the field '${label}'`
  }

  private async backToo({ days, minutes }: Extract<Step, { do: 'back-too' }>): Promise<string | null> {
    const form = await this.readyForm()
    if (!form) return null
    const { wayBack: t, date: dateLabel, time: timeLabel } = this.t('form')
    const box = form.locator('input[name="return"]')
    if ((await box.count()) === 0) return null
    const there = instantOf({
      date: await form.getByLabel(dateLabel, { exact: true }).first().inputValue(),
      time: await form.getByLabel(timeLabel, { exact: true }).first().inputValue(),
    })
    if (!there) return null
    if (!(await box.isChecked())) await this.press(box)
    const { date, time } = sriLankaTime(new Date(there.getTime() + days * DAY_MS + minutes * MINUTE_MS))
    await form.getByLabel(t.date, { exact: true }).fill(date)
    await form.getByLabel(t.time, { exact: true }).fill(time)
    this.hasAgreed = false
    await this.agreement()
    return `and back on ${date} ${time}`
  }

  /** What is about to be booked, as the page shows it. */
  private async beforeSending(sight: Sight): Promise<Sent | null> {
    const form = sight.form!
    const kind = this.subject(sight)
    const values = new Map(form.fields.map(({ name, value }) => [name, value]))
    const said = await this.page.evaluate(() => document.body.innerText)
    const common = { kind, values, said, isWhenChosen: this.isWhenChosen }
    if (kind === 'journey') {
      const plan = parsePlan(new URLSearchParams(sight.search))
      const quoted = await this.world.records.journey(plan)
      const vehicle = parseVehicleText(values.get('vehicle') ?? '')
      if (!quoted || !vehicle) return null
      return {
        ...common,
        rides: quoted.rides.map(({ pickup, dropoff }, index) => ({
          pickup,
          dropoff,
          vehicle: null,
          // The price of the whole: it is spread over the rides.
          usd: index === 0 ? vehicle.usd : 0,
          lkr: null,
          date: values.get(`pickupdate${index}`) ?? null,
          time: values.get(`pickuptime${index}`) ?? null,
        })),
      }
    }
    if (kind === 'tour') {
      const addressed = parseTourSlug(readAddress(sight.path).path.slice('/things-to-do/safari/'.length))
      if (!addressed || !sight.tour) return null
      const { pickup, dropoff, park } = addressed
      const usd = Number(digits(sight.tour.total.match(/\d[\d\s., \u00a0\u202f]*/)?.[0] ?? ''))
      const ends = sight.tour.hasTransport ? { pickup, dropoff } : { pickup: park, dropoff: park }
      return {
        ...common,
        rides: [
          { ...ends, vehicle: null, usd, lkr: null, date: values.get('pickupDate')!, time: values.get('pickupTime')! },
        ],
      }
    }
    const value = (end: string) => this.places.get(end) ?? sight.places.find(({ name }) => name === end)!.value
    const [pickup, dropoff] = [value('pickup'), value('dropoff')]
    const there = parseVehicleText(values.get('vehicle') ?? '')
    if (!there) return null
    const ride = {
      pickup,
      dropoff,
      vehicle: there.vehicle,
      usd: there.usd,
      lkr: there.lkr,
      date: values.get('pickupdate')!,
      time: values.get('pickuptime')!,
    }
    if (values.get('return') !== 'yes') return { ...common, rides: [ride] }
    const fare = await this.world.records.fareOf(dropoff, pickup)
    const back = fare ? vehiclePrice(there.vehicle, fare) : null
    return {
      ...common,
      rides: [
        ride,
        {
          pickup: dropoff,
          dropoff: pickup,
          vehicle: there.vehicle,
          usd: back?.usd ?? 0,
          lkr: back?.lkr ?? null,
          date: values.get('returnpickupdate')!,
          time: values.get('returnpickuptime')!,
        },
      ],
    }
  }

  private async confirm({ taps, after }: Extract<Step, { do: 'confirm' }>): Promise<string | null> {
    const form = await this.readyForm()
    if (!form) return null
    let sight = await this.agreement()
    if (sight.form!.isRefusing)
      sight = await this.rest('spinner', (seen) =>
        seen.form?.isRefusing ? 'the button does nothing while nothing is under way' : null,
      )
    const sent = await this.beforeSending(sight)
    if (!sent) return null
    this.sent = sent
    this.controls = await this.controlsOf(form)
    const button = form.locator('.booking-form__button')
    await this.press(button)
    // A second tap goes where the first one went, whatever is there by then.
    if (taps === 2) await this.press(button).catch(() => {})
    if (after === 'reload' && !this.guest.isBlocked) {
      this.hasLost = true
      await this.page.reload({ waitUntil: 'domcontentloaded' })
    }
    return `confirms${taps === 2 ? ' twice' : ''}${after === 'reload' ? ', and reloads' : ''}: ${await this.outcome(sent)}`
  }

  private async outcome(sent: Sent): Promise<string> {
    const sight = await this.rest('silence', (seen) => {
      if (seen.answer) return null
      if (seen.form && seen.form.errors.length > 0) return null
      return 'Confirm was pressed, and the page says nothing'
    })
    if (!sight.answer) return this.refused(sight, sent)
    return this.answered(sight, sent)
  }

  private refused(sight: Sight, sent: Sent): string {
    const { errors } = sight.form!
    const isFilledIn = [...this.put.values()].length > 0 && sent.values.get('email') && sent.values.get('phone')
    const rides = sent.rides.map(({ date, time }) => (date && time ? instantOf({ date, time })!.getTime() : Number.NaN))
    const isAhead = rides.every((at) => at > Date.now() + 2 * DAY_MS)
    const isInOrder = rides.every((at, i) => i === 0 || at > rides[i - 1]!)
    const mayOverlap = sent.rides.length > 1
    if (isFilledIn && isAhead && isInOrder && !mayOverlap)
      throw new Objection('refused', `all is filled in, and the form says: ${errors.join(' ')}`)
    return `the form says: ${errors.join(' ')}`
  }

  private async answered(sight: Sight, sent: Sent): Promise<string> {
    const { answer: t } = this.t('form')
    const { answer } = sight
    if (answer!.reference) return this.received(sight, sent)
    if (sameText(answer!.title, t.failed.title)) {
      if (!this.hasLost)
        throw new Objection('failed', `nothing was lost, and the booking failed: ${answer!.text.slice(0, 300)}`)
      this.unsettled.push(sent)
      await this.press(this.page.getByRole('button', { name: t.failed.retry }))
      await this.rest('failed', (seen) => (seen.form?.isReady ? this.foreignText(seen) : 'no form after a failure'))
      return 'fails, and goes back to the form'
    }
    if (sameText(answer!.title, t.booked.title)) {
      await this.press(this.page.getByRole('button', { name: t.back }))
      return 'it is booked already, and the guest goes back'
    }
    if (sameText(answer!.title, t.price.changed))
      throw new Objection('price', `nothing has changed, and the page says: ${answer!.text.slice(0, 300)}`)
    return `the page says '${answer!.title}'`
  }

  private rowsOf(reference: string): RideRow[] {
    return this.world.records.ridesOf(this.bookedBy()).filter((row) => row.reference === reference)
  }

  /** The address that the last booking was sent with. */
  private bookedBy(): string {
    return this.sent?.values.get('email') ?? this.email
  }

  private async received(sight: Sight, sent: Sent): Promise<string> {
    const reference = sight.answer!.reference!
    if (this.booked.some((known) => known.reference === reference)) return `is shown ${reference} again`
    const rows = this.rowsOf(reference)
    if (rows.length === 0) throw new Objection('lost', `the page says ${reference}, and D1 has no such booking`)
    const all = new Set(this.world.records.ridesOf(this.bookedBy()).map((row) => row.reference))
    if (all.size > this.booked.length + 1)
      throw new Objection('doubled', `one booking was confirmed, and D1 has ${all.size}`)
    this.booked.push({ kind: sent.kind, reference, rows, isCancelled: false })
    this.typed.clear()
    // What was sent before its answer was lost may be the booking: the page says so.
    const isEarlier = this.unsettled.some((earlier) => this.isOf(rows, earlier)) && !this.isOf(rows, sent)
    this.unsettled = []
    if (isEarlier) return `books ${reference}, which was sent before`
    this.checkRows(rows, sent)
    this.checkAnswer(sight, sent)
    this.checkPosts(sent)
    await this.checkOwed(reference, rows, sent)
    this.later.push(() => this.checkMail(reference, rows, sent))
    this.isWhenChosen = false
    this.hasAgreed = false
    return `books ${reference}`
  }

  private isOf(rows: readonly RideRow[], { rides }: Sent): boolean {
    const driven = rows.filter(({ beside }) => beside === null)
    return (
      driven.length === rides.length &&
      rides.every(
        ({ pickup, date, time }, i) =>
          driven[i]!.pickup === pickup && driven[i]!.pickup_date === date && driven[i]!.pickup_time === time,
      )
    )
  }

  private checkRows(rows: readonly RideRow[], sent: Sent): void {
    const where = (of: readonly { readonly pickup: unknown; readonly dropoff: unknown }[]) =>
      of.map(({ pickup, dropoff }) => `${String(pickup)} to ${String(dropoff)}`).join(', ')
    const driven = rows.filter(({ beside }) => beside === null)
    const wanted = where(sent.rides)
    const written = where(driven as unknown as { pickup: unknown; dropoff: unknown }[])
    if (wanted !== written) throw new Objection('booked-place', `the guest chose ${wanted}, and D1 has ${written}`)
    const usd = rows.reduce((sum, row) => sum + Number(row.price_usd), 0)
    const shown = sent.rides.reduce((sum, ride) => sum + ride.usd, 0)
    if (usd !== shown) throw new Objection('booked-price', `the page said USD ${shown}, and D1 has ${usd}`)
    for (const [i, ride] of sent.rides.entries()) {
      const row = driven[i]!
      if (ride.lkr !== null && row.price_lkr !== ride.lkr)
        throw new Objection('booked-price', `the page said LKR ${ride.lkr}, and D1 has ${String(row.price_lkr)}`)
      if (ride.vehicle && row.vehicle !== ride.vehicle)
        throw new Objection('booked-vehicle', `the ${ride.vehicle} was chosen, and D1 has the ${String(row.vehicle)}`)
      if (ride.date && `${String(row.pickup_date)} ${String(row.pickup_time)}` !== `${ride.date} ${ride.time}`)
        throw new Objection(
          'booked-time',
          `the form said ${ride.date} ${ride.time}, and D1 has ${String(row.pickup_date)} ${String(row.pickup_time)}`,
        )
      const isNow = isShortNotice({ date: String(row.pickup_date), time: String(row.pickup_time) }, new Date())
      if (isNow && !sent.isWhenChosen && !this.hasAgreed)
        this.object(
          'unasked-now',
          `nobody chose a day, and ${String(row.pickup_date)} ${String(row.pickup_time)} is booked`,
        )
      const next = driven[i + 1]
      if (next && !this.hasAgreed) {
        const at = (of: RideRow) => instantOf({ date: String(of.pickup_date), time: String(of.pickup_time) })!.getTime()
        const arrival = at(row) + Number(row.minutes ?? 0) * MINUTE_MS
        if (at(next) < arrival)
          this.object(
            'overlap',
            `the ride at ${String(row.pickup_time)} takes ${String(row.minutes)} minutes, and the next one is booked for ${String(next.pickup_time)}, unasked`,
          )
      }
    }
    const [first] = rows
    if (first!.language !== this.guest.language)
      throw new Objection(
        'booked-language',
        `the page is in '${this.guest.language}', and D1 has '${String(first!.language)}'`,
      )
    const isSent = this.partner === GUESTHOUSE.code
    if (!this.guest.isBlocked && (first!.partner_id !== null) !== isSent)
      throw new Objection(
        'booked-partner',
        `the link of '${this.partner}' was opened, and D1 has the partner ${String(first!.partner_id)}`,
      )
    const typedPhone = digits(sent.values.get('phone') ?? '')
    if (!digits(String(first!.phone)).endsWith(typedPhone.slice(-9)))
      throw new Objection('booked-note', `the phone number ${typedPhone} was typed, and D1 has ${String(first!.phone)}`)
    const columns = {
      guestname: 'guest_name',
      guestName: 'guest_name',
      pickupaddress: 'pickup_address',
      pickupAddress: 'pickup_address',
      dropoffaddress: 'dropoff_address',
      dropoffAddress: 'dropoff_address',
      flightdetails: 'details',
      notes: 'details',
    }
    if (sent.kind !== 'journey')
      for (const [name, column] of Object.entries(columns)) {
        const typed = sent.values.get(name)
        if (typed && rows[0]![column] !== typed)
          throw new Objection('booked-note', `'${typed}' stood in ${name}, and D1 has '${String(rows[0]![column])}'`)
      }
    for (const column of ['pickup_address', 'dropoff_address', 'guest_name', 'details'])
      for (const row of rows) {
        const value = String(row[column] ?? '')
        if (value !== '' && !this.put.has(value))
          throw new Objection('booked-note', `D1 has '${value}' as ${column}, which the guest has not typed`)
      }
  }

  private checkAnswer(sight: Sight, sent: Sent): void {
    const { text } = sight.answer!
    const { formats } = this.texts
    for (const { pickup, dropoff } of sent.rides)
      for (const place of [pickup, dropoff])
        if (sent.kind === 'transfer' && !text.includes(place))
          this.object('answer', `'${place}' is booked, and the answer does not name it: ${text.slice(0, 400)}`)
    const usd = sent.rides.reduce((sum, ride) => sum + ride.usd, 0)
    if (!has(text, formats.usd(usd)))
      this.object('answer', `${formats.usd(usd)} is booked, and the answer does not say so: ${text.slice(0, 400)}`)
  }

  private checkPosts(sent: Sent): void {
    if (sent.kind !== 'transfer') return
    const details = this.posts.at(-1)?.body.bookingDetails as Record<string, string> | undefined
    if (!details) return
    const [ride] = sent.rides
    if (details.pickup !== ride!.pickup || details.dropoff !== ride!.dropoff)
      throw new Objection(
        'posted',
        `the guest chose ${ride!.pickup} to ${ride!.dropoff}, and ${details.pickup} to ${details.dropoff} was posted`,
      )
  }

  /** Nothing is charged that was not said before Confirm. */
  private async checkOwed(reference: string, rows: readonly RideRow[], sent: Sent): Promise<void> {
    const booking = await this.world.records.booking(reference)
    const { formats } = this.texts
    const wholePrice = [
      'whole price',
      'ganzen Preis',
      'ganze Preis',
      'prix entier',
      'totalité',
      'полная стоимость',
      'всю',
      'полную',
      '全',
    ]
    /** A share as the languages write it; all of it in words. */
    const isPercentSaid = (percent: number) =>
      new RegExp(`(?<!\\d)${percent} ?%`).test(plain(sent.said)) ||
      (percent === 100 && wholePrice.some((words) => has(sent.said, words)))
    const isSaid = (...texts: readonly string[]) => texts.some((text) => has(sent.said, text))
    for (const ride of booking.rides) {
      const fee = ride.cancellation?.feeUsd ?? 0
      if (fee === 0) continue
      const row = rows.find(({ position }) => position === ride.position)!
      if (
        ride.status === 'new' &&
        isShortNotice(
          { date: String(row.pickup_date), time: String(row.pickup_time) },
          new Date(String(row.created_at)),
        )
      )
        this.object(
          'request-costs',
          `${reference} is a request that nobody has confirmed, and cancelling it costs USD ${fee}`,
        )
      const percent = Math.round((100 * fee) / ride.priceUsd)
      if (!isSaid(formats.usd(fee), ...chargeWords(percent, this.texts)))
        this.object('unsaid-fee', `to cancel ${reference} costs USD ${fee} now, and nobody said so before`)
    }
    if (
      booking.depositUsd !== null &&
      !isSaid(formats.usd(booking.depositUsd)) &&
      !(DEPOSIT && isPercentSaid(DEPOSIT.percent))
    )
      this.object('unsaid-deposit', `a deposit of USD ${booking.depositUsd} is asked for, and nobody said so before`)
  }

  private async checkMail(reference: string, rows: readonly RideRow[], sent: Sent): Promise<void> {
    const mails = await this.world.records.mailsAbout(reference, 2)
    if (mails.length < 2) this.object('mail', `${mails.length} mails name ${reference}, not 2`)
    for (const mail of mails)
      for (const { pickup, dropoff } of sent.rides)
        for (const place of [pickup, dropoff])
          if (sent.kind === 'transfer' && !has(mail, place))
            this.object('mail', `'${place}' is booked, and a mail about ${reference} does not name it`)
    const usd = rows.reduce((sum, row) => sum + Number(row.price_usd), 0)
    const amounts = [this.texts.formats.usd(usd), `USD ${usd}`]
    const each = rows.map((row) => this.texts.formats.usd(Number(row.price_usd)))
    for (const mail of mails.slice(0, 2)) {
      // Each ride stands with its own price where nothing else is summed up.
      if (each.every((amount) => has(mail, amount))) continue
      if (!amounts.some((amount) => has(mail, amount)))
        this.object('mail', `USD ${usd} is booked, and a mail about ${reference} does not say so`)
    }
  }

  /** Buttons and boxes of the form, in words. */
  private controlsOf(form: Locator): Promise<string[]> {
    return form
      .locator('button, input[type="checkbox"], input[type="radio"]')
      .evaluateAll((all) =>
        all.map((element) =>
          element instanceof HTMLInputElement ? `${element.name} ${element.value}` : element.textContent,
        ),
      )
  }

  /** Says yes to what the form has asked since Confirm was pressed. */
  private async agree(): Promise<string | null> {
    const deeds: string[] = []
    for (let questions = 0; questions < 3; questions++) {
      const sight = await this.agreement()
      if (!this.sent || sight.answer || !sight.form || sight.form.errors.length === 0) break
      const form = this.form()
      const index = (await this.controlsOf(form)).findIndex((control) => !this.controls.includes(control))
      if (index < 0) break
      const control = form.locator('button, input[type="checkbox"], input[type="radio"]').nth(index)
      deeds.push(
        await control.evaluate(
          (element) => (element instanceof HTMLInputElement ? element.labels![0]! : element).textContent,
        ),
      )
      this.controls = await this.controlsOf(form)
      this.hasAgreed = true
      const sent = await this.beforeSending(sight)
      if (!sent) break
      this.sent = sent
      await this.press(control)
      const after = await this.rest('agree', (seen) => this.foreignText(seen))
      if (!after.answer) await this.press(form.locator('.booking-form__button'))
      deeds.push(await this.outcome(sent))
    }
    return deeds.length > 0 ? `says yes: ${deeds.join(', ')}` : null
  }

  private async another(): Promise<string | null> {
    const sight = await look(this.page)
    if (!sight.answer?.reference) return null
    await this.press(this.page.getByRole('button', { name: this.t('form').answer.another }))
    this.places.clear()
    this.stops = null
    await this.agreement()
    this.isWhenChosen = true
    return 'books another one'
  }

  private last(): Booked | undefined {
    return this.booked.at(-1)
  }

  private async bookingPage(): Promise<string | null> {
    const booked = this.last()
    if (!booked) return null
    await this.page.goto(`${this.world.url}${addressIn(this.guest.language, paths.booking(booked.reference))}`, {
      waitUntil: 'domcontentloaded',
    })
    await this.rest('booking-page', async () => {
      const text = await this.page.locator('main').innerText()
      if (!text.includes(booked.reference)) return `the page of ${booked.reference} does not name it`
      const missing = booked.rows
        .flatMap(({ pickup, dropoff }) => [String(pickup), String(dropoff)])
        .find((place) => booked.kind === 'transfer' && !text.includes(place))
      return missing ? `'${missing}' is booked, and the page of ${booked.reference} does not name it` : null
    })
    return `looks at ${booked.reference}`
  }

  /** Opens the page of changes by the link in the mail. @returns false where there is none */
  private async openChanges(booked: Booked): Promise<boolean> {
    const mails = await this.world.records.mailsAbout(booked.reference, 2)
    const link = mails
      .map((mail) => /(?:\/\w\w)?\/booking\/[\w-]+\/changes\?key=\w+/.exec(mail)?.[0])
      .find((found) => found !== undefined)
    if (!link) return false
    await this.page.goto(this.world.url + link, { waitUntil: 'domcontentloaded' })
    return true
  }

  private async change({ days }: Extract<Step, { do: 'change' }>): Promise<string | null> {
    const booked = this.last()
    if (!booked || booked.isCancelled || booked.rows.length > 1 || !(await this.openChanges(booked))) return null
    const t = this.t('guest')
    const save = this.page.getByRole('button', { name: t.change.save }).first()
    if ((await save.count()) === 0) return null
    const row = booked.rows[0]!
    const at = instantOf({ date: String(row.pickup_date), time: '10:00' })!
    const { date } = sriLankaTime(new Date(at.getTime() + days * DAY_MS))
    await this.page.locator('input[name="date"]').first().fill(date)
    await this.press(save)
    await this.page.getByRole('alert').first().waitFor()
    const text = (await this.page.getByRole('alert').first().textContent()) ?? ''
    const [now] = this.rowsOf(booked.reference)
    const isSaved = sameText(text, t.done.change)
    if (isSaved && now!.pickup_date !== date)
      throw new Objection('change', `moved to ${date}, and D1 has ${String(now!.pickup_date)}`)
    if (now!.price_usd !== row.price_usd)
      throw new Objection(
        'change',
        `a new day costs nothing, and the price is USD ${String(now!.price_usd)} in place of ${String(row.price_usd)}`,
      )
    this.booked.splice(-1, 1, { ...booked, rows: this.rowsOf(booked.reference) })
    return `moves ${booked.reference} to ${date}: ${text.trim()}`
  }

  private async cancel({ which }: Extract<Step, { do: 'cancel' }>): Promise<string | null> {
    const booked = this.last()
    if (!booked || booked.isCancelled || !(await this.openChanges(booked))) return null
    const forms = this.page.locator('form:has(input[name="step"][value="cancel"])')
    const count = await forms.count()
    if (count === 0) return null
    const form = forms.nth(Math.floor(which * count))
    // Of a journey each ride is folded.
    await form.evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true
    })
    const position = Number(
      (await form.locator('input[name="ride"]').count()) > 0
        ? await form.locator('input[name="ride"]').getAttribute('value')
        : 1,
    )
    const said = (await form.innerText()).replace(/\s+/g, ' ')
    await this.press(form.locator('input[name="sure"]'))
    await this.press(form.locator('button[type="submit"]'))
    await this.page.getByRole('alert').first().waitFor()
    const rows = this.rowsOf(booked.reference)
    const row = rows.find((each) => each.position === position)!
    if (row.status !== 'cancelled')
      throw new Objection(
        'cancel',
        `ride ${position} of ${booked.reference} was cancelled, and D1 says '${String(row.status)}'`,
      )
    const fee = Number(row.cancel_fee_usd)
    if (fee > 0 && !has(said, this.texts.formats.usd(fee)))
      throw new Objection('cancel', `cancelled for nothing, and D1 has a fee of USD ${fee}: ${said}`)
    if (rows.every(({ status }) => status === 'cancelled')) booked.isCancelled = true
    return `cancels ride ${position} of ${booked.reference}`
  }

  private async travel(how: 'reload' | 'back' | 'forward'): Promise<string | null> {
    if (this.page.url() === 'about:blank') return null
    await this.agreement()
    if (how === 'reload') await this.page.reload({ waitUntil: 'domcontentloaded' })
    else {
      await (
        how === 'back'
          ? this.page.goBack({ waitUntil: 'domcontentloaded' })
          : this.page.goForward({ waitUntil: 'domcontentloaded' })
      ).catch(() => null)
      if (this.page.url() === 'about:blank')
        await this.page.goForward({ waitUntil: 'domcontentloaded' }).catch(() => null)
    }
    this.forgetAddresses()
    this.places.clear()
    this.stops = null
    // Without storage what was typed lasts as long as the page.
    if (this.guest.isBlocked) this.typed.clear()
    this.isWhenChosen = this.isWhenChosen && !this.guest.isBlocked
    await this.agreement()
    return how
  }

  private async tab(): Promise<string | null> {
    const url = this.page.url()
    if (url === 'about:blank') return null
    await this.newPage()
    this.typed.clear()
    this.partner = new URL(url).searchParams.get('partner')
    this.isWhenChosen = false
    await this.load(() => this.page.goto(url, { waitUntil: 'domcontentloaded' }))
    return 'opens the page in a second tab'
  }

  private async offline({ isOffline }: Extract<Step, { do: 'offline' }>): Promise<string | null> {
    if (this.page.url() === 'about:blank') return null
    if (isOffline) await this.agreement()
    this.hasLost = true
    await this.context.setOffline(isOffline)
    return isOffline ? 'loses the network' : 'has the network again'
  }
}
