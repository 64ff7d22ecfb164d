import { formatsOf } from '../formats.ts'
import { parkName } from './site.ts'
import type { problems as english } from '../en/problems.ts'

const { plural } = formatsOf('de')

const nights = (count: number) => `${count} ${plural(count, { one: 'Nacht', other: 'Nächte' })}`

const fields: typeof english.fields = {
  missing: 'Diese Angabe fehlt',
  'no-place': 'Bitte geben Sie einen Ort ein',
  'place-too-long': (max) => `Ein Ortsname hat höchstens ${max} Zeichen`,
  'place-has-too-many-bytes': 'Dieser Ortsname ist zu lang',
  'place-holds-address': 'Ein Ortsname enthält keine Web- oder E-Mail-Adresse',

  'no-email': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'not-an-email': 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  'email-too-long': (max) => `Eine E-Mail-Adresse hat höchstens ${max} Zeichen`,
  'no-phone': 'Bitte geben Sie Ihre Telefonnummer ein',
  'not-a-phone': 'Bitte geben Sie eine Telefonnummer mit Ländervorwahl ein, etwa +49 1512 3456789',
  'not-a-phone-of-country': 'Bitte prüfen Sie die Ziffern: So ist es keine Telefonnummer dieses Landes',
  'no-country': 'Wählen Sie das Land dieser Nummer, oder beginnen Sie sie mit + und der Ländervorwahl',
  'not-a-country': 'Bitte wählen Sie ein Land',
  'no-date': 'Bitte wählen Sie den Abholtag',
  'no-such-date': 'Diesen Tag gibt es nicht',
  'no-time': 'Bitte wählen Sie die Abholzeit',
  'no-such-time': 'Bitte geben Sie eine Zeit von 00:00 bis 23:59 ein',
  'no-vehicle': 'Bitte wählen Sie ein Fahrzeug',
  'travelers-not-whole': 'Bitte wählen Sie die Zahl der Reisenden',
  'too-few-travelers': (least) => `Bitte wählen Sie mindestens ${least} Reisende`,
  'too-many-travelers': (most) => `Eine Tour ist für höchstens ${most} Reisende`,

  'text-too-long': (max) => `Höchstens ${max} Zeichen, bitte`,
  'count-out-of-range': (least, most) => `Bitte geben Sie eine Zahl von ${least} bis ${most} ein`,
  'count-out-of-range-ask': (least, most) =>
    `Bitte geben Sie eine Zahl von ${least} bis ${most} ein, oder schreiben Sie uns`,
  'not-a-flight': 'Bitte geben Sie eine Flugnummer ein, etwa UL 504',

  'pickup-no-such-time': 'Diesen Tag mit dieser Zeit gibt es nicht',
  'pickup-too-far-ahead': (months) => `Bitte wählen Sie einen Tag in den nächsten ${months} Monaten`,
  'pickup-past-date': 'Dieser Tag ist in Sri Lanka schon vorbei',
  'pickup-past-time': 'Diese Zeit ist in Sri Lanka schon vorbei',
  'pickup-before-previous-ride': 'Diese Abholung liegt vor der Abholung der Fahrt davor',
  'way-back-too-early': 'Die Rückfahrt liegt vor der Hinfahrt',
  'way-back-unpriced':
    'Die Rückfahrt hat noch keinen Preis: Versuchen Sie es noch einmal, oder buchen Sie nur die Hinfahrt.',
  'ride-too-early': 'Diese Fahrt beginnt vor der Fahrt davor.',

  'too-few-stops': (least) => `Eine Rundreise hat mindestens ${least} Halte`,
  'too-many-stops': (most) => `Höchstens ${most} Halte`,
  'unknown-place': 'Diesen Ort kennen wir nicht',
  'no-road': 'Dorthin führt keine Straße',
  'distance-too-long': (most) => `Die Strecke darf höchstens ${most} km lang sein`,
  'same-place': 'Das ist derselbe Ort wie davor',
  'next-to-each-other': 'Dieser Ort liegt direkt neben dem davor',
  'no-ride': 'Eine Rundreise hat mindestens eine Fahrt',
  'party-too-large': 'So viele Reisende oder Gepäckstücke passen nicht in zwei Vans: Bitte schreiben Sie uns',
}

const plan: typeof english.plan = {
  longDay: (duration) => `${duration} Fahrt an einem Tag. Mit einer Nacht unterwegs wird es leichter.`,
  evenAt: (start, sentence) => `Selbst bei Abfahrt um ${start} Uhr: ${sentence}`,
  flight: (pickup, time, flight) =>
    `Für den Flug um ${flight} Uhr fahren Sie spätestens um ${time} Uhr in ${pickup} ab (Ortszeit Sri Lanka).`,
  flightFromEvening: (pickup, time, flight) =>
    `Für den Flug um ${flight} Uhr fahren Sie spätestens am Abend davor um ${time} Uhr in ${pickup} ab (Ortszeit Sri Lanka).`,
  nights: (planned, dates) =>
    `Sie planen ${nights(planned)}; zwischen Ihren Daten ${dates === 1 ? 'liegt' : 'liegen'} ${nights(dates)}.`,
  datesTurnedAround: 'Die Rundreise würde enden, bevor sie beginnt.',
  nightAtPark: (park) =>
    `Sie übernachten bei ${parkName(park)}: Geben Sie Ihr Hotel als eigenen Halt an, dann bringen wir Sie bis vor die Tür.`,
  sight: (sight, km) => `${sight} liegt am Weg: Ein Halt dort kostet ${km} Umweg.`,
  sightAndDrive: (sight, km, duration) =>
    `${sight} liegt am Weg: Ein Halt dort kostet ${km} Umweg und ${duration} mehr Fahrt.`,
  lessThanOneKm: 'weniger als 1 km',
  better: {
    before: (stop, other, less) => `${stop} vor ${other}: ${less} weniger`,
    after: (stop, other, less) => `${stop} nach ${other}: ${less} weniger`,
    order: (stops, less) => `${stops.join(', ')}: ${less} weniger`,
    kmAndMoney: (km, usd) => `${km} und ${usd}`,
  },
}

export const problems: typeof english = { fields, plan }
