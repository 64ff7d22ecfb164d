/** The page is painted first, then it comes alive: until then neither the network nor the processor is busy with scripts. */

/** No page is kept waiting longer than this for its paint, in ms. */
const PATIENCE = 1000

let started = false

async function start() {
  if (started) return
  started = true
  // All at once, and not one after the other as each asks for the next.
  for (const href of document.querySelector<HTMLScriptElement>('script[data-after-paint]')?.dataset.afterPaint?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  // React alone first: in one go with the rest it would keep a slow phone from answering a tap.
  await import('react-dom/client')
  await new Promise((resolve) => { setTimeout(resolve) })
  await import('./main.tsx')
}

// A page opened in the background is not painted until it is looked at.
if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
  void start()
} else {
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true })
  setTimeout(() => void start(), PATIENCE)
}
