/** The fare passport of a ride as a QR code. docs/fare-passport.md */
import { type ReactNode, useMemo } from 'react'
import { renderSVG } from 'uqr'
import { rich, useAddress, useTexts } from '#client/languages/language.tsx'
import { passportUrl } from '#domain/bookings/fare-passport.ts'
import './fare-passport.css'

export function FarePassport({ passport }: { readonly passport: string }) {
  const { passport: t } = useTexts('offline')
  const address = useAddress()
  const url = passportUrl(passport)
  // The least redundancy: its modules are the largest, and nothing damages a code on a screen.
  const drawing = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'L' }))}`, [url])
  return (
    <figure className="fare-passport">
      <img src={drawing} width="240" height="240" alt={t.code} />
      <figcaption>
        {rich(
          t.about<ReactNode>(
            (text) => <strong>{text}</strong>,
            (text) => <a href={address(url.slice(url.indexOf('/', 8)))}>{text}</a>,
          ),
        )}
      </figcaption>
    </figure>
  )
}
