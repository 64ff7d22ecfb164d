/**
 * What the link to a driver's day does beside its links: it follows, rings, sends taps that wait, and opens without a
 * network, as do the sheets that it leads to. It runs in old phones, as sheet-script.ts does.
 */
import { follow } from '../live/page-updates.ts'
import { ASKS_EVERY_MS } from '../live/polling.ts'
import { keepPage, sendKeptTaps, startServiceWorker, chooseLanguages } from './offline-page-and-taps.ts'

const part = document.querySelector<HTMLElement>('main[data-tag]')
const script = document.currentScript as HTMLScriptElement | null

function keepAll() {
  keepPage(location.pathname, script ? script.src : undefined)
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-sheet]')
  for (let i = 0; i < links.length; i++) keepPage(links[i]!.pathname, links[i]!.getAttribute('data-sheet')!)
}

if (part) {
  const say = follow({
    part,
    everyMs: ASKS_EVERY_MS.driver,
    ringsAtLoss: true,
    before: sendKeptTaps,
    onShown: keepAll,
    // It is closed, or asks for the driver's number.
    onGone: () => location.reload(),
  })
  chooseLanguages(say)
  startServiceWorker()
  keepAll()
}
