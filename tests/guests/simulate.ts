/** Lives guests' lives, and shortens the one that fails. */
import type { Guest, Step } from './guest.ts'
import { afterwards, take } from './acts/index.ts'
import { why } from './always.ts'
import { Life, Objection, type World } from './life.ts'

export interface Failure {
  readonly kind: string
  readonly message: string
  /** What was done before, in words. */
  readonly deeds: readonly string[]
}

/** @returns `null` for a guest who has nothing to object to */
export async function live(world: World, seed: number, guest: Guest, steps: readonly Step[]): Promise<Failure | null> {
  const life = new Life(world, seed, guest)
  const deeds: string[] = []
  await life.begin()
  try {
    for (const step of steps) {
      deeds.push(JSON.stringify(step))
      const deed = await take(life, step)
      if (deed === null) deeds.pop()
      else deeds.splice(-1, 1, deed)
    }
    await afterwards(life)
    return null
  } catch (thrown) {
    const error = await why(life, thrown)
    if (error instanceof Objection) return { kind: error.kind, message: error.message, deeds }
    // Something could not be pressed, or found.
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind: 'stuck', message: message.slice(0, 1500), deeds }
  } finally {
    await life.end()
  }
}

/** What makes a life easier to understand: one thing after the other is left out. */
const PLAIN: readonly (readonly [keyof Guest, Guest[keyof Guest]])[] = [
  ['hasTranslator', false],
  ['isBlocked', false],
  ['isSlow', false],
  ['isImpatient', false],
  ['language', 'en'],
  ['screen', 'desktop'],
  ['hand', 'mouse'],
]

export interface Shortened {
  readonly guest: Guest
  readonly steps: readonly Step[]
  readonly failure: Failure
}

/** A failure as one reads it: what is wrong, who the guest is, what was done. `--seed` lives it again. */
export function tell(seed: number, { guest, steps, failure }: Shortened): string {
  return [
    `seed ${seed}, ${failure.kind}: ${failure.message}`,
    guestWords(guest),
    ...failure.deeds.map((deed, i) => `  ${i + 1}. ${deed}`),
    `  ${JSON.stringify(steps)}`,
  ].join('\n')
}

/** @example 'by thumb on a phone, in de, with a translator' */
function guestWords({ hand, screen, language, isBlocked, hasTranslator, isSlow, isImpatient }: Guest): string {
  return [
    `by ${hand} on a ${screen}, in ${language}`,
    ...(isBlocked ? ['all site data blocked'] : []),
    ...(hasTranslator ? ['with a translator'] : []),
    ...(isSlow ? ['on a slow network'] : []),
    ...(isImpatient ? ['impatient'] : []),
  ].join(', ')
}

/** Leaves out what the failure does not need, as long as the time lasts. */
export async function shorten(world: World, seed: number, failing: Shortened, untilMs: number): Promise<Shortened> {
  let best = failing
  const attempt = async (guest: Guest, steps: readonly Step[]): Promise<boolean> => {
    if (Date.now() > untilMs) return false
    const failure = await live(world, seed, guest, steps)
    if (failure?.kind !== failing.failure.kind) return false
    best = { guest, steps, failure }
    return true
  }
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = best.steps.length - size; at >= 0; at -= size)
      await attempt(best.guest, [...best.steps.slice(0, at), ...best.steps.slice(at + size)])
  for (const [trait, value] of PLAIN)
    if (best.guest[trait] !== value) await attempt({ ...best.guest, [trait]: value }, best.steps)
  return best
}
