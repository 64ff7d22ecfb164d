/** What is as hostile as it comes, in every address that takes a name: the page is safe, and no answer is a 500. */
import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { ORIGIN, request } from '../site.ts'
import { read } from './html.ts'

/** Of a path; what is longer is refused unread. */
const MAX_ADDRESS = 8192 - ORIGIN.length

const addresses = (name: string) => [
  `/${name}`,
  `/transfer/${name}`,
  `/transfer/taxi-from-${name}-to-Kandy`,
  `/transfer/taxi-from-Kandy-to-${name}`,
  `/things-to-do/transport/${name}-taxi`,
  `/things-to-do/safari/${name}`,
  `/things-to-do/safari/${name}-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day`,
  `/things-to-do/safari/Yala-safari-pickup-from-${name}-drop-off-in-${name}-1-traveler-full-day`,
  `/things-to-do/safari/${name}-safari-pickup-from-${name}-drop-off-in-${name}-1-traveler-half-day`,
  `/booking/${name}`,
  `/?pickup=${name}&dropoff=${name}`,
]

/** Follows our own redirects, of which there is at most one. */
async function readAfterRedirect(path: string) {
  const answer = await request(path, { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location === null) return { page: await read(path), isPlain: path === paths.findBooking }
  // To this site and nowhere else.
  expect(location).toMatch(/^\/(?!\/)/)
  expect(location).not.toMatch(/[\r\n]/)
  const page = await read(location)
  expect(page.status, `${path} and then ${location}`).not.toBe(302)
  expect(page.status, `${path} and then ${location}`).not.toBe(301)
  // A name of slashes alone is no name: '/booking' finds a booking, by a form that needs no script.
  return { page, isPlain: location === paths.findBooking }
}

/** Everything in a page that could run or load something, as an HTML parser sees it. */
async function active(html: string): Promise<string[]> {
  const found: string[] = []
  const look = {
    element({ tagName, attributes }: Element) {
      for (const [name, value] of attributes as unknown as Iterable<[string, string]>) {
        if (
          name.startsWith('on') ||
          (/^(href|src|action|formaction)$/.test(name) && /^\s*(javascript|data|vbscript):/i.test(value))
        )
          found.push(`${tagName} ${name}=${value}`)
        if (tagName === 'img' && name === 'src' && !/^\/(?:pictures\/|favicon\.svg$)/.test(value))
          found.push(`img ${value}`)
      }
      if (['iframe', 'object', 'embed', 'base'].includes(tagName)) found.push(tagName)
    },
  }
  await new HTMLRewriter().on('*', look).transform(new Response(html)).text()
  return found
}

// Direction overrides would turn the rest of a line around; none of them, and no null, is ever shown.
const INVISIBLE = new RegExp(String.raw`[\u202A-\u202E\u2066-\u2069\u0000]`)

/** Writes a test for each name. @param encoded as it stands in an address */
export function areSafeInEveryAddress(encoded: readonly string[]): void {
  test.each(encoded.map((name) => ({ name, shown: name.slice(0, 40) })))('$shown', async ({ name }) => {
    for (const path of addresses(name)) {
      if (path.length > MAX_ADDRESS) {
        expect((await request(path, { redirect: 'manual' })).status).toBe(414)
        continue
      }
      const { page, isPlain } = await readAfterRedirect(path)
      expect([200, 404], `${page.status} for ${path.slice(0, 120)}`).toContain(page.status)
      expect(page.headers.get('set-cookie')).toBeNull()
      if (page.headers.get('content-type')?.startsWith('text/plain')) continue
      // The built script, the one that asks for it again, and nothing else, however the name is written.
      const built = [
        expect.stringMatching(/type="module".* src="\/assets\/index-/),
        expect.stringMatching(/type="module" src="\/assets\/again-/),
      ]
      expect(page.scripts, path).toEqual(isPlain ? [] : built)
      expect(await active(page.html), path).toEqual([])
      expect(page.html.match(/<title>/g), path).toHaveLength(1)
      expect(page.headings, path).toHaveLength(1)
      expect(INVISIBLE.test(page.html), path).toBe(false)
      if (page.status === 404) expect(page.headers.get('cache-control')).toContain('no-store')
    }
  })
}
