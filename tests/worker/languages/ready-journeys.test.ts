/** The ready journeys are written in each language, with the English names that stand on signs. */
import { describe, expect, test } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { READY_JOURNEYS } from '#domain/journeys/ready-journeys.ts'
import { ready as english } from '#domain/languages/en/ready.ts'
import { LANGUAGES, OFFERED, pageUrl } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { read } from '../pages/html.ts'

/** As it stands in the page's text, where a space that keeps two words together is one as any other. */
const asRead = (text: string) => text.replace(/\s/g, ' ')

describe.each(OFFERED.filter((language) => language !== 'en'))('in %s', (language) => {
  const { prefix } = LANGUAGES[language]
  const words = async () => {
    const texts = textsOf(language)
    await texts.load('ready', 'journeys')
    return { ready: texts.in('ready'), journeys: texts.in('journeys') }
  }

  test.each(READY_JOURNEYS.map((journey) => [journey.slug, journey] as const))(
    '%s says its own words, and keeps the English names of its stops',
    async (slug, { stops }) => {
      const { ready } = await words()
      const page = await read(prefix + paths.readyJourney(slug))
      expect(page.status).toBe(200)
      expect(page.headings).toEqual([asRead(ready[slug].title)])
      expect(page.title).toContain(ready[slug].title)
      for (const text of [...ready[slug].text, ready[slug].months]) expect(page.text).toContain(asRead(text))
      for (const { place } of stops) expect(page.text).toContain(place)
      for (const text of [english[slug].lead, ...Object.values(english[slug].about)])
        expect(page.text).not.toContain(text)
      expect(page.text).not.toMatch(/\b(?:nights?|hours?|mins|rides?|Sedan|In the price|To see)\b/)
      expect(page.canonical).toBe(pageUrl(language, paths.readyJourney(slug)))
      const trip = page.structuredData.find((thing) => thing['@type'] === 'TouristTrip')
      expect(trip).toMatchObject({ name: ready[slug].title, description: ready[slug].lead, url: page.canonical })
    },
  )

  test('the list shows each by its name in the language', async () => {
    const { ready, journeys } = await words()
    const page = await read(prefix + paths.readyJourneys)
    expect(page.headings).toEqual([asRead(journeys.title)])
    expect(page.title).toBe(`${journeys.head.listTitle} | ${BRAND.name}`)
    for (const { slug } of READY_JOURNEYS) expect(page.text).toContain(asRead(ready[slug].shortName))
  })
})

test('a name in the reader’s language stands beside the English one', async () => {
  const { text } = await read(`/ru${paths.readyJourney('culture-triangle')}`)
  expect(text).toContain('Sigiriya Сигирия')
  expect(text).toContain('Temple of the Tooth (Храм Зуба Будды)')
})
