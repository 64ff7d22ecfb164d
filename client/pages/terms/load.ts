import { promises } from '#domain/prices/current-price-list.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { pageTexts, siteData } from '#client/site-data.ts'
import { BRAND } from '#domain/brand.ts'

export interface TermsData {
  /** Days after the journey after which personal data is erased; `null` while that is not set. */
  readonly eraseAfterDays: number | null
  /** For the head: the browser that hydrates the page has no texts of it. */
  readonly description: string
}

type Code = typeof import('./content.tsx')

let content: Code | null = null

/** `null` in the browser that hydrates the page. */
export const contentCode = (): Code | null => content

export async function loader({ context }: LoaderFunctionArgs): Promise<TermsData> {
  const texts = context.get(pageTexts)
  const [code] = await Promise.all([content ?? import('./content.tsx'), texts.load('tours', 'booking', 'terms')])
  content = code
  const { head } = texts.in('terms')
  return {
    eraseAfterDays: context.get(siteData).eraseAfterDays(),
    description: head.description(BRAND.name, promises().guestHours.cancel),
  }
}
