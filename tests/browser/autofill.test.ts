/**
 * What a browser fills into the booking forms from a guest's profile, by Chrome's own engine: phone, e-mail and name,
 * and nothing into the fields that are about Sri Lanka.
 */
import type { Locator, Page } from 'playwright-core'
import { inject, test } from 'vitest'
import { addressIn, type Language, LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { browser } from './browser.ts'
import { confirmButton, fillIn, newCustomer, readyForm, ridesOf, shownReference } from './bookings.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, loadAndHydrate, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const HOME = 'Hauptstrasse 5'
const PROFILE = {
  NAME_FULL: 'Anna Berta Muster',
  COMPANY_NAME: 'Muster GmbH',
  ADDRESS_HOME_LINE1: HOME,
  ADDRESS_HOME_LINE2: 'Hinterhaus',
  ADDRESS_HOME_STREET_ADDRESS: `${HOME}\nHinterhaus`,
  ADDRESS_HOME_CITY: 'Bremen',
  ADDRESS_HOME_ZIP: '28195',
  ADDRESS_HOME_COUNTRY: 'DE',
  EMAIL_ADDRESS: 'anna@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+4942112345678',
}

/**
 * Lets the browser fill in the form around a field, as where a guest chooses the profile below that field.
 * @returns false where this browser has no such engine, as the one from the npm registry
 */
async function fillFromProfile(page: Page, from: Locator): Promise<boolean> {
  const tab = await page.context().newCDPSession(page)
  const known = await tab.send('Autofill.enable').then(
    () => true,
    () => false,
  )
  if (!known) {
    console.warn('This browser cannot fill in a profile: only what the fields are called has been checked.')
    return false
  }
  await from.focus()
  const { result } = await tab.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { node } = await tab.send('DOM.describeNode', { objectId: result.objectId! })
  const fields = Object.entries(PROFILE).map(([name, value]) => ({ name, value }))
  const filled = new Promise((resolve) => {
    tab.once('Autofill.addressFormFilled', resolve)
  })
  // Chrome reads a form some time after it has changed.
  const fill = { fieldId: node.backendNodeId, address: { fields } } as never
  const isFilled = () =>
    tab.send('Autofill.trigger', fill).then(
      () => true,
      () => false,
    )
  while (!(await isFilled())) await page.evaluate(() => new Promise(requestAnimationFrame))
  await filled
  return true
}

const form = (page: Page) => page.locator('form.booking-form')

/** The texts in the form by the names of their fields: what the guest's profile is for, and all others. */
async function valuesOf(page: Page) {
  const values = await form(page).evaluate((element) =>
    [...(element as HTMLFormElement).elements]
      .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      .filter(({ type }) => !['checkbox', 'date', 'time'].includes(type))
      .map(({ name, value, autocomplete }) => [name, value, autocomplete] as const),
  )
  const own = (isOwn: boolean) =>
    Object.fromEntries(
      values.filter(([, , use]) => (use !== 'off') === isOwn).map(([name, value]) => [name.toLowerCase(), value]),
    )
  return { profile: own(true), others: own(false) }
}

/** What browsers take for a part of an address, in five languages. */
const ADDRESS_WORDS =
  /address|street|\bcity\b|\btown\b|postcode|adresse|stra(ß|ss)e|\bort\b|stadt|\brue\b|ville|адрес|улица|город|地址|街道|城市/i

const FORMS = {
  'a transfer and its way back': '/transfer/taxi-from-Kandy-to-Ella',
  'a tour': SITE_PAGES['a safari with transport'],
  'a journey': SITE_PAGES['a journey'],
}

/** Chrome reads labels by the language: those that the Worker writes into a form. */
async function labelsInHtml(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text()
  const written = html.slice(html.indexOf('class="booking-form'))
  return [...written.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label!)
}

for (const [kind, path] of Object.entries(FORMS))
  test.concurrent(`a profile fills phone, e-mail and name of ${kind}, and nothing else, in each language`, async ({
    expect,
  }) => {
    const visitor = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' })
    const page = await visitor.newPage()
    // One visitor of all languages has the scripts from the first page on. What one page has kept must not come back.
    await page.addInitScript(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    // The fields of a transfer and its way back are those of all forms, and some more: it is filled in each language.
    const isOfAll = path === FORMS['a transfer and its way back']
    for (const language of OFFERED as readonly Language[]) {
      if (!isOfAll && !['en', 'de'].includes(language)) {
        const labels = await labelsInHtml(site + addressIn(language, path))
        expect([labels.length > 5, labels.filter((label) => ADDRESS_WORDS.test(label))]).toEqual([true, []])
        continue
      }
      await page.addInitScript((locale) => {
        Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true })
      }, LANGUAGES[language].locale)
      await loadAndHydrate(page, () => page.goto(site + addressIn(language, path)))
      await form(page).scrollIntoViewIfNeeded()
      await form(page).locator('.booking-form__button:enabled').waitFor()
      await form(page).evaluate((element) => {
        for (const folded of element.querySelectorAll('details')) folded.open = true
      })
      const back = form(page).locator('.return > .return__choice input')
      if ((await back.count()) > 0) await back.check()
      const labels = await form(page).locator('label').allTextContents()
      expect(labels.filter((label) => ADDRESS_WORDS.test(label))).toEqual([])
      const { profile, others } = await valuesOf(page)
      expect(profile).toMatchObject({ guestname: '', email: '' })
      if (await fillFromProfile(page, form(page).locator('[name=email]'))) {
        await expect.poll(async () => (await valuesOf(page)).profile.guestname).toBe(PROFILE.NAME_FULL)
        const after = await valuesOf(page)
        expect(after.profile).toMatchObject({ email: PROFILE.EMAIL_ADDRESS })
        expect(after.profile.phone!.replaceAll(/\D/g, '')).toMatch(/(49)?42112345678$/)
        expect(after.others).toEqual(others)
      }
    }
    await visitor.close()
  })

test.concurrent('what a browser fills into an address all the same is taken back, and what the guest typed there stays', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, site + FORMS['a transfer and its way back'], {
    ...DESKTOP,
    locale: 'en-GB',
  })
  const ann = newCustomer()
  await readyForm(page)
  await fillIn(page, { ...ann, email: '', phone: '' })
  // Chrome fills in once more what a form has got since.
  await form(page).locator('option[value="DE"]').waitFor({ state: 'attached' })
  await form(page).locator('[name=pickupaddress]').fill('12 Lake Road')
  // A page that is translated calls its fields by other words.
  await form(page).evaluate((element) => {
    for (const name of ['pickupaddress', 'dropoffaddress']) {
      const field = (element as HTMLFormElement).elements.namedItem(name) as HTMLInputElement
      field.labels![0]!.firstChild!.textContent = 'Address'
    }
  })
  if (await fillFromProfile(page, form(page).locator('[name=email]'))) {
    // The guest books with what was filled in: Chrome fills it in again for some time, whatever is typed over it.
    await expect
      .poll(async () => (await valuesOf(page)).profile)
      .toMatchObject({ guestname: PROFILE.NAME_FULL, email: PROFILE.EMAIL_ADDRESS })
    expect((await valuesOf(page)).others).toMatchObject({ pickupaddress: '12 Lake Road', dropoffaddress: '' })
    // The number stands without its country code beside the country.
    await confirmButton(page).click()
    await shownReference(page)
    expect(ridesOf(state, { ...ann, email: PROFILE.EMAIL_ADDRESS })).toMatchObject([
      { phone: '+4942112345678', guest_name: PROFILE.NAME_FULL, pickup_address: '12 Lake Road', dropoff_address: '' },
    ])
  }
  await close()
})

test.concurrent('what a guest typed before a reload stays when the browser fills in the rest', async ({ expect }) => {
  const { page, close } = await visit(browser, site + FORMS['a transfer and its way back'], {
    ...DESKTOP,
    locale: 'en-GB',
  })
  const ann = newCustomer()
  await fillIn(page, ann)
  await loadAndHydrate(page, () => page.reload())
  await readyForm(page)
  await form(page).evaluate((element) => {
    for (const folded of element.querySelectorAll('details')) folded.open = true
  })
  if (await fillFromProfile(page, form(page).locator('[name=guestname]'))) {
    await expect.poll(async () => (await valuesOf(page)).profile.guestname).toBe(PROFILE.NAME_FULL)
    await confirmButton(page).click()
    await shownReference(page)
    expect(ridesOf(state, ann)).toMatchObject([{ phone: '+447911123456', guest_name: PROFILE.NAME_FULL }])
  }
  await close()
})

test.concurrent('a country that is the first thing chosen in a form stays chosen', async ({ expect }) => {
  for (const path of [FORMS['a tour'], FORMS['a transfer and its way back']]) {
    const { page, close } = await visit(browser, site + path, { ...DESKTOP, locale: 'en-GB' })
    const country = (await readyForm(page)).getByLabel('Country code')
    await country.focus()
    await country.locator('option[value="DE"]').waitFor({ state: 'attached' })
    await country.selectOption('DE')
    expect(await country.inputValue()).toBe('DE')
    await close()
  }
})
