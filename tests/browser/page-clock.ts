/** The clock of a page, moved by the test: no test sits through a pause or a time limit of the page. */
import type { Browser, BrowserContextOptions, Locator, Page, Request } from 'playwright-core'
import { requestsUnderWay, untilAnswered, visit, type Visit } from './visit.ts'

export interface PageClock {
  /**
   * Moves the clock on until something is there, as if the visitor had waited for it. The clock stands while an answer
   * is under way: no limit of the page ends what is only late because this machine is busy.
   * @param isHeld true for requests that the test leaves without an answer
   * @returns how far the clock was moved, ms
   */
  passUntil(found: Locator | (() => Promise<boolean>), isHeld?: (request: Request) => boolean): Promise<number>
  /** Moves it at once, as soon as no answer is under way: what the page fetches would be late otherwise. */
  jump(ms: number, isHeld?: (request: Request) => boolean): Promise<void>
  /** From now on it moves by `passUntil` and `jump` alone. */
  stop(): Promise<void>
  /**
   * From now on it also runs by itself, no faster than the real one, and stands while an answer is under way: so no
   * limit of the page ends because this machine was busy.
   */
  run(isHeld?: (request: Request) => boolean): Promise<void>
}

const STEP_MS = 100
/** Nothing that takes longer is measured to the tenth of a second; each step takes the browser as long as the last one. */
const stepAfter = (passed: number) => (passed < 1000 ? STEP_MS : passed < 5000 ? 250 : 500)
/** Longer than anything that a page waits for. */
const MOST_MS = 3 * 60_000

function moveAnimations(ms: number): void {
  for (const animation of document.getAnimations()) animation.currentTime = Number(animation.currentTime ?? 0) + ms
}

/** The page's server has the page's time: else the page would set its clock by the server's. */
export const shareTime = (page: Pick<Page, 'addInitScript'>) =>
  page.addInitScript(() => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (name) {
      return name === 'date' ? new Date().toUTCString() : get.call(this, name)
    }
  })

/** Sets the time of the page and of its server, before the page is opened or later. */
export async function setTime(page: Page, time: Date | string): Promise<void> {
  await shareTime(page)
  await page.clock.setFixedTime(time)
}

/** Call this before the page is opened. */
export async function takeClock(page: Page): Promise<PageClock> {
  const underWay = requestsUnderWay(page)
  await page.clock.install()
  await shareTime(page)
  // Playwright's clock has the timers of the page, and not this one.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('The page has waited long enough', 'TimeoutError')), ms)
      return limit.signal
    }
  })
  let stands = false
  let isRunning = false
  let running = Promise.resolve()

  async function stop() {
    isRunning = false
    await running
    if (stands) return
    // A second later, because it goes on until it stands. If that second is too short, the first try stops the clock and
    // then fails; the second try succeeds, because the clock stands.
    const inASecond = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await inASecond().catch(inASecond)
    stands = true
  }

  async function keepRunning(isHeld: (request: Request) => boolean) {
    const isOver = () => !isRunning || page.isClosed()
    while (!isOver()) {
      await untilAnswered(underWay, (request) => isOver() || isHeld(request))
      // A page that is just being left has no clock.
      if (!isOver()) await page.clock.runFor(STEP_MS).catch(() => {})
      await new Promise((wake) => setTimeout(wake, STEP_MS))
    }
  }

  return {
    async jump(ms, isHeld) {
      await untilAnswered(underWay, isHeld)
      await page.clock.fastForward(ms)
    },
    async passUntil(found, isHeld = () => false) {
      const isThere = typeof found === 'function' ? found : () => found.first().isVisible()
      let passed = 0
      while (!(await isThere())) {
        if ([...underWay].some((request) => !isHeld(request))) {
          await new Promise((wake) => setTimeout(wake, 5))
          continue
        }
        if (passed > MOST_MS) throw new Error(`Not there after ${passed} ms of the page's clock: ${found}`)
        const step = stepAfter(passed)
        // Styles have a clock of their own. A page that is just being left has none.
        await Promise.all([page.clock.fastForward(step), page.evaluate(moveAnimations, step).catch(() => {})])
        passed += step
      }
      return passed
    },
    stop,
    async run(isHeld = () => false) {
      await untilAnswered(underWay, isHeld)
      await stop()
      isRunning = true
      running = keepRunning(isHeld)
    },
  }
}

/** Like `visit`, of a page whose clock the test moves. */
export async function visitWithClock(
  browser: Browser,
  url: string,
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit & { readonly clock: PageClock }> {
  let clock!: PageClock
  const visitor = await visit(browser, url, options, async (page) => {
    clock = await takeClock(page)
    await prepare?.(page)
  })
  return { ...visitor, clock }
}
