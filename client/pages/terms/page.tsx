/**
 * The page of terms. Nothing on it moves: the browser that hydrates it keeps the Worker's markup, and fetches code and texts
 * only where the app itself leads here.
 */
import { useLoaderData } from 'react-router'
import type { TermsData } from './head.ts'
import { contentCode } from './load.ts'
import './terms.css'

const ID = 'terms-page'

export function Component() {
  const { eraseAfterDays } = useLoaderData<TermsData>()
  const code = contentCode()
  if (code === null) {
    const written = document.getElementById(ID)?.innerHTML ?? ''
    return <article key="written" id={ID} className="terms band" dangerouslySetInnerHTML={{ __html: written }} />
  }
  return (
    <article key="rendered" id={ID} className="terms band">
      <code.Content eraseAfterDays={eraseAfterDays} />
    </article>
  )
}

export { handle } from './head.ts'
