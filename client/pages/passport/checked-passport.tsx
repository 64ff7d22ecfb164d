/** Fetched for a passport that is to be checked: the check itself, and what a genuine one says. */
import { BookingLines } from '#client/booking/booking-lines.tsx'
import type { PassportFacts } from '#domain/bookings/fare-passport.ts'
import { priceText, type SummaryLine } from '#domain/bookings/summary.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_NAMES, type VehicleClass } from '#domain/fares/vehicles.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'

export { verdictOn } from './verification.ts'

function factLines(facts: PassportFacts): SummaryLine[] {
  const isTransfer = facts.kind === 'transfer'
  return [
    { label: 'Pickup', value: facts.pickup },
    { label: 'Dropoff', value: facts.dropoff },
    { label: 'Pickup date', value: showDate(facts.pickupDate) },
    { label: 'Pickup time', value: `${showTime(facts.pickupTime)} (Sri Lanka time)` },
    isTransfer
      ? { label: 'Vehicle', value: VEHICLE_NAMES[facts.what as VehicleClass] }
      : { label: 'Tour', value: facts.what },
    { label: 'Price', value: priceText([facts]) },
    { label: 'Paid', value: facts.paidUsd > 0 ? formatUsd(facts.paidUsd) : 'Nothing yet' },
    { label: 'On the sign', value: `${facts.sign}, or the guest’s name` },
  ]
}

export function Genuine({ facts }: { readonly facts: PassportFacts }) {
  const owed = Math.max(0, facts.priceUsd - facts.paidUsd)
  return (
    <>
      <p className="passport__verdict passport__verdict--genuine" role="status">
        <strong>Genuine</strong> {BRAND.name} agreed this on {showDate(facts.signedOn)}.
      </p>
      <p className="passport__owed">
        <small>Owed to the driver</small> <strong>{owed === 0 ? 'Nothing: it is paid' : formatUsd(owed)}</strong>
      </p>
      <BookingLines lines={factLines(facts)} />
      <p>
        {facts.kind === 'transfer'
          ? 'The price is fixed and for the vehicle. Highway toll is in it.'
          : 'The price is fixed and for all travelers of the booking.'}{' '}
        What was paid or cancelled after {showDate(facts.signedOn)} does not stand here: ask us if in doubt,{' '}
        {CONTACT.whatsappShown}.
      </p>
    </>
  )
}
