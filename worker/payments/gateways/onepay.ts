/** onepay: https://docs.onepay.lk/api-documentation/payment-api. How to connect it: docs/payments.md#onepay */
import type { PaymentGateway } from './gateway.ts'
import type { OnepayAccount } from './onepay-calls.ts'

/** What is asked of it is loaded when it is asked. */
const calls = () => import('./onepay-calls.ts')

export const onepay = (account: OnepayAccount): PaymentGateway => ({
  name: 'onepay',
  read: async (message) => (await calls()).readAtOnepay(account, message),
  look: async (payment, order) => (await calls()).lookAtOnepay(account, payment, order),
  checkout: {
    currency: account.currency,
    limits: { payment: null, month: null },
    key: account.salt,
    taker: 'onepay',
    fields: ['first_name', 'last_name', 'email', 'phone'],
    // To this site, which opens the payment with what the guest has typed.
    open: async () => ({ action: '', fields: {}, targets: ['https://onepay.lk', 'https://*.onepay.lk'] }),
    start: async (order, payer) => (await calls()).startAtOnepay(account, order, payer),
  },
  // In its portal.
  refunds: null,
})
