/** The built Worker as Cloudflare weighs it: all its modules together, gzip, the same as `wrangler deploy` prints. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipKb } from '../browser/first-view.ts'

export const BUILT_WORKER = resolve(import.meta.dirname, '../../dist/serendip_taxi')

/** At most: design section 8. */
export const WORKER_KB = 500

/** The Worker's modules: the one that it starts with, and the others. */
export const workerModules = (folder: string): string[] => ['index.js', ...globSync('assets/*.js', { cwd: folder })]

export function builtWorkerKb(): number {
  return gzipKb(Buffer.concat(workerModules(BUILT_WORKER).map((name) => readFileSync(join(BUILT_WORKER, name)))))
}
