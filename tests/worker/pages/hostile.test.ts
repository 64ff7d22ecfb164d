/** Names as hostile as they come, in every address that takes one: the page is safe, and no answer is a 500. */
import { describe, expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { ORIGIN, request } from '../site.ts'
import { read } from './html.ts'

const NAMES = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg onload=alert(1)>',
  '<!--',
  '-->',
  '{{7*7}}',
  '${7*7}',
  "$&$`$'",
  '\u202EyllE\u202C',
  '\u200B',
  'a\u0000b',
  '\uFEFF',
  '\u2028\u2029',
  'a/b',
  '../../etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  '__proto__',
  'constructor',
  '&lt;script&gt;',
  '%3Cscript%3E',
  '-to-'.repeat(400),
  'x'.repeat(2000),
  '𝕏'.repeat(500),
  'මහනුවර',
  'ම'.repeat(155),
]

/** Of a path; what is longer is refused unread. */
const MAX_ADDRESS = 8192 - ORIGIN.length

const RAW = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%2F',
  '%2f..%2f',
  '%E0%A4%A',
  '%C0%AF',
  '%ED%A0%80',
  '+',
  '%0d%0aSet-Cookie:%20a=b',
  '%u0041',
  '|',
  '\\',
  ';',
  '%25%32%46',
]

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
        if (tagName === 'img' && name === 'src' && !value.startsWith('/pictures/')) found.push(`img ${value}`)
      }
      if (['iframe', 'object', 'embed', 'base'].includes(tagName)) found.push(tagName)
    },
  }
  await new HTMLRewriter().on('*', look).transform(new Response(html)).text()
  return found
}

// Direction overrides would turn the rest of a line around; none of them, and no null, is ever shown.
const INVISIBLE = new RegExp(String.raw`[\u202A-\u202E\u2066-\u2069\u0000]`)

describe.each([...NAMES.map(encodeURIComponent), ...RAW].map((name) => ({ name, shown: name.slice(0, 40) })))(
  '$shown',
  ({ name }) => {
    test('is safe in every address', async () => {
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
  },
)
