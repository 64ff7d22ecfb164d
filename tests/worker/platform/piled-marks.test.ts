/** Marks that pile up over the lines around them are cut where the Worker reads what somebody has sent. */
import { describe, expect, test } from 'vitest'
import { encodedWithoutPiles, withoutPiles } from '#worker/platform/piled-marks.ts'
import { request } from '../site.ts'
import { rows, testSite, transferToken } from '../bookings/booking-site.ts'

const site = testSite()

describe('marks on letters', () => {
  const PILES = [
    ['marks of any script', 'Z' + '\u0300\u0323\u0489\u035C\u20DD'.repeat(12)],
    ['one mark again and again', 'A' + '\u0301'.repeat(60)],
    ['marks of Thai', '\u0E01' + '\u0E49'.repeat(60)],
    ['marks that take room', '\u0B95' + '\u0BBE'.repeat(60)],
    ['marks with joiners between them', '\u0DC1' + '\u0DCA\u200D'.repeat(60)],
    ['marks with what nobody sees between them', 'A' + '\u0301\u200B\u0007\u034F'.repeat(60)],
  ] as const
  const most = (text: string) =>
    Math.max(0, ...(text.match(/[\p{M}\u200C\u200D]+/gu) ?? []).map((run) => run.replace(/[\u200C\u200D]/g, '').length))

  test.each(PILES)('%s are no pile in a note and a name that somebody books with', async (_, typed) => {
    const sent = { guestname: `Ann ${typed}`, flightdetails: `One ${typed} two` }
    const answer = await site.bookTransfer(await transferToken(), sent)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const ride = (await rows('rides')).at(-1)!
    for (const text of [ride.guest_name, ride.details] as string[]) {
      expect(most(text)).toBeGreaterThan(0)
      expect(most(text)).toBeLessThanOrEqual(6)
    }
    expect(ride.details).toMatch(/^One .+ two$/su)
  })

  test.each(PILES)('%s are no pile in the name of a place in an address', async (_, typed) => {
    const name = encodeURIComponent(`Villa ${typed}`)
    for (const address of [`/transfer/taxi-from-CMB-to-${name}`, `/?pickup=Kandy&dropoff=${name}`, `/de/no/${name}`]) {
      const led = await request(address, { redirect: 'manual' })
      expect(led.status, address).toBe(301)
      const answer = await request(led.headers.get('location')!)
      const page = await answer.text()
      expect(most(page), address).toBeLessThanOrEqual(6)
    }
  })

  test.each([
    ['Sinhala', 'ශ්\u200Dරී ලංකාව, කොළඹ ක්\u200Dෂේත්\u200Dරය වෛද්\u200Dයවරු'],
    ['Tamil', 'யாழ்ப்பாணம் க்\u200Cஷௌ கொழும்பு ஸ்ரீ'],
    ['Thai', 'ขอบคุณมากครับ น้ำ ที่ ผู้ใหญ่ กตัญญู'],
    ['Vietnamese', 'Nguyễn Thị Ngọc Ấu, đường Trần Hưng Đạo, ở lầu thượng'],
    ['Arabic', 'مُحَمَّدٌ رَسُولُ ٱللَّٰهِ هٰذَا'],
    ['Hebrew', 'בְּרֵאשִׁ֖ית שָׁלוֹם יְרוּשָׁלַ֔ם שִּׁ֖'],
    ['Hindi', 'श्रीमती क्षत्रिय हूँ ज्ञान'],
    ['Burmese', 'ကျွန်ုပ်တို့ မြွှာ ကြွှေး'],
    ['Tibetan', 'བརྒྱུད་པ སྒྲུབ ཧཱུྃ'],
    ['Yoruba and transcriptions', 'Ẹ̀kọ́ Ọ̀ṣun ṏ ǟ̆́'],
  ])('of %s all stay, however they are spelled', (_, text) => {
    for (const typed of [text.normalize('NFC'), text.normalize('NFD')]) {
      expect(withoutPiles(typed)).toBe(typed)
      expect(encodedWithoutPiles(encodeURIComponent(typed))).toBe(encodeURIComponent(typed))
    }
  })

  test('an address that cannot be decoded stays as it is', () => {
    for (const address of ['/a%CC%81%CC', '/%E0%A4%A', '/%', '/50%25%20off', '/a%2Fb', '/%2E%CC%81'])
      expect(encodedWithoutPiles(address)).toBe(address)
  })
})
