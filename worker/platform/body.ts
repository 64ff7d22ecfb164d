/** Reads and validates JSON bodies. A wrong body becomes a problem with a status of 400 to 499. */
import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'
import type { AppEnv } from '#worker/environment.ts'
import { withoutPiles } from './piled-marks.ts'
import { SiteError } from './site-error.ts'

const MISSING_FIELD = fieldProblem('missing')
const MAX_BODY_BYTES = 16 * 1024

/** @throws SiteError `too-large` */
async function readBytes(request: Request | Response, most = MAX_BODY_BYTES): Promise<ArrayBuffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new SiteError('too-large')
  const reader = request.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // The header may be missing or wrong, so what arrives is counted.
  for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
    size += part.value.byteLength
    if (size > most) {
      await reader!.cancel()
      throw new SiteError('too-large')
    }
    chunks.push(part.value)
  }
  return new Blob(chunks).arrayBuffer()
}

/** @throws SiteError `too-large`, `bad-request` */
export async function readText(request: Request | Response, most?: number, encoding = 'utf-8'): Promise<string> {
  const bytes = await readBytes(request, most)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new SiteError('bad-request', { detail: `The body is not ${encoding.toUpperCase()}` })
  }
}

/** @throws SiteError `bad-request` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SiteError('bad-request', { detail: 'The body is not JSON' })
  }
}

/** No call takes as many lists and objects in each other; some thousands of them would fill the stack. */
const MAX_DEPTH = 20

/**
 * Each text that somebody has sent, without piles of marks.
 * @throws SiteError `bad-request`
 */
function legible<T>(sent: T, depth = 0): T {
  if (typeof sent === 'string') return withoutPiles(sent) as T
  if (typeof sent !== 'object' || sent === null) return sent
  if (depth === MAX_DEPTH) throw new SiteError('bad-request', { detail: 'The body has too many levels' })
  if (Array.isArray(sent)) return sent.map((each: unknown) => legible(each, depth + 1)) as T
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, legible(value, depth + 1)])) as T
}

/** @throws SiteError `too-large`, `not-json`, `bad-request`, or `invalid` with the fields that failed */
export async function readBody<const S extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: S,
): Promise<v.InferOutput<S>> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) throw new SiteError('not-json')
  return checked(schema, legible(parseJson(await readText(c.req.raw))))
}

/** @throws SiteError `invalid` with the fields that failed */
export function checked<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new SiteError('invalid', {
    fields: result.issues.slice(0, 20).map((issue) => {
      const problem = issue.received === 'undefined' ? MISSING_FIELD : issue.message
      return { field: v.getDotPath(issue) ?? '', message: fieldText(problem), problem }
    }),
  })
}

/**
 * The fields of a posted form.
 * @param most bytes of its body
 * @throws SiteError `too-large`, `bad-request`
 */
export async function readForm(c: Context<AppEnv>, most?: number): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    throw new SiteError('bad-request', { detail: 'The body is not a form' })
  return legible(Object.fromEntries(new URLSearchParams(await readText(c.req.raw, most))))
}

/** For fields that no page of the site posts. */
export const unreadableForm = () => new SiteError('bad-request', { detail: 'The form cannot be read' })

/** @throws SiteError `bad-request` */
export function formAs<const S extends v.GenericSchema>(schema: S, typed: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, typed)
  if (!read.success) throw unreadableForm()
  return read.output
}

/** What a form has beside its files. */
const FORM_BYTES = 4096

async function readMultipart(c: Context<AppEnv>, mostBytes: number): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type))
    throw new SiteError('bad-request', { detail: 'The body is not a form with a file' })
  const body = await readBytes(c.req.raw, mostBytes)
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadableForm()
  })
}

/**
 * The bytes of a file that a form posts; none where it posts no file of that name.
 * @param most bytes of the file
 * @throws SiteError `too-large`, `bad-request`
 */
export async function readFile(c: Context<AppEnv>, name: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const form = await readMultipart(c, most + FORM_BYTES)
  const file = form.get(name)
  return new Uint8Array(file instanceof Blob ? await file.arrayBuffer() : [])
}

interface Sent {
  /** Those that hold something, in the order of the form. */
  readonly files: readonly Uint8Array<ArrayBuffer>[]
  readonly texts: Readonly<Record<string, string>>
}

/**
 * A form with files and texts.
 * @param most bytes of all files together
 * @throws SiteError `too-large`, `bad-request`
 */
export async function readFiles(c: Context<AppEnv>, most: number): Promise<Sent> {
  const form = await readMultipart(c, most + 4 * FORM_BYTES)
  const files: Uint8Array<ArrayBuffer>[] = []
  const texts: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') texts[name] = value
    else if (value.size > 0) files.push(new Uint8Array(await value.arrayBuffer()))
  }
  return { files, texts: legible(texts) }
}

type JsonBody<S extends v.GenericSchema> = { in: { json: v.InferInput<S> }; out: { json: v.InferOutput<S> } }

/** For handlers that take the body from `c.req.valid('json')`. The typed client learns the payload's shape from it. */
export function jsonBody<const S extends v.GenericSchema>(schema: S): MiddlewareHandler<AppEnv, string, JsonBody<S>> {
  return async (c, next) => {
    c.req.addValidatedData('json', (await readBody(c, schema)) as object)
    await next()
  }
}

/** For a call that takes no body: refuses a large one. */
export const smallBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await readBytes(c.req.raw)
  await next()
}
