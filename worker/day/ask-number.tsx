/** What a phone shows of a driver's link before the driver's number was typed on it: when and where, and nothing of a guest. */
import { MOST_WRONG_NUMBERS } from '#domain/bookings/driver/listed-drivers.ts'
import { CONTACT } from '#domain/brand.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { DriverDeviceRow } from '#worker/database/schema.ts'
import { Field, Refusal, Submit } from '#worker/platform/plain-page.tsx'

export interface AskNumberProps {
  readonly rides: readonly { readonly pickupDate: string; readonly pickupTime: string; readonly words: string }[]
  /** Takes the number. */
  readonly path: string
  /** The phone that was first, or what was tried. */
  readonly known: DriverDeviceRow | undefined
  /** The browser has sent the number without the cookie that it got with the page. */
  readonly keepsNone: boolean
}

function refusalOf({ known, keepsNone }: AskNumberProps): string | null {
  if (known?.device)
    return `Another phone opened these links on ${showDate(sriLankaTime(new Date(known.at)).date)}. Is this your phone? Call the office: it lets it in.`
  const left = MOST_WRONG_NUMBERS - (known?.wrong ?? 0)
  if (left <= 0) return 'Locked after wrong numbers. Call the office: it opens your links again.'
  if (keepsNone) return 'This browser keeps no cookies. Allow them, or open the link in another browser.'
  return left < MOST_WRONG_NUMBERS ? `The number that was typed is not the driver's. Tries left: ${left}` : null
}

export function AskNumber(props: AskNumberProps) {
  const { rides, path, known } = props
  const isOpen = !known?.device && (known?.wrong ?? 0) < MOST_WRONG_NUMBERS
  return (
    <main className="sheet">
      <h1>Your rides</h1>
      <Refusal>{refusalOf(props)}</Refusal>
      {isOpen && (
        <form method="post" action={path}>
          <Field label="Your own mobile number" name="number" type="tel" autoComplete="tel" maxLength={40} required />
          <p className="soft">Asked once. From then on your links open on this phone alone.</p>
          <Submit>Open</Submit>
        </form>
      )}
      <ul>
        {rides.map(({ pickupDate, pickupTime, words }) => (
          <li key={pickupDate + pickupTime}>
            <strong>{pickupTime}</strong> {showDate(pickupDate)}: {words}
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className="button" href={`tel:${CONTACT.whatsapp}`}>
          Call the office
        </a>
      </div>
    </main>
  )
}
