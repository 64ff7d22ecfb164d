/** Checks a fare passport in the browser: what is owed for a ride, and what is in the price. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import { rich, useTexts } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import type { PassportFacts } from '#domain/bookings/fare-passport.ts'
import { BRAND } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
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
  const { passport: t } = useTexts('offline')
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
      <h1>{t.heading}</h1>
      {verdict === 'checking' && (
        <p className="passport__verdict" role="status">
          {t.checking}
        </p>
      )}
      {verdict === 'none' && <p>{t.intro(BRAND.name)}</p>}
      {typeof verdict === 'object' && verdict.kind === 'genuine' && verdict.Genuine && (
        <verdict.Genuine facts={verdict.facts} />
      )}
      {typeof verdict === 'object' && verdict.kind === 'false' && (
        <p className="passport__verdict passport__verdict--false" role="alert">
          {rich(t.notOurs<ReactNode>((text) => <strong>{text}</strong>))}
        </p>
      )}
      {typeof verdict === 'object' && verdict.kind === 'no-keys' && (
        <p className="passport__verdict" role="alert">
          {rich(t.notChecked<ReactNode>((text) => <strong>{text}</strong>))}
        </p>
      )}
    </section>
  )
}

function head(_: unknown, __: string, texts: Texts): PageHead {
  const { passport: t } = texts.in('offline')
  return {
    title: titled(t.title),
    description: t.description(BRAND.name),
    keywords: [],
    path: paths.passport,
    listed: false,
  }
}

export const handle: PageHandle = { head }
