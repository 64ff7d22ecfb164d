/** Opens a payment at a gateway that is asked by this site, with what the guest has typed, and leads the guest there. */
import type { Texts } from '#domain/languages/texts.ts'
import type { Booking } from '#worker/bookings/store.ts'
import type { Env } from '#worker/environment.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { activeGateway } from './gateways/gateways.ts'
import { askedOnline, paymentPage } from './payment-page.tsx'
import { noteOpened } from './unfinished-payments.ts'

/**
 * @param isForAll as for the page
 * @returns where the guest pays, or the page once more; `null` where nothing is to be paid
 * @throws SiteError `unavailable` where the gateway does not open it
 */
export async function startPayment(
  env: Env,
  booking: Booking,
  texts: Texts,
  isForAll: boolean,
  typed: Readonly<Record<string, string>>,
): Promise<{ readonly url: string } | { readonly page: string; readonly formTargets: readonly string[] } | null> {
  const now = new Date()
  const asked = await askedOnline(env, booking, texts, isForAll, now)
  if (!asked?.checkout.start) return null
  const { checkout, order } = asked
  try {
    const { url, payment } = await checkout.start!(order, typed)
    // By it the gateway's notices are known: without it nobody is led there.
    const gateway = activeGateway(env)!.name
    await noteOpened(env, { orderName: order.order, bookingNumber: booking.number, gateway, payment }, now)
    return { url }
  } catch (error) {
    const problem = error instanceof SiteError ? error.details.fields?.[0]?.problem : undefined
    if (problem === undefined) throw error
    return paymentPage(env, booking, texts, isForAll, { now, refused: { typed, problem } })
  }
}
