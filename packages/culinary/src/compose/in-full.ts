import { MENU_RULES, type Meal } from '@spizarka/knowledge'
import {
  type Candidate,
  type ChosenDish,
  type Concessions,
  choiceFor,
  END_SOON_DAYS,
  FEW,
  FOR_THE_NUMBER,
  MAY_BE_ALIKE,
  takesEndingMeat,
} from './choosing/index.ts'
import type { Kitchen } from './kitchen.ts'
import { asksForMannersOnly, breaksWhatIsMet, shareOfWish, type Wish } from './wish/index.ts'

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
 * As many dishes as were asked for, as long as they are what was wished for: beside a dish that keeps the wish none is served that breaks it, however
 * few are left, since whoever reads it takes the wish for unread. A second one may be half of it, saying so. Where no dish keeps it, the best of this pantry follow,
 * each of which says what of the wish it is not. Nothing that the wish rules out is among them.
 */
export function inFull(found: readonly ChosenDish[], kitchen: Kitchen, wish: Wish, find: FindFurther): readonly ChosenDish[] {
  const { count, meal: asked } = kitchen.request
  const [first, ...others] = withMeatInspiteOfManner(found, kitchen, wish, find)
  if (first === undefined) return []
  const choice = choiceFor(kitchen, wish)
  const keeps = ({ facts }: Pick<Candidate, 'facts'>): boolean => !breaksWhatIsMet(wish, facts, first.facts)
  const isForMeat = ({ dish }: ChosenDish, beside: readonly ChosenDish[]): boolean =>
    takesEndingMeat(dish, choice) > 0 && beside.every((each) => takesEndingMeat(each.dish, choice) === 0)
  const kept = others.reduce((all, dish) => (keeps(dish) || isForMeat(dish, all) ? [...all, dish] : all), [first])
  // Who asks for many is not helped by dishes of another meal.
  const meals = count > FEW && wish.wants.length === 0 ? [] : mealsInOrder(asked)
  const fill = (dishes: readonly ChosenDish[], most: number, suits: (dish: Candidate) => boolean): readonly ChosenDish[] =>
    meals.reduce(
      (all, meal) =>
        all.length >= most ? all : [...all, ...find(meal, MORE, { beside: all, steps: FOR_THE_NUMBER, count: most - all.length, suits })],
      dishes,
    )
  const full = fill(kept, count, keeps)
  const least = Math.min(count, MAY_BE_ALIKE)
  return full.length >= least ? full : fill(full, least, ({ facts }) => shareOfWish(wish, facts) >= HALF_OF_IT)
}

const MORE = 'więcej nic się z tego nie złożyło'
/** Of a wish, what a dish has to be that stands second where no other is what was wished for. */
const HALF_OF_IT = 0.5

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
