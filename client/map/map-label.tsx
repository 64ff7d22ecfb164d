import { GAP, type Label } from './labels.ts'

const ANCHOR = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const

/** Where the text stands from its dot. */
function offset(side: Label['side'], gap: number) {
  switch (side) {
    case 'right': return { x: gap, dy: '0.35em' }
    case 'left': return { x: -gap, dy: '0.35em' }
    case 'above': return { y: -gap, dy: '-0.1em' }
    case 'below': return { y: gap, dy: '0.8em' }
  }
}

export function MapLabel({ text, at: [x, y], side, kind }: Label & { readonly kind: 'town' | 'pickup' | 'dropoff' }) {
  const town = kind === 'town'
  return (
    <g className={town ? 'island-map__town' : `island-map__end island-map__end--${kind}`} transform={`translate(${x} ${y})`}>
      <circle r={town ? 2 : 6.5} />
      <text textAnchor={ANCHOR[side]} {...offset(side, town ? GAP.town : GAP.end)}>{text}</text>
    </g>
  )
}
