import { type Food, findFoodById, isOneOf, isSeasoning, MENU_RULES, placesAmong } from '@spizarka/knowledge'
import { nameOf } from '../../compose/wish/dish-names.ts'
import { isTapWater } from '../../stock/index.ts'

/** What dishes are alike by. */
export interface DishLooks {
  kind: string
  /** What it is called first: toast, fritters, pasta. */
  name: string
  foods: readonly string[]
  origins: readonly string[]
  /** Which heaps of the menu what one is full after belongs to. */
  bases: readonly number[]
  /** The same for dishes that nobody tells apart: of one kind, on the same; null where it stands on too little to tell. */
  twin: string | null
  /** The same for dishes that are told apart by their vegetable alone: fritters of carrots, fritters of celeriac. */
  pattern: string
  /** What it makes a meal of, and how often in a week that surprises nobody. */
  staples: readonly WeeklyFood[]
  /** Grams of a serving of what nobody eats much of in a day, in the order of the rules. */
  ofDay: readonly number[]
}

/** Foods of which people notice together how often they come: one object for each kind of them. */
export interface WeeklyFood {
  readonly times: number
  /** Grams of a serving from which on it is tasted, however little of the dish that is. */
  readonly fromG?: number
}

/** A food of which a dish holds at least this share is one that it tastes of. */
const MUCH = 0.15
/** One that it is to be full after: rice weighs little before it is boiled. */
const BASE = 0.1
const BASES = MENU_RULES.planning.bases
const basesOfFood = placesAmong(BASES.map(({ foods }) => foods))

/** What a dish is told from others by; `ingredients` are those that are eaten, or bought for it. */
export function looksOf(
  { kind, title, servings }: { kind: string; title: string; servings: number },
  ingredients: readonly { food: Food; grams: number }[],
  mainFoods: readonly string[],
): DishLooks {
  const eaten = ingredients.filter(({ food }) => !isTapWater(food.id) && !isSeasoning(food.id))
  const all = eaten.reduce((sum, { grams }) => sum + grams, 0)
  const much = eaten.filter(({ food, grams }) => grams >= MUCH * all || mainFoods.includes(food.id))
  const bases = basesOf(kind, eaten, servings)
  const name = nameOf(title)
  const origins = much.flatMap(({ food }) => food.origin.filter((origin) => origin !== 'plant'))
  return {
    kind,
    name,
    foods: [...new Set(much.flatMap(({ food }) => (weeklyFood(food.id).times < DAILY ? food.parent : [])))],
    origins: [...new Set(origins)],
    bases,
    twin: bases.length < LEAST_TOLD ? null : `${kind} ${bases.join(' ')}`,
    pattern: [kind, name, ...bases.filter((base) => BASES[base]?.isVegetable !== true)].join(' '),
    staples: [...new Set(eaten.flatMap((each) => (much.includes(each) || isNoticed(each, servings) ? weeklyFood(each.food.id) : [])))],
    ofDay: A_DAY.map(({ foods }) => eaten.reduce((sum, { food, grams }) => sum + (isOneOf(food.id, foods) ? grams / servings : 0), 0)),
  }
}

/** Grams of a serving from which on a vegetable or a fruit is noticed, however much else lies on the plate: pepper beside the eggs, in the salad and on the bread is pepper all week. */
const NOTICED_G = 25

function isNoticed({ food, grams }: { food: Food; grams: number }, servings: number): boolean {
  const { fromG = Number.POSITIVE_INFINITY } = weeklyFood(food.id)
  if (grams >= fromG * servings) return true
  return (
    grams >= NOTICED_G * servings &&
    (food.aisle === 'vegetables' || food.aisle === 'fruit') &&
    !isOneOf(food.id, MENU_RULES.planning.fillingVegetables)
  )
}

/** Heaps from which on two dishes of one kind are the same. */
const LEAST_TOLD = 2

function basesOf(kind: string, eaten: readonly { food: Food; grams: number }[], servings: number): number[] {
  const all = eaten.reduce((sum, { grams }) => sum + grams, 0)
  const gramsOf = BASES.map(() => 0)
  for (const { food, grams } of eaten) for (const place of basesOfFood(food.id)) gramsOf[place] = (gramsOf[place] ?? 0) + grams
  return BASES.flatMap(({ kinds, fromG }, place) => {
    if (kinds?.some((each) => each === kind)) return place
    const grams = gramsOf[place] ?? 0
    return grams > 0 && grams >= (fromG === undefined ? BASE * all : fromG * servings) ? place : []
  })
}

const { aDay: A_DAY, aWeek } = MENU_RULES.planning
const { usual, foods: WEEKLY } = aWeek
/** What may come that often in a week makes no two dishes alike: bread, milk. */
const DAILY = 5
const weeklyFoods = new Map<string, WeeklyFood>()

function weeklyFood(id: string): WeeklyFood {
  let known = weeklyFoods.get(id)
  if (!known) weeklyFoods.set(id, (known = WEEKLY.find(({ foods }) => isOneOf(id, foods)) ?? usualFood(id)))
  return known
}

/** What no rule names comes as often as anything else, each kind of it counted with the others: red pepper is pepper. */
function usualFood(id: string): WeeklyFood {
  const parent = findFoodById(id)?.parent
  return parent !== undefined && findFoodById(parent) ? weeklyFood(parent) : { times: usual }
}
