import { type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'

export interface TermsData {
  /** Days after the journey after which personal data is erased; `null` while that is not set. */
  readonly eraseAfterDays: number | null
  /** For the head: the browser that hydrates the page has no texts of it. */
  readonly description: string
}

export function trailIn(texts: Texts): readonly Crumb[] {
  const { home, termsLink } = texts.in('site')
  return [
    { name: home, path: paths.home() },
    { name: termsLink, path: paths.terms },
  ]
}

function head({ description }: TermsData, _pathname: string, texts: Texts): PageHead {
  return {
    title: titled(texts.in('site').termsLink),
    description,
    keywords: import.meta.env.SSR ? texts.in('terms').head.keywords : [],
    path: paths.terms,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(trailIn(texts), texts)] : [],
  }
}

export const handle: PageHandle = { head }
