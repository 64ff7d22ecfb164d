/** A price on a page: for scripts its number, for readers its currency too. No translator may change it. */
import { useFormats } from '#client/languages/language.tsx'

interface PriceProps {
  /** Whole dollars, or rupees. */
  readonly value: number
  readonly className?: string
  /** The rupees of a price in dollars that stands without them: in-rupees.ts. */
  readonly 'data-lkr'?: number | undefined
}

export function Usd(price: PriceProps) {
  return (
    <data translate="no" {...price}>
      {useFormats().usd(price.value)}
    </data>
  )
}

export function Lkr(price: PriceProps) {
  return (
    <data translate="no" {...price}>
      {useFormats().lkr(price.value)}
    </data>
  )
}

/** Words in which each amount stays on one line with its currency. */
export const unbroken = (words: string): string => words.replaceAll(/(USD|LKR) /g, '$1\u00a0')
