/**
 * Pictures of figures: bars and columns as SVG. The words beside them say the same, so screen readers pass the shapes by.
 * Filled and outlined shapes can be told apart without any colour, on paper and in forced colours.
 */
import type { ReactNode } from 'react'
import { grouped } from '#domain/fares/money.ts'

/** For the pages that have pictures. */
export const PICTURE_STYLE = `
.bars{margin:.5rem 0;padding:0;list-style:none}
.bars li{padding:.25rem 0}
.bars span{display:inline-block;margin-right:.75rem}
.bars svg,.columns>svg{display:block;width:100%;overflow:visible}
.bars svg{height:.875rem}
.columns{margin:.5rem 0}
.columns>svg{height:7rem;border-bottom:1px solid var(--line-strong)}
.columns div{display:flex;justify-content:space-between}
.key span{white-space:nowrap;margin-right:1rem}
.key svg{width:.875rem;height:.875rem;margin-right:.375rem;vertical-align:-.0625rem}
.shape{fill:var(--go);stroke:var(--go)}
.shape--open{fill:none;stroke:var(--sand);stroke-width:2}
details{margin:.5rem 0}
summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer;color:var(--go)}
@media (forced-colors:active){
  .shape{fill:CanvasText;stroke:CanvasText}
  .shape--open{fill:Canvas;stroke:CanvasText}
  summary{color:LinkText}
}
`

/** What the filled shapes are, and what the outlined ones. */
type Legend = readonly [filled: string, outlined?: string]

const LOOKS = ['shape', 'shape shape--open'] as const

interface ShapeProps {
  readonly part: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Not where there is nothing to show: its line would look like something. */
const Shape = ({ part, ...box }: ShapeProps) =>
  box.width > 0 && box.height > 0 && <rect className={LOOKS[part]} vectorEffect="non-scaling-stroke" {...box} />

function Key({ legend }: { readonly legend: Legend }) {
  if (legend.length < 2) return null
  return (
    <p className="key soft">
      {legend.map((text, part) => (
        <span key={text}>
          <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            <Shape part={part} x={1} y={1} width={8} height={8} />
          </svg>
          {text}
        </span>
      ))}
    </p>
  )
}

interface Bar {
  readonly label: ReactNode
  /** What the shapes say. */
  readonly words: string
  /** The filled part, then the outlined one. */
  readonly parts: readonly number[]
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

interface BarsProps {
  readonly bars: readonly Bar[]
  readonly legend: Legend
}

/** A line for each, with its words above its shapes. */
export function Bars({ bars, legend }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ parts }) => sumOf(parts)))
  return (
    <>
      <Key legend={legend} />
      <ul className="bars">
        {bars.map(({ label, words, parts }, i) => (
          <li key={i}>
            <span>{label}</span> <span className="soft">{words}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              {parts.map((value, part) => (
                <Shape
                  key={part}
                  part={part}
                  x={(100 * sumOf(parts.slice(0, part))) / most}
                  y={1}
                  width={(100 * value) / most}
                  height={8}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Column {
  readonly label: string
  readonly parts: readonly number[]
}

interface ColumnsProps {
  /** In their order. */
  readonly columns: readonly Column[]
  readonly legend: Legend
}

const COLUMN = { width: 10, gap: 3, height: 100 } as const

/** A column for each day or hour; the first, the highest and the last one are named below. */
export function Columns({ columns, legend }: ColumnsProps) {
  const sums = columns.map(({ parts }) => sumOf(parts))
  const most = Math.max(...sums)
  if (!(most > 0)) return null
  const { width, gap, height } = COLUMN
  const peak = columns[sums.indexOf(most)]!
  return (
    <div className="columns">
      <Key legend={legend} />
      <svg
        viewBox={`0 0 ${columns.length * width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {columns.map(({ label, parts }, i) =>
          parts.map((value, part) => (
            <Shape
              key={`${label} ${part}`}
              part={part}
              x={i * width + gap / 2}
              y={height - (height * sumOf(parts.slice(0, part + 1))) / most}
              width={width - gap}
              height={(height * value) / most}
            />
          )),
        )}
      </svg>
      <div className="soft" aria-hidden="true">
        <span>{columns[0]!.label}</span>
        <span>{columns.at(-1)!.label}</span>
      </div>
      <p>
        The most: {peak.label}, {grouped(most)}.
      </p>
    </div>
  )
}

/** The same as a table, below its picture. */
export function AsTable({ children }: { readonly children: ReactNode }) {
  return (
    <details>
      <summary>As a table</summary>
      {children}
    </details>
  )
}
