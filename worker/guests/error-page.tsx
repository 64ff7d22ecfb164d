/**
 * What somebody in a browser reads where a plain page fails, in place of problem details: in a guest's language, in the
 * office with what was wrong, for a driver in each language of theirs. Loaded then.
 */
import type { ReactNode } from 'react'
import { chatLink, CONTACT } from '#domain/brand.ts'
import { DRIVER_LANGUAGES, driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { addressIn, type Language } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import { CallOffice, driverPage } from '#worker/day/driver-parts.tsx'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { ButtonLink, plainPage, rich } from '#worker/platform/plain-page.tsx'
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

/** What is posted there belongs to the page before it. */
const POSTED = /\/(?:number|language|push|place)$/

/** The database knows the driver's language, and does not answer: the page speaks all languages of drivers. */
async function driversPage({ path }: AskedPage): Promise<string> {
  const all = await Promise.all(
    DRIVER_LANGUAGES.map(async (language) => [language, await driverTexts(language)] as const),
  )
  return driverPage(
    all.map(([, { failed }]) => failed.title).join(' · '),
    'en',
    <main className="sheet">
      {all.map(([language, texts]) => (
        <section key={language} lang={language}>
          <h1>{texts.failed.title}</h1>
          <p>{texts.failed.text}</p>
          <p className="actions">
            <ButtonLink look="go" href={path.replace(POSTED, '')}>
              {texts.failed.again}
            </ButtonLink>
            <CallOffice texts={texts} />
          </p>
        </section>
      ))}
    </main>,
  )
}

/** @param answer with problem details */
export async function errorPage(asked: AskedPage, answer: Response): Promise<Response> {
  const problem = (await answer.json()) as Problem
  const [, room] = asked.path.split('/')
  const write = room === 'operator' ? officesPage : room === 'driver' ? driversPage : guestsPage
  const headers = new Headers(answer.headers)
  headers.set('content-type', 'text/html; charset=UTF-8')
  return new Response(await write(asked, problem), { status: answer.status, headers })
}
