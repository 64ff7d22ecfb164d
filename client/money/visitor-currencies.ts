/**
 * Prices also in the visitor's own money: the choice in the footer and in the menu, and 'about EUR 65' beside prices.
 *
 * Pages are cached by their address, so no page has such an amount in its HTML. It is in an attribute of each price,
 * which currencies.css shows: React neither writes nor removes that attribute, and the first view needs no code
 * for it. An observer follows the prices as they change.
 */
import {
  aboutPrice,
  areRatesOld,
  CURRENCY_CODES,
  type Currency,
  isCurrency,
  RATES_DATE,
} from '#domain/fares/about-price.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { currentTime } from '#client/device/clock.ts'
import { keepOnDevice, readDevice } from '#client/device/storage.ts'
import css from './currencies.css?inline'

/** In local storage: the choice lasts on this device. */
export const CURRENCY_KEY = 'currency'
const ABOUT = 'data-about'
/** The day of the rates, where they are old. */
const ABOUT_OF = 'data-about-of'
/** An amount that has no room beside a price in a phone's fare card. */
const LONG = 'data-about-long'
const MOST_BESIDE = 'RUB 6,000'.length
/**
 * Prices in dollars. Frequent ones are found by their place in the page, because more markup would make the HTML
 * larger.
 */
const PRICES = 'data.usd, .vehicle__usd, .price-card__price, .rate-row__price'
/** Lists of prices: they say that day once. */
const LISTS = '.fare__notes, .price-list__cards, .rates__rows, .tours, .offers'
const RATES = 'data-rates'

let chosen: Currency | null = null
let observer: MutationObserver | undefined

const wordsOf = (texts: Texts) => ({ ...texts.in('menu').money, day: texts.formats.date(RATES_DATE) })

/** Sets an attribute, or removes it. */
function mark(element: Element, name: string, text: string | null) {
  if (element.getAttribute(name) === text) return
  if (text === null) element.removeAttribute(name)
  else element.setAttribute(name, text)
}

function writePrices(texts: Texts) {
  const { day, ...t } = wordsOf(texts)
  const areOld = chosen !== null && areRatesOld(currentTime())
  for (const price of document.querySelectorAll<HTMLElement>(PRICES)) {
    const usd = Number(price.getAttribute('value') ?? price.textContent.replaceAll(/\D/g, ''))
    const amount = chosen && usd > 0 ? aboutPrice(usd, chosen) : null
    mark(price, ABOUT, amount && t.about(amount))
    mark(price, ABOUT_OF, amount && (areOld ? t.of(day) : ''))
    mark(price, LONG, amount && amount.length > MOST_BESIDE ? '' : null)
    mark(price, 'title', amount && t.charged(day))
  }
  for (const list of document.querySelectorAll(LISTS)) mark(list, RATES, areOld ? t.ratesOf(day) : null)
}

/** The class of the choice. Its field has no name and is in no form: it is sent nowhere. */
const CHOICE = 'currency'

function addStyles() {
  if (document.getElementById('currencies-css')) return
  const style = document.createElement('style')
  style.id = 'currencies-css'
  style.textContent = css
  document.head.appendChild(style)
}

function show(currency: Currency | null, texts: Texts) {
  chosen = currency
  addStyles()
  for (const select of document.querySelectorAll('select')) {
    if (select.parentElement?.className === CHOICE) select.value = currency ?? ''
  }
  for (const note of document.querySelectorAll<HTMLElement>('.currency small')) note.hidden = !currency
  writePrices(texts)
  if (currency && !observer) {
    observer = new MutationObserver(() => writePrices(texts))
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['value'],
    })
  } else if (!currency) {
    observer?.disconnect()
    observer = undefined
  }
}

/** Appends the choice to an element, once. @param texts with those of 'money' */
export function addCurrencyChoice(place: HTMLElement | null, texts: Texts) {
  if (!place || place.querySelector('.currency')) return
  addStyles()
  const { day, ...t } = wordsOf(texts)
  const label = document.createElement('label')
  label.className = CHOICE
  const select = document.createElement('select')
  select.add(new Option(t.none, ''))
  for (const code of CURRENCY_CODES) select.add(new Option(code, code))
  select.value = chosen ?? ''
  select.addEventListener('change', () => {
    const currency = isCurrency(select.value) ? select.value : null
    keepOnDevice(CURRENCY_KEY, currency)
    show(currency, texts)
  })
  const note = document.createElement('small')
  note.textContent = t.note(day)
  note.hidden = !chosen
  label.textContent = `${t.label} `
  label.appendChild(select)
  label.appendChild(note)
  place.appendChild(label)
}

/** Shows the currency that was chosen on this device before, and the choice in the footer. */
export function startCurrencies(texts: Texts) {
  const code = readDevice(CURRENCY_KEY)
  if (code && isCurrency(code)) show(code, texts)
  addCurrencyChoice(document.querySelector('.footer-about'), texts)
}
