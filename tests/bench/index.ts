/** `npm run bench`: runs every *.bench.ts beside this file; a blown budget ends it with an error. */
import { readdirSync } from 'node:fs'

const wanted = process.argv.slice(2)
let failed = false
for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.bench.ts')).toSorted()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue
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
