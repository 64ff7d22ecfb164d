/**
 * Asks every tool for agents by the protocol's own inspector, on its command line: a client that is not of our making.
 * Usage: node tests/engines/agents-inspector.ts http://localhost:4173
 */
import { spawnSync } from 'node:child_process'
import { plainPaths } from '#domain/plain-paths.ts'
import { TOOL_EXAMPLES } from '#worker/agents/examples.ts'

/** Fetched when it is used: it brings a web server and a terminal of its own. */
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'

const [origin] = process.argv.slice(2)
if (!origin) throw new Error('Usage: node tests/engines/agents-inspector.ts http://localhost:4173')

function inspect(method: string, ...options: string[]): unknown {
  const { href } = new URL(plainPaths.mcp, origin)
  const args = ['--yes', INSPECTOR, '--cli', href, '--transport', 'http', '--method', method, ...options]
  // Its exit code says that a tool has no answer, too: what it prints tells that from a failure.
  return JSON.parse(spawnSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout)
}

const { tools } = inspect('tools/list') as { tools: { name: string }[] }
const listed = tools.map(({ name }) => name).join()
const shown = TOOL_EXAMPLES.map(({ name }) => name).join()
if (listed !== shown) throw new Error(`The server lists ${listed}, the page for agents shows ${shown}`)

for (const { name, args } of TOOL_EXAMPLES) {
  const given = Object.entries(args).flatMap(([field, value]) => [
    '--tool-arg',
    `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  ])
  const { isError = false, content } = inspect('tools/call', '--tool-name', name, ...given) as {
    isError?: boolean
    content: { text: string }[]
  }
  // There is no booking with the reference of the example.
  if (isError !== (name === 'booking_status')) throw new Error(`${name}: ${content[0]?.text}`)
  console.log(`${name}: ${content[0]?.text.split('\n')[0]}`)
}
