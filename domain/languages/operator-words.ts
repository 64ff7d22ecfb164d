/**
 * Words of an operator's promises that the languages translate. Where the operator has written others
 * (`domain/operator/`), a language shows those as they are, in English, until it has a translation of them: what guests
 * pay for must not be told otherwise in one language.
 */
export const KNOWN_WORDS = {
  parkFeeMeaning: 'That is what a visit is charged at the park itself.',
  parkFeeNote: 'The total covers the entry of {party}: there is nothing to pay at the gate.',
} as const

/** The note on the park fee as the operator wrote it, in English. */
export const feeNoteAsWritten = (words: string, travelers: number) =>
  words.replaceAll('{party}', travelers === 1 ? '1 traveler' : `${travelers} travelers`)
