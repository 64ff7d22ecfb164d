/** Loads the script of Google's map, once, when it is first needed. */
import { useJsApiLoader, type Libraries } from '@react-google-maps/api'
import { StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { scriptStatus } from './status.ts'

/** Libraries are imported where they are used. One array for ever: another one would count as other options. */
const LIBRARIES: Libraries = []
/** Neither a script that hangs nor one that is something else says so: after this it counts as failed, in ms. */
const PATIENCE = 8000
/** A failed script is worth another try when it is needed again after this, in ms. */
const RETRY_AFTER = 30_000

declare global {
  interface Window { gm_authFailure?: () => void }
}

function Script({ browserKey }: { readonly browserKey: string }) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'map-script', googleMapsApiKey: browserKey, version: 'quarterly', language: 'en', region: 'LK', libraries: LIBRARIES,
  })
  useEffect(() => {
    if (isLoaded) scriptStatus.set('loaded')
    else if (loadError) scriptStatus.set('failed')
  }, [isLoaded, loadError])
  return null
}

/** A captive portal answers with a page in place of the script: of a foreign script the browser tells no more than that it failed. */
function onScriptError(event: ErrorEvent): void {
  const muted = event.filename === '' && event.message === 'Script error.'
  if (!muted && !event.filename.startsWith('https://maps.googleapis.com/')) return
  event.preventDefault()
  scriptStatus.set('failed')
}

let root: Root | undefined
let startedAt = 0

function start(browserKey: string): void {
  root?.unmount()
  // Of its own, so that nothing that goes wrong in it can take the page along.
  root = createRoot(document.createElement('div'), { onUncaughtError: () => scriptStatus.set('failed') })
  startedAt = Date.now()
  window.gm_authFailure = () => scriptStatus.set('auth failure')
  window.addEventListener('error', onScriptError)
  scriptStatus.set('loading')
  const overdue = setTimeout(() => scriptStatus.set('failed'), PATIENCE)
  const done = scriptStatus.subscribe(() => {
    if (scriptStatus.get() === 'loading') return
    clearTimeout(overdue)
    window.removeEventListener('error', onScriptError)
    done()
  })
  root.render(<StrictMode><Script browserKey={browserKey} /></StrictMode>)
}

/** Resolves to whether the script is there; does not wait longer than the signal allows. */
export function scriptLoaded(browserKey: string, signal: AbortSignal): Promise<boolean> {
  const status = scriptStatus.get()
  if (status === 'not loaded' || (status === 'failed' && Date.now() - startedAt > RETRY_AFTER)) start(browserKey)
  return new Promise((resolve) => {
    const settle = () => {
      if (scriptStatus.get() === 'loading' && !signal.aborted) return
      done()
      signal.removeEventListener('abort', settle)
      resolve(scriptStatus.get() === 'loaded')
    }
    const done = scriptStatus.subscribe(settle)
    signal.addEventListener('abort', settle)
    settle()
  })
}
