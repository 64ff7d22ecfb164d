/** Two people of the office have the form of one entry open: the second is told what the first has made of it. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { removeBookings } from '../bookings/booking-site.ts'
import { see, send } from './office-site.ts'

beforeEach(() => removeBookings('driver_wages', 'driver_cars', 'partners', 'drivers', 'cars', 'driver_accounts'))

type Fields = Readonly<Record<string, string>>

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The fields of the form that posts to an address, as a browser would send them. */
function formTo(page: string, action: string): Fields {
  const forms = [...page.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form)
  const form = forms.find((each) => each.includes(`action="/operator${action}"`) && each.includes('name="seen"'))!
  const values = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const of = (name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '')
    return / type="checkbox"/.test(input) && !/ checked/.test(input) ? [] : [[of('name'), of('value')]]
  })
  const areas = [...form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)/g)]
  const chosen = [...form.matchAll(/<select[^>]* name="([^"]*)".*?<option[^>]*value="([^"]*)"[^>]*selected=""/gs)]
  return Object.fromEntries([...values, ...[...areas, ...chosen].map(([, name, text]) => [name, unescaped(text!)])])
}

const today = sriLankaTime(new Date()).date

test.each<[what: string, first: readonly [string, Fields], page: string, action: string, theirs: Fields, own: Fields]>([
  [
    'a partner',
    ['/partners', { name: 'Lotus House', place: 'Sigiriya', percent: '10' }],
    '/partners/1',
    '/partners',
    { percent: '12' },
    { name: 'Lotus Villa' },
  ],
  [
    'whom a partner’s invoices are for',
    ['/partners', { name: 'Lotus House', place: 'Sigiriya', percent: '10' }],
    '/partners/1',
    '/partners/1/account',
    { company: 'Lotus Hotels', address: 'Galle' },
    { company: 'Lotus Villas', address: 'Ella' },
  ],
  [
    'a driver',
    ['/drivers', { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1, white Prius, 3' }],
    '/drivers/1',
    '/drivers',
    { licence: 'B123' },
    { name: 'Nimal P.' },
  ],
  [
    'a driver’s wage',
    ['/drivers', { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1, white Prius, 3' }],
    '/drivers/1',
    '/drivers/1/wage',
    { firstDay: today, dayLkr: '3000' },
    { firstDay: today, dayLkr: '3500' },
  ],
  [
    'a car',
    ['/drivers', { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1, white Prius, 3' }],
    '/cars/1',
    '/cars',
    { seats: '4' },
    { name: 'grey Prius' },
  ],
])('%s', async (_, [path, entry], page, action, theirs, own) => {
  expect((await send(path, entry)).status).toBe(303)
  const table = page.slice(1, page.indexOf('/', 1))
  const id = await env.DB.prepare(`select id from ${table}`).first<number>('id')
  const at = (address: string) => address.replace('/1', `/${id}`)
  const shown = formTo((await see(at(page))).text, at(action))
  expect((await send(at(action), { ...shown, ...theirs })).status).toBe(303)
  // A second tap of the same is no other change.
  expect((await send(at(action), { ...shown, ...theirs })).status).toBe(303)
  // Wrong first: what is shown again is still what was seen.
  const wrong = { percent: '99', address: 'x'.repeat(999), phone: '1', dayLkr: 'abc', plate: '' }
  const spoiled = Object.fromEntries(Object.entries(wrong).filter(([name]) => name in shown))
  const typed = { ...shown, ...own }
  const refused = await send(at(action), { ...typed, ...spoiled, onAccount: 'yes', company: '' })
  expect([refused.status, refused.text.includes('Somebody has changed this')]).toEqual([409, false])
  const told = await send(at(action), {
    ...formTo(refused.text, at(action)),
    ...typed,
    seen: formTo(refused.text, at(action)).seen!,
  })
  expect(told.status).toBe(409)
  expect(told.text).toContain('Somebody has changed this since you opened it. By now it is: ')
  const again = formTo(told.text, at(action))
  expect(again).toMatchObject(own)
  expect((await send(at(action), again)).status).toBe(303)
  expect(formTo((await see(at(page))).text, at(action))).toMatchObject(own)
})

test.each<[what: string, first: readonly [string, Fields], action: string, leaving: string, own: Fields]>([
  [
    'a driver',
    ['/drivers', { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1, white Prius, 3' }],
    '/drivers',
    'remove',
    { name: 'Nimal P.' },
  ],
  [
    'a car',
    ['/cars', { plate: 'CAB-1', name: 'white Prius', seats: '3', vehicle: '', base: '' }],
    '/cars',
    'end',
    { seats: '4' },
  ],
])(
  '%s that somebody has taken off the list meanwhile is not back on it',
  async (_, [path, entry], action, leaving, own) => {
    expect((await send(path, entry)).status).toBe(303)
    const table = action.slice(1)
    const id = await env.DB.prepare(`select id from ${table}`).first<number>('id')
    const shown = formTo((await see(`${action}/${id}`)).text, action)
    expect((await send(`${action}/${id}/${leaving}`, { meant: 'yes' })).status).toBe(303)
    const told = await send(action, { ...shown, ...own })
    expect(told.status).toBe(409)
    expect(told.text).toContain('Somebody has taken this off the list since you opened it.')
    expect(told.text).toContain(`value="${Object.values(own)[0]}"`)
    expect((await see(`${action}/${id}`)).status).toBe(404)
    const acts = (await env.DB.prepare('select what from office_acts order by id desc limit 1').all()).results
    expect(acts).toEqual([{ what: expect.not.stringContaining('new on the list') as unknown }])
  },
)
