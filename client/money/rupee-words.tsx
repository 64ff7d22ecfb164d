/** Words with a price, for guests who read dollars and for those who read rupees alone (in-rupees.ts): one of them is shown. */

interface RupeeWordsProps {
  /** Writes the words. */
  readonly words: (amount: string) => string
  readonly usd: string
  readonly lkr: string
}

export const RupeeWords = ({ words, usd, lkr }: RupeeWordsProps) => (
  <>
    <span data-in-usd="">{words(usd)}</span>
    <span data-in-lkr="" hidden>
      {words(lkr)}
    </span>
  </>
)
