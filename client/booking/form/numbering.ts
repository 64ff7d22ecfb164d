/** The numbering plans of all countries, once somebody needs them. */
import { useEffect, useState } from 'react'
import { latePart } from '../../late-part.ts'

export type Numbering = typeof import('./phone-numbering.ts')

const fetchNumbering = latePart(() => import('./phone-numbering.ts'))

/** Milliseconds that a submission waits for them: the server knows them too. */
const PATIENCE = 4000

/** `null` where they do not come in time. */
export function numberingSoon(): Promise<Numbering | null> {
  return Promise.race([
    fetchNumbering(),
    new Promise<null>((done) => setTimeout(() => done(null), PATIENCE)),
  ])
}

/** @param wanted false until someone is about to type */
export function useNumbering(wanted: boolean): Numbering | null {
  const [numbering, setNumbering] = useState<Numbering | null>(null)
  useEffect(() => {
    if (wanted) void fetchNumbering().then(setNumbering)
  }, [wanted])
  return numbering
}
