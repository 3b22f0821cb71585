import { isOneOf, MENU_RULES } from '@spizarka/knowledge'
import type { DishWithChoices } from '@spizarka/knowledge/types'
import { isNeverLeftRaw } from '../../kitchen-checks/index.ts'
import { once } from '../../remembered.ts'
import { checkRecipe, type SafetyReport } from '../../safety/index.ts'
import { dishesFromPantry } from '../choices/dishes-from-pantry.ts'
import {
  type Candidate,
  type Choice,
  candidateOfBase,
  mostPromisingFirst,
  type Prospect,
  type Sketch,
  sketchOf,
} from '../choosing/index.ts'
import type { Kitchen } from '../kitchen.ts'
import { adaptDish, isOutOfReach } from './adapt-dish.ts'
import type { AdaptedDish } from './adapted-dish.ts'
import { fillStarch, withLeastBeside } from './amounts/fill-starch.ts'
import { takeWhole } from './amounts/take-whole.ts'
import { type BaseDish, baseDishesOf } from './base-dish.ts'
import { platesOf } from './full-plate.ts'
import { type WrittenDish, writeRecipe } from './writing/write-recipe.ts'

/** Dishes for each that is asked for, from which on no dish with choices is filled in a second way. */
const ENOUGH = 10

/** Every dish of the base, those with choices filled from the pantry, that can be fitted to an eater and a pantry, with the gate's word on it. */
export function* fitBase(
  kitchen: Kitchen,
  isWorthFitting: (dish: BaseDish) => boolean = () => true,
  isWorthFilling?: (dish: DishWithChoices) => boolean,
): Generator<FittedDish> {
  let found = 0
  for (const dish of dishesFor(kitchen, () => found >= ENOUGH * kitchen.request.count, isWorthFilling)) {
    // What is out of reach is found sooner than what is worth it.
    const fitted = (kitchen.goesShopping || !isOutOfReach(dish, kitchen)) && isWorthFitting(dish) ? fitDish(dish, kitchen) : null
    if (!fitted) continue
    found += 1
    yield fitted
  }
}

/** A dish fitted to an eater and a pantry, with the gate's word on it. */
export interface FittedDish {
  adapted: AdaptedDish
  report: SafetyReport
  /** The same without what was put beside it to fill the plate: told where the words of both cannot be put right. */
  bare?: FittedDish | undefined
  /** The same without anything that only stands beside it; none where nothing does. */
  own?: AdaptedDish
}

/** One dish fitted to an eater and a pantry; null where that cannot be done, or the gate blocks it. */
export function fitDish(dish: BaseDish, kitchen: Kitchen): FittedDish | null {
  const { request, alike } = kitchen
  if (request.meal !== null && !dish.recipe.meals.includes(request.meal)) return null
  if (!alike) return fitAnew(dish, kitchen)
  const known = fittedDishes.get(alike) ?? new Map<BaseDish, FittedDish | null>()
  fittedDishes.set(alike, known)
  let fitted = known.get(dish)
  if (fitted === undefined) known.set(dish, (fitted = fitAnew(dish, kitchen)))
  return fitted
}

/** Where a wish is not met, the dishes of all meals are held against it one after the other. */
const fittedDishes = new WeakMap<object, Map<BaseDish, FittedDish | null>>()

function fitAnew(dish: BaseDish, kitchen: Kitchen): FittedDish | null {
  const bare = fitAs(dish, kitchen)
  if (!bare) return null
  let fitted = bare
  for (let sides = 0; sides < MOST_SIDES; sides += 1) {
    const fuller = withSide(fitted, kitchen)
    if (fuller === fitted) break
    fitted = fuller
  }
  if (fitted === bare) return asWhole(bare, kitchen)
  const whole = asWhole(fitted, kitchen)
  const own = once(() => asWhole(bare, kitchen).adapted)
  return {
    adapted: whole.adapted,
    report: whole.report,
    get bare() {
      return whole.bare
    },
    get own() {
      return own()
    },
  }
}

/** Potatoes and an egg beside vegetables; a third thing makes no plate fuller. */
const MOST_SIDES = 2

/** With the first side that makes a fuller plate of it, or as it is. */
function withSide(fitted: FittedDish, kitchen: Kitchen): FittedDish {
  for (const plates of platesOf(fitted.adapted, kitchen)) {
    const full = fullestOf(plates, fitted, kitchen)
    if (full !== fitted) return full
  }
  return fitted
}

/** The first of these plates that is no worse than the bare dish; a plainer one is fitted when the words of that cannot be put right, and most can. */
function fullestOf(plates: readonly BaseDish[], bare: FittedDish, kitchen: Kitchen): FittedDish {
  for (const [place, plate] of plates.entries()) {
    const fitted = fitAs(plate, kitchen)
    if (!fitted || !isNoWorse(fitted, bare, kitchen)) continue
    const plainer = once(() => fullestOf(plates.slice(place + 1), bare, kitchen))
    return {
      ...fitted,
      get bare() {
        return plainer()
      },
    }
  }
  return bare
}

/** A side is what is there anyway, or bought every few days: for its sake nobody is left without, goes to the shop, or eats what they should have less of. */
function isNoWorse({ adapted, report }: FittedDish, bare: FittedDish, { goesShopping }: Kitchen): boolean {
  const errands = adapted.missing.filter(({ row }) => !goesShopping || !isOneOf(row.id, MENU_RULES.planning.everyday))
  return (
    adapted.servings >= bare.adapted.servings &&
    errands.length <= bare.adapted.missing.length &&
    report.findings.length <= bare.report.findings.length
  )
}

function fitAs(dish: BaseDish, kitchen: Kitchen): FittedDish | null {
  const adapted = adaptDish(dish, kitchen)
  const report = adapted && checkDish(adapted, kitchen)
  return adapted && report && isServed(report, kitchen) ? { adapted, report } : null
}

/** With all of what ends, unless the gate has more to say of that; so is the same with less beside it. */
function asWhole(fitted: FittedDish, kitchen: Kitchen): FittedDish {
  const adapted = fillStarch(takeWhole(fitted.adapted, kitchen), kitchen)
  const report = adapted === fitted.adapted ? fitted.report : checkDish(adapted, kitchen)
  const own =
    report.findings.length > fitted.report.findings.length ? { adapted: fitted.adapted, report: fitted.report } : { adapted, report }
  if (!('bare' in fitted)) return own
  const plainer = once(() => fitted.bare && asWhole(fitted.bare, kitchen))
  return {
    ...own,
    get bare() {
      return plainer()
    },
  }
}

/** Writes a fitted dish out, or the same with less beside it, and says with the recipe what was written; null where no words of it can be put right. */
export function writeFitted(fitted: FittedDish, kitchen: Kitchen): (WrittenDish & { report: SafetyReport }) | null {
  const { adapted, report, bare } = fitted
  const written = writeSeasoned(adapted, report, kitchen)
  if (written) return written
  // Cutlets in their sauce with fewer potatoes, and not without any.
  const lighter = withLeastBeside(adapted)
  return (lighter && writeSeasoned(lighter, report, kitchen)) ?? (bare ? writeFitted(bare, kitchen) : null)
}

function writeSeasoned(adapted: AdaptedDish, report: SafetyReport, kitchen: Kitchen): (WrittenDish & { report: SafetyReport }) | null {
  const unchecked = uncheckedOf(adapted, report)
  const seasoned = writeRecipe(adapted, kitchen, unchecked)
  const told = seasoned && !hasSameFoods(seasoned.adapted, adapted) ? checkDish(seasoned.adapted, kitchen) : report
  // What each seasoning may have and all together may not is left out.
  const isAsGood = told === report || (isServed(told, kitchen) && told.findings.length <= report.findings.length)
  const written = isAsGood ? seasoned : writeRecipe(adapted, kitchen, unchecked, { isSeasoned: false })
  return written && { ...written, report: isAsGood ? told : report }
}

/** Whether nothing was put in, and of nothing more. */
function hasSameFoods({ ingredients }: AdaptedDish, before: AdaptedDish): boolean {
  return ingredients.every((each) => before.ingredients.some(({ row, grams }) => row === each.row && grams >= each.grams))
}

function* dishesFor(kitchen: Kitchen, areEnough: () => boolean, isWorthFilling?: (dish: DishWithChoices) => boolean): Generator<BaseDish> {
  yield* baseDishesOf(kitchen.request.meal)
  yield* dishesFromPantry(kitchen, areEnough, isWorthFilling)
}

/** The dishes of the base that may fit, in their order. Those that promise most are fitted to see whether there are enough of them, and none is written out. */
export function baseProspects(kitchen: Kitchen, choice: Choice, isWorthFitting: (dish: BaseDish) => boolean = () => true): Prospect[] {
  const prospects: BaseProspect[] = []
  const areEnough = (): boolean => {
    let needed = ENOUGH * kitchen.request.count
    if (prospects.length < needed) return false
    for (const prospect of mostPromisingFirst(prospects, choice)) {
      if (needed === 0) break
      if (prospect.isDish()) needed -= 1
    }
    return needed === 0
  }
  for (const dish of dishesFor(kitchen, areEnough))
    if (!isOutOfReach(dish, kitchen) && isWorthFitting(dish)) prospects.push(new BaseProspect(dish, kitchen))
  return prospects
}

class BaseProspect implements Prospect {
  readonly #dish: BaseDish
  readonly #kitchen: Kitchen
  readonly sketch: Sketch
  #fitted: FittedDish | null | undefined

  constructor(dish: BaseDish, kitchen: Kitchen) {
    this.#dish = dish
    this.#kitchen = kitchen
    this.sketch = sketchOf(dish, kitchen)
  }

  isDish(): boolean {
    if (this.#fitted === undefined) this.#fitted = fitDish(this.#dish, this.#kitchen)
    return this.#fitted !== null
  }

  fit(suits: (dish: Candidate) => boolean = () => true): Candidate | null {
    const kitchen = this.#kitchen
    for (let fitted = this.isDish() ? this.#fitted : null; fitted; fitted = fitted.bare) {
      const own = fitted
      const dish = { ...judged(own, kitchen), write: () => writeFitted(own, kitchen)?.recipe ?? null }
      if (suits(dish)) return dish
    }
    return null
  }
}

const candidates = new WeakMap<FittedDish, Omit<Candidate, 'write'>>()

/** A fitted dish as the choice judges it: the same at every meal, and so are the answers that are kept by its facts. */
function judged(fitted: FittedDish, kitchen: Kitchen): Omit<Candidate, 'write'> {
  let candidate = candidates.get(fitted)
  if (!candidate) candidates.set(fitted, (candidate = candidateOfBase(fitted, kitchen)))
  return candidate
}

/** The gate's word on the dish as it will be served: with everything that was replaced, in its amounts. */
function checkDish({ ingredients, servings }: AdaptedDish, { request }: Kitchen): SafetyReport {
  return checkRecipe(
    // A dish whose steps leave such a food raw is not written.
    ingredients.map(({ row, grams }) => ({ food: row.id, grams, heated: isNeverLeftRaw(row.id) })),
    request.profile,
    servings,
  )
}

function isServed({ verdict }: SafetyReport, { takesUnchecked, unchecked }: Kitchen): boolean {
  if (unchecked && verdict === 'unchecked') unchecked.isMet = true
  return verdict !== 'blocked' && (takesUnchecked || verdict !== 'unchecked')
}

function uncheckedOf(adapted: AdaptedDish, { findings }: SafetyReport): string[] {
  return findings.filter(({ kind }) => kind === 'unchecked').flatMap(({ ingredient }) => adapted.ingredients[ingredient]?.row.name ?? [])
}
