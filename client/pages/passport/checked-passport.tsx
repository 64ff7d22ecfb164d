/** Fetched for a passport that is to be checked: the check itself, and what a genuine one says. */
import type { ReactNode } from 'react'
import { BookingLines } from '#client/booking/booking-lines.tsx'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import type { PassportFacts } from '#domain/bookings/fare-passport.ts'
import { priceText, type SummaryLine } from '#domain/bookings/summary.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'

export { verdictOn } from './verification.ts'

function useFactLines(facts: PassportFacts): SummaryLine[] {
  const { passport: t } = useTexts('offline')
  const formats = useFormats()
  const { date, time, usd } = formats
  const { vehicles } = useTexts('site')
  const isTransfer = facts.kind === 'transfer'
  return [
    { label: t.pickup, value: facts.pickup, asIs: true },
    { label: t.dropoff, value: facts.dropoff, asIs: true },
    { label: t.date, value: date(facts.pickupDate), asIs: true },
    { label: t.time, value: t.sriLankaTime(time(facts.pickupTime)) },
    isTransfer
      ? { label: t.vehicle, value: vehicles[facts.what as VehicleClass] }
      : { label: t.tour, value: facts.what },
    { label: t.price, value: priceText([facts], formats), asIs: true },
    { label: t.paid, value: facts.paidUsd > 0 ? usd(facts.paidUsd) : t.nothingPaid },
    { label: t.sign, value: t.signWord(facts.sign) },
  ]
}

export function Genuine({ facts }: { readonly facts: PassportFacts }) {
  const { passport: t } = useTexts('offline')
  const { date, usd } = useFormats()
  const lines = useFactLines(facts)
  const owed = Math.max(0, facts.priceUsd - facts.paidUsd)
  return (
    <>
      <p className="passport__verdict passport__verdict--genuine" role="status">
        {rich(t.genuine<ReactNode>(BRAND.name, date(facts.signedOn), (text) => <strong>{text}</strong>))}
      </p>
      <p className="passport__owed">
        <small>{t.owed}</small> <strong>{owed === 0 ? t.nothingOwed : usd(owed)}</strong>
      </p>
      <BookingLines lines={lines} />
      <p>
        {facts.kind === 'transfer' ? t.fixedForVehicle : t.fixedForAll}{' '}
        {t.later(date(facts.signedOn), CONTACT.whatsappShown)}
      </p>
    </>
  )
}
