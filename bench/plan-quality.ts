import { needsOfPlan, type PlannedDay, planMeals } from '@spizarka/culinary/planning'
import { reckonShopping } from '@spizarka/culinary/shopping'
import type { StockedProduct } from '@spizarka/culinary/stock'
import { EATS_EVERYTHING } from '@spizarka/culinary/testing'
import { FOODS, findFoodById, isA, MENU_RULES } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { householdPantry, randomNumbers } from './choosing/households.ts'
import type { Measurement } from './figure.ts'

const PLANS = Number(process.env.BENCH_PLANS ?? 100)
const FILLING = ['pieczywo', 'makaron', 'ryz', 'kasza', 'ziemniaki', 'bataty', 'maka', 'platki-zbozowe', 'nasiona-straczkowe']
const MIN_FILLING_G = 30
const MIN_KCAL = { breakfast: 350, lunch: 450, dinner: 350 }
const BASES: readonly (readonly string[])[] = [
  ...['makaron', 'ryz', 'kasza', 'ziemniaki', 'maka', 'nasiona-straczkowe', 'zamienniki-miesa', 'jajka'].map((id) => [id]),
  ['ryba', 'owoce-morza'],
  ['grzyby'],
  ['pieczywo'],
]
const STANDS_ON = [...BASES, ['sery'], ['wedlina'], ['kielbasa']]
const STARCHES = [['pieczywo'], ['makaron'], ['ryz', 'kasza'], ['ziemniaki']]
const OF_A_WEEK: readonly (readonly string[])[] = [
  ...['makaron', 'ryz', 'kasza', 'ziemniaki', 'drob', 'wieprzowina', 'wolowina', 'jajka', 'sery', 'wedlina', 'kielbasa', 'ryba'].map(
    (id) => [id],
  ),
  ...['brokul', 'papryka', 'pomidory', 'szpinak', 'kapusta', 'cukinia', 'buraki', 'grzyby'].map((id) => [id]),
]
const MIN_MEAT_G = 150
const MIN_OF_PACK = 0.1
const LONG_MINUTES = 60
/** A pack of which less than that is eaten was bought for a spoonful. */
const SPOONFUL = 0.2
/** As bought, with its shell. */
const EGG_G = 58
const MAX_EGGS_A_DAY = 3
/** What is bought ready though any kitchen makes it: beside whole dishes. */
const READY_GOODS = [
  'pasty-do-pieczywa',
  'pasta-rybna',
  'sosy-pomidorowe',
  'sosy-smietanowe-i-serowe',
  'zupy-instant',
  'bulion',
  'gofry',
  'surowka',
]
/** Grams of a serving from which on a breakfast tastes of something, and how often in a plan nobody minds. */
const TASTED_G = 8
const OFTEN_AT_BREAKFAST = 2
/** On so many days of seven one thing is eaten and nobody says "again". */
const OFTEN_A_WEEK = 3
const START = '2026-11-23'
const DAY_MS = 86_400_000
const STAPLES = ['sol', 'pieprz-czarny', 'olej-rzepakowy', 'cukier']
/** What people eat in a day, kcal, where nobody said how much they should. */
const TARGET_KCAL = 2000
const WITHIN = 0.15
/** Less of something than that is not worth a meal. */
const MIN_HELD_G = 60

const MIN_USED = 0.8
const MIN_KEPT_USED = 0.5
const MAX_BOUGHT = 1.2
const MIN_IN_BAND = 0.8
const MAX_REPEATED = 0.1
const MAX_TWINS = 0.1
const MAX_FAULTY = 0.05

interface Household {
  pantry: readonly StockedProduct[]
  people: number
  days: number
  seed: number
}

function share(ratio: Ratio, holds: (value: number) => boolean) {
  const value = ratio.mean()
  return { measured: `${(value * 100).toFixed(1)} % of ${ratio.whole.toFixed(0)}`, holds: holds(value) }
}

type Needs = readonly { food: string | null; grams: number | null }[]

/** A plan as faults are counted in it: its meals in their order, what was bought, what the house had. */
interface ReadPlan {
  pantry: readonly StockedProduct[]
  meals: readonly (PlannedMeal & { day: string; place: number })[]
  things: readonly ShoppingItem[]
}

type PlannedMeal = PlannedDay['meals'][number]
type ShoppingItem = ReturnType<typeof reckonShopping>['items'][number]

/** What a cook strikes out of a plan, each as a share of what it may befall. */
const FAULTS: readonly { what: string; count(plan: ReadPlan, ratio: Ratio): void }[] = [
  {
    what: 'dinners without anything to be full after',
    count({ meals }, ratio) {
      for (const { meal, dish } of meals)
        if (meal === 'lunch') ratio.add(gramsOf(dish.needs, FILLING) / dish.servings < MIN_FILLING_G ? 1 : 0)
    },
  },
  {
    what: `meals of less energy than one holds on (${MIN_KCAL.breakfast}, ${MIN_KCAL.lunch}, ${MIN_KCAL.dinner} kcal)`,
    count({ meals }, ratio) {
      for (const { meal, dish } of meals)
        ratio.add((dish.kcalPerServing ?? 0) < (meal in MIN_KCAL ? MIN_KCAL[meal as keyof typeof MIN_KCAL] : 0) ? 1 : 0)
    },
  },
  {
    what: 'breakfasts of dough in milk or of raw meat',
    count({ meals }, ratio) {
      for (const { meal, dish } of meals) {
        if (meal !== 'breakfast') continue
        const isDough = dish.kind === 'porridge' && gramsOf(dish.needs, ['makaron', 'maka']) > 0
        ratio.add(isDough || rawMeatOf(dish.needs) / dish.servings >= MIN_FILLING_G ? 1 : 0)
      }
    },
  },
  {
    what: 'meals on the same as the two meals before',
    count({ meals }, ratio) {
      for (const { place, dish } of meals.slice(2)) {
        const [one, other] = [meals[place - 1]?.dish, meals[place - 2]?.dish]
        const on = STANDS_ON.filter((kinds) =>
          [dish, one, other].every((each) => each && gramsOf(each.needs, kinds) / each.servings >= MIN_FILLING_G),
        )
        ratio.add(on.length > 0 ? 1 : 0)
      }
    },
  },
  {
    what: 'meat and fish of the first three days of which less than half is cooked in time',
    count({ meals, pantry }, ratio) {
      for (const { foodId, bestBefore, quantityGrams } of pantry) {
        if (foodId === null || bestBefore === null || daysFrom(bestBefore) > 2 || (quantityGrams ?? 0) < MIN_MEAT_G) continue
        if (!isRawMeat(foodId)) continue
        const taken = meals.reduce(
          (sum, { day, dish, leftoversOf }) => sum + (day > bestBefore || leftoversOf !== null ? 0 : takenOf(dish.needs, foodId)),
          0,
        )
        ratio.add(taken < (quantityGrams ?? 0) / 2 ? 1 : 0)
      }
    },
  },
  {
    what: 'bought packs of which less than a tenth is eaten',
    count({ things }, ratio) {
      for (const { need, have, packs } of things)
        if (packs) ratio.add(((need ?? 0) - (have ?? 0)) / (packs.count * packs.size) < MIN_OF_PACK ? 1 : 0)
    },
  },
  {
    what: 'meals on bread, pasta, groats or potatoes that had two such within a day of them',
    count({ meals }, ratio) {
      for (const { day, place, dish } of meals) {
        const near = meals.filter((other) => other.place !== place && Math.abs(daysFrom(other.day) - daysFrom(day)) <= 1)
        const isThird = (base: readonly string[]): boolean =>
          standsOn(dish, base) && near.filter((other) => standsOn(other.dish, base)).length >= 2
        ratio.add(STARCHES.some(isThird) ? 1 : 0)
      }
    },
  },
  {
    what: 'ready food of the house that ends within the plan of which less than half is eaten in time',
    count({ meals, pantry }, ratio) {
      const last = meals.at(-1)?.day ?? START
      for (const { foodId, bestBefore, quantityGrams } of pantry) {
        if (foodId === null || bestBefore === null || bestBefore > last || findFoodById(foodId)?.kind !== 'dish') continue
        const taken = meals.reduce(
          (sum, { day, dish, leftoversOf }) => sum + (day > bestBefore || leftoversOf !== null ? 0 : takenOf(dish.needs, foodId)),
          0,
        )
        ratio.add(taken < (quantityGrams ?? 0) / 2 ? 1 : 0)
      }
    },
  },
  {
    what: 'kinds of bread that are bought beside another kind of bread of the house',
    count({ things, pantry }, ratio) {
      const ofHouse = pantry.flatMap(({ foodId }) => (foodId !== null && isA(foodId, 'pieczywo') ? foodId : []))
      for (const { food } of things)
        if (food !== null && isA(food, 'pieczywo')) ratio.add(ofHouse.length > 0 && !ofHouse.some((id) => isA(id, food)) ? 1 : 0)
    },
  },
  {
    what: 'dishes for breakfast that send somebody for two things or more',
    count({ meals, things }, ratio) {
      const isBought = (food: string | null): boolean =>
        food !== null &&
        !MENU_RULES.planning.everyday.some((kind) => isA(food, kind)) &&
        things.some((thing) => thing.food === food && (thing.have ?? 0) === 0)
      for (const { meal, dish } of meals)
        if (meal === 'breakfast') ratio.add(dish.needs.filter(({ food }) => isBought(food)).length >= 2 ? 1 : 0)
    },
  },
  {
    what: 'things bought for one meal alone while something of their kind stands untouched at home',
    count({ meals, things, pantry }, ratio) {
      const cooked = meals.filter(({ leftoversOf }) => leftoversOf === null)
      const idle = pantry.flatMap(({ foodId, isSpice, quantityGrams }) => {
        const isHeld = foodId !== null && !isSpice && (quantityGrams ?? 0) >= MIN_HELD_G
        return isHeld && cooked.every(({ dish }) => takenOf(dish.needs, foodId) === 0) ? foodId : []
      })
      for (const { food, have } of things) {
        if (food === null || (have ?? 0) > 0 || MENU_RULES.planning.everyday.some((kind) => isA(food, kind))) continue
        const isForOne = cooked.filter(({ dish }) => dish.needs.some((need) => need.food === food)).length === 1
        const heaps = KINDS.filter((kinds) => kinds.some((kind) => isA(food, kind)))
        ratio.add(isForOne && idle.some((other) => heaps.some((kinds) => kinds.some((kind) => isA(other, kind)))) ? 1 : 0)
      }
    },
  },
  {
    what: 'bought packs of which less than a fifth is eaten',
    count({ things }, ratio) {
      for (const { need, have, packs } of things)
        if (packs) ratio.add(((need ?? 0) - (have ?? 0)) / (packs.count * packs.size) < SPOONFUL ? 1 : 0)
    },
  },
  {
    what: `days with more than ${MAX_EGGS_A_DAY} eggs a head`,
    count({ meals }, ratio) {
      for (const day of new Set(meals.map((meal) => meal.day))) {
        const eggs = meals.reduce(
          (sum, { day: other, dish }) => sum + (other === day ? gramsOf(dish.needs, ['jajka']) / dish.servings : 0),
          0,
        )
        ratio.add(eggs > MAX_EGGS_A_DAY * EGG_G * 1.05 ? 1 : 0)
      }
    },
  },
  {
    what: 'things to buy that are ready dishes, sauces, spreads or broth',
    count({ things }, ratio) {
      for (const { food } of things)
        if (food !== null) ratio.add(findFoodById(food)?.kind === 'dish' || READY_GOODS.some((kind) => isA(food, kind)) ? 1 : 0)
    },
  },
  {
    what: 'breakfasts that taste of what two breakfasts of the plan tasted of before',
    count({ meals }, ratio) {
      const times = new Map<string, number>()
      for (const { meal, dish } of meals) {
        if (meal !== 'breakfast') continue
        const tasted = new Set(dish.needs.flatMap(({ food, grams }) => (isTasted(food, (grams ?? 0) / dish.servings) ? (food ?? []) : [])))
        ratio.add([...tasted].some((food) => (times.get(food) ?? 0) >= OFTEN_AT_BREAKFAST) ? 1 : 0)
        for (const food of tasted) times.set(food, (times.get(food) ?? 0) + 1)
      }
    },
  },
  {
    what: `foods to be full after, meat, fish and vegetables that are eaten on more than ${OFTEN_A_WEEK} days of seven at dinner or supper`,
    count({ meals }, ratio) {
      const mains = meals.filter(({ meal }) => meal !== 'breakfast')
      const days = new Set(mains.map(({ day }) => day)).size
      for (const kinds of OF_A_WEEK) {
        const on = new Set(mains.flatMap(({ day, dish }) => (gramsOf(dish.needs, kinds) / dish.servings >= MIN_FILLING_G ? day : []))).size
        if (on > 0 && days > OFTEN_A_WEEK) ratio.add(on > (OFTEN_A_WEEK * Math.max(days, 7)) / 7 ? 1 : 0)
      }
    },
  },
  {
    what: 'days on which dinner and supper stand on the same meat, fish, cheese, starch or vegetable',
    count({ meals }, ratio) {
      for (const day of new Set(meals.map((meal) => meal.day))) {
        const mains = meals.filter((meal) => meal.day === day && meal.meal !== 'breakfast')
        const isTwice = OF_A_WEEK.some(
          (kinds) => mains.filter(({ dish }) => gramsOf(dish.needs, kinds) / dish.servings >= MIN_FILLING_G).length > 1,
        )
        ratio.add(isTwice ? 1 : 0)
      }
    },
  },
  {
    what: 'foods of the house that end within the plan and are in no meal by then',
    count({ meals, pantry }, ratio) {
      const last = meals.at(-1)?.day ?? START
      for (const { foodId, bestBefore, quantityGrams, isSpice } of pantry) {
        if (foodId === null || isSpice || bestBefore === null || bestBefore > last || (quantityGrams ?? 0) < MIN_HELD_G) continue
        ratio.add(meals.some(({ day, dish }) => day <= bestBefore && takenOf(dish.needs, foodId) > 0) ? 0 : 1)
      }
    },
  },
  {
    what: 'what is bought, by weight, while as much of its kind stays at home',
    count({ meals, things, pantry }, ratio) {
      const cooked = meals.filter(({ leftoversOf }) => leftoversOf === null)
      const idle = pantry.flatMap(({ foodId, isSpice, quantityGrams }) => {
        if (foodId === null || isSpice) return []
        const left = (quantityGrams ?? 0) - cooked.reduce((sum, { dish }) => sum + takenOf(dish.needs, foodId), 0)
        return left >= MIN_HELD_G ? { foodId, left } : []
      })
      for (const { food, need, have, unit } of things) {
        if (food === null || (have ?? 0) > 0) continue
        const grams = (need ?? 0) * (unit === 'pieces' ? (findFoodById(food)?.gramsPerPiece ?? 1) : 1)
        const heaps = KINDS.filter((kinds) => kinds.some((kind) => isA(food, kind)))
        const left = idle.reduce(
          (sum, each) => sum + (heaps.some((kinds) => kinds.some((kind) => isA(each.foodId, kind))) ? each.left : 0),
          0,
        )
        ratio.add(Math.min(grams, left), grams)
      }
    },
  },
  {
    what: 'things that stand twice on the list',
    count({ things }, ratio) {
      const names = things.map(({ name }) => name)
      for (const [at, name] of names.entries()) ratio.add(names.indexOf(name) < at ? 1 : 0)
    },
  },
  {
    what: `dishes of workdays that take more than ${LONG_MINUTES} minutes`,
    count({ meals }, ratio) {
      for (const { day, dish, leftoversOf } of meals)
        if (leftoversOf === null && ![0, 6].includes(new Date(day).getUTCDay())) ratio.add((dish.totalMinutes ?? 0) > LONG_MINUTES ? 1 : 0)
    },
  },
]

function isTasted(food: string | null, grams: number): boolean {
  const plain = [...FILLING, 'mleko', 'tluszcze', 'maslo', 'jajka', 'cebula']
  return food !== null && grams >= TASTED_G && !plain.some((kind) => isA(food, kind)) && findFoodById(food)?.fromTap !== true
}

/** Grams as the counter sells it: ham on bread is a breakfast, mince is none. */
function rawMeatOf(needs: Needs): number {
  return needs.reduce((sum, { food, grams }) => sum + (food !== null && isRawMeat(food) ? (grams ?? 0) : 0), 0)
}

function isRawMeat(food: string): boolean {
  return MENU_RULES.meatAndFish.some((aisle) => aisle === findFoodById(food)?.aisle)
}

/** Grams that dishes take of a product: a need for mince is met by mince of pork. */
function takenOf(needs: Needs, product: string): number {
  return needs.reduce((sum, { food, grams }) => sum + (food !== null && (isA(food, product) || isA(product, food)) ? (grams ?? 0) : 0), 0)
}

function gramsOf(needs: Needs, kinds: readonly string[]): number {
  return needs.reduce((sum, { food, grams }) => sum + (food !== null && kinds.some((kind) => isA(food, kind)) ? (grams ?? 0) : 0), 0)
}

function standsOn({ needs, servings }: PlannedMeal['dish'], kinds: readonly string[]): boolean {
  return gramsOf(needs, kinds) / servings >= MIN_FILLING_G
}

function daysFrom(day: string): number {
  return (Date.parse(day) - Date.parse(START)) / DAY_MS
}

/** What a cook who reads a week of plans counts: what spoils, what is bought, whether anybody goes hungry, what comes twice. */
export const planQuality: Measurement = {
  name: 'plan-quality',
  thresholds: [
    { what: `of what ends within ${PLANS} plans of households, by weight: eaten in time`, threshold: `≥ ${MIN_USED * 100} %` },
    { what: 'meat, fish, cheese, pulses and vegetables that keep: kinds of which any is eaten', threshold: `≥ ${MIN_KEPT_USED * 100} %` },
    { what: 'things bought for a dish, spices left out', threshold: `≤ ${MAX_BOUGHT}` },
    { what: `days within ${WITHIN * 100} % of ${TARGET_KCAL} kcal`, threshold: `≥ ${MIN_IN_BAND * 100} %` },
    { what: 'main meals that stand on the same as another of that day or the next', threshold: `≤ ${MAX_REPEATED * 100} %` },
    {
      what: 'bought things of which at least a quarter as much, of their kind, stood uneaten at home',
      threshold: `≤ ${MAX_TWINS * 100} %`,
    },
    ...FAULTS.map(({ what }) => ({ what, threshold: `≤ ${MAX_FAULTY * 100} %` })),
  ],
  measure() {
    const counts = new Counts()
    for (let seed = 1; seed <= PLANS; seed += 1) {
      const household = drawHousehold(seed)
      const { days } = planMeals(requestOf(household))
      if (days) counts.add(household, days)
    }
    return Promise.resolve([
      share(counts.used, (value) => value >= MIN_USED),
      share(counts.kept, (value) => value >= MIN_KEPT_USED),
      { measured: counts.bought.mean().toFixed(2), holds: counts.bought.mean() <= MAX_BOUGHT },
      share(counts.inBand, (value) => value >= MIN_IN_BAND),
      share(counts.repeated, (value) => value <= MAX_REPEATED),
      share(counts.twins, (value) => value <= MAX_TWINS),
      ...counts.faults.map((ratio) => share(ratio, (value) => value <= MAX_FAULTY)),
    ])
  },
}

class Ratio {
  part = 0
  whole = 0

  add(part: number, whole = 1): void {
    this.part += part
    this.whole += whole
  }

  mean(): number {
    return this.whole === 0 ? 0 : this.part / this.whole
  }
}

class Counts {
  readonly used = new Ratio()
  readonly kept = new Ratio()
  readonly bought = new Ratio()
  readonly inBand = new Ratio()
  readonly repeated = new Ratio()
  readonly twins = new Ratio()
  readonly faults = FAULTS.map(() => new Ratio())

  add({ pantry, people }: Household, days: readonly PlannedDay[]): void {
    const cooked = days.flatMap(({ day, meals }) => meals.flatMap((meal) => (meal.leftoversOf === null ? { day, ...meal } : [])))
    const eatenOf = (food: string, until: string): number =>
      cooked.reduce((sum, { day, dish }) => (day > until ? sum : sum + takenOf(dish.needs, food)), 0)
    const last = days.at(-1)?.day ?? START
    const left = new Map<string, number>()
    for (const { foodId, bestBefore, quantityGrams, isSpice } of pantry) {
      if (foodId === null || isSpice || quantityGrams === null || quantityGrams < MIN_HELD_G) continue
      const taken = Math.min(quantityGrams, eatenOf(foodId, bestBefore === null || bestBefore > last ? last : bestBefore))
      left.set(foodId, quantityGrams - taken)
      const helping = Math.min(quantityGrams, GRAMS_EATEN * people)
      if (bestBefore !== null && bestBefore <= last) this.used.add(Math.min(1, taken / helping))
      else if (MAKES_A_MEAL.some((kind) => isA(foodId, kind))) this.kept.add(taken > 0 ? 1 : 0)
    }
    const { items } = reckonShopping(needsOfPlan(days), { pantry, staples: STAPLES, day: START })
    const things = items.filter(({ isSpice }) => !isSpice)
    this.bought.add(things.length, cooked.length)
    const meals = days.flatMap(({ day, meals: own }) => own.map((meal) => ({ ...meal, day }))).map((meal, place) => ({ ...meal, place }))
    for (const [at, fault] of FAULTS.entries()) {
      const ratio = this.faults[at]
      if (ratio) fault.count({ pantry, meals, things }, ratio)
    }
    for (const { food, need, have, unit } of things) {
      if (food === null) continue
      const short = Math.max(0, (need ?? 0) - (have ?? 0)) * (unit === 'pieces' ? (findFoodById(food)?.gramsPerPiece ?? 1) : 1)
      const heap = TWINS.find((kinds) => kinds.some((kind) => isA(food, kind))) ?? []
      const alike = [...left].filter(([other]) => other !== food && heap.some((kind) => isA(other, kind)))
      const twin = alike.reduce((sum, [, grams]) => sum + grams, 0)
      this.twins.add(twin > 0 && twin >= short / 4 ? 1 : 0)
    }
    for (const { meals: own } of days) {
      const kcal = own.reduce((sum, { dish }) => sum + (dish.kcalPerServing ?? 0), 0)
      this.inBand.add(Math.abs(kcal / TARGET_KCAL - 1) <= WITHIN ? 1 : 0)
    }
    const mains = days.flatMap(({ meals: own }, day) =>
      own.flatMap(({ meal, dish, leftoversOf }) => (meal === 'breakfast' ? [] : { day, dish, leftoversOf, on: basesOf(dish.needs) })),
    )
    for (const [place, one] of mains.entries()) {
      // What is left of yesterday's pot is the same dish: planned on purpose, and another object.
      const near = mains.slice(0, place).filter((other) => one.day - other.day <= 1 && other.dish.id !== one.dish.id)
      this.repeated.add(near.some(({ on }) => on.some((base) => one.on.includes(base))) ? 1 : 0)
    }
  }
}

const GRAMS_EATEN = 200
const MAKES_A_MEAL = ['mieso', 'drob', 'ryba', 'sery', 'nasiona-straczkowe', 'zamienniki-miesa', 'warzywa', 'wedlina']
/** A carrot is no pepper: of vegetables and fruit nobody calls another a twin. */
const TWINS: readonly (readonly string[])[] = [
  ...MENU_RULES.planning.firstFromHome.map(({ foods }) => foods),
  ...MENU_RULES.alikeOnPlate,
].filter((foods) => !foods.includes('warzywa') && !foods.includes('owoce'))

/** What does for one another, vegetables and fruit among them. */
const KINDS: readonly (readonly string[])[] = [
  ...MENU_RULES.planning.firstFromHome.map(({ foods }) => foods),
  ...MENU_RULES.alikeOnPlate,
  ...MENU_RULES.planning.oneKind.map(({ foods }) => foods),
]

function basesOf(needs: readonly { food: string | null; grams: number | null }[]): number[] {
  const all = needs.reduce((sum, { food, grams }) => sum + (food !== null && findFoodById(food)?.fromTap ? 0 : (grams ?? 0)), 0)
  return BASES.flatMap((heap, place) => {
    const grams = needs.reduce(
      (sum, { food, grams: own }) => sum + (food !== null && heap.some((kind) => isA(food, kind)) ? (own ?? 0) : 0),
      0,
    )
    return grams >= all * 0.1 && grams > 0 ? place : []
  })
}

/** What many fridges hold that somebody else cooked. */
const READY = FOODS.flatMap(({ id, kind, storage }) =>
  kind === 'dish' && storage === 'fridge' && ['pierogi-i-uszka', 'dania-miesne'].some((group) => isA(id, group)) ? id : [],
)

/** Meat and fish that recipes cook with, each as often as they do. */
const MEAT_AND_FISH: readonly string[] = RECIPES.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)).filter((id) =>
  ['meat', 'fish', 'cold-cuts'].includes(findFoodById(id)?.aisle ?? ''),
)

/** One of many ordinary kitchens on a Monday, with the dates of what is fresh. */
function drawHousehold(seed: number): Household {
  const next = randomNumbers(seed + 7000)
  const fresh = Array.from(
    { length: 1 + Math.floor(next() * 3) },
    () => MEAT_AND_FISH[Math.floor(next() * MEAT_AND_FISH.length)] ?? 'jajka',
  )
  const ready = randomNumbers(seed + 9000)
  const cooked = ready() < 0.3 ? [READY[Math.floor(ready() * READY.length)] ?? 'pierogi'] : []
  const pantry = householdPantry(seed, [...fresh, ...cooked]).map((product) => {
    const food = product.foodId === null ? null : findFoodById(product.foodId)
    if (!food || food.spice || food.storage !== 'fridge' || food.shelfLifeDays > 30) return product
    const days = Math.floor(next() * Math.min(9, food.shelfLifeDays)) + (next() < 0.5 ? 1 : 0)
    return { ...product, bestBefore: new Date(Date.parse(START) + days * DAY_MS).toISOString().slice(0, 10) }
  })
  return { pantry, people: 1 + Math.floor(next() * 4), days: 3 + Math.floor(next() * 5), seed }
}

function requestOf({ pantry, people, days, seed }: Household): Parameters<typeof planMeals>[0] {
  return {
    pantry,
    people,
    days,
    seed,
    staples: STAPLES,
    profile: EATS_EVERYTHING,
    equipment: [],
    meals: ['breakfast', 'lunch', 'dinner'],
    startOn: START,
    maxMinutes: null,
    budgetGrosze: null,
    wish: null,
    recent: [],
    ratings: [],
    kept: [],
  }
}
