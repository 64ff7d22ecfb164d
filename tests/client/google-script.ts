/** A stand-in for the document and Google's script, for tests of the code that loads and calls it. */
import { vi } from 'vitest'

class Script extends EventTarget {
  src = ''
}

/** What the script's address names. */
const CALLBACK = '__ib__'

/** Call this before the code is imported, with fake timers. */
export function playScript() {
  const scripts: Script[] = []
  /** Scripts that can no longer run. */
  const removed: Script[] = []
  const events = new EventTarget()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('google', undefined)
  // Node has one, for all tests of a file.
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: {
      appendChild: (script: Script) => {
        scripts.push(script)
      },
    },
    implementation: {
      createHTMLDocument: () => ({
        adoptNode: (script: Script) => {
          removed.push(script)
        },
      }),
    },
  })
  // Node's own does not keep the time of the fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
    return controller.signal
  })
  return {
    scripts,
    removed,
    /** The answer to the newest request is Google's script, with these libraries. */
    arrive(libraries: Record<string, object> = {}) {
      const maps = (globalThis as unknown as { google: { maps: Record<string, unknown> } }).google.maps
      Object.assign(maps, { version: '3', importLibrary: async (name: string) => libraries[name] ?? {} })
      scripts.at(-1)!.dispatchEvent(new Event('load'))
      ;(maps[CALLBACK] as () => void)()
    },
    /** The answer is no script of Google's: the browser has run an empty one. */
    arriveEmpty: () => scripts.at(-1)!.dispatchEvent(new Event('load')),
    block: () => scripts.at(-1)!.dispatchEvent(new Event('error')),
  }
}

/** An error as Google's script throws it. */
export const refusal = (code: string) => Object.assign(new Error(`${code}: no`), { code })
