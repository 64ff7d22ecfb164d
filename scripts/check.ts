/**
 * Checks without running the site, side by side, one for each core: `npm run check`. Names of parts as parameters add
 * to or choose among them: `types lint` checks these alone, `build` builds besides all checks.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

// Each part has a core of its own: threads of the compiler would do the same work twice as long, side by side.
const PARTS = {
  build: ['npm run build'],
  types: ['npm run types -- --check && tsc -p tests/worker --singleThreaded', 'tsc -p . --singleThreaded'],
  lint: ['npm run lint'],
  format: ['oxfmt --check .'],
  unused: ['knip'],
} as const
type Part = keyof typeof PARTS

const CHECKS = ['types', 'lint', 'format', 'unused'] as const

function partsToRun(asked: readonly string[]): readonly Part[] {
  const unknown = asked.find((part) => !(part in PARTS))
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}', only ${Object.keys(PARTS).join(', ')}`)
  const parts = asked as readonly Part[]
  return parts.some((part) => part !== 'build') ? parts : [...parts, ...CHECKS]
}

/** Runs a command line; what it says is shown at once when it ends, so that two do not mix. */
function succeeds(command: string): Promise<boolean> {
  return new Promise((done) => {
    const said: Buffer[] = []
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
    child.once('close', (code) => {
      console.log(code === 0 ? `passed: ${command}` : `FAILED: ${command}\n${Buffer.concat(said).toString()}`)
      done(code === 0)
    })
  })
}

const waiting = partsToRun(process.argv.slice(2)).flatMap((part): readonly string[] => PARTS[part])
let failed = false

async function lane(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    if (!(await succeeds(next))) failed = true
}

await Promise.all(Array.from({ length: availableParallelism() }, lane))
process.exitCode = failed ? 1 : 0
