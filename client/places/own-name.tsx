/** Names of places in the reader's language, beside the English ones. */
import type { OwnNames } from '#domain/languages/place-names.ts'

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
