/** The Russian name of a place, by the table of data/names/ru.ts and by rule. Rule and sources: docs/languages.md */
import { russianNames } from '#data/names/ru.ts'
import { readNames } from '../gazetteer/table-format.ts'

const NAMES = readNames(russianNames)

/** English words at the end of a name, and the word before the name in Russian. */
const KINDS: readonly (readonly [string, string])[] = [
  [' Railway Station', 'Станция '],
  [' National Park', 'Национальный парк '],
  [' Beach', 'Пляж '],
  [' Falls', 'Водопад '],
  [' Temple', 'Храм '],
  [' Turtle Hatchery', 'Черепаший питомник '],
  [' Airport', 'Аэропорт '],
  [' Fort', 'Форт '],
]

/** Letters of the gazetteer's names, the longest group first. */
const SOUNDS = new Map(
  `
  chch=чч iya=ия iye=ие ia=ия th=т sh=ш ch=ч ph=пх ee=и oo=у aa=а uu=у ai=ай ei=ей oi=ой ay=ай oy=ой ey=ей ya=я yu=ю
  ye=е yi=йи yo=йо ck=к a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=дж k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в
  x=кс y=и z=з
`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [letters: string, sound: string]),
)
const SOUND = new RegExp([...SOUNDS.keys()].join('|'), 'g')
/** An 'e' at the beginning of a word or after a vowel is 'э'. A vowel may belong to 'ay', whose 'y' is a consonant then. */
const OPEN_E = /(^|[aiou])e(?!e)/g
/** 'Pasikudah' ends in a vowel. */
const SILENT_H = /([aeiou])h$/
const VOWEL_Y = /([aeo])y(?=[aeiou])/g

function transcribed(word: string): string {
  const russian = word
    .toLowerCase()
    .replaceAll(VOWEL_Y, '$1|y')
    .replaceAll(OPEN_E, '$1э')
    .replace(SILENT_H, '$1')
    .replaceAll(SOUND, (sound) => SOUNDS.get(sound)!)
    .replaceAll('|', '')
  return russian.charAt(0).toUpperCase() + russian.slice(1)
}

/** Words that are English, not Sinhala or Tamil: a name with one of them has no Russian name by the rule. */
const ENGLISH = new Set(
  `
and beach bridge camp cave centre church city colony dam division east estate factory farm fort forest gap garden gardens gate great group hall hatchery hill hills hospital house island jetty junction
lake lighthouse lower mall market middle mill museum new north northern of old park plain plains point pool port railway reservoir river road rock safari sanctuary school sea second south southern
square st stadium station street tank tea the tower town track turtle upper valley view viewpoint village water well west western world zoo
`
    .trim()
    .split(/\s+/),
)

const PLAIN_NAME = /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/

/** The Russian name of a place of the gazetteer; `null` if only the English one is usual. */
export function placeName(place: string): string | null {
  const [known] = NAMES.get(place) ?? []
  if (known !== undefined) return known
  const [kind = '', before = ''] = KINDS.find(([end]) => place.endsWith(end)) ?? []
  const own = place.replace(/ \([^)]*\)$/, '').slice(0, place.length - kind.length)
  if (kind) {
    const ownName = placeName(own)
    return ownName && before + ownName
  }
  if (!PLAIN_NAME.test(own) || own.split(/[ -]/).some((word) => ENGLISH.has(word.toLowerCase()))) return null
  // Two words are one name: Нувара-Элия.
  return own.split(/[ -]/).map(transcribed).join('-')
}
