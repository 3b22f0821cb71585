import type { Letter } from './letters.ts'

const CELL = 64
const COLUMNS = 1 << 16

/** Letters by where they stand, so that a letter's neighbours are found without a look at all others. */
export class LetterGrid<L extends Letter> {
  readonly #cells: Map<number, L[]>

  constructor(letters: readonly L[]) {
    this.#cells = Map.groupBy(letters, ({ x, y }) => cellAt(x, y))
  }

  /** All letters whose middle is no further away than this in each direction, and some that are. */
  near({ x, y }: Letter, distance: number): L[] {
    const found: L[] = []
    const [left, right] = [Math.floor((x - distance) / CELL), Math.floor((x + distance) / CELL)]
    const [top, bottom] = [Math.floor((y - distance) / CELL), Math.floor((y + distance) / CELL)]
    for (let column = left; column <= right; column++)
      for (let row = top; row <= bottom; row++) found.push(...(this.#cells.get(column + row * COLUMNS) ?? []))
    return found
  }
}

function cellAt(x: number, y: number): number {
  return Math.floor(x / CELL) + Math.floor(y / CELL) * COLUMNS
}
