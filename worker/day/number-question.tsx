/** What a phone shows of a driver's link before the driver's number was typed on it: when and where, and nothing of a guest. */
import { lockedUntil, MOST_WRONG_NUMBERS } from '#domain/bookings/driver/listed-drivers.ts'
import type { DriverReader } from '#domain/driver-texts/driver-texts.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { DriverDeviceRow } from '#worker/database/schema.ts'
import { Field, Refusal, Submit } from '#worker/platform/plain-page.tsx'
import { CallOffice, Languages } from './driver-parts.tsx'

export interface AskNumberProps {
  readonly rides: readonly { readonly pickupDate: string; readonly pickupTime: string; readonly words: string }[]
  /** Of the page that the number opens. */
  readonly page: string
  /** Takes the number. */
  readonly path: string
  /** The phone that was first, or what was tried. */
  readonly known: DriverDeviceRow | undefined
  /** How many numbers may still be typed where this phone is. */
  readonly left: number
  /** The browser has sent the number without the cookie that it got with the page. */
  readonly keepsNone: boolean
  readonly reader: DriverReader
}

function refusalOf({ known, left, keepsNone, reader: { texts } }: AskNumberProps): string | null {
  const { number: t } = texts
  if (known?.device) return t.otherPhone(texts.date(sriLankaTime(new Date(known.at)).date))
  if (known && left === 0) return t.locked(sriLankaTime(lockedUntil(known)).time)
  if (keepsNone) return t.noCookies
  return left < MOST_WRONG_NUMBERS ? t.triesLeft(left) : null
}

export function AskNumber(props: AskNumberProps) {
  const { rides, page, path, known, left, reader } = props
  const { texts } = reader
  const isOpen = !known?.device && left > 0
  return (
    <main className="sheet">
      {!known?.device && <Languages path={page} reader={reader} />}
      <h1>{texts.number.title}</h1>
      <Refusal>{refusalOf(props)}</Refusal>
      {isOpen && (
        <form method="post" action={path}>
          <Field label={texts.number.label} name="number" type="tel" autoComplete="tel" maxLength={40} required />
          <p className="soft">{texts.number.once}</p>
          <Submit>{texts.number.open}</Submit>
        </form>
      )}
      <ul>
        {rides.map(({ pickupDate, pickupTime, words }) => (
          <li key={pickupDate + pickupTime}>
            <strong>{pickupTime}</strong> {texts.date(pickupDate)}: {words}
          </li>
        ))}
      </ul>
      <div className="actions">
        <CallOffice texts={texts} />
      </div>
    </main>
  )
}
