/** How a guest presses and types: by thumb, mouse or keys. */
import type { Locator } from 'playwright-core'
import type { Life } from './life.ts'

/** @param timeout ms for what may be gone by now */
export async function press(life: Life, target: Locator, timeout?: number): Promise<void> {
  const options = timeout === undefined ? {} : { timeout }
  if (life.guest.hand === 'thumb') return target.tap(options)
  if (life.guest.hand === 'mouse') return target.click(options)
  await target.focus(options)
  const isBox = await target.evaluate((element) => element.matches('input[type="checkbox"], input[type="radio"]'))
  await life.page.keyboard.press(isBox ? ' ' : 'Enter')
}

/** Types into a field in place of what it holds. */
export async function typeInto(life: Life, field: Locator, text: string): Promise<void> {
  if (life.guest.hand === 'keyboard') await field.focus()
  else await press(life, field)
  await field.evaluate((input: HTMLInputElement) => input.select())
  if (text === '') return life.page.keyboard.press('Delete')
  // A phone's keyboard enters words, others letters.
  if (life.guest.hand === 'thumb') await life.page.keyboard.insertText(text)
  else await life.page.keyboard.type(text)
}

export async function leave(life: Life, input: Locator): Promise<void> {
  if (life.guest.hand === 'keyboard') return life.page.keyboard.press('Tab')
  await input.blur()
}
