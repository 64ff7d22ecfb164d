/** Where a guest finds the driver: a drawn plan of the way there, and the same in words. */
import { useLanguage, useTexts } from '#client/languages/language.tsx'
import { ARRIVALS } from '#domain/operator/setting-out-and-arrivals.ts'

/** What the sign has room for. Chinese letters are as wide as two others. */
const SIGN_LETTERS = 12
const SIGN_LETTERS_AT_REST = 9
/** Of what stands in a corner of the hall: longer words would run past its edge. */
const CORNER_LETTERS = 16
const CORNER_WIDTH = 112
const widthOf = (name: string) => name.replaceAll(/[\u2E80-\uFFEF]/g, '  ').length

/** Of the drawing: the guest walks from its foot to its head, so that their right is its right. */
const MIDDLE = 160
const FIRST_Y = 236
const STEP = 40

/** Narrows letters that would not fit. */
const fitted = (text: string, letters: number, width: number) =>
  widthOf(text) > letters ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const) : {}

interface WayToDriver {
  /** What a screen reader says of the drawing. */
  readonly label: string
  /** What the guest passes, in this order. */
  readonly way: readonly string[]
  readonly exit: string
  /** Where the driver stands, and beside what. */
  readonly area: string
  readonly side: 'left' | 'right'
  readonly landmark: string
  readonly sign: string
}

export function WayPlan({ label, way, exit, area, side, landmark, sign }: WayToDriver) {
  const { plan: t } = useTexts('booking').voucher
  const stand = side === 'right' ? 252 : 68
  const beforeStand = side === 'right' ? 200 : 120
  const name = widthOf(sign) > SIGN_LETTERS ? t.yourName : sign
  return (
    <svg viewBox="0 0 320 272" role="img" aria-label={label}>
      <rect className="booking__plan-hall" x="6" y="6" width="308" height="116" rx="8" />
      <text x={MIDDLE} y="26">
        {area}
      </text>
      <path className="booking__plan-wall" d="M6 122H128M192 122H314" />
      <text x={side === 'right' ? 96 : 224} y="116">
        {exit}
      </text>
      <path
        className="booking__plan-way"
        d={`M${MIDDLE} 270V74H${beforeStand}M${beforeStand} 74l${side === 'right' ? '-9 -6m9 6l-9 6' : '9 -6m-9 6l9 6'}`}
      />
      {way.map((step, i) => (
        <rect key={step} className="booking__plan-step" x="76" y={FIRST_Y - i * STEP} width="168" height="30" rx="6" />
      ))}
      {way.map((step, i) => (
        <text key={step} className="booking__plan-label" x={MIDDLE} y={FIRST_Y - i * STEP + 20}>
          {step}
        </text>
      ))}
      <circle className="booking__plan-driver" cx={stand} cy="68" r="7" />
      <path className="booking__plan-driver" d={`M${stand - 11} 98v-10a11 11 0 0 1 22 0v10z`} />
      <rect className="booking__plan-sign" x={stand - 46} y="36" width="92" height="20" rx="3" />
      <text className="booking__plan-name" x={stand} y="51" {...fitted(name, SIGN_LETTERS_AT_REST, 84)}>
        {name}
      </text>
      <text x={stand} y="114" {...fitted(landmark, CORNER_LETTERS, CORNER_WIDTH)}>
        {landmark}
      </text>
    </svg>
  )
}

/** The way out of the arrivals hall of Colombo's airport. */
export function ArrivalsPlan({ sign }: { readonly sign: string }) {
  const texts = useLanguage()
  const { operator, voucher } = texts.in('booking')
  const { plan: t } = voucher
  const { side } = ARRIVALS
  const way = ARRIVALS.way.map(operator)
  const landmark = operator(ARRIVALS.landmark)
  return (
    <figure className="booking__plan">
      <WayPlan label={t.label} way={way} exit={t.doors} area={t.hall} side={side} landmark={landmark} sign={sign} />
      <figcaption>
        {texts.formats.sentences([
          t.way(way, side, landmark, operator(ARRIVALS.noSign)),
          ...(sign === t.yourName ? [] : [t.wholeName]),
        ])}
      </figcaption>
    </figure>
  )
}
