/** What a page loads after it has started, and no visitor waits for. */
import { type Language, OFFERED } from '#domain/languages/languages.ts'
import { type Texts, textsOf } from '#domain/languages/texts.ts'
import type { DataRouter } from 'react-router'
import { readDevice } from './device/storage.ts'
import { lazyCode } from './lazy-code.ts'

/**
 * Prices in the visitor's own money: loaded for visitors who have chosen one, and when the footer with the choice is
 * near.
 */
function startCurrencies(texts: Texts): void {
  const load = lazyCode(async () => {
    await texts.load('menu')
    await (await import('./money/visitor-currencies.ts')).startCurrencies(texts)
  })
  if (readDevice('currency')) return void load()
  const footer = document.querySelector('.footer-about')
  if (footer) new IntersectionObserver((seen) => seen.pop()!.isIntersecting && load()).observe(footer)
}

/** Long after the first view, also on a slow phone: a first visit does not wait for it. */
const SERVICE_WORKER_AFTER_MS = 10_000

function startServiceWorker(language: Language): void {
  if (import.meta.env.DEV) return
  setTimeout(() => {
    import('./device/offline-files.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(language),
      () => {},
    )
  }, SERVICE_WORKER_AFTER_MS)
}

export function startExtras(language: Language, router: DataRouter): void {
  // Who asks for the page's language alone is offered no other.
  if (OFFERED.length > 1 && navigator.languages.some((tag) => !tag.startsWith(language)))
    import('./languages/language-offer.ts').then(
      ({ offerLanguage }) => offerLanguage(language),
      () => {},
    )
  import('./insight/demand.ts').then(
    ({ tellDemand }) => tellDemand(router, language),
    () => {},
  )
  const keepsPlans = lazyCode(() => import('./pages/journey/kept-plan.ts'))
  const watchPlanner = async ({ matches }: DataRouter['state']) => {
    if (matches.at(-1)?.route.id !== 'journey') return
    stopWatching()
    ;(await keepsPlans())?.keepPlans(router, language)
  }
  const stopWatching = router.subscribe((state) => void watchPlanner(state))
  void watchPlanner(router.state)
  if ('modelContext' in document)
    import('./forms/webmcp-tools.ts').then(
      ({ offerForms }) => offerForms(),
      () => {},
    )
  startCurrencies(textsOf(language))
  startServiceWorker(language)
}
