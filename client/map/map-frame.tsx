/** The place of a map, whatever draws it: kept free from the start, so that nothing moves when the map arrives. */
import type { ReactNode } from 'react'

export function MapFrame({ children, credit }: { readonly children?: ReactNode; readonly credit?: string }) {
  return (
    <>
      <div className="route-map__view">{children}</div>
      <figcaption className="route-map__credit">{credit}</figcaption>
    </>
  )
}

export function MapNote({ children }: { readonly children: ReactNode }) {
  return <p className="route-map__note">{children}</p>
}

/** Where not even the drawn map can be fetched. */
export function NoMap() {
  return <MapFrame><MapNote>The map cannot be shown right now. The fare is not affected.</MapNote></MapFrame>
}
