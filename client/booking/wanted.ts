/**
 * When a form that the Worker has rendered is taken over: its code comes once it is near the screen, so that the fare does
 * not wait for it. What is typed before stays typed: fields keep their own text.
 */
import type { ComponentType } from 'react'

type Desk = typeof import('./desk.ts')

let want = () => {}
const wanted = new Promise<void>((done) => { want = done })

export function wantForms() {
  want()
}

/** For `lazy`: a form, at once in the Worker and in the browser when it is wanted. */
export function formOf<P>(pick: (desk: Desk) => ComponentType<P>): () => Promise<{ default: ComponentType<P> }> {
  return async () => {
    if (typeof document !== 'undefined') await wanted
    return { default: pick(await import('./desk.ts')) }
  }
}
