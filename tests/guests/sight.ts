/** What a guest sees of a page, read in one go. What the site calls its parts stands here alone. */
import type { Page } from 'playwright-core'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { readAddress } from '#domain/languages/languages.ts'

export type Kind = RideKind | 'journey'

interface SeenField {
  readonly label: string
  readonly name: string
  readonly type: string
  readonly value: string
  /** Of a list of choices: what is chosen, in words. */
  readonly text: string
}

interface SeenPlace {
  readonly name: string
  readonly value: string
  /** What the field says below itself. */
  readonly hint: string
}

interface SeenVehicle {
  readonly vehicle: string
  readonly isChosen: boolean
  readonly lkr: string
  readonly usd: string
}

export interface Sight {
  readonly path: string
  readonly search: string
  readonly title: string
  /** All headings of the first level. */
  readonly headings: readonly string[]
  readonly isAlive: boolean
  /** What says of itself that it is not ready. */
  readonly busy: readonly string[]
  /** Place fields, in the page's order. */
  readonly places: readonly SeenPlace[]
  readonly fare: {
    readonly heading: string
    readonly isBusy: boolean
    readonly text: string
    readonly facts: string
    readonly vehicles: readonly SeenVehicle[]
  } | null
  /** The price at the lower edge of a phone. */
  readonly bar: string | null
  /** Of a plan, large. */
  readonly total: string | null
  readonly tour: {
    readonly price: string
    readonly total: string
    readonly length: string
    readonly travelers: string
    readonly hasTransport: boolean
  } | null
  readonly arrangement: string | null
  readonly form: {
    readonly isReady: boolean
    readonly isHidden: boolean
    readonly isRefusing: boolean
    readonly title: string
    readonly lead: string
    readonly fields: readonly SeenField[]
    readonly errors: readonly string[]
    /** What stands in place of the button that books: whether the guest means it. */
    readonly question: string | null
    readonly text: string
  } | null
  readonly answer: {
    readonly title: string
    readonly isBusy: boolean
    readonly reference: string | null
    readonly text: string
  } | null
}

/** Runs in the page. */
function read(): Sight {
  const words = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isSeen = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement && element.getClientRects().length > 0
  const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)]
  const fare = document.querySelector('section.fare:not(.total)')
  const form = document.querySelector<HTMLFormElement>('.booking-form')
  const answer = document.querySelector('.answer h1') ? document.querySelector('.answer') : null
  const bar = document.querySelector('.fare-bar')
  const summary = document.querySelector('.summary')
  const choice = (name: string) => document.querySelector<HTMLSelectElement>(`.tour-form [name="${name}"]`)
  return {
    path: location.pathname,
    search: location.search,
    title: document.title,
    headings: all('h1').map(words),
    isAlive: document.querySelector('header [aria-expanded]') !== null,
    busy: all('[aria-busy="true"]')
      .filter(isSeen)
      .map((element) => `${element.className}: ${words(element).slice(0, 80)}`),
    places: all('input[role="combobox"]').map((element) => {
      const input = element as HTMLInputElement
      return {
        name: input.name,
        value: input.value,
        hint: words(input.closest('.place-field')?.querySelector('.place-field__hint')),
      }
    }),
    fare: fare && {
      heading: words(fare.querySelector('h2')),
      isBusy: fare.getAttribute('aria-busy') === 'true',
      text: words(fare),
      facts: words(fare.querySelector('.fare__facts')),
      vehicles: all('.vehicle', fare).map((card) => {
        const radio = card.querySelector('input')
        return {
          vehicle: radio?.value ?? '',
          isChosen: radio?.checked ?? false,
          lkr: words(card.querySelector('.vehicle__lkr')),
          usd: words(card.querySelector('.vehicle__usd')),
        }
      }),
    },
    bar: isSeen(bar) ? words(bar) : null,
    total: document.querySelector('.total') ? words(document.querySelector('.total__price')) : null,
    tour: summary && {
      price: words(document.querySelector('.safari__price')),
      total: words(summary.querySelector('.summary__total')),
      length: choice('type')?.value ?? '',
      travelers: choice('travelers')?.value ?? '',
      hasTransport: (choice('transport') as HTMLInputElement | null)?.checked ?? false,
    },
    arrangement: document.querySelector<HTMLInputElement>('[name="arrangement"]:checked')?.value ?? null,
    form: form && {
      isReady: form.querySelector('.booking-form__button:not([disabled])') !== null,
      isHidden: !isSeen(form),
      isRefusing: form.querySelector('.booking-form__button')?.getAttribute('aria-disabled') === 'true',
      title: words(form.querySelector('#booking-title')),
      lead: words(form.querySelector('.booking-form__head p')),
      fields: all('input, select, textarea', form)
        .filter((element) => (element as HTMLInputElement).type !== 'hidden')
        .map((element) => {
          const field = element as HTMLInputElement | HTMLSelectElement
          return {
            label: words(field.labels?.[0]),
            name: field.name,
            type: field.type,
            value: field.type === 'checkbox' ? ((field as HTMLInputElement).checked ? 'yes' : '') : field.value,
            text: field instanceof HTMLSelectElement ? words(field.selectedOptions[0]) : '',
          }
        }),
      errors: all('.field__error, [role="alert"] p, .booking-question p', form)
        .filter(isSeen)
        .map(words)
        .filter(Boolean),
      question: words(form.querySelector('.booking-question strong')) || null,
      text: words(form),
    },
    answer: answer && {
      title: words(answer.querySelector('h1')),
      isBusy: answer.getAttribute('aria-busy') === 'true',
      reference: words(answer.querySelector('.booking__reference strong')) || null,
      text: words(answer),
    },
  }
}

/** A page that is being left says nothing: it is asked again. */
export async function look(page: Page): Promise<Sight> {
  for (let tries = 0; ; tries++) {
    try {
      return await page.evaluate(read)
    } catch (error) {
      if (tries > 100 || page.isClosed() || !/navigat|context|destroyed/i.test(String(error))) throw error
      await page.waitForLoadState('domcontentloaded').catch(() => {})
    }
  }
}

export function kindOf(sight: Sight): 'home' | 'transfer' | 'tour' | 'planner' | 'booking' | 'changes' | 'other' {
  const { path } = readAddress(sight.path)
  if (path === '/') return 'home'
  if (path.startsWith('/transfer/')) return 'transfer'
  if (path.startsWith('/things-to-do/safari/')) return 'tour'
  if (path === '/journey') return 'planner'
  if (/^\/booking\/[^/]+$/.test(path)) return 'booking'
  if (/^\/booking\/[^/]+\/changes$/.test(path)) return 'changes'
  return 'other'
}

export function subject(sight: Sight): Kind {
  const kind = kindOf(sight)
  return kind === 'planner' ? 'journey' : kind === 'tour' ? 'tour' : 'transfer'
}
