/** How this visit began, as far as the document knows by itself: nothing of it is kept anywhere. */
import { campaignOfLink, firstPageOf, type DemandSource, type FirstPage } from '#domain/insight/demand.ts'
import { recall } from '#client/device/storage.ts'

interface Visit {
  readonly source: DemandSource
  readonly firstPage: FirstPage
}

function isFromOutside(load: PerformanceNavigationTiming): boolean {
  return load.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
}

/** The document's own address, and not that of the page which is shown by now. */
export function currentVisit(): Visit {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { pathname, searchParams } = new URL(load?.name ?? location.href)
  return {
    source: recall('partner') ? 'partner' : (campaignOfLink(searchParams) ?? 'page'),
    firstPage: load && isFromOutside(load) ? firstPageOf(pathname) : 'inside',
  }
}

/** The same as a header of a booking; empty where it cannot be told: that keeps nobody from booking. @example 'campaign:google home' */
export function visitText(): string {
  try {
    const { source, firstPage } = currentVisit()
    return `${source} ${firstPage}`
  } catch {
    return ''
  }
}
