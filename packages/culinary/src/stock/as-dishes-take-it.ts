import { FOODS, type Food, findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { selects } from '../kitchen-checks/select-foods.ts'
import { foldWords, hasWord } from '../kitchen-checks/steps/step-words.ts'
import { onceCooked } from '../parse/names/once-cooked.ts'
import { looksLikeAdjective } from '../parse/polish/decline-adjective.ts'
import { fold } from '../parse/polish/fold.ts'
import { DRIED_STEMS } from '../parse/words.ts'
import { remembered } from '../remembered.ts'
import type { StockedProduct } from './stocked-product.ts'

const taken = new WeakMap<StockedProduct, StockedProduct>()

/** A product as dishes may take it: what was cooked already is no raw food, and what is kept among the spices is ground or dried; what is counted in slices is none of loaves. The same object for the same product. */
export function asDishesTakeIt(product: StockedProduct): StockedProduct {
  let known = taken.get(product)
  if (!known) {
    const food = product.foodId === null ? null : findFoodById(product.foodId)
    taken.set(product, (known = food ? asCountedOut(asKeptSpice(asCookedBefore(product, food), food), food) : product))
  }
  return known
}

/**
 * One whose name says that it was cooked already ("ziemniaki pieczone", "kurczak z rosołu") and that is
 * filed under what is cooked raw is what that food is once it is cooked. Where no record says what that is it does for nothing but its own name.
 */
function asCookedBefore(product: StockedProduct, food: Food): StockedProduct {
  if (!saysCooked(product.name) || saysCooked(food.name)) return product
  return isCookedRaw(food) ? { ...product, foodId: leftoverOf(food) } : product
}

/**
 * What people count that shops do not sell singly, the aisles where that is so, and the grams of loaves and packs beyond which it is that: nobody keeps six
 * loaves of toast, or four kilos of rice. Slices and bags are counted whole. Fruit and vegetables are cut into slices, and counted as they grow.
 */
const COUNTED_OUT: readonly { measure: string; aisles: readonly Food['aisle'][]; mostG: number }[] = [
  { measure: 'kromka', aisles: ['bakery'], mostG: 2500 },
  { measure: 'woreczek', aisles: ['pasta-and-rice', 'flour-and-groats'], mostG: 2500 },
  { measure: 'plaster', aisles: ['cold-cuts', 'cheese'], mostG: 700 },
]

/** "Chleb tostowy, 12 szt." is twelve slices, "ryż, 4 szt." four bags, unless its owner says what a piece of it weighs. */
function asCountedOut(product: StockedProduct, food: Food): StockedProduct {
  const { quantityPieces: count, gramsPerPiece } = product
  if (count === null || !Number.isInteger(count) || gramsPerPiece !== null) return product
  const whole = food.gramsPerPiece ?? food.packs?.[0] ?? 0
  const part = COUNTED_OUT.find(
    ({ measure, aisles, mostG }) => aisles.includes(food.aisle) && food.measures?.[measure] !== undefined && count * whole > mostG,
  )
  return part ? { ...product, gramsPerPiece: food.measures?.[part.measure] ?? null } : product
}

const NAMES = 5_000
/** Whether a name says that it was cooked already; a pantry is readied for every meal that is planned from it. */
const saysCooked = remembered(NAMES, (name) => hasWord(foldWords(name), 'cookedBefore'))

/** Whether steps peel, boil or fry it as it comes from the shop. */
function isCookedRaw({ id }: Food): boolean {
  const { ready, raw, rules } = KITCHEN_CHECKS.doneness
  return !selects(ready, id) && (selects(raw, id) || rules.some((rule) => selects(rule, id)))
}

/** Id of the food that a raw one is once somebody has cooked it, by its own record or by that of what it is a kind of. */
function leftoverOf(food: Food): string | null {
  const cooked = onceCooked(food)
  if (cooked) return cooked === food ? null : cooked.id
  for (let kind: Food | null = food; kind; kind = findFoodById(kind.parent)) if (kind.leftOver !== undefined) return kind.leftOver
  return null
}

/**
 * "papryka" that is kept as a spice, and so without an amount, is ground: else a household that has a jar of it would cook with as many peppers
 * as it likes. What says to be fresh, and what has no dried kind of its own, stays what it is.
 */
function asKeptSpice(product: StockedProduct, food: Food): StockedProduct {
  if (!product.isSpice || food.spice === true || !isProduce(food) || FRESH.test(product.name)) return product
  const dried = driedKindOf(food)
  return dried ? { ...product, foodId: dried.id } : product
}

function isProduce({ aisle }: Food): boolean {
  return aisle === 'vegetables' || aisle === 'fruit'
}

const FRESH = /śwież|swiez/i

const DRIED = new RegExp(` (?:${DRIED_STEMS.join('|')}|w proszku)`)

const driedKinds = new Map<Food, Food | null>()

/** The plainest spice of the same noun that says to be ground or dried: "papryka mielona" for any pepper, "czosnek granulowany". */
function driedKindOf(food: Food): Food | null {
  let kind = driedKinds.get(food)
  if (kind === undefined) {
    const [noun, ...others] = food.name.split(' ')
    const isDescribed = others.every((word) => looksLikeAdjective(word))
    const named = FOODS.filter(({ spice, name }) => spice === true && name.split(' ')[0] === noun && DRIED.test(fold(name)))
    kind = isDescribed ? (named.toSorted((one, other) => one.name.length - other.name.length)[0] ?? null) : null
    driedKinds.set(food, kind)
  }
  return kind
}
