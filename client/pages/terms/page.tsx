/**
 * The page of terms. Nothing on it moves: the browser that hydrates it keeps the Worker's markup, and fetches code and texts
 * only where the app itself leads here.
 */
import { useLoaderData } from 'react-router'
import { type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs } from '#client/head/structured-data.ts'
import { useLanguage } from '#client/languages/language.tsx'
import type { Crumb } from '#client/link.tsx'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { contentCode, type TermsData } from './load.ts'
import './terms.css'

const ID = 'terms-page'

export function Component() {
  const { eraseAfterDays } = useLoaderData<TermsData>()
  const texts = useLanguage()
  const code = contentCode()
  if (code === null) {
    const written = document.getElementById(ID)?.innerHTML ?? ''
    return <article key="written" id={ID} className="terms band" dangerouslySetInnerHTML={{ __html: written }} />
  }
  return (
    <article key="rendered" id={ID} className="terms band">
      <code.Content eraseAfterDays={eraseAfterDays} trail={trail(texts)} />
    </article>
  )
}

function trail(texts: Texts): readonly Crumb[] {
  return [{ name: texts.in('site').termsLink, path: paths.terms }]
}

function head({ description }: TermsData, _pathname: string, texts: Texts): PageHead {
  return {
    title: texts.in('site').termsLink,
    description,
    ...(import.meta.env.SSR && {
      keywords: texts.in('terms').head.keywords,
      things: [breadcrumbs(trail(texts), texts)],
    }),
    path: paths.terms,
    listed: true,
  }
}

export const handle: PageHandle = { head }
