/**
 * Names of places as people of other languages write them, in the spelling that the gazetteer has: Cyrillic letters in
 * Latin ones, the sounds as Germans, French, Poles and Russians spell them, and words such as 'Bahnhof' or 'пляж'.
 * docs/languages.md#names-of-places
 */
const CYRILLIC = /[\u0400-\u04ff]/
const CYRILLIC_LETTERS = /[\u0400-\u04ff]/g

/** Each group of letters has one sound. */
const soundsOf = (groups: string) =>
  new Map(
    groups
      .trim()
      .split(/\s+/)
      .flatMap((group) => {
        const [letters = '', sound = ''] = group.split('=')
        return Array.from(letters, (letter) => [letter, sound] as const)
      }),
  )

/** Ukrainian and Belarusian letters, too. The soft and the hard sign have no sound. */
const LATIN = soundsOf(`
  а=a б=b вў=v гґ=g д=d еэ=e ё=yo є=ye ж=j з=z иіы=i ї=yi й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts
  ч=ch шщ=sh ю=yu я=ya
`)

/** The text with Latin letters for Cyrillic ones, in lower case where it had any. */
export function inLatin(text: string): string {
  if (!CYRILLIC.test(text)) return text
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      // 'Джаффна' is Jaffna.
      .replaceAll('дж', 'j')
      .replaceAll(CYRILLIC_LETTERS, (letter) => LATIN.get(letter) ?? '')
  )
}

/** English words of hotels' names as Russians hear them, and Russian ones for a hotel, in Latin letters. */
const HEARD: ReadonlyMap<string, string> = new Map(
  `
bich=beach rezort=resort rizort=resort kurort=resort otel=hotel gostinitsa=hotel laythaus=lighthouse mayak=lighthouse layt=light
haus=house dom=house gest=guest gostevoy=guest gesthaus=guesthouse lodj=lodge kemp=camp kottej=cottage butik=boutique vyu=view bey=bay leyk=lake
palas=palace peles=palace oushen=ocean okean=ocean sanset=sunset rok=rock mauntin=mountain jangl=jungle grin=green blyu=blue perl=pearl
paradayz=paradise ritrit=retreat siti=city hayts=heights skay=sky feys=face kasl=castle sinnamon=cinnamon sinamon=cinnamon tsinnamon=cinnamon
heritans=heritance heritej=heritage apartamenti=apartment plyaj=beach
`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [heard: string, english: string]),
)

/** @example heardInRussian('laythaus') // 'lighthouse' */
export const heardInRussian = (word: string) => HEARD.get(word) ?? word

/** The gazetteer's words for kinds of places; its names end with them. */
const KIND_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'airport = flughafen aeroport aeropuerto aeroporto lotnisko',
    'international = internationaler mezhdunarodny mezhdunarodniy',
    'national park = nationalpark 国家公园',
    'railway station = bahnhof hauptbahnhof gare vokzal stantsiya dworzec',
    'national = natsionalny natsionalniy',
    'park = parc',
    'beach = strand plage plyaj bich',
    'bay = bucht baie zaliv buhta bei',
    'falls = wasserfall wasserfaelle wasserfalle cascade cascades chutes vodopad wodospad',
    'temple = tempel hram',
    'lake = lac ozero',
    'bridge = brucke bruecke pont most',
    'rock = felsen rocher skala',
    'fort = festung krepost',
    'lighthouse = leuchtturm phare mayak laythaus',
    'museum = musee muzey',
    'harbour = hafen',
    'tea factory = teefabrik',
    'hotel = otel',
  ].flatMap((line) => {
    const [english = '', foreign = ''] = line.split(' = ')
    return foreign.split(' ').map((word) => [word, english] as const)
  }),
)
/** Words that say the kind of a place and are the same in English: they go to the end with the others. */
const ENGLISH_KINDS = new Set(['airport', 'international', 'national', 'park', 'fort', 'temple', 'museum'])
const ADJECTIVES = new Set(['international', 'national'])
/** Left out beside such a word. */
const SMALL_WORDS = new Set('de du des d la le l der von in jeleznodorojny jeleznodorojniy jd gorod'.split(' '))

/** How sounds are spelled elsewhere, and in the gazetteer. In this order: the longest first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|cz/g, 'ch'],
  [/dsch|dzh|dj/g, 'J'],
  [/sch|sz/g, 'sh'],
  [/kh/g, 'h'],
  [/ck/g, 'k'],
  [/^x/g, 'h'],
  [/x/g, 'ks'],
  [/ou|oe/g, 'u'],
  [/ie/g, 'i'],
  [/j/g, 'y'],
  [/J/g, 'j'],
  [/ł/g, 'l'],
  [/ß/g, 'ss'],
]

/**
 * The text as the gazetteer would spell it, where it is written otherwise; the same text where there is nothing to
 * change. Only for a text that is no name as typed.
 * @example englishSpelling('Parc national de Yala') // 'yala national park'
 * @example englishSpelling('Sigirija') // 'sigiriya'
 */
export function englishSpelling(text: string): string {
  const plain = inLatin(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const kinds = words.map((word) => KIND_WORDS.get(word))
  const hasKind = kinds.some(Boolean) || ENGLISH_KINDS.has(words[0] ?? '')
  const own = words.filter((word, i) => !kinds[i] && !(hasKind && (SMALL_WORDS.has(word) || ENGLISH_KINDS.has(word))))
  const spelled = own.map((word) => SOUNDS.reduce((known, [sound, letters]) => known.replaceAll(sound, letters), word))
  const last = hasKind ? words.flatMap((word, i) => kinds[i] ?? (ENGLISH_KINDS.has(word) ? word : [])) : []
  // 'Parc national' is 'National Park'.
  const ordered = [...last.filter((word) => ADJECTIVES.has(word)), ...last.filter((word) => !ADJECTIVES.has(word))]
  const whole = [...spelled, ...ordered].join(' ')
  return whole === words.join(' ') ? text : whole
}

/**
 * Chinese characters that stand for one syllable in names, of which writers choose freely (锡吉里耶, 西格里亚), with the
 * traditional forms of each. The first one of a group replaces the others.
 */
const SYLLABLES = `
拉勒剌 莱萊來来 亚亞耶雅娅 维維韦韋威 马馬默玛瑪 加格伽噶 蒂提迪堤 沃瓦 达達德 特塔 普浦 埃艾愛爱 纳納内內讷訥那 沙莎萨薩 米美迷 西锡錫希 吉基 巴伯 兰蘭朗 卡库庫克
卢盧鲁魯 图圖 里裡裏利 罗羅洛 珀帕 瑞蕊 甘干冈岡 兴興 伦倫 儿兒 凯凱 动動 劳勞 医醫 厂廠 厅廳 国國 园園 圣聖 头頭 尔爾 岛島 广廣 庄莊 当當 怀懷 态態 扬揚 机機 栋棟 桥橋 汉漢 渔漁 湾灣
滩灘 环環 独獨 狮獅 纪紀 绿綠 苏蘇 莲蓮 诺諾 贝貝 贡貢 贾賈 赖賴 跷蹺 车車 转轉 铁鐵 际際 顿頓 丛叢 乌烏 场場 尽盡 岩巖
`
const SYLLABLE: ReadonlyMap<string, string> = new Map(
  SYLLABLES.trim()
    .split(/\s+/)
    .flatMap((group) => Array.from(group, (character) => [character, group[0]!] as const)),
)
const HAN = /[\u4e00-\u9fff]/
const HAN_CHARACTERS = /[\u4e00-\u9fff]/g

/** One spelling for the many of a name in Chinese. */
export function foldChinese(text: string): string {
  if (!HAN.test(text)) return text
  return text.replaceAll(HAN_CHARACTERS, (character) => SYLLABLE.get(character) ?? character)
}

// Names in the island's own letters: how Sinhala and Tamil sound in Latin ones. Sinhala is written as it is spoken, so
// most names lead to the gazetteer's English spelling by rule; the others are aliases of their place.
// docs/languages.md#names-of-places

export type IslandScript = 'sinhala' | 'tamil'

const SINHALA = /[\u0d80-\u0dff]/
const TAMIL = /[\u0b80-\u0bff]/

/** The script of a text; `null` for any other one. */
export function islandScript(text: string): IslandScript | null {
  if (SINHALA.test(text)) return 'sinhala'
  return TAMIL.test(text) ? 'tamil' : null
}

/** 'A' is the vowel of 'cat', for which English writes a or e. */
const CONSONANTS = soundsOf(`
කඛ=k ගඝ=g ඟ=ng චඡ=c ජඣ=j ටඨතථ=t ඩඪදධ=d ඬඳ=nd ඹ=mb ඞඤඥණන=n පඵ=p බභ=b ම=m ය=i ර=r ලළ=l ව=v ශෂස=s හ=h ෆ=f
க=k ஙஞணநன=n ச=s ஜ=j டத=t ப=p ம=m ய=i ரற=r லளழ=l வ=v ஶஷஸ=s ஹ=h
`)
/** Letters, and signs on a consonant in place of its 'a'. */
const VOWELS = soundsOf(`
අආ=a ඇඈ=A ඉඊ=i උඌ=u ඍ=ri එඒ=e ඓ=ai ඔඕ=o ඖ=au \u0dcf=a \u0dd0\u0dd1=A \u0dd2\u0dd3=i \u0dd4\u0dd6=u \u0dd8=ru \u0dd9\u0dda=e \u0ddb=ai \u0ddc\u0ddd=o \u0dde=au
அஆ=a இஈ=i உஊ=u எஏ=e ஐ=ai ஒஓ=o ஔ=au \u0bbe=a \u0bbf\u0bc0=i \u0bc1\u0bc2=u \u0bc6\u0bc7=e \u0bc8=ai \u0bca\u0bcb=o \u0bcc=au
`)
/** Takes the 'a' away from a consonant. */
const VIRAMAS = new Set(['\u0dca', '\u0bcd'])
const NASAL = '\u0d82'

/** The text with a sound for each letter, folded as `foldSpelling` folds English names. */
function inSounds(text: string): string {
  let sounds = ''
  let endsInConsonant = false
  for (const letter of text.normalize('NFC')) {
    const consonant = CONSONANTS.get(letter)
    const vowel = VOWELS.get(letter)
    const isSign = letter > '\u0dcb' || (letter > '\u0bbd' && letter < '\u0bce')
    if (endsInConsonant && !VIRAMAS.has(letter) && !(vowel !== undefined && isSign)) sounds += 'a'
    sounds += consonant ?? vowel ?? (letter === NASAL ? 'n' : /[\p{L}\p{N}]/u.test(letter) ? letter : '')
    endsInConsonant = consonant !== undefined
  }
  return once(endsInConsonant ? `${sounds}a` : sounds)
}

const once = (sounds: string) => sounds.replaceAll(/(\D)\1+/g, '$1')

/** Tamil writes one letter for k and g, t and d, p and b, s and ch, and leaves h out. */
const TAMIL_LETTERS: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', c: 's', h: '' }

/** What a folded English name has in common with the same name in a script: equal for both. */
export function asWritten(folded: string, script: IslandScript): string {
  if (script === 'sinhala') return folded
  return once(folded.replaceAll(/[gdbch]/g, (letter) => TAMIL_LETTERS[letter]!).replace(/ai$/, 'a'))
}
/** More than that many ways to read a name are not tried. */
const MAX_READINGS = 16

/** Each way to read a compact name that is written in the script, to be compared with {@link asWritten}. */
export function readings(compact: string, script: IslandScript): string[] {
  const sounds = inSounds(compact)
  let read = ['']
  for (const part of sounds.split(/(A)/)) {
    if (part === 'A' && read.length < MAX_READINGS) read = read.flatMap((start) => [`${start}a`, `${start}e`])
    else read = read.map((start) => start + (part === 'A' ? 'a' : part))
  }
  return read.map((each) => asWritten(once(each), script))
}
