/** The office's page 'Prices': typed values, the draft, preview, publishing, history, two owners at once. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import { addDays, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findDraft, goingOn } from '#worker/office/prices/price-publishing.ts'
import { SECTIONS } from '#worker/office/prices/prices-page.tsx'
import { listOfNumber } from '#worker/prices/request-price-list.ts'
import { BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { publish, publishedLists } from '#worker/prices/publication.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { book, oneIsolate, see, send, site } from './office-site.ts'

const decoded = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What the large form of a page would send. */
async function formOf(text: string): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  let select = ''
  await new HTMLRewriter()
    .on('form[action*="/edit/"] input', {
      element(input) {
        const at = (name: string) => decoded(input.getAttribute(name) ?? '')
        if (at('type') !== 'checkbox' || input.hasAttribute('checked')) fields[at('name')] = at('value')
      },
    })
    .on('form[action*="/edit/"] select', {
      element(input) {
        select = decoded(input.getAttribute('name')!)
      },
    })
    .on('form[action*="/edit/"] option[selected]', {
      element(option) {
        fields[select] = decoded(option.getAttribute('value')!)
      },
    })
    .transform(new Response(text))
    .text()
  return fields
}

interface Edit {
  readonly change?: Readonly<Record<string, string>>
  /** The button that is pressed. */
  readonly act?: string
}

/** Opens a part, types, and presses a button. */
async function edit(section: string, { change = {}, act = 'keep' }: Edit = {}) {
  const { text } = await see(`/prices/edit/${section}`)
  return send(`/prices/edit/${section}`, { ...(await formOf(text)), ...change, do: act })
}

async function keeps(section: string, change: Readonly<Record<string, string>>, act?: string) {
  const answer = await edit(section, { change, ...(act ? { act } : {}) })
  expect(answer.status, wordsOf(answer.text)).toBe(303)
}

const wordsOf = (html: string) =>
  decoded(
    html
      .replace(/[\s\S]*<main>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  )
const draft = async () => (await findDraft(site.env))!.list as unknown as PriceList
const latest = async () => (await publishedLists(site.env))[0]?.number ?? 0

/** As the preview's form does it. */
async function publishDraft(change: Readonly<Record<string, string>> = {}) {
  const version = String((await findDraft(site.env))?.version ?? 0)
  return send('/prices/publish', { version, latest: String(await latest()), why: 'Fuel', from: '', ...change })
}

beforeEach(() => env.DB.prepare('delete from price_draft').run())

describe('a part of the list', () => {
  test.each(Object.keys(SECTIONS))('%s comes back as it was shown', async (section) => {
    await keeps(section, {})
    expect(await draft()).toEqual(FIRST_PRICE_LIST)
  })

  test('keeps what is typed in the draft, and guests pay as before', async () => {
    await keeps('dollar', { 'dollar.lkr': '300' })
    expect((await draft()).dollar).toEqual({ lkr: 300, lkrInTours: 291 })
    expect(wordsOf((await see('/prices')).text)).toContain('Dollar › In fares (rupees for a dollar): 288 → 300')
    expect((await site.get('/transfer/taxi-from-Colombo-to-Kandy')).status).toBe(200)
    expect(await publishedLists(site.env)).toEqual([])
  })

  test('refuses wrong values beside their fields, and shows all again as it was typed', async () => {
    const change = { 'dollar.lkr': '300 rupees', 'dollar.lkrInTours': '24.000' }
    const { status, text } = await edit('dollar', { change })
    expect(status).toBe(409)
    expect(text).toContain('value="300 rupees"')
    expect(text).toContain('value="24.000"')
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(text).toMatch(
      /id="f-dollar\.lkr-bad">It must be a whole number of rupees for a dollar, from 50 to 5,000, not the text &#x27;300 rupees/,
    )
    expect(wordsOf(text)).toContain('2 values are wrong.')
    const overview = wordsOf((await see('/prices')).text)
    expect(overview).toContain('2 values are wrong')
    const refused = await publishDraft()
    expect([refused.status, await publishedLists(site.env)]).toEqual([409, []])
    await keeps('dollar', { 'dollar.lkr': '1 300', 'dollar.lkrInTours': ' 1\u202f301 ' })
    expect((await draft()).dollar).toEqual({ lkr: 1300, lkrInTours: 1301 })
    await keeps('dollar', { 'dollar.lkr': '1,300', 'dollar.lkrInTours': '301' })
    expect((await draft()).dollar).toEqual({ lkr: 1300, lkrInTours: 301 })
  })

  test('is asked for what a draft does not have that was begun before lists had it', async () => {
    await keeps('dollar', {})
    await env.DB.exec("update price_draft set json = json_remove(json, '$.promises.ifNobodyComes')")
    const refused = await publishDraft()
    expect([refused.status, await publishedLists(site.env)]).toEqual([409, []])
    const { ifNobodyComes } = FIRST_PRICE_LIST.promises
    const typed = Object.entries(ifNobodyComes).map(([name, value]) => [`promises.ifNobodyComes.${name}`, `${value}`])
    await keeps('promises', Object.fromEntries(typed))
    expect((await draft()).promises).toEqual(FIRST_PRICE_LIST.promises)
  })

  test('adds rows and takes them out, and keeps what else was typed', async () => {
    await keeps('seasons', {}, 'add seasons')
    await keeps('seasons', { 'seasons.0.percent': '15' }, 'add seasons')
    expect((await draft()).seasons).toMatchObject([{ percent: 15, from: '' }, { percent: 0 }])
    const wrong = await edit('seasons')
    expect([wrong.status, wordsOf(wrong.text)]).toEqual([409, expect.stringContaining('a date that exists')])
    await keeps('seasons', { 'seasons.0.percent': '16' }, 'remove seasons.1')
    const change = {
      'seasons.0.from': '2026-12-20',
      'seasons.0.to': '2027-01-05',
      'seasons.0.names.en': 'Christmas',
      'seasons.0.vehicles.1': 'car',
      'seasons.0.tours': 'yes',
    }
    await keeps('seasons', change)
    expect((await draft()).seasons).toEqual([
      {
        from: '2026-12-20',
        to: '2027-01-05',
        percent: 16,
        names: { en: 'Christmas' },
        vehicles: ['car'],
        tours: true,
      },
    ])
  })

  test('takes a number with the sign of its unit, and refuses that of another one', async () => {
    const dollars = (typed: string) => ({ 'tours.yala.0.half': typed })
    for (const typed of ['USD 1,095', '$1095', '1095 USD', '1,095$']) {
      await keeps('tours', dollars(typed))
      expect([typed, (await draft()).tours.yala[0]!.half]).toEqual([typed, 1095])
    }
    for (const typed of ['Rs 95', '95 %', '95 dollars', '$', '$ $ 95', '9$5'])
      expect([typed, (await edit('tours', { change: dollars(typed) })).status]).toEqual([typed, 409])
  })

  test('takes a night by percent or by rupees, and not by both', async () => {
    await keeps('night', {}, 'add night')
    const times = { 'night.from': '22:00', 'night.until': '05:00' }
    const both = { ...times, 'night.more.percent': '10', 'night.more.rupees': '500' }
    const refused = await edit('night', { change: both })
    expect([refused.status, wordsOf(refused.text)]).toEqual([
      409,
      expect.stringContaining('Say it in percent or in rupees: leave one of the two empty.'),
    ])
    expect(wordsOf(refused.text)).toContain('One value is wrong. The draft keeps it.')
    await keeps('night', { ...times, 'night.more.percent': '', 'night.more.rupees': 'Rs. 500/=' })
    expect((await draft()).night).toEqual({ from: '22:00', until: '05:00', more: { rupees: 500 } })
    await keeps('night', { 'night.more.percent': '10 %', 'night.more.rupees': '' })
    expect((await draft()).night?.more).toEqual({ percent: 10 })
    await keeps('night', {}, 'remove night')
    expect((await draft()).night).toBeNull()
  })

  test('shows no figures of a class that costs a percentage of another one: they would count nowhere', async () => {
    await keeps('classes', {}, 'add vehicles.van.share')
    await keeps('classes', { 'vehicles.van.share.of': 'car', 'vehicles.van.share.percent': '160' })
    for (const section of ['fares', 'stay', 'waiting']) {
      const { text } = await see(`/prices/edit/${section}`)
      expect(text, section).not.toMatch(/name="[^"]*\.van[."]/)
      expect(wordsOf(text)).toContain('Van: 160 % of Sedan Car, without figures here.')
    }
    // Such a class may have a least price and prices by hand.
    expect((await see('/prices/edit/least')).text).toContain('name="least.van"')
    // They are there again where it loses the percentage.
    const { perKm } = (await draft()).transfers.airport
    expect((await see('/prices/edit/classes')).text).toContain('Give it the figures again that it had before')
    await keeps('classes', {}, 'remove vehicles.van.share')
    expect((await draft()).transfers.airport.perKm).toEqual(perKm)
    const { text } = await see('/prices/edit/fares')
    expect(text).toContain('name="transfers.airport.perKm.van"')
    expect(text).not.toContain('without figures here')
  })

  test('asks for the percentage of a class with figures of its own: nothing changes by a tap alone', async () => {
    await keeps('classes', {}, 'add vehicles.van.share')
    const { text } = await see('/prices/edit/classes')
    expect(await formOf(text)).toMatchObject({ 'vehicles.van.share.of': 'car', 'vehicles.van.share.percent': '' })
    const refused = await edit('classes')
    expect([refused.status, wordsOf(refused.text)]).toEqual([
      409,
      expect.stringContaining('It is empty. It must be a whole number of percent, from 10 to 1,000.'),
    ])
    expect((await publishDraft()).status).toBe(409)
    // Back again, it has the figures that it had.
    await keeps('classes', {}, 'remove vehicles.van.share')
    expect(await draft()).toEqual(FIRST_PRICE_LIST)
  })

  test('says of what a button did that the draft has it: to go back keeps it', async () => {
    const added = await edit('seasons', { act: 'add seasons' })
    const said = 'is in the draft already'
    const { text } = await see(added.headers.get('location')!.replace(/^\/operator/, ''))
    expect([text.includes(said), text.includes('Back without keeping')]).toEqual([true, false])
    const { text: opened } = await see('/prices/edit/seasons')
    expect([opened.includes(said), opened.includes('Back without keeping')]).toEqual([false, true])
    await keeps('seasons', {}, 'remove seasons.0')
  })

  test('says what is wrong on a page whatever is wrong on another one', async () => {
    await keeps('closed', {}, 'add closed')
    expect((await edit('closed')).status).toBe(409)
    await keeps('seasons', {}, 'add seasons')
    const season = { 'seasons.0.from': '2026-12-20', 'seasons.0.to': '2027-01-05', 'seasons.0.percent': '20' }
    const nameless = await edit('seasons', { change: season })
    expect([nameless.status, nameless.text.includes('write it in English, at least')]).toEqual([409, true])
    await keeps('seasons', { 'seasons.0.names.en': 'Christmas' })
    await keeps('seasons', {}, 'add seasons')
    const second = { 'seasons.1.from': '2027-01-01', 'seasons.1.to': '2027-01-02', 'seasons.1.percent': '5' }
    const clash = await edit('seasons', { change: { ...second, 'seasons.1.names.en': 'New Year' } })
    expect([clash.status, clash.text.includes('It overlaps with the season of 2026-12-20')]).toEqual([409, true])
    expect((await see('/prices')).text).toContain('3 values are wrong')
    await keeps('seasons', {}, 'remove seasons.1')
    await keeps('seasons', {}, 'remove seasons.0')
    await keeps('closed', {}, 'remove closed.0')
  })

  test('begins with the percentage that all figures of a class come to', async () => {
    await keeps('classes', { new: 'bus' }, 'add vehicles')
    expect(await formOf((await see('/prices/edit/classes')).text)).toMatchObject({ 'vehicles.bus.share.percent': '' })
    await keeps('classes', {
      'vehicles.bus.names.en': 'Minibus',
      'vehicles.bus.seats': '12',
      'vehicles.bus.bags': '12',
      'vehicles.bus.share.percent': '145',
    })
    await keeps('classes', {}, 'remove vehicles.bus.share')
    await keeps('classes', {}, 'add vehicles.bus.share')
    expect((await draft()).vehicles).toMatchObject({ bus: { share: { of: 'van', percent: 145 } } })
    // With one of them changed it is no percentage any more.
    await keeps('classes', {}, 'remove vehicles.bus.share')
    await keeps('stay', { 'driverStay.leastKmPerDay.bus': '120' })
    await keeps('classes', {}, 'add vehicles.bus.share')
    expect((await draft()).vehicles).toMatchObject({ bus: { share: { of: 'van', percent: '' } } })
  })

  test('adds a class by a percentage, gives it figures of its own, and takes it out everywhere', async () => {
    for (const id of ['van', 'Bus', '__proto__', 'constructor', '9seats', '', 'x'.repeat(17)]) {
      const refused = await edit('classes', { change: { new: id }, act: 'add vehicles' })
      expect([id, refused.status, refused.text.includes('id="new-bad"')]).toEqual([id, 409, true])
    }
    await keeps('classes', { new: 'bus' }, 'add vehicles')
    await keeps('classes', {
      'vehicles.bus.names.en': 'Minibus',
      'vehicles.bus.seats': '12',
      'vehicles.bus.bags': '12',
      'vehicles.bus.share.percent': '150',
    })
    expect((await see('/prices/edit/classes')).text).toContain('Give it figures of its own, as they are now')
    await keeps('classes', {}, 'remove vehicles.bus.share')
    const own = await draft()
    expect(own.vehicles).toMatchObject({ bus: { share: null, seats: 12, names: { en: 'Minibus' } } })
    expect(own.transfers.airport).toMatchObject({ base: { bus: 1200 }, perKm: { bus: 465 } })
    expect(own.transfers.longer.perKm).toMatchObject({
      bus: [
        [450, 375, 315, 315],
        [315, 315, 315, 285],
        [315, 315, 315, 285],
      ],
    })
    expect(allPriceListProblems(own)).toEqual([])
    await keeps('fares', {})
    expect((await draft()).transfers).toEqual(own.transfers)
    const season = { from: '2027-04-01', to: '2027-04-30', percent: '20', 'names.en': 'New Year', 'vehicles.0': 'bus' }
    await keeps('seasons', {}, 'add seasons')
    await keeps(
      'seasons',
      Object.fromEntries(Object.entries(season).map(([name, typed]) => [`seasons.0.${name}`, typed])),
    )
    expect((await draft()).seasons).toMatchObject([{ vehicles: ['bus'] }])
    await keeps('classes', {}, 'remove vehicles.bus')
    // Without its only class the season would be one of all.
    expect(await draft()).toEqual(FIRST_PRICE_LIST)
    // A class of the contract stays.
    await keeps('classes', {}, 'remove vehicles.van')
    expect(await draft()).toEqual(FIRST_PRICE_LIST)
  })

  test('of a season of tours and the only class that is taken out, somebody has to say what it is for', async () => {
    const season = { from: '2027-04-01', to: '2027-04-30', percent: '20', 'names.en': 'New Year', tours: 'yes' }
    const typed = Object.entries({ ...season, 'vehicles.0': 'bus' }).map(([name, text]) => [`seasons.0.${name}`, text])
    await keeps('classes', { new: 'bus' }, 'add vehicles')
    await keeps('seasons', {}, 'add seasons')
    await keeps('seasons', Object.fromEntries(typed))
    await keeps('classes', {}, 'remove vehicles.bus')
    expect(allPriceListProblems(await draft()).map(({ path }) => path)).toEqual(['seasons.0.vehicles.0'])
    // Another save does not make it one of all classes.
    expect((await edit('seasons', { change: {}, act: 'keep' })).status).toBe(409)
    expect((await draft()).seasons).toMatchObject([{ vehicles: ['bus'], tours: true }])
  })

  test('asks for the figures of a new class without a percentage: it has those of no other class', async () => {
    await keeps('classes', { new: 'bus' }, 'add vehicles')
    await keeps('classes', {}, 'remove vehicles.bus.share')
    const own = await draft()
    expect(own.vehicles).toMatchObject({ bus: { share: null } })
    expect([own.transfers.airport.base.bus, own.driverStay!.leastKmPerDay.bus]).toEqual(['', ''])
    expect(own.transfers.longer.perKm.bus!.flat().every((each) => (each as unknown) === '')).toBe(true)
    expect((await see('/prices/edit/fares')).text).toContain('name="transfers.airport.base.bus"')
    expect(allPriceListProblems(own)).not.toEqual([])
    // A percentage that is typed after all takes their place.
    await keeps('classes', {}, 'add vehicles.bus.share')
    expect((await draft()).vehicles).toMatchObject({ bus: { share: { of: 'van', percent: '' } } })
    const named = { 'vehicles.bus.names.en': 'Minibus', 'vehicles.bus.seats': '12', 'vehicles.bus.bags': '12' }
    await keeps('classes', { ...named, 'vehicles.bus.share.percent': '150' })
    expect(allPriceListProblems(await draft())).toEqual([])
    await keeps('classes', {}, 'remove vehicles.bus.share')
    expect((await draft()).transfers.airport.base.bus).toBe(1200)
    await keeps('classes', {}, 'remove vehicles.bus')
  })

  test('adds a row of rates to every class with the end of a row', async () => {
    await keeps('fares', {}, 'add transfers.longer.upToKm')
    await keeps('fares', { 'transfers.longer.upToKm.2': '200', 'transfers.longer.perKm.van.3.3': '180' })
    const { upToKm, perKm } = (await draft()).transfers.longer
    expect([upToKm, perKm.van!.length, perKm.van!.at(-1), perKm.mini!.at(-1)]).toEqual([
      [100, 144, 200],
      4,
      [210, 210, 210, 180],
      [170, 169, 150, 140],
    ])
    await keeps('fares', {}, 'remove transfers.longer.upToKm.2')
    expect((await draft()).transfers.longer.perKm.van).toHaveLength(3)
  })

  test('adds a park with a table of its own, puts parks in order, and takes one out with its closed days', async () => {
    await keeps('parks', { new: 'Gal Oya national park' }, 'add parks')
    const gate = { 'parks.Gal Oya national park.gate.lat': '7.2', 'parks.Gal Oya national park.gate.lng': '81.47' }
    await keeps('parks', {}, 'add parks.Gal Oya national park.gate')
    await keeps('parks', gate, 'add parks.Gal Oya national park.prices')
    await keeps('parks', { 'parks.Gal Oya national park.prices.0.half': '111' })
    await keeps('parks', {}, 'raise parks.Gal Oya national park')
    const { parks } = await draft()
    expect(Object.keys(parks).slice(-2)).toEqual(['Gal Oya national park', 'Horton Plains national park'])
    expect(parks['Gal Oya national park']).toMatchObject({ shortName: 'Gal Oya', gate: { lat: 7.2, lng: 81.47 } })
    expect(parks['Gal Oya national park']!.prices[0]).toEqual({ half: 111, full: 160 })
    await keeps('closed', {}, 'add closed')
    await keeps('closed', {
      'closed.0.from': '2027-04-13',
      'closed.0.to': '2027-04-14',
      'closed.0.park': 'Bundala national park',
    })
    const day = addDays(sriLankaTime(new Date()).date, 60)
    await book({ pickupdate: day })
    await book({ pickupdate: addDays(day, 3) })
    await keeps('closed', {}, 'add closed')
    await keeps('closed', { 'closed.1.from': addDays(day, -1), 'closed.1.to': addDays(day, 1) })
    const preview = wordsOf((await see('/prices/preview')).text)
    expect(preview).toContain(
      `These rides stay booked: drive them, or call the guests. ${showDate(day)} : 1 ride Fares`,
    )
    await keeps('closed', {}, 'remove closed.1')
    expect(wordsOf((await see('/prices/preview')).text)).not.toContain('These rides stay booked')
    await keeps('parks', {}, 'remove parks.Bundala national park')
    expect(await draft()).toMatchObject({ closed: [] })
    expect(Object.keys((await draft()).parks)).not.toContain('Bundala national park')
  })

  test('says in plain words what is wrong with a place, and keeps the row', async () => {
    await keeps('by-hand', {}, 'add byHand')
    const change = { 'byHand.0.from': 'Atlantis', 'byHand.0.to': 'Galle', 'byHand.0.prices.car': '24,000' }
    const { status, text } = await edit('by-hand', { change })
    expect([status, wordsOf(text)]).toEqual([409, expect.stringContaining("The site knows no place 'Atlantis'.")])
    // By whatever name, the site's own is kept.
    await keeps('by-hand', { 'byHand.0.from': 'Colombo Airport' })
    expect((await draft()).byHand[0]!.from).toBe('Colombo Bandaranaike International Airport')
    await keeps('by-hand', { 'byHand.0.from': 'kandy', 'byHand.0.bothWays': 'yes' })
    expect((await draft()).byHand).toEqual([
      { from: 'Kandy', to: 'Galle', bothWays: true, prices: { car: 24_000 }, why: '' },
    ])
  })
})

describe('two owners at once', () => {
  test('the second one to keep the same part is told, sees what they typed, and may keep it', async () => {
    const shown = await formOf((await see('/prices/edit/dollar')).text)
    await keeps('dollar', { 'dollar.lkr': '300' })
    const second = await send('/prices/edit/dollar', { ...shown, 'dollar.lkr': '310', do: 'keep' })
    expect(second.status).toBe(409)
    expect(wordsOf(second.text)).toContain('changed the draft on')
    expect(second.text).toContain('value="310"')
    expect((await draft()).dollar.lkr).toBe(300)
    const again = await send('/prices/edit/dollar', { ...(await formOf(second.text)), do: 'keep' })
    expect([again.status, (await draft()).dollar.lkr]).toEqual([303, 310])
  })

  test('other parts do not disturb each other', async () => {
    const shown = await formOf((await see('/prices/edit/dollar')).text)
    await keeps('least', { roundedTo: '50' })
    expect((await send('/prices/edit/dollar', { ...shown, 'dollar.lkr': '300', do: 'keep' })).status).toBe(303)
    expect(await draft()).toMatchObject({ roundedTo: 50, dollar: { lkr: 300 } })
  })

  test('a draft that has changed since its preview is not published, nor thrown away', async () => {
    await keeps('dollar', { 'dollar.lkr': '300' })
    await keeps('dollar', { 'dollar.lkr': '310' })
    for (const path of ['/prices/publish', '/prices/drop']) {
      const late = await send(path, { version: '1', latest: String(await latest()), why: 'Fuel', from: '' })
      expect([late.status, wordsOf(late.text)]).toEqual([409, expect.stringContaining('changed the draft on')])
    }
    expect((await draft()).dollar.lkr).toBe(310)
  })

  test('the second one to publish is told who was faster', async () => {
    const before = String(await latest())
    await keeps('dollar', { 'dollar.lkr': '300' })
    expect((await publishDraft()).status).toBe(303)
    await keeps('dollar', { 'dollar.lkr': '310' })
    const late = await publishDraft({ latest: before })
    expect([late.status, wordsOf(late.text)]).toEqual([
      409,
      expect.stringMatching(/has published list \d+ on .*: Fuel\./),
    ])
    expect((await draft()).dollar.lkr).toBe(310)
  })
})

describe('preview and publishing', () => {
  test('shows old beside new, what changes by most, and where a longer way costs less', async () => {
    await keeps('fares', { 'transfers.airport.perKm.van': '279' })
    await keeps('tours', { 'tours.yala.0.half': '95', 'tours.yala.0.full': '150' })
    const { text, status } = await see('/prices/preview')
    const words = wordsOf(text)
    expect(status).toBe(200)
    expect(words).toContain('listed fares change.')
    expect(words).toContain('Cheaper by most, -11.8 %: Yala national park, full day, for 1')
    expect(words).toContain('For each km › Van (rupees for each km): 310 → 279')
    expect(words).toContain('Where a longer way costs less')
    expect(words).toContain('Van, airport: 79 km cost LKR 22,841')
  })

  test('smooths a cliff by one tap, in the draft alone', async () => {
    await keeps('dollar', { 'dollar.lkr': '300' })
    const fields = { version: '1', vehicle: 'van', km: '79', airport: 'yes' }
    const smoothed = await send('/prices/smooth', fields)
    expect([smoothed.status, smoothed.headers.get('location')]).toEqual([303, '/operator/prices/preview'])
    const { byHand } = await draft()
    expect(byHand).toContainEqual(expect.objectContaining({ to: 'Kalutara', prices: { van: 25_290 } }))
    expect(await see('/prices/preview')).toMatchObject({ status: 200 })
    // With the version of before.
    expect((await send('/prices/smooth', fields)).status).toBe(409)
    const wrong = [
      { vehicle: '__proto__' },
      { vehicle: 'coach' },
      { km: '0' },
      { km: '-5' },
      { km: '999999999' },
      { km: 'x' },
    ]
    for (const change of wrong)
      expect([change, (await send('/prices/smooth', { ...fields, version: '2', ...change })).status]).toEqual([
        change,
        400,
      ])
  })

  test('of two who smooth at once, the second is told: nothing is lost unsaid', async () => {
    await keeps('dollar', { 'dollar.lkr': '300' })
    const preview = (await see('/prices/preview')).text
    const taps = [...preview.matchAll(/action="\/operator\/prices\/smooth"[^>]*>(.*?)<\/form>/gs)].map(([, form]) =>
      Object.fromEntries([...form!.matchAll(/name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [name, value])),
    ) as Record<string, string>[]
    expect(taps.length).toBeGreaterThan(1)
    const answers = await Promise.all(taps.slice(0, 2).map((fields) => send('/prices/smooth', fields)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(answers.find(({ status }) => status === 409)!.text).toContain('changed the draft')
  })

  test('publishes now: the draft is gone, the list in force, its author and reason in the history', async () => {
    await keeps('dollar', { 'dollar.lkr': '320' })
    expect((await publishDraft({ why: '' })).status).toBe(409)
    expect(wordsOf((await publishDraft({ why: 'x'.repeat(201) })).text)).toContain('Say why')
    const number = (await latest()) + 1
    const answer = await publishDraft({ why: '  Dollar <b>up</b> ' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/operator/prices?done=published'])
    expect(await findDraft(site.env)).toBeNull()
    expect((await listOfNumber(site.env, number))!.dollar.lkr).toBe(320)
    const overview = (await see('/prices?done=published')).text
    expect(wordsOf(overview)).toContain(`Guests pay by list ${number}`)
    expect(overview).toContain('Dollar &lt;b&gt;up&lt;/b&gt;')
    expect(wordsOf((await see(`/prices/history/${number}`)).text)).toMatch(
      /Dollar › In fares \(rupees for a dollar\): \d+ → 320/,
    )
    const quote = await site.get('/transfer/taxi-from-Colombo-to-Kandy')
    const [, , distanceKm, durationMinutes] = BUILT_IN_RATES.find(([from, to]) => from === 'Colombo' && to === 'Kandy')!
    const { miniprice } = transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm, durationMinutes })
    expect(await quote.text()).toContain(`USD ${Math.floor(miniprice! / 320)}`)
  })

  test('publishes for a day to come, and refuses a day that is none', async () => {
    await keeps('dollar', { 'dollar.lkr': '330' })
    const today = sriLankaTime(new Date()).date
    for (const from of ['2020-01-01', addDays(today, -1), addDays(today, 400), '20 December', '2027-02-30'])
      expect([from, (await publishDraft({ from })).status]).toEqual([from, 409])
    const before = await latest()
    expect((await publishDraft({ from: addDays(today, 7) })).status).toBe(303)
    const [list] = await publishedLists(site.env)
    expect(list).toMatchObject({
      number: before + 1,
      validFrom: new Date(`${addDays(today, 7)}T00:00:00+05:30`).toISOString(),
    })
    expect(wordsOf((await see('/prices')).text)).toContain(`list ${before + 1} counts, by`)
    expect(wordsOf((await see('/prices/history')).text)).toContain('counts from')
  })

  test('goes back to an earlier list in one step, as a new list', async () => {
    await keeps('dollar', { 'dollar.lkr': '340' })
    await publishDraft()
    const number = await latest()
    // It is asked about: a tap on it alone changes nothing.
    expect((await see('/prices/history')).text).toMatch(
      /<summary[^>]*>Go back to it<\/summary>(?:(?!<\/details>).)*Yes, go back to the list that the site came with/s,
    )
    expect((await send('/prices/back/0', { latest: String(number) })).status).toBe(303)
    const [list] = await publishedLists(site.env)
    expect(list).toMatchObject({ number: number + 1, why: 'Back to the list that the site came with' })
    expect(await listOfNumber(site.env, number + 1)).toEqual(FIRST_PRICE_LIST)
    const late = await send(`/prices/back/${number}`, { latest: String(number) })
    expect([late.status, wordsOf(late.text)]).toEqual([409, expect.stringContaining('has published list')])
    for (const none of ['999', '-1', 'x', '1e3']) expect((await send(`/prices/back/${none}`, {})).status).toBe(404)
  })

  test('takes back a list to come: what counts until its day goes on', async () => {
    const day = addDays(sriLankaTime(new Date()).date, 5)
    await send('/prices/back/0', { latest: String(await latest()) })
    const inForce = await latest()
    await keeps('dollar', { 'dollar.lkr': '333' })
    await publishDraft({ from: day })
    const coming = inForce + 1
    await keeps('dollar', { 'dollar.lkr': '334' })
    // Whoever publishes for today is told until when it counts.
    expect(wordsOf((await see('/prices/preview')).text)).toContain(`list ${coming} counts, by`)
    expect((await see('/prices/history')).text).toMatch(
      new RegExp(`<summary>Take list ${coming} back</summary>.*Yes, take list ${coming} back</button>`),
    )
    const early = await send(`/prices/take-back/${coming}`, { latest: String(inForce) })
    expect([early.status, wordsOf(early.text)]).toEqual([409, expect.stringContaining('has published list')])

    expect((await send(`/prices/take-back/${coming}`, { latest: String(coming) })).status).toBe(303)
    const [list] = await publishedLists(site.env)
    expect(list).toMatchObject({
      number: coming + 1,
      validFrom: new Date(`${day}T00:00:00+05:30`).toISOString(),
      why: `List ${coming} is taken back, list ${inForce} goes on`,
    })
    expect(await listOfNumber(site.env, coming + 1)).toEqual(FIRST_PRICE_LIST)
    // Nothing changes on that day, so nothing of it is said.
    const overview = wordsOf((await see('/prices')).text)
    for (const number of [coming, coming + 1]) expect(overview).not.toContain(`list ${number} counts, by`)
    expect(wordsOf((await see('/prices/history')).text)).toContain(
      `Never in force List ${coming} · taken back, never counts`,
    )
    for (const gone of [coming, inForce, 0]) {
      const answer = await send(`/prices/take-back/${gone}`, { latest: String(coming + 1) })
      expect([answer.status, wordsOf(answer.text)]).toEqual([409, expect.stringContaining('none that is to come')])
    }

    // What is published since goes on that day, too.
    expect((await publishDraft()).status).toBe(303)
    const [onward, now] = await publishedLists(site.env)
    expect([now!.why, onward]).toEqual([
      'Fuel',
      expect.objectContaining({
        number: coming + 3,
        validFrom: list!.validFrom,
        why: `List ${coming} is taken back, list ${coming + 2} goes on`,
      }),
    ])
    expect((await listOfNumber(site.env, coming + 3))!.dollar.lkr).toBe(334)
    expect(goingOn(await publishedLists(site.env), coming + 3)).toBe(coming + 2)
    // An owner reads the lists that he made; the first one to go back to is the one before.
    const history = (await see('/prices/history')).text
    const order = [...history.slice(history.indexOf('<h2>In force')).matchAll(/<strong>List (\d+)/g)].map(
      ([, number]) => Number(number),
    )
    expect(order.slice(0, 2)).toEqual([coming + 2, inForce])
    expect(order.indexOf(coming)).toBeGreaterThan(order.indexOf(inForce))
    expect(wordsOf(history)).toContain(`In force List ${coming + 2} · in force`)
    expect(wordsOf(history)).toMatch(new RegExp(`List ${coming} · taken back, never counts.*? · taken back by `))
    expect(wordsOf((await see(`/prices/history/${coming + 2}`)).text)).toContain(`Beside list ${inForce}`)
    await send('/prices/back/0', { latest: String(coming + 3) })
    expect(await listOfNumber(site.env, await latest())).toEqual(FIRST_PRICE_LIST)
    expect((await send('/prices/take-back/999', {})).status).toBe(404)
  })

  test('throws a draft away', async () => {
    await keeps('dollar', { 'dollar.lkr': '350' })
    // A thumb beside 'Preview and publish' opens a question, and loses nothing.
    expect((await see('/prices')).text).toMatch(
      /<details><summary>Throw the draft away<\/summary>[^]*?\/drop[^]*?Yes, throw it away<\/button><\/form><\/details>/,
    )
    expect((await send('/prices/drop', { version: '1' })).status).toBe(303)
    expect(await findDraft(site.env)).toBeNull()
  })
})

describe('hostile input', () => {
  test('a form of another site, or of none, changes nothing', async () => {
    for (const path of ['edit/dollar', 'publish', 'drop', 'smooth', 'back/0'])
      for (const origin of [null, 'https://evil.example'])
        expect([path, (await send(`/prices/${path}`, { do: 'keep' }, origin)).status]).toEqual([path, 403])
    expect(await findDraft(site.env)).toBeNull()
  })

  test('names, paths and buttons that nobody offers do nothing', async () => {
    const acts = [
      'add',
      'remove',
      'add __proto__',
      'remove __proto__.x',
      'raise dollar',
      'add dollar.lkr',
      'remove parks.nobody.prices',
      'add parks.nobody.gate',
      'remove vehicles.nobody.share',
      'remove transfers',
      'remove seasons.-1',
      'remove seasons.99',
      'x'.repeat(5000),
    ]
    for (const act of acts) {
      const { status, text } = await edit('dollar', { act })
      expect([act.slice(0, 40), status], text.slice(0, 300)).toEqual([act.slice(0, 40), 303])
    }
    expect(await draft()).toEqual(FIRST_PRICE_LIST)
    const odd = {
      '__proto__.lkr': '1',
      'dollar.__proto__': '2',
      'dollar.constructor.prototype': '3',
      'parks.x.fee': '4',
      'dollar.lkr.x': '5',
      ['dollar' + '.lkr'.repeat(500)]: '6',
    }
    await keeps('dollar', odd)
    expect(await draft()).toEqual(FIRST_PRICE_LIST)
    for (const path of ['/prices/edit/nothing', '/prices/edit/__proto__', '/prices/edit/constructor', '/prices/none'])
      expect([path, (await see(path)).status]).toEqual([path, 404])
  })

  test('a class or park of a name that every object has is refused as any wrong value', async () => {
    await keeps('classes', { new: 'bus' }, 'add vehicles')
    const change = { 'vehicles.__proto__.seats': '1', 'vehicles.toString.seats': '2' }
    const { status, text } = await edit('classes', { change })
    expect([status, wordsOf(text)]).toEqual([409, expect.stringContaining('This name cannot be used.')])
  })

  test('forms of any fields and buttons (seed 7) are answered, and so is every page after them', async () => {
    const { oneOf, whole, random } = randomNumbers(7)
    const sections = Object.keys(SECTIONS)
    const words = [
      '||__proto__|constructor|toString|length|0|1|-1|99|null|none|yes|1e9|24.000|é|\u0000|vehicles|parks|seasons|byHand|closed|night|more'.split(
        '|',
      ),
      'percent|rupees|prices|van|bus|share|of|transfers|longer|upToKm|perKm|airport|names|en|from|to|gate|lat|hours|promises'.split(
        '|',
      ),
      `deposit|Yala national park|Adam's Peak|driverStay|waiting|lateCharges|least|tours|yala|half|${'x'.repeat(400)}`.split(
        '|',
      ),
    ].flat()
    const path = () => Array.from({ length: whole(1, 6) }, () => oneOf(words)).join('.')
    for (let i = 0; i < 100; i++) {
      const section = oneOf(sections)
      const fields = await formOf((await see(`/prices/edit/${section}`)).text)
      for (const name of Object.keys(fields)) {
        if (random() < 0.1) delete fields[name]
        else if (name !== 'seen' && random() < 0.2) fields[name] = oneOf(words)
      }
      for (let more = whole(0, 8); more > 0; more--)
        fields[random() < 0.5 ? path() : `${oneOf(Object.keys(fields))}.${path()}`] = oneOf(words)
      fields.new = oneOf(words)
      const act =
        random() < 0.3
          ? 'keep'
          : `${oneOf(['add', 'remove', 'raise', 'add', oneOf(words)])} ${random() < 0.5 ? oneOf(Object.keys(fields)) : path()}`
      const { status } = await send(`/prices/edit/${section}`, { ...fields, do: act })
      expect([i, section, act, [303, 409].includes(status)]).toEqual([i, section, act, true])
      for (const page of ['', `/edit/${oneOf(sections)}`, '/preview'])
        expect([i, act, page, [200, 409].includes((await see(`/prices${page}`)).status)]).toEqual([i, act, page, true])
      if (random() < 0.1) await env.DB.prepare('delete from price_draft').run()
    }
  })

  test('texts are shown as texts', async () => {
    const change = { 'dollar.lkr': '"><script>alert(1)</script>' }
    const { text } = await edit('dollar', { change })
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;')
  })

  test('more than a list can hold is refused before it is kept', async () => {
    const rows = Object.fromEntries(
      Array.from({ length: 3000 }, (_, i) => [`closed.${i}.from`, '2027-01-01 and some words']),
    )
    const large = await edit('closed', { change: rows })
    expect([large.status, wordsOf(large.text).includes('A price list has at most 100 kB')]).toEqual([409, true])
    expect((await send('/prices/edit/closed', { seen: 'x'.repeat(600_000) })).status).toBe(413)
    expect(await findDraft(site.env)).toBeNull()
  })
})

test('the list of an owner who changes nearly all of it is typed, previewed and published', async () => {
  await keeps('dollar', { 'dollar.lkr': '300' })
  await keeps('classes', { 'vehicles.mini.isOffered': 'no', new: 'bus' }, 'add vehicles')
  const bus = { names: { en: 'Minibus' }, seats: 12, bags: 12, picture: 'bus' }
  await keeps('classes', {
    'vehicles.bus.names.en': bus.names.en,
    'vehicles.bus.seats': '12',
    'vehicles.bus.bags': '12',
    'vehicles.bus.picture': bus.picture,
    'vehicles.bus.share.percent': '150',
  })
  await keeps('fares', { 'transfers.airport.perKm.van': '279' })
  await keeps('by-hand', {}, 'add byHand')
  await keeps('by-hand', {
    'byHand.0.from': 'Colombo Bandaranaike International Airport',
    'byHand.0.to': 'Galle',
    'byHand.0.bothWays': 'yes',
    'byHand.0.prices.car': '24,000',
    'byHand.0.why': 'All compare it',
  })
  await keeps('seasons', {}, 'add seasons')
  await keeps('seasons', {
    'seasons.0.from': '2026-12-20',
    'seasons.0.to': '2027-01-05',
    'seasons.0.percent': '15',
    'seasons.0.names.en': 'Christmas',
    'seasons.0.tours': 'yes',
  })
  await keeps('night', {}, 'add night')
  await keeps('night', { 'night.from': '22:00', 'night.until': '5:00', 'night.more.percent': '10' })
  await keeps('closed', {}, 'add closed')
  await keeps('closed', { 'closed.0.from': '2027-04-13', 'closed.0.to': '2027-04-14' })
  await keeps('tours', { 'tours.yala.0.half': '95', 'tours.yala.0.full': '150' })
  await keeps('parks', {}, 'remove parks.Bundala national park')
  await keeps('parks', { new: 'Gal Oya national park' }, 'add parks')
  await keeps('parks', {}, 'add parks.Gal Oya national park.gate')
  await keeps('parks', {
    'parks.Gal Oya national park.gate.lat': '7.2',
    'parks.Gal Oya national park.gate.lng': '81.47',
    'parks.Gal Oya national park.names.de': 'Nationalpark Gal Oya',
  })
  expect((await see('/prices/preview')).status).toBe(200)
  expect((await publishDraft()).status).toBe(303)
  const list = (await listOfNumber(site.env, await latest()))!
  const { 'Bundala national park': _bundala, ...parks } = FIRST_PRICE_LIST.parks
  const first = JSON.parse(JSON.stringify(FIRST_PRICE_LIST)) as PriceList
  const { airport } = first.transfers
  expect(list).toEqual({
    ...first,
    dollar: { ...first.dollar, lkr: 300 },
    vehicles: {
      ...first.vehicles,
      mini: { ...first.vehicles.mini, isOffered: false },
      bus: { ...bus, isOffered: true, share: { of: 'van', percent: 150 } },
    },
    transfers: { ...first.transfers, airport: { ...airport, perKm: { ...airport.perKm, van: 279 } } },
    byHand: [
      {
        from: 'Colombo Bandaranaike International Airport',
        to: 'Galle',
        bothWays: true,
        prices: { car: 24_000 },
        why: 'All compare it',
      },
    ],
    seasons: [
      { from: '2026-12-20', to: '2027-01-05', percent: 15, names: { en: 'Christmas' }, vehicles: null, tours: true },
    ],
    night: { from: '22:00', until: '05:00', more: { percent: 10 } },
    closed: [{ from: '2027-04-13', to: '2027-04-14', park: null, vehicle: null }],
    tours: { ...first.tours, yala: [{ half: 95, full: 150 }, ...first.tours.yala.slice(1)] },
    parks: {
      ...parks,
      'Gal Oya national park': {
        shortName: 'Gal Oya',
        kind: 'safari',
        names: { de: 'Nationalpark Gal Oya' },
        gate: { lat: 7.2, lng: 81.47 },
        hours: { opens: '06:00', closes: '18:00' },
        start: { half: '06:00', full: '06:00' },
        closed: null,
        season: null,
        fee: null,
        prices: 'otherParks',
        picture: 'Yala national park',
      },
    },
  })
})

test('a list of nearly 100 kB is published', async () => {
  const why = 'x'.repeat(200)
  const byHand = Array.from({ length: 200 }, (_, i) => ({
    from: 'Kandy',
    to: `${7 - i / 1000}°N 80.0000°E`,
    bothWays: true,
    prices: { mini: 9000 + i, car: 10_000 + i, van: 12_000 + i },
    why,
  }))
  const parks = { ...FIRST_PRICE_LIST.parks }
  const list = { ...FIRST_PRICE_LIST, byHand, parks }
  expect(JSON.stringify(list).length).toBeGreaterThan(65_000)
  const published = await publish(site.env, { list, validFrom: null, who: '', why: 'Large', basedOn: await latest() })
  expect(published).toMatchObject({ isPublished: true, isSpread: true })
  const tooLong = { ...list, byHand: [...byHand, ...byHand] }
  await expect(
    publish(site.env, { list: tooLong, validFrom: null, who: '', why: 'Larger', basedOn: await latest() }),
  ).rejects.toThrow(RangeError)
})

describe('an isolate that has not heard of the newest list yet', () => {
  const NIGHT = { from: '22:00', until: '05:00', more: { percent: 10 } } as const

  async function publishWith(change: Partial<PriceList>): Promise<number> {
    const list = { ...FIRST_PRICE_LIST, ...change }
    const asked = { list, validFrom: null, who: 'Ann', why: 'Elsewhere', basedOn: await latest() }
    const done = await publish({ ...site.env }, asked)
    if (!done.isPublished) throw new Error('Somebody was faster')
    return done.number
  }

  test('begins a draft as that: to publish another value takes nothing back unseen', async () => {
    await publishWith({ night: null })
    const here = oneIsolate()
    await here.see('/prices')
    const number = await publishWith({ night: NIGHT })
    const fields = await formOf((await here.see('/prices/edit/dollar')).text)
    expect((await here.send('/prices/edit/dollar', { ...fields, 'dollar.lkr': '301', do: 'keep' })).status).toBe(303)
    expect(await draft()).toMatchObject({ night: NIGHT, dollar: { lkr: 301 } })
    const preview = wordsOf((await here.see('/prices/preview')).text)
    expect(preview).toContain(`Guests pay by list ${number} until you publish.`)
    expect(preview).not.toContain('Night ›')
  })

  test('shows all that a draft from before changes of it', async () => {
    await publishWith({ night: null })
    await keeps('dollar', { 'dollar.lkr': '302' })
    for (const page of ['/prices/preview', '/prices']) {
      const here = oneIsolate()
      await publishWith({ night: null })
      await here.see('/prices')
      await publishWith({ night: NIGHT })
      expect(wordsOf((await here.see(page)).text)).toContain('Night › Costs more by › percent (percent): 10 → nothing')
    }
  })
})
