/** Money that a gateway was asked to give back, and nobody knows whether it did: a person says it. */
import { refundWords } from '#domain/bookings/money/gateway-refunds.ts'
import { showInstant } from '#worker/lists/words.ts'
import type { UnclearRefund } from '#worker/payments/gateway-refunds.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button } from '#worker/platform/plain-page.tsx'
import { useMay } from './roles.tsx'

export function UnclearRefunds({ refunds }: { readonly refunds: readonly UnclearRefund[] }) {
  const may = useMay()
  return refunds.map((refund) => (
    <section key={refund.id} className="notice">
      <p>
        {refundWords(refund)}, asked {showInstant(refund.askedAt)}
        {refund.said && ` (${refund.said})`}. It is not asked for again. Look in the gateway's portal whether it went
        back.
      </p>
      {may('money-back') && (
        <form className="actions" method="post" action={`${HOME}/refunds/${refund.id}`}>
          <Button name="what" value="back">
            It went back
          </Button>
          <Button name="what" value="not">
            It did not
          </Button>
        </form>
      )}
    </section>
  ))
}
