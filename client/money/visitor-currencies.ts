/**
 * Prices also in the visitor's own money: the choice in the footer and in the menu, and 'about EUR 65' beside prices.
 *
 * Pages are cached by their address, so no page has such an amount in its HTML. It is in an attribute of each price,
 * which currencies.css shows: React neither writes nor removes that attribute, and the first view needs no code
 * for it. An observer follows the prices as they change.
 */
import { aboutPrice, type CurrencyRates, readCurrencyRates } from '#domain/fares/prices-in-other-currencies.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { timeLimit } from '#client/api.ts'
import { nowMs } from '#client/device/clock.ts'
import { keepOnDevice, readDevice } from '#client/device/storage.ts'
import css from './currencies.css?inline'

/** In local storage: the choice lasts on this device. */
export const CURRENCY_KEY = 'currency'
const ABOUT = 'data-about'
/** The day of the rates, where there is room. */
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

/** The code that this device has chosen: also one that no rates have today, which stays chosen. */
let chosen: string | null = null
let rates: CurrencyRates | null = null
let observer: MutationObserver | undefined

const PATIENCE_MS = 10_000
/** In a page that stays open the rates grow old. */
const ASKED_AGAIN_MS = 30 * MINUTE_MS
let asked: { readonly at: number; readonly rates: Promise<CurrencyRates | null> } | undefined

async function readRates(): Promise<CurrencyRates | null> {
  try {
    const answer = await fetch(plainPaths.currencies, { signal: timeLimit(PATIENCE_MS) })
    if (answer.ok) return readCurrencyRates(await answer.json())
  } catch {
    // No network, or something else has answered.
  }
  asked = undefined
  return null
}

/**
 * The rates, as the server says: it alone knows what day it is. Where it does not answer, or has none of this week, no
 * amounts are shown.
 */
async function askForRates(): Promise<void> {
  if (!asked || Math.abs(nowMs() - asked.at) >= ASKED_AGAIN_MS) asked = { at: nowMs(), rates: readRates() }
  rates = await asked.rates
}

const shownCurrency = () => (chosen !== null && typeof rates?.perDollar[chosen] === 'number' ? chosen : null)

const wordsOf = (texts: Texts, { date }: CurrencyRates) => ({
  ...texts.in('menu').money,
  day: texts.formats.date(date),
})

/** Sets an attribute, or removes it. */
function mark(element: Element, name: string, text: string | null) {
  if (element.getAttribute(name) === text) return
  if (text === null) element.removeAttribute(name)
  else element.setAttribute(name, text)
}

function writePrices(texts: Texts) {
  const currency = shownCurrency()
  const rate = (currency && rates?.perDollar[currency]) || null
  const t = rates && wordsOf(texts, rates)
  for (const price of document.querySelectorAll<HTMLElement>(PRICES)) {
    const usd = Number(price.getAttribute('value') ?? price.textContent.replaceAll(/\D/g, ''))
    const amount = t && rate && usd > 0 ? aboutPrice(usd, currency!, rate) : null
    mark(price, ABOUT, t && amount && t.about(amount))
    mark(price, ABOUT_OF, t && amount && t.of(t.day))
    mark(price, LONG, amount && amount.length > MOST_BESIDE ? '' : null)
    mark(price, 'title', t && amount && t.charged(t.day))
  }
  for (const list of document.querySelectorAll(LISTS)) mark(list, RATES, t && rate ? t.ratesOf(t.day) : null)
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

/** Shows what there is to show: amounts, and where the choice is offered, what is chosen and by which rates. */
function show(texts: Texts) {
  const currency = shownCurrency()
  addStyles()
  for (const label of document.querySelectorAll<HTMLElement>(`label.${CHOICE}`)) {
    if (!rates) {
      label.remove()
      continue
    }
    label.querySelector('select')!.value = currency ?? ''
    const note = label.querySelector('small')!
    const { day, note: words } = wordsOf(texts, rates)
    note.textContent = words(day)
    note.hidden = !currency
  }
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

function choiceOf({ perDollar }: CurrencyRates, texts: Texts): HTMLLabelElement {
  const { money: t } = texts.in('menu')
  const label = document.createElement('label')
  label.className = CHOICE
  const select = document.createElement('select')
  select.add(new Option(t.none, ''))
  for (const code of Object.keys(perDollar)) select.add(new Option(code, code))
  select.addEventListener('change', () => {
    chosen = select.value || null
    keepOnDevice(CURRENCY_KEY, chosen)
    show(texts)
  })
  label.textContent = `${t.label} `
  label.appendChild(select)
  label.appendChild(document.createElement('small'))
  return label
}

/** Appends the choice to an element, once, if there are rates. @param texts with those of 'money' */
export async function addCurrencyChoice(place: HTMLElement | null, texts: Texts): Promise<void> {
  await askForRates()
  if (place && rates && !place.querySelector(`.${CHOICE}`)) place.appendChild(choiceOf(rates, texts))
  show(texts)
}

/** Shows the currency that was chosen on this device before, and the choice in the footer. */
export async function startCurrencies(texts: Texts): Promise<void> {
  chosen ??= readDevice(CURRENCY_KEY) ?? null
  const inFooter = () => addCurrencyChoice(document.querySelector('.footer-about'), texts)
  await inFooter()
  setInterval(() => void (chosen === null || inFooter()), ASKED_AGAIN_MS)
}
