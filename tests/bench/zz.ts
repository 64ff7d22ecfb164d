import { gzipSync } from 'node:zlib'
import { readFileSync, globSync } from 'node:fs'
import { startBuiltWorker } from './built-worker.ts'
import { startLocalStorage } from './local-storage.ts'
const storage = await startLocalStorage()
const site = await startBuiltWorker(storage)
const out: Record<string, Record<string, number>> = {}
const dist = process.env.BENCH_DIST ?? 'dist'
for (const path of process.argv.slice(2)) {
  const html = await (await fetch(site.url + path)).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  out[path] = Object.fromEntries([...files].map((f) => [f.replace(/-[\w-]{8}\.js$/, ''), gzipSync(readFileSync(`${dist}/client${f}`), { level: 9 }).length]))
  out[path]!['html'] = gzipSync(html, { level: 9 }).length
}
console.log('JSON' + JSON.stringify(out))
await site.stop(); await storage.stop?.()
process.exit(0)
