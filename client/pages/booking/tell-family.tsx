/** 'Tell the family': the guest makes a link that shows this ride alone, passes it on, and ends it. */
import { type SubmitEvent, useState } from 'react'
import { copyText, shareLink } from '#client/device/sharing.ts'
import { useHydrated } from '#client/forms/hydration.tsx'
import { useLanguage } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import type { RideNow } from '#domain/bookings/day/ride-events.ts'
import { addressIn, pageUrl } from '#domain/languages/languages.ts'
import { plainPaths } from '#domain/plain-paths.ts'

export interface TellFamilyProps {
  readonly reference: string
  readonly now: RideNow
  readonly share: (sent: Readonly<Record<string, string>>) => Promise<boolean>
}

/** What became of passing it on. */
type Passed = 'copied' | 'failed' | null

function PassOn({ url }: { readonly url: string }) {
  const texts = useLanguage()
  const { family: t } = texts.in('booking')
  const { noMail } = texts.in('today')
  const [passed, setPassed] = useState<Passed>(null)
  return (
    <>
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void shareLink({ title: t.title, url }).then(setPassed)}
        >
          {t.share}
        </button>
      )}
      <QuietButton onClick={() => void copyText(url).then((isCopied) => setPassed(isCopied ? 'copied' : 'failed'))}>
        {passed === 'copied' ? noMail.copied : noMail.copy}
      </QuietButton>
      <p role="status">{passed === 'failed' && noMail.failed}</p>
    </>
  )
}

/** Forms, so that they work without scripts, too. */
export function TellFamily({ reference, now, share }: TellFamilyProps) {
  const texts = useLanguage()
  const { family: t } = texts.in('booking')
  const { words } = texts.in('today')
  const hydrated = useHydrated()
  const [failed, setFailed] = useState(false)
  if (now.share === null && !now.canShare) return null
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setFailed(!(await share(Object.fromEntries(fields))))
  }
  const form = (step: 'make' | 'end', text: string) => (
    <form
      method="post"
      action={addressIn(texts.language, plainPaths.bookingShare(reference))}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="ride" value={now.position} />
      <input type="hidden" name="step" value={step} />
      <button type="submit" className="button button--quiet">
        {text}
      </button>
    </form>
  )
  const path = now.share === null ? null : plainPaths.sharedRide(now.share)
  return (
    <div className="booking__family">
      <p>
        <strong>{t.heading}</strong>
      </p>
      {path === null ? (
        form('make', t.make)
      ) : (
        <>
          <p>{t.made}</p>
          <p>
            <a href={addressIn(texts.language, path)} translate="no">
              {pageUrl(texts.language, path)}
            </a>
          </p>
          <div className="booking__family-actions">
            {hydrated && <PassOn url={pageUrl(texts.language, path)} />}
            {form('end', t.end)}
          </div>
        </>
      )}
      <p className="booking__driver-advice">{t.about}</p>
      <p role="status">{failed && words.failed}</p>
    </div>
  )
}
