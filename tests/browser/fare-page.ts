/** The fare calculator as a visitor uses it. */
import type { Page } from 'playwright-core'

export const pickupField = (page: Page) => page.getByRole('combobox', { name: 'Enter pickup location' })
export const dropoffField = (page: Page) => page.getByRole('combobox', { name: 'Enter dropoff location' })
export const farePanel = (page: Page) => page.getByRole('region', { name: 'Fare' })

/** The amounts on the price card once nothing is loading: LKR and USD of each vehicle. */
export async function shownFares(page: Page): Promise<{ vehicle: string; lkr: number; usd: number }[]> {
  await page.locator('.fare[aria-busy="false"] .vehicle').first().waitFor()
  return page.locator('.vehicle').evaluateAll((cards) =>
    cards.map((card) => {
      const [lkr, usd] = [...card.querySelectorAll('data')].map((amount) => Number(amount.value))
      return { vehicle: card.querySelector('b')!.textContent, lkr: lkr!, usd: usd! }
    }),
  )
}

/** Types a place into the focused field and chooses it, by keyboard. */
export async function typePlace(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}

/** From the pickup field past the swap button to the dropoff field. */
export async function tabToDropoff(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
}

/** Waits until the address and the page name this trip, and its fare or an error is shown. */
export async function arriveAt(page: Page, trip: { pickup: string; dropoff: string }): Promise<void> {
  await page.waitForURL(
    (url) => url.searchParams.get('pickup') === trip.pickup && url.searchParams.get('dropoff') === trip.dropoff,
  )
  const heading = page.getByRole('heading', { name: `Taxi fare from ${trip.pickup} to ${trip.dropoff}`, exact: true })
  await page.locator('.fare[aria-busy="false"]').filter({ has: heading }).waitFor()
}
