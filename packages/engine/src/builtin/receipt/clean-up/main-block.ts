import type { TextLine } from './text-lines.ts'

/** In heights of the text: lines of one block are no further apart than this downwards, or than that across in one row. */
const BLANK = 10
const INDENT = 2
const SAME_ROW = 1.2
const COLUMN_GAP = 28
/** How much larger or smaller than the usual letter those of a block are: a shop's name, small print. */
const LARGER = 3.5
const SMALLER = 0.4
const FEWEST_LINES = 3

/** The lines of the block with the most letters: the receipt, without what else stands in the picture. */
export function mainBlock(lines: readonly TextLine[]): { lines: TextLine[]; height: number } | null {
  const height = usualHeight(lines)
  const left = new Set(lines.filter((line) => line.height < LARGER * height && line.height > SMALLER * height))
  let best: TextLine[] = []
  for (const first of left) {
    const block = [first]
    left.delete(first)
    for (const line of block)
      for (const other of left)
        if (belong(line, other, height)) {
          left.delete(other)
          block.push(other)
        }
    if (lettersIn(block) > lettersIn(best)) best = block
  }
  return best.length < FEWEST_LINES ? null : { lines: best, height }
}

function belong(one: TextLine, other: TextLine, height: number): boolean {
  const apart = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.abs(one.y - other.y)
  return (down < BLANK * height && apart < INDENT * height) || (down < SAME_ROW * height && apart < COLUMN_GAP * height)
}

/** The median of all letters' heights, each taken for its line's. */
function usualHeight(lines: readonly TextLine[]): number {
  const half = lettersIn(lines) / 2
  let count = 0
  for (const { letters, height } of lines.toSorted((one, other) => one.height - other.height)) {
    count += letters
    if (count > half) return height
  }
  return 0
}

export function lettersIn(lines: readonly TextLine[]): number {
  return lines.reduce((sum, { letters }) => sum + letters, 0)
}
