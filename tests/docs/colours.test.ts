/** A colour is in `client/styles/tokens.css` for pages with stylesheets, and in `domain/colours.ts` for all else. */
import { expect, test } from 'vitest'
import { COLOURS, LOGO } from '#domain/colours.ts'
import { PROJECT_FILES, textOf } from './project-files.ts'

test('what cannot read the stylesheet has its colours', () => {
  const inStylesheet = [...textOf('client/styles/tokens.css').matchAll(/--([\w-]+): (#[\da-f]+);/g)]
  expect(COLOURS).toEqual(Object.fromEntries(inStylesheet.map(([, name, colour]) => [name, colour])))
})

test.each(['client/public/favicon.svg', 'client/pictures/icons.tsx'])(
  'the logo of %s has the colours named',
  (path) => {
    expect(new Set(textOf(path).match(/#[\da-f]{6}\b/g))).toEqual(new Set(Object.values(LOGO)))
  },
)

test('the frame that a browser draws around the site is of the ground of its pages', () => {
  expect(textOf('client/index.html')).toContain(`<meta name="theme-color" content="${COLOURS.ground}" />`)
})

test('no module spells one of them again', () => {
  const colours = new RegExp(Object.values({ ...COLOURS, ...LOGO }).join('|'), 'i')
  const again = PROJECT_FILES.filter((path) => /^(client|domain|worker|scripts)\/.*\.tsx?$/.test(path))
    .filter((path) => colours.test(textOf(path)))
    .toSorted()
  expect(again).toEqual(['client/pictures/icons.tsx', 'domain/colours.ts'])
})
