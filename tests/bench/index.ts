/**
 * `npm run bench`: runs every *.bench.ts of this folder, or those named on the command line. Fails when a budget is
 * exceeded.
 */
import { readdirSync } from 'node:fs'

const names = process.argv.slice(2)
let failed = false
for (const file of readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .toSorted()) {
  if (names.length > 0 && !names.some((name) => file.includes(name))) continue
  console.log(`\n# ${file.replace('.bench.ts', '')}`)
  try {
    const { run } = (await import(`./${file}`)) as { run: () => Promise<void> }
    await run()
  } catch (error) {
    failed = true
    console.error(error instanceof Error ? error.message : error)
  }
}
process.exitCode = failed ? 1 : 0
