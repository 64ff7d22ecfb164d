/** The Chromium for tests and drawings: an installed one, or else the one from the npm registry. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const INSTALLED = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

/** Path and flags of the browser, for Playwright or Lighthouse. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET
  const installed = INSTALLED.find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, args }
  // Not with the flags of that package: they are for one page in one process, so the browser ends with its page and is
  // not secure.
  return { executablePath: await packagedChromium(), args: [...new Set([...args, '--no-sandbox'])] }
}

/** Runs with another folder for temporary files. */
async function withTemporaryFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Unpacks the browser from the npm registry, with its libraries and fonts if the system lacks them. */
async function packagedChromium(): Promise<string> {
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const packageFolder = dirname(findPackageJSON('@sparticuz/chromium', import.meta.url)!)
  // The package unpacks among temporary files. There any user of the machine can lay another program under the same name,
  // and the browser of an earlier version stays.
  const folder = join(packageFolder, 'unpacked')
  mkdirSync(folder, { recursive: true })
  return withTemporaryFolder(folder, async () => {
    const path = await packaged.executablePath()
    if (spawnSync(path, ['--version']).status !== 0)
      setupLambdaEnvironment(join(await inflate(join(packageFolder, 'bin/al2023.tar.br')), 'lib'))
    return path
  })
}

/** Headless. @param flags beyond those that every run has */
export async function launchChromium(...flags: string[]): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  return chromium.launch({ executablePath, args: [...args, ...flags], headless: true })
}
