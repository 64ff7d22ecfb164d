/**
 * `npm run fuzz`: bad requests to the built Worker in workerd, one after the other. `FUZZ_COUNT` and `FUZZ_SEED` say
 * how many and which.
 * Fails on a 500, on markup that an answer echoes, and on an answer that takes more than 250 ms each time it is asked
 * for.
 */
import { Agent, request as httpRequest } from 'node:http'
import { startBuiltWorker } from '../bench/built-worker.ts'
import { startLocalStorage } from '../bench/local-storage.ts'
import { cpuMs } from '../bench/workerd.ts'
import { type AnswerOfFuzz, type BadRequest, badRequests, objection } from './bad-requests.ts'

const LIMIT_MS = 250
/** A busy machine may be slow once. */
const TRIES = 3
/** From here on a request is asked again and listed: what is slow each time is slow itself. */
const NOTABLE_MS = 100
const CHUNK = 500

const agent = new Agent({ keepAlive: true })

function send(url: URL, { method, path, headers, body }: BadRequest): Promise<AnswerOfFuzz & { readonly ms: number }> {
  const start = performance.now()
  return new Promise((done, failed) => {
    const outgoing = httpRequest(
      {
        agent,
        hostname: url.hostname,
        port: url.port,
        path,
        method,
        headers: { ...headers, ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          done({
            status: answer.statusCode!,
            header: (name) => answer.headers[name]?.toString() ?? null,
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - start,
          }),
        )
      },
    )
    outgoing.on('error', failed)
    outgoing.end(body ?? undefined)
  })
}

const count = Number(process.env.FUZZ_COUNT ?? 50_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
console.log(`${count} requests, seed ${seed}`)

const storage = await startLocalStorage()
const logged: string[] = []
const site = await startBuiltWorker(storage, {
  log: (text) => {
    logged.push(text)
  },
})
const statuses = new Map<number, number>()
const times: number[] = []
const failures: string[] = []
/** How long it took, and how long at best when it was asked again. */
const slow: { readonly first: number; readonly best: number; readonly request: string }[] = []
const cpuBefore = cpuMs(site.pid)
try {
  for (let sent = 0; sent < count; sent += CHUNK) {
    for (const bad of badRequests(seed + sent, Math.min(CHUNK, count - sent))) {
      const answer = await send(site.url, bad)
      let { ms } = answer
      const wrong = objection(bad, answer)
      if (wrong) failures.push(`${wrong}\n  ${JSON.stringify(bad).slice(0, 1000)}`)
      if (ms > NOTABLE_MS) {
        for (let again = 1; again < TRIES; again++) ms = Math.min(ms, (await send(site.url, bad)).ms)
        slow.push({ first: answer.ms, best: ms, request: `${bad.method} ${bad.path}`.slice(0, 100) })
      }
      if (ms > LIMIT_MS) failures.push(`${ms.toFixed(0)} ms\n  ${JSON.stringify(bad).slice(0, 1000)}`)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      times.push(answer.ms)
    }
  }
  const cpu = (cpuMs(site.pid) - cpuBefore) / count
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!.toFixed(1)
  console.log(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, answers]) => `${status}: ${answers}`)
      .join(', '),
  )
  console.log(
    `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, over ${LIMIT_MS} ms once ${slow.filter(({ first }) => first > LIMIT_MS).length}; CPU of the Worker ${cpu.toFixed(2)} ms a request`,
  )
  for (const { first, best, request } of slow.toSorted((a, b) => b.first - a.first).slice(0, 10))
    console.log(`${first.toFixed(0)} ms, then ${best.toFixed(0)} ms: ${request}`)
} finally {
  await site.stop()
  await storage.stop()
  agent.destroy()
}
// No request of these breaks anything, so that no entry is due. What a library writes would hold what was sent.
if (logged.length > 0) failures.push(`the log says ${logged.join('').slice(0, 500)}`)
for (const failure of failures.slice(0, 20)) console.error(failure)
console.log(failures.length === 0 ? 'Nothing fell.' : `${failures.length} failed.`)
process.exitCode = failures.length === 0 ? 0 : 1
