import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signPayment } from '#worker/platform/signing.ts'
import { paymentLink } from '#domain/bookings/payment-link.ts'

const payment = { id: 17, pv: 74, eml: 'a+b&type=2@example.com', type: 1 } as const

test('the payment page gets id, pv, eml and type, each encoded, and keeps parameters of its own', () => {
  const url = new URL(paymentLink('https://pay.example.com/card?shop=9', payment, 'SIG'))
  expect(Object.fromEntries(url.searchParams)).toEqual({ shop: '9', id: '17', pv: '74', eml: 'a+b&type=2@example.com', type: '1', sig: 'SIG' })
  expect(url.search).toContain('eml=a%2Bb%26type%3D2%40example.com')
})

test('a payment page can check the signature with the key and the documented text', async () => {
  const expected = createHmac('sha256', 'the key').update('id=17&pv=74&eml=a+b&type=2@example.com&type=1').digest('base64url')
  expect(await signPayment(payment, 'the key')).toBe(expected)
  expect(await signPayment({ ...payment, pv: 1 }, 'the key')).not.toBe(expected)
})
