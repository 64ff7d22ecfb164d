/** The page of a reference that belongs to no booking. */
import { CONTACT, whatsappLink } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

export function UnknownBooking() {
  return (
    <section className="error-screen band">
      <h1>We know no such booking</h1>
      <p>A reference has twelve letters and digits, such as K7Q2-M4XT-9BHE. Open the link in your confirmation mail, or write to us: we find your booking.</p>
      <div className="error-actions">
        <a className="button" href={whatsappLink('Hello, I cannot find my booking')} target="_blank" rel="noopener noreferrer">Ask on WhatsApp</a>
        <a className="button button--quiet" href={`mailto:${CONTACT.email}`}>Write an e-mail</a>
        <a className="button button--quiet" href={paths.home()}>Find a fare</a>
      </div>
    </section>
  )
}
