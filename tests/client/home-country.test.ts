import { expect, test } from 'vitest'
import { homeCountry } from '#client/booking/fields/contact-fields.tsx'

test.each([
  [['en-GB', 'en'], 'Europe/London', 'GB'],
  [['de-DE'], 'Asia/Colombo', 'DE'],
  [['en-US'], 'America/New_York', 'US'],
  [['en-US'], 'Asia/Kolkata', ''],
  [['en-US', 'de-CH'], 'Europe/Zurich', 'CH'],
  [['en'], 'Europe/London', ''],
  [['es-419'], 'America/Lima', ''],
  [['en-US@posix', 'C'], 'UTC', ''],
  [['en-US@posix', 'de-DE'], 'Europe/Berlin', 'DE'],
])('%j in %s: the country is %j', (languages, timeZone, country) => {
  expect(homeCountry(languages, timeZone)).toBe(country)
})
