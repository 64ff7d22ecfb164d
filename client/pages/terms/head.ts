import type { Texts } from '#domain/languages/texts.ts'
import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { CANCEL_HOURS } from '#domain/bookings/guest-changes.ts'
import { BRAND } from '#domain/brand.ts'
import { paths, TERMS_LINK } from '#domain/paths.ts'

export const TRAIL: readonly Crumb[] = [
  { name: 'Home', path: paths.home() },
  { name: TERMS_LINK, path: paths.terms },
]

function head(_data: never, _pathname: string, texts: Texts): PageHead {
  return {
    title: `${TERMS_LINK} | ${BRAND.name}`,
    description:
      `What holds for bookings with ${BRAND.name}: free cancellation until ${CANCEL_HOURS} hours before the pickup, ` +
      'refunds, what we know of you and for how long, and answers to common questions.',
    keywords: ['Sri Lanka taxi terms', 'cancellation', 'refund', 'privacy'],
    path: paths.terms,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(TRAIL, texts)] : [],
  }
}

export const handle: PageHandle = { head }
