import { findFoodById, isLeftover } from '@spizarka/knowledge'
import type { DishWithChoices, Place, PlaceOption } from '@spizarka/knowledge/types'
import type { Kitchen } from '../kitchen.ts'
import type { Choice, Choices } from './fill-dish.ts'
import { foodsOf, goesWith, othersFirst } from './goes-with.ts'
import { endsSoon, isAgainstStyle, isToppingToSpare, isWater, type Offer, type Offers, offersByPlace } from './weigh-options.ts'

/** Less of a place than this is no dish. */
const LEAST_FILLED = 0.6
/** As much of what only belongs to it will do where the rest would have to be bought. */
const LITTLE_FILLED = 0.4
/** The part of a place from which the dish can be made for fewer, half of those that were asked for. */
const LEAST_OF_MAIN = 0.5
/** Less than this of several is not worth peeling. */
const LEAST_SHARE = 0.15
/** A place that two things fill needs no third: a title is no list. */
const ENOUGH_OPTIONS = 2
/** As many fillings of one dish as differ in what they are made of. */
const MOST_FILLINGS = 3
/** The same with those that are made of what ends. */
const MOST_OF_ENDING = 5

/**
 * Ways to fill a dish from a pantry, one for each of the options that are there of what it is made of; best first. Each is made when it is asked for.
 * They differ in what is on the bread and in the pancakes, and not in the bread or the flour.
 */
export function* pickOptions(dish: DishWithChoices, kitchen: Kitchen): Generator<Choices> {
  const lead = leadOf(dish)
  if (!lead) return
  const offersOf = offersByPlace(dish, kitchen)
  const leads = offersOf(lead).atHome
  const able = leads.filter(({ there }) => there >= (lead.main ? LEAST_OF_MAIN : LEAST_FILLED))
  const isEnding = ({ option }: Offer): boolean => kitchen.goesShopping === true && foodsOf(option).some((food) => endsSoon(food, kitchen))
  const firsts = able.filter((offer, at) => at < MOST_FILLINGS || (at < MOST_OF_ENDING && isEnding(offer)))
  const opened = firsts.map((first) => [first, ...leads.filter((other) => other !== first)])
  const known = new Set<string>()
  for (const ordered of opened.length > 0 ? opened : [leads]) {
    const filled = fillPlaces(dish, (place) => (place === lead ? { ...offersOf(place), atHome: ordered } : offersOf(place)), kitchen)
    const choices = filled && withOneOf(filled, dish, offersOf, kitchen)
    if (!choices) continue
    const leading = namesOf(choices.get(lead.name) ?? [])
    if (known.has(leading)) continue
    known.add(leading)
    yield choices
  }
}

/** What a dish is called after, of what it is made of: pancakes after what is in them, and not after their flour. */
function leadOf({ places, title }: DishWithChoices): Place | undefined {
  const mains = places.filter(({ main }) => main)
  return mains.find(({ name }) => title.includes(`{${name}`)) ?? mains[0] ?? places[0]
}

/** What is chosen for each place, one after the other; null where one must be filled and cannot be. */
function fillPlaces(dish: DishWithChoices, offersOf: (place: Place) => Offers, kitchen: Kitchen): Choices | null {
  const choices = new Map<string, readonly Choice[]>()
  const others: PlaceOption[] = []
  for (const [at, place] of dish.places.entries()) {
    const offers = offersOf(place)
    const spared = place.least === 0 ? { ...offers, atHome: withoutLastOf(dish.places.slice(at + 1), offers.atHome, offersOf) } : offers
    const filled = fillPlace(place, spared, others, dish, kitchen)
    if (!filled) return null
    choices.set(place.name, filled)
    for (const { option } of filled) others.push(option)
  }
  return choices
}

/** Without what takes the only thing at home that a later place can be filled with: no oil goes into the slaw where cutlets would then have to be fried in lard from the shop. */
function withoutLastOf(later: readonly Place[], atHome: readonly Offer[], offersOf: (place: Place) => Offers): readonly Offer[] {
  return later.reduce((offers, place) => {
    if (place.least === 0 || !offers.some(({ option }) => sharesFood(option, place.options))) return offers
    const there = offersOf(place).atHome.filter(({ there: part }) => part >= LEAST_FILLED)
    if (there.length === 0) return offers
    return offers.filter(({ option }) => !there.every((each) => sharesFood(option, [each.option])))
  }, atHome)
}

function sharesFood(option: PlaceOption, others: readonly PlaceOption[]): boolean {
  const foods = foodsOf(option)
  return others.some((other) => foodsOf(other).some((food) => foods.includes(food)))
}

/** With one of the places of which one must be filled: where nothing at home does, what the first of them usually holds is bought. Null where it may not be. */
function withOneOf(choices: Choices, dish: DishWithChoices, offersOf: (place: Place) => Offers, kitchen: Kitchen): Choices | null {
  const { oneOf, places } = dish
  if (!oneOf || oneOf.some((name) => (choices.get(name) ?? []).length > 0)) return choices
  const place = places.find(({ name }) => name === oneOf[0])
  if (!place || kitchen.request.maxMissing === 0) return null
  const others = [...choices.values()].flat().map(({ option }) => option)
  const bought = offersOf(place)
    .all()
    .find(({ option }) => !foodsOf(option).some(isLeftover) && goesWith(option, others, dish) && !isAgainstStyle(option, dish, kitchen))
  return bought ? new Map([...choices, [place.name, [{ option: bought.option, share: 1 }]]]) : null
}

/** The same for whatever order: courgette and beans are no other soup than beans and courgette. */
function namesOf(choices: readonly Choice[]): string {
  return choices
    .flatMap(({ option }) => foodsOf(option))
    .toSorted()
    .join(' ')
}

/** What is chosen for a place beside what was chosen before; null where it must be filled and cannot be. */
function fillPlace(
  place: Place,
  { atHome, all }: Offers,
  others: readonly PlaceOption[],
  dish: DishWithChoices,
  kitchen: Kitchen,
): readonly Choice[] | null {
  // Rice that need not be there is not cooked for who eats none, though it stands at home.
  // Nor is honey spooned over what is sweet enough for who must eat little of it.
  const isSpared = ({ option }: Offer): boolean => isAgainstStyle(option, dish, kitchen) || isToppingToSpare(option, dish, kitchen)
  const allowed = place.least === 0 ? atHome.filter((offer) => !isSpared(offer)) : atHome
  const offers = othersFirst(allowed, others)
  const choices = chooseAtHome(place, offers, { others, dish, least: LEAST_FILLED })
  const filled = filledBy(choices)
  // What the dish is made of is not spread thin: it is made for fewer.
  if (place.main && choices.length >= place.least && filled >= LEAST_OF_MAIN)
    return choices.map(({ option, share }) => ({ option, share: share / filled }))
  if (choices.length >= place.least && filled >= LEAST_FILLED) return choices
  if (place.least === 0) return choices.length > 0 && filled >= LEAST_FILLED ? choices : []
  // Nobody is sent for what the dish is made of; what only belongs to it may be bought.
  if ((place.main && !kitchen.goesShopping) || place.least > 1) return null
  // A smaller helping of what is there goes before going to the shop.
  const little = kitchen.goesShopping ? [] : chooseAtHome(place, atHome, { others, dish, least: LITTLE_FILLED })
  if (little.length >= place.least && filledBy(little) >= LITTLE_FILLED) return little
  if (kitchen.request.maxMissing === 0) return null
  const bought = all().find(({ option }) => !foodsOf(option).some(isLeftover) && goesWith(option, others, dish))
  return bought ? [{ option: bought.option, share: 1 }] : null
}

/** What of a place is there, at least a part of it, and goes with what was chosen before. */
function chooseAtHome(
  place: Place,
  offers: readonly Offer[],
  { others, dish, least }: { others: readonly PlaceOption[]; dish: DishWithChoices; least: number },
): Choice[] {
  const taken: Offer[] = []
  const beside = [...others]
  const leastOfOne = place.most > 1 ? LEAST_SHARE : place.main ? LEAST_OF_MAIN : least
  for (const offer of offers) {
    if (taken.length === place.most || (taken.length >= ENOUGH_OPTIONS && taken.reduce((sum, { there }) => sum + there, 0) >= 1)) break
    if (offer.there < leastOfOne || taken.some(({ option }) => areKindsOfOne(option, offer.option))) continue
    if (!goesWith(offer.option, beside, dish)) continue
    taken.push(offer)
    beside.push(offer.option)
  }
  const [only] = taken
  if (taken.length < 2) return only ? [{ option: only.option, share: isWater(only.option) ? 1 : Math.min(only.there, 1) }] : []
  // In the order of the table: what takes longest stands first there, and goes into the pan first.
  return divide(taken.toSorted((one, other) => place.options.indexOf(one.option) - place.options.indexOf(other.option)))
}

function filledBy(choices: readonly Choice[]): number {
  return choices.reduce((sum, { share }) => sum + share, 0)
}

/** Whether both are kinds of one food: nobody cooks white cabbage with Chinese cabbage because both are there. */
function areKindsOfOne(one: PlaceOption, other: PlaceOption): boolean {
  const [kinds, others] = [parentsOf(one), parentsOf(other)]
  return kinds.length > 0 && others.some((parent) => kinds.includes(parent))
}

const parents = new WeakMap<PlaceOption, readonly string[]>()

/** The foods, and no groups of foods, that the foods of an option are kinds of. */
function parentsOf(option: PlaceOption): readonly string[] {
  let known = parents.get(option)
  if (!known) parents.set(option, (known = foodsOf(option).flatMap(parentFood)))
  return known
}

function parentFood(id: string): string[] {
  const parent = findFoodById(id)?.parent
  return parent !== undefined && findFoodById(parent) ? [parent] : []
}

/** Divides a place among what was taken for it: equally, and what one is short of goes to those that have more. Water only fills up. */
function divide(taken: readonly Offer[]): Choice[] {
  let open = 1
  const shares = new Map<Offer, number>()
  const [water, others] = [taken.filter(({ option }) => isWater(option)), taken.filter(({ option }) => !isWater(option))]
  for (const [at, offer] of others.toSorted((one, other) => one.there - other.there).entries()) {
    const share = Math.min(offer.there, open / (others.length - at))
    shares.set(offer, share)
    open -= share
  }
  for (const offer of water) shares.set(offer, open / water.length)
  return taken.flatMap((offer) => {
    const share = shares.get(offer) ?? 0
    return share > LEAST_WATER || !water.includes(offer) ? [{ option: offer.option, share }] : []
  })
}

/** Of a pot, the part that nobody fills up with water. */
const LEAST_WATER = 0.1
