/** The build, as vite.config.ts sets it up. */
import { join, resolve } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

test("the Worker is built small, without this machine's secrets, and into the folder that a deploy reads", async () => {
  const { environments, plugins } = await resolveConfig(
    { configFile: join(ROOT, 'vite.config.ts') },
    'build',
    'production',
  )
  const { build } = environments.serendip_taxi!
  expect(build.minify).toBeTruthy()
  expect(resolve(ROOT, 'client', build.outDir)).toBe(join(ROOT, 'dist/serendip_taxi'))
  expect(plugins.map(({ name }) => name)).toContain('no-secrets')
})
