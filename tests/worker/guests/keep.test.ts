/** A booking that is kept without mail: its page as a text and a QR code, and the office's message to the guest. */
import { encode } from 'uqr'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { guest } from '#domain/languages/en/guest.ts'
import { OFFERED, pageUrl } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { CONTACT } from '#domain/brand.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { meetingMapLink, meetingSentences } from '#domain/bookings/driver/where-to-meet.ts'
import { nobodyComesText, waitingAdvice } from '#domain/bookings/driver/pickup-advice.ts'
import { MEETING_POINTS } from '#domain/operator/meeting-points.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { bookRide, NIMAL, pass, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import '#worker/guests/keep-handlers.tsx'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' })
startInTheMorning()
beforeEach(() => removeBookings())

const POINT = MEETING_POINTS.find(({ place }) => place === 'Kandy Railway Station')!

const IN_TEN_DAYS = '2027-03-11'

async function booked(change: object = {}): Promise<BookingReceipt> {
  return site.booked({ pickupdate: IN_TEN_DAYS, ...change })
}

const text = async (path: string) => (await site.get(path)).text()
const keyOf = ({ changesUrl }: BookingReceipt) => new URL(changesUrl!).search
/** What the text field of a page holds. */
const kept = (page: string) => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(page)![1]!.replaceAll('&amp;', '&').trim()

describe('the page to keep', () => {
  test('holds the booking as a text, the QR code and links that open in the same window', async () => {
    const receipt = await booked()
    const { reference } = receipt
    const page = await text(`/booking/${reference}/keep${keyOf(receipt)}`)
    expect(kept(page).split('\n')).toEqual([
      `Serendip Taxi, booking ${reference}`,
      'Taxi from Colombo to Kandy: 11 March 2027, 09:30 (Sri Lanka time)',
      guest.keep.lines.driverLater,
      expect.stringMatching(/^Price: .*74/),
      `Your booking: ${pageUrl('en', paths.booking(reference))}`,
      `Change or cancel, for you alone: ${receipt.changesUrl}`,
      guest.keep.lines.us(CONTACT.whatsappShown, CONTACT.email),
    ])
    // A translator reads the heading, and the reference stays in one piece.
    expect(page).toMatch(new RegExp(`<h1>[^<]*<span class="whole" translate="no">${reference}</span>`))
    expect(page).toContain(`src="/booking/${reference}/code.png"`)
    expect(page).not.toMatch(/target=|download/)
  })

  test('without the key, or with a wrong one, has no link that changes anything', async () => {
    const receipt = await booked()
    const { reference } = receipt
    for (const key of ['', '?key=', `?key=${'A'.repeat(22)}`]) {
      const page = await text(`/booking/${reference}/keep${key}`)
      expect(page).not.toContain(keyOf(receipt).slice(5))
      expect(page).not.toContain('/changes')
      expect(page).toContain(guest.keep.changeBy)
    }
  })

  test('names the driver once there is one', async () => {
    const { reference } = await booked()
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
    expect(kept(await text(`/booking/${reference}/keep`))).toContain(
      `Driver: ${NIMAL.name}, ${NIMAL.phone}, ${NIMAL.car}`,
    )
  })

  test.each(OFFERED)('is written in %s', async (language) => {
    const texts = textsOf(language)
    await texts.load('guest')
    const { text: said, lines } = texts.in('guest').keep
    const { reference } = await booked()
    const page = await text(`${language === 'en' ? '' : `/${language}`}/booking/${reference}/keep`)
    expect(page).toContain(said)
    expect(kept(page)).toContain(lines.booking(pageUrl(language, paths.booking(reference))))
  })

  test('is not cached, listed or found without the reference', async () => {
    const { reference } = await booked()
    const answer = await site.get(`/booking/${reference}/keep`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    for (const path of ['keep', 'code.png'])
      expect((await site.get(`/booking/K7Q2-M4XT-9BHE/${path}`)).status).toBe(404)
  })

  test("is reached from the booking's page, until the ride is over", async () => {
    const { reference } = await booked()
    expect(await text(`/booking/${reference}`)).toContain(`href="/booking/${reference}/keep"`)
    pass(11 * 24 * 60)
    expect(await text(`/booking/${reference}`)).not.toContain(`href="/booking/${reference}/keep"`)
  })
})

test('the QR code is a picture of the address of the booking, module by module', async () => {
  const { reference } = await booked()
  const answer = await site.get(`/zh/booking/${reference}/code.png`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const png = new Uint8Array(await answer.arrayBuffer())
  const view = new DataView(png.buffer)
  const { data } = encode(pageUrl('zh', paths.booking(reference)), { ecc: 'M', border: 4 })
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  expect([width, height]).toEqual([data.length * 8, data.length * 8])
  const at = new TextDecoder('latin1').decode(png).indexOf('IDAT')
  const packed = new Blob([png.slice(at + 4, at + 4 + view.getUint32(at - 4))])
  const unpacked = new Response(packed.stream().pipeThrough(new DecompressionStream('deflate')))
  const pixels = new Uint8Array(await unpacked.arrayBuffer())
  const seen = data.map((_, y) => data.map((__, x) => pixels[y * 8 * (1 + width / 8) + 1 + x] === 0))
  expect(seen).toEqual(data)
})

describe('the office', () => {
  const messageOn = async (reference: string) => {
    const page = await text(`/operator/booking/${reference}`)
    return /<section id="message".*?<\/section>/s.exec(page)?.[0] ?? null
  }

  test("has a message with voucher, driver and the link to change, in the guest's language, ready to send", async () => {
    const receipt = await booked()
    await site.env.DB.prepare("update bookings set language = 'zh' where reference = ?").bind(receipt.reference).run()
    await takeStep(site.env, receipt.reference, { step: 'confirm' })
    await takeStep(site.env, receipt.reference, { step: 'driver', driver: NIMAL, insists: true })
    const section = (await messageOn(receipt.reference))!
    const message = kept(section)
    expect(message).toContain(`订单 ${receipt.reference}`)
    expect(message).toContain(`司机：${NIMAL.name}，${NIMAL.phone}，${NIMAL.car}`)
    expect(message).toContain(`/zh/booking/${receipt.reference}/changes${keyOf(receipt)}`)
    const link = /href="(https:\/\/wa\.me\/447911123456\?text=[^"]+)"/.exec(section)![1]!
    expect(new URL(link).searchParams.get('text')).toBe(message)
  })

  test.each(OFFERED)(
    'says in %s where the next ride is met, and what its guest has if nobody comes',
    async (language) => {
      const reference = await bookRide(site, { in: 24 * 60, pickup: POINT.place, dropoff: 'Ella' })
      await site.env.DB.prepare('update bookings set language = ? where reference = ?').bind(language, reference).run()
      const texts = textsOf(language)
      await texts.load('booking')
      const message = kept((await messageOn(reference))!)
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
      expect(message).toContain(meetingSentences(POINT, texts)[0])
      expect(message).toContain(meetingMapLink(POINT))
      expect(message).toContain(waitingAdvice(POINT.place, promises(), texts))
      expect(message.split(nobodyComesText(promises(), texts))).toHaveLength(2)
    },
  )

  test('says nothing of a pickup that nobody has confirmed, or that is over', async () => {
    const { reference } = await booked()
    const ifNobodyComes = nobodyComesText(promises(), textsOf('en'))
    expect(await messageOn(reference)).not.toContain(ifNobodyComes)
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await messageOn(reference)).toContain(ifNobodyComes)
  })

  test('has none once nothing is ahead', async () => {
    const { reference } = await booked()
    expect(await messageOn(reference)).not.toBeNull()
    await takeStep(site.env, reference, { step: 'cancel' })
    expect(await messageOn(reference)).toBeNull()
  })
})
