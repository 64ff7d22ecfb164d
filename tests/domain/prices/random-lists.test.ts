/** Lists as owners may write them are valid. */
import { expect, test } from 'vitest'
import { priceListProblems } from '#domain/prices/price-list-schema.ts'
import { randomPriceList } from '../../random-price-lists.ts'

test('a list as an owner may write it is taken', () => {
  for (let seed = 1; seed <= 300; seed++) expect(priceListProblems(randomPriceList(seed)), `seed ${seed}`).toEqual([])
})
