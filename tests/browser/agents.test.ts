/** What agents find on the pages: forms as tools of the browser's own agent, and forms that a link fills in. */
import { expect, inject, test } from 'vitest'
import { launchChromium } from '../../scripts/chromium.ts'
import { askedBookingPath } from '#domain/bookings/request/booking-in-link.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import { bookingForm, PICKUP } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, loadAndHydrate, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const TRIP = '/transfer/taxi-from-Galle-to-Ella'

interface ToolSchema {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>
}

test('the forms that ask for a price are tools of a browser with agents, and no booking form is', async () => {
  const withAgents = await launchChromium('--enable-features=WebMCP')
  try {
    const context = await withAgents.newContext(DESKTOP)
    const page = await context.newPage()
    const open = async (path: string) => {
      // Before hydration a tool's form loads another page, which ends the call.
      await loadAndHydrate(page, () => page.goto(site + path))
      await page.locator('form[toolname]').waitFor({ state: 'attached' })
      const tools = await page.webmcp.tools()
      for (const { inputSchema } of tools)
        for (const [name, { description }] of Object.entries((inputSchema as ToolSchema).properties))
          expect(description, `${path}, ${name}`).toMatch(/\w{3}/)
      return tools.map(({ name }) => name)
    }

    expect(await open(`${TRIP}#booking`)).toEqual(['taxi_fare'])
    await page.locator('.booking-form__button:enabled').waitFor()
    expect(await page.locator('.booking-form[toolname], form[toolautosubmit] [type="tel"]').count()).toBe(0)
    await page.webmcp.callTool('taxi_fare', { pickup: 'Kandy', dropoff: 'Mirissa' })
    await page.waitForURL('**/?pickup=Kandy&dropoff=Mirissa')
    await page.getByRole('main').getByText('USD').first().waitFor()

    expect(await open('/things-to-do/safari/Yala-national-park')).toEqual(['tour_price'])
    await page.webmcp.callTool('tour_price', { travelers: '4', pickup: 'Ella', dropoff: 'Ella', transport: true })
    await page.waitForURL(/travelers=4/)
    await page.getByRole('main').getByText('USD').first().waitFor()
    expect(await page.getByRole('form', { name: 'Your tour' }).getByLabel('Travelers').inputValue()).toBe('4')

    const plan = { stops: [{ place: 'Kandy', nights: 1 }, { place: 'Ella' }], travelers: 2 }
    expect(await open(planAddress(plan))).toEqual(['journey_price'])
    await page.webmcp.callTool('journey_price', { stop3: 'Galle', nights1: '2' })
    await page.waitForURL(/stop3=Galle/)
    await page.getByRole('group', { name: /Two ways to travel|What is in the price/ }).waitFor()
    expect(await page.locator('[name="stop3"]').inputValue()).toBe('Galle')
    await context.close()
  } finally {
    await withAgents.close()
  }
})

test('other browsers load nothing for agents', async () => {
  const { page, settled, close } = await visit(browser, site + TRIP)
  await settled()
  expect(await page.locator('[toolname]').count()).toBe(0)
  await close()
})

test('the link of an answer opens the form filled in, and what the traveler changes stays', async () => {
  const link = askedBookingPath(TRIP, { ...PICKUP, vehicle: 'van', travelers: 5, bags: 4 })
  const { page, complaints, close } = await visit(browser, site + link, PHONE)
  const form = bookingForm(page)
  await form.locator('.booking-form__button:enabled').waitFor()
  const shown = async () => ({
    date: await form.getByLabel('Pickup date').inputValue(),
    time: await form.getByLabel('Pickup time').inputValue(),
    vehicle: (await form.getByLabel('Vehicle').inputValue()).split(' - ')[0],
    travelers: await form.getByLabel('Travelers').inputValue(),
    bags: await form.getByLabel('Large bags').inputValue(),
    phone: await form.getByLabel('Phone number').inputValue(),
  })
  const asked = { ...PICKUP, vehicle: 'Van', travelers: '5', bags: '4', phone: '' }
  await expect.poll(shown).toEqual(asked)
  await form.getByLabel('Pickup time').fill('07:15')
  await form.getByLabel('Travelers').fill('4')
  await page.reload()
  await form.locator('.booking-form__button:enabled').waitFor()
  await expect.poll(shown).toEqual({ ...asked, time: '07:15', travelers: '4' })
  expect(complaints).toEqual([])
  await close()
})

test('what no link may ask for is left alone', async () => {
  const query = 'date=2020-01-01&time=09:30&vehicle=bus&travelers=99&guestname=Ann&email=ann@example.com'
  const { page, complaints, close } = await visit(browser, `${site}${TRIP}?${query}#booking`)
  const form = bookingForm(page)
  await form.locator('.booking-form__button:enabled').waitFor()
  await expect.poll(() => form.getByLabel('Pickup date').inputValue()).toMatch(/^20(2[6-9]|[3-9]\d)/)
  for (const label of ['Travelers', 'Name on the sign', /^E-?mail$/])
    expect(await form.getByLabel(label).inputValue()).toBe('')
  expect(await form.getByLabel('Vehicle').inputValue()).toContain('Mini Car')
  expect(complaints).toEqual([])
  await close()
})
