/**
 * A slip in the domain of a well-known mail provider, such as `gmial.com`: the receipt would go nowhere. The guest is
 * asked, and decides. A domain at which somebody may really have an address is never asked about: this table says
 * which slips are meant, and nothing else is one.
 */
import { wholeTypingErrors } from '#domain/places/typing-errors.ts'

const slips = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * Providers by the ending of their addresses. Those with a long name are also known with one typing error in it; their
 * first letter is typed right, since ymail.com and mail.com are others.
 */
const PROVIDERS: Readonly<Record<string, { readonly long: ReadonlySet<string>; readonly short: ReadonlySet<string> }>> =
  {
    com: {
      long: slips('gmail googlemail hotmail outlook yahoo icloud protonmail foxmail'),
      short: slips('aol gmx live msn qq sina ymail 163 126'),
    },
    de: { long: slips('freenet hotmail outlook t-online yahoo'), short: slips('gmx live web') },
    fr: { long: slips('hotmail laposte orange outlook wanadoo yahoo'), short: slips('free live sfr') },
    net: { long: slips('comcast laposte verizon'), short: slips('gmx') },
    ru: { long: slips('rambler yandex'), short: slips('mail') },
    'co.uk': { long: slips('hotmail yahoo'), short: slips('live') },
  }

/** What is typed in place of an ending. None is an ending at which these providers have addresses. */
const ENDINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  com: slips('c ccom cim clm cm cmo co coim col comm con cok con conm coom cop cpm ocm om vom xom xcom'),
  de: slips('d dd dde dee dr ed fe sde'),
  fr: slips('f ff ffr frr rf'),
  net: slips('ent met ne ner nett nte'),
  ru: slips('r ri rru rtu ruu ry ur'),
  'co.uk': slips('co.ik co.k co.u co.ukk co.ul co.yk couk c.uk'),
}

/** Short names with a slip, and one that is two errors away. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['icould.com', 'icloud.com'],
  ['gxm.de', 'gmx.de'],
  ['gxm.net', 'gmx.net'],
  ['wbe.de', 'web.de'],
  ['mai.ru', 'mail.ru'],
  ['maill.ru', 'mail.ru'],
  ['mial.ru', 'mail.ru'],
])

/** Companies whose names are one typing error away from a provider's. */
const REAL = slips('gail.com gmall.com grail.com')

const isOneError = (typed: string, name: string) => typed[0] === name[0] && wholeTypingErrors(typed, name, 1) === 1

/** The domain that was meant; `null` for one that may be right. @param domain in lower case */
function meantDomain(domain: string): string | null {
  const dot = domain.indexOf('.')
  const [name, typedEnding] = dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
  // Google has no other ending.
  if (name === 'gmail') return typedEnding === 'com' ? null : 'gmail.com'
  for (const [ending, { long, short }] of Object.entries(PROVIDERS)) {
    const isRight = typedEnding === ending
    if (!isRight && !ENDINGS[ending]!.has(typedEnding)) continue
    if (long.has(name) || short.has(name)) return isRight ? null : `${name}.${ending}`
    const meant = [...long].find((provider) => isOneError(name, provider))
    if (meant && !REAL.has(domain)) return `${meant}.${ending}`
  }
  return ALSO.get(domain) ?? null
}

/**
 * @param typed an e-mail address as it was typed
 * @returns the address that was probably meant; `null` if nothing is to be asked
 * @example meantAddress('ann@gmial.com') // 'ann@gmail.com'
 */
export function meantAddress(typed: string): string | null {
  const [, local, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? []
  if (!local || !domain) return null
  const meant = meantDomain(domain.toLowerCase())
  return meant && `${local}@${meant}`
}
