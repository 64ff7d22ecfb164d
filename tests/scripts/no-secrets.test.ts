/** A small Worker of its own is built, with Cloudflare's own plugin: nothing of this machine's build or secrets is touched. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { createBuilder } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { noSecrets } from '../../scripts/vite/preview.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The built files that name the secret. */
async function filesWithSecret(isWanted: boolean): Promise<string[]> {
  const project = join(folder, String(isWanted))
  mkdirSync(project)
  for (const [file, text] of Object.entries({
    '.dev.vars': 'PAYHERE_SECRET=found-nowhere\n',
    'wrangler.toml': 'name = "small"\nmain = "worker.ts"\ncompatibility_date = "2026-10-01"\n',
    'worker.ts': "export default { fetch: () => new Response('small') }\n",
  }))
    writeFileSync(join(project, file), text)
  const builder = await createBuilder({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [cloudflare({ persistState: false }), noSecrets(isWanted)],
  })
  await builder.buildApp()
  const files = readdirSync(join(project, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.map((file) => readFileSync(file, 'utf8')).join()).toContain('small')
  return files
    .filter((file) => readFileSync(file, 'utf8').includes('found-nowhere'))
    .map((file) => file.slice(project.length + 1))
}

test("this machine's secrets are in no build, but in that of a preview, which needs them", async () => {
  expect(await filesWithSecret(false)).toEqual([])
  expect(await filesWithSecret(true)).toEqual(['dist/small/.dev.vars'])
})
