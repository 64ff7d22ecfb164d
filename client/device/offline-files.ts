/** The service worker and what it keeps: a browser may refuse both, and the site works as before. */
import type { Language } from '#domain/languages/languages.ts'

/** @param language in which it keeps its pages: that of the page that registers it */
export async function registerServiceWorker(language: Language): Promise<void> {
  try {
    await navigator.serviceWorker.register(`/service-worker.js?language=${language}`)
  } catch {
    // In private mode, where site data are blocked, or where the storage is full.
  }
}

/** Removes what the service worker has stored, and the worker itself. */
export async function removeOfflineFiles(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // A browser that refuses it has no offline page.
  }
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  } catch {
    // The same.
  }
}
