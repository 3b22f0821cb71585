import { type Food, findFoodById, isA, isSeasoning, MENU_RULES } from '@spizarka/knowledge'
import type { DishFacts } from './dish-facts.ts'
import type { Want } from './want.ts'

/** Foods that a word for many of them means at least. */
const MANY_FOODS = 8
/** Of what is asked for by a word for many foods a dish has at least this share of its weight: garlic alone is no vegetables. */
const LEAST_OF_MANY = 0.08
const TRACE = 0.6
/** A dish with what is asked for beside it: potatoes beside a cutlet for "coś z ziemniaków". */
export const BESIDE_ALONE = 0.9
/** A dish in which what is to be its main thing is one of many: a spoon of aubergine in a curry for "coś z bakłażana". */
export const ONE_OF_MANY = 0.95
/** Less of a vegetable than this on a plate, grams, is one of many. */
const LEAST_OF_VEGETABLE_G = 70
/** More meat or fish than this on a plate, grams, is a dish of it. */
const DISH_OF_MEAT_G = 40

/** What a dish may be of a want for a food by how much of it is on the plate, whatever its title says. */
export function mostByAmount(want: Want, dish: DishFacts): number {
  const { foods, kinds, tags, isMuch, isRefused, isWhole } = want
  if (isMuch && !hasMuch(foods, dish)) return TRACE
  if (isRefused || foods.length === 0 || kinds.length + tags.length > 0) return 1
  return isWhole && meatIn(dish) > DISH_OF_MEAT_G ? BESIDE_ALONE : hasOnlyALittle(want, dish) ? ONE_OF_MANY : 1
}

/** What one person eats of a thing at a meal where no rule says so, grams: of what is sold by the piece or weighed on a plate, and of the rest. */
const HELPING_G = 120
const FILLING_HELPING_G = 200
const FILLING_AISLES: ReadonlySet<string> = new Set(['vegetables', 'fruit', 'meat', 'fish'])
/** Before it is cooked. */
const DRY_HELPING_G = 90
const DRY_AISLES: ReadonlySet<string> = new Set(['flour-and-groats', 'pasta-and-rice', 'pulses-nuts-seeds'])
const NEARLY_A_HELPING = 0.7
const A_LITTLE = 0.4

function helpingOf(foods: readonly string[]): number {
  const rule = MENU_RULES.planning.helpings.find((each) => foods.some((food) => each.foods.some((kind) => isA(food, kind))))
  if (rule && foods.length < MANY_FOODS) return rule.grams
  const areOf = (aisles: ReadonlySet<string>): boolean => foods.some((food) => aisles.has(findFoodById(food)?.aisle ?? ''))
  return areOf(FILLING_AISLES) ? FILLING_HELPING_G : areOf(DRY_AISLES) ? DRY_HELPING_G : (rule?.grams ?? HELPING_G)
}

/** Whether an ingredient is one of some foods, or taken from one: the pasta of a recipe that is made with the penne at home. */
export function isNamedOne(foods: readonly string[], { food, takenFrom }: DishFacts['ingredients'][number]): boolean {
  return foods.includes(food.id) || (takenFrom !== undefined && foods.includes(takenFrom))
}

/** Grams of some foods in a serving; of a word for many, what only fills or seasons is none of it. */
function eatenOf(foods: readonly string[], { ingredients, servings }: DishFacts): number {
  const isCounted = (each: DishFacts['ingredients'][number]): boolean =>
    isNamedOne(foods, each) && !(foods.length >= MANY_FOODS && isFillingVegetable(each.food.id))
  return ingredients.reduce((sum, each) => sum + (isCounted(each) ? each.grams : 0), 0) / servings
}

function isFillingVegetable(id: string): boolean {
  return MENU_RULES.planning.fillingVegetables.includes(id)
}

/** "Mało mięsa" is a little of it, and rather none than much. */
export function shareOfLittle({ foods }: Want, dish: DishFacts): number {
  const helpings = eatenOf(foods, dish) / helpingOf(foods)
  return helpings > A_LITTLE ? TRACE : helpings > 0 ? 1 : BESIDE_ALONE
}

/** Whether a serving has a whole helping of some foods. */
function hasMuch(foods: readonly string[], dish: DishFacts): boolean {
  return eatenOf(foods, dish) >= NEARLY_A_HELPING * helpingOf(foods)
}

/** Whether a dish that was to be made of a vegetable has only a little of it; what goes with a dish ("z koperkiem"), or seasons it, may be little. */
function hasOnlyALittle({ foods, words }: Want, dish: DishFacts): boolean {
  const isVegetable =
    foods.every((id) => findFoodById(id)?.aisle !== 'meat') && foods.some((id) => findFoodById(id)?.aisle === 'vegetables')
  if (!isVegetable || foods.length >= MANY_FOODS || foods.some(isSeasoning) || foods.some(isFillingVegetable)) return false
  return !isSaidOfWhatGoesWith(words) && eatenOf(foods, dish) < LEAST_OF_VEGETABLE_G
}

/** Flesh, be it raw, cured or from a tin; broth is what things are boiled in. */
export function isMeatOrFish({ origin, aisle }: Food): boolean {
  return !IN_THE_POT.has(aisle) && origin.some((each) => FLESH.has(each))
}

const FLESH: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'beef', 'fish'])
const IN_THE_POT: ReadonlySet<string> = new Set(['ready-meals', 'sauces'])

/** Grams of meat and fish on a plate. */
function meatIn({ ingredients, servings }: DishFacts): number {
  return ingredients.reduce((sum, { food, grams }) => sum + (isMeatOrFish(food) ? grams : 0), 0) / servings
}

/** What is asked for by its kind alone has to be more than a trace. */
export function shareOfFoods(foods: readonly string[], { ingredients }: DishFacts): number {
  if (foods.length < MANY_FOODS || foods.every(isSeasoning)) return 1
  let [all, asked] = [0, 0]
  for (const each of ingredients) {
    if (each.food.fromTap) continue
    all += each.grams
    if (isNamedOne(foods, each)) asked += each.grams
  }
  return asked >= LEAST_OF_MANY * all ? 1 : TRACE
}

/** "Z ziemniakami" may stand beside; "z ziemniaków" and "ziemniaki" are what the dish is made of. */
export function isSaidOfWhatGoesWith(words: string): boolean {
  return /(?:ami|mi|em|ą)$/.test(words.toLowerCase())
}
