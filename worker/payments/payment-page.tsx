/**
 * The page between a booking and PayHere: PayHere takes a form that is posted to it, with a hash that fixes order,
 * amount and currency. The guest types here what PayHere asks for, even if the booking knows it: the page opens with
 * the reference alone, so it shows no e-mail and no phone. The data goes to PayHere alone, which does not learn the
 * reference.
 */
import { paidText, payOnlineText, showAmount } from '#domain/bookings/money/payments.ts'
import { centsOf, openCents, openUsd } from '#domain/bookings/money/sums.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { pageUrl } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { bookingTitle } from '#domain/bookings/ride-summary.ts'
import { BRAND } from '#domain/brand.ts'
import { settings, type Env } from '#worker/environment.ts'
import type { Booking } from '#worker/bookings/store.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { Field } from '#worker/platform/plain-page.tsx'
import { orderOfAttempt } from './attempts.ts'
import { activeCheckout } from './gateways/gateways.ts'
import { askedFor, payableRides } from './payment-link.ts'

/** What PayHere asks for besides, with what browsers fill in. */
const ASKED = [
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
  ['address', 'street-address'],
  ['city', 'address-level2'],
  ['country', 'country-name'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const

interface PaymentPage {
  readonly page: string
  /** Where its form may go. */
  readonly formTargets: readonly string[]
  /** The attempt that it leads to. */
  readonly order: string
}

/**
 * @param isForAll for all that is open, also where a deposit is asked for
 * @returns `null` where PayHere is not set up, or nothing is to be paid (yet)
 */
export async function paymentPage(
  env: Env,
  booking: Booking,
  texts: Texts,
  isForAll = false,
  now = new Date(),
): Promise<PaymentPage | null> {
  const checkout = activeCheckout(env)
  const rides = payableRides(booking, now)
  if (!checkout || rides.length === 0) return null
  const title = bookingTitle(rides, ENGLISH_TEXTS)
  const { currency } = checkout
  const asked = askedFor(booking, now)
  const isDeposit = asked.isDeposit && !isForAll
  const usd = isDeposit ? asked.usd : openUsd(rides)
  const cents = centsOf(rides, usd, currency)
  const order = await orderOfAttempt(env, checkout, booking.number, { usd, cents, currency })
  const back = bookingPageUrl(booking.reference, texts.language)
  const form = await checkout.open({
    order,
    cents,
    title,
    back: pageUrl(texts.language, plainPaths.paid),
    notify: `${BRAND.origin}/en/${settings(env).PRODUCT}/payment/notify`,
  })
  const { pay: t } = texts.in('guest')
  const payOnline = payOnlineText(null, texts, rides)
  const paid = paidText(rides, texts)
  const page = (
    <main className="narrow-form">
      <p className="crumb">
        <a href={back}>← {t.back}</a>
      </p>
      <h1>{payOnline}</h1>
      <p className="soft">{t.booking(booking.reference, bookingTitle(rides, texts))}</p>
      <p style={{ margin: '1rem 0', fontSize: '1.5rem', fontWeight: 700 }}>
        {isDeposit ? t.deposit(showAmount(cents, currency)) : showAmount(cents, currency)}
      </p>
      {isDeposit && (
        <p>
          {t.part} <a href="?all">{t.all(showAmount(openCents(rides, currency), currency))}</a>
        </p>
      )}
      {paid && <p>{t.paid(paid)}</p>}
      <form method="post" action={form.action}>
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{t.payHere}</p>
        {ASKED.map(([name, autoComplete]) => (
          <Field key={name} label={t.fields[name]} name={name} autoComplete={autoComplete} maxLength={100} required />
        ))}
        <div className="actions">
          <button className="button button--go" type="submit">
            {t.go}
          </button>
        </div>
      </form>
    </main>
  )
  return { page: guestPage(texts, payOnline, page), formTargets: form.targets, order }
}
