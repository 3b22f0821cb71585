import type { Recipe } from '@spizarka/contract/recipes'

/** Sizes of type in points, largest first, with what fits on a sheet of A4 in each: lines, and letters in a line. */
const SIZES = [
  { points: 11, lines: 50, letters: 88 },
  { points: 10, lines: 55, letters: 97 },
  { points: 9, lines: 61, letters: 108 },
  { points: 8, lines: 69, letters: 122 },
] as const
type SheetSize = (typeof SIZES)[number]
const SMALLEST: SheetSize = SIZES[3]
/** Title, facts, headings, foot. */
const FRAME_LINES = 11
/** A row of an ingredient has air and a rule under it, a step has air. */
const ROW = 1.3
const STEP_GAP = 0.3

/** The largest type in which a recipe fits on one sheet, in points; what is too long for the smallest runs on to a second. */
export function sheetSize(recipe: Recipe): SheetSize['points'] {
  return (SIZES.find((size) => linesOf(recipe, size) <= size.lines) ?? SMALLEST).points
}

function linesOf({ about, ingredients, steps }: Recipe, { letters }: SheetSize): number {
  const parts = new Set(ingredients.map(({ part }) => part)).size
  // In two columns, of which one may be a line longer; a heading for each part.
  const ingredientLines = ingredients.reduce(
    (sum, { name, line }) => sum + Math.ceil(Math.max(name.length + 12, line.length) / (letters / 2)),
    0,
  )
  const stepLines = steps.reduce((sum, { text }) => sum + wrapped(text, letters) + STEP_GAP, 0)
  return FRAME_LINES + wrapped(about, letters) + (ingredientLines / 2 + 1) * ROW + (parts - 1) * 1.5 + stepLines
}

function wrapped(text: string, letters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / letters), 0)
}
