import { expect, test } from 'vitest'
import { paymentLink } from '#worker/payments/payment-options.ts'

const PAGE = 'https://pay.example.com/card'
const payment = { id: 17, pv: 74, eml: 'ann@example.com', type: 1 } as const

/** The link, and the text that was signed for it. */
async function linkWithSignedText(page: string, change: Partial<typeof payment> | { readonly eml: string } = {}) {
  const signed: string[] = []
  const link = await paymentLink(page, { ...payment, ...change }, async (text) => {
    signed.push(text)
    return 'SIG'
  })
  expect(signed).toHaveLength(1)
  return { url: new URL(link), signedText: signed[0]! }
}

test('the payment page gets id, pv, eml and type, the version, and the signature last', async () => {
  const { url } = await linkWithSignedText(PAGE)
  expect(url.href).toBe(`${PAGE}?id=17&pv=74&eml=ann%40example.com&type=1&v=2&sig=SIG`)
})

test('the signature covers the encoded query as it stands in the link', async () => {
  const { url, signedText } = await linkWithSignedText(PAGE, { eml: "a+b&type=2'%#@example.com" })
  expect(url.search).toBe(`?${signedText}&sig=SIG`)
  expect(url.searchParams.get('eml')).toBe("a+b&type=2'%#@example.com")
})

test.each(['a&pv=1&b@example.com', 'a&id=1&type=2&v=1&sig=x@example.com'])(
  'the e-mail address %s adds no parameter to what is signed',
  async (eml) => {
    const { url, signedText } = await linkWithSignedText(PAGE, { eml })
    expect([...new URLSearchParams(signedText)]).toEqual([
      ['id', '17'],
      ['pv', '74'],
      ['eml', eml],
      ['type', '1'],
      ['v', '2'],
    ])
    expect(url.searchParams.getAll('pv')).toEqual(['74'])
    expect(url.searchParams.getAll('sig')).toEqual(['SIG'])
  },
)

test('parameters of the payment page itself stay and are signed, but none of ours can be set by them', async () => {
  const { url, signedText } = await linkWithSignedText(`${PAGE}?shop=a+b&pv=1&sig=old#form`)
  expect(signedText).toBe('shop=a+b&id=17&pv=74&eml=ann%40example.com&type=1&v=2')
  expect(url.href).toBe(`${PAGE}?${signedText}&sig=SIG#form`)
})
