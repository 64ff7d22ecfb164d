/**
 * Offers the page in the language that the browser asks for, once: a visitor who closes it is not asked again. Nobody is led
 * there without a choice, and the choice stays in the address. Loaded long after the page, where there is a choice.
 */
import { addressIn, type Language, LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { keepOnDevice, readDevice } from '#client/device/storage.ts'
import { hereIn } from './language.tsx'
import css from './language-offer.css?inline'

/** Key on the device: the offer was closed. */
const CLOSED = 'language-offer-closed'

/**
 * @param asked what the browser asks for, the best first: 'de-AT', 'zh-TW'
 * @returns the first one that the site has; `null` if it is the page's own, or there is none
 */
export function languageToOffer(asked: readonly string[], shown: Language): Language | null {
  for (const tag of asked) {
    const found = OFFERED.find((each) => tag.toLowerCase().split('-')[0] === each)
    if (found) return found === shown ? null : found
  }
  return null
}

/** Below this height, in px, of a phone the bar would lie on the prices, before a thumb has moved the page. */
const LOW = 700

/** Resolves at once where the bar has room. */
const hasRoom = () =>
  new Promise<unknown>((resolve) => {
    if (innerHeight >= LOW || scrollY > 0) resolve(null)
    else addEventListener('scroll', resolve, { once: true })
  })

/** True also where the browser keeps nothing: it would be asked on every page. */
const isClosed = () => readDevice(CLOSED) !== null

export async function offerLanguage(shown: Language): Promise<void> {
  const language = languageToOffer(navigator.languages, shown)
  if (!language || isClosed()) return
  const texts = textsOf(language)
  await texts.load('menu')
  const { offer, offerClose } = texts.in('menu')
  await hasRoom()
  const strip = document.createElement('aside')
  strip.className = 'language-offer'
  strip.lang = LANGUAGES[language].tag
  strip.setAttribute('aria-label', LANGUAGES[language].name)
  const style = document.createElement('style')
  style.textContent = css
  const link = document.createElement('a')
  link.textContent = offer
  link.href = addressIn(language, '/')
  link.addEventListener('click', () => {
    // The app may have led to another page meanwhile.
    link.href = hereIn(language)
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = offerClose
  close.addEventListener('click', () => {
    strip.remove()
    keepOnDevice(CLOSED, language)
  })
  strip.append(style, link, close)
  document.body.append(strip)
}
