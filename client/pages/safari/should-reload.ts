import type { ShouldRevalidateFunctionArgs } from 'react-router'

const withoutDuration = (pathname: string) => pathname.replace(/-(half|full)-day$/i, '')

/** Half or full day changes the address of a tour, but nothing that has to be asked for. */
export function shouldReload({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl.pathname, nextUrl.pathname]
  return current !== next && withoutDuration(current) === withoutDuration(next) ? false : defaultShouldRevalidate
}
