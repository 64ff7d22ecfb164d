/**
 * Asks beneath the field for the mail address whether a slip in a well-known domain was meant otherwise: once while an
 * address is typed, and once where it is to be booked: then the field itself says that nothing is booked yet, and why. Who
 * confirms again books with it as it is.
 */
import { type RefObject, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { rich, useTexts } from '#client/languages/language.tsx'
import { meantAddress } from '#domain/bookings/request/misspelled-email.ts'

/** The guest has stopped typing for so long: 'gmail.co' may go on. */
const PAUSE_MS = 800

/** Addresses that were asked about. */
const asked = new Set<string>()

/** At the field: the guest has confirmed, and is to see the question. */
const HELD = 'held'

/** When the guest first confirmed with an address, ms. */
const held = new Map<string, number>()

/** A second tap of the same gesture is no answer. */
const DOUBLE_TAP_MS = 400

/**
 * Shows the question at the field, once for an address.
 * @returns true where nothing is to be booked yet
 */
export function holdsBack(field: HTMLInputElement): boolean {
  const { value } = field
  if (!meantAddress(value)) return false
  const first = held.get(value) ?? performance.now()
  if (performance.now() - first > DOUBLE_TAP_MS) return false
  held.set(value, first)
  field.dispatchEvent(new Event(HELD))
  field.focus()
  field.scrollIntoView({ block: 'center' })
  return true
}

/** As if the guest had typed it. */
function enter(address: string, field: HTMLInputElement): void {
  // First: in a field without the focus, what is not typed would be taken back (autofill.ts).
  field.focus()
  field.value = address
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function MisspelledEmail({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const t = useTexts('form')
  const [meant, setMeant] = useState<string | null>(null)
  const [isHeld, setHeld] = useState(false)
  const id = useId()
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
    const describedBy = () => (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other !== id)
    const wait = () => {
      setMeant(null)
      setHeld(false)
      field.setAttribute('aria-describedby', describedBy().join(' '))
      clearTimeout(timer)
      timer = setTimeout(look, PAUSE_MS)
    }
    const show = () => {
      clearTimeout(timer)
      asked.add(field.value)
      // What makes room below the field must be there before the page scrolls to it.
      flushSync(() => {
        setMeant(meantAddress(field.value))
        setHeld(true)
      })
      field.setAttribute('aria-describedby', [id, ...describedBy()].join(' '))
    }
    wait()
    field.addEventListener('input', wait)
    field.addEventListener(HELD, show)
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', wait)
      field.removeEventListener(HELD, show)
    }
  }, [input, id])

  return (
    <div role="status" id={id} className="misspelled-email">
      {meant && isHeld && <p>{t.heldByEmail}</p>}
      {meant &&
        rich(
          t.mayMean(
            <button
              key="meant"
              type="button"
              className="misspelled-email__take"
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
