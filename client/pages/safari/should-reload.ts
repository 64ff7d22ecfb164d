import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { parseSafariSlug, safariSlug } from '#domain/slugs.ts'

/** Half or full day changes the address of a tour, but nothing that has to be asked for. */
export function shouldReload({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentParams, nextParams].map(({ park = '' }) => parseSafariSlug(park))
  return current && next && current.type !== next.type && safariSlug({ ...current, type: next.type }) === safariSlug(next) ? false : defaultShouldRevalidate
}
