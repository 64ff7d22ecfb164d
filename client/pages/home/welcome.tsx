/** The company, and what the price includes. */
import { StaticPart } from '#client/static-part.tsx'

import { BRAND, CONTACT, SERVICE } from '#domain/brand.ts'

export function Welcome() {
  return <StaticPart element="section" className="welcome band" aria-labelledby="welcome" content={Content} />
}

function Content() {
  return (
    <>
      <div>
        <h2 id="welcome">Welcome to {BRAND.name}</h2>
        <p>
          {BRAND.legalName} is a taxi and tour company in Sri Lanka, registered as {BRAND.registrationNumber}. We take
          travellers from the airport to their hotel, from town to town, and on safari, at a price that is known before
          the journey and does not change on the way.
        </p>
        <p>
          Write to us on WhatsApp at {CONTACT.whatsappShown} or by e-mail to{' '}
          <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>.
        </p>
      </div>
      <ul className="welcome__promises">
        <li>
          <h3>One price, all inclusive</h3>
          <p>The price you see is fixed. Highway toll is paid by us.</p>
        </li>
        <li>
          <h3>Pay as you like</h3>
          <p>In LKR or USD at the end of the journey, or online in advance by card.</p>
        </li>
        <li>
          <h3>Your driver in good time</h3>
          <p>{`Driver details reach you within ${SERVICE.driverHours} hours of booking. If they do not, get in touch.`}</p>
        </li>
        <li>
          <h3>A discount on the next ride</h3>
          <p>Ask for it on WhatsApp after your transfer.</p>
        </li>
      </ul>
    </>
  )
}
