/** Opens a payment at a gateway that is asked by this site, with what the guest has typed, and leads the guest there. */
import type { Texts } from '#domain/languages/texts.ts'
import type { Booking } from '#worker/bookings/store.ts'
import type { Env } from '#worker/environment.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { activeGateways } from './gateways/gateways.ts'
import { askedOnline, paymentPage, type PaymentChoice } from './payment-page.tsx'
import { noteOpened } from './unfinished-payments.ts'

/**
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
