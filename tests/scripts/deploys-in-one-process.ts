/**
 * Deploys one time after the other in one process, which loads wrangler once: that takes longer than all else that a
 * deploy does in tests. It is told parameters. Each deploy has the modules of the project anew.
 */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

export interface Deployed {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super(`exit ${code}`)
    this.code = code
  }
}

const SCRIPT = 'scripts/deploy.ts'
let count = 0

registerHooks({
  resolve(name, context, next) {
    const found = next(name, context)
    const isOurs = found.url.startsWith('file:') && !found.url.includes('/node_modules/')
    return isOurs ? { ...found, url: `${found.url}?${count}` } : found
  },
})

async function deploy(parameters: readonly string[]): Promise<Deployed> {
  count += 1
  const said = { stdout: '', stderr: '' }
  const { exit, argv } = process
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write }
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (text: string | Uint8Array) => {
      // As if the modules had come without a mark.
      said[name] += String(text).replaceAll(`?${count}`, '')
      return true
    }
  process.argv = [process.execPath, SCRIPT, ...parameters]
  process.exit = (code) => {
    throw new Exit(Number(code ?? 0))
  }
  try {
    await import(pathToFileURL(SCRIPT).href)
    return { status: 0, ...said }
  } catch (error) {
    if (error instanceof Exit) return { status: error.code, ...said }
    return { status: 1, ...said, stderr: `${said.stderr}${(error as Error).stack}` }
  } finally {
    Object.assign(process, { exit, argv })
    for (const name of ['stdout', 'stderr'] as const) process[name].write = writes[name]
  }
}

process.on('message', async (parameters: string[]) => process.send!(await deploy(parameters)))
