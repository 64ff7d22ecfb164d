/** For a booking whose receipt is not mailed: how its guest keeps it. */
import { useState } from 'react'
import { useHydrated } from '#client/forms/hydration.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

/** Where the receipt was not mailed. */
export const NO_MAIL =
  'No mail comes for this booking. Please keep its reference and this page: copy the link, or send it to yourself on WhatsApp.'

interface NoMailProps {
  readonly reference: string
  /** Known to whoever has just booked. */
  readonly changesUrl?: string | undefined
}

export function NoMail({ reference, changesUrl }: NoMailProps) {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState<boolean | null>(null)
  const link = `${BRAND.origin}${paths.booking(reference)}`
  const text = [`Booking ${reference}: ${link}`, ...(changesUrl ? [`Change or cancel: ${changesUrl}`] : [])].join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="no-mail">
      <p>{NO_MAIL}</p>
      <p>
        <a href={paths.booking(reference)}>{link}</a>
      </p>
      {changesUrl && (
        <p>
          <a href={changesUrl}>Change or cancel it</a>: only this link lets you do that.
        </p>
      )}
      <p className="no-mail__actions">
        {hydrated && 'clipboard' in navigator && (
          <button type="button" className="button button--quiet" onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy'}
          </button>
        )}
        <a
          className="button button--quiet"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send it on WhatsApp
        </a>
      </p>
      <p role="status">{copied === false && 'It could not be copied: please select the link above.'}</p>
    </div>
  )
}
