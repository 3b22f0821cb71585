import { MENU_RULES } from '@spizarka/knowledge'
import { asksToBuyLittle, asksToBuyNothing, explainAllUnmet, readWish } from '../../compose/wish/index.ts'
import { type IngredientStock, isAtHome, type StockedProduct } from '../../stock/index.ts'
import { roundQuantity } from '../../units/index.ts'
import type { MealChoice } from '../choosing/choose-meals.ts'
import type { PlanTable } from '../choosing/chosen-meals.ts'
import { LEAST_USE } from '../choosing/offers.ts'
import { countHungry } from '../choosing/place-points.ts'
import type { PlanDish } from '../plan-dish.ts'
import { freshOf, kitchenFor } from '../plan-kitchen.ts'
import type { PlannedDish, PlanRequest } from '../plan-request.ts'
import { unmetAt, unmetThings } from '../plan-wish.ts'
import type { MealSlot } from '../slots.ts'
import { peopleOf, ruledOutAt, splitByDay } from '../wish-of-days.ts'
import { canBeFrozen, isFreshMeat } from './freezable.ts'
import { sayLackingTime } from './lacking-time.ts'
import { withOneKind } from './one-kind.ts'

/** Up to so many meals two ways to lay out the days are searched through: of more the search takes longer than the second is worth. */
export const FEW_MEALS = 24

/** Cooks the chosen dishes one after the other from what is left of the pantry; where one cannot be written out, all is chosen again, or at length what is not cooked yet. */
export function cookAll(choice: MealChoice, table: PlanTable, request: PlanRequest, takesUnchecked: boolean): PlannedDish[] | null {
  const { slots } = table
  const cooked: CookedMeal[] = []
  let pantry = freshOf(request)
  let anew = slots.length <= FEW_MEALS ? MOST_ANEW : 0
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place]
    if (!slot || slot.leftoversOf !== null) continue
    const dish = choice.at(place)
    if (!dish) return null
    const before = cooked[place]
    if (before?.dish === dish) {
      pantry = before.after
      continue
    }
    pantry = keptUntil(slot.date, pantry)
    const boughtBefore = cooked.flatMap((meal) => meal?.made.needs ?? [])
    const kitchen = kitchenFor(
      request,
      withOneKind(pantry, freshOf(request), boughtBefore),
      request.people * (slot.batchFor === null ? 1 : 2),
      takesUnchecked,
      ruledOutAt(splitByDay(request.wish, request.startOn).ofDays, slot),
    )
    const made = dish.cook(kitchen)
    if (
      made &&
      (anew === 0 || !(isLonger(made.dish, dish, slot) || isPoorer(made.dish, dish, slot, table) || isWithoutMeat(made.dish, dish, table)))
    ) {
      cooked.length = place
      pantry = without(pantry, kitchen.stock.pantry, made.stock)
      cooked[place] = { dish, made: made.dish, after: pantry, isOfHome: made.stock.every((each) => isAtHome(each)) }
      continue
    }
    choice.refuse(dish)
    if (anew > 0) {
      // Something else for it may suit what was cooked before it less: all is chosen again.
      anew -= 1
      if (!choice.improve()) return null
      pantry = freshOf(request)
      place = -1
    } else {
      if (!choice.chooseAgain(place)) return null
      place -= 1
    }
  }
  return sayUnmet(cooked, choice, table, request, sayLackingTime(choice, table, request, takesUnchecked))
}

/** A meal that was cooked, and what is left of the pantry behind it. */
interface CookedMeal {
  dish: PlanDish
  made: PlannedDish
  /** Nothing has to be bought for it. */
  isOfHome: boolean
  after: readonly StockedProduct[]
}

/** So often all is chosen again because a dish could not be written out. */
const MOST_ANEW = 5

/** Whether a dish takes longer, written out for so many, than such a meal may, and was chosen for one that does not. */
function isLonger({ totalMinutes }: PlannedDish, { facts }: PlanDish, { place, isDayOff }: MealSlot): boolean {
  const most = MENU_RULES.planning.places[place].must.minutes[isDayOff ? 1 : 0]
  return totalMinutes !== null && totalMinutes > most && facts.totalMinutes <= most
}

/** Whether nobody is full after a dish, written out of what is left by then, and it was chosen for one that all are full after. */
export function isPoorer(
  { kcalPerServing: kcal }: Pick<PlannedDish, 'kcalPerServing'>,
  { facts }: { facts: Pick<PlanDish['facts'], 'kcal'> },
  slot: Pick<MealSlot, 'place'>,
  { dayEnergy }: Pick<PlanTable, 'dayEnergy'>,
): boolean {
  return countHungry({ kcal }, slot, dayEnergy) > countHungry(facts, slot, dayEnergy)
}

/** Whether a dish leaves meat that ends, written out for so many, for which it was chosen: for two days there is too little of it to stand in for what is told. */
function isWithoutMeat({ needs }: PlannedDish, chosen: PlanDish, { ending }: PlanTable): boolean {
  const isMeat = chosen.uses.some(({ at, share }) => share > LEAST_USE && ending[at]?.isMeatOrFish)
  if (!isMeat) return false
  const isNeeded = (food: string): boolean => needs.some((need) => need.food === food)
  return chosen.needs.some(({ food }) => food !== null && isFreshMeat({ foodId: food, isSpice: false }) && !isNeeded(food))
}

/** What is still to be cooked with on a day: fresh meat and fish that was not eaten by its own waits in the freezer. */
function keptUntil(date: string, pantry: readonly StockedProduct[]): StockedProduct[] {
  return pantry.flatMap((product) => {
    if (product.bestBefore === null || product.bestBefore >= date) return product
    return canBeFrozen(product) ? { ...product, bestBefore: null } : []
  })
}

/** The dishes, each with what it lacks of the wish for its meal; what no meal of all days is is said once, with the first of them. */
function sayUnmet(
  cooked: readonly (CookedMeal | undefined)[],
  choice: MealChoice,
  { slots }: PlanTable,
  request: PlanRequest,
  lacking: string | null,
): PlannedDish[] {
  const { everyDay, ofDays } = splitByDay(request.wish, request.startOn)
  const wish = readWish(everyDay)
  const kitchen = kitchenFor(request, [], request.people, false)
  const isUnread = wish.wants.length + wish.unwanted.length + ofDays.length === 0
  const missed = isUnread
    ? (explainAllUnmet(wish, kitchen)?.sentence ?? null)
    : unmetThings(
        choice.missed().map(({ want }) => want),
        kitchen,
      )
  const tooOften = choice.tooOften().map(({ want }) => `„${want.words}”`)
  const oftener = tooOften.length === 0 ? null : `Wypada częściej, niż prosisz: ${tooOften.join(', ')}.`
  const sent = cooked.filter((meal) => meal?.isOfHome === false).length
  const errands = asksToBuyNothing(wish)
    ? sayErrands(sent)
    : asksToBuyLittle(wish)
      ? sayManyErrands(sent, cooked.filter(Boolean).length)
      : null
  const said = new Set<string>()
  const once = (sentence: string | null): string[] => {
    if (sentence === null || said.has(sentence)) return []
    said.add(sentence)
    return [sentence]
  }
  const dishes: PlannedDish[] = []
  for (const [place, slot] of slots.entries()) {
    const made = cooked[place]?.made
    const dish = choice.at(place)
    if (!made || !dish) continue
    const sentences = [
      ...once(missed),
      ...once(oftener),
      ...once(lacking),
      ...once(errands),
      ...once(sayMorePeople(peopleOf(request.wish), request.people)),
      ...once(unmetAt(dish.facts, slot, { kitchen, wish, ofDays })),
      ...(made.unmet === null ? [] : [made.unmet]),
    ]
    dishes[place] = { ...made, unmet: sentences.length === 0 ? null : sentences.join(' ') }
  }
  return dishes
}

/** For how many dishes something is missing, for who wished to buy nothing. */
function sayErrands(dishes: number): string | null {
  if (dishes === 0) return null
  const words = dishes === 1 ? 'jednego dania' : `${dishes} dań`
  return `Bez zakupów nie wystarczy: do ${words} czegoś brakuje, jest na liście.`
}

/** That more are to eat, by the wish, than the plan is made for; null where that is not so. */
export function sayMorePeople(told: number | null, people: number): string | null {
  if (told === null || told <= people) return null
  const isFew = told % 10 >= 2 && told % 10 <= 4 && Math.floor(told / 10) !== 1
  return `Dania są liczone na tyle osób, ile ma plan (${people}): na ${told} ${isFew ? 'osoby' : 'osób'} trzeba wszystkiego odpowiednio więcej.`
}

/** From such a part of all dishes on nobody calls it little that is bought for them. */
const MANY = 1 / 3

/** For how many of the dishes something is missing, for who wished to buy little; null where that is little. */
export function sayManyErrands(dishes: number, cooked: number): string | null {
  return dishes > 1 && dishes > MANY * cooked ? `Małe zakupy nie wystarczą: do ${dishes} z ${cooked} dań trzeba coś dokupić.` : null
}

/** A pantry without what a dish takes; `held` are the products that the takes count. */
function without(pantry: readonly StockedProduct[], held: readonly StockedProduct[], stock: readonly IngredientStock[]): StockedProduct[] {
  const taken = new Map<StockedProduct, number>()
  for (const { takes } of stock)
    for (const { product, quantity } of takes) {
      const from = held[product]
      if (from) taken.set(from, (taken.get(from) ?? 0) + quantity)
    }
  return pantry.map((product) => {
    const quantity = taken.get(product)
    return quantity === undefined ? product : lessOf(product, quantity)
  })
}

function lessOf(product: StockedProduct, quantity: number): StockedProduct {
  const less = (amount: number | null): number | null => (amount === null ? null : Math.max(0, roundQuantity(amount - quantity)))
  return {
    ...product,
    quantityGrams: less(product.quantityGrams),
    quantityMl: less(product.quantityMl),
    quantityPieces: less(product.quantityPieces),
  }
}
