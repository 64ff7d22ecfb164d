/**
 * What somebody in a browser reads where a plain page fails, in place of problem details: in a guest's language, in the
 * office with what was wrong, for a driver with the office's number. Loaded then.
 */
import type { ReactNode } from 'react'
import { chatLink, CONTACT } from '#domain/brand.ts'
import { addressIn, type Language } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import type { Problem } from '#domain/quotes/quote-calls.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { ButtonLink, daylightPage, plainPage, rich } from '#worker/platform/plain-page.tsx'
import { NoSuchLink } from './changes-page.tsx'

interface AskedPage {
  /** Without a language. */
  readonly path: string
  readonly language: Language
  /** Its address; `null` where something was sent, which a link does not send again. */
  readonly again: string | null
}

const againLink = ({ again }: AskedPage, text: string) =>
  again !== null && (
    <ButtonLink look="go" href={again}>
      {text}
    </ButtonLink>
  )

async function guestsPage(asked: AskedPage, { status }: Problem): Promise<string> {
  const texts = await pageTexts(asked.language)
  if (status === 404) return guestPage(texts, texts.in('guest').title.unknown, <NoSuchLink />)
  const { chat, error: t } = texts.in('site')
  const mail = <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
  return guestPage(
    texts,
    t.title,
    <main>
      <h1>{t.title}</h1>
      <p>{t.sorry}</p>
      <p>{rich(t.again<ReactNode>(mail))}</p>
      <p className="actions">
        {againLink(asked, t.reload)}
        <ButtonLink href={chatLink(chat)}>{t.ask}</ButtonLink>
        <ButtonLink href={addressIn(texts.language, paths.home())}>{t.home}</ButtonLink>
      </p>
    </main>,
  )
}

const officesPage = (asked: AskedPage, { title, detail }: Problem): string =>
  plainPage(
    title,
    <main>
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      <p className="actions">
        {againLink(asked, 'Load the page again')}
        <ButtonLink href="/operator">Now</ButtonLink>
      </p>
    </main>,
  )

const driversPage = (asked: AskedPage, { title }: Problem): string =>
  daylightPage(
    title,
    <main className="sheet">
      <h1>{title}</h1>
      <p className="actions">
        {againLink(asked, 'Load the page again')}
        <ButtonLink href={`tel:${CONTACT.whatsapp}`}>Call the office</ButtonLink>
      </p>
    </main>,
  )

/** @param answer with problem details */
export async function errorPage(asked: AskedPage, answer: Response): Promise<Response> {
  const problem = (await answer.json()) as Problem
  const [, room] = asked.path.split('/')
  const write = room === 'operator' ? officesPage : room === 'driver' ? driversPage : guestsPage
  const headers = new Headers(answer.headers)
  headers.set('content-type', 'text/html; charset=UTF-8')
  return new Response(await write(asked, problem), { status: answer.status, headers })
}
