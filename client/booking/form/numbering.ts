/** The numbering plans of all countries, once somebody needs them. */
import { useEffect, useState } from 'react'

export type Numbering = typeof import('./phone-numbering.ts')

let loading: Promise<Numbering> | undefined

/** Rejects when they cannot be fetched; the next call tries again. */
export function loadNumbering(): Promise<Numbering> {
  loading ??= import('./phone-numbering.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Milliseconds that a submission waits for them: the server knows them too. */
const PATIENCE = 4000

/** `null` where they do not come in time. */
export function numberingSoon(): Promise<Numbering | null> {
  return Promise.race([
    loadNumbering().catch(() => null),
    new Promise<null>((done) => setTimeout(() => done(null), PATIENCE)),
  ])
}

/** @param wanted false until someone is about to type */
export function useNumbering(wanted: boolean): Numbering | null {
  const [numbering, setNumbering] = useState<Numbering | null>(null)
  useEffect(() => {
    if (wanted) loadNumbering().then(setNumbering, () => {})
  }, [wanted])
  return numbering
}
