import { MENU_RULES, type Meal } from '@spizarka/knowledge'
import {
  type Candidate,
  type ChosenDish,
  type Concessions,
  choiceFor,
  END_SOON_DAYS,
  FEW,
  FOR_THE_NUMBER,
  takesEndingMeat,
} from './choosing/index.ts'
import type { Kitchen } from './kitchen.ts'
import { asksForMannersOnly, type Wish } from './wish/index.ts'

/** What further dishes of an answer are to be: beside which, giving up what, how many and which. */
export interface Further {
  beside: readonly ChosenDish[]
  steps: readonly Concessions[]
  count?: number
  suits?: (dish: Candidate) => boolean
}

/** Finds further dishes of a meal; `reason` is why one of another meal than the asked one is offered. */
export type FindFurther = (meal: Meal | null, reason: string, further: Further) => ChosenDish[]

/** Dishes that are what was to be eaten, where any is: what else stands beside them is chosen for that place. */
export function onlyWished(found: readonly ChosenDish[], wish: Wish): readonly ChosenDish[] {
  if (found[0]?.isWhatIsWished !== true || asksForMannersOnly(wish)) return found
  return found.filter(({ isWhatIsWished: isWished, savesMeat }) => isWished || savesMeat)
}

/**
 * As many dishes as were asked for. Whoever asks for three is given three: where fewer are what was wished for, those follow that are part of it, and then the best of
 * this pantry, each of which says what of the wish it is not. Nothing that the wish rules out is among them.
 */
export function inFull(found: readonly ChosenDish[], kitchen: Kitchen, wish: Wish, find: FindFurther): readonly ChosenDish[] {
  const { count, meal: asked } = kitchen.request
  let dishes = withMeatInspiteOfManner(found, kitchen, wish, find)
  // Who asks for many is not helped by dishes of another meal.
  const meals = count > FEW && wish.wants.length === 0 ? [] : mealsInOrder(asked)
  for (const meal of meals) {
    if (dishes.length >= count) break
    dishes = [...dishes, ...find(meal, 'więcej nic się z tego nie złożyło', { beside: dishes, steps: FOR_THE_NUMBER })]
  }
  return dishes
}

/** A wish for a manner is no reason to leave meat or fish that ends: where no dish of the answer takes it, the last does. */
function withMeatInspiteOfManner(found: readonly ChosenDish[], kitchen: Kitchen, wish: Wish, find: FindFurther): readonly ChosenDish[] {
  const { count, meal, useSoonFirst } = kitchen.request
  if (count === 1 || !useSoonFirst || !asksForMannersOnly(wish)) return found
  const choice = choiceFor(kitchen, wish)
  const endsMeat = choice.ending.some(({ isMeatOrFish, days }) => isMeatOrFish && days >= 0 && days <= END_SOON_DAYS)
  if (!endsMeat || found.some(({ dish }) => takesEndingMeat(dish, choice) > 0)) return found
  const rest = found.slice(0, count - 1)
  const [saving] = find(meal, '', {
    beside: rest,
    steps: FOR_THE_NUMBER,
    count: 1,
    suits: (dish) => takesEndingMeat(dish, choice) > 0,
  })
  return saving ? [...rest, saving] : found
}

/** The meals of which dishes are looked for, one after the other: the asked one, then those that are nearest to it. */
export function mealsInOrder(asked: Meal | null): readonly (Meal | null)[] {
  return asked === null ? [null] : [asked, ...MENU_RULES.meals[asked].nearest]
}
