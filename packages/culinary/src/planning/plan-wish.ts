import { type DishTag, MENU_RULES, type Meal } from '@spizarka/knowledge'
import { beyondLeanings } from '../compose/choosing/index.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import {
  asksForLittle,
  asksForMannersOnly,
  type DishFacts,
  explainAllUnmet,
  explainUnmet,
  meetsWant,
  shareOfWish,
  type Want,
  type Wish,
} from '../compose/wish/index.ts'
import type { SafetyProfile } from '../safety/index.ts'
import { AHEAD, CHEAP } from './choosing/place-points.ts'
import type { MealSlot } from './slots.ts'
import { DAILY, isMealAlone, isWishedAt, mealNamed, type WishedThing, type WishOfDays } from './wish-of-days.ts'

/** Points of a thing that is wished for, and of how every meal is to be. */
const THING = 18
const EVERY_MEAL = 100
/** Of what no meal may be ("bez smażenia"): more than a reason to strike a dish out, and less than what is no meal at all. */
const NO_MEAL = 75
/** Of a kind of dish for one meal: dishes of one kind on all days are alike, and a soup leaves a day with little energy, and yet it was asked for: worth more than all that a reader would strike it out for. */
const EVERY_DAY = 150
/** Further than this from what a style leans to, and a dish is not in it. */
const MOST_BEYOND_STYLE = 0.35

/** What is wished of every meal, what at some, and whether that is to eat little. */
interface PlanWish {
  manners: Wish
  /** Of the manners those that are told where a dish is not so: not who is served, and why. */
  told: Wish
  things: Wish
  /** Kinds of dish that are wished for at one meal of the day. */
  ofMeals: readonly { meal: Meal; wish: Wish }[]
  isLight: boolean
  /** To cook for the next day too, as often as can be: a wish for the plan and not for a dish. */
  isAhead: boolean
  isCheap: boolean
}

const planWishes = new WeakMap<Wish, PlanWish>()

/** A wish for some days: what says how dishes are to be is kept at every meal, what names a dish or a food comes as often as it fits, and who eats lightly eats so in a day. */
function planWishOf(wish: Wish): PlanWish {
  let known = planWishes.get(wish)
  if (known) return known
  const ofMeals = kindsOfMeals(wish.wants)
  const said = new Set(ofMeals.flatMap(({ kind, named }) => [kind, named]))
  const alone = wish.wants
    .filter((want) => !said.has(want) && !isAhead(want) && !isMealAlone(want))
    .map((want) => ({ want, wish: { ...wish, wants: [want] } }))
  // Who is served and what else happens that day is told by words that nobody has to understand.
  const of = (isSuch: (each: Wish) => boolean): Wish => ({
    wants: alone.flatMap((each) => (isSuch(each.wish) ? each.want : [])),
    unwanted: wish.unwanted,
    unread: [],
  })
  known = {
    manners: of((each) => asksForMannersOnly(each) && !asksForLittle(each)),
    told: of((each) => asksForMannersOnly(each) && !asksForLittle(each) && !each.wants.every(isOccasion)),
    things: of((each) => !asksForMannersOnly(each)),
    ofMeals: ofMeals.map(({ meal, kind }) => ({ meal, wish: { wants: [kind], unwanted: [], unread: [] } })),
    isLight: alone.some((each) => asksForLittle(each.wish)),
    isAhead: wish.wants.some(isAhead),
    isCheap: wish.wants.some((want) => asksFor(CHEAP, want)),
  }
  planWishes.set(wish, known)
  return known
}

function isOccasion({ tags, foods, kinds, called }: Want): boolean {
  const { occasions } = MENU_RULES.planning
  return foods.length + kinds.length + called.length === 0 && tags.length > 0 && tags.every(({ id }) => occasions.includes(id))
}

/** The dishes and foods that are to come at least once. */
export function thingsWished({ wish, ofDays }: WishedDays): WishedThing[] {
  return [
    ...thingsOf(wish, null),
    ...ofDays.flatMap((each) => (each.often === null ? thingsOf(each.wish, each.weekdays) : countedOf(each.wish, each.often))),
  ]
}

function countedOf({ wants }: Wish, often: WishedThing['often']): WishedThing[] {
  const meal = wants.find(isMealAlone)?.meal ?? null
  return wants.flatMap((want) => (isMealAlone(want) ? [] : { want, weekdays: null, meal: want.meal ?? meal, often }))
}

function thingsOf(said: Wish, weekdays: WishedThing['weekdays']): WishedThing[] {
  const named = mealNamed(said)
  return planWishOf(said).things.wants.map((want) => ({
    want,
    weekdays,
    meal: want.meal ?? (weekdays === null ? null : named),
    often: null,
  }))
}

/** What is wished of all days, and of some. */
export interface WishedDays {
  wish: Wish
  ofDays: WishOfDays['ofDays']
}

const isAhead = (want: Want): boolean => asksFor(AHEAD, want)

function asksFor(tag: DishTag, { tags, isRefused }: Want): boolean {
  return isRefused !== true && tags.includes(tag)
}

/** Whether the days are to be light; a light supper alone is a wish for suppers. */
export function eatsLittle(wish: Wish): boolean {
  return planWishOf(wish).isLight
}

/** Whether as much as can be is to be cooked for two days. */
export function cooksAhead(wish: Wish): boolean {
  return planWishOf(wish).isAhead
}

/** Whether it is cooking that is to happen but every other day, and not a dinner alone that is to be there for two. */
export function cooksSeldom(wish: Wish): boolean {
  return cooksAhead(wish) && !wish.wants.some(isMealAlone)
}

/** Whether little money is to be spent. */
export function spendsLittle(wish: Wish): boolean {
  return planWishOf(wish).isCheap
}

/** "zupy na obiad", "na obiad zupy, na kolację kanapki": each kind with the meal that is named behind it, or before it where the meals are named first. */
function kindsOfMeals(wants: readonly Want[]): { kind: Want; named: Want; meal: Meal }[] {
  const isMealFirst = wants.find((want) => isKind(want) || want.meal !== null)?.meal != null
  return wants.flatMap((kind, at) => {
    if (!isKind(kind)) return []
    const named = isMealFirst
      ? wants.slice(0, at).findLast(({ meal }) => meal !== null)
      : wants.slice(at + 1).find(({ meal }) => meal !== null)
    return named?.meal == null ? [] : [{ kind, named, meal: named.meal }]
  })
}

/** What speaks for a dish at a meal for which a kind of dish is wished, every day, or on a day for which something is. */
export function wishPointsAt(facts: DishFacts, slot: WishedSlot, { wish, ofDays }: WishedDays): number {
  if (wish.wants.length + ofDays.length === 0) return 0
  const meals = slot.batchFor === null ? 1 : FOR_TWO_DAYS
  const days = ofDays.filter((each) => isOfDayAt(each, slot))
  const ofMeal = ofDays.reduce((sum, each) => sum + (each.meal === slot.meal ? EVERY_DAY * shareOfWish(each.wish, facts) : 0), 0)
  const ofDay = days.reduce((sum, each) => {
    return sum + kindPoints(facts, slot.meal, each.wish) + wishPoints(facts, each.wish) + occasionPoints(facts, slot, each.wish)
  }, 0)
  return meals * (kindPoints(facts, slot.meal, wish) + ofMeal) + ofDay
}

type WishedSlot = Pick<MealSlot, 'meal' | 'date' | 'place' | 'batchFor'>
/** What is eaten on two days is as wished on both. */
const FOR_TWO_DAYS = 2

/** "W środę goście": that day's dinner, or the meal that is named, is for them. */
function occasionPoints(facts: DishFacts, { place, meal }: Pick<WishedSlot, 'place' | 'meal'>, wish: Wish): number {
  const named = mealNamed(wish)
  if (named === null ? place !== 'main' : named !== meal) return 0
  return occasionsOf(wish).reduce((sum, want) => sum + (meetsWant(want, facts) ? EVERY_DAY : 0), 0)
}

function occasionsOf({ wants }: Wish): Want[] {
  return wants.filter(({ tags, isRefused }) => isRefused !== true && tags.some(({ id }) => MENU_RULES.planning.tableIsLaidFor.includes(id)))
}

/** Whether a wish for a day is said of such a meal of it: "w czwartek kolacja do 20 minut" says nothing of the dinner. */
function isOfDayAt(each: WishOfDays['ofDays'][number], slot: Pick<MealSlot, 'meal' | 'date'>): boolean {
  const named = mealNamed(each.wish)
  return each.weekdays !== null && isWishedAt(each, slot) && (named === null || named === slot.meal)
}

function kindPoints(facts: DishFacts, meal: Meal, wish: Wish): number {
  return planWishOf(wish).ofMeals.reduce((sum, each) => sum + (each.meal === meal ? EVERY_DAY * shareOfWish(each.wish, facts) : 0), 0)
}

/** What a dish at a meal is not of the kind that is wished for it, or of how that day was wished to be, in a sentence; null where it is, or nothing is wished of it. */
export function unmetAt(
  facts: DishFacts,
  { meal, date, place }: Pick<MealSlot, 'meal' | 'date' | 'place'>,
  { kitchen: { gate }, wish, ofDays }: WishedDays & { kitchen: Pick<Kitchen, 'gate'> },
): string | null {
  const days = ofDays.flatMap((each) => (isOfDayAt(each, { meal, date }) ? each.wish : []))
  const kinds = [wish, ...days].flatMap((each) => planWishOf(each).ofMeals.filter((of) => of.meal === meal))
  // "Pieczona kaczka w niedzielę" says nothing of that day's breakfast.
  const manners = days.flatMap((each) => (planWishOf(each).things.wants.length === 0 ? planWishOf(each).told : []))
  const ofMeals = ofDays.flatMap((each) => (each.meal === meal ? each.wish : []))
  // Whoever has guests on a day wants to know what they get that is nothing for them.
  const guests = days.flatMap((each) => {
    const named = mealNamed(each)
    const wants = (named === null ? place === 'main' : named === meal) ? occasionsOf(each) : []
    return wants.length > 0 ? { ...each, wants, unwanted: [], unread: [] } : []
  })
  const told = [...guests, ...kinds.map((each) => each.wish), ...ofMeals, ...manners]
  for (const each of told) {
    const unmet = each.wants.length > 0 ? explainUnmet(each, facts, { gate }) : null
    if (unmet) return unmet.sentence
  }
  return null
}

/** What of all that was wished for no meal is, in a sentence; null where every thing comes once. */
export function unmetThings(wanted: readonly Want[], kitchen: Pick<Kitchen, 'gate'>): string | null {
  return wanted.length === 0 ? null : (explainAllUnmet({ wants: wanted, unwanted: [], unread: [] }, kitchen)?.sentence ?? null)
}

/** kcal of a serving up to which a meal of a light day is light: a dish that is called light by itself would leave nobody a day's food. */
const LIGHT_MEAL = 540

function isLightMeal({ kcal }: DishFacts): boolean {
  return kcal !== null && kcal <= LIGHT_MEAL
}

/** What speaks for a dish by the wish for these days. */
export function wishPoints(facts: DishFacts, wish: Wish): number {
  if (wish.wants.length === 0) return 0
  const { manners, things, isLight } = planWishOf(wish)
  return (
    (manners.wants.length > 0 ? EVERY_MEAL * shareOfWish(manners, facts) : 0) -
    NO_MEAL * manners.wants.filter((want) => want.isWall === true && !meetsWant(want, facts)).length +
    (things.wants.length > 0 ? THING * shareOfWish(things, facts) : 0) +
    (isLight && isLightMeal(facts) ? THING : 0)
  )
}

/** What a meal does not keep to of how all meals were wished to be, or of how its eater eats; null where it keeps to it. A wish for a certain dish is none for every meal. */
export function unmetOf(facts: DishFacts, { kitchen: { gate, request }, wish }: { kitchen: Kitchen; wish: Wish }): string | null {
  const { told, isLight } = planWishOf(wish)
  const unmet = told.wants.length > 0 ? explainUnmet(told, facts, { gate }) : null
  if (unmet) return unmet.sentence
  if (isLight && !isLightMeal(facts)) return 'To nie jest lekkie danie: nic lżejszego się tu nie złożyło.'
  return isBeyondStyle(facts, request.profile) ? 'Poza Twoim stylem żywienia: nic bliższego się tu nie złożyło.' : null
}

/** Whether a dish is further from what a style leans to than that it were in it. */
export function isBeyondStyle(facts: DishFacts, { styles }: SafetyProfile): boolean {
  return styles.length > 0 && beyondLeanings(facts, { conditions: [], styles }) >= MOST_BEYOND_STYLE
}

/** Whether a kind of dish is meant and not one dish: "zupy", "lekkie", but not "barszcz". */
function isKind(want: Want): boolean {
  const { kinds, called, isRefused } = want
  if (want.meal === null && asksForLittle({ wants: [want], unwanted: [], unread: [] })) return true
  return kinds.length > 0 && isRefused !== true && (called.length === 0 || kinds.every((kind) => DAILY.has(kind)))
}
