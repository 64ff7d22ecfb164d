/** A thin bar while the next page is on its way; it shows only when that takes a moment. */
import { useNavigation } from 'react-router'

export function NavigationProgress() {
  const { state } = useNavigation()
  return <output className="progress">{state !== 'idle' && <span className="visually-hidden">Loading…</span>}</output>
}
