/** The office's side of a proposal: versions, sending, the mail in each language, a guest's wish, and who was first. */
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { findProposal, findVersion, historyOf } from '#worker/proposals/store.ts'
import { rows } from '../bookings/booking-site.ts'
import { askChange, FIELDS, openProposal, saved, see, send, sent, site, withoutBookings } from './proposal-site.ts'

const EVERY = Object.keys(LANGUAGES) as Language[]
beforeAll(async () => {
  for (const language of EVERY) await textsOf(language).load('site', 'tours', 'booking', 'guest', 'proposal')
})
beforeEach(withoutBookings)

const stateOf = async (number: number) => (await findProposal(site.env, number))!.state

test.each(EVERY)('in %s it is mailed once, with the link to its page', async (language) => {
  const { number, code } = await saved({ language })
  await send(`/proposals/${number}/send`, { seen: '1', way: 'mail' })
  await sweepOutbox(site.env)
  expect(site.mails.map(({ to }) => to)).toEqual([FIELDS.email])
  const [mail] = site.mails
  expect(mail!.text).toContain(`${LANGUAGES[language].prefix}/proposal/${code}`)
  expect(mail!.subject).toContain(FIELDS.title)
  expect(mail!.text).toContain(textsOf(language).in('proposal').mail.next)
  expect(await stateOf(number)).toBe('sent')
})

test('what was sent says where and when, and the same version goes once more only when that is said', async () => {
  const { number } = await saved()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${sriLankaTime(new Date()).date}T14:02:00+05:30`) })
  await send(`/proposals/${number}/send`, { seen: '1', way: 'mail' })
  await sweepOutbox(site.env)
  const page = (await see(`/proposals/${number}`)).text
  expect(page).toContain(`role="status">Sent to ${FIELDS.email} at 14:02<`)
  const step = String((await findProposal(site.env, number))!.step)
  const asked = await send(`/proposals/${number}/send`, { seen: step, way: 'mail' })
  expect(asked.status).toBe(409)
  expect(asked.text).toContain(`Sent to ${FIELDS.email} at 14:02. Send the same version once more?`)
  expect(asked.text).toContain('name="again" value="yes"')
  await sweepOutbox(site.env)
  expect(site.mails).toHaveLength(1)
  vi.setSystemTime(Date.now() + 60_000)
  const again = await send(`/proposals/${number}/send`, { seen: step, way: 'mail', again: 'yes' })
  expect(again.status).toBe(303)
  await sweepOutbox(site.env)
  expect(site.mails).toHaveLength(2)
  // Another version has not been sent yet.
  await send(`/proposals/${number}/edit`, { ...FIELDS, title: 'Neu', seen: '3' })
  expect((await see(`/proposals/${number}`)).text).not.toContain('Sent to')
  expect((await send(`/proposals/${number}/send`, { seen: '4', way: 'WhatsApp' })).status).toBe(303)
  expect((await see(`/proposals/${number}`)).text).toContain('role="status">Sent by WhatsApp at 14:03<')
  vi.useRealTimers()
})

test('a proposal whose mail has not gone waits to be sent: on its page, in its history, in the list, and on Now after a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${sriLankaTime(new Date()).date}T14:02:00+05:30`) })
  const { EMAIL } = site.env
  const goes = (handed: () => Promise<unknown>) => Object.assign(site.env, { EMAIL: { send: handed } })
  const down = async () => {
    throw new Error('the service is down')
  }
  onTestFinished(() => {
    Object.assign(site.env, { EMAIL })
    vi.useRealTimers()
  })
  goes(down)
  const { number } = await saved({ title: 'Wartet noch' })
  const row = async () =>
    new RegExp(`<a href="/operator/proposals/${number}">.*?</a>`, 's').exec((await see('/proposals')).text)![0]
  const onNow = async () => /<section id="unsent">.*?<\/section>/s.exec((await see('')).text)?.[0] ?? ''
  await send(`/proposals/${number}/send`, { seen: '1', way: 'mail' })
  const page = async () => (await see(`/proposals/${number}`)).text.replaceAll('<!-- -->', '')
  for (const text of [
    `role="status">Waits to be sent to ${FIELDS.email} since 14:02<`,
    'version 1 · <span class="bad">waits to be sent</span>',
    ': waits to be sent by mail',
  ])
    expect(await page()).toContain(text)
  expect(await page()).not.toMatch(/Sent to|: sent/)
  expect(await row()).toContain('>waits to be sent<')
  vi.setSystemTime(Date.now() + 14 * 60_000)
  expect(await onNow()).toBe('')
  vi.setSystemTime(Date.now() + 60_000)
  await sweepOutbox(site.env)
  expect(await onNow()).toContain('Wartet noch')
  expect((await onNow()).replaceAll('<!-- -->', '')).toContain('The mail: waits to be sent.')
  const step = String((await findProposal(site.env, number))!.step)
  const asked = await send(`/proposals/${number}/send`, { seen: step, way: 'mail' })
  expect(asked.text).toContain(`Waits to be sent to ${FIELDS.email} since 14:02. Send the same version once more?`)
  Object.assign(site.env, { EMAIL })
  vi.setSystemTime(Date.now() + 3 * 60 * 60_000)
  await sweepOutbox(site.env)
  expect(site.mails).toHaveLength(1)
  const at = sriLankaTime(new Date()).time
  expect(await page()).toContain(`role="status">Sent to ${FIELDS.email} at ${at}<`)
  expect(await page()).toMatch(/14:02: sent by mail/)
  expect(await page()).not.toContain('aits to be sent')
  expect(await row()).toContain('>sent<')
  expect(await onNow()).toBe('')
  // What went before stays sent.
  goes(down)
  vi.setSystemTime(Date.now() + 60_000)
  await send(`/proposals/${number}/send`, { seen: step, way: 'mail', again: 'yes' })
  expect((await page()).match(/: (?:sent|waits to be sent) by mail/g)).toEqual([
    ': sent by mail',
    ': waits to be sent by mail',
  ])
})

test('one whose mail was refused is not delivered; by WhatsApp it is sent', async () => {
  const { number } = await saved({ title: 'Abgelehnt' })
  await send(`/proposals/${number}/send`, { seen: '1', way: 'mail' })
  await env.DB.prepare(
    `update outbox set sent_at = null, given_up_at = ?, last_error = 'refused' where proposal_number = ?`,
  )
    .bind(new Date().toISOString(), number)
    .run()
  const page = async () => (await see(`/proposals/${number}`)).text.replaceAll('<!-- -->', '')
  expect(await page()).toContain('version 1 · <span class="bad">not delivered</span>')
  expect(await page()).toContain(': not delivered by mail')
  expect((await see('')).text.replaceAll('<!-- -->', '')).toContain('The mail: not delivered.')
  await send(`/proposals/${number}/send`, { seen: '2', way: 'WhatsApp', again: 'yes' })
  expect(await page()).toContain('version 1 · <span class="sand">sent</span>')
  expect((await see('')).text).not.toContain('id="unsent"')
  expect((await see('/proposals')).text).not.toContain('>not delivered<')
})

test('a mail that waits is not sent once another version was saved', async () => {
  const { number } = await saved()
  const failing = {
    ...site.env,
    EMAIL: { send: () => Promise.reject(new Error('down')) },
  } as unknown as typeof site.env
  const { sendProposal } = await import('#worker/proposals/store.ts')
  await sendProposal(failing, (await findProposal(site.env, number))!, 'mail', false, {
    who: '',
    seen: 1,
    now: new Date(),
  })
  await send(`/proposals/${number}/edit`, { ...FIELDS, title: 'Neu', seen: '2' })
  await sweepOutbox(site.env)
  expect(site.mails).toEqual([])
})

test('the same form sent twice makes one proposal', async () => {
  const code = 'A'.repeat(22)
  const [first, second] = [await saved({ code }), await saved({ code })]
  expect(second.number).toBe(first.number)
  expect(await historyOf(site.env, first.number)).toHaveLength(1)
})

test('a form that was saved, and is sent again with something else by going back, is not taken for the same', async () => {
  const code = 'B'.repeat(22)
  const { number } = await saved({ code })
  const again = await send('/proposals/new', { ...FIELDS, code, title: 'Elf Tage im Süden' })
  expect(again.status).toBe(409)
  expect(again.text).toContain(`This form is saved already, as proposal ${number}`)
  expect(again.text).toContain('value="Elf Tage im Süden"')
  expect((await findProposal(site.env, number))!.title).toBe(FIELDS.title)
})

test('of two who save another version, the second is told, and both versions before stay', async () => {
  const { number } = await sent()
  const edit = (title: string) => send(`/proposals/${number}/edit`, { ...FIELDS, title, seen: '2' })
  expect((await edit('One')).status).toBe(303)
  const late = await edit('Two')
  expect(late.status).toBe(409)
  expect(late.text).toContain('Somebody else has changed this proposal since')
  expect(late.text).toContain('value="Two"')
  expect((await findVersion(site.env, number, 1))!.title).toBe(FIELDS.title)
  expect((await findVersion(site.env, number, 2))!.title).toBe('One')
  expect((await see(`/proposals/${number}?version=1`)).text).toContain('version 1 of 2')
})

test('what is wrong with rides and guest is said at once, each below its field; whoever looks at the prices is asked for no guest', async () => {
  const wrong = {
    ...FIELDS,
    '1-vehicle': '',
    name: '',
    email: 'ann@',
    title: '',
    note: 'x'.repeat(2001),
    validDate: '',
  }
  const { status, text } = await send('/proposals/new', wrong)
  expect(status).toBe(409)
  for (const name of ['1-vehicle', 'name', 'email', 'title', 'note', 'validDate'])
    expect(text).toMatch(new RegExp(`id="${name}-problem"><div><p class="bad">[^<]+<`))
  expect(text).toContain('Nothing is saved. 6 fields have to be looked at.')
  const looking = await send('/proposals/new', { ...wrong, '1-vehicle': 'mini', act: 'prices' })
  expect([looking.status, looking.text.includes('-problem"')]).toEqual([200, false])
})

test("a guest's wish stands on Now as text, is mailed to the office alone, and counts once", async () => {
  const proposal = await sent()
  const wish = '<b>Earlier</b>, please'
  for (let i = 0; i < 2; i++) expect((await askChange(proposal, wish)).status).toBe(303)
  expect(await stateOf(proposal.number)).toBe('change asked')
  const { text } = await see('')
  expect(text).toContain('Proposals to change (1)')
  expect(text).toContain('&lt;b&gt;Earlier&lt;/b&gt;')
  await sweepOutbox(site.env)
  expect(site.mails.map(({ to }) => to)).toEqual(['info@serendip-taxi.example.com'])
  expect((await historyOf(site.env, proposal.number)).filter(({ act }) => act === 'ask')).toHaveLength(1)
  // Nothing of it comes back to the guest, or to anybody with the link, as ours.
  expect(await (await openProposal(proposal.code)).text()).not.toContain('Earlier')
})

test('a wish that is too long is not cut: the guest reads how long it may be, and goes on with it', async () => {
  const proposal = await sent()
  const wish = `${'word '.repeat(250)}and the last word`
  const answer = await askChange(proposal, wish)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain(wish)
  expect(/id="text-problem">([^<]*)/.exec(page)?.[1]).toContain('1000')
})

test('after ten wishes a guest is told to write', async () => {
  const proposal = await sent()
  for (let i = 0; i < 10; i++) await askChange(proposal, `Wish ${i}`, String(i).repeat(32))
  const answer = await askChange(proposal, 'One more', 'f'.repeat(32))
  expect(answer.status).toBe(429)
  expect((await historyOf(site.env, proposal.number)).filter(({ act }) => act === 'ask')).toHaveLength(10)
})

test('only a guest who opens it has seen it: no program that looks at the link', async () => {
  const proposal = await sent()
  for (const agent of ['', 'WhatsApp/2.23', 'facebookexternalhit/1.1', 'Slackbot-LinkExpanding 1.0'])
    await openProposal(proposal.code, { headers: { 'user-agent': agent } })
  expect(await stateOf(proposal.number)).toBe('sent')
  const page = await openProposal(proposal.code)
  expect([page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
    'noindex, nofollow, noarchive',
    'private, no-store',
  ])
  expect(await stateOf(proposal.number)).toBe('seen')
})

test('a form of another site is refused', async () => {
  const { number } = await saved()
  for (const path of ['new', `${number}/edit`, `${number}/send`, `${number}/withdraw`])
    expect((await send(`/proposals/${path}`, { ...FIELDS, seen: '1', way: 'mail' }, null)).status).toBe(403)
  expect(await stateOf(number)).toBe('draft')
  expect(await rows('outbox')).toEqual([])
  expect(await env.DB.prepare('select count(*) as n from outbox').first('n')).toBe(0)
})

test('a guest with a Sri Lankan number is proposed rupees alone: by WhatsApp, by mail, on the page, and so the office reads', async () => {
  for (const [phone, expected] of [
    ['+94 77 123 4567', 'LKR'],
    ['+44 7911 123456', 'USD'],
  ] as const) {
    const { number, code } = await saved({ phone })
    site.mails.length = 0
    await send(`/proposals/${number}/send`, { seen: '1', way: 'mail' })
    await sweepOutbox(site.env)
    const { text: office } = await see(`/proposals/${number}`)
    const texts = {
      office: office.slice(office.indexOf('<main'), office.indexOf('</main>')),
      message: decodeURIComponent(/wa\.me\/[^"]*/.exec(office)![0]),
      guest: await (await site.get(`/proposal/${code}`)).text(),
      mail: site.mails.map(({ text }) => text).join('\n'),
    }
    // '06 12 34 56 78' of a guest from France is read as a number of Sri Lanka, too.
    expect(texts.office.includes('is a number of Sri Lanka')).toBe(expected === 'LKR')
    for (const [where, text] of Object.entries(texts)) {
      expect(text, `${phone}: ${where}`).toContain(expected)
      if (expected === 'LKR')
        expect(text.replaceAll(/whole USD|, USD/g, ''), `${phone}: ${where}`).not.toMatch(/USD[\s\u00a0]*\d/)
    }
  }
})
