/** The fare passport of a ride as a QR code. docs/fare-passport.md */
import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { passportUrl } from '#domain/bookings/fare-passport.ts'
import './fare-passport.css'

export function FarePassport({ passport }: { readonly passport: string }) {
  const url = passportUrl(passport)
  // The least redundancy: its modules are the largest, and nothing damages a code on a screen.
  const drawing = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'L' }))}`, [url])
  return (
    <figure className="fare-passport">
      <img src={drawing} width="240" height="240" alt="QR code of the fare passport" />
      <figcaption>
        <strong>Fare passport.</strong> Your driver or hotel can check this code without a network: what is owed, and
        what is in the price. <a href={url.slice(url.indexOf('/', 8))}>Check it here</a>
      </figcaption>
    </figure>
  )
}
