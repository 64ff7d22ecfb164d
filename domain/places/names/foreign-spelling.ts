/**
 * Names of places as people of other languages write them, in the spelling that the gazetteer has: Cyrillic letters in
 * Latin ones, the sounds as Germans, French, Poles and Russians spell them, and words such as 'Bahnhof' or 'пляж'.
 * docs/languages.md#names-of-places
 */

const CYRILLIC = /[\u0400-\u04ff]/
const CYRILLIC_LETTERS = /[\u0400-\u04ff]/g

/** Ukrainian and Belarusian letters, too. The soft and the hard sign have no sound. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'j',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'v',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ы: 'i',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** The text with Latin letters for Cyrillic ones, in lower case where it had any. */
export function inLatin(text: string): string {
  if (!CYRILLIC.test(text)) return text
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      // 'Джаффна' is Jaffna.
      .replaceAll('дж', 'j')
      .replaceAll(CYRILLIC_LETTERS, (letter) => LATIN[letter] ?? '')
  )
}

/** The gazetteer's words for kinds of places; its names end with them. */
const KIND_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'airport = flughafen aeroport aeropuerto aeroporto lotnisko',
    'international = internationaler mezhdunarodny mezhdunarodniy',
    'national park = nationalpark',
    'railway station = bahnhof hauptbahnhof gare vokzal stantsiya dworzec',
    'national = natsionalny natsionalniy',
    'park = parc',
    'beach = strand plage plyaj',
    'bay = bucht baie zaliv buhta bei',
    'falls = wasserfall wasserfaelle wasserfalle cascade cascades chutes vodopad wodospad',
    'temple = tempel hram',
    'lake = lac ozero',
    'bridge = brucke bruecke pont most',
    'rock = felsen rocher skala',
    'fort = festung krepost',
    'lighthouse = leuchtturm phare mayak',
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
const SMALL_WORDS = new Set([
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'l',
  'der',
  'von',
  'in',
  'jeleznodorojny',
  'jeleznodorojniy',
  'jd',
  'gorod',
])

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
