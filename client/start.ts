/** The page is painted first, then it comes alive: the app's files arrive meanwhile, but run after the first paint. */

/** No page is kept waiting longer than this for its paint, in ms. */
const PATIENCE = 1000

let started = false

function start() {
  if (started) return
  started = true
  void import('./main.tsx')
}

// A page opened in the background is not painted until it is looked at.
if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
  start()
} else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, PATIENCE)
}
