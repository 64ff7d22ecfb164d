/** The planner speaks the language of its address, and its links and its form stay in it. */
import { describe, expect, test } from 'vitest'
import { planAddress } from '#domain/journeys/plan.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { read } from '../pages/html.ts'

const PLAN = {
  stops: [
    { place: 'Negombo', via: [{ place: 'Pinnawala', minutes: 60 }] },
    { place: 'Kandy', nights: 2 },
    { place: 'Ella', nights: 1, gap: true as const },
    { place: 'Mirissa' },
  ],
  start: '2027-02-02',
  travelers: 6,
  bags: 7,
}

describe.each(OFFERED.filter((language) => language !== 'en'))('in %s', (language) => {
  const { prefix } = LANGUAGES[language]

  test('a plan says its fields, steps and total, and every step leads on in the language', async () => {
    const texts = textsOf(language)
    await texts.load('journey', 'ways')
    const { stop, way, total, title, reverse, head } = texts.in('journey')
    const page = await read(prefix + planAddress(PLAN))
    expect(page.status).toBe(200)
    expect(page.headings).toEqual([title])
    expect(page.title).toContain(head.pricedPlan('Negombo', 'Mirissa', '').trim().split(' ')[0])
    for (const text of [reverse, stop.nights, way.none('Ella', 'Mirissa'), way.via(['Pinnawala']), total.title])
      // `read` makes one space of each kind.
      expect(page.text).toContain(text.replaceAll(/\s+/g, ' '))
    expect(page.html).toContain(`action="${prefix}${paths.journey}"`)
    const steps = [...page.html.matchAll(/<a[^>]*href="([^"]*)"[^>]*rel="nofollow"/g)].map(([, href]) => href!)
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.filter((href) => !href.startsWith(`${prefix}/`))).toEqual([])
  })

  test('the empty one offers the ready journeys in the language', async () => {
    const texts = textsOf(language)
    await texts.load('journey', 'ready')
    const page = await read(prefix + paths.journey)
    expect(page.text).toContain(texts.in('journey').ready)
    for (const { shortName } of Object.values(texts.in('ready'))) expect(page.text).toContain(shortName)
  })
})
