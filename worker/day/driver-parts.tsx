/**
 * What the driver's pages have in common: their frame, the choice of a language, names of places, pictures, and the
 * question for the driver's number.
 */
import type { ReactNode } from 'react'
import {
  DRIVER_LANGUAGE_NAMES,
  DRIVER_LANGUAGES,
  type DriverLanguage,
  type DriverReader,
} from '#domain/driver-texts/driver-texts.ts'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { CONTACT } from '#domain/brand.ts'
import { daylightPage, Field, Refusal, Submit } from '#worker/platform/plain-page.tsx'
import { PushSection } from '#worker/push/binding-section.tsx'
import { lockedUntil, MOST_WRONG_NUMBERS } from '#domain/bookings/driver/listed-drivers.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { DriverDeviceRow } from '#worker/database/schema.ts'

/**
 * Beside what all plain pages have. Letters of Sinhala and Tamil are taller than Latin ones. Buttons that have just come take
 * no tap for a moment: a finger that taps twice means the one that was there before.
 */
const STYLE = `
.icon{width:1.4em;margin-right:.4em;height:1.4em;flex:none;vertical-align:-.3em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.sheet .button{line-height:1.3}
.languages{display:flex;gap:.25rem;margin:.25rem 0}
.languages .button{flex:1;min-height:2.75rem;padding:.25rem}
.languages [aria-pressed=true]{background:#000;color:#fff}
.sheet #live form{animation:held .7s}
@keyframes held{from,to{pointer-events:none}}
.place small{display:block;font-size:1rem;font-weight:400;color:var(--text-soft)}
.sheet .taps .button{flex-wrap:nowrap;text-align:left}
.answers{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0}
.sheet .answers .button{flex:1 1 40%;min-height:3.5rem;padding:.25rem .5rem;overflow-wrap:normal;border-width:2px;font-size:1.125rem}
.answers .button:disabled{opacity:1;border-style:dashed;background:none;color:var(--text-soft)}
.asks{margin:.5rem 0;padding:.5rem .75rem;border:3px solid var(--sand);border-radius:.75rem}
.asks--cannot{border-color:var(--bad)}
.asks--takes{border-color:var(--go)}
.state{display:flex;align-items:center;font-size:1.125rem;font-weight:700}
.collect{display:flex;align-items:center;line-height:1.3}
.collect--paid{border-color:var(--go)}
.sheet dl{grid-template-columns:fit-content(9rem) 1fr}
details.actions{display:block}
details.actions form{margin-top:.5rem}
.late p{flex:1 0 100%;margin:0}
html:not([lang=en]) body{line-height:1.6}
`

/** @param title in the reader's language */
export const driverPage = (title: string, language: DriverLanguage, content: ReactNode): string =>
  daylightPage(title, content, { lang: language, style: STYLE })

/** Of `main`: what the scripts of the page say in its language. */
export const saysOf = ({ script }: DriverTexts) => ({ 'data-says': JSON.stringify(script) })

/** @param path of the page, without a slash at its end */
export function Languages({ path, reader }: { readonly path: string; readonly reader: DriverReader }) {
  return (
    <form
      method="post"
      action={`${path}/language`}
      className="languages no-paper"
      aria-label={reader.texts.language}
      data-languages=""
    >
      {DRIVER_LANGUAGES.map((language) => (
        <button
          key={language}
          className="button"
          name="language"
          value={language}
          lang={language}
          aria-pressed={language === reader.language}
        >
          {DRIVER_LANGUAGE_NAMES[language]}
        </button>
      ))}
    </form>
  )
}

/** In the driver's script where it is known, with the name that is on signs; of a hotel its town. */
export function PlaceName({ place, words, reader }: PlaceNameProps) {
  const own = reader.ownName(place)
  const [, town] = own === null ? (/, ([^,]+)$/.exec(place) ?? []) : []
  const ownTown = town === undefined ? null : reader.ownName(town)
  const below = own === null ? ownTown : place
  return (
    <p className="place" translate="no">
      {words ?? own ?? place}
      {below !== null && <small lang={own === null ? reader.language : 'en'}>{below}</small>}
    </p>
  )
}

interface PlaceNameProps {
  readonly place: string
  /** What is said of it, with its name: the gate of a park. */
  readonly words?: string
  readonly reader: DriverReader
}

/** A heading of what follows, with its picture. */
export const Named = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <p className="soft">
    <Icon name={icon} />
    {children}
  </p>
)

export const CallOffice = ({ texts }: { readonly texts: DriverTexts }) => (
  <a className="button" href={`tel:${CONTACT.whatsapp}`}>
    <Icon name="phone" />
    {texts.callOffice}
  </a>
)

interface DriverPushProps {
  /** Where its form is posted to. */
  readonly address: string
  readonly pushKey: string | null
  readonly texts: DriverTexts
}

export const DriverPush = ({ address, pushKey, texts: { phone } }: DriverPushProps) => (
  <PushSection address={address} publicKey={pushKey} title={phone.title} bound={phone.bound} words={phone} />
)

/** Pictures for drivers who do not read: lines of one width, as large as the text beside them. */
const LINES = {
  // A car, seen from the side.
  car: 'M3 16v-3l2-5h9l4 5h3v3h-2M9 16h5M3 16h1M6.5 16a2 2 0 1 0 .01 0M16.5 16a2 2 0 1 0 .01 0',
  place: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11M12 8a2 2 0 1 0 .01 0',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM10 8v8M14 8v8',
  person: 'M12 4a3 3 0 1 0 .01 0M6 21v-4a6 6 0 0 1 12 0v4',
  people: 'M8 5a2.5 2.5 0 1 0 .01 0M16 5a2.5 2.5 0 1 0 .01 0M3 20v-3a5 5 0 0 1 9-3 5 5 0 0 1 9 3v3',
  nobody: 'M12 4a3 3 0 1 0 .01 0M6 21v-4a6 6 0 0 1 12 0v4M4 4l16 16',
  sign: 'M3 4h18v9H3zM12 13v8M7 8.5h10',
  plane: 'M12 3v7l9 5v2l-9-3v4l3 2v1l-3-1-3 1v-1l3-2M12 14l-9 3v-2l9-5',
  bag: 'M5 8h14v12H5zM9 8V4h6v4M9 12v4M15 12v4',
  child: 'M12 4a2.5 2.5 0 1 0 .01 0M8 20v-5l-2-3M16 20v-5l2-3M8 12a5 5 0 0 1 8 0v5H8z',
  note: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h4',
  money: 'M2 6h20v12H2zM12 9a3 3 0 1 0 .01 0M5 9v6M19 9v6',
  phone: 'M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c-9 2-18-7-16-16',
  chat: 'M4 4h16v12h-9l-5 5v-5H4zM8 8h8M8 12h5',
  yes: 'M4 13l5 5L20 6',
  no: 'M5 5l14 14M19 5L5 19',
  back: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  clock: 'M12 3a9 9 0 1 0 .01 0M12 7v5l4 2',
  park: 'M12 3l6 9h-4l5 6H5l5-6H6zM12 18v3',
} as const
export type IconName = keyof typeof LINES

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={LINES[name]} />
  </svg>
)

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
