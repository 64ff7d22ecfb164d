/** Alarms on the office's pages, and the button 'I see to it'. */
import { expect, test } from 'vitest'
import { openAlarms } from '#worker/alarms/alarms.ts'
import { freshSite } from '../bookings/booking-site.ts'
import { bookRide, pass, say, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import { ORIGIN } from '../site.ts'

const site = freshSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' })
startInTheMorning()

const text = async (path: string) => (await (await site.get(path)).text()).replaceAll(/<!--.*?-->|<[^>]+>/g, ' ')
const press = (id: number | string, fields: Readonly<Record<string, string>>, origin: string | null = ORIGIN) =>
  site.get(`/operator/alarms/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin === null ? {} : { origin }) },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })

test('an alarm stands on Now, Today and the page of its ride, and all see who sees to it', async () => {
  const reference = await bookRide(site, { in: 20 })
  const pages = ['/operator', '/operator/today', `/operator/booking/${reference}`]
  for (const path of pages) expect(await text(path)).not.toContain('Alarms')
  await say(site, reference, 'cannot-find-you')
  for (const path of pages) {
    const shown = await text(path)
    expect(shown).toContain('Alarms (1)')
    expect(shown).toContain(`A guest cannot find the driver: ${reference}`)
    expect(shown).toContain('I see to it')
  }
  const [alarm] = await openAlarms(site.env)
  expect((await press(alarm!.id, { page: 'today' }, null)).status).toBe(403)
  const answer = await press(alarm!.id, { page: 'ride' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/operator/booking/${reference}`])
  for (const path of pages) {
    const shown = await text(path)
    expect(shown).not.toContain('I see to it')
    expect(shown).toContain('sees to it since 07:30')
  }
  // The guest who said it reads so.
  expect(await (await site.get(`/booking/${reference}/now`)).json()).toMatchObject({
    rides: [{ words: [{ word: 'cannot-find-you', seenTo: '07:30' }] }],
  })
})

test('a card has how guest and driver are reached, as long as its cause is there', async () => {
  const reference = await bookRide(site, { in: 20 })
  await say(site, reference, 'cannot-find-you')
  const links = async (path: string) => {
    const page = await (await site.get(path)).text()
    const card = /<li[^>]* data-card="alarm\/.*?<\/li>/s.exec(page)![0]
    return [...card.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
  }
  const pages = ['/operator', '/operator/today', `/operator/booking/${reference}`]
  for (const path of pages)
    expect(await links(path)).toEqual([
      `Call Nimal Perera, who drives ${reference}`,
      `Write to Nimal Perera, who drives ${reference}, on WhatsApp`,
      `Call the guest of ${reference}`,
      `Write to the guest of ${reference} on WhatsApp`,
    ])
  await site.env.DB.prepare("update ride_alarms set closed_at = ?, closing = 'over'")
    .bind(new Date().toISOString())
    .run()
  for (const path of pages) expect(await links(path)).toEqual([])
})

test('open alarms stand first, closed ones below all that is open: several of them are folded', async () => {
  const references = [
    await bookRide(site, { in: 20, name: 'ann' }),
    await bookRide(site, { in: 25, name: 'ben' }),
    await bookRide(site, { in: 30, name: 'cat' }),
  ]
  for (const reference of references) await say(site, reference, 'cannot-find-you')
  const close = (count: number) =>
    site.env.DB.prepare(
      "update ride_alarms set closed_at = ?, closing = 'over' where id in (select id from ride_alarms order by id limit ?)",
    )
      .bind(new Date().toISOString(), count)
      .run()
  const html = async (path: string) => (await site.get(path)).text()
  const sections = (page: string) => [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
  await close(1)
  for (const path of ['/operator', '/operator/today']) {
    const page = await html(path)
    expect(sections(page)[0]).toBe('alarms')
    expect(sections(page).at(-1)).toBe('closed-alarms')
    expect(page.slice(page.indexOf('id="closed-alarms"'))).not.toContain('<details>')
    expect(page).toContain('Alarms (2)')
  }
  await close(2)
  for (const path of ['/operator', '/operator/today']) {
    const page = await html(path)
    expect(page).toContain('Alarms (1)')
    const closed = page.slice(page.indexOf('id="closed-alarms"'))
    expect(closed).toMatch(/Closed alarms \((<!-- -->)?2(<!-- -->)?\)<\/h2><details>/)
    expect(closed.match(/data-card="alarm/g)).toHaveLength(2)
  }
})

test('the alarm of a ride without a driver leads to where one is named', async () => {
  const reference = await bookRide(site, { in: 20 })
  await say(site, reference, 'cannot-find-you')
  const naming = `href="/operator/booking/${reference}/driver"`
  const card = async () => /<li[^>]* data-card="alarm\/.*?<\/li>/s.exec(await (await site.get('/operator')).text())![0]
  expect(await card()).not.toContain(naming)
  for (const kind of ['no-driver', 'no-driver-urgent']) {
    await site.env.DB.prepare('update ride_alarms set kind = ?').bind(kind).run()
    expect(await card()).toContain(naming)
  }
})

test('who comes second is told who was first; an alarm that is none is not found', async () => {
  const reference = await bookRide(site, { in: 20 })
  await say(site, reference, 'cannot-find-you')
  const [alarm] = await openAlarms(site.env)
  await site.env.DB.prepare("update ride_alarms set answered_by = 'Ben', answered_at = ?")
    .bind(new Date().toISOString())
    .run()
  pass(1)
  const second = await press(alarm!.id, { page: 'now' })
  expect(second.status).toBe(409)
  expect((await second.text()).replaceAll(/<[^>]+>/g, ' ')).toContain('Ben sees to it since 07:30')
  expect((await press(99, { page: 'now' })).status).toBe(404)
  expect((await press('x', { page: 'now' })).status).toBe(404)
})
