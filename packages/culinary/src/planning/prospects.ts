import { type Food, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { isAtHand } from '../compose/base/adapt-dish.ts'
import type { BaseIngredient } from '../compose/base/base-dish.ts'
import type { BaseDish } from '../compose/base/index.ts'
import { mayHaveSide } from '../compose/choosing/prospect.ts'
import { type DishFacts, factsOfBase } from '../compose/wish/index.ts'
import { once } from '../remembered.ts'
import { alwaysPoints, type PlanDish, type PlanTaste, planBaseDish } from './plan-dish.ts'
import { planKeptRecipe } from './plan-kept-recipe.ts'
import type { KeptRecipe } from './plan-request.ts'

/** A dish that may be planned once it is fitted. To fit it costs a hundred times what a guess of its worth does, and most are never compared. */
export interface PlanProspect {
  id: string
  /** As its recipe has it. */
  facts: DishFacts
  /** Of a serving that was made larger, or has something beside it, as far as either may be. */
  kcal: number | null
  mayHaveSide: boolean
  /** What speaks for it, as near as can be told; null where it is fitted at once. */
  guessed: Pick<PlanDish, 'points' | 'errands' | 'uses'> | null
  /** Fits it, once; null where that cannot be done. */
  fit(): PlanDish | null
}

export function prospectOfBase(dish: BaseDish, taste: PlanTaste): PlanProspect {
  const facts = factsOfBase(dish)
  return {
    id: dish.recipe.id,
    facts,
    kcal: filledUp(facts, taste),
    mayHaveSide: mayHaveSide(facts.kind),
    // One with choices was filled for this pantry: it is nearly fitted.
    guessed: dish.isOfChoices ? null : guess(dish, facts, taste),
    fit: once(() => planBaseDish(dish, taste)),
  }
}

/** A recipe that somebody keeps is planned as it is, or not at all. */
export function* prospectOfKept(kept: KeptRecipe, taste: PlanTaste): Generator<PlanProspect> {
  const dish = planKeptRecipe(kept, taste)
  if (dish) yield { id: dish.id, facts: dish.facts, kcal: dish.facts.kcal, mayHaveSide: false, guessed: null, fit: () => dish }
}

/** A serving may be made larger by this, or a side put beside it, until it is filling. */
const LARGER = 1.25
const SIDE_KCAL = 250

function filledUp({ kcal, meals }: DishFacts, { kitchen: { filling } }: PlanTaste): number | null {
  if (kcal === null || !filling) return kcal
  const least = meals.includes('lunch') || meals.includes('dinner') ? filling.main : filling.other
  return Math.max(kcal, Math.min(least, LARGER * kcal + SIDE_KCAL))
}

function guess(dish: BaseDish, facts: DishFacts, taste: PlanTaste): PlanProspect['guessed'] {
  const { stock } = taste.kitchen
  const factor = taste.kitchen.request.servings / dish.recipe.servings
  let [all, there, errands] = [0, 0, 0]
  const uses = new Map<number, number>()
  for (const base of dish.ingredients) {
    const { row, grams, boughtPerUsed } = base
    if (row.fromTap) continue
    const bought = grams * boughtPerUsed
    const isThere = isAtHand(base, stock)
    all += bought
    if (isThere) there += bought
    else if (row.spice !== true && base.optional !== true && !isOneOf(row.id, MENU_RULES.planning.everyday)) errands += 1
    if (isThere) for (const [at, share] of usedBy(base, bought * factor, taste)) uses.set(at, Math.max(uses.get(at) ?? 0, share))
  }
  return {
    points: alwaysPoints({ dish, facts, warnings: 0, coverage: all === 0 ? 0 : there / all }, taste),
    errands,
    uses: [...uses].map(([at, share]) => ({ at, share })),
  }
}

/** Portions that so many grams are of products that are to be used, by their place among these. */
function* usedBy({ row, standIns }: BaseIngredient, grams: number, taste: PlanTaste): Generator<readonly [number, number]> {
  for (const food of [row, ...standIns])
    for (const { at, gramsPerPortion, portions } of endingOf(food, taste))
      yield [at, Math.min(portions, gramsPerPortion === null ? 1 : grams / gramsPerPortion)]
}

interface Usable {
  at: number
  gramsPerPortion: number | null
  portions: number
}

const usables = new WeakMap<PlanTaste, Map<string, readonly Usable[]>>()

/** The products that are to be used which a food may be taken from. */
function endingOf({ id, name }: Food, taste: PlanTaste): readonly Usable[] {
  const known = usables.get(taste) ?? new Map<string, readonly Usable[]>()
  usables.set(taste, known)
  let found = known.get(id)
  if (!found) {
    found = taste.kitchen.stock.suppliesOf({ food: id, name }).flatMap(({ product, gramsPerUnit }) =>
      taste.ending.flatMap((each, at) =>
        each.product === product
          ? {
              at,
              portions: each.portions,
              gramsPerPortion: gramsPerUnit === null || each.portion === null ? null : each.portion * gramsPerUnit,
            }
          : [],
      ),
    )
    known.set(id, found)
  }
  return found
}
