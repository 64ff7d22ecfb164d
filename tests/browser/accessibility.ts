/**
 * What axe-core finds wrong with a page, by WCAG 2.2 AA and best practice. It takes as long as the page took to load: tests ask
 * once for each state of a page, and measure themselves what another screen changes.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

/** @param within selector of the part to check; the whole page without it */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // A page that is checked twice has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(context: unknown, options: unknown): Promise<{ violations: Violation[] }> }
    }
    return (await axe.run(selector ?? document, { resultTypes: ['violations'] })).violations
  }, within)
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`,
  )
}
