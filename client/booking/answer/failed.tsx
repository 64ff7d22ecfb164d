/** Specification section 8, "Booking submit failure". */
import { FAILED } from '#domain/bookings/texts.ts'
import { CONTACT, whatsappLink } from '#domain/brand.ts'
import { tryAgain } from '../submission.ts'
import type { Attempt } from '../progress.ts'
import { Answer } from './answer.tsx'
import { FailureIcon } from './answer.tsx'

export function Failed({ page, attempt }: { readonly page: string; readonly attempt: Attempt }) {
  const { details } = attempt
  const trip = 'park' in details ? `a tour to ${details.park}` : `a taxi from ${details.pickup} to ${details.dropoff}`
  return (
    <Answer title={FAILED.title} text={FAILED.text} icon={<FailureIcon />}>
      <div className="answer__card">
        <p>{FAILED.mail}.</p>
        <p>
          Contact us via <a href={whatsappLink(`Hello, I tried to book ${trip} and it did not work.`)} target="_blank" rel="noopener">WhatsApp</a>, {CONTACT.whatsappShown}, or
          by e-mail, <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>: we book it for you at the price you saw.
        </p>
        <p className="answer__aside">Everything you typed is kept, and trying again does not book twice.</p>
      </div>
      <p className="answer__actions"><button type="button" className="button" onClick={() => tryAgain(page, attempt)}>{FAILED.retry}</button></p>
    </Answer>
  )
}
