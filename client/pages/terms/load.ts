import type { LoaderFunctionArgs } from 'react-router'
import { siteData } from '#client/site-data.ts'

export interface TermsData {
  /** Days after the journey after which personal data is erased; `null` while that is not set. */
  readonly eraseAfterDays: number | null
}

export function loader({ context }: LoaderFunctionArgs): TermsData {
  return { eraseAfterDays: context.get(siteData).eraseAfterDays() }
}
