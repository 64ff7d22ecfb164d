/** Mails about proposals: the link for the guest; for the office that its guest asks for a change. docs/bookings.md#proposals */
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { bookingTitle } from '#domain/bookings/ride-summary.ts'
import { itinerary } from '#domain/bookings/itinerary.ts'
import { CONTACT, whatsappLink } from '#domain/brand.ts'
import { offeredLanguage, pageUrl } from '#domain/languages/languages.ts'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { ridesInWords, mayAct } from '#domain/proposals/proposal.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { OutboxRow } from '#worker/database/schema.ts'
import { settings, type Env } from '#worker/environment.ts'
import { operatorPageUrl } from '#worker/platform/access.ts'
import { asGuestReads, findProposal, historyOf, type Proposal } from '#worker/proposals/store.ts'
import { bothForms, type MailContent } from './layout.ts'
import type { Mail } from './sender.ts'

/** A mail of the outbox: whom it goes to, and how it is written. `unwanted` once another version counts, or it was accepted or withdrawn. */
export async function readProposalMail(
  env: Env,
  number: number,
  { kind, position }: Pick<OutboxRow, 'kind' | 'position'>,
  now: Date,
): Promise<'erased' | 'unwanted' | { readonly to: string; compose(): Promise<Mail> }> {
  const proposal = await findProposal(env, number)
  if (!proposal?.content) return 'erased'
  if (kind !== 'proposal') return { to: proposal.email, compose: () => changeMail(env, proposal, now) }
  const isWanted = position === proposal.version && mayAct('accept', proposal, now)
  return isWanted ? { to: proposal.email, compose: () => linkMail(env, proposal) } : 'unwanted'
}

/** In the guest's language. The title and the name are the office's own words; what a guest typed is in none of it. */
async function linkMail(env: Env, { code, language, email, phone, content }: Proposal): Promise<Mail> {
  const texts = textsOf(offeredLanguage(language))
  await texts.load('site', 'tours', 'booking', 'mails', 'proposal')
  const { mail: t, ...words } = texts.in('proposal')
  const { title, name, validUntil, note, rides: its } = asGuestReads(env, phone, content!)
  const rides = ridesInWords(its)
  const { formats } = texts
  const until = sriLankaTime(new Date(validUntil))
  const mail: MailContent = {
    heading: t.heading,
    opening: t.opening(name),
    lines: [
      { label: t.heading, value: title },
      ...itinerary(rides, texts).flatMap(({ date, drives }) =>
        drives.map(({ time, route, what }) => ({
          label: texts.in('mails').facts.when(pickupDay(date, texts), formats.time(time)),
          value: [route, ...what].join('\n'),
        })),
      ),
      { label: words.total, value: words.totalOf(priceText(its, formats)), startsBlock: true },
    ],
    paragraphs: [
      ...(note === '' ? [] : [note]),
      words.validUntil(formats.date(until.date), formats.time(until.time)),
      t.next,
    ],
    links: [
      { text: t.button, href: pageUrl(texts.language, plainPaths.proposal(code)), button: true },
      { text: words.askOnWhatsApp, href: whatsappLink(words.question(title)) },
    ],
  }
  return {
    to: email,
    replyTo: CONTACT.email,
    subject: t.subject(title),
    ...(await bothForms(mail, texts)),
    attachments: [],
  }
}

/** To the office, in English: with what was asked last. */
async function changeMail(env: Env, { number, content, name, phone, email }: Proposal, now: Date): Promise<Mail> {
  const asked = (await historyOf(env, number)).findLast(({ act }) => act === 'ask')
  const page = operatorPageUrl(env)
  const { MAIL_OPERATOR: to } = settings(env)
  const heading = `A change of proposal ${number} is asked for`
  const texts = textsOf('en')
  await texts.load('site', 'tours', 'booking', 'mails')
  const mail: MailContent = {
    heading,
    opening: `${name} asks for a change of '${content!.title}'.`,
    lines: [
      { label: 'Asked for', value: asked?.detail ?? '' },
      { label: 'Rides', value: bookingTitle(ridesInWords(content!.rides), texts) },
      ...(phone === '' ? [] : [{ label: 'Phone', value: phone }]),
      ...(email === '' ? [] : [{ label: 'E-mail', value: email }]),
    ],
    paragraphs: [`Read at ${sriLankaTime(now).time}. Answer with a new version: the guest's link stays the same.`],
    links: page === null ? [] : [{ text: 'Open the proposal', href: `${page}/proposals/${number}`, button: true }],
  }
  return { to, replyTo: CONTACT.email, subject: heading, ...(await bothForms(mail)), attachments: [] }
}
