/**
 * The colours of everything that cannot read `client/styles/tokens.css`: plain pages, mails, the payment page, drawn
 * pictures, Google's map. A test compares the two. A name is that of the custom property.
 */
export const COLOURS = {
  ground: '#0b110f',
  surface: '#121b18',
  'surface-raised': '#192521',
  line: '#2b3a35',
  'line-strong': '#6f847c',
  text: '#eef5f1',
  'text-soft': '#b3c4bc',
  go: '#34c77b',
  'go-strong': '#5fe09b',
  'on-go': '#04150c',
  sand: '#e9c98a',
  bad: '#ff8f86',
} as const

/** The logo of `client/public/favicon.svg`: a leaf with a road on it, and a point where the road begins. */
export const LOGO = { ground: '#16382c', leaf: COLOURS.go, road: COLOURS.ground, point: '#f6d78f' } as const
