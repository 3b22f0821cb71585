import { type Food, findFoodById, isOneOf, type RecipeStep } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { SEASONING_RULES } from '@spizarka/knowledge/seasonings'
import { inflectName } from '../../inflection/index.ts'
import { isPureSalt, mostSaltOf, saltIn } from '../../kitchen-checks/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { formatAmount, scaleAmount } from '../../units/index.ts'
import type { AdaptedDish, AdaptedIngredient } from '../base/adapted-dish.ts'
import { nameLine, roundMl } from '../food-names.ts'
import { isForModeration, type Kitchen } from '../kitchen.ts'
import { checkedEater } from '../kitchen-sense.ts'
import { sentencesOf, withWords } from './sentences.ts'
import { fromShelf, ofShelf } from './stock-of.ts'

const { broth: RULES } = SEASONING_RULES
const LIQUIDS = RULES.liquids.flatMap(({ foods }) => foods)
const BROTHS = [...LIQUIDS, ...RULES.cubes]
const PIECE = 'szt.'
const ML = 'ml'
/** As much of either as a plate has, by which it is judged for the eater. */
const CUBE_A_HEAD_G = 2.5
const BROTH_A_HEAD_G = 200
/** Broth is poured by so many millilitres. */
const POURED = 50

/** Broth, by its food: in the place of the water of the steps, or in that water. Accusative and instrumental. */
export interface Poured {
  food: string
  put: string
  with: string
  isInstead: boolean
}

/** A dish with broth: in the place of its water, or in it, which its steps have yet to say. */
export interface WithBroth {
  adapted: AdaptedDish
  /** What is poured in. */
  poured: Poured | null
}

/**
 * A dish with the broth of the house, or a stock cube, for the water that goes into it: what ends first, and what was cooked before what is pressed into cubes.
 * Null where there is none, where the eater must do with little salt, or where it would taste of something else.
 */
export function brothForWater(adapted: AdaptedDish, kitchen: Kitchen): WithBroth | null {
  const water = waterOf(adapted)
  if (!water || checkedEater(kitchen.request).avoidsSalt === true || !takesBroth(adapted)) return null
  for (const { food, there } of brothsOf(adapted, kitchen)) {
    const taken = isOneOf(food, RULES.cubes)
      ? withCubes(adapted, water, food, kitchen)
      : withLiquid(adapted, water, { food, there }, kitchen)
    if (taken) return taken
  }
  return null
}

/** Water that stays in the dish. */
function waterOf({ ingredients }: AdaptedDish): AdaptedIngredient | null {
  const waters = ingredients.filter(({ row, base }) => row.fromTap === true && base.purpose === 'eaten' && base.isBeside !== true)
  const [water] = waters
  return water && waters.length === 1 && water.base.amount !== null && water.grams >= RULES.fromMl ? water : null
}

function takesBroth({ dish, title, ingredients }: AdaptedDish): boolean {
  const { kind } = dish.recipe
  const words = ` ${fold(title)}`
  return (
    RULES.kinds.includes(kind) &&
    !RULES.notTitle.some((each) => words.includes(` ${each}`)) &&
    !ingredients.some(({ row }) => isOneOf(row.id, [...RULES.notFoods, ...BROTHS])) &&
    // What is sweet has none.
    ingredients.some(({ row }) => isPureSalt(row.id))
  )
}

/** The broths of the shelf that go with the dish and may be eaten, the first to be used before the others; `there` in millilitres, null where nobody knows. */
function brothsOf({ ingredients }: AdaptedDish, { stock, gate, leavesOut, request }: Kitchen): { food: string; there: number | null }[] {
  const own = ingredients.map(({ row }) => row.id)
  const suits = (food: string): boolean =>
    RULES.withFoods.every(({ broth, foods }) => !isOneOf(food, broth) || own.some((each) => isOneOf(each, foods)))
  const found = stock.pantry.flatMap(({ foodId, isOut, bestBefore, quantityMl, quantityGrams }) => {
    if (foodId === null || isOut || !isOneOf(foodId, BROTHS)) return []
    const isCube = isOneOf(foodId, RULES.cubes)
    // Powder is neither poured nor counted.
    if (!isCube && findFoodById(foodId)?.unit !== ML) return []
    if (gate(foodId) !== 'ok' || leavesOut.has(foodId) || !suits(foodId)) return []
    if (isForModeration(request.profile, foodId, isCube ? CUBE_A_HEAD_G : BROTH_A_HEAD_G)) return []
    return {
      food: foodId,
      there: quantityMl ?? quantityGrams,
      bestBefore: bestBefore ?? '9',
      isCube,
    }
  })
  return found.toSorted((one, other) => Number(one.isCube) - Number(other.isCube) || one.bestBefore.localeCompare(other.bestBefore))
}

function withLiquid(
  adapted: AdaptedDish,
  water: AdaptedIngredient,
  { food, there }: { food: string; there: number | null },
  kitchen: Kitchen,
): WithBroth | null {
  const row = findFoodById(food)
  const words = RULES.liquids.find(({ foods }) => isOneOf(food, foods))
  if (!row || !words) return null
  const others = adapted.ingredients.filter((each) => each !== water)
  const ofMl = (ml: number): AdaptedIngredient =>
    ofShelf(row, { quantity: ml, measure: ML, grams: Math.round(ml * (row.density ?? 1)), line: `${formatAmount(ml, ML)} ${words.of}` })
  const most = Math.min(there ?? water.grams, roomFor(row, adapted))
  if (most >= RULES.wholeShare * water.grams) {
    const whole = fromShelf(ofMl(roundMl(Math.min(water.grams, most))), others, kitchen)
    return whole && pouredWith(adapted, water, [whole], words)
  }
  const ml = Math.floor(Math.min(there === null ? 0 : most, water.grams - RULES.leastMl) / POURED) * POURED
  const measure = water.base.amount?.measure ?? ''
  if (ml < RULES.leastMl) return null
  const quantity = scaleAmount(water.base.amount?.quantity ?? 1, measure, (water.grams - ml) / water.base.grams, water.base.food)
  const grams = Math.round((water.base.grams * quantity) / (water.base.amount?.quantity ?? 1))
  const less = { ...water, quantity, grams, bought: grams }
  const broth = fromShelf(ofMl(ml), [...others, less], kitchen)
  return broth && pouredWith(adapted, water, [broth, less], words)
}

/** Millilitres of broth that salt the plate to no more than such a plate may have, with all else that is on it. */
function roomFor({ nutrition }: Food, { dish, ingredients, servings }: AdaptedDish): number {
  const brought = ingredients.reduce((sum, { row, grams }) => sum + (isPureSalt(row.id) ? 0 : saltIn(row.id, grams)), 0)
  const room = KITCHEN_CHECKS.portions.salting.wholePlate * mostSaltOf(dish.recipe.kind) * servings - brought
  const salt = nutrition?.saltG ?? 0
  return salt === 0 ? Number.POSITIVE_INFINITY : (100 * Math.max(0, room)) / salt
}

/** A cube for each litre begun, or half of one. */
function withCubes(adapted: AdaptedDish, water: AdaptedIngredient, food: string, kitchen: Kitchen): WithBroth | null {
  const row = findFoodById(food)
  if (!row?.gramsPerPiece || !row.pieceNames) return null
  const quantity = Math.ceil((2 * water.grams) / RULES.cubeMl) / 2
  const amount = { quantity, measure: PIECE, grams: quantity * row.gramsPerPiece, line: nameLine(row, quantity, PIECE) }
  const cubes = fromShelf(ofShelf(row, amount), adapted.ingredients, kitchen)
  const words = inflectName(row.pieceNames[0])
  return cubes && words && pouredWith(adapted, water, [water, cubes], { put: words.in('accusative'), with: words.in('instrumental') })
}

/** The dish with broth, and what is left of its water, where that stood. */
function pouredWith(
  adapted: AdaptedDish,
  water: AdaptedIngredient,
  both: readonly AdaptedIngredient[],
  words: Pick<Poured, 'put' | 'with'>,
): WithBroth | null {
  const broth = both.find(({ row }) => row.fromTap !== true)
  if (!broth) return null
  const ingredients = adapted.ingredients.toSpliced(adapted.ingredients.indexOf(water), 1, ...both)
  const poured = { food: broth.row.id, put: words.put, with: words.with, isInstead: both.length === 1 }
  return { adapted: { ...adapted, ingredients }, poured }
}

/** Steps that pour in broth, or the water with it; null where none speaks of pouring in water that is listed. */
export function pourBroth(
  steps: readonly RecipeStep[],
  listed: readonly string[],
  { food, put, with: means, isInstead }: Poured,
): readonly RecipeStep[] | null {
  for (const { step, start, text } of sentencesOf(steps, listed)) {
    if (steps[step]?.uses?.some(isTap) !== true) continue
    const found = WATER.exec(text)
    if (!found || OTHER_WATER.test(text.slice(0, found.index))) continue
    const at = start + found.index
    const end = at + found[0].length
    const words = found[0].endsWith('ą') ? means : put
    if (!isInstead && !isOneOf(food, RULES.cubes) && !HOT.test(text.slice(0, found.index)))
      return withWords(steps, { step, start: at, end: at, words: `${words} i ` }, [food])
    if (!isInstead) return withWords(steps, { step, start: end, end, words: ` z ${means}` }, [food])
    const poured = withWords(steps, { step, start: at, end, words }, [food])
    return poured.map((each, place) => (place === step ? { ...each, uses: each.uses?.filter((id) => !isTap(id)) ?? [] } : each))
  }
  return null
}

function isTap(food: string): boolean {
  return findFoodById(food)?.fromTap === true
}

/** An adjective of the water itself. */
const HOT = /(?<!\p{L})(?:gorącą|zimną|letnią|ciepłą) $/iu
const WATER = /(?<!\p{L})wod(?:ę|ą)(?!\p{L})/iu
/** What is washed, boiled in salted water or wetted is in no broth. */
const OTHER_WATER = /(?:osolon|opłucz|przelej|przepłucz|zimną|zwilż|namocz|odlej)[^.]*$/iu
