import type { Texts } from '#domain/languages/texts.ts'
import { type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { paths } from '#domain/paths.ts'
import type { TourCard } from './load.ts'

export const trail = (texts: Texts): readonly Crumb[] => [
  { name: texts.in('site').home, path: paths.home() },
  { name: texts.in('tours').all, path: paths.safaris },
]

function head(tours: readonly TourCard[], _pathname: string, texts: Texts): PageHead {
  const t = texts.in('tours').overview
  const lowest = texts.formats.usd(Math.min(...tours.map(({ usd }) => usd)))
  return {
    title: titled(t.head(t.title, lowest)),
    description: t.description(tours.length, lowest),
    keywords: import.meta.env.SSR ? texts.in('frame').heads.safaris.keywords : [],
    path: paths.safaris,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(trail(texts), texts)] : [],
  }
}

export const handle: PageHandle = { head }
