/** What invoices ask for, beside the one sum of a booking's money. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceDifferences, netOf, sumOfLines, taxesIn } from '#domain/bookings/money/invoices.ts'
import { dueCents, PAYMENT_CURRENCIES, sumOf } from '#domain/bookings/money/sums.ts'

const ride = fc
  .record({
    priceUsd: fc.integer({ min: 1, max: 400 }),
    rate: fc.integer({ min: 280, max: 320 }),
    isTour: fc.boolean(),
    status: fc.constantFrom('new', 'confirmed', 'cancelled', 'no-show'),
    share: fc.nat(100),
    paid: fc.nat(120),
  })
  .map(({ priceUsd, rate, isTour, status, share, paid }, i = 0) => {
    const part = Math.floor((priceUsd * share) / 100)
    const isRun = status === 'new' || status === 'confirmed'
    return {
      bookingNumber: 7,
      position: i,
      status,
      priceUsd,
      priceLkr: isTour ? null : priceUsd * rate - 3,
      lkrPerUsd: rate,
      paidUsd: Math.floor((priceUsd * paid) / 100),
      waivedUsd: isRun ? part : 0,
      cancelFeeUsd: isRun ? 0 : part,
    } as const
  })
const rides = fc
  .array(ride, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((each, i) => ({ ...each, position: i + 1 })))

test('its lines make what the rides cost, to the cent, in each currency; and later ones make what they cost then', () => {
  fc.assert(
    fc.property(rides, rides, fc.constantFrom(...PAYMENT_CURRENCIES), (first, later, currency) => {
      const lines = invoiceDifferences(first, [], currency)
      const { total, charge, waived } = sumOf(first)[currency]
      expect(sumOfLines(lines)).toBe(total + charge - waived)
      const earlier = lines.map(({ ride: { bookingNumber, position }, cents }) => {
        return { bookingNumber, position, currency, cents }
      })
      // The same rides, as they have become.
      const now = first.map((each, i) => ({ ...each, ...later[i], position: each.position }))
      const more = invoiceDifferences(now, earlier, currency)
      expect(sumOfLines(lines) + sumOfLines(more)).toBe(dueCents(now, currency))
      expect(invoiceDifferences(first, earlier, currency)).toEqual([])
    }),
  )
})

test('a ride that was invoiced in one currency is not invoiced in another as well', () => {
  const transfer = { bookingNumber: 7, position: 1, priceUsd: 74, priceLkr: 21_480, paidUsd: 0, lkrPerUsd: 290 }
  const inRupees = { bookingNumber: 7, position: 1, currency: 'LKR', cents: 2_148_000 } as const
  expect(invoiceDifferences([transfer], [inRupees], 'USD')).toEqual([])
  // All of it was credited.
  const credited = [inRupees, { ...inRupees, cents: -2_148_000 }]
  expect(invoiceDifferences([transfer], credited, 'USD')).toEqual([{ ride: transfer, cents: 7400 }])
  // Of another booking.
  expect(invoiceDifferences([transfer], [{ ...inRupees, bookingNumber: 8 }], 'USD')).toHaveLength(1)
})

test('taxes are a part of the price: with the net they make it, to the cent', () => {
  const VAT = { name: 'VAT', percent: 18 }
  const levy = { name: 'Levy', percent: 2.5 }
  expect(taxesIn(11_800, [VAT])).toEqual([{ ...VAT, cents: 1800 }])
  expect(taxesIn(-11_800, [VAT])).toEqual([{ ...VAT, cents: -1800 }])
  expect(taxesIn(12_050, [VAT, levy])).toEqual([
    { ...VAT, cents: 1800 },
    { ...levy, cents: 250 },
  ])
  expect(netOf(12_050, taxesIn(12_050, [VAT, levy]))).toBe(10_000)
  expect(taxesIn(7400, [])).toEqual([])
  expect(netOf(7400, [])).toBe(7400)
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const taxes = taxesIn(cents, [VAT, levy])
      expect(netOf(cents, taxes) + sumOfLines(taxes)).toBe(cents)
    }),
  )
})
