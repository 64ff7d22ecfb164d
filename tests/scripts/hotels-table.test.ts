/** What `npm run hotels` makes of the rows of its sources. */
import { describe, expect, test } from 'vitest'
import type { Hotel } from '#worker/places/hotel-table.ts'
import { readCsv, readRow } from '../../scripts/hotels/cleaning.ts'
import { corrected } from '../../scripts/hotels/corrections.ts'
import { withoutDuplicates } from '../../scripts/hotels/duplicates.ts'

const ELLA = { town: 'Ella', district: 'Badulla', lat: 6.87, lng: 81.05 } as const

const house = (name: string, more: Partial<Hotel> = {}): Hotel => ({
  name,
  ...ELLA,
  kind: 'hotel',
  trust: 'B',
  stars: 0,
  aliases: [],
  ...more,
})
const row = (name: string, more: Record<string, string> = {}) => ({
  name,
  ...ELLA,
  lat: String(ELLA.lat),
  lng: String(ELLA.lng),
  kind: 'hotel',
  sources: 'OSM',
  ...more,
})
const nameOf = (name: string, more?: Record<string, string>) => readRow(row(name, more), 'C')?.name

test('a table is read by its header, also where a row begins with an empty field or ends early', () => {
  const table = '\uFEFFname,town,kind\r\n,Ella,hotel\r\n"Villa ""Sun"", Ella", Ella \r\n\r\n'
  expect(readCsv(table)).toEqual([
    { name: '', town: 'Ella', kind: 'hotel' },
    { name: 'Villa "Sun", Ella', town: 'Ella', kind: '' },
  ])
})

describe('a row becomes a house with a tidy name', () => {
  test.each([
    ['capitals of one who shouts', 'QUILLMERE HILL VILLA', 'Quillmere Hill Villa'],
    ['capitals that were forgotten', 'quillmere villa', 'Quillmere Villa'],
    ['a small word', 'House Of Quillmere By The Sea', 'House Of Quillmere by The Sea'],
    ['another spelling', 'Quillmere Holyday Bangalow', 'Quillmere Holiday Bungalow'],
    ['the town at the end', 'Quillmere Rest - Ella', 'Quillmere Rest'],
    ['the district at the end', 'Quillmere Rest, Badulla', 'Quillmere Rest'],
    ['another place at the end', 'Quillmere Rest – Kandy', 'Quillmere Rest'],
    ['a kind of house before the town', 'Hotel - Ella', 'Hotel - Ella'],
    ['what a mapper noted', 'Quillmere Villa (good one)', 'Quillmere Villa'],
    ['signs of others', '*"Quillmere" + Plum#', 'Quillmere & Plum'],
  ])('%s', (_, raw, tidy) => expect(nameOf(raw)).toBe(tidy))

  test('other names are aliases, once each, and not the name itself', () => {
    expect(readRow(row('Quillmere Villa (Plumhouse);quillmere villa|old  quill', { alias: 'old quill' }), 'B')).toEqual(
      {
        name: 'Quillmere Villa',
        town: 'Ella',
        district: 'Badulla',
        lat: 6.87,
        lng: 81.05,
        kind: 'hotel',
        trust: 'B',
        stars: 0,
        aliases: ['Old Quill', 'Plumhouse'],
      },
    )
  })

  test('without a town it stands in its district, and at the middle of its town', () => {
    const { lat, lng, ...rest } = row('Quillmere Villa', { town: ' ', stars: '4' })
    expect(readRow({ ...rest, town_lat: lat, town_lng: lng }, 'T')).toMatchObject({
      town: 'Badulla',
      lat: 6.87,
      lng: 81.05,
      trust: 'T',
      stars: 4,
    })
  })

  test.each([
    ['motel', 'Quillmere', 'guest house'],
    ['guest_house', 'Quillmere', 'guest house'],
    ['resort', 'Quillmere', 'hotel'],
    ['circuit_bungalow', 'Quillmere', 'bungalow'],
    ['hotel', 'Quillmere Home Stay', 'homestay'],
    ['hotel', 'Quillmere Guesthouse', 'guest house'],
    ['hotel', 'Quillmere Hostel', 'hostel'],
    ['villa', 'Quillmere Hostel', 'villa'],
    ['palace', 'Quillmere', 'guest house'],
  ])('of a %s named %s: a %s', (kind, name, expected) => expect(readRow(row(name, { kind }), 'C')?.kind).toBe(expected))
})

describe('no house', () => {
  test.each([
    ['a hostel of a university', row('Quillmere University Girls Hostel')],
    ['a place to pitch a tent', row('Quillmere Camping Site')],
    ['an eatery', row('Quillmere Restaurant')],
    ['a name of kinds of houses alone', row('Hotel Resort')],
    ['a place of the gazetteer', row('Sigiriya')],
    ['a number', row('12/34')],
    ['fewer than three letters', row('Q1 M')],
    ['a row without a position', row('Quillmere Villa', { lat: '' })],
    ['a position outside Sri Lanka', row('Quillmere Villa', { lng: '12' })],
  ])('is %s', (_, found) => expect(readRow(found, 'C')).toBeNull())

  test('but an eatery that has rooms, or that the authority has registered, is one', () => {
    expect(nameOf('Quillmere Restaurant & Rooms')).toBe('Quillmere Restaurant & Rooms')
    expect(nameOf('Quillmere Restaurant', { sources: 'SLTDA' })).toBe('Quillmere Restaurant')
  })
})

/** So far north of `house`. */
const away = (km: number) => ({ lat: ELLA.lat + km / 110.6 })

describe('two rows are one house', () => {
  test.each([
    ['of one name', 'Quillmere Plum', {}, true],
    ['of one name, within a kilometre', 'Quillmere Plum Hotel', away(0.9), true],
    ['but not of one name, further away', 'Quillmere Plum', away(1.1), false],
    ['but for the town', 'Quillmere Plum Ella', away(0.4), true],
    ['but not for the town, further away', 'Quillmere Plum Ella', away(0.6), false],
    ['one of which says more, next door', 'Quillmere Plum Zzyx', away(0.1), true],
    ['but not one that says more, further away', 'Quillmere Plum Zzyx', away(0.2), false],
    ['but not of other words', 'Quillmere Zzyx', {}, false],
    ['of which only the town of one is known', 'Quillmere Plum', { ...away(6), trust: 'T' }, true],
    ['but not in another district', 'Quillmere Plum', { trust: 'T', district: 'Matale' }, false],
    ['but not further away than a town is wide', 'Quillmere Plum', { ...away(8), trust: 'T' }, false],
  ] as const)('%s', (_, name, more, isOne) => {
    const rows = [house('Quillmere Plum'), house(name, more)]
    expect(withoutDuplicates(rows, () => {})).toHaveLength(isOne ? 1 : 2)
  })

  test('words that many houses have do not join two of them', () => {
    const rows = [house('Green Garden Villa'), house('Garden Green', away(0.3))]
    expect(withoutDuplicates(rows, () => {})).toHaveLength(2)
  })

  test('the better row gives the name, the other one an alias; stars and trust are the higher ones', () => {
    const told: string[] = []
    const [kept] = withoutDuplicates(
      [
        house('Quillmere Plum', { trust: 'C', stars: 4, kind: 'villa', aliases: ['Old Plum'] }),
        house('Quillmere Plum Hotel', { trust: 'A', stars: 3 }),
      ],
      (line) => told.push(line),
    )
    expect(kept).toEqual(
      house('Quillmere Plum Hotel', { trust: 'A', stars: 4, aliases: ['Quillmere Plum', 'Old Plum'] }),
    )
    expect(told).toEqual(['joined: Quillmere Plum Hotel (Ella) <- Quillmere Plum (Ella), 0 m'])
  })
})

describe('corrections', () => {
  const told: string[] = []
  const after = (...lines: string[]) =>
    corrected([house('Quillmere'), house('Zzyx Lodge', { trust: 'T' })], lines.join('\n'), (line) => told.push(line))

  test('are applied in their order, past comments and empty lines', () => {
    expect(
      after(
        '# of Ella',
        '',
        'rename Quillmere | Ella => Plumhouse',
        'alias Plumhouse => Old Plum, Plumhouse',
        'rank Plumhouse => villa 5',
        'move Zzyx Lodge => 6.9 81.1 Bandarawela',
        'add Kandy: Quill Rest | Kandy | 7.29 80.63 | hotel B3',
      ),
    ).toEqual([
      house('Plumhouse', { aliases: ['Old Plum'], kind: 'villa', stars: 5 }),
      house('Zzyx Lodge', { lat: 6.9, lng: 81.1, town: 'Bandarawela', trust: 'B' }),
      house('Quill Rest', { town: 'Kandy', district: 'Kandy', lat: 7.29, lng: 80.63, stars: 3 }),
    ])
  })

  test('take a house away, or make it a name of another', () => {
    expect(after('remove Quillmere')).toEqual([house('Zzyx Lodge', { trust: 'T' })])
    expect(after('join Zzyx Lodge => Quillmere')).toEqual([house('Quillmere', { aliases: ['Zzyx Lodge'] })])
  })

  test('that no longer apply are told, and change nothing', () => {
    told.length = 0
    const gone = ['remove Nowhere Villa', 'join Quillmere => Nowhere Villa', 'join Quillmere => Quillmere']
    expect(after(...gone)).toHaveLength(2)
    expect(told).toEqual([
      'no single house for: remove Nowhere Villa',
      'no single house to join: join Quillmere => Nowhere Villa',
      'no single house to join: join Quillmere => Quillmere',
    ])
  })

  test('of another form stop the command', () => {
    expect(() => after('delete Quillmere')).toThrow('Not a correction: delete Quillmere')
  })
})
