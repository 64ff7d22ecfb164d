/** What the office's pages of prices answer. docs/operations.md#prices */
import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { sha256 } from 'hono/utils/crypto'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import type { MeasuredTrip } from '#domain/fares/transfer-fare.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import { parsePriceList } from '#domain/prices/price-list-schema.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { showInstant } from '#worker/lists/office-texts.ts'
import { ownForm } from '#worker/office/app.tsx'
import { typedId, whoIn } from '#worker/office/forms.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { readForm } from '#worker/platform/body.ts'
import { workerContext } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { learnNewest, listNumber, listOfNumber } from '#worker/prices/request-price-list.ts'
import { publishedLists, type PublishedList, type Publishing } from '#worker/prices/publication.ts'
import { listedRates } from '#worker/quotes/listed-rates.ts'
import {
  bookedOnClosedDays,
  type Draft,
  dropDraft,
  findDraft,
  goingOn,
  newDraft,
  saveDraft,
  type TypedList,
  listName,
  publishingDay,
  publishingReason,
  publishOnward,
  takingBack,
} from './price-publishing.ts'
import { edited } from './price-edits.ts'
import { differences, cliffsOf, pricePreview, smoothed } from './price-preview.ts'
import { partFrom } from './price-fields.ts'
import { fieldId, PRICES_STYLE } from './price-form.tsx'
import {
  isSection,
  partsOf,
  type SectionName,
  ChangedPage,
  HistoryPage,
  PATH,
  PreviewPage,
  PricesPage,
  SectionPage,
  sectionPath,
} from './prices-page.tsx'

type C = Context<AppEnv>

/** Some 300 fields of a part, with long names and texts. */
const MOST_FORM_BYTES = 512 * 1024

const pricesPage = (c: C, title: string, content: ReactNode) => pageFor(c, title, content, PRICES_STYLE)

/** A number of a hidden field. */
const numberIn = (typed: string | undefined) => typedId(typed) ?? -1

/** What the parts of a section are: another text if somebody has changed one of them. */
async function seenOf(list: TypedList, section: SectionName): Promise<string> {
  const text = JSON.stringify(partsOf(section).map((part) => list[part]))
  return (await sha256(text))!.slice(0, 24)
}

const changedBy = ({ who, changedAt }: Draft) => `${who || 'Somebody'} changed the draft on ${showInstant(changedAt)}`

const draftGone = 'The draft is gone: somebody has published it or thrown it away.'

/** The latest first. What counts by now is known then: a draft takes back nothing that its author does not see. */
async function publishedByNow(env: Env): Promise<PublishedList[]> {
  const published = await publishedLists(env)
  await learnNewest(env, published[0]?.number ?? 0)
  return published
}

async function draftOrNew(env: Env): Promise<Draft> {
  const draft = await findDraft(env)
  if (draft) return draft
  await publishedByNow(env)
  return newDraft()
}

/** The listed ways, the most asked first. */
async function listedWays(c: C): Promise<MeasuredTrip[]> {
  const rates = await listedRates(workerContext(c))
  return rates.map(({ pickup, dropoff, distance, duration }) => ({
    pickup,
    dropoff,
    distanceKm: distance,
    durationMinutes: parseDuration(duration) ?? 1,
  }))
}

const DONE: Readonly<Record<string, string>> = {
  dropped: 'The draft is gone.',
  published: 'Published. All of the site sells at it within two minutes.',
  later: 'Published. It counts from its day on.',
  'taken-back': 'Taken back: prices of the day before go on.',
}

async function answerOverview(c: C, refusal?: string): Promise<Response> {
  const [draft, published] = await Promise.all([findDraft(c.env), publishedByNow(c.env)])
  const props = {
    draft,
    published,
    inForce: listNumber(),
    changes: draft ? differences(priceList(), draft.list) : [],
    problems: draft ? allPriceListProblems(draft.list) : [],
    now: new Date(),
    refusal,
    done: DONE[c.req.query('done') ?? ''],
  }
  return c.html(pricesPage(c, 'Prices', <PricesPage {...props} />), refusal === undefined ? 200 : 409)
}

function sectionIn(c: C): SectionName {
  const section = c.req.param('section') ?? ''
  if (!isSection(section)) throw new SiteError('not-found', { detail: 'There is no such page for the operator' })
  return section
}

interface ShownSection {
  readonly draft: Draft
  readonly seen: string
  readonly refusal?: string
  readonly added?: { readonly typed: string; readonly refusal: string | null }
}

async function answerSection(c: C, section: SectionName, shown: ShownSection, status: 200 | 409 = 200) {
  const { draft } = shown
  const props = {
    ...shown,
    section,
    problems: draft.version === 0 && status === 200 ? [] : allPriceListProblems(draft.list),
    open: c.req.query('open') ?? '',
    isKept: status === 200 && c.req.query('kept') === 'yes',
  }
  return c.html(pricesPage(c, 'Prices', <SectionPage {...props} />), status)
}

/** The draft with what was typed in the place of these parts. */
function withTyped(list: TypedList, section: SectionName, fields: Readonly<Record<string, string>>): TypedList {
  const texts = Object.entries(fields)
  return { ...list, ...Object.fromEntries(partsOf(section).map((part) => [part, partFrom(part, texts)])) }
}

const isInSection = (section: SectionName) => {
  const parts = partsOf(section)
  return ({ path }: { readonly path: string }) => parts.includes(path.split('.')[0]!)
}

async function keepSection(c: C): Promise<Response> {
  const section = sectionIn(c)
  const fields = await readForm(c, MOST_FORM_BYTES)
  const draft = await draftOrNew(c.env)
  const typed = withTyped(draft.list, section, fields)
  const seen = await seenOf(draft.list, section)
  const refuse = (refusal: string) =>
    answerSection(c, section, { draft: { ...draft, list: typed }, seen, refusal }, 409)
  if (seen !== fields.seen) {
    const what = draft.version === 0 ? 'A new list has been published' : changedBy(draft)
    return refuse(`${what} since you opened this page. Below is what you typed. Kept once more, it replaces theirs.`)
  }
  const { do: act = '', new: name = '' } = fields
  const { list, refusal } = edited(typed, act, visibleLine(name))
  if (refusal !== null) {
    const shown = { draft: { ...draft, list: typed }, seen, added: { typed: name, refusal } }
    return answerSection(c, section, shown, 409)
  }
  try {
    if (!(await saveDraft(c.env, draft, list, whoIn(c))))
      return refuse('Somebody was faster by a moment. Keep it once more.')
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refuse(error.message)
  }
  const kept = { ...draft, list, version: draft.version + 1 }
  if (act !== 'keep') return c.redirect(`${sectionPath(section)}${placeOf(act, name, list)}`, 303)
  if (allPriceListProblems(list).some(isInSection(section)))
    return answerSection(c, section, { draft: kept, seen: await seenOf(list, section) }, 409)
  return c.redirect(`${sectionPath(section)}?kept=yes`, 303)
}

/** Where the page shows what a button has added. */
function placeOf(act: string, name: string, list: TypedList): string {
  const [what, ...rest] = act.split(' ')
  const path = rest.join(' ')
  const rows = list[path]
  const added = Array.isArray(rows)
    ? `${path}.${rows.length - 1}`
    : ['vehicles', 'parks'].includes(path)
      ? `${path}.${visibleLine(name)}`
      : path
  const row = path.split('.').slice(0, 2).join('.')
  const open = what === 'add' && !path.includes('.') ? added : row
  return `?open=${encodeURIComponent(open)}#${fieldId(what === 'remove' ? row : added)}`
}

async function answerPreview(c: C, more: { refusal?: string; typed?: { from?: string; why?: string } } = {}) {
  const [draft, published, ways] = await Promise.all([findDraft(c.env), publishedByNow(c.env), listedWays(c)])
  if (!draft) return answerOverview(c, more.refusal ?? draftGone)
  const problems = allPriceListProblems(draft.list)
  if (problems.length > 0) return answerOverview(c, more.refusal ?? 'Some values of the draft are wrong.')
  const list = parsePriceList(draft.list)
  const now = new Date()
  const props = {
    draft,
    list,
    published,
    inForce: listNumber(),
    preview: pricePreview(ways, priceList(), list),
    changes: differences(priceList(), list),
    bookedDays: await bookedOnClosedDays(c.env, list, now),
    now,
    ...more,
  }
  return c.html(pricesPage(c, 'Preview', <PreviewPage {...props} />), more.refusal === undefined ? 200 : 409)
}

/** What the second of two is told. */
const somebodyPublished = ({ latest }: Extract<Publishing, { isPublished: false }>) =>
  `${latest.who || 'Somebody'} has published list ${latest.number} on ${showInstant(latest.createdAt)}: ${latest.why}. Look at it first.`

interface Asked {
  readonly list: PriceList
  readonly validFrom: Date | null
  readonly why: string
  readonly basedOn: number
}

/** @returns why nothing was published; `null` if it was */
async function refusalOfPublishing(env: Env, who: string, asked: Asked): Promise<string | null> {
  try {
    const published = await publishOnward(env, { ...asked, who })
    return published.isPublished ? null : somebodyPublished(published)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `${error.message}.`
  }
}

async function publishDraft(c: C): Promise<Response> {
  const fields = await readForm(c)
  const typed = { from: fields.from ?? '', why: fields.why ?? '' }
  const refuse = (refusal: string) => answerPreview(c, { refusal, typed })
  const draft = await findDraft(c.env)
  if (!draft) return answerOverview(c, draftGone)
  if (draft.version !== numberIn(fields.version))
    return refuse(`${changedBy(draft)} since you opened the preview. It is below as it is now.`)
  if (allPriceListProblems(draft.list).length > 0) return answerPreview(c)
  let day: Date | null
  let why: string
  try {
    day = publishingDay(typed.from, new Date())
    why = publishingReason(typed.why)
  } catch (error) {
    return refuse((error as Error).message)
  }
  const asked = { list: parsePriceList(draft.list), validFrom: day, why, basedOn: numberIn(fields.latest) }
  const refusal = await refusalOfPublishing(c.env, whoIn(c), asked)
  if (refusal !== null) return refuse(refusal)
  // What somebody has changed since is a draft of its own.
  await dropDraft(c.env, draft.version)
  return c.redirect(`${PATH}?done=${day === null ? 'published' : 'later'}`, 303)
}

async function answerHistory(c: C, refusal?: string): Promise<Response> {
  const props = { published: await publishedByNow(c.env), inForce: listNumber(), now: new Date(), refusal }
  return c.html(pricesPage(c, 'Lists', <HistoryPage {...props} />), refusal === undefined ? 200 : 409)
}

async function listAsked(c: C): Promise<{ readonly number: number; readonly list: PriceList }> {
  const number = numberIn(c.req.param('number'))
  const list = number < 0 ? null : await listOfNumber(c.env, number)
  if (!list) throw new SiteError('not-found', { detail: 'There is no such price list' })
  return { number, list }
}

async function goBack(c: C): Promise<Response> {
  const { latest } = await readForm(c)
  const { number, list } = await listAsked(c)
  const [problem] = allPriceListProblems(list)
  if (problem)
    return answerHistory(c, `Today's site would refuse ${listName(number)}. ${problem.path}: ${problem.message}`)
  const asked = { list, validFrom: null, why: `Back to ${listName(number)}`, basedOn: numberIn(latest) }
  const refusal = await refusalOfPublishing(c.env, whoIn(c), asked)
  return refusal === null ? c.redirect(`${PATH}?done=published`, 303) : answerHistory(c, refusal)
}

async function takeBack(c: C): Promise<Response> {
  const { latest } = await readForm(c)
  const { number } = await listAsked(c)
  const taking = await takingBack(c.env, number, new Date())
  if (!taking) return answerHistory(c, `${listName(number)} is none that is to come.`)
  const { goesOn, list, validFrom, why } = taking
  const [problem] = allPriceListProblems(list)
  if (problem)
    return answerHistory(c, `Today's site would refuse ${listName(goesOn)}. ${problem.path}: ${problem.message}`)
  const asked = { list, validFrom, why, basedOn: numberIn(latest) }
  const refusal = await refusalOfPublishing(c.env, whoIn(c), asked)
  return refusal === null ? c.redirect(`${PATH}?done=taken-back`, 303) : answerHistory(c, refusal)
}

async function smoothDraft(c: C): Promise<Response> {
  const { version, vehicle = '', km, airport } = await readForm(c)
  const draft = await findDraft(c.env)
  if (!draft) return answerOverview(c, draftGone)
  const changed = async () => {
    const now = await findDraft(c.env)
    return answerPreview(c, { refusal: now ? `${changedBy(now)}. It is below as it is now.` : draftGone })
  }
  if (draft.version !== numberIn(version)) return changed()
  if (allPriceListProblems(draft.list).length > 0) return answerPreview(c)
  const list = parsePriceList(draft.list)
  const ways = await listedWays(c)
  const cliff = cliffsOf(list).find(
    (each) => each.vehicle === vehicle && each.km === numberIn(km) && each.isOfAirport === (airport === 'yes'),
  )
  if (!cliff) throw new SiteError('bad-request', { detail: 'No longer way costs less there' })
  const smooth = smoothed(list, cliff, ways)
  const [problem] = allPriceListProblems(smooth)
  if (problem) return answerPreview(c, { refusal: `${problem.path}: ${problem.message}` })
  const isKept = await saveDraft(c.env, draft, smooth as unknown as TypedList, whoIn(c))
  return isKept ? c.redirect(`${PATH}/preview`, 303) : changed()
}

/** Below the office's address. */
export const priceRoutes = new Hono<AppEnv>()
  .get('/', (c) => answerOverview(c))
  .get('/edit/:section', async (c) => {
    const section = sectionIn(c)
    const draft = await draftOrNew(c.env)
    return answerSection(c, section, { draft, seen: await seenOf(draft.list, section) })
  })
  .post('/edit/:section', ownForm, (c) => keepSection(c))
  .get('/preview', (c) => answerPreview(c))
  .post('/publish', ownForm, (c) => publishDraft(c))
  .post('/smooth', ownForm, (c) => smoothDraft(c))
  .post('/drop', ownForm, async (c) => {
    const { version } = await readForm(c)
    const isGone = await dropDraft(c.env, numberIn(version))
    if (isGone) return c.redirect(`${PATH}?done=dropped`, 303)
    const draft = await findDraft(c.env)
    return answerOverview(c, draft ? `${changedBy(draft)} since you opened this page.` : draftGone)
  })
  .get('/history', (c) => answerHistory(c))
  .get('/history/:number', async (c) => {
    const { number, list } = await listAsked(c)
    if (number === 0) return c.redirect(`${PATH}/history`, 303)
    const before = goingOn(await publishedLists(c.env), number - 1)
    const changes = differences((await listOfNumber(c.env, before))!, list)
    return c.html(pricesPage(c, 'List', <ChangedPage number={number} before={before} changes={changes} />))
  })
  .post('/back/:number', ownForm, (c) => goBack(c))
  .post('/take-back/:number', ownForm, (c) => takeBack(c))
