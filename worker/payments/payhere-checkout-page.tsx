/**
 * The page between a booking and PayHere: PayHere takes a form that is posted to it, with a hash that fixes order,
 * amount and currency. The guest types here what PayHere asks for, even if the booking knows it: the page opens with
 * the reference alone, so it shows no e-mail and no phone. The data goes to PayHere alone, which does not learn the
 * reference.
 */
import { cardTerms } from '#domain/bookings/money/paying-in-words.ts'
import { paidText, payOnlineText, type TriedPayment, triedText } from '#domain/bookings/money/payments.ts'
import { overAt } from '#domain/bookings/day/sharing.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { otherPaymentLink } from '#domain/bookings/status-texts.ts'
import { openCents, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { pageUrl } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { bookingTitle } from '#domain/bookings/ride-summary.ts'
import { BRAND } from '#domain/brand.ts'
import { type Env, settings } from '#worker/environment.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { Field, Refusal } from '#worker/platform/plain-page.tsx'
import { PAYER_FIELDS, type PaymentOrder } from '#worker/payments/gateways/gateway.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { activeGateways } from '#worker/payments/gateways/gateways.ts'
import { orderOfAttempt } from './payment-attempts.ts'
import { paymentOfLink, onlinePayment, payableRides } from './payment-options.ts'
import { noteOpened } from './unfinished-payments.ts'

interface PaymentPage {
  readonly page: string
  /** Where its form may go. */
  readonly formTargets: readonly string[]
  /** The attempt that it leads to. */
  readonly order: string
}

/** What the guest has chosen on the page. */
export interface PaymentChoice {
  /** For all that is open, also where a deposit is asked for. */
  readonly isForAll?: boolean
  /** That the guest wants to pay in, where there is an account for it. */
  readonly currency?: PaymentCurrency | undefined
}

/**
 * What the page asks for, as the gateway is given it.
 * @returns `null` where no gateway takes payments here, or nothing is to be paid (yet)
 */
async function askedOnline(env: Env, booking: Booking, texts: Texts, chosen: PaymentChoice, now: Date) {
  const rides = payableRides(booking, now)
  const { isDeposit, ways, cardFrom } = await onlinePayment(env, booking, now, chosen.isForAll)
  const way = ways.find(({ checkout }) => checkout.currency === chosen.currency) ?? ways[0]
  if (!way) return null
  const { checkout, parts } = way
  const title = bookingTitle(rides, ENGLISH_TEXTS)
  const { currency } = checkout
  const [part] = parts as readonly [(typeof parts)[number]]
  const order = await orderOfAttempt(env, checkout, booking.number, { ...part, currency })
  const paid = pageUrl(texts.language, plainPaths.paid)
  const [back, cancelled] = [`${paid}?order=${order}`, `${paid}?cancelled&order=${order}`]
  const notify = `${BRAND.origin}/en/${settings(env).PRODUCT}/payment/notify`
  return {
    way,
    ways,
    rides,
    isDeposit,
    cardFrom,
    order: { order, cents: part.cents, title, back, cancelled, notify } satisfies PaymentOrder,
  }
}

/** What was typed and refused, in the words of `fieldProblem`. */
interface RefusedPayer {
  readonly typed: Readonly<Record<string, string>>
  readonly problem: string
}

/** With cents, as the page's language writes numbers. @example 'LKR 13.943,00' */
function amountIn(texts: Texts, cents: number, currency: string): string {
  const { number, decimal } = texts.formats
  return `${currency} ${number(Math.floor(cents / 100))}${decimal((cents % 100) / 100, 2).slice(1)}`
}

interface PageOptions {
  readonly now?: Date
  readonly refused?: RefusedPayer
  /** What became of the last payment. */
  readonly tried?: TriedPayment | null
  /** The gateway led back to it: it does not say the booking's reference. */
  readonly isByOrder?: boolean
}

/** As {@link askedOnline}. */
export async function paymentPage(
  env: Env,
  booking: Booking,
  texts: Texts,
  chosen: PaymentChoice = {},
  { now = new Date(), refused, tried = null, isByOrder = false }: PageOptions = {},
): Promise<PaymentPage | null> {
  const asked = await askedOnline(env, booking, texts, chosen, now)
  if (!asked) return null
  const { isForAll = false, currency: wanted } = chosen
  const { way, ways, rides, isDeposit, cardFrom } = asked
  const { checkout, parts } = way
  const { cents, order } = asked.order
  const { currency } = checkout
  const back = bookingPageUrl(booking.reference, texts.language)
  const form = await checkout.open(asked.order)
  const { pay: t } = texts.in('guest')
  const together = (of: typeof parts) => of.reduce((sum, each) => sum + each.cents, 0)
  const show = (amount: number, money = currency) => amountIn(texts, amount, money)
  const choice = (change: { readonly all?: boolean; readonly currency?: string }) => {
    const { all, currency: money } = { all: isForAll, currency: wanted, ...change }
    const cameBack = isByOrder ? ['cancelled', `order=${order}`] : []
    return `?${[...cameBack, ...(all ? ['all'] : []), ...(money ? [`in=${money}`] : [])].join('&')}`
  }
  const isOver = rides.map((ride) => ({ ...ride, over: now.getTime() > overAt(ride) }))
  const payOnline = payOnlineText(null, texts, isOver)
  const paid = paidText(rides, texts)
  const title = bookingTitle(rides, texts)
  const { tried: words } = texts.in('booking').money
  const toDriver = !paymentOfLink(booking, now).isDeposit && rides.some(isRunning)
  const page = (
    <main className="narrow-form">
      {!isByOrder && (
        <p className="crumb">
          <a href={back}>← {t.back}</a>
        </p>
      )}
      <h1>{payOnline}</h1>
      <p className="soft">{isByOrder ? title : t.booking(booking.reference, title)}</p>
      {tried && <Refusal>{triedText(tried, toDriver, texts)}</Refusal>}
      <p style={{ margin: '1rem 0', fontSize: '1.5rem', fontWeight: 700 }}>
        {isDeposit ? t.deposit(show(cents)) : show(cents)}
      </p>
      {parts.length > 1 && <p>{t.inPayments(parts.length, show(together(parts)))}</p>}
      {isDeposit && (
        <p>
          {t.part}
          {/* Where the month does not even take the deposit, it does not take all. */}
          {cardFrom === null && (
            <>
              {' '}
              <a href={choice({ all: true })}>{t.all(show(openCents(rides, currency)))}</a>
            </>
          )}
        </p>
      )}
      {ways
        .filter((other) => other !== way)
        .map(({ checkout: { currency: other }, parts: itsParts }) => (
          <p key={other}>
            <a href={choice({ currency: other })}>{t.instead(show(together(itsParts), other))}</a>
          </p>
        ))}
      {cardFrom && <p>{cardTerms({ cardFrom }, true, texts)}</p>}
      {paid && <p>{t.paid(paid)}</p>}
      {refused && <Refusal>{wordsFor(refused.problem, texts.in('form').problems.fields)}</Refusal>}
      <form method="post" action={form.action || undefined}>
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{checkout.fields.includes('address') ? t.payHere : t.taker(checkout.taker)}</p>
        {checkout.fields.map((name) => (
          <Field
            key={name}
            label={t.fields[name]}
            name={name}
            autoComplete={PAYER_FIELDS[name]}
            defaultValue={refused?.typed[name]}
            maxLength={100}
            required
          />
        ))}
        <div className="actions">
          <button className="button button--go" type="submit">
            {t.go(checkout.taker)}
          </button>
        </div>
      </form>
      {tried && (
        <p>
          <a href={otherPaymentLink(isByOrder ? null : booking.reference, texts)}>{words.other}</a>
        </p>
      )}
    </main>
  )
  return { page: guestPage(texts, payOnline, page), formTargets: form.targets, order }
}

/**
 * Opens a payment at a gateway that is asked by this site, with what the guest has typed.
 * @param chosen as for the page
 * @param isByOrder on the page that the gateway led back to
 * @returns where the guest pays, or the page once more; `null` where nothing is to be paid
 * @throws SiteError `unavailable` where the gateway does not open it
 */
export async function startPayment(
  env: Env,
  booking: Booking,
  texts: Texts,
  chosen: PaymentChoice,
  typed: Readonly<Record<string, string>>,
  isByOrder: boolean,
): Promise<{ readonly url: string } | { readonly page: string; readonly formTargets: readonly string[] } | null> {
  const now = new Date()
  const asked = await askedOnline(env, booking, texts, chosen, now)
  const checkout = asked?.way.checkout
  if (!checkout?.start) return null
  const { order } = asked!
  try {
    const { url, payment } = await checkout.start(order, typed)
    // By it the gateway's notices are known: without it nobody is led there.
    const gateway = activeGateways(env)[0]!.name
    await noteOpened(env, { orderName: order.order, bookingNumber: booking.number, gateway, payment }, now)
    return { url }
  } catch (error) {
    const problem = error instanceof SiteError ? error.details.fields?.[0]?.problem : undefined
    if (problem === undefined) throw error
    return paymentPage(env, booking, texts, chosen, { now, refused: { typed, problem }, isByOrder })
  }
}
