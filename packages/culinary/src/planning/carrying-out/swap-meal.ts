import { findFoodById } from '@spizarka/knowledge'
import { MealChoice } from '../choosing/choose-meals.ts'
import { looksOf } from '../choosing/dish-looks.ts'
import { Offers } from '../choosing/offers.ts'
import { type PlanDish, sameAs } from '../plan-dish.ts'
import { planKeptRecipe } from '../plan-kept-recipe.ts'
import { freshOf, kitchenFor, tasteOf, tasteWithout } from '../plan-kitchen.ts'
import { planDishes, tableOf } from '../plan-meals.ts'
import type { DishNeed, KeptRecipe, PlannedDish, PlanRequest } from '../plan-request.ts'
import { unmetAt } from '../plan-wish.ts'
import { areFarEnough, type MealSlot, slotsOf } from '../slots.ts'
import { ruledOutAt } from '../wish-of-days.ts'

/** A meal as a plan has it by now. */
export interface StandingMeal {
  day: string
  meal: MealSlot['meal']
  /** The day on which it was cooked, where that is another. */
  leftoversOf: string | null
  dish: Pick<PlannedDish, 'id' | 'title' | 'kind' | 'mainFoods' | 'needs'>
}

/** The dish that takes the place of another, or why none does. */
export type Swapped = { dish: PlannedDish; refused?: never } | { dish?: never; refused: 'blocked' | 'repeats' | 'none' }

/**
 * Another dish for one meal of a plan, chosen beside all others as the plan itself was; for the days of its leftovers as well. A recipe that is
 * named is taken as it is, as long as the gate lets it pass and it stands on no day near. The amounts of the pantry count in full.
 */
export function swapMeal(
  request: PlanRequest,
  standing: readonly StandingMeal[],
  at: Pick<StandingMeal, 'day' | 'meal'>,
  instead: KeptRecipe | null,
): Swapped {
  const slots = slotsOf(standing, request.meals)
  const asked = slots.findIndex(({ date, meal }) => date === at.day && meal === at.meal)
  const place = slots[asked]?.leftoversOf ?? asked
  const slot = slots[place]
  if (!slot) return { refused: 'none' }
  for (const takesUnchecked of [false, true]) {
    const swapped = trySwap({ request, standing, slots, place, slot, takesUnchecked }, instead)
    if (swapped.dish || swapped.refused === 'repeats') return swapped
  }
  return { refused: instead === null ? 'none' : 'blocked' }
}

interface Swap {
  request: PlanRequest
  standing: readonly StandingMeal[]
  slots: readonly MealSlot[]
  place: number
  slot: MealSlot
  takesUnchecked: boolean
}

function trySwap({ request, standing, slots, place, slot, takesUnchecked }: Swap, instead: KeptRecipe | null): Swapped {
  // Who names a dish has the time for it.
  const limits = instead === null ? request : { ...request, maxMinutes: null }
  const everyDay = tasteOf(limits, takesUnchecked)
  const ruledOut = ruledOutAt(everyDay.ofDays, slot)
  const taste = tasteWithout(everyDay, limits, ruledOut)
  const servings = request.people * (slot.batchFor === null ? 1 : 2)
  const kitchen = kitchenFor(limits, freshOf(request), servings, takesUnchecked, ruledOut)
  const before = standing[place]?.dish
  if (instead !== null) {
    const named = planKeptRecipe(instead, taste, { isNamed: true })
    if (!named) return { refused: 'blocked' }
    if (repeats(named, { standing, slots, place })) return { refused: 'repeats' }
    const dish = named.cook(kitchen)?.dish
    return dish ? { dish } : { refused: 'blocked' }
  }
  const dishes = [...planDishes(limits, taste, slots, [slot])]
  const offers = new Offers(dishes, taste)
  const choice = new MealChoice({ slots, offers, ...tableOf(taste, request, { slots, dishes }) })
  for (const [other, { leftoversOf }] of slots.entries()) {
    const there = standing[other]
    const share = slots[other]?.batchFor === null ? 1 : 1 / 2
    if (other !== place && leftoversOf === null && there) choice.put(other, standingDish(there.dish, share, request.people))
  }
  while (choice.choose(place, (dish) => dish.id !== before?.id && dish.facts.title !== before?.title)) {
    const found = choice.at(place)
    const dish = found?.cook(kitchen)?.dish
    if (found && dish && dish.title !== before?.title) return { dish: { ...dish, unmet: dish.unmet ?? unmetAt(found.facts, slot, taste) } }
    if (!found) break
    choice.refuse(found)
  }
  return { refused: 'none' }
}

function repeats({ sameAs: same, facts }: PlanDish, { standing, slots, place }: Pick<Swap, 'standing' | 'slots' | 'place'>): boolean {
  const own = slots.flatMap((slot, at) => (at === place || slot.leftoversOf === place ? slot.day : []))
  return slots.some(({ day, leftoversOf }, at) => {
    const there = standing[at]?.dish
    if (!there || at === place || leftoversOf === place || (sameAs(there.id, there.mainFoods) !== same && there.title !== facts.title))
      return false
    return own.some((other) => !areFarEnough(other, day))
  })
}

/** A dish that stands already, as far as others are chosen beside it. */
function standingDish({ id, title, kind, mainFoods, needs }: StandingMeal['dish'], share: number, people: number): PlanDish {
  const eaten = needs.flatMap(({ food: foodId, grams }: DishNeed) => {
    const food = foodId === null ? null : findFoodById(foodId)
    return food && grams !== null ? [{ food, grams }] : []
  })
  return {
    id,
    sameAs: sameAs(id, mainFoods),
    facts: {
      title,
      about: '',
      kind,
      meals: [],
      totalMinutes: 0,
      activeMinutes: 0,
      keepsDays: 0,
      servings: 1,
      equipment: [],
      steps: [],
      ingredients: [],
      kcal: null,
      tags: [],
      notTags: [],
    },
    mainFoods,
    looks: looksOf({ kind, title, servings: people / share }, eaten, mainFoods),
    // Of one day: what is cooked for two counts twice.
    needs: needs.map((need) => ({ ...need, grams: need.grams === null ? null : need.grams * share })),
    uses: [],
    errands: 0,
    twins: 0,
    isOfHome: true,
    points: 0,
    cook: () => null,
  }
}
