/** Checks a fare passport in the browser: what is owed for a ride, and what is in the price. */
import { useEffect, useState } from 'react'
import { BookingLines } from '#client/booking/booking-lines.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import type { Verdict } from '#client/offline/passport-verdict.ts'
import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import type { PassportFacts } from '#domain/bookings/fare-passport.ts'
import { priceText, type SummaryLine } from '#domain/bookings/summary.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_NAMES, type VehicleClass } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import './passport.css'

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

function Genuine({ facts }: { readonly facts: PassportFacts }) {
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

/** The service worker keeps it. */
const fetchCheck = lazyCode(() => import('#client/offline/passport-verdict.ts'))
const UNCHECKED: Verdict = { kind: 'no-keys' }

export function Component() {
  const [verdict, setVerdict] = useState<Verdict | 'none' | 'checking'>('checking')
  useEffect(() => {
    let latest = 0
    async function check() {
      const turn = ++latest
      const passport = location.hash.slice(1)
      if (passport === '') return setVerdict('none')
      setVerdict('checking')
      const code = await fetchCheck()
      const found = code ? await code.verdictOn(passport) : UNCHECKED
      if (turn === latest) setVerdict(found)
    }
    void check()
    const onChange = () => void check()
    window.addEventListener('hashchange', onChange)
    return () => {
      latest = -1
      window.removeEventListener('hashchange', onChange)
    }
  }, [])

  return (
    <section className="passport band">
      <h1>Fare passport</h1>
      {verdict === 'checking' && (
        <p className="passport__verdict" role="status">
          Checking…
        </p>
      )}
      {verdict === 'none' && (
        <p>
          Scan the code on a guest’s voucher: this page then says whether {BRAND.name} has signed it, what is owed, and
          what is in the price. It works without a network once it has been opened with one.
        </p>
      )}
      {typeof verdict === 'object' && verdict.kind === 'genuine' && <Genuine facts={verdict.facts} />}
      {typeof verdict === 'object' && verdict.kind === 'false' && (
        <p className="passport__verdict passport__verdict--false" role="alert">
          <strong>Not ours</strong> We have not signed this, or somebody has changed it. Do not rely on it.
        </p>
      )}
      {typeof verdict === 'object' && verdict.kind === 'no-keys' && (
        <p className="passport__verdict" role="alert">
          <strong>Not checked</strong> This phone does not have our keys yet. Open this page once with a network.
        </p>
      )}
    </section>
  )
}

const head = (): PageHead => ({
  title: `Check a fare passport | ${BRAND.name}`,
  description: `Check without a network what ${BRAND.name} has agreed for a ride: places, day, price, and what is owed.`,
  keywords: [],
  path: paths.passport,
  listed: false,
})

export const handle: PageHandle = { head }

/** All that it shows is on the phone, or in the address. */
export const loader = () => null
