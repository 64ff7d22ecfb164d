/** For tests of proposals: the office writes them by its own pages, and a guest opens their links. */
import { env } from 'cloudflare:workers'
import { findProposal, type Proposal } from '#worker/proposals/store.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { form, inTenDays, removeBookings } from '../bookings/booking-site.ts'
import { see, send, site } from '../office/office-site.ts'

export { see, send, site }

const inFiveDays = addDays(sriLankaTime(new Date()).date, 5)

export const FIELDS: Readonly<Record<string, string>> = {
  '1-pickup': 'Colombo airport',
  '1-dropoff': 'Kandy',
  '1-vehicle': 'mini',
  '1-date': inTenDays,
  '1-time': '09:30',
  '2-park': 'Yala national park',
  '2-pickup': 'Ella',
  '2-dropoff': 'Galle',
  '2-date': addDays(inTenDays, 3),
  '2-time': '05:00',
  '2-travelers': '2',
  name: 'Ann Smith',
  email: 'ann@guest.example',
  phone: '+44 7911 123456',
  language: 'de',
  title: 'Zehn Tage im Süden',
  note: 'Wir haben den Zug eingeplant.\nGute Reise!',
  validDate: inFiveDays,
  validTime: '18:00',
  act: 'save',
}

export const ACCEPTED = {
  name: 'Ann Smith',
  phone: '+44 7911 123456',
  email: 'ann@guest.example',
  '1-flight': 'ul 504',
  terms: 'yes',
  list: '0',
}

/** Bookings go, proposals stay: what was proposed is only added to. */
export async function withoutBookings(): Promise<void> {
  await env.DB.prepare('update proposals set booking_number = null').run()
  await removeBookings()
  site.mails.length = 0
}

/** Saved by the office, and sent by WhatsApp: no mail waits. */
export async function sent(change: Readonly<Record<string, string>> = {}): Promise<Proposal> {
  const { number } = await saved(change)
  await send(`/proposals/${number}/send`, { seen: '1', way: 'WhatsApp' })
  return (await findProposal(site.env, number))!
}

export async function saved(change: Readonly<Record<string, string>> = {}): Promise<Proposal> {
  const answer = await send('/proposals/new', { ...FIELDS, code: newCode(), ...change })
  const number = /\/proposals\/(\d+)$/.exec(answer.headers.get('location') ?? '')?.[1]
  if (number === undefined) throw new Error(`not saved: ${/role="alert">([^<]*)/.exec(answer.text)?.[1]}`)
  return (await findProposal(site.env, Number(number)))!
}

const newCode = () => crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })

export const openProposal = (code: string, init?: RequestInit) =>
  site.get(`/de/proposal/${code}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari' },
    ...init,
  })

export const accept = ({ code, version }: Pick<Proposal, 'code' | 'version'>, change: Record<string, string> = {}) =>
  site.get(`/de/proposal/${code}/accept`, form({ ...ACCEPTED, version: String(version), ...change }))

export const askChange = ({ code }: Pick<Proposal, 'code'>, text: string, id = 'a'.repeat(32)) =>
  site.get(`/de/proposal/${code}/change`, form({ text, id }))
