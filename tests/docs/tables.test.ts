/** Tables of docs that name a place in the code: it is there, and says the same. */
import { expect, test } from 'vitest'
import { PROJECT_FILES, textOf } from './project-files.ts'

/** The cells of a page's tables, without their heads. */
function rowsOf(page: string): string[][] {
  const rows = textOf(page)
    .split('\n')
    .filter((line, i, lines) => line.startsWith('| ') && !lines[i + 1]?.startsWith('|--'))
  return rows.map((row) => row.slice(2, -2).split(' | '))
}

interface Promised {
  readonly name: string
  readonly file: string
}

/** The names that a cell promises: "`A`, `B` in `file`". */
function promisesOf(cell: string): Promised[] {
  return [...cell.matchAll(/((?:`[^`]+`(?:, | and )?)+) in `([^`]+)`/g)].flatMap(([, names, file]) =>
    [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ name: name!, file: file! })),
  )
}

const wholeWord = (name: string, after = '') =>
  new RegExp(String.raw`(?<![\w-])${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}(?![\w-])${after}`)

/** The first number of a constant, of a field, or of a limiter in wrangler.toml; NaN where there is none of that name. */
function numberOf({ name, file }: Promised): number {
  const text = PROJECT_FILES.includes(file) ? textOf(file) : ''
  const start = wholeWord(name, String.raw`['"]?(?::| =|\n)`).exec(text)?.index
  if (start === undefined) return Number.NaN
  const definition = text.slice(start + name.length).replaceAll(/(?<=\d)_(?=\d)|namespace_id = .*/g, '')
  return Number(/(?<![\w.])\d+(?:\.\d+)?/.exec(definition)?.[0])
}

test('each limit and budget has the value that the page says', () => {
  const limits = rowsOf('docs/limits.md').map(([what, value, where]) => {
    const [promised] = promisesOf(where!)
    return { what: what!, value: Number(value), ...promised! }
  })
  expect(limits.length).toBeGreaterThan(40)
  expect(limits.filter((promised) => Number.isNaN(numberOf(promised)))).toEqual([])
  // An operator changes those of wrangler.toml: the page says what the site comes with.
  const ours = limits.filter(({ file }) => file !== 'wrangler.toml')
  const said = ours.map(({ what, value }) => [what, what.startsWith('seconds') ? value * 1000 : value])
  expect(ours.map(({ what, ...promised }) => [what, numberOf(promised)])).toEqual(said)
})

test("each row of 'Where do I change' names a file and what is in it", () => {
  const rows = rowsOf('docs/architecture.md').filter((row) => row.length === 2 && row[1]!.includes('` in `'))
  const all = textOf('docs/architecture.md').split('## Where do I change')[1]!.match(/^\| /gm)!.length - 1
  expect(rows).toHaveLength(all)
  const promises = rows.flatMap(([, where]) => promisesOf(where!))
  expect(
    promises.filter(({ name, file }) => !PROJECT_FILES.includes(file) || !wholeWord(name).test(textOf(file))),
  ).toEqual([])
})

test('a line of a page has 200 characters at most', () => {
  const lines = PROJECT_FILES.filter((path) => path.endsWith('.md')).flatMap((page) =>
    textOf(page)
      .split('\n')
      .map((line, i) => ({ at: `${page}:${i + 1}`, length: line.length })),
  )
  expect(lines.filter(({ length }) => length > 200)).toEqual([])
})
