/**
 * Has local runtimes start sooner, and several of them in one process. Miniflare writes all modules of a Worker into one
 * buffer, which it copies for each module: with hundreds of them, thousands of megabytes. Here the buffer grows by more
 * at a time. Cloudflare's plugin keeps one runtime for all servers of a process: here each server has its own.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const CHANGES = [
  {
    file: '/miniflare/dist/src/index.js',
    format: 'commonjs',
    from: 'MIN_SINGLE_SEGMENT_GROWTH = 4096',
    to: `MIN_SINGLE_SEGMENT_GROWTH = ${2 ** 23}`,
  },
  {
    file: '/@cloudflare/vite-plugin/dist/index.mjs',
    format: 'module',
    from: 'new PluginContext(sharedContext)',
    to: 'new PluginContext({ ...sharedContext })',
  },
]

registerHooks({
  load(url, context, next) {
    const change = CHANGES.find(({ file }) => url.endsWith(file))
    if (!change) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    if (!source.includes(change.from)) throw new Error(`${url} has no ${change.from}: sites of tests need it`)
    return { format: change.format, shortCircuit: true, source: source.replace(change.from, change.to) }
  },
})
