/** Docs and comments point only at what the repository holds. */
import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_FILES, ROOT, textOf } from './project-files.ts'

const THIS_FILE = 'tests/docs/links.test.ts'
const PAGES = PROJECT_FILES.filter((path) => path.endsWith('.md'))
const SOURCES = PROJECT_FILES.filter(
  (path) =>
    /\.(tsx?|css|html|toml|jsonc?|sql)$|^\.ci\//.test(path) && path !== 'package-lock.json' && path !== THIS_FILE,
)

/** What follows '#' in an address on GitHub, for each heading of a page. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading] of textOf(page).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    let name = anchor
    for (let n = 1; anchors.has(name); n++) name = `${anchor}-${n}`
    anchors.add(name)
  }
  return anchors
}

/** True for a file or folder of the project; `*` and `{name}` stand for anything. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/\{[^}]*\}/g, '*')
  return pattern.includes('*') ? globSync(pattern, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path))
}

function isPageWithAnchor(page: string, anchor: string | undefined): boolean {
  return isThere(page) && (anchor === undefined || anchorsOf(page).has(anchor))
}

/** `file:line: text` for each line in which `find` finds something. */
function offences(files: readonly string[], find: (line: string, file: string) => readonly string[]): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, i) => find(line, file).map((text) => `${file}:${i + 1}: ${text}`)),
  )
}

test('every link of a page leads to a file and a heading that exist', () => {
  expect(
    offences(PAGES, (line, page) =>
      [...line.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target]) => target!)
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => {
          const [path = '', anchor] = target.split('#')
          return !isPageWithAnchor(path ? normalize(join(dirname(page), path)) : page, anchor)
        }),
    ),
  ).toEqual([])
})

test('every promise of security.md names a test that holds it', () => {
  const [, promised = ''] = /\n## What is promised\n([^]*?)\n## /.exec(textOf('docs/security.md')) ?? []
  const promises = promised.split(/\n(?=- )/).slice(1)
  expect(promises.length).toBeGreaterThan(20)
  expect(promises.filter((promise) => !/\]\(\.\.\/tests\/[\w./-]+\.test\.tsx?\)/.test(promise))).toEqual([])
})

test('every page that code cites exists, and so does the heading', () => {
  expect(
    offences([...SOURCES, ...PAGES], (line) =>
      [...line.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)]
        .map(([cited]) => cited)
        .filter((cited) => {
          const [page, anchor] = cited.split('#')
          return !isPageWithAnchor(page!, anchor)
        }),
    ),
  ).toEqual([])
})

test('every file and folder that a page names exists', () => {
  expect(
    offences(PAGES, (line, page) =>
      [...line.matchAll(/`((?:data|domain|worker|client|scripts|tests|docs|migrations)\/[^`\s]*)`/g)]
        .map(([, path]) => path!)
        .filter((path) => !isThere(path.split('#')[0]!) && !isThere(join(dirname(page), path))),
    ),
  ).toEqual([])
})

const isComment = (line: string) => /^\s*(\/?\*|#|--|<!--)|\/\/ /.test(line)

test('every source file that a comment names exists', () => {
  expect(
    offences(SOURCES, (line, file) =>
      !isComment(line)
        ? []
        : [
            ...line.matchAll(
              /(?<![\w#./-])((?:data|domain|worker|client|scripts|tests)\/[\w./{}*-]+\.(?:tsx?|css|md))\b/g,
            ),
          ]
            .map(([, path]) => path!)
            .filter((path) => !isThere(path) && !isThere(join(dirname(file), path))),
    ),
  ).toEqual([])
})

// A standard's section has a dot in its number, or its RFC beside it.
const ABSENT_DOCUMENT =
  /(?<!-|PNG |price )\bspecifications?\b|\bthe design\b|\bdesign section\b|\bsections? \d+\b(?!\.\d)/i

test('no file cites a document that the repository does not hold', () => {
  expect(
    offences([...SOURCES, ...PAGES], (line) =>
      ABSENT_DOCUMENT.test(line) && !/RFC \d/.test(line) ? [line.trim()] : [],
    ),
  ).toEqual([])
})
