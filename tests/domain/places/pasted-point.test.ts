import { expect, test } from 'vitest'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { linkedName, pastedPoint, viewedPoint } from '#domain/places/pasted-point.ts'

const pointIn = (text: string) => pastedPoint(text, findPlace)

test.each([
  ['https://www.google.com/maps/@6.0328,80.2170,17z', 6.0328, 80.217],
  // The pin, not the middle of the map.
  [
    'https://www.google.com/maps/place/Galle+Fort/@6.0261,80.2142,15z/data=!3m1!4b1!4m6!3m5!1s0x3ae173:0x1!8m2!3d6.0300!4d80.2167!16zL20',
    6.03,
    80.2167,
  ],
  ['https://maps.google.com/?q=6.9271,79.8612', 6.9271, 79.8612],
  ['Notre villa : https://maps.google.com/?q=6.9271,79.8612', 6.9271, 79.8612],
  ['Our villa\nhttps://maps.google.com/?q=6.9271,79.8612\nsee you', 6.9271, 79.8612],
  ['https://maps.google.com/maps?q=loc:6.9271,79.8612&z=17', 6.9271, 79.8612],
  ['https://www.google.com/maps/search/?api=1&query=6.9271%2C79.8612', 6.9271, 79.8612],
  ['https://www.google.com/maps/search/6.9271,+79.8612?entry=tts', 6.9271, 79.8612],
  ['www.google.lk/maps/place/6.9271,79.8612', 6.9271, 79.8612],
  ['geo:6.9271,79.8612', 6.9271, 79.8612],
  ['https://www.google.com/maps/@6.0328,80.2170,450m/data=!3m1!1e3', 6.0328, 80.217],
  ['https://www.google.com/maps/@6.0328,80.2170,3a,75y,90h,90t/data=!3m6', 6.0328, 80.217],
  ['https://www.google.com/maps/dir/Kandy/6.8667,81.0466/@7.1,80.8,9z', 6.8667, 81.0466],
  ['https://www.google.com/maps/dir/7.2906,80.6337/6.8667,81.0466/', 6.8667, 81.0466],
  ['https://www.google.com/maps/dir/?api=1&origin=Kandy&destination=6.8667,81.0466', 6.8667, 81.0466],
  ['https://maps.apple.com/?ll=6.8667,81.0466&q=Ella', 6.8667, 81.0466],
  ['https://maps.apple.com/?address=Ella&q=Ella&ll=6.8667,81.0466&z=9', 6.8667, 81.0466],
  ['https://maps.apple.com/place?coordinate=6.8667,81.0466&name=Ella', 6.8667, 81.0466],
  ['https://maps.apple.com/place?coordinate=6.8667%2C81.0466', 6.8667, 81.0466],
  ['https://www.openstreetmap.org/#map=15/6.0329/80.2168', 6.0329, 80.2168],
  ['https://www.openstreetmap.org/?mlat=6.0329&mlon=80.2168#map=9/7.1/80.1', 6.0329, 80.2168],
  ['https://osm.org/?mlat=6.0329&mlon=80.2168', 6.0329, 80.2168],
  // Amap writes the longitude first: `pointEntered` turns it round.
  ['https://uri.amap.com/marker?position=80.6337,7.2906&name=Kandy', 80.6337, 7.2906],
  ['https://ditu.amap.com/?q=7.2906,80.6337,Kandy', 7.2906, 80.6337],
  [`6°56'12.3"N 79°51'40.1"E`, 6.93675, 79.86114],
  ['6°56′12.3″ N, 79°51′40.1″ E', 6.93675, 79.86114],
  ["6° 56.205' N, 79° 51.668' E", 6.93675, 79.86113],
  [`N 6° 56' 12.3" E 79° 51' 40.1"`, 6.93675, 79.86114],
  [`S6°30' W79°30'`, -6.5, -79.5],
  ['6.0328, 80.2170', 6.0328, 80.217],
  // Google's own example.
  ['8FVC9G8F+6X', 47.3655625, 8.5249375],
  ['8fvc9g8f+6x', 47.3655625, 8.5249375],
])('%s is a point', (text, lat, lng) => {
  const point = pointIn(text)!
  expect(point.lat).toBeCloseTo(lat, 4)
  expect(point.lng).toBeCloseTo(lng, 4)
})

test.each(['WV8X+VV Colombo', 'WV8X+VV, Colombo, Sri Lanka', '6MVWWV8X+VV'.slice(4) + ' Colombo'])(
  'the short plus code %j lies in its town',
  (text) => {
    const point = pointIn(text)!
    const town = findPlace('Colombo')!
    expect(Math.abs(point.lat - town.lat)).toBeLessThan(0.1)
    expect(Math.abs(point.lng - town.lng)).toBeLessThan(0.1)
  },
)

test('a short plus code across the border of its area is the one nearest to the town', () => {
  // 6.9975 and 7.0025: the digits before them differ.
  const north = pastedPoint('2V22+22 X', () => ({ lat: 6.999, lng: 79.85 }))!
  expect(north.lat).toBeCloseTo(7.0000625, 5)
})

test.each([
  '',
  'Kandy',
  'WV8X+VV',
  'WV8X+VV Nowhereville',
  'https://example.com/@6.9,79.8',
  'https://maps.app.goo.gl/abc',
  '6°',
  "96°0'N 79°0'E",
  // Where the map was looked at when the link was copied, not the place.
  'https://www.google.com/maps/place/Sigiriya+Rock/@6.9271,79.8612,12z',
  'https://www.google.com/maps/place/Ella/@7.20,80.70,8z',
  'https://www.google.com/maps/place/Ella/@6.8667,81.0466,17z',
  'https://www.google.com/maps/@7.20,80.70,8z',
  'https://www.google.com/maps/@7.20,80.70,90000m/data=!3m1!1e3',
  'https://www.google.com/maps?q=Ella&ll=7.2,80.7&z=8',
  'https://www.google.com/maps/dir/6.9271,79.8612/Ella/@7.1,80.8,9z',
  'https://www.openstreetmap.org/#map=8/7.2/80.7',
  `https://www.google.com/maps/${'a'.repeat(3000)}@6.9,79.8`,
])('%j is no point', (text) => {
  expect(pointIn(text)).toBeNull()
})

test.each([
  ['https://www.google.com/maps/place/Galle+Fort/', 'Galle Fort'],
  ['https://www.google.com/maps?q=Ella%20Station', 'Ella Station'],
  ['https://www.google.com/maps/place/%E0%A4%A', null],
  ['https://www.google.com/maps/place/6.9271,79.8612', null],
  ['https://www.google.com/maps/search/Ella+Station/@6.8,81.0,9z', 'Ella Station'],
  ['https://www.google.com/maps/dir/Kandy/Ella', 'Ella'],
  ['https://www.google.com/maps/dir/Kandy/Pinnawala/Nuwara+Eliya/@7.1,80.6,10z/data=!3m1!4b1!4m14', 'Nuwara Eliya'],
  ['https://www.google.com/maps/dir//Galle+Fort,+Galle/', 'Galle Fort, Galle'],
  ['https://www.google.com/maps/dir/?api=1&origin=Kandy&destination=Ella', 'Ella'],
  ['https://maps.apple.com/?saddr=Kandy&daddr=Ella', 'Ella'],
  ['https://uri.amap.com/marker?position=80.6337,7.2906&name=Kandy', 'Kandy'],
  ['https://www.openstreetmap.org/#map=8/7.2/80.7', null],
  ['https://www.booking.com/hotel/lk/jetwing-lighthouse.fr.html?checkin=2026-12-20', 'jetwing lighthouse'],
  ['https://www.agoda.com/jetwing-lighthouse-hotel/hotel/galle-lk.html', 'jetwing lighthouse hotel'],
  [
    'https://www.tripadvisor.com/Hotel_Review-g189825-d302394-Reviews-Jetwing_Lighthouse-Galle_Southern_Province.html',
    'Jetwing Lighthouse',
  ],
  ['www.expedia.com/Galle-Hotels-Jetwing-Lighthouse.h1234.Hotel-Information', 'Jetwing Lighthouse'],
  ['https://en.wikipedia.org/wiki/Sigiriya', 'Sigiriya'],
  ['https://www.airbnb.com/rooms/12345678', null],
  ['https://www.booking.com/', null],
  ['https://maps.app.goo.gl/abcDEF123', null],
  ['Galle Fort', null],
  // Three words of a code.
  ['https://what3words.com/filled.count.soap', null],
  ['https://w3w.co/filled.count.soap', null],
  // As a message has it.
  ['Notre villa : https://www.google.com/maps/place/Galle+Fort/ (à 18 h)', 'Galle Fort'],
])('%s names %s', (link, name) => {
  expect(linkedName(link)).toBe(name)
})

test.each([
  ['https://www.google.com/maps/place/Villa+Qwxyz/@6.0328,80.2170,17z', { lat: 6.0328, lng: 80.217 }],
  ['https://www.google.com/maps/place/Villa+Qwxyz/@6.0328,80.2170,12z', null],
  ['https://www.google.com/maps/place/Villa+Qwxyz/@6.0328,80.2170,9000m/data=!3m1!1e3', null],
  ['https://www.google.com/maps/@6.0328,80.2170,17z', null],
  [
    'https://www.google.com/maps/dir/Kandy/Villa+Qwxyz/@7.1,80.8,17z/data=!4m8!4m7!1m2!1m1!1s0x3a!2m2!1d80.63!2d7.29!1m2!2m2!1d81.0466!2d6.8667',
    { lat: 6.8667, lng: 81.0466 },
  ],
  ['https://www.google.com/maps/dir/Kandy/Villa+Qwxyz/@7.1,80.8,17z', null],
  ['Villa Qwxyz', null],
])('beside the name in %s stands the point %j', (link, point) => {
  expect(viewedPoint(link)).toEqual(point)
})
