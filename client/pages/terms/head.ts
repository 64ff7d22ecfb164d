import { type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { CANCEL_HOURS } from '#domain/bookings/guest-changes.ts'
import { BRAND } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'

export function trailIn(texts: Texts): readonly Crumb[] {
  const { home, termsLink } = texts.in('site')
  return [
    { name: home, path: paths.home() },
    { name: termsLink, path: paths.terms },
  ]
}

function head(_data: never, _pathname: string, texts: Texts): PageHead {
  const { head: t } = texts.in('terms')
  return {
    title: titled(texts.in('site').termsLink),
    description: t.description(BRAND.name, CANCEL_HOURS),
    keywords: t.keywords,
    path: paths.terms,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(trailIn(texts), texts)] : [],
  }
}

export const handle: PageHandle = { head }
