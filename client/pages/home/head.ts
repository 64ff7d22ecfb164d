import { BRAND } from '#domain/brand.ts'
import type { PageHead } from '../../head/page-head.ts'
import { paths } from '../../paths.ts'

export function head(): PageHead {
  return {
    title: `Sri Lanka taxi: fixed, all-inclusive fares | ${BRAND.name}`,
    description: 'Airport taxi and private transfers between any two places in Sri Lanka: one fixed price per vehicle, highway toll included, in LKR and USD. Book without an account.',
    keywords: ['Sri Lanka taxi', 'Colombo airport taxi', 'airport transfer Sri Lanka', 'taxi fare calculator', 'private driver Sri Lanka', 'safari tour'],
    path: paths.home(),
    listed: true,
  }
}
