import { findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import type { DishWithChoices, Place, PlaceOption } from '@spizarka/knowledge/types'
import type { SafetyProfile } from '../../safety/index.ts'
import { isAtHome, matchIndexedStock, type StockIndex } from '../../stock/index.ts'
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
  return (place) => {
    let offers = found.get(place)
    if (!offers) {
      const isAtHand = (option: PlaceOption): boolean => foodsOf(option).every((food) => kitchen.stock.isAtHand(food))
      const atHome = offersFor(place, dish, kitchen, isAtHand)
      found.set(place, (offers = { atHome, all: () => offersFor(place, dish, kitchen, () => true) }))
    }
    return offers
  }
}

/** Whoever has butter and oil takes what the dish is usually made with: the first of its table, and no other by chance. */
function isPlaceOfFats({ options }: Place): boolean {
  return options.every((option) => foodsOf(option).every((food) => isOneOf(food, FATS)))
}

const FATS: readonly string[] = ['tluszcze', 'maslo']

/** What of these options of a place the eater may have, best first. */
function offersFor(place: Place, dish: DishWithChoices, kitchen: Kitchen, isAsked: (option: PlaceOption) => boolean): Offer[] {
  const isOfFats = isPlaceOfFats(place)
  const offers = place.options.flatMap((option, at) => {
    const foods = foodsOf(option)
    if (!isAsked(option) || isTooSlow(option, dish, kitchen)) return []
    if (!foods.every((food) => isAllowed(food, kitchen)) || hasOptionOfItsOwn(foods, option, place, kitchen)) return []
    const { there, isAssumed, isStandIn } = shareAtHome(option, dish, kitchen)
    const chance = pseudoRandom(`${dish.id} ${place.name} ${at}`, kitchen.request.seed)
    const score =
      WEIGHT.enough * Math.min(1, there) +
      WEIGHT.place * at +
      // What has to be bought is one of the first of its table, which are usual.
      (there === 0 || isOfFats ? WEIGHT.chanceToBuy : WEIGHT.chance) * chance +
      (foods.some((food) => kitchen.wishedFoods.has(food)) ? WEIGHT.wished : 0) +
      (foods.some((food) => endsSoon(food, kitchen)) ? WEIGHT.endsSoon : 0) +
      // What stands on the shelf goes before what is only taken for there.
      (isAssumed ? WEIGHT.assumed : 0) +
      // Mayonnaise that is there goes before olive oil for which another oil would do.
      (isStandIn ? WEIGHT.standIn : 0) +
      (isModerated(option, dish, kitchen) ? WEIGHT.moderation : 0) +
      // Bread beside a stew is for who has neither potatoes nor groats, however soon it ends.
      (isOfOtherHeap(option, place) ? WEIGHT.otherHeap : 0) +
      // Whoever plans days has carrots in another dish: what few dishes take goes first.
      (kitchen.goesShopping && there > 0 ? WEIGHT.seldom * seldomnessOf(foods) : 0) +
      // Water is for who has no milk: it is always there, and would otherwise win by that.
      (isWater(option) ? WEIGHT.water : 0)
    return [{ option, there, score }]
  })
  return plainerLast(offers).sort((one, other) => other.score - one.score)
}

/** Cucumbers in cream are for who has no lemon to put to it: an option that is another one without some of its foods comes behind it where all of that is there. */
function plainerLast(offers: readonly Offer[]): Offer[] {
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

/** Whether an option does something else on the plate than what its place usually holds. */
function isOfOtherHeap(option: PlaceOption, place: Place): boolean {
  let others = ofOtherHeaps.get(place)
  if (!others) {
    const heaps = place.options.map(heapOf)
    const usual = heaps.find((heap) => heap !== undefined)
    others = new Set(place.options.filter((_, at) => heaps[at] !== undefined && heaps[at] !== usual))
    ofOtherHeaps.set(place, others)
  }
  return others.has(option)
}

const ofOtherHeaps = new WeakMap<Place, ReadonlySet<PlaceOption>>()

/** The foods and groups that do the same on the plate, of which an option is one. */
function heapOf(option: PlaceOption): readonly string[] | undefined {
  return MENU_RULES.alikeOnPlate.find((kinds) => foodsOf(option).some((food) => isOneOf(food, kinds)))
}

/** Whether all that would do for an option is named by others of its place: frozen broccoli is not cut into florets, nor white beans made of red ones. */
function hasOptionOfItsOwn(foods: readonly string[], option: PlaceOption, { options }: Place, { stock }: Kitchen): boolean {
  return foods.some((food) => {
    const supplies = stock.suppliesOf({ food, name: '' })
    if (supplies.length === 0) return false
    const ids = supplies.map(({ product }) => stock.pantry[product]?.foodId ?? food)
    return !ids.includes(food) && ids.every((id) => options.some((other) => other !== option && foodsOf(other).includes(id)))
  })
}

function isAllowed(food: string, { gate, takesUnchecked }: Kitchen): boolean {
  const verdict = gate(food)
  return verdict === 'ok' || (takesUnchecked && verdict === 'unchecked')
}

/** Of what an option needs for the asked servings, the part that is there; of several foods the part of the scarcest. And whether none of it is on the shelf. */
function shareAtHome({ ingredients }: PlaceOption, { servings }: DishWithChoices, { stock, request, times = 1 }: Kitchen): ShareAtHome {
  // Who wants some left for tomorrow eats today all the same: what is enough for one meal is enough.
  const factor = request.servings / times / servings
  let isAssumed = true
  let isStandIn = false
  const shares = ingredients.map(({ ingredient: { food, grams }, reading }) => {
    if (!stock.isAtHand(food)) {
      isAssumed = false
      return 0
    }
    const needed = Math.max(grams, reading.boughtGrams ?? grams) * factor
    const share = shareOfFood(food, needed, stock)
    isAssumed &&= share.isAssumed
    isStandIn ||= share.isStandIn
    return share.there
  })
  return { there: Math.min(1, ...shares), isAssumed, isStandIn }
}

interface ShareAtHome {
  there: number
  isAssumed: boolean
  /** Another food does for some of it, and would have to be named. */
  isStandIn: boolean
}

const knownShares = new WeakMap<StockIndex, Map<string, Map<number, ShareAtHome>>>()

/** The part of so many grams of a food that is there; oil and onions are asked for by every dish. */
function shareOfFood(food: string, needed: number, stock: StockIndex): ShareAtHome {
  const foods = knownShares.get(stock) ?? new Map<string, Map<number, ShareAtHome>>()
  knownShares.set(stock, foods)
  const known = foods.get(food) ?? new Map<number, ShareAtHome>()
  foods.set(food, known)
  let share = known.get(needed)
  if (!share) {
    const [matched] = matchIndexedStock([{ food, name: findFoodById(food)?.name ?? food, grams: needed }], stock, 1, { standIns: true })
    const there = !matched || isAtHome(matched) ? 1 : (matched.grams ?? 0) / needed
    known.set(needed, (share = { there, isAssumed: matched?.status === 'assumed', isStandIn: (matched?.standIns.length ?? 0) > 0 }))
  }
  return share
}

/** Whether somebody of this profile should have less of it than a serving takes: then what stands beside it goes first. */
function isModerated({ ingredients }: PlaceOption, { servings }: DishWithChoices, { request: { profile } }: Kitchen): boolean {
  if (profile.styles.length + profile.conditions.length === 0) return false
  return ingredients.some(({ ingredient: { food, grams } }) => isForModeration(profile, food, grams / servings))
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

const knownToEnd = new WeakMap<StockIndex, Map<string, boolean>>()

/** Whether something that a food can be taken from ends within days. */
export function endsSoon(food: string, { stock, request }: Kitchen): boolean {
  const known = knownToEnd.get(stock) ?? new Map<string, boolean>()
  knownToEnd.set(stock, known)
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
