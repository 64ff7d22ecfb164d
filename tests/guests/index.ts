/** `npm run guests`: see run.ts. Vite loads it, for the site's own texts ask where they run (`import.meta.env`). */
import { runnerImport } from 'vite'

await runnerImport(new URL('run.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' })
