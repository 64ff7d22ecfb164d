/** The button by which a guest is told on this device when the driver sets out and arrives. */
import { useEffect, useState } from 'react'
import { bindPush, pushBinding, type PushState, unbindPush } from '#client/device/push.ts'
import { useAddress, useTexts } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { plainPaths } from '#domain/plain-paths.ts'

interface TellMeProps {
  readonly reference: string
  /** The site's public one. */
  readonly pushKey: string
}

export function TellMe({ reference, pushKey }: TellMeProps) {
  const { push: t } = useTexts('booking')
  const address = useAddress()(plainPaths.bookingPush(reference))
  const [state, setState] = useState<PushState>('unable')
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let here = true
    void pushBinding(address).then((found) => here && setState(found.state))
    return () => {
      here = false
    }
  }, [address])

  async function take() {
    setFailed(false)
    try {
      setState((await (state === 'on' ? unbindPush(address) : bindPush(address, pushKey))).state)
    } catch {
      setFailed(true)
    }
  }

  if (state === 'unable') return null
  return (
    <>
      {(state === 'off' || state === 'on') && (
        <QuietButton onClick={() => void take()}>{state === 'on' ? t.stop : t.offer}</QuietButton>
      )}
      <small role="status">
        {state === 'on' && t.bound}
        {state === 'install' && t.install}
        {state === 'denied' && t.denied}
        {failed && t.failed}
      </small>
    </>
  )
}
