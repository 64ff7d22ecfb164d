/** A deposit by bank transfer: how much, until when, and when a booking may be released. */
import { expect, test } from 'vitest'
import {
  askedTransfer,
  type DepositRide,
  mayBeReleased,
  isTransferAsked,
  transferLines,
  transferTerms,
} from '#domain/bookings/money/bank-transfer.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'

const TERMS = { percent: 10, leastUsd: 50, fromTotalUsd: 500 }
/** Sri Lanka is five and a half hours ahead: the 3rd of March there. */
const BOOKED = '2027-03-02T20:00:00.000Z'
const ride = (change: Partial<DepositRide> = {}): DepositRide => ({
  status: 'new',
  priceUsd: 400,
  priceLkr: 116_000,
  paidUsd: 0,
  pickupDate: '2027-03-20',
  confirmedAt: null,
  ...change,
})
const at = (date: string) => new Date(`${date}T06:00:00.000Z`)

interface Case {
  readonly rides: readonly DepositRide[]
  readonly payable?: readonly DepositRide[]
  readonly terms?: typeof TERMS | null
  readonly today?: string
}
const asked = ({ rides, payable = rides, terms = TERMS, today = '2027-03-04' }: Case) =>
  askedTransfer({ rides, payable, terms, createdAt: BOOKED, days: 3 }, at(today))

const TWO = [ride(), ride()]
test.each<readonly [string, Case, object | null]>([
  ['a tenth of all rides', { rides: TWO }, { usd: 80, lkr: 23_200, until: '2027-03-06', isLate: false }],
  ['on its last day', { rides: TWO, today: '2027-03-06' }, { isLate: false }],
  ['a day later', { rides: TWO, today: '2027-03-07' }, { isLate: true }],
  ['what is missing of it', { rides: [ride({ paidUsd: 30 }), ride()] }, { usd: 50 }],
  ['nothing once it is paid', { rides: [ride({ paidUsd: 80 }), ride()] }, null],
  ['nothing without a deposit', { rides: TWO, terms: null }, null],
  ['nothing of a small booking', { rides: [ride()] }, null],
  ['nothing of rides that are cancelled', { rides: [ride({ status: 'cancelled' }), ride()] }, null],
  ['nothing while no ride can be paid for', { rides: TWO, payable: [] }, null],
  ['all of it where the deposit is the price', { rides: TWO, terms: { ...TERMS, percent: 100 } }, { usd: 800 }],
  ['nothing where it could not come in time', { rides: [ride({ pickupDate: '2027-03-06' }), ride()] }, null],
  [
    'two days after a late confirmation',
    { rides: TWO.map((each) => ({ ...each, confirmedAt: '2027-03-08T05:00:00.000Z' })) },
    { until: '2027-03-10' },
  ],
  [
    'no sooner after an early one',
    { rides: TWO.map((each) => ({ ...each, confirmedAt: BOOKED })) },
    { until: '2027-03-06' },
  ],
])('asks for %s', (_, given, expected) => {
  if (expected === null) expect(asked(given)).toBeNull()
  else expect(asked(given)).toMatchObject(expected)
})

test.each([
  ['2027-03-06', '2027-03-20', false],
  ['2027-03-07', '2027-03-20', false],
  ['2027-03-08', '2027-03-20', false],
  ['2027-03-09', '2027-03-20', true],
  // Its ride is tomorrow.
  ['2027-03-07', '2027-03-08', true],
])('on %s a booking of %s may be released: %s', (today, pickupDate, may) => {
  const rides = [ride({ pickupDate }), ride({ pickupDate })]
  expect(mayBeReleased(asked({ rides, today })!, rides, at(today))).toBe(may)
})

test('before it is made, a booking is asked for money that could come before its first ride', () => {
  const now = at('2027-03-04')
  expect(isTransferAsked(['2027-03-08', ''], 3, now)).toBe(true)
  expect(isTransferAsked(['2027-03-08', '2027-03-07'], 3, now)).toBe(false)
  expect(isTransferAsked(['2027-03-08'], null, now)).toBe(false)
})

test('says how much, until when, what happens else, and where to', () => {
  const account = { holder: 'Ann Perera', number: '1234 5678', bank: 'A Bank, Galle', swift: 'ABANLKLX' }
  const transfer = { ...asked({ rides: TWO })!, account, reference: '265999393640461' }
  expect(transferTerms(transfer, ENGLISH_TEXTS)).toBe(
    'We ask for a deposit of USD 80 by bank transfer; it is a part of the price. The rest you pay to the driver. It has to be there by 6 March 2027. If it is not, we ask you once more, and may then cancel the booking.',
  )
  expect(transferTerms({ ...transfer, isLate: true }, ENGLISH_TEXTS)).toContain('we have not received it')
  expect(transferLines(transfer, ENGLISH_TEXTS).map(({ value }) => value)).toEqual([
    'USD 80 or LKR 23,200',
    'Ann Perera',
    '1234 5678',
    'A Bank, Galle',
    'ABANLKLX',
    '265999393640461',
  ])
})
