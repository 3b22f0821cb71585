import { dishKindSchema } from '@spizarka/contract/recipe-parts'
import { type Covered, choresSchema, plannedMealSchema, type PlannedDay as ShownDay } from '@spizarka/contract/shopping'
import { type Chores, choresOf, lastDayAtHome, type PlannedDay, type PlannedDish } from '@spizarka/culinary/planning'
import type { ReckonedShopping, ShoppingNeed } from '@spizarka/culinary/shopping'
import { isItself } from '@spizarka/culinary/stock'
import { findFoodById } from '@spizarka/knowledge'
import { z } from 'zod'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { rowId } from '../../../platform/http/row-id.ts'
import type { PantryStock } from '../../pantry/index.ts'
import { listPlannedPictures } from '../../recipes/index.ts'
import type { ForDish } from '../new-items.ts'

/** What the kitchen keeps of a dish beside what is shown of it: to choose others beside it, and to compute the list again. */
const dishSchema = z.object({
  id: z.string(),
  kind: dishKindSchema,
  mainFoods: z.array(z.string()),
  needs: z.array(z.object({ food: z.string().nullable(), name: z.string(), grams: z.number().nullable() })),
})

const mealSchema = plannedMealSchema.omit({ kind: true, picture: true, is_deleted: true }).extend({
  // Plans of before say none.
  uses: z.array(z.string()).default([]),
  dish: dishSchema,
})
export type StoredMeal = z.output<typeof mealSchema>

/** A plan as its list holds it. */
export const planDocumentSchema = z.array(choresSchema.extend({ day: z.string(), meals: z.array(mealSchema) }))
export type PlanDocument = z.output<typeof planDocumentSchema>

/** A plan to be stored; `recipeIdOf` says under which recipe each dish is kept. */
export function documentOf(days: readonly PlannedDay[], recipeIdOf: (dish: PlannedDish) => string): PlanDocument {
  return days.map(({ day, meals }) => ({
    day,
    meals: meals.map(({ meal, dish, servings, leftoversOf }) => ({
      meal_type: meal,
      ...shownDish(dish, recipeIdOf(dish)),
      servings,
      leftovers_of: leftoversOf,
    })),
  }))
}

/** A stored plan as the contract shows it, with the pictures that its recipes have for its owner by now. */
export async function presentPlan(db: Db | Trx, ownerId: number, stored: unknown): Promise<ShownDay[]> {
  const plan = planDocumentSchema.parse(stored)
  const recipeIds = plan.flatMap(({ meals }) => meals.map(({ recipe_id }) => rowId(recipe_id)))
  const pictures = await listPlannedPictures(db, [...new Set(recipeIds)], ownerId)
  return plan.map(({ meals, ...day }) => ({
    ...day,
    meals: meals.map(({ dish, ...meal }) => ({
      ...meal,
      is_deleted: !pictures.has(meal.recipe_id),
      kind: dish.kind,
      picture: pictures.get(meal.recipe_id) ?? null,
    })),
  }))
}

/** What a meal shows and keeps of its dish. */
export function shownDish(dish: PlannedDish, recipeId: string): Omit<StoredMeal, 'meal_type' | 'servings' | 'leftovers_of'> {
  const { id, kind, mainFoods, needs } = dish
  return {
    recipe_id: recipeId,
    title: dish.title,
    total_minutes: dish.totalMinutes,
    kcal_per_serving: dish.kcalPerServing === null ? null : Math.round(dish.kcalPerServing),
    verdict: dish.verdict,
    uses: [...dish.uses],
    unmet: dish.unmet,
    dish: { id, kind, mainFoods: [...mainFoods], needs: needs.map(({ food, name, grams }) => ({ food, name, grams })) },
  }
}

/** What all dishes of a stored plan need; what is left for a later day was cooked with it. */
export function needsOfDocument(plan: PlanDocument): ShoppingNeed<ForDish>[] {
  const dishes = new Map<string, ForDish>()
  return plan.flatMap(({ meals }) =>
    meals.flatMap(({ recipe_id, title, leftovers_of, dish }) => {
      const source = dishes.get(recipe_id) ?? { recipe_id, title }
      dishes.set(recipe_id, source)
      return leftovers_of === null ? dish.needs.map((need) => ({ ...need, source })) : []
    }),
  )
}

/** A plan with what its days ask for beside cooking, from the pantry as it is on the first of them. */
export function withChores(plan: PlanDocument, pantry: readonly PantryStock[]): PlanDocument {
  const { freeze, left, buy } = choresOfDocument(plan, pantry)
  return plan.map(({ day, meals }, place) => {
    const bought = buy.flatMap(({ on, ...each }) => (on === day ? each : []))
    return {
      day,
      meals,
      ...(place === 0 &&
        freeze.length > 0 && { freeze: freeze.map(({ name, grams, by, for: dishes }) => ({ name, grams, by, for: dishes })) }),
      ...(place === 0 && left.length > 0 && { left }),
      ...(bought.length > 0 && { buy: bought }),
    }
  })
}

function choresOfDocument(plan: PlanDocument, pantry: readonly PantryStock[]): Chores {
  const cooked = plan.flatMap(({ day, meals }) =>
    meals.flatMap(({ title, leftovers_of, dish }) => (leftovers_of === null ? { day, title, needs: dish.needs } : [])),
  )
  const dated = pantry.map(({ lastBestBefore, ...product }) => ({ ...product, lastDay: lastBestBefore }))
  return choresOf(
    plan.map(({ day }) => day),
    cooked,
    dated,
  )
}

/** What the pantry covers of a plan, as the list keeps it: with what ends before it is cooked, where all that is there of it does, and with the meat or fish that has to be frozen. */
export function coveredOf(covered: ReckonedShopping<ForDish>['covered'], plan: PlanDocument, pantry: readonly PantryStock[]): Covered[] {
  const days = plan.toSorted((a, b) => a.day.localeCompare(b.day))
  const dated = pantry.map(({ foodId, isSpice, lastBestBefore }) => ({ foodId, isSpice, lastDay: lastBestBefore }))
  const { freeze } = choresOfDocument(days, pantry)
  return covered.map(({ food, name, need, have, unit }) => {
    const on = food === null ? null : lastDayAtHome(food, dated)
    const frozen = food === null ? undefined : freeze.find((each) => isItself(each.food, food))
    const shown = { name, need, have, unit, ...(frozen && frozen.for.length === 0 && { freeze_by: frozen.by }) }
    // What waits in the freezer does not end.
    if (on === null || frozen) return shown
    for (const { day, meals } of days) {
      const late =
        day > on && meals.find((meal) => meal.leftovers_of === null && meal.dish.needs.some((each) => boughtAs(each.food) === food))
      if (late) return { ...shown, ends: { on, day, title: late.title } }
    }
    return shown
  })
}

function boughtAs(food: string | null): string | null {
  return food === null ? null : (findFoodById(food)?.partOf?.whole ?? food)
}
