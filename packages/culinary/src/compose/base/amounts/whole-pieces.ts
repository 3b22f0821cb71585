import type { Food } from '@spizarka/knowledge'
import type { AdaptedIngredient } from '../adapted-dish.ts'
import type { BaseDish } from '../base-dish.ts'

/** A dish is still for as many where its portions are larger or smaller by this. */
const LEAST_OF_PIECE = 0.7
const MOST_OF_PIECE = 1.6
/** Said of what is cooked in one piece. */
const WHOLE = /(?<!\p{L})cał(?:y|a|e|ą|ego|ej)(?!\p{L})/iu

/**
 * The factor with which what a dish is made of by the piece is whole: nobody roasts two thirds of a duck, nor leaves a quarter of a
 * banana. Null where an animal would have to be cut for so few; fruit is then cut.
 */
export function inWholePieces({ ingredients }: BaseDish, factor: number): number | null {
  for (const { main, told, row, amount, grams, boughtPerUsed, line } of ingredients) {
    if (!main || told !== 1 || amount === null || !CUT_BY_PIECE.has(row.aisle)) continue
    const weighed = WHOLE.test(line) && row.gramsPerPiece !== undefined ? (grams * boughtPerUsed) / row.gramsPerPiece : null
    const pieces = amount.measure === PIECE ? amount.quantity : weighed
    if (pieces === null) continue
    // There are smaller birds and larger ones.
    if (pieces === weighed && pieces * factor >= LEAST_OF_PIECE && pieces * factor <= MOST_OF_PIECE) return factor
    const share = Math.max(1, Math.round(pieces * factor)) / (pieces * factor)
    if (share >= LEAST_OF_PIECE && share <= MOST_OF_PIECE) return factor * share
    return row.aisle === 'fruit' ? factor : null
  }
  return factor
}

const PIECE = 'szt.'
const CUT_BY_PIECE: ReadonlySet<string> = new Set(['fruit', 'meat', 'fish'])

/** The part of an ingredient that is there. Of what is taken in whole pieces more is asked for than the dish has by weight: two eggs of two and a half are four fifths. */
export function partThere({ stock, bought, base, row }: AdaptedIngredient, factor: number): number {
  const there = stock.grams ?? 0
  if (row.wholePieces !== true) return there / bought
  return Math.min(NEARLY_ALL, there / Math.min(bought, base.grams * base.boughtPerUsed * factor))
}

const NEARLY_ALL = 0.99

/** Legs in the place of drumsticks: as many for each as come nearest to so many grams, of whatever weight they are; null of what is no meat by the piece. */
export function piecesForEach({ aisle, gramsPerPiece }: Food, grams: number, servings: number): number | null {
  if (aisle !== 'meat' || gramsPerPiece === undefined) return null
  return Math.max(1, Math.round(grams / (gramsPerPiece * servings))) * servings
}

/** The same where so many weigh about as much: else the line would say more than is taken. */
export function piecesThatWeigh(row: Food, grams: number, servings: number): number | null {
  const pieces = piecesForEach(row, grams, servings)
  return pieces !== null && Math.abs((pieces * (row.gramsPerPiece ?? 0)) / grams - 1) <= ABOUT_AS_MUCH ? pieces : null
}

/** Pieces of meat differ by as much. */
const ABOUT_AS_MUCH = 0.2
