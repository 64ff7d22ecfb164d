/** The fare calculator as a visitor uses it. */
import type { Page } from 'playwright-core'

export const pickupField = (page: Page) => page.getByRole('combobox', { name: 'Enter pickup location' })
export const dropoffField = (page: Page) => page.getByRole('combobox', { name: 'Enter dropoff location' })
export const farePanel = (page: Page) => page.getByRole('region', { name: 'Fare' })

/** The amounts on the price card, rupees and dollars of each vehicle, once nothing is being asked for. */
export async function shownFares(page: Page): Promise<{ vehicle: string; lkr: number; usd: number }[]> {
  await page.locator('.fare[aria-busy="false"] .vehicle').first().waitFor()
  return page.locator('.vehicle').evaluateAll((cards) => cards.map((card) => {
    const [lkr, usd] = [...card.querySelectorAll('data')].map((amount) => Number(amount.value))
    return { vehicle: card.querySelector('h3')!.textContent, lkr: lkr!, usd: usd! }
  }))
}

/** Types a place into the field that has the focus and takes it, by keys alone. */
export async function typePlace(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}

/** From pickup to dropoff: past the swap button. */
export async function tabToDropoff(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
}

/** Waits until address and page say this trip and its fare, or what stands for it, is there. */
export async function arriveAt(page: Page, trip: { pickup: string; dropoff: string }): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('pickup') === trip.pickup && url.searchParams.get('dropoff') === trip.dropoff)
  const heading = page.getByRole('heading', { name: `Taxi fare from ${trip.pickup} to ${trip.dropoff}`, exact: true })
  await page.locator('.fare[aria-busy="false"]').filter({ has: heading }).waitFor()
}
