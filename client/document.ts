/** What the Worker writes around the app's markup: the head, and the data that the browser hydrates with. */
import type { StaticHandlerContext } from 'react-router'
import type { PayingRules } from '#domain/bookings/money/paying.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { readAddress } from '#domain/languages/languages.ts'
import type { PagePhotos } from '#domain/photos.ts'
import type { OtherList } from '#domain/prices/list-difference.ts'
import type { Former } from '#domain/prices/current-price-list.ts'
import { usualPaying } from './api.ts'
import { scriptJson } from './head/head-tags.ts'
import { failedPage, headOf, type PageHead } from './head/page-head.ts'
import type { MapSettings } from './map/map-service.ts'

/** What pages know of the operator's settings. */
export interface PageSettings {
  readonly product: string
  readonly maps?: MapSettings | undefined
  /** Key of the check in the booking form that a person books. */
  readonly turnstile?: string | undefined
  /** Whether guests can pay online in advance. */
  readonly paysOnline: boolean
  /** How they can pay. Absent where it is as usual. */
  readonly paying?: PayingRules | undefined
  /** Forms ask whether a car can be there. Absent where none are counted. */
  readonly countsCars?: true | undefined
  /** Days after the journey after which personal data is erased; `null` while that is not set. */
  readonly eraseAfterDays: number | null
  /** The price list of the page, where it is not the one that the site comes with. */
  readonly prices?: OtherList | undefined
  /** The owner's photographs, with words of the page's language. */
  readonly photos?: PagePhotos | undefined
  /** On a booking's page: what it may name and that list does not have. */
  readonly former?: Former | undefined
}

/** The Worker leaves this in the page, client/main.tsx reads it. */
export interface PageData extends PageSettings {
  readonly loaderData: StaticHandlerContext['loaderData']
  readonly errors: StaticHandlerContext['errors']
}

export function pageHead({ matches, loaderData, errors, location }: StaticHandlerContext, texts: Texts): PageHead {
  return errors
    ? failedPage(texts)
    : headOf(
        matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] })),
        readAddress(location.pathname).path,
        texts,
      )
}

export { takePhotos } from './pictures/own-photos.tsx'
export { loadBookingForm } from './booking/booking-section.tsx'
export { loadPriceNotes } from './quote/price-notes.tsx'
export { headHtml } from './head/head-tags.ts'
export { PayingContext } from './api.ts'
export { LanguageContext } from './languages/language.tsx'
export { KeptMarkup } from './static-part.tsx'

/** The script element with the page's data. */
export function dataHtml({ loaderData, errors }: StaticHandlerContext, settings: PageSettings): string {
  const data: PageData = { ...settings, loaderData, errors }
  return `<script type="application/json" id="page-data">${scriptJson(data)}</script>`
}

type PayingForPage = Pick<PageSettings, 'paysOnline' | 'paying'>

const payingForPages = new WeakMap<PayingRules, PayingForPage>()

/** Most sites need no byte for what is as usual. */
export function payingForPage(paying: PayingRules): PayingForPage {
  const known = payingForPages.get(paying)
  if (known) return known
  const { paysOnline } = paying
  const isUsual = JSON.stringify(paying) === JSON.stringify(usualPaying(paysOnline))
  const written = isUsual ? { paysOnline } : { paysOnline, paying }
  payingForPages.set(paying, written)
  return written
}
