/**
 * A grid over the island that tells which edges are near a place. A packed R-tree (flatbush) finds them as fast, but is
 * ten times slower to build, which a cold start has no time for.
 */

const CELL_DEGREES = 0.1
const SOUTH = 5.85
const WEST = 79.45
const ROWS = 41
const COLUMNS = 26

export interface EdgeGrid {
  /** Edges by cell, row by row from the south-west. A cell without a road has no entry. */
  readonly cells: readonly (readonly number[] | undefined)[]
}

export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** @param boxOf the bounding box of an edge */
export function edgeGrid(numbers: readonly number[], boxOf: (edge: number) => Box): EdgeGrid {
  const cells: number[][] = []
  for (const edge of numbers) {
    eachCell(boxOf(edge), (cell) => void (cells[cell] ??= []).push(edge))
  }
  return { cells }
}

/** Edges whose bounding box may touch the box: each once, in rising order. */
export function edgesIn({ cells }: EdgeGrid, box: Box): number[] {
  const found = new Set<number>()
  eachCell(box, (cell) => cells[cell]?.forEach((edge) => found.add(edge)))
  return [...found].sort((a, b) => a - b)
}

function eachCell({ south, west, north, east }: Box, visit: (cell: number) => void): void {
  const fromRow = Math.max(0, Math.floor((south - SOUTH) / CELL_DEGREES))
  const toRow = Math.min(ROWS - 1, Math.floor((north - SOUTH) / CELL_DEGREES))
  const fromColumn = Math.max(0, Math.floor((west - WEST) / CELL_DEGREES))
  const toColumn = Math.min(COLUMNS - 1, Math.floor((east - WEST) / CELL_DEGREES))
  for (let row = fromRow; row <= toRow; row++) {
    for (let column = fromColumn; column <= toColumn; column++) visit(row * COLUMNS + column)
  }
}
