import { type DishKind, findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { purposeOf } from '../ingredients/index.ts'
import { computeNutrition, nutrientPerServing } from '../nutrition/index.ts'
import { type CheckedDish, type CheckedEater, type CheckedIngredient, type CheckFinding, ofAll } from './checked-dish.ts'
import { selects } from './select-foods.ts'
import type { ReadClause } from './steps/read-steps.ts'

/** Foods of so much salt per 100 g are there to salt (salt, stock cubes, soy sauce). */
const SALTY_G = 10
/** Nobody weighs a plate to the gram: by this share a portion may be outside its bounds where nobody says otherwise. */
const PORTION_TOLERANCE = 0.05
/** Of the salt that a serving may have, what nobody eats, whatever brings it: beans with sausage, bacon and two slices of bread. */
const MAX_BY_ITSELF = 1.25
/** Kinds that are salted by what is in the pot, so that another filling of them is less salty; herring is salty everywhere. */
const POTS: ReadonlySet<DishKind> = new Set(['soup', 'stew'])
/** An energy is as it was asked for when it is no further from it than this. */
const AS_ASKED = 0.15

/** Weight, energy, fat and salt of a serving beyond what a dish of its kind can have. */
export function checkPortions(dish: CheckedDish, eater: CheckedEater, clauses: readonly ReadClause[]): CheckFinding[] {
  const bands = forMuch(KITCHEN_CHECKS.portions.kinds[dish.kind], eater)
  const [below, above] = [1 - (eater.tolerance ?? PORTION_TOLERANCE), 1 + (eater.tolerance ?? PORTION_TOLERANCE)]
  const counted = dish.ingredients.map(({ food, grams, line }) => ({ food: findFoodById(food), grams, purpose: purposeOf(line) }))
  const { perServing, coverageByNutrient, coverage } = computeNutrition(counted, dish.servings)
  const findings: CheckFinding[] = []
  const weight = weightOnPlate(dish, clauses) / dish.servings
  const [lightest, heaviest] = bands.weightG
  if (weight > heaviest * above || (!eater.eatsLittle && weight < lightest * below))
    findings.push(ofAll('portion-weight', `porcja waży ${Math.round(weight)} g, a ma ważyć ${lightest}–${heaviest} g`))
  const { kcal, fatG, saltG } = perServing
  const [leastOfKind, most] = bands.kcal
  const least = Math.max(leastOfKind, eater.leastKcal ?? 0)
  if (kcal !== null && coverage > 0.9 && (kcal > most * above || (!eater.eatsLittle && kcal < least * below)))
    findings.push(ofAll('portion-energy', `porcja ma ${Math.round(kcal)} kcal, a ma mieć ${least}–${most}`))
  if (fatG !== null && fatG > bands.fatG * above)
    findings.push(ofAll('portion-fat', `porcja ma ${Math.round(fatG)} g tłuszczu, najwyżej ${bands.fatG}`))
  // Salt "do smaku" is as much as it takes.
  if (saltG === null || coverageByNutrient.saltG < 0.9) return findings
  const [flat, salty] = bands.saltG
  const isOversalted = saltG > salty * (1 + PORTION_TOLERANCE) && addedSalt(dish) > KITCHEN_CHECKS.portions.ownSaltG
  // A soup out of a box is as salty as it is: nobody can cook it otherwise.
  const ready = counted.filter(({ food }) => food?.kind === 'dish')
  const readyG = ready.length === 0 ? 0 : (computeNutrition(ready, dish.servings).perServing.saltG ?? 0)
  const isSaltyPot = eater.isServed === true && POTS.has(dish.kind) && saltG - readyG > salty * MAX_BY_ITSELF
  if (isOversalted || isSaltyPot) findings.push(ofAll('too-much-salt', `porcja ma ${saltG.toFixed(1)} g soli, najwyżej ${salty}`))
  if (saltG < flat * (1 - PORTION_TOLERANCE) && !eater.avoidsSalt && !eater.eatsLittle && !isSweet(dish))
    findings.push(ofAll('too-little-salt', `porcja ma ${saltG.toFixed(1)} g soli, najmniej ${flat}`))
  return findings
}

/** How many times as large a serving may be, 1 or more, before it has more weight, energy or fat than a dish of its kind can have; as if nothing steamed off. */
export function mostOfPortion(dish: Pick<CheckedDish, 'kind' | 'ingredients' | 'servings'>): number {
  return Math.max(1, roomOfPortion(dish))
}

/** The same, below 1 where a serving has more already. */
export function roomOfPortion({ kind, ingredients, servings }: Pick<CheckedDish, 'kind' | 'ingredients' | 'servings'>): number {
  const { weightG, kcal, fatG } = KITCHEN_CHECKS.portions.kinds[kind]
  const counted = ingredients.map(({ food, grams, line }) => ({ food: findFoodById(food), grams, purpose: purposeOf(line) }))
  const bounds: readonly [number, number | null][] = [
    [weightG[1], weightOnPlate({ ingredients }, []) / servings],
    [kcal[1], nutrientPerServing(counted, servings, 'kcal')],
    [fatG, nutrientPerServing(counted, servings, 'fatG')],
  ]
  return bounds.reduce((least, [most, now]) => (now !== null && now > 0 ? Math.min(least, most / now) : least), Number.POSITIVE_INFINITY)
}

/** Grams of salt that a serving of a dish of a kind can have at most. */
export function mostSaltOf(kind: CheckedDish['kind']): number {
  return KITCHEN_CHECKS.portions.kinds[kind].saltG[1]
}

/** Grams of salt that a serving of a dish of a kind has at least, unless it is sweet. */
export function leastSaltOf(kind: CheckedDish['kind']): number {
  return KITCHEN_CHECKS.portions.kinds[kind].saltG[0]
}

type Bands = (typeof KITCHEN_CHECKS.portions.kinds)[CheckedDish['kind']]

/** Whoever asks for more energy than a usual plate has, or for much, gets a larger plate: of everything that much more. */
function forMuch(bands: Bands, { kcal = 0, size = 1 }: CheckedEater): Bands {
  const times = Math.max(size, (kcal * (1 + AS_ASKED)) / bands.kcal[1])
  if (times <= 1) return bands
  const { weightG, saltG } = bands
  return {
    ...bands,
    weightG: [weightG[0], weightG[1] * times],
    kcal: [bands.kcal[0], bands.kcal[1] * times],
    fatG: bands.fatG * times,
    saltG: [saltG[0], saltG[1] * times],
  }
}

/** Grams on all plates: what is dry takes up the water of the pot, and as much of the water on the list as there is. */
function weightOnPlate({ ingredients }: Pick<CheckedDish, 'ingredients'>, clauses: readonly ReadClause[]): number {
  let [sum, water, takenUp] = [0, 0, 0]
  for (const { food: id, grams, line } of ingredients) {
    const food = findFoodById(id)
    if (!food || food.kitchenAid || purposeOf(line) !== 'eaten') continue
    if (food.isWater) water += grams
    else sum += grams
    takenUp += grams * ((food.cookedYield ?? 1) - 1)
  }
  const simmered = clauses.reduce(
    (all, { heat, minutes }) => all + (heat.includes('boil') || heat.includes('stew') ? (minutes ?? 0) : 0),
    0,
  )
  const steamedOff = Math.min(water / 2, simmered * KITCHEN_CHECKS.portions.steamedOffG)
  return sum + Math.max(water - steamedOff, takenUp)
}

/** Grams of salt a serving that was added for its taste. */
function addedSalt({ ingredients, servings }: CheckedDish): number {
  const salting = ingredients.filter(({ food, line }) => {
    const row = findFoodById(food)
    // Herring out of the barrel is what is eaten, and is soaked before.
    return (row?.nutrition?.saltG ?? 0) >= SALTY_G && row?.origin.includes('fish') !== true && purposeOf(line) === 'eaten'
  })
  return salting.reduce((sum, { food, grams }) => sum + (grams * (findFoodById(food)?.nutrition?.saltG ?? 0)) / 100, 0) / servings
}

/** Whether so much of a dish is sweet that nobody looks for salt in it. */
export function isSweet({ ingredients }: { ingredients: readonly Pick<CheckedIngredient, 'food' | 'grams'>[] }): boolean {
  const { sweet } = KITCHEN_CHECKS.portions
  const all = ingredients.reduce((sum, { grams }) => sum + grams, 0)
  return ingredients.reduce((sum, { food, grams }) => sum + (selects(sweet, food) ? grams : 0), 0) >= sweet.share * all
}
