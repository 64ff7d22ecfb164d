/** What holds for a booking, what the site knows of a guest, and common questions. docs/product.md#terms */
import { type ReactNode, useContext } from 'react'
import { PaysOnlineContext } from '#client/api.ts'
import { useLoaderData } from 'react-router'
import { useLanguage } from '#client/languages/language.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { cancellationRule } from '#domain/bookings/guest-changes.ts'
import { driverPromise, notFoundAdvice, waitingAdvice } from '#domain/bookings/pickup-advice.ts'
import { cancellingText } from '#domain/bookings/refunds.ts'
import { payAtTheEnd, severalRidesTerms } from '#domain/bookings/texts.ts'
import { BRAND, CHAT_LINK, CONTACT, parkFeeNote, SERVICE } from '#domain/brand.ts'
import { VEHICLE_CLASSES, VEHICLE_NAMES, VEHICLE_ROOM } from '#domain/fares/vehicles.ts'
import { TERMS } from '#domain/operator/terms.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths, TERMS_LINK } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { TRAIL } from './head.ts'
import type { TermsData } from './load.ts'
import './terms.css'

export function Component() {
  const { eraseAfterDays } = useLoaderData<TermsData>()
  return (
    <article className="terms band">
      <header>
        <Breadcrumb trail={TRAIL} />
        <h1>{TERMS_LINK}</h1>
        <p>
          For bookings with {BRAND.legalName}, {BRAND.registrationNumber}, made from {showDate(TERMS.since)} on.
        </p>
      </header>
      <Terms />
      <Privacy eraseAfterDays={eraseAfterDays} />
      <Questions />
    </article>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const roomTexts = VEHICLE_CLASSES.map(
  (vehicle) =>
    `${VEHICLE_NAMES[vehicle]}: ${VEHICLE_ROOM[vehicle].seats} travelers and ${VEHICLE_ROOM[vehicle].bags} large bags`,
)

function Terms() {
  const paysOnline = useContext(PaysOnlineContext)
  const texts = useLanguage()
  const { leadHours, nightLead, freeWaiting } = SERVICE
  return (
    <Part id="terms" title="Terms">
      <h3>The price</h3>
      <p>
        The price that you confirm is fixed and all inclusive; we pay the highway toll. It holds for the places, the
        vehicle and, of a tour, the number of travelers that you booked.
      </p>
      <h3>The booking</h3>
      <p>
        A booking is made when you see its reference, and certain once we have confirmed it. A pickup within {leadHours}{' '}
        hours of being booked ({nightLead.hours} hours between {nightLead.from} and {nightLead.until}, Sri Lanka time)
        is a request until then. If we cannot drive you, you pay nothing, and what you have paid is paid back in full.
      </p>
      <h3>Paying</h3>
      <p>
        A transfer: {payAtTheEnd('transfer', paysOnline, texts)} A tour: {payAtTheEnd('tour', paysOnline, texts)}{' '}
        {severalRidesTerms(paysOnline, texts)}
      </p>
      <h3>Cancelling and changing</h3>
      <p>{cancellingText('rides', texts)} The charge of the last hours is also for who does not come to the pickup.</p>
      <p>Where a car and driver stay with you for days: {cancellationRule('stay', texts)}</p>
      <h3>Waiting</h3>
      <p>
        The driver waits free of charge: {freeWaiting.airport} minutes at the airport, from landing, and{' '}
        {freeWaiting.elsewhere} minutes elsewhere. Who needs longer tells us.
      </p>
      <h3>Seats and luggage</h3>
      <ul>
        {roomTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        Each child has a seat of its own and counts. If your party does not fit into the vehicle that you booked, we
        write to you about a larger one and its price before anybody pays online.
      </p>
      <h3>Tours</h3>
      <p>
        {parkFeeNote('all travelers of your booking')} Parks close in some weeks of the year and after heavy rain: then
        we offer you another day or park, or cancel free of charge.
      </p>
      <h3>On the road</h3>
      <p>{TERMS.insurance}</p>
      <h3>If something goes wrong</h3>
      <p>
        Tell the driver or write to us at once: <Mail />. We answer every complaint that reaches us within{' '}
        {TERMS.complaintDays} days of the journey. These terms are under {TERMS.law}; your rights as a consumer at home
        stay with you.
      </p>
    </Part>
  )
}

const Mail = () => <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>

function Privacy({ eraseAfterDays }: TermsData) {
  const { street, postalCode, locality, countryName } = CONTACT.address
  return (
    <Part id="privacy" title="Privacy">
      <h3>Who is responsible</h3>
      <p>
        {BRAND.legalName}, {street}, {postalCode} {locality}, {countryName}, <Mail />.
      </p>
      <h3>What we know, and what for</h3>
      <p>
        What you write into the booking form: phone, e-mail, places, time, flight, the name on the sign, and what you
        tell the driver. We need it to drive you and to write to you about that, and use it for nothing else. We sell
        and lend no data, send no advertising, and count no visitors.
      </p>
      <h3>Who sees it</h3>
      <ul>
        <li>We, and the driver of your ride, until a day after it.</li>
        <li>Cloudflare, which runs our website, its database and its mail for us.</li>
        <li>If you pay online, the payment page: the amount, the booking’s number and your e-mail address.</li>
        <li>
          Where the site uses Google Maps: Google, which learns the places that you look for, and nothing of the
          booking.
        </li>
        <li>
          If a link or card of your hotel brought you: the hotel learns the day and the price of the ride, and nothing
          that tells who you are.
        </li>
        <li>WhatsApp, if you write to us there.</li>
      </ul>
      <h3>For how long</h3>
      <p>
        {eraseAfterDays === null
          ? 'Some time after the journey we erase your name, phone, e-mail and notes.'
          : `${eraseAfterDays} days after the journey we erase your name, phone, e-mail, addresses and notes.`}{' '}
        Route, date and price stay for our accounts. What you have typed into a form is kept in your own browser, in
        that tab, with the hotel whose link brought you, and goes when you close it. A booking that you keep on your
        phone stays there until you remove it. This site sets no cookies.
      </p>
      <h3>Your rights</h3>
      <p>
        Ask us what we hold of you, or to correct, hand over or erase it: <Mail />. You may also complain to the
        authority for data protection where you live.
      </p>
    </Part>
  )
}

const questions = (texts: Texts): readonly (readonly [question: string, answer: string])[] => [
  [
    'Is the price for all of us, or for each?',
    'For the vehicle, whoever sits in it. A tour has a price for the number of travelers that you choose.',
  ],
  ['When do I learn who drives me?', driverPromise(texts)],
  ['Where do I find the driver at the airport?', `${waitingAdvice(COLOMBO_AIRPORT, texts)} ${notFoundAdvice(texts)}`],
  ['How do I change or cancel?', `By the link 'Change or cancel' in our mail. ${cancellationRule('rides', texts)}`],
  [
    'I have no mail from you.',
    'Look among unwanted mail. The page of your booking, which you saw when you booked, says all that the mail says. ' +
      'Write to us on WhatsApp with the name and the day of the pickup, and we find the booking.',
  ],
  [
    'Can we stop on the way?',
    'Tell us in the details of the booking, or on WhatsApp: we say beforehand whether it costs more.',
  ],
  ['Do you have child seats?', 'Say in the form how many you need.'],
]

function Questions() {
  return (
    <Part id="questions" title="Questions">
      <dl>
        {questions(useLanguage()).map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        Anything else?{' '}
        <a href={CHAT_LINK} target="_blank" rel="noopener">
          Ask us on WhatsApp
        </a>{' '}
        or write to <Mail />.
      </p>
      <p>
        For who builds an assistant: <a href={paths.forAgents}>what agents may ask us</a>.
      </p>
    </Part>
  )
}

export { handle } from './head.ts'
export { loader } from './load.ts'
