/** The addresses of a guest's booking, and of links that lead to the site. docs/product.md#changes */
import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { houseOf, partnerCode } from '#domain/bookings/booking.ts'
import { bookmarkInTag } from '#domain/d1-bookmarks.ts'
import { chatLink, CONTACT } from '#domain/brand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { partnerOfCode } from '#worker/bookings/partner-lookup.ts'
import type { AppEnv } from '#worker/environment.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { ButtonLink, rich } from '#worker/platform/plain-page.tsx'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { countPoll, countRead, languageOf, lateHandler } from '#worker/platform/request.ts'
import { privatePage } from '#worker/platform/security-headers.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { nowOf } from './booking-poll.ts'

const byPages = lateHandler(() => import('./guest-handlers.tsx'))
const byDay = lateHandler(() => import('./day-calls.tsx'))
const byKeeping = lateHandler<'answerKeep' | 'answerCode'>(() => import('./keep-handlers.tsx'))
const byOpinions = lateHandler(() => import('./opinion-handlers.tsx'))
const byProposals = lateHandler(() => import('./proposal-handlers.tsx'))

export const guestPages = new Hono<AppEnv>()
  // The page of the fare passport, which the site gave up.
  .get('/passport', countRead, async (c) => {
    const texts = await pageTexts(languageOf(c))
    const { noPassport: t } = texts.in('guest')
    const page = (
      <main>
        <h1>{t.heading}</h1>
        <p>{t.text}</p>
        <p>
          <a href={addressIn(texts.language, paths.findBooking)}>{texts.in('frame').footer.findBooking}</a>
        </p>
      </main>
    )
    return c.html(guestPage(texts, t.heading, page), 410)
  })
  .get(plainPaths.paid, async (c) => {
    const texts = await pageTexts(languageOf(c))
    const { paid: t, title } = texts.in('guest')
    const chat = <a href={chatLink(texts.in('site').chat)}>{CONTACT.whatsappShown}</a>
    const mail = <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
    // The gateway knows this address: it says no reference. The guest types it, or opens the link in the mail.
    const page = (
      <main>
        <h1>{t.heading}</h1>
        <p>{t.text}</p>
        <div className="actions">
          <ButtonLink look="go" href={addressIn(texts.language, paths.findBooking)}>
            {texts.in('frame').footer.findBooking}
          </ButtonLink>
        </div>
        <p>{rich(t.questions<ReactNode>(chat, mail))}</p>
      </main>
    )
    return c.html(guestPage(texts, title.paid, page, null, { style: '.actions{margin-block:1rem}' }))
  })
  .get('/from/:code', countRead, privatePage, async (c) => {
    const code = partnerCode(c.req.param('code')) ?? ''
    const partner = await partnerOfCode(c.env, code)
    // It says nothing that the card does not: a code that is nobody's leads to the same page.
    // The form asks which house it is: a name in an address, anybody may have written.
    if (c.req.header('accept') === 'application/json') return c.json(partner && houseOf(partner))
    const path = partner ? `${paths.home({ pickup: partner.place })}&partner=${code}` : paths.home()
    return c.redirect(addressIn(languageOf(c), path), 302)
  })
  .get(paths.findBooking, byPages('answerFindBooking'))
  .post(paths.findBooking, byPages('takeFindBooking'))
  .get('/proposal/:code', byProposals('answerProposal'))
  .post('/proposal/:code/accept', byProposals('takeAcceptance'))
  .post('/proposal/:code/change', byProposals('takeChangeWish'))
  .get('/booking/:reference/now', async (c) => {
    const known = c.req.header('if-none-match')?.replace(/^W\//, '')
    const { text, content, etag } = await nowOf(c.env, c.req.param('reference'), bookmarkInTag(known), new Date())
    c.header('etag', etag)
    if (known?.startsWith(content.slice(0, -1))) return c.body(null, 304)
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
  .post('/booking/:reference/words', byDay('takeWord'))
  .post('/booking/:reference/share', byDay('takeShare'))
  .get(
    '/ride/:code',
    countPoll((c) => c.req.param('code')),
    byDay('answerSharedRide'),
  )
  .post('/booking/:reference/push', countRead, async (c) => {
    const found = await findBooking(c.env, c.req.param('reference'))
    if (!found || found.booking.erasedAt !== null)
      throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
    const { number } = found.booking
    await countVisitor(c.env.CHANGE_RATE, `push ${number}`)
    const { takeBinding } = await import('#worker/push/binding.ts')
    const guest = { owner: 'guest', subject: String(number), bookingNumber: number } as const
    return takeBinding(c, guest, { language: languageOf(c) })
  })
  .get(plainPaths.opinions, countRead, byOpinions('answerOpinions'))
  .get(plainPaths.opinionsAbout, countRead, byOpinions('answerAbout'))
  .get('/booking/:reference/opinion', byOpinions('answerOwn'))
  .post('/booking/:reference/opinion', byOpinions('takeOpinion'))
  .get('/booking/:reference/keep', byKeeping('answerKeep'))
  .get('/booking/:reference/code.png', byKeeping('answerCode'))
  .get('/booking/:reference/changes', byPages('answerChanges'))
  .get('/booking/:reference/receipt', byPages('answerOwnReceipt'))
  .post('/booking/:reference/receipt', byPages('takeReceiptFor'))
  .get('/booking/:reference/invoice/:number', byPages('answerInvoice'))
  .post('/booking/:reference/invoice', byPages('takeInvoice'))
  .post('/booking/:reference/changes', byPages('takeChange'))
