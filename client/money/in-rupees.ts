/**
 * Rupees alone in what stands beside a booking form, once its guest is known to live in Sri Lanka: fare box, cards, bar,
 * totals. Loaded then. A price that stands beside rupees is hidden, and rupees are shown in place of one that stands alone;
 * attributes say so, which React neither writes nor removes. The contract's amounts in the HTML stay.
 */
import type { Formats } from '#domain/languages/formats.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { unbroken } from './price.tsx'
import css from './in-rupees.css?inline'

const ON = 'data-in-rupees'
const RUPEES = 'data-rupees'
function mark(element: Element, text: string | null) {
  if (element.getAttribute(RUPEES) === text) return
  if (text === null) element.removeAttribute(RUPEES)
  else element.setAttribute(RUPEES, text)
}

/** What one of the two ways to travel saves, by the prices of both. @param at among the amounts of each: dollars, rupees */
function saved(at: 0 | 1): number {
  const of = [...document.querySelectorAll('.ways__price')].map((price) =>
    Number(price.children[at]!.getAttribute('value')),
  )
  return Math.abs((of[0] ?? 0) - (of[1] ?? 0))
}

/** What a screen reader hears of a price: its rupees, which stand before or after its dollars, or those of a tour. */
const inRupees = (words: string, lkr: Formats['lkr']): string | null => {
  const said = words
    .replaceAll(/(LKR [\d.,\s]*\d), USD [\d.,\s]*\d/g, '$1')
    .replaceAll(/USD [\d.,\s]*\d[,，]\s*(?=LKR)/g, '')
    .replaceAll(/USD ([\d.,\s]*\d)/g, (_, dollars: string) =>
      lkr(Math.round(Number(dollars.replaceAll(/\D/g, '')) * priceList().dollar.lkr)),
    )
  return said === words ? null : said
}

function write({ lkr, usd }: Formats) {
  // Of a drive with its rupees, of a tour by the dollar of the price list.
  for (const price of document.querySelectorAll<HTMLElement>('main data')) {
    const dollars = Number(price.getAttribute('value'))
    const rupees = Number(price.dataset.lkr) || Math.round(dollars * priceList().dollar.lkr)
    mark(price, price.textContent === usd(dollars) ? lkr(rupees) : null)
  }
  for (const words of document.querySelectorAll('.ways__cheaper'))
    mark(words, words.textContent.replace(unbroken(usd(saved(0))), lkr(saved(1))))
  for (const words of document.querySelectorAll('.route__lowest')) {
    const beside = words.querySelectorAll('strong')[1]?.textContent ?? ''
    mark(words, words.textContent.replace(beside, '').replace(/\s*[(（]\s*[)）]/, ''))
  }
  // A tour with a night at its park costs other rupees than its dollars make.
  const night = Number(document.querySelector<HTMLElement>('.summary__total data')?.dataset.lkr)
  for (const words of document.querySelectorAll('main [role="status"].visually-hidden'))
    mark(
      words,
      inRupees(words.textContent, (rupees) => lkr(night || rupees)),
    )
  // The bar of a drive says the vehicle's name, and below it the rupees alone.
  for (const bar of document.querySelectorAll('.fare-bar:not(.tour-bar)')) {
    const [name, beside, amount] = ['small', 'small data', 'strong data'].map((part) => bar.querySelector(part)!)
    mark(name!, name!.firstChild!.textContent!.replace(' · ', ''))
    const isInDollars = amount!.textContent === usd(Number(amount!.getAttribute('value')))
    mark(amount!, isInDollars ? beside!.textContent : null)
  }
}

let observer: MutationObserver | undefined

/** @param formats of the page's language; `null` once the form is another guest's, or gone */
export function showRupees(formats: Formats | null): void {
  const root = document.documentElement
  observer?.disconnect()
  if (formats === null) {
    root.removeAttribute(ON)
    for (const marked of document.querySelectorAll(`[${RUPEES}]`)) mark(marked, null)
    return
  }
  if (!document.getElementById('in-rupees-css')) {
    const style = document.createElement('style')
    style.id = 'in-rupees-css'
    style.textContent = css
    document.head.appendChild(style)
  }
  root.setAttribute(ON, '')
  write(formats)
  observer = new MutationObserver(() => write(formats))
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['value', 'data-lkr'],
  })
}
