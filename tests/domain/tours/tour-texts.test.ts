import { describe, expect, test } from 'vitest'
import { tourText } from '#domain/bookings/ride-summary.ts'
import { PARK_FEE_MEANING, PARK_FEE_NOTE, TOUR_COVERS_ENTRY } from '#domain/brand.ts'
import { roomOf } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { entryFees, entryFeeText, included, notIncluded } from '#domain/journeys/included.ts'
import { ways } from '#domain/languages/en/ways.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { MAX_TRAVELERS } from '#domain/tours/tour-price.ts'
import {
  dropoffText,
  inclusions,
  ownNameBeside,
  parkFee,
  pickupText,
  tourName,
  tourTitle,
} from '#domain/tours/tour-texts.ts'

const YALA = 'Yala national park'
const HORTON = 'Horton Plains national park'
const PEAK = "Adam's Peak"

describe('the summary', () => {
  test.each([
    [YALA, 'Yala national park entrance gate', 'Yala national park exit gate'],
    [HORTON, 'Horton Plains national park entrance gate', 'Horton Plains national park exit gate'],
    [PEAK, "Adam's Peak, start of the climb", "Adam's Peak, start of the climb"],
  ])('names where a tour of %s begins and ends without transport', (park, entrance, exit) => {
    const atGate = { park, pickup: park, dropoff: park }
    expect(pickupText(atGate, ENGLISH_TEXTS)).toBe(`Pickup location - ${entrance}`)
    expect(dropoffText(atGate, ENGLISH_TEXTS)).toBe(`Dropoff location - ${exit}`)
  })

  test('names other places as they are', () => {
    const elsewhere = { park: YALA, pickup: 'Ella', dropoff: 'Galle' }
    expect(pickupText(elsewhere, ENGLISH_TEXTS)).toBe('Pickup location - Ella')
    expect(dropoffText(elsewhere, ENGLISH_TEXTS)).toBe('Dropoff location - Galle')
  })
})

const withoutTransport = (park: string) =>
  inclusions({ park, pickup: park, dropoff: park }, { distanceKm: 0, travelers: 2 }, ENGLISH_TEXTS)

test.each(['de', 'fr', 'ru', 'zh'] as const)(
  'in %s no text of a tour calls its park by the English words',
  async (language) => {
    const texts = textsOf(language)
    await texts.load('tours', 'booking', 'form', 'seasons', 'frame')
    for (const { name: park } of parksOnSale()) {
      const atGate = { park, pickup: park, dropoff: park }
      const { offers } = texts.in('tours').page
      const { tourTo, journey, answer } = texts.in('form')
      const said = [
        tourTitle({ park, tourLength: 'half' }, texts),
        pickupText(atGate, texts),
        dropoffText(atGate, texts),
        offers(park),
        texts.in('tours').warning.closedThen(park),
        texts.in('booking').tour.safari(park),
        texts.in('seasons').closed.park(park, ''),
        tourTo(park),
        journey.tour(park, 'Ella', park),
        answer.taxiFrom(park),
        texts.in('frame').footer.thingToDo(park, 'safari'),
      ]
      // Where other letters are read, a park's own name stands beside the English one.
      const english = ['de', 'fr'].includes(language) ? /national park|Adam's Peak/ : /national park/
      for (const text of said) expect(text).not.toMatch(english)
    }
  },
)

test('beside the name of a tour stands the name of its park that it does not have', () => {
  expect(ownNameBeside('Privater geführter Aufstieg: Adams Pik', 'Adams Pik')).toBeNull()
  expect(ownNameBeside('Safari privé\u00a0: parc national de Yala', 'Parc national de Yala')).toBeNull()
  expect(ownNameBeside('Частное сафари: национальный парк Yala', 'Национальный парк Яла')).toBe('Национальный парк Яла')
  expect(ownNameBeside('Yala 国家公园私人野生动物之旅', '雅拉国家公园')).toBe('雅拉国家公园')
  expect(ownNameBeside('Yala national park private safari', null)).toBeNull()
})

test('French puts the article before the name of a park', async () => {
  const texts = textsOf('fr')
  await texts.load('tours', 'journey', 'form')
  const { ends } = texts.in('journey').way
  expect(ends('Yala national park', 'Ella')).toBe('Du parc national de Yala à Ella')
  expect(ends('Ella', 'Udawalawe national park')).toBe('D’Ella au parc national d’Udawalawe')
  expect(ends(PEAK, 'Kandy')).toBe('Du Pic d’Adam à Kandy')
  expect(texts.in('tours').warning.closedThen(YALA)).toBe('Le parc national de Yala est fermé à ce moment-là.')
  expect(texts.in('form').problems.plan.nightAtPark(YALA)).toContain('près du parc national de Yala')
})

test('Chinese sets a mountain in Latin letters apart from its own', async () => {
  const texts = textsOf('zh')
  await texts.load('tours')
  const { name, entrance, exit, page, warning } = texts.in('tours')
  const said = [
    name.hike(PEAK),
    entrance.hike(PEAK),
    exit.hike(PEAK),
    page.offers(PEAK),
    warning.closed(PEAK, '', ''),
    warning.closedThen(PEAK),
    warning.betterMonths(PEAK, '', ''),
  ]
  for (const text of said) expect(text).toMatch(/^Adam's Peak [\u4e00-\u9fff]/)
  expect(name.safari(YALA)).toBe('Yala 国家公园私人野生动物之旅')
})

describe('the price includes', () => {
  test('only the jeep, or the guide, without transport', () => {
    expect(withoutTransport(YALA)).toEqual(['A private jeep with its driver, for your party alone'])
    expect(withoutTransport(HORTON)).toEqual(['A private guide for the walk'])
    expect(withoutTransport(PEAK)).toEqual(['A private guide for the climb and the way down'])
  })

  test('the transport that is driven, and which car drives it', () => {
    expect(
      inclusions({ park: YALA, pickup: 'Ella', dropoff: YALA }, { distanceKm: 107, travelers: 1 }, ENGLISH_TEXTS),
    ).toEqual([
      'A private jeep with its driver, for your party alone',
      'Transport from Ella to the park',
      'Sedan Car for up to 3 travelers and 3 large suitcases',
      'Highway toll and fuel for 107 km',
    ])
  })

  test('the transport to the start of a climb', () => {
    expect(
      inclusions(
        { park: PEAK, pickup: 'Hatton', dropoff: 'Ella' },
        { distanceKm: 107, travelers: 6 },
        ENGLISH_TEXTS,
      ).slice(1),
    ).toEqual([
      'Transport from Hatton to the start of the climb',
      'Transport on to Ella',
      'Van for up to 6 travelers and 6 large suitcases',
      'Highway toll and fuel for 107 km',
    ])
  })

  test.each([
    [1, 'Sedan Car'],
    [3, 'Sedan Car'],
    [4, 'Van'],
    [MAX_TRAVELERS, 'Van'],
  ])('for %i travelers: %s', (travelers, car) => {
    expect(
      inclusions({ park: YALA, pickup: 'Ella', dropoff: 'Ella' }, { distanceKm: 200, travelers }, ENGLISH_TEXTS).join(),
    ).toContain(`${car} for up to`)
    expect(roomOf(car === 'Van' ? 'van' : 'car').seats).toBeGreaterThanOrEqual(travelers)
  })
})

describe('a tour is called what it is', () => {
  test.each([
    [
      YALA,
      'Yala national park private safari',
      'Yala national park private safari, full day',
      'Yala national park, Full Day',
    ],
    [
      HORTON,
      'Horton Plains national park private guided walk',
      'Horton Plains national park private guided walk, full day',
      'Horton Plains national park, guided walk, Full Day',
    ],
    [PEAK, "Adam's Peak private guided hike", "Adam's Peak private guided hike", "Adam's Peak, guided hike"],
  ])('%s', (park, name, title, words) => {
    expect(tourName(park, ENGLISH_TEXTS)).toBe(name)
    expect(tourTitle({ park, tourLength: 'full' }, ENGLISH_TEXTS)).toBe(title)
    expect(tourText({ park, tourLength: 'full' }, ENGLISH_TEXTS)).toBe(words)
  })

  test.each(parksOnSale().filter(({ kind }) => kind !== 'safari'))(
    'nothing about $name speaks of a safari or a jeep',
    ({ name: park }) => {
      const texts = [
        tourName(park, ENGLISH_TEXTS),
        tourText({ park, tourLength: 'half' }, ENGLISH_TEXTS),
        ...inclusions({ park, pickup: 'Ella', dropoff: park }, { distanceKm: 90, travelers: 2 }, ENGLISH_TEXTS),
      ]
      expect(texts.join()).not.toMatch(/safari|jeep/i)
    },
  )
})

test.each([
  [PEAK, '105 USD'],
  ["adam's peak", '105 USD'],
  ['Udawalawe national park', '99 USD'],
  [YALA, '105 USD'],
  ['Minneriya national park', '105 USD'],
])("the park fee of %s is stated, with the operator's note: %s", (park, amount) => {
  expect(parkFee(park, 4, ENGLISH_TEXTS)).toEqual({
    stated: { amount, meaning: PARK_FEE_MEANING },
    note: PARK_FEE_NOTE.replace('{party}', '4 travelers'),
  })
})

// The stated fee may be more than the total: whoever is told that the total holds it believes neither.
test.each([
  ['en', 'you pay the total'],
  ['de', 'Sie zahlen nur den Gesamtpreis'],
  ['fr', 'vous ne payez que le total'],
  ['ru', 'вы платите только итог'],
  ['zh', '您只付总价'],
] as const)('in %s the stated fee is said to be none beside the total: %s', async (language, words) => {
  const texts = textsOf(language)
  await texts.load('tours')
  expect(TOUR_COVERS_ENTRY).toBe(true)
  expect(parkFee(YALA, 1, texts).stated!.meaning).toContain(words)
})

test('a park without a stated fee states none, but what the price covers, and for how many', () => {
  expect(parkFee('Bundala national park', 1, ENGLISH_TEXTS)).toEqual({
    stated: null,
    note: PARK_FEE_NOTE.replace('{party}', '1 traveler'),
  })
  expect(PARK_FEE_NOTE).toContain('{party}')
})

describe('entry fees', () => {
  const drive = { kind: 'transfer' } as const
  const tourOf = (park: string) => ({ kind: 'tour' as const, park })

  test.each([
    ['a drive', [drive], [], 'Entry to sights and national parks is not in the price of a ride.'],
    ...parksOnSale().map(
      ({ name }) =>
        [
          `a tour of ${name}`,
          [tourOf(name)],
          [name],
          `Entry to ${name} is in the price. Entry to other sights and parks is not in the price.`,
        ] as const,
    ),
    [
      'a journey with two tours of one park and one of another',
      [drive, tourOf(YALA), tourOf(YALA), drive, tourOf(HORTON)],
      [YALA, HORTON],
      `Entry to ${YALA} and ${HORTON} is in the price. Entry to other sights and parks is not in the price.`,
    ],
  ] as const)('%s', (_, rides, covered, text) => {
    expect(entryFees(rides)).toEqual({ covered, atGate: [] })
    expect(entryFeeText(rides, ENGLISH_TEXTS)).toBe(text)
    const t = ways.included
    for (const way of ['rides', 'stay'] as const) {
      expect(included(rides, t)[way].filter((words) => words.startsWith('Entry'))).toEqual(
        covered.map((park) => `Entry to ${park}`),
      )
      expect(notIncluded(rides, t)[way].filter((words) => /entr/i.test(words))).toEqual([
        covered.length > 0 ? 'Entry to other sights and parks' : 'Entry to sights and national parks',
      ])
    }
  })

  test.each([
    ['de', 'Im Preis ist der Eintritt: Yala-Nationalpark.'],
    ['fr', 'Billet d’entrée compris\u00a0: parc national de Yala.'],
    ['ru', 'В цену входят билеты: национальный парк Yala.'],
    ['zh', '价格已含门票：Yala 国家公园。'],
  ] as const)('name the park in the language of the page: %s', async (language, text) => {
    const texts = textsOf(language)
    await texts.load('tours')
    expect(entryFeeText([tourOf(YALA)], texts)).toContain(text)
    expect(entryFeeText([tourOf(PEAK)], texts)).toContain(texts.in('tours').park(PEAK))
  })

  test('are paid at the gate where the operator does not cover them', () => {
    expect(entryFees([drive, tourOf(YALA)], false)).toEqual({ covered: [], atGate: [YALA] })
  })
})
