/** Calls of the API whose code is fetched with the first of them. */
import type { ApiConnection, SiteApi } from './api.ts'
import { lazyCode } from './lazy-code.ts'

const callsCode = lazyCode(() => import('./api-client.ts'))

const CALLS = [
  'findTransfer',
  'saveTransfer',
  'listRates',
  'places',
  'directions',
  'safariOffers',
  'findSafari',
  'saveSafari',
  'journey',
  'bookTransfer',
  'bookJourney',
  'bookSafari',
  'booking',
] as const satisfies readonly (keyof SiteApi)[]

/** A page that came as HTML has its data with it: most visits begin without a call. Code that is lost is a lost connection. */
export function connectLater(connection: ApiConnection): SiteApi {
  const call = async (name: keyof SiteApi, parameters: readonly unknown[]) => {
    const code = await callsCode()
    if (!code) throw new TypeError('The code of the calls did not arrive')
    return (code.connect(connection)[name] as (...all: readonly unknown[]) => unknown)(...parameters)
  }
  return Object.fromEntries(
    CALLS.map((name) => [name, (...parameters: readonly unknown[]) => call(name, parameters)]),
  ) as unknown as SiteApi
}
