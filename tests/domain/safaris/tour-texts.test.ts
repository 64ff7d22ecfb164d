import { describe, expect, test } from 'vitest'
import { dropoffText, inclusions, parkFeeText, pickupText, tourName } from '#domain/safaris/tour-texts.ts'

const YALA = 'Yala national park'

describe('the summary', () => {
  test('names the gates of a tour from and to the park', () => {
    const atGate = { park: YALA, pickup: YALA, dropoff: YALA }
    expect(pickupText(atGate)).toBe('Pickup location - Yala national park entrance gate')
    expect(dropoffText(atGate)).toBe('Dropoff location - Yala national park exit gate')
  })

  test('names other places as they are', () => {
    const elsewhere = { park: YALA, pickup: 'Ella', dropoff: 'Galle' }
    expect(pickupText(elsewhere)).toBe('Pickup location - Ella')
    expect(dropoffText(elsewhere)).toBe('Dropoff location - Galle')
  })
})

describe('the price includes', () => {
  test('only the jeep without transport', () => {
    expect(inclusions({ park: YALA, pickup: YALA, dropoff: YALA }, 0)).toEqual(['A private jeep with its driver, for your party alone'])
  })

  test('the transport that is driven', () => {
    expect(inclusions({ park: YALA, pickup: 'Ella', dropoff: YALA }, 107)).toEqual([
      'A private jeep with its driver, for your party alone', 'Transport from Ella to the park', 'Highway toll and fuel for 107 km',
    ])
  })

  test('the transport to the start of a climb', () => {
    expect(inclusions({ park: "Adam's Peak", pickup: 'Hatton', dropoff: 'Ella' }, 107).slice(1)).toEqual([
      'Transport from Hatton to the start of the climb', 'Transport on to Ella', 'Highway toll and fuel for 107 km',
    ])
  })

  test('a guide on the hike, which is not called a safari', () => {
    expect(inclusions({ park: "Adam's Peak", pickup: "Adam's Peak", dropoff: "Adam's Peak" }, 0)[0]).toContain('guide')
    expect(tourName("Adam's Peak")).toBe("Adam's Peak private guided hike")
    expect(tourName(YALA)).toBe('Yala national park private safari')
  })
})

test.each([
  ["Adam's Peak", 'Park fee: 105 USD'],
  ["adam's peak", 'Park fee: 105 USD'],
  ['Udawalawe national park', 'Park fee: 99 USD'],
  ['Yala national park', 'Park fee: 105 USD'],
  ['Minneriya national park', 'Park fee: 105 USD'],
  ['Bundala national park', null],
])('the park fee of %s is stated: %s', (park, text) => {
  expect(parkFeeText(park)).toBe(text)
})
