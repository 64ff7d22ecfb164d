/**
 * The page between a booking and PayHere: PayHere takes a form that is posted to it, with a hash that fixes order,
 * amount and currency. What PayHere asks for the guest types here, also what the booking knows: the page opens with
 * the reference alone, and shows nobody's e-mail or phone. It goes to PayHere alone, which does not learn the reference.
 */
import { html } from 'hono/html'
import { amountText, centsOf, openCents, openUsd, paidText, showAmount, totalPrice } from '#domain/bookings/payments.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { paths } from '#domain/paths.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { LANGUAGES, pageUrl } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { bookingTitle } from '#domain/bookings/summary.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { COLOURS } from '#domain/colours.ts'
import { settings, type Env } from '#worker/environment.ts'
import type { Booking } from '#worker/bookings/store.ts'
import { orderOfAttempt } from './attempts.ts'
import { payHereAccount, payHereHash } from './gateways.ts'
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
  /** Where its form may go: PayHere leads on to other hosts of its own. */
  readonly formTargets: readonly string[]
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
  const account = payHereAccount(env)
  const rides = payableRides(booking, now)
  if (!account || rides.length === 0) return null
  const price = totalPrice(rides)
  const title = bookingTitle(rides, ENGLISH_TEXTS)
  const { currency } = account
  const asked = askedFor(booking, now)
  const isDeposit = asked.isDeposit && !isForAll
  const usd = isDeposit ? asked.usd : openUsd(price)
  const cents = centsOf(price, usd, currency)
  const order = await orderOfAttempt(env, booking.number, { usd, cents, currency }, now)
  const back = bookingPageUrl(booking.reference, texts.language)
  const fixed = {
    merchant_id: account.merchantId,
    return_url: pageUrl(texts.language, paths.paid),
    cancel_url: pageUrl(texts.language, paths.paid),
    notify_url: `${BRAND.origin}/en/${settings(env).PRODUCT}/payment/notify`,
    order_id: order,
    items: title,
    currency,
    amount: amountText(cents),
    hash: await payHereHash(account, { order, cents, currency }),
  }
  const { pay: t } = texts.in('guest')
  const { payOnline } = texts.in('booking').money
  const paid = paidText(price, texts)
  const page = await html`<!doctype html>
    <html lang="${LANGUAGES[texts.language].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${payOnline} | ${BRAND.name}</title>
        <style>
          :root {
            color-scheme: dark;
          }
          * {
            box-sizing: border-box;
          }
          body {
            margin: 0;
            background: ${COLOURS.ground};
            color: ${COLOURS.text};
            font:
              1rem/1.5 system-ui,
              -apple-system,
              'Segoe UI',
              Roboto,
              sans-serif;
          }
          main {
            max-width: 30rem;
            margin: 0 auto;
            padding: 1.5rem 1rem 3rem;
          }
          h1 {
            font-size: 1.5rem;
            line-height: 1.25;
            margin: 0 0 0.5rem;
          }
          .amount {
            font-size: 1.5rem;
            font-weight: 700;
            margin: 1rem 0;
          }
          .soft {
            color: ${COLOURS['text-soft']};
          }
          label {
            display: block;
            margin: 0.75rem 0 0.25rem;
          }
          input {
            width: 100%;
            font: inherit;
            color: inherit;
            background: ${COLOURS['surface-raised']};
            border: 1px solid ${COLOURS['line-strong']};
            border-radius: 0.5rem;
            padding: 0.625rem 0.75rem;
          }
          button {
            width: 100%;
            margin: 1.5rem 0 1rem;
            padding: 0.875rem;
            border: 1px solid transparent;
            border-radius: 0.5rem;
            background: ${COLOURS.go};
            color: ${COLOURS['on-go']};
            font: inherit;
            font-weight: 700;
            cursor: pointer;
          }
          a {
            color: ${COLOURS['go-strong']};
          }
          :focus-visible {
            outline: 3px solid ${COLOURS['go-strong']};
            outline-offset: 2px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${payOnline}</h1>
          <p class="soft">${t.booking(booking.reference, bookingTitle(rides, texts))}</p>
          <p class="amount">${isDeposit ? t.deposit(showAmount(cents, currency)) : showAmount(cents, currency)}</p>
          ${
            isDeposit
              ? html`<p>
                  ${t.part}
                  <a href="?all">${t.all(showAmount(openCents(price, currency), currency))}</a>
                </p>`
              : ''
          }
          ${paid ? html`<p>${t.paid(paid)}</p>` : ''}
          <form method="post" action="${account.checkout}">
            ${Object.entries(fixed).map(
              ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" /> `,
            )}
            <p>${t.payHere}</p>
            ${ASKED.map(
              ([name, autocomplete]) =>
                html`<label for="${name}">${t.fields[name]}</label
                  ><input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="100" required /> `,
            )}
            <button>${t.go}</button>
          </form>
          <p><a href="${back}">${t.back}</a></p>
          <p class="soft">${t.questions(CONTACT.whatsappShown, CONTACT.email)}</p>
        </main>
      </body>
    </html>`
  return { page: page.toString(), formTargets: ['https://payhere.lk', 'https://*.payhere.lk'] }
}
