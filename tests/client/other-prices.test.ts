/** A page whose price list is older than an answer's goes on with the list of the answer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteApi } from '#client/api.ts'
import { connect } from '#client/api-client.ts'
import { onPriceChange, pageListNumber, takePagePrices } from '#client/prices/page-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { allRates, loadListedRates } from '#client/quote/loaded-rates.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { listDifference } from '#domain/prices/list-difference.ts'
import { priceList } from '#domain/prices/current-price-list.ts'

const dollarAt = (lkr: number) => ({ ...FIRST_PRICE_LIST, dollar: { lkr, lkrInTours: lkr } })
const LISTS = [FIRST_PRICE_LIST, dollarAt(200), dollarAt(250)]
const other = (number: number) => ({ number, from: '2026-12-01', changes: listDifference(LISTS[number]!)! })

/** What the next answer says of its list; `null` for an answer of something else. */
let list: string | null
let askedLists: string[]
let isDown: boolean
let hours = 0

const api = connect({
  origin: 'https://site.test',
  product: 'serendip',
  fetch: (async (address: string) => {
    const number = /price-list\/(\d+)$/.exec(address)?.[1]
    if (number !== undefined) {
      askedLists.push(number)
      if (isDown) throw new TypeError('no connection')
      return Response.json(other(Number(number)))
    }
    return Response.json([], { headers: list === null ? {} : { 'x-price-list': list } })
  }) as typeof fetch,
})

const ask = (number: string | null) => {
  list = number
  return api.findTransfer('Colombo', 'Kandy')
}

const changes = vi.fn<() => void>()
const prepare = vi.fn<(list: PriceList) => Promise<boolean>>()

beforeEach(() => {
  // Each test comes an hour after the one before.
  hours += 1
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
  takePagePrices(undefined)
  askedLists = []
  isDown = false
  changes.mockReset()
  prepare.mockReset().mockResolvedValue(true)
  onPriceChange(changes, prepare)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page prices by the list that it brings', () => {
  takePagePrices(other(1))
  expect([pageListNumber(), priceList()]).toEqual([1, LISTS[1]])
})

test('an answer of the same list changes nothing, nor does one that names none', async () => {
  takePagePrices(other(1))
  changes.mockReset()
  for (const number of ['1', null]) await ask(number)
  expect(askedLists).toEqual([])
  expect(changes).not.toHaveBeenCalled()
  expect(priceList()).toEqual(LISTS[1])
})

test('an answer of another list is read by that list, and the page is asked for its data again', async () => {
  await ask('2')
  expect([pageListNumber(), priceList(), askedLists]).toEqual([2, LISTS[2], ['2']])
  expect(changes).toHaveBeenCalledTimes(1)
  await ask('2')
  expect(askedLists).toEqual(['2'])
})

test('the first list is not asked for', async () => {
  takePagePrices(other(1))
  await ask('0')
  expect([pageListNumber(), priceList(), askedLists]).toEqual([0, FIRST_PRICE_LIST, []])
})

test('while data centres still answer by the list before, the page does not go back to it; later it may', async () => {
  await ask('1')
  await ask('0')
  expect(pageListNumber()).toBe(1)
  vi.setSystemTime(Date.now() + 120_000)
  await ask('0')
  expect(pageListNumber()).toBe(0)
})

test('without a connection the answer is there, and the next one tries again', async () => {
  isDown = true
  expect(await ask('1')).toBeNull()
  expect(pageListNumber()).toBe(0)
  isDown = false
  await ask('1')
  expect(pageListNumber()).toBe(1)
})

test('a page goes on with a list once it has what it needs to show it', async () => {
  prepare.mockResolvedValueOnce(false)
  await ask('2')
  expect([pageListNumber(), changes.mock.calls.length]).toEqual([0, 0])
  await ask('2')
  expect([pageListNumber(), changes.mock.calls.length]).toEqual([2, 1])
  expect(prepare).toHaveBeenCalledWith(LISTS[2])
})

test('the listed rates are loaded once for each list', async () => {
  const listRates = vi.fn<SiteApi['listRates']>(async () => [])
  const counted = { ...api, listRates }
  for (let i = 0; i < 2; i++) await allRates(counted)
  expect(listRates).toHaveBeenCalledTimes(1)
  takePagePrices(other(1))
  for (let i = 0; i < 2; i++) await allRates(counted)
  expect(listRates).toHaveBeenCalledTimes(2)
})

test('the menu has the rates of the list that the page goes on with, and tries again what failed', async () => {
  const listRates = vi.fn<SiteApi['listRates']>(async () => [])
  const counted = { ...api, listRates }
  const open = async () => {
    loadListedRates(counted)
    // The answer, or none, is dealt with.
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  await open()
  await open()
  expect(listRates).toHaveBeenCalledTimes(1)
  takePagePrices(other(1))
  listRates.mockRejectedValueOnce(new TypeError('no connection'))
  await open()
  expect(listRates).toHaveBeenCalledTimes(2)
  await open()
  await open()
  expect(listRates).toHaveBeenCalledTimes(3)
})
