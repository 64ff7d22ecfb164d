/** What the driver's pages have in common: their frame, the choice of a language, names of places, and pictures. */
import type { ReactNode } from 'react'
import type { DriverLanguage, DriverReader } from '#domain/driver-texts/driver-texts.ts'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { DRIVER_LANGUAGE_NAMES, DRIVER_LANGUAGES } from '#domain/driver-texts/driver-texts.ts'
import { CONTACT } from '#domain/brand.ts'
import { daylightPage } from '#worker/platform/plain-page.tsx'
import { PushSection } from '#worker/push/section.tsx'
import { Icon, type IconName } from './icons.tsx'

/** Beside what all plain pages have. Letters of Sinhala and Tamil are taller than Latin ones. */
const STYLE = `
.icon{width:1.4em;margin-right:.4em;height:1.4em;flex:none;vertical-align:-.3em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.sheet .button{line-height:1.3}
.languages{display:flex;gap:.25rem;margin:.25rem 0}
.languages .button{flex:1;min-height:2.75rem;padding:.25rem}
.languages [aria-pressed=true]{background:#000;color:#fff}
.place small{display:block;font-size:1rem;font-weight:400;color:var(--text-soft)}
.sheet .taps .button{flex-wrap:nowrap;text-align:left}
.answers{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin:.5rem 0}
.sheet .answers .button{min-height:3.5rem;padding:.25rem .5rem;overflow-wrap:normal;border-width:2px;font-size:1.125rem}
.answers .button:disabled{opacity:1;border-style:dashed;background:none;color:var(--text-soft)}
.asks{margin:.5rem 0;padding:.5rem .75rem;border:3px solid var(--sand);border-radius:.75rem}
.asks--cannot{border-color:var(--bad)}
.asks--takes{border-color:var(--go)}
.state{display:flex;align-items:center;font-size:1.125rem;font-weight:700}
.collect{display:flex;align-items:center;line-height:1.3}
.collect--paid{border-color:var(--go)}
.sheet dl{grid-template-columns:fit-content(9rem) 1fr}
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
