import { findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import type { DishWithChoices, Place, PlaceOption } from '@spizarka/knowledge/types'
import { once } from '../../remembered.ts'
import type { SafetyProfile } from '../../safety/index.ts'
import { isAtHome, isItself, matchIndexedStock, type StockIndex } from '../../stock/index.ts'
import { isForModeration, type Kitchen } from '../kitchen.ts'
import { daysBetween, spoils } from '../pantry/index.ts'
import { pseudoRandom } from '../pseudo-random.ts'
import { foodsOf } from './goes-with.ts'

/** What speaks for an option of a place. */
const WEIGHT = {
  enough: 2,
  wished: 4,
  endsSoon: 2,
  place: -0.1,
  chance: 0.8,
  chanceToBuy: 0.2,
  water: -1.5,
  moderation: -3,
  assumed: -1,
  standIn: -1.2,
  otherHeap: -4,
  seldom: 3,
}
const SOON_DAYS = 4

/** An option as this pantry has it. */
export interface Offer {
  option: PlaceOption
  /** Part of the whole place that is at home; 1 is all of it or more. */
  there: number
  score: number
}

/** What of a place the eater may have, best first. */
export interface Offers {
  /** What something at home does for: most options are not, and are weighed against each other only where one has to be bought. */
  atHome: readonly Offer[]
  all: () => readonly Offer[]
}

/** What of each place the eater may have: found when a place is first asked for, as most dishes fall by one of the first. */
export function offersByPlace(dish: DishWithChoices, kitchen: Kitchen): (place: Place) => Offers {
  const found = new Map<Place, Offers>()
  const foods = foodsFor(kitchen)
  return (place) => {
    let offers = found.get(place)
    if (!offers) found.set(place, (offers = offersOf(place, dish, kitchen, foods)))
    return offers
  }
}

function offersOf(place: Place, dish: DishWithChoices, kitchen: Kitchen, foodOf: FoodLookup): Offers {
  const described = describePlace(place, dish)
  const isAtHand = ({ foods }: Weighable): boolean => foods.every((food) => foodOf(food).isAtHand)
  const weigh = (those: (each: Weighable) => boolean): WeighedOffer[] => {
    const offers: WeighedOffer[] = []
    for (const each of described.options) {
      const offer = those(each) ? weighOption(each, described, { dish, kitchen, foodOf }) : null
      if (offer) offers.push(offer)
    }
    return offers
  }
  const own = weigh(isAtHand)
  const later = (option: PlaceOption): boolean => foodsOf(option).some((food) => foodOf(food).isWished || foodOf(food).endsSoon)
  return {
    atHome: bestFirst(usualFirst(own, described, later)),
    all: once(() => bestFirst([...own, ...weigh((each) => !isAtHand(each))].sort((one, other) => one.at - other.at))),
  }
}

interface WeighedOffer extends Offer {
  /** Its place in the table. */
  at: number
}

function bestFirst(offers: readonly Offer[]): Offer[] {
  return plainerLast(offers).sort((one, other) => other.score - one.score)
}

/** Garlic comes to an onion and not in its place: what is usual goes before what is not, where all of it is there and nobody wished for the other, nor does that end. */
function usualFirst(
  offers: readonly WeighedOffer[],
  { behind }: DescribedPlace,
  isFirstAllTheSame: (option: PlaceOption) => boolean,
): readonly WeighedOffer[] {
  if (behind.size === 0) return offers
  return offers.map((offer) => {
    const before = behind.get(offer.option)
    if (!before || isFirstAllTheSame(offer.option)) return offer
    const usual = offers.filter(({ option, there }) => there >= 1 && before.includes(option))
    const least = Math.max(...usual.map(({ score }) => score))
    return usual.length > 0 && least <= offer.score ? { ...offer, score: least - PLAINER } : offer
  })
}

/** An option as every kitchen has it. */
interface Weighable {
  option: PlaceOption
  /** Its place in the table. */
  at: number
  foods: readonly string[]
  /** By which its chance is drawn. */
  draw: string
  isOfWater: boolean
  /** It does something else on the plate than what its place usually holds. */
  isOfOtherHeap: boolean
}

/** A place as every kitchen has it. */
interface DescribedPlace {
  options: readonly Weighable[]
  /** By each food the options that name it. */
  named: ReadonlyMap<string, readonly PlaceOption[]>
  /** Whoever has butter and oil takes what the dish is usually made with: the first of its table, and no other by chance. */
  isOfFats: boolean
  /** By each option those that are more usual in its place. */
  behind: ReadonlyMap<PlaceOption, readonly PlaceOption[]>
}

const describedPlaces = new WeakMap<Place, DescribedPlace>()

function describePlace(place: Place, dish: DishWithChoices): DescribedPlace {
  const { id } = dish
  let known = describedPlaces.get(place)
  if (known) return known
  const heaps = place.options.map(heapOf)
  const usual = heaps.find((heap) => heap !== undefined)
  const options = place.options.map((option, at) => ({
    option,
    at,
    foods: foodsOf(option),
    draw: `${id} ${place.name} ${at}`,
    isOfWater: isWater(option),
    isOfOtherHeap: heaps[at] !== undefined && heaps[at] !== usual,
  }))
  const named = new Map<string, PlaceOption[]>()
  for (const { option, foods } of options) for (const food of new Set(foods)) named.set(food, [...(named.get(food) ?? []), option])
  const isOfFats = options.every(({ foods }) => foods.every((food) => isOneOf(food, FATS)))
  describedPlaces.set(place, (known = { options, named, isOfFats, behind: lessUsual(options, dish) }))
  return known
}

function lessUsual(options: readonly Weighable[], { id, title, kind }: DishWithChoices): ReadonlyMap<PlaceOption, readonly PlaceOption[]> {
  const behind = new Map<PlaceOption, readonly PlaceOption[]>()
  const words = title.toLowerCase().split(' ')
  for (const { foods, before, called, kinds, dishes } of MENU_RULES.usualFirst) {
    if (dishes?.includes(id) === false) continue
    if (kinds?.includes(kind) === false || (called !== undefined && !words.some((word) => word.startsWith(called)))) continue
    const isOf = (groups: readonly string[], each: Weighable): boolean => each.foods.some((food) => isOneOf(food, groups))
    const usual = options.filter((each) => isOf(foods, each)).map(({ option }) => option)
    if (usual.length === 0) continue
    for (const each of options) if (isOf(before, each)) behind.set(each.option, [...(behind.get(each.option) ?? []), ...usual])
  }
  return behind
}

const FATS: readonly string[] = ['tluszcze', 'maslo']

/** A food of an option as one kitchen has it: the same in all its dishes, and found when it is asked for. */
class FoodInKitchen {
  readonly #food: string
  readonly #kitchen: Kitchen
  readonly isAtHand: boolean
  readonly isWished: boolean
  #isAllowed: boolean | undefined
  #endsSoon: boolean | undefined
  #takenFrom: readonly string[] | null | undefined

  constructor(food: string, kitchen: Kitchen) {
    this.#food = food
    this.#kitchen = kitchen
    this.isAtHand = kitchen.stock.isAtHand(food)
    this.isWished = kitchen.wishedFoods.has(food)
  }

  /** Whether the eater may have it. */
  get isAllowed(): boolean {
    return (this.#isAllowed ??= isAllowed(this.#food, this.#kitchen))
  }

  get endsSoon(): boolean {
    return (this.#endsSoon ??= endsSoon(this.#food, this.#kitchen))
  }

  /** Foods of what does for it, where it is none of them itself; null where it is, or where nothing does. */
  get takenFrom(): readonly string[] | null {
    if (this.#takenFrom === undefined) {
      const { stock } = this.#kitchen
      const ids = stock.suppliesOf({ food: this.#food, name: '' }).map(({ product }) => stock.pantry[product]?.foodId ?? this.#food)
      this.#takenFrom = ids.length === 0 || ids.includes(this.#food) ? null : ids
    }
    return this.#takenFrom
  }
}

type FoodLookup = (food: string) => FoodInKitchen

const foodsInKitchens = new WeakMap<StockIndex, FoodLookup>()

/** Kitchens of one request share their index: they differ in the meal and in what may be bought. */
function foodsFor(kitchen: Kitchen): FoodLookup {
  let lookup = foodsInKitchens.get(kitchen.stock)
  if (!lookup) {
    const known = new Map<string, FoodInKitchen>()
    lookup = (food) => {
      let own = known.get(food)
      if (!own) known.set(food, (own = new FoodInKitchen(food, kitchen)))
      return own
    }
    foodsInKitchens.set(kitchen.stock, lookup)
  }
  return lookup
}

/** An option of a place as the eater may have it; null where that is not. */
function weighOption(
  { option, at, foods, draw, isOfWater, isOfOtherHeap }: Weighable,
  { named, isOfFats }: DescribedPlace,
  { dish, kitchen, foodOf }: { dish: DishWithChoices; kitchen: Kitchen; foodOf: FoodLookup },
): WeighedOffer | null {
  if (isTooSlow(option, dish, kitchen) || !foods.every((food) => foodOf(food).isAllowed)) return null
  if (foods.some((food) => isNamedByOthers(foodOf(food).takenFrom, option, named))) return null
  const { there, isAssumed, isStandIn } = shareAtHome(option, dish, kitchen)
  const chance = pseudoRandom(draw, kitchen.request.seed)
  const score =
    WEIGHT.enough * Math.min(1, there) +
    WEIGHT.place * at +
    // What has to be bought is one of the first of its table, which are usual.
    (there === 0 || isOfFats ? WEIGHT.chanceToBuy : WEIGHT.chance) * chance +
    (foods.some((food) => foodOf(food).isWished) ? WEIGHT.wished : 0) +
    (foods.some((food) => foodOf(food).endsSoon) ? WEIGHT.endsSoon : 0) +
    // What stands on the shelf goes before what is only taken for there.
    (isAssumed ? WEIGHT.assumed : 0) +
    // Mayonnaise that is there goes before olive oil for which another oil would do.
    (isStandIn ? WEIGHT.standIn : 0) +
    (isModerated(option, dish, kitchen) ? WEIGHT.moderation : 0) +
    // Bread beside a stew is for who has neither potatoes nor groats, however soon it ends.
    (isOfOtherHeap ? WEIGHT.otherHeap : 0) +
    // Whoever plans days has carrots in another dish: what few dishes take goes first.
    (kitchen.goesShopping && there > 0 ? WEIGHT.seldom * seldomnessOf(foods) : 0) +
    // Water is for who has no milk: it is always there, and would otherwise win by that.
    (isOfWater ? WEIGHT.water : 0)
  return { option, there, score, at }
}

/** Cucumbers in cream are for who has no lemon to put to it: an option that is another one without some of its foods comes behind it where all of that is there. */
function plainerLast(offers: readonly Offer[]): Offer[] {
  if (!offers.some(({ option }) => foodsOf(option).length > 1)) return [...offers]
  return offers.map((offer) => {
    const fuller = offers.filter((other) => other.there >= 1 && other !== offer && isFuller(other.option, offer.option))
    const least = Math.min(...fuller.map(({ score }) => score))
    return least <= offer.score ? { ...offer, score: least - PLAINER } : offer
  })
}

const PLAINER = 0.01

function isFuller(one: PlaceOption, other: PlaceOption): boolean {
  const [foods, fewer] = [foodsOf(one), foodsOf(other)]
  return fewer.length > 0 && foods.length > fewer.length && fewer.every((food) => foods.includes(food))
}

let usage: ReadonlyMap<string, number> | undefined

/** In how many dishes with choices each food is an option. */
function usageOf(): ReadonlyMap<string, number> {
  if (usage) return usage
  const counts = new Map<string, number>()
  for (const dish of DISHES_WITH_CHOICES) {
    const foods = new Set(dish.places.flatMap(({ options }) => options.flatMap(foodsOf)))
    for (const food of foods) counts.set(food, (counts.get(food) ?? 0) + 1)
  }
  usage = counts
  return counts
}

/** 1 for what one dish alone takes, next to nothing for what nearly all do. */
function seldomnessOf(foods: readonly string[]): number {
  const fewest = Math.min(...foods.map((food) => usageOf().get(food) ?? 1))
  return 1 / Math.sqrt(Math.max(1, fewest))
}

/** Whether a dish takes longer with an option than there is time: who has ten minutes boils no eggs for the sandwich. */
function isTooSlow({ minutes = 0 }: PlaceOption, { totalMinutes }: DishWithChoices, { request }: Kitchen): boolean {
  return minutes > 0 && request.maxMinutes !== null && totalMinutes + minutes > request.maxMinutes
}

/** The foods and groups that do the same on the plate, of which an option is one. */
function heapOf(option: PlaceOption): readonly string[] | undefined {
  return MENU_RULES.alikeOnPlate.find((kinds) => foodsOf(option).some((food) => isOneOf(food, kinds)))
}

/** Whether all that would do for an option is named by others of its place: frozen broccoli is not cut into florets, nor white beans made of red ones. */
function isNamedByOthers(
  takenFrom: readonly string[] | null,
  option: PlaceOption,
  named: ReadonlyMap<string, readonly PlaceOption[]>,
): boolean {
  return takenFrom?.every((id) => named.get(id)?.some((other) => other !== option) === true) === true
}

function isAllowed(food: string, { gate, takesUnchecked }: Kitchen): boolean {
  const verdict = gate(food)
  return verdict === 'ok' || (takesUnchecked && verdict === 'unchecked')
}

/** Of what an option needs for the asked servings, the part that is there; of several foods the part of the scarcest. And whether none of it is on the shelf. */
function shareAtHome({ ingredients }: PlaceOption, { servings }: DishWithChoices, { stock, request, times = 1 }: Kitchen): ShareAtHome {
  // Who wants some left for tomorrow eats today all the same: what is enough for one meal is enough.
  const factor = request.servings / times / servings
  let [there, isAssumed, isStandIn] = [1, true, false]
  for (const { ingredient, reading } of ingredients) {
    const { food, grams } = ingredient
    if (!stock.isAtHand(food)) {
      isAssumed = false
      there = 0
      continue
    }
    const share = shareOfFood(food, Math.max(grams, reading.boughtGrams ?? grams) * factor, stock)
    there = Math.min(there, share.there)
    isAssumed &&= share.isAssumed
    isStandIn ||= share.isStandIn
  }
  return { there, isAssumed, isStandIn }
}

interface ShareAtHome {
  there: number
  isAssumed: boolean
  /** Another food does for some of it, and would have to be named. */
  isStandIn: boolean
}

const knownShares = new WeakMap<StockIndex['home'], Map<string, Map<number, ShareAtHome>>>()

/** The part of so many grams of a food that is there; oil and onions are asked for by every dish. */
function shareOfFood(food: string, needed: number, stock: StockIndex): ShareAtHome {
  const foods = knownShares.get(stock.home) ?? new Map<string, Map<number, ShareAtHome>>()
  knownShares.set(stock.home, foods)
  const known = foods.get(food) ?? new Map<number, ShareAtHome>()
  foods.set(food, known)
  let share = known.get(needed)
  if (!share) {
    const [matched] = matchIndexedStock([{ food, name: findFoodById(food)?.name ?? food, grams: needed }], stock, 1, { standIns: true })
    const there = !matched || isAtHome(matched) ? 1 : (matched.grams ?? 0) / needed
    const isAssumed = matched?.status === 'assumed'
    const isOfOther = isAssumed && matched.staple !== null && !isItself(matched.staple, food)
    known.set(needed, (share = { there, isAssumed, isStandIn: isOfOther || (matched?.standIns.length ?? 0) > 0 }))
  }
  return share
}

/** Whether somebody of this profile should have less of it than a serving takes: then what stands beside it goes first. */
function isModerated({ ingredients }: PlaceOption, { servings }: DishWithChoices, { request: { profile } }: Kitchen): boolean {
  if (profile.styles.length + profile.conditions.length === 0) return false
  return ingredients.some(({ ingredient: { food, grams } }) => isForModeration(profile, food, grams / servings))
}

/** Less than this of a serving only tops or sweetens it, grams. */
const TOPPING_G = 35

/** Whether it only tops a dish and somebody of this profile should have less of it. */
export function isToppingToSpare(option: PlaceOption, dish: DishWithChoices, kitchen: Kitchen): boolean {
  const isLittle = option.ingredients.every(({ ingredient: { grams } }) => grams < TOPPING_G * dish.servings)
  return isLittle && isModerated(option, dish, kitchen)
}

const stylesAlone = new WeakMap<SafetyProfile, SafetyProfile>()

/** The same of the style alone that somebody eats in. */
export function isAgainstStyle({ ingredients }: PlaceOption, { servings }: DishWithChoices, { request: { profile } }: Kitchen): boolean {
  const { styles } = profile
  if (styles.length === 0) return false
  const style = stylesAlone.get(profile) ?? { conditions: [], allergens: [], exclusions: [], diet: null, styles }
  stylesAlone.set(profile, style)
  return ingredients.some(({ ingredient: { food, grams } }) => isForModeration(style, food, grams / servings))
}

const knownToEnd = new WeakMap<StockIndex['home'], Map<string, boolean>>()

/** Whether something that a food can be taken from ends within days. */
export function endsSoon(food: string, { stock, request }: Kitchen): boolean {
  const known = knownToEnd.get(stock.home) ?? new Map<string, boolean>()
  knownToEnd.set(stock.home, known)
  let ends = known.get(food)
  if (ends === undefined) {
    ends = stock.suppliesOf({ food, name: '' }).some(({ product }) => {
      const stocked = stock.pantry[product]
      const days = stocked?.bestBefore == null ? null : daysBetween(request.today, stocked.bestBefore)
      return stocked !== undefined && days !== null && days <= SOON_DAYS && spoils(stocked)
    })
    known.set(food, ends)
  }
  return ends
}

/** Whether an option is water, salted or not. */
export function isWater({ ingredients }: PlaceOption): boolean {
  return ingredients[0] !== undefined && findFoodById(ingredients[0].ingredient.food)?.fromTap === true
}
