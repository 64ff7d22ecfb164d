/** The server finds places of the gazetteer alone: a trip it cannot place may yet be found from the browser. */
import { useEffect, useRef } from 'react'
import { useMapService } from '../map-service/map-service.ts'
import type { FareAnswer } from '../quote.ts'

/** Asks once more, from the browser, for a fare that came with the page and is none. */
export function useSecondLook(fare: FareAnswer, ask: () => void): void {
  const { findsMore } = useMapService()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    if (findsMore && fare.state === 'unreachable') ask()
  }, [findsMore, fare, ask])
}
