/**
 * When a form that the Worker has rendered is taken over: its code comes once it is near the screen, so that the fare does
 * not wait for it. What is typed before stays typed: fields keep their own text.
 */
import type { ComponentType } from 'react'
import { latePart } from '../late-part.ts'

const fetchDesk = latePart(() => import('./desk.ts'))

type Desk = typeof import('./desk.ts')

/** Milliseconds before code that did not come is asked for again. */
const PAUSE = 3000

let want = () => {}
const wanted = new Promise<void>((done) => { want = done })

export function wantForms() {
  want()
}

/** Never gives up: without its code the form cannot send, but what is typed into it stays. */
async function deskAtLast(): Promise<Desk> {
  const desk = await fetchDesk()
  if (desk) return desk
  await new Promise<void>((done) => {
    setTimeout(done, PAUSE)
    window.addEventListener('online', () => done(), { once: true })
  })
  return deskAtLast()
}

/** For `lazy`: a part of the desk, at once. */
export function partOf<P>(pick: (desk: Desk) => ComponentType<P>): () => Promise<{ default: ComponentType<P> }> {
  return async () => ({ default: pick(await deskAtLast()) })
}

/** For `lazy`: a form, at once in the Worker and in the browser when it is wanted. */
export function formOf<P>(pick: (desk: Desk) => ComponentType<P>): () => Promise<{ default: ComponentType<P> }> {
  return async () => {
    if (typeof document !== 'undefined') await wanted
    return partOf(pick)()
  }
}
