import { useEffect, useState } from 'react'
import { PROCESSING } from '#domain/bookings/texts.ts'
import { Answer } from './answer.tsx'
import { WaitingIcon } from './answer.tsx'

/** Milliseconds after which waiting needs a word. */
const LONG = 6000

export function Processing() {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Answer {...PROCESSING} icon={<WaitingIcon />} busy>
      <p className="answer__aside" role="status">{long && 'This takes longer than usual. We keep trying; you will not be booked twice.'}</p>
    </Answer>
  )
}
