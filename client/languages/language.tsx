/** What components read of the page's language. docs/languages.md */
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import { lazyCode } from '#client/lazy-code.ts'
import { addressIn, type Language, readAddress } from '#domain/languages/languages.ts'
import type { Formats } from '#domain/languages/formats.ts'
import type { Area, Dictionary, Texts } from '#domain/languages/texts.ts'
import type { OwnNames } from '#domain/languages/place-names.ts'

/** The root of the page tree gives it (client/routes.tsx). */
export const LanguageContext = createContext<Texts | null>(null)

export function useLanguage(): Texts {
  const texts = useContext(LanguageContext)
  if (!texts) throw new Error('No language above this component')
  return texts
}

/** @param area one that the page's route or the lazy code loads */
export function useTexts<Name extends Area>(area: Name): Dictionary[Name] {
  return useLanguage().in(area)
}

export function useFormats(): Formats {
  return useLanguage().formats
}

/**
 * Gives a path its language, for plain links, forms and fetches of pages. `Link` and `navigate` do it themselves.
 *
 * @example const address = useAddress() // address(paths.terms) is '/de/terms'
 */
export function useAddress(): (path: string) => string {
  const { language } = useLanguage()
  return (path) => addressIn(language, path)
}

/** In browsers: the address of the page that is shown, in another language. */
export function hereIn(language: Language): string {
  return addressIn(language, readAddress(location.pathname).path + location.search + location.hash)
}

/** A text with marked parts: `{rich(t.retry((text) => <a href="">{text}</a>))}`. */
export function rich(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

/** {@link lazyCode} with texts of its own, which are fetched at the same time. */
export function lazyCodeWithTexts<T>(
  importCode: () => Promise<T>,
  ...areas: readonly Area[]
): (texts: Texts) => Promise<T | null> {
  const fetchers = new WeakMap<Texts, () => Promise<T | null>>()
  return (texts) => {
    let fetchBoth = fetchers.get(texts)
    if (!fetchBoth) {
      fetchBoth = lazyCode(async () => (await Promise.all([importCode(), texts.load(...areas)]))[0])
      fetchers.set(texts, fetchBoth)
    }
    return fetchBoth()
  }
}

/** Names of places in the reader's language, beside the English ones. */
interface OwnNameProps {
  readonly names: OwnNames
  readonly of: string
}

/** `names[place]` would also find what each object has, such as 'constructor', and a visitor may have typed the place. */
export const ownNameOf = (names: OwnNames, place: string): string | undefined =>
  Object.entries(names).find(([english]) => english === place)?.[1]

/** Words in the reader's language behind English ones that say the same; nothing if there are none. */
export function OwnWords({ words }: { readonly words: string | null | undefined }) {
  return words ? <span className="own-name">{` ${words}`}</span> : null
}

export const OwnName = ({ names, of }: OwnNameProps) => <OwnWords words={ownNameOf(names, of)} />
