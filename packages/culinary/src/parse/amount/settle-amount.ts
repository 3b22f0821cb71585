import { type Food, WORDS } from '@spizarka/knowledge'
import { type Amount, toBaseUnits } from '../../units/convert.ts'
import type { AmountDraft } from './read-amount.ts'

/** More packs of one thing than this nobody notes in brackets. */
const MAX_PACKS = 6

/** From here on a round number of what has no pieces is its weight or volume ("płatki migdałowe 50"). */
const MIN_ROUND = 25

/** Of smaller pieces nobody buys a half: "winogrona 0,5" is half a kilogram. */
const SMALLEST_HALVED_G = 50
/** "ziemniaki 2,5" too: two and a half of something are told of loaves and melons. */
const SMALLEST_AND_A_HALF_G = 200

/** A bare decimal from here on is more of one thing than anybody brings home. */
const MAX_KILOGRAMS = 10

/** Groats and rice are sold in packs of bags that are boiled: "kasza gryczana 4 woreczki" is one pack of them, and no four. */
const BOILING_BAG = 'woreczek'

/** What a counter cuts and weighs. */
const WEIGHED_AISLES: ReadonlySet<Food['aisle']> = new Set(['meat', 'fish'])

/** Sizes of bottles, cans and glasses in litres: what a bare decimal beside a drink means. */
const BOTTLE_LITRES = new Set([0.2, 0.25, 0.3, 0.33, 0.35, 0.375, 0.4, 0.5, 0.568, 0.6, 0.7, 0.75, 0.85, 0.9, 1.25, 1.5, 1.75, 2.5])

/**
 * Settles an amount for the food it belongs to: grams, millilitres or pieces; null when none was stated.
 * A stated size wins and is multiplied; a spoon is millilitres of liquids and grams of dry goods (PRODUCT.md, section 4).
 */
export function settleAmount(draft: AmountDraft, food: Food | null): Amount | null {
  if (draft.vague) return null
  const count = draft.count ?? 1
  if (food?.aisle === 'household') return settleHousehold(draft, food)
  if (draft.size) return toBaseUnits(count * packsOf(draft, food), draft.size.value, draft.size.unit)
  const bag = draft.containers.includes(BOILING_BAG) ? food?.measures?.[BOILING_BAG] : undefined
  if (bag !== undefined && draft.count !== null && draft.bare === null) return toBaseUnits(count, bag, 'grams')
  if (draft.spoon) return settleSpoon(draft.spoon, count, food)
  if (draft.bare) return settleBare(draft.bare, count, draft.count !== null, food)
  return draft.count === null ? null : toBaseUnits(draft.count, 1, 'pieces')
}

/** Household goods are counted; the size on a bottle of detergent is no stock anybody measures. */
function settleHousehold(draft: AmountDraft, food: Food): Amount | null {
  const bare = draft.bare?.decimals === 0 ? draft.bare.value : null
  const sized = draft.size !== null && food.sizeIsKind !== true
  if (!sized && draft.count === null && bare === null) return null
  return toBaseUnits((draft.count ?? 1) * (bare ?? 1), 1, 'pieces')
}

/** "mąka 1 kg (2 szt)" is two bags; "ziemniaki 2 kg (10 szt)" says of how many they are. */
function packsOf({ size, bracketed }: AmountDraft, food: Food | null): number {
  const isPack = size !== null && food?.unit === size.unit && food.gramsPerPiece === undefined && food.packs?.includes(size.value) === true
  return isPack && bracketed !== null && bracketed <= MAX_PACKS ? bracketed : 1
}

function settleSpoon(spoon: NonNullable<AmountDraft['spoon']>, count: number, food: Food | null): Amount | null {
  const total = spoon.value * count
  if (spoon.measure === 'szczypta') return null
  const grams = food?.measures?.[spoon.measure]
  if (spoon.ml > 0 && (food === null || food.unit === 'ml')) return toBaseUnits(total, spoon.ml, 'ml')
  const weight = grams ?? (food?.density && spoon.ml > 0 ? food.density * spoon.ml : WORDS.units.usualGrams[spoon.measure])
  return weight === undefined || (food === null && spoon.measure === 'garść') ? null : toBaseUnits(total, weight, 'grams')
}

/** "szponder 0,7" is kilograms: nobody counts in tenths, and halves only of what comes in pieces or packs. */
function isWeighed(value: number, food: Food | null): boolean {
  if (food?.unit !== 'grams' || value >= MAX_KILOGRAMS) return false
  // Halves of meat are told by the scales: "skrzydełka 0,5", "łopatka 1,5".
  if (WEIGHED_AISLES.has(food.aisle)) return true
  const isPiece =
    food.gramsPerPiece === undefined
      ? food.packs !== undefined
      : food.gramsPerPiece >= (value < 1 ? SMALLEST_HALVED_G : SMALLEST_AND_A_HALF_G)
  return !Number.isInteger(value * 2) || !isPiece
}

/** "kasza manna 0,5": as much as a pack of it holds. */
function isPackOf(kilograms: number, food: Food | null): boolean {
  return food?.unit === 'grams' && food.gramsPerPiece === undefined && food.packs?.includes(kilograms * 1000) === true
}

function settleBare(bare: NonNullable<AmountDraft['bare']>, count: number, counted: boolean, food: Food | null): Amount | null {
  const { value, decimals } = bare
  if (decimals > 0) {
    if ((food === null || food.unit === 'ml') && BOTTLE_LITRES.has(value))
      return food === null ? null : toBaseUnits(count, value * 1000, 'ml')
    if (decimals === 1 && (isWeighed(value, food) || isPackOf(value, food))) return toBaseUnits(count, value * 1000, 'grams')
    // Two decimals without a unit are a price.
    if (decimals >= 2 && counted) return toBaseUnits(count, 1, 'pieces')
    return decimals >= 2 ? null : toBaseUnits(count, value, 'pieces')
  }
  // "masło 200", "mleko 2*330": nobody buys two hundred butters, nor fifty of what comes in no pieces.
  if (food && food.unit !== 'pieces' && (value >= 100 || (value >= MIN_ROUND && value % 5 === 0 && food.gramsPerPiece === undefined)))
    return toBaseUnits(count, value, food.unit)
  // Of what nobody knows a hundred are no pieces, and whether they are grams or millilitres nobody can say.
  return food === null && value >= 100 ? null : toBaseUnits(count, value, 'pieces')
}
