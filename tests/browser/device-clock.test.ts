/** A device whose clock is wrong: the page goes by the server's. */
import { inject, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, readyForm, ridesOf, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')

/** Minutes between the time that the form shows and the real one: it may be read a minute later. */
function minutesOff(shown: readonly string[]): number {
  const { date, time } = sriLankaTime(new Date())
  return Math.abs(Date.parse(`${shown[0]}T${shown[1]}Z`) - Date.parse(`${date}T${time}Z`)) / MINUTE_MS
}

test.concurrent.for([
  ['four and a half hours behind', -4.5 * HOUR_MS],
  ['two days ahead', 2 * DAY_MS],
] as const)(
  'on a phone that is %s, the form says the real time, and tomorrow can be booked',
  async ([, off], { expect }) => {
    const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Colombo-to-Kandy`, PHONE, (opened) =>
      opened.clock.install({ time: Date.now() + off }),
    )
    const form = await readyForm(page)
    const shown = () =>
      Promise.all(['Pickup date', 'Pickup time'].map((label) => form.getByLabel(label, { exact: true }).inputValue()))
    await expect.poll(async () => minutesOff(await shown())).toBeLessThan(3)
    const said = async () => /\d\d:\d\d/.exec((await form.getByText('Sri Lanka time, now').textContent())!)?.[0] ?? ''
    await expect.poll(said).not.toBe('')
    expect(minutesOff([sriLankaTime(new Date()).date, await said()])).toBeLessThan(3)
    const tomorrow = sriLankaTime(new Date(Date.now() + DAY_MS)).date
    expect(await form.getByLabel('Pickup date').getAttribute('min')).toBe(sriLankaTime(new Date()).date)

    const ann = newCustomer()
    await fillIn(page, ann)
    // By day, and so late that it is no short notice at any hour of this day.
    await bookingForm(page).getByLabel('Pickup date').fill(tomorrow)
    await bookingForm(page).getByLabel('Pickup time').fill('19:00')
    await confirmButton(page).tap()
    await shownReference(page)
    expect(ridesOf(inject('siteState'), ann)).toMatchObject([{ pickup_date: tomorrow }])
    // The next page begins with it.
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('clock-ahead'))).not.toBe('0')
    await close()
  },
)
