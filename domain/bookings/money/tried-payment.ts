/** What a guest is told of a payment by card that did not come: docs/payments.md#payments-that-do-not-come */
import type { Texts } from '#domain/languages/texts.ts'
import { DAY_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { PaymentStatus } from './payments.ts'

/** `failed`: the gateway says that it was refused or cancelled. `begun`: nothing is heard of it. */
export type TriedPayment = 'failed' | 'begun'

/** For so long it is said. */
const SAID_MS = 2 * DAY_MS
/** A guest looks for a card, and the gateway tells of a payment within minutes. */
const BEGUN_MS = 15 * MINUTE_MS

/** What is known of a booking's last payment. */
export interface LastTry {
  /** What a gateway said last, and when: UTC, ISO 8601. `null` where it has said nothing. */
  readonly status: PaymentStatus | null
  readonly saidAt: string | null
  /** When the guest was last led to a gateway that has said nothing of it; `null` for never. */
  readonly openedAt: string | null
}

/** @returns `null` where nothing has to be said: also where money is under way */
export function triedPayment({ status, saidAt, openedAt }: LastTry, now: Date): TriedPayment | null {
  const age = (instant: string | null) => (instant === null ? Infinity : now.getTime() - Date.parse(instant))
  if (status === 'pending' && age(saidAt) < SAID_MS) return null
  const isOpen = age(openedAt) >= BEGUN_MS && age(openedAt) < SAID_MS && !(age(saidAt) < age(openedAt))
  if (isOpen) return 'begun'
  return (status === 'failed' || status === 'cancelled') && age(saidAt) < SAID_MS ? 'failed' : null
}

/** @param toDriver whether what is open can be paid to the driver as well */
export function triedText(tried: TriedPayment, toDriver: boolean, texts: Texts): string {
  const { tried: t } = texts.in('booking').money
  return texts.formats.sentences([t[tried], ...(toDriver ? [t.driver] : [])])
}
