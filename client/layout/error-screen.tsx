/** Shown in place of a page that failed (docs/product.md#errors). It shows no details of the error. */
import type { ReactNode } from 'react'
import { useHref, useNavigation } from 'react-router'
import { loadAgain } from '#client/device/storage.ts'
import { keepTyped } from '#client/forms/hydration.tsx'
import { rich, useAddress, useTexts } from '#client/languages/language.tsx'
import { BRAND, CONTACT, whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

export function ErrorScreen() {
  const { error: t } = useTexts('site')
  const address = useAddress()
  /** What was chosen when the page failed: its address has not followed yet. */
  const { location: chosen } = useNavigation()
  const chosenHref = useHref(chosen ?? '')
  return (
    <section className="error-screen band" role="alert">
      <h1>{t.title}</h1>
      <p>{t.sorry}</p>
      <ul>
        <li>{t.connection}</li>
        <li>{rich(t.again<ReactNode>(<a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>))}</li>
      </ul>
      {/* A form and plain links: they load a new page, with or without a script. */}
      <form
        className="error-actions"
        onSubmit={(event) => {
          event.preventDefault()
          keepTyped()
          loadAgain(chosen && chosenHref)
        }}
      >
        <button className="button">{t.reload}</button>
        <a className="button button--quiet" href={address(paths.home())}>
          {t.home}
        </a>
        <a className="button button--quiet" href={whatsappLink(t.hello(BRAND.name))} target="_blank" rel="noopener">
          {t.ask}
        </a>
      </form>
    </section>
  )
}
