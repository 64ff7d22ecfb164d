/** Shown in place of a page that failed (docs/product.md#errors). It shows no details of the error. */
import { BRAND, CONTACT, whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

export function ErrorScreen() {
  return (
    <section className="error-screen band" role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>Sorry, this page did not work. A booking that you saw confirmed is safe with us.</p>
      <ul>
        <li>Check your connection, then load the page again.</li>
        <li>
          If it happens again, write to us on WhatsApp or to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>: we
          quote and book by message, too.
        </li>
      </ul>
      {/* A form and plain links: they load a page anew, with or without a script. */}
      <form
        className="error-actions"
        onSubmit={(event) => {
          event.preventDefault()
          location.reload()
        }}
      >
        <button className="button">Load the page again</button>
        <a className="button button--quiet" href={paths.home()}>
          Go to the home page
        </a>
        <a
          className="button button--quiet"
          href={whatsappLink(`Hello ${BRAND.name}, a page of your site did not work`)}
          target="_blank"
          rel="noopener"
        >
          Ask on WhatsApp
        </a>
      </form>
    </section>
  )
}
