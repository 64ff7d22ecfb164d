/** Starts the app after the first paint, so that scripts compete with it neither for the network nor for the processor. */

/** The app starts after this even without a paint, in ms. */
const PATIENCE = 1000

let started = false

async function start() {
  if (started) return
  started = true
  // All files at once: each would ask for the next one only when it runs.
  for (const href of document.querySelector<HTMLScriptElement>('script[data-after-paint]')?.dataset.afterPaint?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  // React and the app in two tasks: one long task would keep a slow phone from answering a tap.
  await import('react-dom/client')
  await new Promise((resolve) => { setTimeout(resolve) })
  await import('./main.tsx')
}

// A page in a background tab is not painted until it is shown.
if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
  void start()
} else {
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true })
  setTimeout(() => void start(), PATIENCE)
}
