import type * as operator from '../../domain/operator/meeting-points.ts'

const words = (language: string) => ({
  way: [`Platform ${language}`, `Gate ${language}`],
  exit: `Way out ${language}`,
  area: `Forecourt ${language}`,
  landmark: `Clock ${language}`,
  text: `We meet below the clock (${language}).`,
})
const housed = (language: string) => ({
  ...words(language),
  house: { unnamed: `Name your house (${language}).`, named: `We come to your house (${language}).` },
})
const WORDS = { en: words('en'), de: words('de'), fr: words('fr'), ru: words('ru'), zh: words('zh') }

export const MEETING_POINTS: typeof operator.MEETING_POINTS = [
  {
    place: 'Kandy Railway Station',
    alsoNamed: [],
    position: { lat: 7.2907, lng: 80.6327 },
    isSample: false,
    side: 'left',
    words: WORDS,
    forDriver: { en: 'Wait below the clock.', si: 'ඔරලෝසුව ළඟ ඉන්න.' },
  },
  {
    place: 'Haputale',
    alsoNamed: ['Haputale Railway Station'],
    position: { lat: 6.7656, lng: 80.9511 },
    isSample: true,
    side: 'right',
    words: { en: housed('en'), de: housed('de'), fr: housed('fr'), ru: housed('ru'), zh: housed('zh') },
    forDriver: { en: 'Wait at the bakery.' },
  },
]
