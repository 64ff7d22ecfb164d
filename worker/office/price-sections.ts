/** The pages of a price list: which parts each has, in the order in which an owner sets them. */

interface Section {
  readonly title: string
  /** What it is, for its owner. */
  readonly about: string
  readonly parts: readonly string[]
}

export const SECTIONS = {
  dollar: {
    title: 'Dollar',
    about: 'How many rupees you take for a dollar. Fares are made in rupees and rounded down to whole dollars.',
    parts: ['dollar'],
  },
  classes: {
    title: 'Classes',
    about: 'What guests can choose: seats, suitcases, names, pictures. A class can be switched off.',
    parts: ['vehicles'],
  },
  fares: {
    title: 'Fares',
    about: 'What a way costs to begin with, and for each km.',
    parts: ['transfers'],
  },
  least: {
    title: 'Least price and rounding',
    about: 'No fare by the rates is lower than this. Prices set by hand are not either.',
    parts: ['least', 'roundedTo'],
  },
  'by-hand': {
    title: 'Prices set by hand',
    about: 'For ways that matter, or that guests compare. Seasons and the night come on top of them.',
    parts: ['byHand'],
  },
  seasons: {
    title: 'Seasons',
    about: 'Between two dates all prices, or those of some classes, are higher or lower.',
    parts: ['seasons'],
  },
  night: { title: 'Night', about: 'What a transfer costs more whose pickup is at night.', parts: ['night'] },
  closed: {
    title: 'Closed days',
    about: 'Days on which nobody can book: the whole company, one park or one class.',
    parts: ['closed'],
  },
  tours: {
    title: 'Prices of tours',
    about: 'For the whole party, in dollars, without the transport to the park.',
    parts: ['tours'],
  },
  parks: {
    title: 'Parks',
    about: 'Where tours go. The site offers them in this order. A park that is taken out is nowhere on sale.',
    parts: ['parks'],
  },
  stay: {
    title: 'Car and driver who stay',
    about: 'What a journey costs on which one car and driver stay with the guests.',
    parts: ['driverStay'],
  },
  waiting: {
    title: 'Waiting, bags by car',
    about: 'What waiting at stops on the way costs, and a car that carries the bags of guests who go by train.',
    parts: ['waiting', 'bagsByCar'],
  },
  promises: {
    title: 'Promises',
    about:
      'Deposit, cancelling, waiting, lead times, if nobody comes. A booking keeps the promises of the list it was made under.',
    parts: ['promises', 'earlierQuotes'],
  },
} as const satisfies Readonly<Record<string, Section>>

export type SectionName = keyof typeof SECTIONS

export const isSection = (name: string): name is SectionName => Object.hasOwn(SECTIONS, name)

export const partsOf = (section: SectionName): readonly string[] => SECTIONS[section].parts

/** The section that has a value. @param path 'seasons.0.to' */
export function sectionOf(path: string): SectionName | null {
  const [part = ''] = path.split('.')
  return (Object.keys(SECTIONS) as SectionName[]).find((name) => partsOf(name).includes(part)) ?? null
}
