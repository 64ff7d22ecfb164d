/** What binds a phone on the office's page and on the driver's links. Without scripts, or where a phone cannot be told, it is not there. */
import { Fragment, type ReactNode } from 'react'
import { type DriverTexts, en } from '#domain/driver-texts/in-english.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { Button } from '#worker/platform/plain-page.tsx'

interface PushSectionProps {
  /** Where its form is posted to. */
  readonly address: string
  readonly publicKey: string | null
  readonly title: string
  /** Said once the phone is bound. */
  readonly bound: string
  /** On a driver's page in the driver's language. */
  readonly words?: DriverTexts['phone']
  /** Ticks for what it hears. */
  readonly children?: ReactNode
  /** Whether the page lists the phones that are bound. */
  readonly isListed?: boolean
}

export function PushSection({
  address,
  publicKey,
  title,
  bound,
  words = en.phone,
  children,
  isListed = false,
}: PushSectionProps) {
  if (publicKey === null) return null
  return (
    <Fragment>
      <section
        id="push"
        className="no-paper"
        aria-labelledby="push-title"
        data-address={address}
        data-key={publicKey}
        data-own=""
        data-listed={isListed ? '' : undefined}
        hidden
      >
        <h2 id="push-title">{title}</h2>
        <p data-when="on" className="good" hidden>
          {bound}
        </p>
        {children && <div data-when="off on">{children}</div>}
        <div className="actions" data-when="off on">
          <Button type="button" look="go" data-act="on" data-when="off">
            {words.on}
          </Button>
          {children && (
            <Button type="button" data-act="on" data-when="on" hidden>
              Save what it hears
            </Button>
          )}
          <Button type="button" data-act="off" data-when="on" hidden>
            {words.off}
          </Button>
        </div>
        <p data-when="install" hidden>
          {words.install}
        </p>
        <p data-when="denied" className="bad" hidden>
          {words.denied}
        </p>
        <p role="status" className="bad" data-failed="" hidden>
          {words.failed}
        </p>
      </section>
      <script src={plainPaths.pushScript} defer />
    </Fragment>
  )
}
