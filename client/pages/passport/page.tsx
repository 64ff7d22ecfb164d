/** Checks a fare passport in the browser: what is owed for a ride, and what is in the price. */
import { type ComponentType, useEffect, useState } from 'react'
import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import { lazyCode } from '#client/lazy-code.ts'
import type { PassportFacts } from '#domain/bookings/fare-passport.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import type { Verdict } from './verification.ts'
import './passport.css'

/** scripts/vite/service-worker.ts keeps it on the phone. */
const checkCode = lazyCode(() => import('./checked-passport.tsx'))

/** A verdict with the view of what is genuine; without its code a passport is not checked, as without the keys. */
type Checked = Verdict & { readonly Genuine?: ComponentType<{ readonly facts: PassportFacts }> }

async function check(passport: string): Promise<Checked> {
  const code = await checkCode()
  return code ? { ...(await code.verdictOn(passport)), Genuine: code.Genuine } : { kind: 'no-keys' }
}

export function Component() {
  // Whether there is a passport stands behind the '#', which the server does not see: the words for none are there from
  // the start, and nothing is painted late on a page that checks nothing.
  const [verdict, setVerdict] = useState<Checked | 'none' | 'checking'>('none')
  useEffect(() => {
    let latest = 0
    async function show() {
      const turn = ++latest
      const passport = location.hash.slice(1)
      if (passport === '') return setVerdict('none')
      setVerdict('checking')
      const found = await check(passport)
      if (turn === latest) setVerdict(found)
    }
    void show()
    const onChange = () => void show()
    window.addEventListener('hashchange', onChange)
    return () => {
      latest = -1
      window.removeEventListener('hashchange', onChange)
    }
  }, [])

  return (
    <section className="passport band">
      <h1>Fare passport</h1>
      {verdict === 'checking' && (
        <p className="passport__verdict" role="status">
          Checking…
        </p>
      )}
      {verdict === 'none' && (
        <p>
          Scan the code on a guest’s voucher: this page then says whether {BRAND.name} has signed it, what is owed, and
          what is in the price. It works without a network once it has been opened with one.
        </p>
      )}
      {typeof verdict === 'object' && verdict.kind === 'genuine' && verdict.Genuine && (
        <verdict.Genuine facts={verdict.facts} />
      )}
      {typeof verdict === 'object' && verdict.kind === 'false' && (
        <p className="passport__verdict passport__verdict--false" role="alert">
          <strong>Not ours</strong> We have not signed this, or somebody has changed it. Do not rely on it.
        </p>
      )}
      {typeof verdict === 'object' && verdict.kind === 'no-keys' && (
        <p className="passport__verdict" role="alert">
          <strong>Not checked</strong> This phone does not have our keys yet. Open this page once with a network.
        </p>
      )}
    </section>
  )
}

const head = (): PageHead => ({
  title: `Check a fare passport | ${BRAND.name}`,
  description: `Check without a network what ${BRAND.name} has agreed for a ride: places, day, price, and what is owed.`,
  keywords: [],
  path: paths.passport,
  listed: false,
})

export const handle: PageHandle = { head }

/** All that it shows is on the phone, or in the address. */
export const loader = () => null
