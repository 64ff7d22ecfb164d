import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

const head = (): PageHead => ({
  title: `Check a fare passport | ${BRAND.name}`,
  description: `Check without a network what ${BRAND.name} has agreed for a ride: places, day, price, and what is owed.`,
  keywords: [],
  path: paths.passport,
  listed: false,
})

export const handle: PageHandle = { head }
