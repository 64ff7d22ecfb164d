/**
 * Asks beneath the field for the mail address whether a slip in a well-known domain was meant otherwise. Keeps nobody
 * from booking, and asks once about an address.
 */
import { type RefObject, useEffect, useState } from 'react'
import { rich, useTexts } from '#client/languages/language.tsx'
import { meantAddress } from '#domain/bookings/request/mail-slip.ts'

/** The guest has stopped typing for so long: 'gmail.co' may go on. */
const PAUSE_MS = 800

/** Addresses that were asked about. */
const asked = new Set<string>()

/** As if the guest had typed it. */
function enter(address: string, field: HTMLInputElement): void {
  // First: in a field without the focus, what is not typed would be taken back (autofill.ts).
  field.focus()
  field.value = address
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function MailSlip({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const t = useTexts('form')
  const [meant, setMeant] = useState<string | null>(null)
  useEffect(() => {
    const field = input.current!
    let timer: ReturnType<typeof setTimeout> | undefined
    // Not when the field is left: what appears then would move the button from under the pointer that leaves for it.
    const look = () => {
      const { value } = field
      const found = asked.has(value) ? null : meantAddress(value)
      if (found) asked.add(value)
      setMeant(found)
    }
    const wait = () => {
      setMeant(null)
      clearTimeout(timer)
      timer = setTimeout(look, PAUSE_MS)
    }
    wait()
    field.addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', wait)
    }
  }, [input])

  return (
    <div role="status" className="mail-slip">
      {meant &&
        rich(
          t.mayMean(
            <button
              key="meant"
              type="button"
              className="mail-slip__take"
              translate="no"
              onClick={() => enter(meant, input.current!)}
            >
              {meant}
            </button>,
          ),
        )}
    </div>
  )
}
