/** `npm run seed`: computes the listed transfers and tours again for the Worker. `npm run deploy` does so, too. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInModule } from './seed/built-in-lists.ts'

const FILE = 'worker/quotes/built-in-lists.ts'
writeFileSync(join(import.meta.dirname, '..', FILE), builtInModule())
console.log(`${FILE} is written`)
