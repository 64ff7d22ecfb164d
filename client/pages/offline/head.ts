import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

const head = (): PageHead => ({
  title: `Without a network | ${BRAND.name}`,
  description: 'Bookings that you keep on this phone, and an estimate of any fare, without a network.',
  keywords: [],
  path: paths.offline,
  listed: false,
})

export const handle: PageHandle = { head }
