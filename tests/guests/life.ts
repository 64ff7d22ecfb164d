/** A guest's life: their browser, and a small model of what they have tapped, typed and booked. */
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { type Texts, textsOf } from '#domain/languages/texts.ts'
import { translateAlways } from '../browser/translator.ts'
import { DESKTOP, PHONE } from '../browser/visit.ts'
import { type GatewayPayment, servePaymentPage, tellSite } from './gateway.ts'
import type { Guest } from './guest.ts'
import { type Profile, refuseSiteData } from './habits.ts'
import type { Records, RideRow } from './records.ts'
import type { Kind } from './sight.ts'
import { sleep } from './words.ts'

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

const AREAS = ['site', 'form', 'tours', 'booking', 'today', 'places', 'journey', 'ways', 'guest', 'home'] as const

/** What a page asks for while it lives, and waits for. */
const AWAITED: readonly string[] = ['document', 'script', 'fetch', 'xhr']

export interface Booked {
  readonly kind: Kind
  readonly reference: string
  readonly rows: readonly RideRow[]
  isCancelled: boolean
}

/** A booking on its way: what the guest saw when it was confirmed. */
export interface Sent {
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
}

/** How late answers are on a slow network, one after the other. */
const SLOW_MS = [900, 200, 1400, 500, 50, 1000] as const

let lives = 0

export class Life {
  readonly world: World
  readonly guest: Guest
  readonly texts: Texts
  context!: BrowserContext
  page!: Page
  readonly underWay = new Set<Request>()
  readonly complaints: string[] = []
  readonly posts: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  /** Which life of this process it is. */
  readonly number: number
  readonly email: string
  readonly profile: Profile
  /** Each text that the guest has put into a field, with the field. */
  readonly put = new Map<string, string>()
  /** The place of each house that the guest has named. */
  readonly houses = new Map<string, string>()
  /** The newest of each field, until its booking is received. */
  typed = new Map<string, string>()
  /** Places that the guest has chosen, by field; what is not here may be anything. */
  places = new Map<string, string>()
  stops: string[] | null = null
  /** Questions of the form that the guest has said yes to since its times were chosen. */
  agreed: string[] = []
  hasLost = false
  answersToLose = 0
  private slowed = 0
  notes = 0
  sent: Sent | null = null
  /** Bookings whose answers were lost: one of them may have been made. */
  unsettled: Sent[] = []
  /** Whose link brought the guest. */
  partner: string | null = null
  readonly booked: Booked[] = []
  /** How much of what the payment page asks for the guest pays there. */
  pays = { share: 1 }
  readonly payments: (GatewayPayment & { readonly reference: string })[] = []
  readonly later: (() => Promise<void>)[] = []

  constructor(world: World, seed: number, guest: Guest) {
    this.world = world
    this.guest = guest
    this.texts = textsOf(guest.language)
    lives += 1
    this.number = lives
    const name = `guest-${seed}-${process.pid}-${lives}`
    this.email = `${name}@example.com`
    this.profile = {
      name: `Erika Muster ${lives}`,
      email: `${name}-home@example.com`,
      phone: '+491701234567',
      street: `Hauptstrasse ${lives}`,
    }
  }

  t<Area extends (typeof AREAS)[number]>(area: Area) {
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
    if (guest.isSlow) await this.context.route('**/*', (route) => this.onSlow(route))
    await this.context.route('**/booking/*', (route) => this.onBooking(route))
    await servePaymentPage(this.context, async (asked) => {
      const paid = { ...asked, usd: Math.max(1, Math.floor(asked.usd * this.pays.share)) }
      await tellSite(world.url, paid, 'paid')
      this.payments.push({ ...paid, reference: this.booked.at(-1)!.reference })
    })
    this.noteWhatIsUnderWay()
    await this.newPage()
  }

  /** Of the service worker too: what it fetches for a page is to Playwright no request of the page until it has come. */
  private noteWhatIsUnderWay(): void {
    const { context } = this
    context.on('request', (request) => {
      if (AWAITED.includes(request.resourceType())) this.underWay.add(request)
    })
    const over = (request: Request) => void this.underWay.delete(request)
    context.on('requestfinished', over)
    context.on('requestfailed', over)
    context.on('response', (response) => {
      if (!response.ok()) over(response.request())
    })
  }

  async newPage(): Promise<void> {
    const page = await this.context.newPage()
    if (this.guest.hasTranslator) await translateAlways(page)
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/booking\/[^/]+$/.test(request.url()))
        this.posts.push({
          path: new URL(request.url()).pathname,
          body: request.postDataJSON() as Record<string, unknown>,
        })
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
      if (this.hasLost && /net::ERR_|Failed to load resource|occurred when fetching the script/.test(text)) return
      this.complaints.push(text)
    })
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
    this.page = page
  }

  /** Answers to bookings that get lost. */
  private async onBooking(route: Route): Promise<void> {
    if (route.request().method() !== 'POST') return route.fallback()
    if (this.answersToLose > 0) {
      this.answersToLose -= 1
      await route.fetch().catch(() => {})
      await route.abort('connectionreset').catch(() => {})
      return
    }
    await route.fallback().catch(() => {})
  }

  private async onSlow(route: Route): Promise<void> {
    if (AWAITED.includes(route.request().resourceType())) {
      this.slowed += 1
      await sleep(SLOW_MS[this.slowed % SLOW_MS.length]!)
    }
    await route.continue().catch(() => {})
  }

  async end(): Promise<void> {
    await this.context?.close().catch(() => {})
  }
}
