import { DISH_TAGS, type DishTag, type Food, isOneOf, MENU_RULES, placesAmong, type UnlikelyDish } from '@spizarka/knowledge'
import { outside } from '../../compose/choosing/index.ts'
import { monthsOf } from '../../compose/wish/dish-names.ts'
import { countUnseasoned, hasTag } from '../../compose/wish/dish-tags.ts'
import type { DishFacts } from '../../compose/wish/index.ts'
import { isNeverLeftRaw } from '../../kitchen-checks/index.ts'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { MealSlot } from '../slots.ts'

const NO_TAG: DishTag = { id: '', name: '', words: [], when: [] }
const TAGS = new Map(DISH_TAGS.map((tag) => [tag.id, tag]))
const TAG_RULES = MENU_RULES.planning.tags.map(({ tag, ...rule }) => ({ ...rule, tag: TAGS.get(tag) ?? NO_TAG }))

/** What a dish is worth at that place on such a day, by the rules of the menu; minutes above the usual, energy beside it, kinds and tags; `isStyled`: whoever eats in a style of their own has reasons to leave bread and potatoes */
export function placePoints(
  { facts }: { facts: DishFacts },
  { place, isDayOff, month, batchFor }: Pick<MealSlot, 'place' | 'isDayOff' | 'month' | 'batchFor'>,
  { dayEnergy, people, isStyled = false }: { dayEnergy: number; people: number; isStyled?: boolean },
): number {
  const { kcal, proteinG, vegetablesG, minutes, work, ingredients, kinds, kindsDayOff } = MENU_RULES.planning.places[place]
  const day = isDayOff ? 1 : 0
  const { counted, rules, unlikely, protein, vegetables, filling, isFruity, rawMeat } = placedFactsOf(facts)
  let points = (kinds[facts.kind] ?? 0) + (isDayOff && people >= TABLE ? (kindsDayOff[facts.kind] ?? 0) : 0)
  points -=
    (place === 'breakfast' && !isDayOff ? MINUTE.beforeWork : place === 'light' ? MINUTE.evening : MINUTE.usual) *
      Math.max(0, facts.totalMinutes - minutes[day]) +
    0.08 * Math.max(0, facts.activeMinutes - work[day])
  points -= (place === 'breakfast' ? INGREDIENT.breakfast : INGREDIENT.usual) * Math.max(0, counted - ingredients)
  const [least, most] = [kcal[0] * dayEnergy, kcal[1] * dayEnergy]
  points -= facts.kcal === null ? 1 : (facts.kcal < least ? TOO_LITTLE : TOO_MUCH) * outside(facts.kcal, [least, most])
  const { byProtein, byVegetables } = NOURISHING[place === 'main' ? 'main' : 'other']
  const meals = batchFor === null ? 1 : FOR_TWO_DAYS
  points -= meals * (byProtein * lack(protein, proteinG) + byVegetables * lack(vegetables, vegetablesG))
  if (place === 'main' && !isStyled && filling < FULL_AFTER_G) points -= meals * HUNGRY
  if (isFruity && (place === 'main' || place === 'light')) points -= FRUITY_MEAL
  for (const { places, peopleFrom = 0, points: cost } of unlikely)
    if (places?.includes(place) !== false && people >= peopleFrom) points -= cost
  if (place === 'breakfast' && rawMeat >= RAW_MEAT_G) points -= RAW_MEAT_AT_BREAKFAST
  for (const rule of rules) {
    if (rule.places?.includes(place) === false || rule.months?.includes(month) === false) continue
    if (rule.peopleFrom !== undefined && people < rule.peopleFrom) continue
    if (rule.days === undefined || (rule.days === 'weekend') === isDayOff) points += rule.points
  }
  return points
}

/** What a reader strikes a meal out for: as dear as nearly all that may speak for it, so that it stands only where nothing else is to be had. */
export const STRUCK_OUT = 32
/** Of the least energy of such a place, what nobody holds on until the next meal with. */
const LITTLE_ENERGY = 0.9
/** Of the same, what is no meal whatever is eaten up by it: a plate of broth. */
const HARDLY_A_MEAL = 0.72
/** Short of it by so little nobody sees it. */
const ALMOST = 0.9
/** Of the protein of a meal, what a plate of soup with bread has that nobody strikes out. */
const ALMOST_OF_SOUP = 0.55

/** For how many reasons a dish is no meal at that place of a day: too long, too poor, nothing to be full after, no vegetables, not of these months. */
export function countReasons(
  facts: DishFacts,
  { place, isDayOff, month }: Pick<MealSlot, 'place' | 'isDayOff' | 'month'>,
  { isStyled = false, dayEnergy = 1 } = {},
): number {
  const { must } = MENU_RULES.planning.places[place]
  const { proteinG, ownProteinG, vegetablesG, fullAfterG, minutes, kcalAtMost = Number.POSITIVE_INFINITY } = must
  const { protein, ownProtein, vegetables, filling, isFat, months } = placedFactsOf(facts)
  const almost = facts.kind === 'soup' ? ALMOST_OF_SOUP : ALMOST
  return (
    Math.floor(
      Math.max(0, facts.totalMinutes / minutes[isDayOff ? 1 : 0] - 1) * 2 + (facts.totalMinutes > minutes[isDayOff ? 1 : 0] ? 1 : 0),
    ) +
    Number(protein < almost * proteinG || ownProtein < almost * ownProteinG) +
    Number(vegetables < ALMOST * vegetablesG) +
    Number(!isStyled && filling < ALMOST * fullAfterG) +
    countHungry(facts, { place }, dayEnergy) +
    // A plate of sandwiches between meals is one meal more.
    2 * Number(facts.kcal !== null && facts.kcal > kcalAtMost * dayEnergy) +
    Number(isFat) +
    OF_OTHER_MONTHS * Number(months?.includes(month) === false)
  )
}

/** A cold soup in December is nobody's meal, whatever else speaks for it. */
const OF_OTHER_MONTHS = 3

/** For how many of them it is that nobody holds on with it until the next meal. */
export function countHungry({ kcal }: Pick<DishFacts, 'kcal'>, { place }: Pick<MealSlot, 'place'>, dayEnergy: number): number {
  const least = MENU_RULES.planning.places[place].kcal[0] * dayEnergy
  return kcal === null ? 0 : Number(kcal < LITTLE_ENERGY * least) + Number(kcal < HARDLY_A_MEAL * least)
}

/** From so many on there is somebody to bake for. */
const TABLE = 3

/** What energy costs that is twice what suits a place, and none at all: nobody gets up hungry. */
const TOO_MUCH = 5
const TOO_LITTLE = 16

/** What each ingredient above the usual costs. */
const INGREDIENT = { usual: 0.25, breakfast: 0.6 }
/** What each minute above the usual costs. */
const MINUTE = { usual: 0.13, evening: 0.15, beforeWork: 0.4 }

/** What it costs to have nothing of it at all; the meal people sit down to has to hold until the next. */
const NOURISHING = { main: { byProtein: 18, byVegetables: 6 }, other: { byProtein: 12, byVegetables: 3 } }
/** Of the meal people sit down to: grams of a serving, as they are bought, and what less costs. */
const FULL_AFTER_G = 30
const HUNGRY = 7
/** Fruit is no dinner. */
const FRUITY_MEAL = 8
/** Nobody fries mince before work; a serving with so many grams of it is made of it. */
const RAW_MEAT_AT_BREAKFAST = 12
const RAW_MEAT_G = 30
/** What is thin is so on both days. */
const FOR_TWO_DAYS = 2

interface Nourishment {
  /** Grams of a serving. */
  protein: number
  /** Of that, what does not come from bread, groats, vegetables and fruit. */
  ownProtein: number
  vegetables: number
  /** Of what one gets up full after. */
  filling: number
  /** Nearly half of its energy is oil or butter. */
  isFat: boolean
  /** It tastes of fruit, with no meat or fish beside it. */
  isFruity: boolean
  /** Grams of a serving of meat and fish as the counter sells it. */
  rawMeat: number
}

/** What is asked of a dish at every place. */
interface PlacedFacts extends Nourishment {
  /** Foods beside spices and water. */
  counted: number
  /** Of its tags. */
  rules: typeof TAG_RULES
  /** Why few want it, and where. */
  unlikely: readonly UnlikelyDish[]
  /** In which alone it is eaten; null for the whole year. */
  months: readonly number[] | null
}

const placed = new WeakMap<DishFacts, PlacedFacts>()

function placedFactsOf(facts: DishFacts): PlacedFacts {
  let known = placed.get(facts)
  if (!known) {
    const rules = TAG_RULES.filter(({ tag }) => hasTag(tag, facts))
    placed.set(
      facts,
      (known = {
        ...countNourishment(facts),
        counted: countUnseasoned(facts),
        rules,
        unlikely: unlikelyOf(facts),
        months: monthsOf(facts),
      }),
    )
  }
  return known
}

const UNLIKELY = MENU_RULES.planning.unlikely
const unlikelyOfFood = placesAmong(UNLIKELY.map(({ foods }) => foods))

function unlikelyOf({ kind, ingredients, servings }: DishFacts): UnlikelyDish[] {
  const tasted = new Set(ingredients.flatMap(({ food, grams }) => (grams >= A_TASTE_G * servings ? unlikelyOfFood(food.id) : [])))
  return UNLIKELY.filter(({ kinds }, place) => tasted.has(place) && kinds?.includes(kind) !== false)
}

/** Grams of a serving from which on a dish tastes of a food. */
const A_TASTE_G = 15

function countNourishment({ ingredients, servings, kind, kcal }: DishFacts): Nourishment {
  let all = 0
  let vegetables = 0
  let filling = 0
  let rawMeat = 0
  let fats = 0
  let fruit = 0
  let isMeat = false
  for (const { food, grams } of ingredients) {
    const known = nourishingOf(food)
    isMeat ||= known.isMeat
    if (food.fromTap) continue
    all += grams
    if (known.isVegetable) vegetables += grams
    if (known.isFilling) filling += grams
    if (known.isRawMeat) rawMeat += grams
    if (known.isFat) fats += grams
    if (known.isFruit) fruit += grams
  }
  return {
    protein: nutrientPerServing(ingredients, servings, 'proteinG') ?? 0,
    ownProtein: nutrientPerServing(ingredients.filter(isOwnProtein), servings, 'proteinG') ?? 0,
    vegetables: vegetables / servings,
    filling: filling / servings,
    rawMeat: rawMeat / servings,
    isFat: kcal !== null && KCAL_OF_FAT * fats >= MOSTLY_FAT * kcal * servings,
    isFruity: !isMeat && kind !== 'salad' && fruit >= FRUITY * all,
  }
}

/** What a food is on a plate: the same in every dish. */
interface Nourishing {
  isMeat: boolean
  isRawMeat: boolean
  isVegetable: boolean
  isFilling: boolean
  isFat: boolean
  isFruit: boolean
}

const nourishing = new WeakMap<Food, Nourishing>()

function nourishingOf(food: Food): Nourishing {
  let known = nourishing.get(food)
  if (!known) {
    const { id, origin } = food
    const isMeat = origin.some((each) => MEAT.includes(each))
    known = {
      isMeat,
      isRawMeat: isMeat && isNeverLeftRaw(id),
      isVegetable: isVegetable(food),
      isFilling: isOneOf(id, MENU_RULES.planning.fullAfter),
      isFat: isOneOf(id, FATS),
      isFruit: isOneOf(id, MENU_RULES.planning.fruit),
    }
    nourishing.set(food, known)
  }
  return known
}

const thin = new Map<string, boolean>()

function isOwnProtein({ food: { id } }: { food: Food }): boolean {
  let isThin = thin.get(id)
  if (isThin === undefined) thin.set(id, (isThin = isOneOf(id, MENU_RULES.planning.thinProtein)))
  return !isThin
}

const FATS = ['tluszcze', 'maslo']
const KCAL_OF_FAT = 8.5
const MOSTLY_FAT = 0.45
const MEAT: readonly string[] = ['meat', 'poultry', 'pork', 'beef', 'fish', 'seafood']
/** Share of its weight in fruit from which on a dish is sweet, sugar or not. */
const FRUITY = 0.18

/** Fresh, frozen, pickled or tinned; what only fills is none. */
function isVegetable({ id, aisle, origin, kind }: Food): boolean {
  return (
    origin.every((each) => each === 'plant') &&
    kind === 'food' &&
    ['vegetables', 'frozen', 'cans-and-jars', 'sauces'].includes(aisle) &&
    !isOneOf(id, MENU_RULES.planning.fillingVegetables)
  )
}

/** What a figure is short of another, as a share of that. */
function lack(value: number, wanted: number): number {
  return wanted === 0 ? 0 : Math.max(0, wanted - value) / wanted
}

/** Whether a dish may stand at a place at all: a meal of its own. */
export function isMealFor(
  { facts: { kind, meals } }: { facts: Pick<DishFacts, 'kind' | 'meals'> },
  slot: Pick<MealSlot, 'meal' | 'place'>,
  { isNearEnough = false } = {},
): boolean {
  const isOfMeal = meals.includes(slot.meal) || (isNearEnough && MENU_RULES.meals[slot.meal].nearest.some((meal) => meals.includes(meal)))
  if (!isOfMeal) return false
  // Cocoa alone is no breakfast, where there is anything to eat.
  if (kind === 'drink' && slot.place === 'breakfast') return isNearEnough
  const isMain: boolean = slot.place === 'main' || slot.place === 'light'
  return slot.place === 'snack' || !(MENU_RULES.accompaniments.includes(kind) && kind !== 'drink')
    ? !(isMain && MENU_RULES.neverMainMeal.includes(kind))
    : false
}

/** What is as good on a later day. */
export const AHEAD = TAGS.get('make-ahead') ?? NO_TAG

/** What costs little. */
export const CHEAP = TAGS.get('cheap') ?? NO_TAG

/** Whether a dish costs little. */
export function isCheap(facts: DishFacts): boolean {
  return hasTag(CHEAP, facts)
}

const UNCOOKED = TAGS.get('no-cooking') ?? NO_TAG

/** Whether nothing is boiled, fried or baked for it. */
export function isUncooked(facts: DishFacts): boolean {
  return hasTag(UNCOOKED, facts)
}

const LEFTOVERS = TAGS.get('leftovers') ?? NO_TAG

/** Whether it is made of what was left of another meal. */
export function isOfLeftovers(facts: DishFacts): boolean {
  return hasTag(LEFTOVERS, facts)
}
