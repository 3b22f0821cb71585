import { type Food, WORDS } from '@spizarka/knowledge'
import type { AmountDraft } from '../parse/amount/read-amount.ts'
import { MAX_QUANTITY } from '../units/index.ts'

/** Grams of an ingredient, and whether they are whole pieces or packs as a shop sells them: with peel, stone, shell or brine. */
export interface Weight {
  grams: number
  as: 'used' | 'pieces' | 'packs'
}

/** Containers whose usual pack is meant when the food has no measure of that name. */
const PACKS: ReadonlySet<string> = new Set(WORDS.units.packs)
const USUAL_GRAMS = WORDS.units.usualGrams

/** What one of a spice is, commonest first. */
const MEASURES_OF_A_GRAIN = ['sztuka', 'listek', 'liść', 'ziarno', 'laska', 'gwiazdka', 'strąk', 'szczypta'] as const

/**
 * The weight that an amount means for this food; null when nobody stated one, or one that no kitchen holds. Sizes ("duża") scale
 * pieces by `pieceScale`.
 */
export function weigh(draft: AmountDraft, food: Food, pieceScale = 1): Weight | null {
  const weight = draft.vague ? null : weighStatement(draft, food, pieceScale)
  return weight && weight.grams > 0 && weight.grams <= MAX_QUANTITY ? weight : null
}

function weighStatement(draft: AmountDraft, food: Food, pieceScale: number): Weight | null {
  if (draft.size) return weighStated(draft, draft.size, food)
  if (draft.spoon) return { grams: spoonfuls(draft.spoon, food) * (draft.count ?? 1), as: 'used' }
  const count = draft.count ?? draft.bare?.value ?? null
  if (count === null) return null
  const measure = draft.containers[0]
  if (measure !== undefined && measure !== 'sztuka') return weighMeasure(measure, count, food, pieceScale)
  // "masło 200": a bare number too large to count pieces is grams or millilitres.
  if (food.unit !== 'pieces' && draft.count === null && count >= 100) return { grams: count * densityOf(food), as: 'used' }
  return weighPieces(count * pieceScale, food)
}

function densityOf(food: Food): number {
  return food.unit === 'ml' ? (food.density ?? 1) : 1
}

/** "2 marchewki (160 g)" and "2 kromki (70 g)" weigh that together; "2 puszki (400 g)" hold 400 g each. */
function weighStated(draft: AmountDraft, size: NonNullable<AmountDraft['size']>, food: Food): Weight {
  const grams = gramsOfSize(size, food) * timesStated(draft, size, food)
  return { grams, as: PACKS.has(draft.containers[0] ?? '') ? 'packs' : 'used' }
}

/** How often a stated size is meant: once where it is nearer to what all the pieces weigh than to one of them, else for each. */
export function timesStated({ count, containers }: AmountDraft, size: NonNullable<AmountDraft['size']>, food: Food): number {
  const pieces = count ?? 1
  const [measure] = containers
  if (measure !== undefined && PACKS.has(measure)) return pieces
  const piece = measure === undefined ? food.gramsPerPiece : (measureOf(measure, food) ?? USUAL_GRAMS[measure])
  if (piece === undefined) return pieces
  const stated = gramsOfSize(size, food)
  return Math.abs(Math.log(stated / (pieces * piece))) < Math.abs(Math.log(stated / piece)) ? 1 : pieces
}

function gramsOfSize({ unit, value }: NonNullable<AmountDraft['size']>, food: Food): number {
  return unit === 'grams' ? value : value * (food.density ?? 1)
}

function spoonfuls({ measure, ml, value }: NonNullable<AmountDraft['spoon']>, food: Food): number {
  const own = food.measures?.[measure]
  const byVolume = ml > 0 && food.density !== undefined ? ml * food.density : undefined
  return value * (own ?? byVolume ?? USUAL_GRAMS[measure] ?? ml)
}

/** Boil-in bags go by several names. */
const SAME_MEASURE: Readonly<Record<string, string>> = { worek: 'woreczek', torebka: 'woreczek', listek: 'liść' }
/** What one of a food without a weight of a piece is: a cutlet of loin, a cup of yoghurt. */
const PIECES = ['kotlet', 'filet', 'porcja', 'kulka', 'kubek'] as const

function measureOf(measure: string, food: Food): number | undefined {
  return food.measures?.[measure] ?? food.measures?.[SAME_MEASURE[measure] ?? measure]
}

function weighMeasure(measure: string, count: number, food: Food, pieceScale: number): Weight {
  const own = measureOf(measure, food)
  if (PACKS.has(measure)) return { grams: count * (own ?? packOf(food)), as: 'packs' }
  if (own !== undefined) return { grams: count * own, as: isWholePiece(own, food) ? 'pieces' : 'used' }
  if (measure === 'kawałek' && food.gramsPerPiece !== undefined)
    return { grams: count * (food.gramsPerPiece > 200 ? food.gramsPerPiece / 4 : food.gramsPerPiece), as: 'pieces' }
  const usual = USUAL_GRAMS[measure]
  return usual === undefined ? weighPieces(count * pieceScale, food) : { grams: count * usual, as: 'used' }
}

function isWholePiece(grams: number, food: Food): boolean {
  return food.gramsPerPiece !== undefined && grams >= food.gramsPerPiece
}

function weighPieces(count: number, food: Food): Weight {
  if (food.spice) return { grams: count * grainOf(food), as: 'used' }
  // A jar of olives is the piece that is bought; one of them the piece that is cooked with.
  const piece =
    food.measures?.['sztuka'] ?? food.gramsPerPiece ?? PIECES.map((name) => food.measures?.[name]).find((grams) => grams !== undefined)
  return piece === undefined ? { grams: count * packOf(food), as: 'packs' } : { grams: count * piece, as: 'pieces' }
}

/** "2 liście laurowe", "3 ziela angielskie": one of a spice is a leaf or a grain. */
function grainOf(food: Food): number {
  for (const measure of MEASURES_OF_A_GRAIN) {
    const grams = food.measures?.[measure]
    if (grams !== undefined) return grams
  }
  return 0.3
}

function packOf(food: Food): number {
  if (food.unit === 'ml') return (food.mlPerPiece ?? food.packs?.[0] ?? 250) * (food.density ?? 1)
  if (food.unit === 'pieces') return (food.packs?.[0] ?? 1) * (food.gramsPerPiece ?? 50)
  return food.packs?.[0] ?? food.gramsPerPiece ?? 100
}
