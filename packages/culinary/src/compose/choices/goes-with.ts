import { isA } from '@spizarka/knowledge'
import type { DishWithChoices, PlaceOption } from '@spizarka/knowledge/types'

/** Whether an option may stand beside what is always in the dish and what was chosen before: no food twice, neither a food beside a kind of it, and nothing that either side refuses. */
export function goesWith(option: PlaceOption, chosen: readonly PlaceOption[], { list }: Pick<DishWithChoices, 'list'>): boolean {
  const own = foodsOf(option)
  const always = fixedFoods(list)
  if (areOfOneKind(own, always) || chosen.some((other) => areOfOneKind(own, foodsOf(other)) || isAnyOf(own, other.notWith))) return false
  const isBeside = (kinds: readonly string[]): boolean => isAnyOf(always, kinds) || chosen.some((other) => isAnyOf(foodsOf(other), kinds))
  if (option.notWith !== undefined && isBeside(option.notWith)) return false
  return option.onlyWith === undefined || isBeside(option.onlyWith)
}

/** Whether a food of the one is a food of the other, or a kind of it. */
function areOfOneKind(foods: readonly string[], others: readonly string[]): boolean {
  for (const food of foods) for (const other of others) if (isA(food, other) || isA(other, food)) return true
  return false
}

const fixed = new WeakMap<DishWithChoices['list'], readonly string[]>()

/** What is in a dish whatever is chosen. */
function fixedFoods(list: DishWithChoices['list']): readonly string[] {
  let foods = fixed.get(list)
  if (!foods) fixed.set(list, (foods = list.flatMap((entry) => (typeof entry === 'string' ? [] : entry.ingredient.food))))
  return foods
}

/** Whether a dish always has one of these foods, or may be filled with one. */
export function mayHold(foods: readonly string[], { list, places }: DishWithChoices): boolean {
  const isOne = (food: string): boolean => foods.includes(food)
  return fixedFoods(list).some(isOne) || places.some(({ options }) => options.some((option) => foodsOf(option).some(isOne)))
}

const known = new WeakMap<PlaceOption, readonly string[]>()

/** The foods of an option, by their ids. */
export function foodsOf(option: PlaceOption): readonly string[] {
  let foods = known.get(option)
  if (!foods) known.set(option, (foods = option.ingredients.map(({ ingredient }) => ingredient.food)))
  return foods
}

function isAnyOf(foods: readonly string[], kinds: readonly string[] = []): boolean {
  return foods.some((food) => kinds.some((kind) => isA(food, kind)))
}

const onHighFlame = new WeakMap<PlaceOption, boolean>()

function isOnHighFlame(option: PlaceOption): boolean {
  let is = onHighFlame.get(option)
  if (is === undefined) onHighFlame.set(option, (is = Object.values(option.phrases).some((phrase) => phrase.includes('dużym ogniu'))))
  return is
}

/** Offers with butter last where something that was chosen wants a high flame, on which it burns. */
export function othersFirst<Offer extends { option: PlaceOption }>(
  offers: readonly Offer[],
  chosen: readonly PlaceOption[],
): readonly Offer[] {
  const burns = ({ option }: Offer): number => Number(foodsOf(option).includes('maslo'))
  return chosen.some(isOnHighFlame) && offers.some(burns) ? offers.toSorted((one, other) => burns(one) - burns(other)) : offers
}
