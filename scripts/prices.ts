/**
 * The owner's price lists, by command: what the office's page 'Prices' does, with the same checks. docs/operations.md
 */
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { MeasuredTrip } from '#domain/fares/transfer-fare.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import type { PriceListProblem } from '#domain/prices/price-list-schema.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import type { Env } from '#worker/environment.ts'
import { showInstant } from '#worker/lists/office-texts.ts'
import {
  findDraft,
  saveDraft,
  type TypedList,
  listName,
  publishingDay,
  publishingReason,
  publishOnward,
  takingBack,
} from '#worker/office/prices/price-publishing.ts'
import { differences, previewLines, pricePreview } from '#worker/office/prices/price-preview.ts'
import { printable } from '#worker/platform/write-csv.ts'
import { listOfNumber } from '#worker/prices/request-price-list.ts'
import { type NewList, publishedLists, type PublishedList, type Publishing } from '#worker/prices/publication.ts'
import { BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { DatabaseError, keep } from './operator/database.ts'
import { readOrStop, refuseOthers, UsageError } from './operator/options.ts'
import { FileRefused, isTable, listAsJson, listAsTable, listOf, readListFile } from './operator/price-files.ts'
import { textTable } from './operator/report.ts'
import { loginName, withSite } from './operator/site.ts'

const HELP = `npm run prices -- WHAT [--remote]

  export FILE            writes the list in force: to FILE.json, or to FILE.csv for a spreadsheet [--number 3: that list]
  check FILE             says what is wrong with a list in such a file
  preview FILE           what it changes beside the list in force, and where a longer way costs less
  import FILE            makes it the draft of the office's page, in the place of the one that is there
  publish FILE --why "…" [--from 2026-12-20] [--yes]    guests pay by it: at once, or from that day on
  history                all lists that were published, the latest first
  back NUMBER [--yes]    publishes an earlier list once more; 0 is the one that the site came with
  take-back NUMBER [--yes]    a list to come never counts: prices of the day before go on

Without --remote it is about the site of this machine; with it, about the deployed one.`

type PublishedNow = Extract<Publishing, { isPublished: true }>

class Refused extends Error {}

const { values, positionals, given } = readOrStop(
  {
    remote: { type: 'boolean', default: false },
    why: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    number: { type: 'string' },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  `\n${HELP}`,
  2,
)
const { remote } = values
const [what = 'help', file] = positionals

const ways: MeasuredTrip[] = BUILT_IN_RATES.map(([pickup, dropoff, distanceKm, durationMinutes]) => {
  return { pickup, dropoff, distanceKm, durationMinutes }
})

/** D1 as the Worker sees it, and what of KV publishing asks for. */
const siteWithKv = <T>(run: (env: Env) => Promise<T>) =>
  withSite(remote, (env) => {
    const CACHE = { put: async (key: string, text: string) => keep(key, text, remote) }
    return run({ ...env, DB: env.DB, CACHE } as unknown as Env)
  })

const numberInForce = (published: readonly PublishedList[], now: Date) =>
  published
    .filter(({ validFrom }) => Date.parse(validFrom) <= now.getTime())
    .toSorted((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom) || b.number - a.number)[0]?.number ?? 0

interface Current {
  readonly number: number
  readonly list: PriceList
  readonly published: readonly PublishedList[]
}

async function current(env: Env): Promise<Current> {
  const published = await publishedLists(env)
  const number = numberInForce(published, new Date())
  return { number, list: (await listOfNumber(env, number))!, published }
}

/** Where no site has run on this machine yet, nothing was published on it. */
async function currentOrFirst(): Promise<Current> {
  try {
    return await withSite(remote, current)
  } catch (error) {
    if (remote || (error as Error).name !== 'DatabaseUnavailable') throw error
    return { number: 0, list: FIRST_PRICE_LIST, published: [] }
  }
}

function fileAsked(): string {
  if (!file) throw new Refused(`Which file?\n\n${HELP}`)
  return file
}

const problemLines = (problems: readonly PriceListProblem[]) =>
  problems.map(({ path, message }) => `- ${printable(path) || 'the list'}: ${printable(message)}`)

/** @throws Refused for a list with wrong values */
function rightList(name: string): PriceList {
  const read = readListFile(name)
  if (read.problems.length > 0)
    throw new Refused([`${name} cannot be published:`, ...problemLines(read.problems)].join('\n'))
  return listOf(read)
}

const changeLines = (before: PriceList, now: PriceList) => {
  const changes = differences(before, now)
  return changes.length === 0
    ? ['Nothing differs from the list in force.']
    : changes.map((each) => printable(`${each.what}: ${each.before || 'nothing'} -> ${each.now || 'nothing'}`))
}

async function isAgreed(question: string): Promise<boolean> {
  if (values.yes) return true
  if (!process.stdin.isTTY) throw new Refused('Guests pay by it then. Add --yes where nobody can be asked.')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${question} [y/N] `)
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function exportList(): Promise<string> {
  const name = fileAsked()
  const list = values.number === undefined ? (await currentOrFirst()).list : await withSite(remote, listAsked)
  writeFileSync(name, isTable(name) ? listAsTable(list) : listAsJson(list))
  return `Written to ${name}`
}

async function listAsked(env: Env, typed = values.number): Promise<PriceList> {
  const list = /^\d{1,9}$/.test(typed ?? '') ? await listOfNumber(env, Number(typed)) : null
  if (!list) throw new Refused(`There is no list ${printable(typed)}; history lists all`)
  return list
}

async function preview(): Promise<string> {
  const list = rightList(fileAsked())
  const { list: before } = await currentOrFirst()
  return [
    'WHAT DIFFERS FROM THE LIST IN FORCE',
    ...changeLines(before, list),
    '',
    ...previewLines(pricePreview(ways, before, list), list),
  ].join('\n')
}

async function publishList(env: Env, list: PriceList, why: string): Promise<string> {
  const { number, list: before, published } = await current(env)
  const validFrom = publishingDay(values.from, new Date())
  console.log([`Beside list ${number}:`, ...changeLines(before, list)].join('\n'))
  if (!(await isAgreed(`Publish it ${validFrom ? `for ${values.from}` : 'now'}?`))) return 'Nothing was published.'
  return told(await publishedAfter(env, published, { list, validFrom, why }))
}

async function publishedAfter(
  env: Env,
  published: readonly PublishedList[],
  asked: Pick<NewList, 'list' | 'validFrom' | 'why'>,
): Promise<PublishedNow> {
  const done = await publishOnward(env, { ...asked, who: loginName(), basedOn: published[0]?.number ?? 0 })
  if (!done.isPublished)
    throw new Refused(`${printable(done.latest.who)} has just published list ${done.latest.number}. Look at it first.`)
  return done
}

function told(done: PublishedNow): string {
  const when =
    Date.parse(done.validFrom) > Date.now()
      ? `It counts from ${showInstant(done.validFrom)} on.`
      : 'All of the site sells at it within two minutes.'
  return `List ${done.number} is published. ${done.isSpread ? when : 'The cache could not be told: the site tells it within five minutes.'}`
}

/** @throws Refused for a list that today's site would refuse */
function checked(list: PriceList, name: string): PriceList {
  const problems = allPriceListProblems(list)
  if (problems.length > 0)
    throw new Refused([`Today's site would refuse ${name}:`, ...problemLines(problems)].join('\n'))
  return list
}

async function takeBack(env: Env): Promise<string> {
  const { published } = await current(env)
  const taking = /^\d{1,9}$/.test(file ?? '') ? await takingBack(env, Number(file), new Date()) : null
  if (!taking) throw new Refused(`List ${printable(file)} is none that is to come; history lists all`)
  const { list, validFrom, why, goesOn } = taking
  checked(list, listName(goesOn))
  const day = showInstant(validFrom.toISOString())
  if (!(await isAgreed(`Take list ${file} back, so that ${listName(goesOn)} goes on after ${day}?`)))
    return 'Nothing was taken back.'
  return `${why}. ${told(await publishedAfter(env, published, { list, validFrom, why }))}`
}

async function history(): Promise<string> {
  const { number: inForce, published } = await withSite(remote, current)
  const rows = published.map(({ number, validFrom, createdAt, who, why }) => [
    String(number),
    showInstant(validFrom),
    showInstant(createdAt),
    printable(who),
    printable(why),
    number === inForce ? 'in force' : '',
  ])
  const first = ['0', '', '', '', 'The list that the site came with', inForce === 0 ? 'in force' : '']
  return textTable([['list', 'counts from', 'published', 'who', 'why', ''], ...rows, first])
}

async function importList(): Promise<string> {
  const list = rightList(fileAsked())
  return withSite(remote, async (env) => {
    const { number } = await current(env)
    const seen = (await findDraft(env)) ?? { list: {}, basedOn: number, version: 0, changedAt: '', who: '' }
    const isKept = await saveDraft(env, seen, list as unknown as TypedList, loginName())
    if (!isKept) throw new Refused('Somebody changed the draft in this moment. Try again.')
    return 'It is the draft of the office’s page now: /operator/prices'
  })
}

const COMMANDS: Readonly<Record<string, () => Promise<string> | string>> = {
  help: () => HELP,
  export: exportList,
  check: () => {
    rightList(fileAsked())
    return `${file} can be published.`
  },
  preview,
  import: importList,
  publish: () => {
    const list = rightList(fileAsked())
    const why = publishingReason(values.why)
    return siteWithKv((env) => publishList(env, list, why))
  },
  history,
  back: () =>
    siteWithKv(async (env) => {
      const list = checked(await listAsked(env, file), `list ${file}`)
      return publishList(env, list, values.why ? publishingReason(values.why) : `Back to list ${file}`)
    }),
  'take-back': () => siteWithKv(takeBack),
}

/** What each of them knows besides `--remote`. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  export: ['number'],
  publish: ['why', 'from', 'yes'],
  back: ['why', 'from', 'yes'],
  'take-back': ['yes'],
}

const NO_DATABASE =
  'The database does not answer. The local one is made by `npm run dev` or `npm run preview`: start one of them once. ' +
  'For --remote, log in with `npx wrangler login`; before the first deploy make its tables: ' +
  '`npx wrangler d1 migrations apply DB --remote`.'

try {
  if (!Object.hasOwn(COMMANDS, what)) throw new Refused(`What is '${printable(what)}'?\n\n${HELP}`)
  if (!values.help) refuseOthers(given, what, ['remote', ...(OPTIONS[what] ?? [])])
  console.log(await (values.help ? HELP : COMMANDS[what]!()))
} catch (error) {
  process.exitCode = 1
  if ((error as Error).name === 'DatabaseUnavailable') console.error(NO_DATABASE)
  else if (
    error instanceof Refused ||
    error instanceof UsageError ||
    error instanceof FileRefused ||
    error instanceof RangeError ||
    error instanceof DatabaseError
  )
    console.error(error.message)
  else throw error
}
