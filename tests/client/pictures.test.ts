import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PICTURES, toldPicture, vehicleDrawing } from '#client/pictures/pictures.ts'
import { parkPicture, placePicture } from '#client/pictures/place-pictures.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { READY_JOURNEYS } from '#domain/journeys/ready-journeys.ts'
import { VEHICLE_PICTURES } from '#domain/prices/price-list.ts'
import { parksOnSale } from '#domain/tours/parks.ts'

const ALL = [...Object.values(PICTURES), ...VEHICLE_PICTURES.map(vehicleDrawing)]
const drawing = (src: string) => readFileSync(new URL(`../../client/public${src}`, import.meta.url), 'utf8')

describe.each(ALL)('the picture $src', ({ src, width, height }) => {
  test('has the size that the page reserves for it', () => {
    expect(drawing(src)).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"`))
  })

  test('is small and loads nothing from another site', () => {
    const svg = drawing(src)
    expect(gzipSync(svg).length).toBeLessThan(5_000)
    expect(svg).not.toMatch(/<script|<image|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
  })
})

test('every scene has a text that says what it shows', async () => {
  const texts = textsOf('en')
  await texts.load('home', 'menu')
  const alts = Object.values(PICTURES).map((picture) => toldPicture(picture, texts).alt)
  expect(new Set(alts).size).toBe(alts.length)
})

test('every park has a scene of its own', () => {
  const scenes = parksOnSale().map(({ name }) => parkPicture(name).src)
  expect(new Set(scenes).size).toBe(parksOnSale().length)
  expect(scenes).not.toContain(PICTURES.safari.src)
})

test('every ready journey has a scene of its own', () => {
  const scenes = READY_JOURNEYS.map(({ face }) => placePicture(face)?.src)
  expect(scenes).not.toContain(undefined)
  expect(new Set(scenes).size).toBe(READY_JOURNEYS.length)
})

test('a park without a scene shows a safari jeep', () => {
  expect(parkPicture('Gal Oya National Park')).toBe(PICTURES.safari)
})

test.each([
  ['Katunayake airport', PICTURES.airportPickup],
  ['Colombo', PICTURES.colomboHotel],
  ['A hotel in Colombo', PICTURES.colomboHotel],
  ['Bentota beach resort', PICTURES.beachResort],
  ['Jaffna Fort', PICTURES.jaffna],
  ['Weligama', PICTURES.surf],
  ['Trincomalee', PICTURES.eastCoast],
  ['Arugam Bay', PICTURES.surf],
  ["Little Adam's Peak", PICTURES.hillCountry],
  ["Adam's Peak", PICTURES.adamsPeak],
  ['Udawalawa safari', PICTURES.udawalawe],
  ['Lunugamvehera National Park', PICTURES.safari],
  ['Matale', null],
  ['Wellawaya', null],
])('%s has the right scene, if there is one', (place, picture) => {
  expect(placePicture(place)).toBe(picture)
})

test('the picture for shared links is a PNG of 1200 x 630 under 150 kB', () => {
  const png = readFileSync(new URL('../../client/public/social.png', import.meta.url))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // The first chunk holds width and height: PNG specification, 11.2.1.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(150_000)
})

test('favicon.ico, for which some ask by that name, is one small PNG', async () => {
  const file = readFileSync(new URL('../../client/public/favicon.ico', import.meta.url))
  expect(file.length).toBeLessThan(2_000)
  const [reserved, type, count, size] = [file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4), file[6]!]
  expect([reserved, type, count]).toEqual([0, 1, 1])
  const png = file.subarray(file.readUInt32LE(18))
  expect(png.length).toBe(file.readUInt32LE(14))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size })
})
