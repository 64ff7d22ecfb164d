/** All listed rates, loaded once (specification section 2) and shared by all who list or pick from them. */
import type { ListedRate } from '#domain/calls.ts'
import type { SiteApi } from '../api.ts'

// By connection: the browser has one for its life, the Worker one for each request.
const loaded = new WeakMap<SiteApi, Promise<readonly ListedRate[]>>()

/** Rejects when the list cannot be loaded; the next call tries again. */
export function allRates(api: SiteApi): Promise<readonly ListedRate[]> {
  const known = loaded.get(api)
  if (known) return known
  const rates = api.listRates()
  loaded.set(api, rates)
  rates.catch(() => loaded.delete(api))
  return rates
}
