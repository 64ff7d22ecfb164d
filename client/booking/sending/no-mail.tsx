/** For a booking whose receipt is not mailed: how its guest keeps it. */
import { NewTab, QuietButton } from '#client/link.tsx'
import { type ReactNode, useState } from 'react'
import { copyText } from '#client/device/sharing.ts'
import { useHydrated } from '#client/forms/hydration.tsx'
import { rich, useLanguage, useTexts } from '#client/languages/language.tsx'
import { addressIn, pageUrl } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'

interface NoMailProps {
  readonly reference: string
  /** Only the guest who just booked sees this. */
  readonly changesUrl?: string | undefined
}

export function NoMail({ reference, changesUrl }: NoMailProps) {
  const { noMail: t } = useTexts('today')
  const { language } = useLanguage()
  const hydrated = useHydrated()
  const [copied, setCopied] = useState<boolean | null>(null)
  const link = pageUrl(language, paths.booking(reference))
  const text = [t.booking(reference, link), ...(changesUrl ? [t.changes(changesUrl)] : [])].join('\n')
  return (
    <div className="no-mail">
      <p>{t.text}</p>
      <p>
        <a href={addressIn(language, paths.booking(reference))}>{link}</a>
      </p>
      {changesUrl && <p>{rich(t.change<ReactNode>((words) => <a href={changesUrl}>{words}</a>))}</p>}
      <p className="booking-buttons">
        {hydrated && (
          <QuietButton onClick={() => void copyText(text).then(setCopied)}>{copied ? t.copied : t.copy}</QuietButton>
        )}
        <NewTab
          className="button button--quiet"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          rel="noopener noreferrer"
        >
          {t.send}
        </NewTab>
      </p>
      <p role="status">{copied === false && t.failed}</p>
    </div>
  )
}
