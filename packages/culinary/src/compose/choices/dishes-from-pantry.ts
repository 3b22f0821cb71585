import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import type { DishWithChoices, ListedIngredient } from '@spizarka/knowledge/types'
import type { StockIndex } from '../../stock/index.ts'
import { isOutOfReach } from '../base/adapt-dish.ts'
import { type BaseDish, describeDish } from '../base/base-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import { type Choices, fillDish, fillListed, listChosen } from './fill-dish.ts'
import { pickOptions } from './pick-options.ts'

/**
 * The dishes with choices of the asked meal, filled with what this pantry has and the eater may have: all of them in the way that suits
 * best, and then, unless there are enough dishes, in the others. Which are not worth filling can be told before.
 */
export function* dishesFromPantry(
  kitchen: Kitchen,
  areEnough: () => boolean,
  isWorthFilling: (dish: DishWithChoices) => boolean = () => true,
): Generator<BaseDish> {
  const { meal } = kitchen.request
  const further: Fillings[] = []
  for (const dish of DISHES_WITH_CHOICES) {
    if ((meal !== null && !dish.meals.includes(meal)) || !isWorthFilling(dish)) continue
    if (dish.onlyFor && !dish.onlyFor.some((tag) => kitchen.wishedTags?.has(tag))) continue
    // Places can only lack more.
    if (!kitchen.goesShopping && isOutOfReach(withoutPlaces(dish), kitchen)) continue
    const fillings = fillingsOf(dish, kitchen)
    const best = fillings.at(0)
    if (!best) continue
    yield best
    further.push(fillings)
  }
  if (areEnough()) return
  for (const fillings of further) for (let place = 1, filled = fillings.at(place); filled; filled = fillings.at((place += 1))) yield filled
}

/** The ways to fill a dish from a pantry, each found when it is first asked for. */
class Fillings {
  readonly #dish: DishWithChoices
  readonly #open: Generator<Choices>
  readonly #found: BaseDish[] = []

  constructor(dish: DishWithChoices, kitchen: Kitchen) {
    this.#dish = dish
    this.#open = pickOptions(dish, kitchen)
  }

  at(place: number): BaseDish | undefined {
    while (this.#found.length <= place) {
      const next = this.#open.next()
      if (next.done) return undefined
      this.#found.push(describeFilled(this.#dish, next.value))
    }
    return this.#found[place]
  }
}

const filledDishes = new WeakMap<StockIndex, Map<DishWithChoices, Fillings>>()

/** What is chosen is the same for whatever meal, and whether the main food may be bought or not: it is kept beside the pantry, which is indexed anew for every request. */
function fillingsOf(dish: DishWithChoices, kitchen: Kitchen): Fillings {
  if (!kitchen.alike) return new Fillings(dish, kitchen)
  const known = filledDishes.get(kitchen.stock) ?? new Map<DishWithChoices, Fillings>()
  filledDishes.set(kitchen.stock, known)
  let fillings = known.get(dish)
  if (!fillings) known.set(dish, (fillings = new Fillings(dish, kitchen)))
  return fillings
}

/** Filled with the same in the same amounts it is the same dish in any pantry: its energy, its plates and what can be said of it are known then. */
const filledAlike = new Map<string, BaseDish>()
/** Each holds some 4 kB, with what is found of it later. */
const MOST_FILLED = 12000

function describeFilled(dish: DishWithChoices, choices: Choices): BaseDish {
  const listed = listChosen(dish, choices)
  const options = dish.places.map(({ name, options: all }) => (choices.get(name) ?? []).map(({ option }) => all.indexOf(option)).join('+'))
  // What is listed is the same object where it is the same: parts that come to as much as a kitchen measures are no other dish.
  const key = `${dish.id} ${options.join(' ')} ${listed.map(numberOf).join(' ')}`
  let filled = filledAlike.get(key)
  if (!filled) {
    const { recipe, readings } = fillListed(dish, choices, listed)
    filled = describeDish(recipe, readings, { isOfChoices: true })
    const [oldest] = filledAlike.keys()
    if (filledAlike.size >= MOST_FILLED && oldest !== undefined) filledAlike.delete(oldest)
    filledAlike.set(key, filled)
  }
  return filled
}

const numbers = new WeakMap<ListedIngredient, number>()
let numbered = 0

function numberOf(listed: ListedIngredient): number {
  let number = numbers.get(listed)
  if (number === undefined) numbers.set(listed, (number = numbered += 1))
  return number
}

const described = new WeakMap<DishWithChoices, BaseDish>()

/** What is in a dish whatever is chosen. */
function withoutPlaces(dish: DishWithChoices): BaseDish {
  let known = described.get(dish)
  if (!known) {
    const { recipe, readings } = fillDish(dish, new Map())
    described.set(dish, (known = describeDish(recipe, readings, { isOfChoices: true })))
  }
  return known
}
