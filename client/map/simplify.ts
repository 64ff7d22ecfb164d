import type { XY } from './projection.ts'

/** Ramer-Douglas-Peucker: leaves out points that stray less than `tolerance` from the line without them. */
export function simplify(line: readonly XY[], tolerance: number): XY[] {
  if (line.length < 3) return [...line]
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part
    let farthest = -1
    let most = tolerance
    for (let i = first + 1; i < last; i++) {
      const away = distanceToSegment(line[i]!, line[first]!, line[last]!)
      if (away > most) {
        most = away
        farthest = i
      }
    }
    if (farthest < 0) continue
    kept.add(farthest)
    open.push([first, farthest], [farthest, last])
  }
  return line.filter((_, i) => kept.has(i))
}

function distanceToSegment([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

/** A line as SVG path data in whole units, each point relative to the one before; empty for a line of no length. */
export function pathData(line: readonly XY[], closed = false): string {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const steps = points.flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`]
  })
  if (steps.length === 0) return ''
  // A minus sign parts numbers as well as a space does.
  return `M${points[0]!.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-') + (closed ? 'z' : '')
}
