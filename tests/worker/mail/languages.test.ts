/** Each mail to a guest, and the calendar file, in each language; and a booking in it from call to mail and calendar. */
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import { type Language, LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { type Booking, findBooking } from '#worker/bookings/read-bookings.ts'
import { MAIL_READERS, type MailKind } from '#worker/database/schema.ts'
import { compose } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/sender.ts'
import { listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import { savePhoto } from '#worker/lists/kept-photos.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import {
  inTenDays,
  rows,
  testSite,
  tourDetails,
  tourToken,
  transferDetails,
  transferToken,
  removeBookings,
} from '../bookings/booking-site.ts'
import { JPEG } from '../office/pictures.ts'
import { englishIn } from '../languages/english-left.ts'
import { BAGS_ALONE, GROUP, journeyDetails, journeyQuote, PLAN, TRAIN_DAY } from '../bookings/journey-site.ts'
import { setRides } from './mail-site.ts'

const site = testSite()
const OTHERS = OFFERED.filter((language) => language !== 'en')
const KINDS = (Object.keys(MAIL_READERS) as MailKind[]).filter(
  (kind) =>
    // A proposal's mail: tests/worker/proposals/.
    kind !== 'proposal' && (MAIL_READERS[kind] as readonly string[]).includes('guest'),
)
const AIRPORT = 'Colombo Bandaranaike International Airport'

// Concurrent first imports of a module hang in tests.
beforeAll(async () => {
  for (const language of ['en', ...OTHERS] as const)
    for (const area of ['site', 'tours', 'booking', 'guest'] as const) await textsOf(language).load(area)
})

const bookingOf = async (reference: string): Promise<Booking> => (await findBooking(site.env, reference))!.booking
const referenceOf = async (answer: Response) => (await answer.json<BookingReceipt>()).reference

/** The operator's own words, which no language has. */
const REASON = 'Zweite Fahrt'

/** Bookings that between them have every text that a mail may hold. */
const bookings = {
  'an airport pickup without a flight': async () =>
    referenceOf(
      await site.bookTransfer(await transferToken({ pickup: AIRPORT }), {
        pickup: AIRPORT,
        pickupdate: inTenDays,
        flightdetails: '',
      }),
    ),
  'a drive to the airport at short notice, too full': async () => {
    const token = await transferToken({ dropoff: AIRPORT })
    const reference = await referenceOf(
      await site.bookTransfer(token, { dropoff: AIRPORT, passengers: '9', bags: '9', childseats: '1' }),
    )
    await setRides(reference, { moved_at: `${transferDetails.pickupdate}T03:00:00.000Z` })
    return reference
  },
  'a drive with a board on the roof': async () =>
    referenceOf(await site.bookTransfer(await transferToken(), { longboards: 1, prams: 1, pickupdate: inTenDays })),
  'a drive there, five hours, and back': async () => {
    const quote = await journeyQuote({
      stops: [{ place: 'Kandy', via: [{ place: 'Sigiriya', minutes: 300 }] }, { place: 'Kandy' }],
    })
    return referenceOf(await site.post(`/journey/booking/${quote.token}`, { bookingDetails: journeyDetails(quote) }))
  },
  'a tour with a night at its park': async () => {
    const quote = await journeyQuote({
      stops: [{ place: 'Ella' }, { place: 'Yala national park', nights: 1 }, { place: 'Mirissa' }],
    })
    return referenceOf(await site.post(`/journey/booking/${quote.token}`, { bookingDetails: journeyDetails(quote) }))
  },
  'a drive at an agreed price': async () => {
    const reference = await referenceOf(await site.bookTransfer(await transferToken(), { pickupdate: inTenDays }))
    await takeStep(site.env, reference, { step: 'price', price: { percent: 10 }, reason: REASON })
    return reference
  },
  'a drive between places that the guest alone knows': async () => {
    const trip = { pickup: 'Villa Nowhere', dropoff: 'Casa Nadie' }
    return referenceOf(await site.bookTransfer(await transferToken(trip), { ...trip, pickupdate: inTenDays }))
  },
  'a tour from the gate': async () => {
    const pickup = 'Yala national park'
    return referenceOf(await site.bookTour(await tourToken({ pickup }), { pickup, pickupTime: '20:00' }))
  },
  'a confirmed ride with a driver': async () => {
    const reference = await referenceOf(await site.bookTransfer(await transferToken(), { pickupdate: inTenDays }))
    await takeStep(site.env, reference, { step: 'confirm' })
    const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1234' }
    const facts = { languages: ['si', 'de'], boardLicence: 'B-77', since: '2019-05' }
    await saveDriver(site.env, { ...driver, ...facts, cars: [{ car: driver.car, seats: 3 }] }, null)
    const listed = (await listDrivers(site.env)).find(({ phone }) => phone === driver.phone)!
    await savePhoto(site.env, listed, JPEG, '')
    await savePhoto(site.env, { ...listed.cars[0]!, hasPhoto: false }, JPEG, '', 'cars')
    await env.DB.prepare("update bookings set driver_wish = 'fr woman' where reference = ?").bind(reference).run()
    await takeStep(site.env, reference, { step: 'driver', driver })
    await takeStep(site.env, reference, { step: 'paid', usd: 20 })
    return reference
  },
  'a journey of which a ride is cancelled': async () => {
    const quote = await journeyQuote(PLAN)
    const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails: journeyDetails(quote) })
    const reference = await referenceOf(answer)
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
    return reference
  },
  'a train day whose bags go by car, to a hotel that the guest alone knows': async () => {
    const quote = await journeyQuote(TRAIN_DAY)
    const details = journeyDetails(quote)
    const rides = details.rides.map((ride, i) => (i === 1 ? { ...ride, dropoffaddress: 'Villa Nowhere' } : ride))
    const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails: { ...details, rides } })
    return referenceOf(answer)
  },
  'bags by car alone, waiting at the station': async () => {
    const quote = await journeyQuote(BAGS_ALONE)
    return referenceOf(
      await site.post(`/journey/booking/${quote.token}`, { bookingDetails: journeyDetails(quote, { bags: '3' }) }),
    )
  },
  'a car and driver who stay, with two vehicles': async () => {
    const quote = await journeyQuote(GROUP)
    const details = journeyDetails(quote, { arrangement: 'stay', passengers: '8' })
    return referenceOf(await site.post(`/journey/booking/${quote.token}`, { bookingDetails: details }))
  },
  'a cancelled booking': async () => {
    const reference = await referenceOf(await site.bookTour(await tourToken()))
    await takeStep(site.env, reference, { step: 'cancel' })
    return reference
  },
} satisfies Record<string, () => Promise<string>>

/** What the guests of the bookings have written, and their driver. */
const OWN = [
  REASON,
  'Ann Smith',
  'Nimal',
  'CAB-1234',
  'B-77',
  'Villa Nowhere',
  transferDetails.flightdetails,
  tourDetails.notes,
]

/** Where parts do not fit together: double spaces and marks, values that are none. */
const GLUED = / {2,}(?! |\S)|undefined|NaN|\[object|\.\.|,,|::| ,| \.(?!\d)|。 |，，|：：|[。！？，]\./

/** Marks that a language writes in its own way: a full width, or a space before them. */
const FOREIGN_MARKS: Partial<Record<Language, RegExp>> = {
  fr: /[^\s\u00a0][:;!?](?=\s|$)/m,
  zh: /[,.:;!?](?=\s?[\u4e00-\u9fff])|[\u4e00-\u9fff][,.:;!?]|[\u4e00-\u9fff] [\u4e00-\u9fff]/,
}

const visible = (html: string) =>
  html
    .replaceAll(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/[^\S\n]*\n\s*/g, '\n')

const calendarOf = ({ attachments }: Mail) => attachments.map(({ content }) => content).join('')
const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '')
const unescaped = (text: string) => text.replaceAll('\\n', '\n').replaceAll(/\\([,;\\])/g, '$1')
const octets = (line: string) => new TextEncoder().encode(line).length
const CALENDAR_TEXTS = /^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/gm

async function mailIn(language: Language, booking: Booking, kind: MailKind, position: number): Promise<Mail> {
  return compose(
    site.env,
    { ...booking, language },
    { kind, reader: 'guest', positions: position === 0 ? [] : [position], since: '' },
    new Date(),
  )
}

describe.each(Object.entries(bookings))('of %s', (_, make) => {
  let booking: Booking
  beforeAll(async () => {
    await removeBookings()
    booking = await bookingOf(await make())
  })

  describe.each(OTHERS)('in %s', (language) => {
    test.each(KINDS)('%s', async (kind) => {
      for (const position of booking.rides.length > 1 ? [0, 2] : [0]) {
        const mail = await mailIn(language, booking, kind, position)
        const english = await mailIn('en', booking, kind, position)
        expect(mail.to).toBe(booking.email)
        expect(mail.subject).not.toBe(english.subject)
        expect(mail.subject).toContain(booking.reference)
        expect([...mail.subject].length).toBeLessThan(300)
        // Control characters would be taken out of the header, and more than 300 characters cut off.
        expect(mail.subject).not.toMatch(/\p{Cc}/u)
        expect(mail.html).toContain(`<html lang="${LANGUAGES[language].tag}">`)
        const own = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
        const pages = own.filter((href) => href.startsWith(BRAND.origin))
        expect(pages.length).toBeGreaterThan(0)
        for (const href of pages) expect(href).toMatch(new RegExp(`^${BRAND.origin}/${language}/`))
        for (const text of [mail.subject, mail.text, visible(mail.html)]) {
          expect(englishIn(language, text, OWN)).toEqual([])
          // The signature of an address may be any letters.
          expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(GLUED)
          expect(FOREIGN_MARKS[language]?.exec(text.replaceAll(/https:\S+/g, ''))).toBeFalsy()
        }
        // The same parts as in English, and all of them.
        const count = (text: string) => text.split('\n\n').length
        expect(count(mail.text)).toBe(count(english.text))
        const calendar = calendarOf(mail)
        for (const line of calendar.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
        const said = [...unfolded(calendar).matchAll(CALENDAR_TEXTS)].map(([, text]) => unescaped(text!))
        expect(said.length > 0).toBe(mail.attachments.length > 0)
        for (const text of said) expect(englishIn(language, text, OWN)).toEqual([])
        expect(unfolded(calendar).includes(`SUMMARY;LANGUAGE=${LANGUAGES[language].tag}:`)).toBe(
          mail.attachments.length > 0,
        )
      }
    })
  })

  test('in English nothing names a language', async () => {
    const mail = await mailIn('en', booking, 'receipt', 0)
    expect(mail.html).toContain('<html lang="en">')
    expect(calendarOf(mail)).not.toContain('LANGUAGE=')
    expect(mail.text).toContain(`${BRAND.origin}/booking/`)
  })
})

describe.each(['ru', 'zh'] as const)('a booking in %s', (language) => {
  beforeEach(async () => {
    await removeBookings()
    site.mails.length = 0
  })

  test('is mailed to its guest in it, and to the operator in English; the calendar is in it', async () => {
    const answer = await site.post(`/transfer/booking/${await transferToken()}`, {
      bookingDetails: { ...transferDetails, pickupdate: inTenDays },
      language,
    })
    const reference = await referenceOf(answer)
    const texts = textsOf(language)
    const { receipt } = texts.in('mails')
    const title = texts.in('booking').title.taxi('Colombo', 'Kandy')
    const toGuest = site.mails.find(({ to }) => to === transferDetails.email)!
    expect(toGuest.subject).toBe(
      texts.in('mails').subject(receipt.subject(reference), title, texts.formats.date(inTenDays)),
    )
    expect(toGuest.text).toContain(receipt.heading)
    // Large above all, and in the lines.
    expect(toGuest.text.split(pickupDay(inTenDays, texts))).toHaveLength(3)
    expect(toGuest.text).toContain(`${BRAND.origin}/${language}/booking/${reference}`)
    const attached = new TextDecoder().decode(toGuest.attachments[0]!.content)
    // The page's link, whatever the language of the booking is.
    const calendarFrom = async (page: string) => (await site.get(`${page}/booking/${reference}/calendar.ics`)).text()
    const fetched = await calendarFrom(`/${language}`)
    expect(unfolded(await calendarFrom(''))).toContain('SUMMARY:Taxi from Colombo to Kandy')
    for (const calendar of [attached, fetched]) {
      expect(unfolded(calendar)).toContain(
        `SUMMARY;LANGUAGE=${LANGUAGES[language].tag}:${title.replaceAll(',', '\\,')}`,
      )
      expect(calendar).toContain(`//${language.toUpperCase()}\r\n`)
    }
    const toOperator = site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!
    expect(toOperator.subject).toContain(`New booking ${reference}: Taxi from Colombo to Kandy`)
    expect(toOperator.text).toContain(`Language: ${language === 'ru' ? 'Russian' : 'Simplified Chinese'}`)
    const hello = texts.in('mails').hello(BRAND.name, reference)
    expect(toOperator.text).toContain(`https://wa.me/447911123456?text=${encodeURIComponent(hello)}`)
    expect(toOperator.text).not.toMatch(/[\u0400-\u04ff\u4e00-\u9fff]/)
    expect(await rows('bookings', reference)).toMatchObject([{ language }])
  })
})

describe.each(OFFERED)('the mail that names the driver, in %s', (language) => {
  const said = {
    en: [
      'Speaks: Sinhala, German',
      'Licence of the tourist board: B-77',
      'With us since: May 2019',
      'speaks French, a woman. We try, and cannot promise it.',
    ],
    de: [
      'Spricht: Singhalesisch, Deutsch',
      'Lizenz der Tourismusbehörde: B-77',
      'Bei uns seit: Mai 2019',
      'spricht Französisch, eine Fahrerin. Wir bemühen uns, versprechen können wir es nicht.',
    ],
    fr: [
      'Parle\u00a0: cingalais, allemand',
      'Licence de l’office du tourisme\u00a0: B-77',
      'Chez nous depuis\u00a0: mai 2019',
      'parle français, une conductrice. Nous essayons, sans pouvoir le garantir.',
    ],
    ru: [
      'Языки: сингальский, немецкий',
      'Лицензия управления по туризму: B-77',
      'Начало работы у нас: май 2019',
      'язык: французский, женщина-водитель. Мы постараемся, но обещать не можем.',
    ],
    zh: [
      '会说的语言：僧伽罗语、德语',
      '旅游局执照号：B-77',
      '加入我们的时间：2019年5月',
      '会说法语、女司机。我们会尽量安排，但无法保证。',
    ],
  } as const satisfies Record<Language, readonly string[]>

  test('says what the office keeps of the driver, shows the photos, and says the wish as one', async () => {
    await removeBookings()
    const reference = await bookings['a confirmed ride with a driver']()
    const { text, html } = await mailIn(language, await bookingOf(reference), 'driver', 0)
    for (const words of said[language]) expect(text).toContain(words)
    const [driver] = await listDrivers(site.env)
    for (const path of [`driver/${driver!.id}`, `car/${driver!.cars[0]!.id}`])
      expect(html).toContain(`src="${BRAND.origin}/booking/${reference}/${path}/photo"`)
    const { face, car } = textsOf(language).in('booking').crew
    for (const alt of [face('Nimal'), car('CAB-1234')]) expect(html).toContain(`alt="${alt}"`)
  })
})
