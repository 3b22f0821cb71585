import { type DishTag, type DishTagRule, type Food, isLeftover, isOneOf, kindsOf, RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { DishFacts } from './dish-facts.ts'
import { foldedWords, phraseFinder } from './phrase-index.ts'

const known = new WeakMap<DishFacts, Map<DishTag, number>>()

/** Whether a dish is as a tag says: by what its recipe says of it, else by the rules of the tag. */
export function hasTag(tag: DishTag, dish: DishFacts): boolean {
  return degreeOf(tag, dish) > 0
}

/** How much a dish is as a tag says, 0 to 1: a soup warms, and one with ginger more. Remembered: it is so of a recipe whoever asks. */
function degreeOf(tag: DishTag, dish: DishFacts): number {
  const tags = known.get(dish) ?? new Map<DishTag, number>()
  known.set(dish, tags)
  let degree = tags.get(tag)
  if (degree === undefined) tags.set(tag, (degree = readDegree(tag, dish)))
  return degree
}

function readDegree({ id, when }: DishTag, dish: DishFacts): number {
  if (dish.tags.includes(id)) return 1
  if (dish.notTags.includes(id)) return 0
  let most = 0
  for (const rule of when) {
    const degree = rule.degree ?? 1
    if (degree > most && holds(rule, dish)) most = degree
  }
  return most
}

/** A dish before it is fitted: what holds however it is, and the foods that may be in it. */
export interface UnfittedDish extends Pick<DishFacts, 'title' | 'kind' | 'meals' | 'activeMinutes' | 'keepsDays' | 'tags' | 'notTags'> {
  /** At least. */
  totalMinutes: number
  /** Every food that it may be made of, stand-ins and sides with them. */
  mayHold: () => readonly Food[]
}

/** Whether a dish may turn out to be as a tag says. */
export function mayHaveTag({ id, when }: DishTag, dish: UnfittedDish): boolean {
  if (dish.tags.includes(id)) return true
  return !dish.notTags.includes(id) && when.some((rule) => mayHold(rule, dish))
}

function mayHold(rule: DishTagRule, dish: UnfittedDish): boolean {
  const {
    kinds,
    notKinds,
    meals,
    minutesAtMost,
    workMinutesAtMost,
    keepsDaysAtLeast,
    foods,
    andFoods,
    pungent,
    pungentAtLeast = 0,
    leftovers,
  } = rule
  const mayHoldOneOf = (ids: readonly string[]): boolean => dish.mayHold().some(({ id }) => isOneOf(id, ids))
  return (
    kinds?.includes(dish.kind) !== false &&
    notKinds?.includes(dish.kind) !== true &&
    meals?.some((meal) => dish.meals.includes(meal)) !== false &&
    isAtMost(dish.totalMinutes, minutesAtMost) &&
    isAtMost(dish.activeMinutes, workMinutesAtMost) &&
    isAtLeast(dish.keepsDays, keepsDaysAtLeast) &&
    (foods === undefined || mayHoldOneOf(foods)) &&
    (andFoods === undefined || mayHoldOneOf(andFoods)) &&
    ((pungent !== true && pungentAtLeast <= 0) || dish.mayHold().some((food) => food.pungent === true)) &&
    (leftovers === undefined || dish.mayHold().some(isCookedBefore))
  )
}

/** How far a dish is as a tag says, 0 to 1: of what ends it may take a part. */
export function shareOfTag(tag: DishTag, dish: DishFacts): number {
  const degree = degreeOf(tag, dish)
  const isOfEnding = tag.when.every(({ usesEnding }) => usesEnding === true)
  return isOfEnding ? degree * (dish.usesEnding ?? 1) : degree
}

/** What can be seen at a glance comes first: it spares reading the steps of most dishes. */
function holds(rule: DishTagRule, dish: DishFacts): boolean {
  return (
    isOfKind(rule, dish) &&
    isWithinLimits(rule, dish) &&
    hasFoods(rule, dish) &&
    hasWords(rule, dish) &&
    hasNutrients(rule, dish) &&
    hasVessels(rule, dish)
  )
}

function isOfKind({ kinds, notKinds, meals, equipment, withoutEquipment }: DishTagRule, dish: DishFacts): boolean {
  return (
    kinds?.includes(dish.kind) !== false &&
    notKinds?.includes(dish.kind) !== true &&
    meals?.some((meal) => dish.meals.includes(meal)) !== false &&
    equipment?.some((tool) => dish.equipment.includes(tool)) !== false &&
    withoutEquipment?.some((tool) => dish.equipment.includes(tool)) !== true
  )
}

function isWithinLimits(rule: DishTagRule, dish: DishFacts): boolean {
  const { minutesAtMost, minutesAtLeast, workMinutesAtMost, keepsDaysAtLeast, ingredientsAtMost, kcalAtMost, kcalAtLeast } = rule
  return (
    isAtMost(dish.totalMinutes, minutesAtMost) &&
    isAtLeast(dish.totalMinutes, minutesAtLeast) &&
    isAtMost(dish.activeMinutes, workMinutesAtMost) &&
    isAtLeast(dish.keepsDays, keepsDaysAtLeast) &&
    (ingredientsAtMost === undefined || countUnseasoned(dish) <= ingredientsAtMost) &&
    isAtMost(dish.kcal, kcalAtMost) &&
    isAtLeast(dish.kcal, kcalAtLeast)
  )
}

/** Foods of a dish beside its spices and water. */
export function countUnseasoned({ ingredients }: Pick<DishFacts, 'ingredients'>): number {
  return ingredients.reduce((sum, { food }) => sum + (food.spice || food.fromTap ? 0 : 1), 0)
}

function isAtMost(value: number | null, limit: number | undefined): boolean {
  return limit === undefined || (value !== null && value <= limit)
}

function isAtLeast(value: number | null, limit: number | undefined): boolean {
  return limit === undefined || (value !== null && value >= limit)
}

function hasFoods(rule: DishTagRule, dish: DishFacts): boolean {
  const { ingredients, servings } = dish
  const {
    foods,
    andFoods,
    withoutFoods,
    withoutOrigins,
    withoutFoodTags,
    freeOf,
    pungent,
    foodsAtLeast,
    pungentAtLeast,
    leftovers,
    frozenAtLeast,
  } = rule
  // What only stands beside a dish makes it no such dish: groats beside a cutlet warm nobody, though they may spoil it for somebody.
  const gramsOf = (isSuch: (food: Food) => boolean): number =>
    ingredients.reduce((sum, { food, grams, isBeside }) => sum + (isBeside !== true && isSuch(food) ? grams : 0), 0) / servings
  const isMadeOf = (ids: readonly string[]): boolean => {
    const kinds = kindsOf(ids)
    return ingredients.some(({ food, isBeside }) => isBeside !== true && kinds.has(food.id))
  }
  const hasOneOf = (ids: readonly string[]): boolean => {
    const kinds = kindsOf(ids)
    return ingredients.some(({ food }) => kinds.has(food.id))
  }
  return (
    (foods === undefined || isMadeOf(foods)) &&
    (foodsAtLeast === undefined || gramsOf((food) => foods !== undefined && isOneOf(food.id, foods)) >= foodsAtLeast) &&
    (pungentAtLeast === undefined || gramsOf((food) => food.pungent === true) >= pungentAtLeast) &&
    (leftovers === undefined || ingredients.some(({ food }) => isCookedBefore(food))) &&
    (frozenAtLeast === undefined || gramsFrozen(dish) >= frozenAtLeast * dish.servings) &&
    (andFoods === undefined || isMadeOf(andFoods)) &&
    (withoutFoods === undefined || !hasOneOf(withoutFoods)) &&
    (withoutOrigins === undefined || !ingredients.some(({ food }) => food.origin.some((origin) => withoutOrigins.includes(origin)))) &&
    (withoutFoodTags === undefined || !ingredients.some(({ food }) => food.tags?.some((tag) => withoutFoodTags.includes(tag)))) &&
    (freeOf === undefined ||
      !ingredients.some(({ food }) => [...food.allergens, ...(food.mayContain ?? [])].some((each) => freeOf.includes(each)))) &&
    (pungent === undefined || ingredients.some(({ food }) => food.pungent === true) === pungent)
  )
}

/** Left of a meal, or ready when it was bought: what dishes of leftovers are made of. */
function gramsFrozen({ ingredients }: Pick<DishFacts, 'ingredients'>): number {
  return ingredients.reduce((sum, { grams, isFrozen }) => sum + (isFrozen ? grams : 0), 0)
}

function isCookedBefore({ id, kind, aisle }: Food): boolean {
  return isLeftover(id) || (kind === 'dish' && COOKED.has(aisle))
}

const COOKED: ReadonlySet<string> = new Set(['ready-meals', 'meat', 'cold-cuts', 'fish', 'frozen'])

function hasVessels({ vesselsAtMost }: DishTagRule, dish: DishFacts): boolean {
  return vesselsAtMost === undefined || countVessels(dish.steps) <= vesselsAtMost
}

function hasNutrients(rule: DishTagRule, dish: DishFacts): boolean {
  const { proteinAtLeast, proteinAtMost, carbsAtMost, fatAtMost, saltAtMost, fibreAtLeast, vegetablesAtLeast } = rule
  const { ingredients, servings } = dish
  const perServing = (nutrient: 'proteinG' | 'carbsG' | 'fatG' | 'saltG' | 'fibreG') => nutrientPerServing(ingredients, servings, nutrient)
  const vegetables = ingredients.reduce((sum, { food, grams }) => sum + (food.aisle === 'vegetables' ? grams : 0), 0)
  return (
    isAtLeast(vegetables / servings, vegetablesAtLeast) &&
    (fibreAtLeast === undefined || isAtLeast(perServing('fibreG'), fibreAtLeast)) &&
    (proteinAtLeast === undefined || isAtLeast(perServing('proteinG'), proteinAtLeast)) &&
    (proteinAtMost === undefined || isAtMost(perServing('proteinG'), proteinAtMost)) &&
    (carbsAtMost === undefined || isAtMost(perServing('carbsG'), carbsAtMost)) &&
    (fatAtMost === undefined || isAtMost(perServing('fatG'), fatAtMost)) &&
    (saltAtMost === undefined || isAtMost(perServing('saltG'), saltAtMost))
  )
}

/** What rules found in the words of a dish. */
interface ReadTexts {
  title: string
  about: string
  found: Map<DishTagRule, boolean>
}

const textsOf = new WeakMap<DishFacts, ReadTexts>()

function readTexts(dish: DishFacts): ReadTexts {
  let texts = textsOf.get(dish)
  if (!texts) {
    const { title, about } = dish
    textsOf.set(dish, (texts = { title: foldedWords(title), about: foldedWords(about), found: new Map() }))
  }
  return texts
}

/** Kept by the steps: those of the base are the same in every request. */
const wordsOfSteps = new WeakMap<DishFacts['steps'], string>()

/** A dish that was filled writes its steps when they are asked for: no rule that says nothing of them asks. */
function readSteps({ steps }: DishFacts): string {
  let words = wordsOfSteps.get(steps)
  if (words === undefined) wordsOfSteps.set(steps, (words = foldedWords(steps.map(({ text }) => text).join(' '))))
  return words
}

type Finder = (text: string) => boolean
type Finders = Record<'title' | 'withoutTitle' | 'about' | 'steps' | 'withoutSteps', Finder | null>
/** Null where a rule says nothing of words. */
const findersOf = new WeakMap<DishTagRule, { finders: Finders | null }>()

function finderOf(phrases: readonly string[] | undefined): Finder | null {
  return phrases === undefined ? null : phraseFinder(phrases)
}

function readFinders(rule: DishTagRule): Finders | null {
  let read = findersOf.get(rule)
  if (!read) {
    const finders = {
      title: finderOf(rule.title),
      withoutTitle: finderOf(rule.withoutTitle),
      about: finderOf(rule.about),
      steps: finderOf(rule.steps),
      withoutSteps: finderOf(rule.withoutSteps),
    }
    read = { finders: Object.values(finders).some((finder) => finder !== null) ? finders : null }
    findersOf.set(rule, read)
  }
  return read.finders
}

function hasWords(rule: DishTagRule, dish: DishFacts): boolean {
  const finders = readFinders(rule)
  if (finders === null) return true
  const texts = readTexts(dish)
  let has = texts.found.get(rule)
  if (has === undefined) {
    has =
      finders.title?.(texts.title) !== false &&
      finders.withoutTitle?.(texts.title) !== true &&
      finders.about?.(texts.about) !== false &&
      finders.steps?.(readSteps(dish)) !== false &&
      finders.withoutSteps?.(readSteps(dish)) !== true
    texts.found.set(rule, has)
  }
  return has
}

const VESSEL_FINDERS = RECIPE_WORDS.cookingVessels.map(phraseFinder)
const vesselCounts = new WeakMap<readonly RecipeStep[], number>()

/** In how many pots, pans and trays a dish is cooked, by what its steps say; one that is told twice is one. Remembered by the steps. */
function countVessels(steps: readonly RecipeStep[]): number {
  let count = vesselCounts.get(steps)
  if (count === undefined) {
    const text = foldedWords(steps.map((step) => step.text).join(' '))
    vesselCounts.set(steps, (count = VESSEL_FINDERS.filter((isNamed) => isNamed(text)).length))
  }
  return count
}
