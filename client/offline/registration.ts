/** Starts the service worker once the page has nothing else to do: a first visit does not wait for it. */

/** Long after the first view, also on a slow phone. */
const AFTER_MS = 10_000

/** Somebody who saves data wants no files for later. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

export function startServiceWorker(): void {
  if (import.meta.env.DEV || !navigator.serviceWorker || savesData()) return
  setTimeout(() => {
    // Without it the site works as before: in private mode, or where the storage is full.
    void navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  }, AFTER_MS)
}
