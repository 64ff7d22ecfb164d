/** Removes what the service worker has stored, and the worker itself. What the guest kept stays. */
export async function removeOfflineFiles(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
