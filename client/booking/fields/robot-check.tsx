/**
 * Cloudflare Turnstile, which tells people from robots, where the operator has set its keys: in most browsers without
 * showing anything.
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTexts } from '#client/languages/language.tsx'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** How long the script may take, and how long a submission waits for the check. */
const WAIT_MS = 8000

/** The part of Turnstile's API that is used here. */
interface Turnstile {
  render(box: HTMLElement, options: object): string
  reset(widget: string): void
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let loading: Promise<Turnstile> | undefined

function turnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true })
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new Error('Turnstile has not loaded'))
    }
    const timer = setTimeout(fail, WAIT_MS)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      if (window.turnstile) resolve(window.turnstile)
      else fail()
    })
    document.head.appendChild(script)
  })
  return loading
}

/** `undefined` if the operator has not set up Turnstile. */
export function turnstileKey(): string | undefined {
  // client/document.ts writes it into the page.
  return (JSON.parse(document.getElementById('page-data')!.textContent!) as { readonly turnstile?: string }).turnstile
}

/**
 * - `asks`: the visitor has to tick Turnstile's box first
 * - `failed`: Turnstile cannot be reached, or does not work in this browser
 */
export type RobotCheckProblem = 'asks' | 'failed'

interface RobotCheck {
  /** A token for one booking; each call gives another one. Never rejects. */
  token(): Promise<string | RobotCheckProblem>
  remove(): void
}

/** @param onAsk told when the visitor has to tick the box, and when that is over */
function startRobotCheck(box: HTMLElement, siteKey: string, onAsk: (asks: boolean) => void): RobotCheck {
  let [token, problem]: [string | null, RobotCheckProblem | null] = [null, null]
  let [widget, api, given, removed]: [string?, Turnstile?, boolean?, boolean?] = []
  let settled: (() => void) | undefined

  const set = (next: string | null, trouble: RobotCheckProblem | null) => {
    ;[token, problem] = [next, trouble]
    onAsk(trouble === 'asks')
    if (next !== null || trouble !== null) settled?.()
  }

  const options = {
    sitekey: siteKey,
    action: 'booking',
    theme: 'dark',
    size: 'flexible',
    appearance: 'interaction-only',
    'response-field': false,
    callback: (made: string) => set(made, null),
    'expired-callback': () => set(null, null),
    'before-interactive-callback': () => set(null, 'asks'),
    // The visitor has not ticked the box in time: Turnstile shows it again.
    'timeout-callback': () => set(null, 'asks'),
    'error-callback': () => {
      set(null, 'failed')
      // Handled: otherwise Turnstile throws.
      return true
    },
  }

  const start = async () => {
    set(null, null)
    try {
      api = await turnstile()
      if (removed) return
      if (widget === undefined) widget = api.render(box, options)
      else api.reset(widget)
    } catch {
      set(null, 'failed')
    }
  }
  void start()

  return {
    async token() {
      if (given || problem === 'failed') void start()
      given = false
      if (token === null && problem === null) {
        await new Promise<void>((resolve) => {
          settled = resolve
          setTimeout(resolve, WAIT_MS)
        })
      }
      if (token === null) return problem ?? 'failed'
      given = true
      return token
    },
    remove() {
      removed = true
      if (widget !== undefined) api!.remove(widget)
    },
  }
}

/** What the form asks the box for. */
export type RobotCheckHandle = Pick<RobotCheck, 'token'>

/** Empty unless Turnstile asks for a tick. */
export function RobotCheckBox({ siteKey, ref }: { readonly siteKey: string; readonly ref: Ref<RobotCheckHandle> }) {
  const box = useRef<HTMLDivElement>(null)
  const check = useRef<RobotCheck>(null)
  const [asks, setAsks] = useState(false)
  const { robot } = useTexts('form')
  useEffect(() => {
    const started = startRobotCheck(box.current!, siteKey, setAsks)
    check.current = started
    return () => started.remove()
  }, [siteKey])
  useImperativeHandle(ref, () => ({ token: () => check.current!.token() }), [])
  return (
    <div role="group" aria-labelledby="robot-check-label">
      <p id="robot-check-label" role="status">
        {asks && robot.tick}
      </p>
      <div ref={box} />
    </div>
  )
}
