/** What agents are told of vehicles where the owner has other ones than the three. */
import { beforeAll, expect, test } from 'vitest'
import type { PriceList } from '#domain/prices/price-list.ts'
import { ownPriceList } from '../../domain/prices/own-price-list.ts'
import { publishList } from '../prices/price-site.ts'
import { ask, connected } from './client.ts'

const LIST: PriceList = { ...ownPriceList(), seasons: [], night: null, closed: [] }
const CLASSES = ['car', 'van', 'van9', 'bus']

beforeAll(async () => {
  await publishList(LIST)
})

test('agents are told those on offer, and which one a party needs', async () => {
  const client = await connected()
  const { tools } = await client.listTools()
  const { inputSchema } = tools.find(({ name }) => name === 'quote_transfer')!
  expect((inputSchema.properties as Record<string, { enum: string[] }>)['vehicle']!.enum).toEqual(CLASSES)
  const asked = { pickup: 'Colombo', dropoff: 'Kandy' }
  const eleven = await ask(client, 'quote_transfer', { ...asked, travelers: 11 })
  expect(eleven.data.vehicles.map(({ vehicle }) => vehicle)).toEqual(CLASSES)
  expect(eleven.text).toContain('For this party: Minibus.')
  expect(eleven.data.bookingLink).toContain('vehicle=bus')
  const many = await ask(client, 'quote_transfer', { ...asked, travelers: 20 })
  expect(many.text).toContain('two vehicles: 2 × Minibus cost')
  const plan = { stops: [{ place: 'Colombo' }, { place: 'Kandy' }], travelers: 20 }
  expect((await ask(client, 'quote_journey', plan)).text).toContain('Minibus LKR')
  const off = await ask(client, 'quote_transfer', { ...asked, vehicle: 'mini' })
  expect(off.isError).toBe(true)
})
