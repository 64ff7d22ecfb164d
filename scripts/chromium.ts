/** A Chromium for the tests and the drawings: an installed one, else the one from the npm registry. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-gpu']

/** Path and flags of the browser, for Playwright or Lighthouse. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const args = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET
  const installed = INSTALLED.find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, args }
  // Not with the flags it brings: made for one page in one process, they end the browser with the page and switch off its security.
  return { executablePath: await packagedChromium(), args: [...new Set([...args, '--no-sandbox'])] }
}

/** Unpacks the browser of the npm registry, and the libraries and fonts that it brings where the system has not those it needs. */
async function packagedChromium(): Promise<string> {
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const path = await packaged.executablePath()
  if (spawnSync(path, ['--version']).status !== 0) {
    const libraries = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br')
    setupLambdaEnvironment(join(await inflate(libraries), 'lib'))
  }
  return path
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), headless: true })
}
