/**
 * The owner's own photographs, which stand in the place of the site's drawings: what each can be of, how large its files are,
 * and what it says to who cannot see. docs/operations.md#photographs
 */
import { ENGLISH, type Language, OFFERED } from '#domain/languages/languages.ts'

/** What a photograph shows, for who cannot see: in English, and in other languages where the owner has words for them. */
export type PhotoWords = Readonly<Partial<Record<Language, string>>>

const SCENE = { width: 960, height: 600, widths: [480, 960, 1600] } as const
const VEHICLE = { width: 320, height: 150, widths: [320, 640] } as const

interface PhotoSubject {
  /** For the office. */
  readonly what: string
  /** Of the drawing, and of the box that a page keeps free: photographs are cut to its shape. */
  readonly width: number
  readonly height: number
  /** Pixels of the files, the smallest first: of each photograph those that it is large enough for, and one at least. */
  readonly widths: readonly number[]
}

/** By the name of the drawing in client/public/pictures; the last two have none, and are shown on the home page. */
export const PHOTO_SUBJECTS: Readonly<Record<string, PhotoSubject>> = {
  mini: { what: 'A mini car', ...VEHICLE },
  sedan: { what: 'A sedan car', ...VEHICLE },
  van: { what: 'A van', ...VEHICLE },
  suv: { what: 'An SUV', ...VEHICLE },
  'high-roof': { what: 'A van with a high roof', ...VEHICLE },
  minibus: { what: 'A minibus', ...VEHICLE },
  bus: { what: 'A bus', ...VEHICLE },
  'airport-pickup': { what: 'A pickup at the airport', ...SCENE },
  'adams-peak': { what: 'Adam’s Peak', ...SCENE },
  udawalawe: { what: 'Udawalawe', ...SCENE },
  yala: { what: 'Yala', ...SCENE },
  minneriya: { what: 'Minneriya', ...SCENE },
  kaudulla: { what: 'Kaudulla', ...SCENE },
  wilpattu: { what: 'Wilpattu', ...SCENE },
  bundala: { what: 'Bundala', ...SCENE },
  'horton-plains': { what: 'Horton Plains', ...SCENE },
  safari: { what: 'A safari jeep', ...SCENE },
  'colombo-hotel': { what: 'A hotel in Colombo', ...SCENE },
  'beach-resort': { what: 'The beach', ...SCENE },
  'hill-country': { what: 'The hill country', ...SCENE },
  jaffna: { what: 'Jaffna', ...SCENE },
  surf: { what: 'Surfing', ...SCENE },
  'east-coast': { what: 'The east coast', ...SCENE },
  sigiriya: { what: 'Sigiriya', ...SCENE },
  drivers: { what: 'The drivers', ...SCENE },
  office: { what: 'The office', ...SCENE },
}

export const subjectNamed = (name: string): PhotoSubject | null =>
  Object.hasOwn(PHOTO_SUBJECTS, name) ? PHOTO_SUBJECTS[name]! : null

/** Whole pixels of a file of a width. */
export const heightOf = ({ width, height }: Pick<PhotoSubject, 'width' | 'height'>, wide: number): number =>
  Math.round((wide * height) / width)

/** Why a picture cannot be a photograph of the site; `null` if it is large enough. Nothing is drawn larger than it is. */
export function tooSmallText(its: PhotoSubject, width: number, height: number): string | null {
  const least = its.widths[0]!
  const high = heightOf(its, least)
  return width >= least && height >= high
    ? null
    : `This picture is too small: it has ${width} × ${height} pixels, and pages show ${least} × ${high} at least. Choose a larger one.`
}

/** A photograph that is there. */
export interface KeptPhoto {
  /** Part of the names of its files: another one for each picture. */
  readonly code: string
  readonly widths: readonly number[]
  /** By the ends of the files' names, what browsers should try first before. */
  readonly types: readonly string[]
  readonly words: PhotoWords
}

/** By subject. */
export type KeptPhotos = Readonly<Record<string, KeptPhoto>>

/** The same in a page, with the words of its language. */
type PagePhoto = readonly [code: string, widths: readonly number[], types: readonly string[], words: string]
export type PagePhotos = Readonly<Record<string, PagePhoto>>

export const photosOfPage = (kept: KeptPhotos, language: Language): PagePhotos =>
  Object.fromEntries(
    Object.entries(kept).map(([subject, { code, widths, types, words }]) => [
      subject,
      [code, widths, types, words[language] ?? words[ENGLISH] ?? ''],
    ]),
  )

export const photoFile = (subject: string, code: string, width: number, type: string) =>
  `${subject}-${code}-${width}.${type}`

/** Of what an office may type for one language. */
export const MOST_WORDS = 200

/**
 * The words beside a photograph in the folder: a line for all languages, or lines such as 'de: Ein Leopard'.
 * @throws RangeError that says what is wrong
 */
export function parseWords(text: string): PhotoWords {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const words = lines.map((line) => {
    const [, language, rest] = /^([a-z]{2}):\s*(.+)$/.exec(line) ?? []
    return [language ?? ENGLISH, rest ?? line] as const
  })
  return checkedWords(Object.fromEntries(words))
}

/** @throws RangeError that says what is wrong */
export function checkedWords(typed: Readonly<Record<string, string>>): PhotoWords {
  const words = OFFERED.flatMap((language) => {
    const text = (typed[language] ?? '').replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [[language, text] as const]
  })
  const strange = Object.keys(typed).find((name) => !OFFERED.some((language) => language === name))
  if (strange !== undefined) throw new RangeError(`The site has no language '${strange}'.`)
  if (words.some(([, text]) => text.length > MOST_WORDS))
    throw new RangeError(`Say in ${MOST_WORDS} characters at most what the photograph shows.`)
  if (!words.some(([language]) => language === ENGLISH))
    throw new RangeError('Say in English what the photograph shows, for who cannot see it.')
  return Object.fromEntries(words)
}
