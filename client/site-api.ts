/** The API as components reach it; loaders get the same one from `createRoutes`. */
import { createContext, use } from 'react'
import type { SiteApi } from './api.ts'

export const SiteApiContext = createContext<SiteApi | null>(null)

export function useSiteApi(): SiteApi {
  const api = use(SiteApiContext)
  if (!api) throw new Error('useSiteApi needs a SiteApiContext around it')
  return api
}
