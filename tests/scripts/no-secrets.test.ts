import { expect, test } from 'vitest'
import { noSecrets } from '../../scripts/vite/no-secrets.ts'

/** The files that a build would write. */
function written(isWanted: boolean): string[] {
  const bundle = { 'index.js': {}, '.dev.vars': {} }
  const { handler } = noSecrets(isWanted).generateBundle as unknown as {
    handler: (options: object, files: object) => void
  }
  handler({}, bundle)
  return Object.keys(bundle)
}

test("this machine's secrets are in no build, but in that of a preview, which needs them", () => {
  expect(written(false)).toEqual(['index.js'])
  expect(written(true)).toEqual(['index.js', '.dev.vars'])
})
