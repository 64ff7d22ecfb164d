import type { Texts } from '#domain/languages/texts.ts'
import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import type { TourCard } from './load.ts'

export const TITLE = 'Private safaris and guided hikes in Sri Lanka'

export const TRAIL: readonly Crumb[] = [
  { name: 'Home', path: paths.home() },
  { name: 'Tours', path: paths.safaris },
]

function head(tours: readonly TourCard[], _pathname: string, texts: Texts): PageHead {
  const lowest = formatUsd(Math.min(...tours.map(({ usd }) => usd)))
  const description =
    `${tours.length} parks to see with your own jeep or guide, from ${lowest} for one traveler. ` +
    'Fixed prices, with a car from your hotel or without; pay at the end.'
  return {
    title: `${TITLE}, from ${lowest} | ${BRAND.name}`,
    description,
    keywords: [
      'Sri Lanka safari',
      'private safari Sri Lanka',
      'Sri Lanka safari price',
      "Adam's Peak guided hike",
      'national parks Sri Lanka',
    ],
    path: paths.safaris,
    listed: true,
    things: import.meta.env.SSR ? [breadcrumbs(TRAIL, texts)] : [],
  }
}

export const handle: PageHandle = { head }
