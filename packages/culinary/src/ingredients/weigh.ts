import { type Food, WORDS } from '@spizarka/knowledge'
import type { AmountDraft } from '../parse/amount/read-amount.ts'
import { fold } from '../parse/polish/fold.ts'
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

/** Grams of solids that a millilitre of brewed coffee or tea takes from the dry goods which the food's figures are for. */
const BREWED_SOLIDS = 0.01
const CUP_ML = 100
/** A heaped spoon holds 1.6 to 1.9 flat ones (reference/nutrition-and-units.md, section 1). */
const HEAPED = 1.7
const LARGE = 1.3
const SMALL = 0.7

/** The weight of a line with one product: by its amount, and by words that change what the amount means. */
export function weighLine(text: string, draft: AmountDraft, food: Food): Weight | null {
  const juice = food.juicePerPiece
  const fruits = draft.size || draft.spoon ? null : (draft.bare?.value ?? draft.count)
  if (juice !== undefined && fruits !== null) return { grams: fruits * juice, as: 'used' }
  const brewed = brewedMl(draft, food)
  if (brewed !== null) return { grams: brewed * BREWED_SOLIDS, as: 'used' }
  const weight = weigh(draft, food, scaleOfPieces(text))
  return weight && draft.spoon && /\b(?:czubat|kopiast|kopiat)/.test(fold(text)) ? { ...weight, grams: weight.grams * HEAPED } : weight
}

/** Millilitres of a hot drink that a line measures ready to drink: "100 ml espresso", "szklanka herbaty". */
function brewedMl({ size, spoon, count }: AmountDraft, food: Food): number | null {
  if (food.aisle !== 'hot-drinks' || food.unit === 'ml') return null
  if (size?.unit === 'ml') return size.value * (count ?? 1)
  return spoon && spoon.ml >= CUP_ML ? spoon.ml * spoon.value : null
}

/** "duża cebula", "mały brokuł": how much of the usual piece. */
function scaleOfPieces(text: string): number {
  const folded = fold(text)
  if (/\b(?:duz(?:a|y|e|ego|ej|ych)|wielk\w+)\b/.test(folded)) return LARGE
  return /\b(?:mal(?:a|y|e|ego|ej|ych)|niewielk\w+|drobn(?:a|y|e|ych))\b/.test(folded) ? SMALL : 1
}

/** Weights that say of themselves that nothing more comes off. */
const READY = /\b(?:obran|odsaczon|wydrylowan|wypestkowan|oczyszczon|filet|bez kosci|bez pestek|bez skorki|bez osci|mies[oa] z|miazsz)/
const COOKED = /\b(?:ugotowan|gotowan(?!ia|ie))/

/**
 * Grams of an ingredient that go into the dish, in the state that its figures are for: without peel, stone, bones and brine, and
 * dry where the line weighs it cooked. Whole pieces lose what nobody eats; vegetables and fruit that are weighed are taken to be
 * weighed peeled, as recipes with figures do; what has bones loses them however it is measured.
 */
export function usedGrams(line: string, food: Food, { grams, as }: Weight): number {
  const folded = fold(line)
  const used = READY.test(folded) ? grams : grams * shareOf(food, as)
  const cooked = COOKED.test(folded) ? (food.cookedYield ?? null) : null
  return cooked === null ? used : used / cooked
}

function shareOf(food: Food, as: Weight['as']): number {
  if (as === 'pieces') return food.edibleShare ?? 1
  return as === 'packs' ? (food.drainedShare ?? 1) * (food.bonedShare ?? 1) : (food.bonedShare ?? 1)
}
