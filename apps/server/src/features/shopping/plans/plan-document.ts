import { dishKindSchema } from '@spizarka/contract/recipe-parts'
import { type Covered, plannedMealSchema, type PlannedDay as ShownDay } from '@spizarka/contract/shopping'
import type { PlannedDay, PlannedDish } from '@spizarka/culinary/planning'
import type { ReckonedShopping, ShoppingNeed } from '@spizarka/culinary/shopping'
import { z } from 'zod'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { rowId } from '../../../platform/http/row-id.ts'
import { listPlannedPictures } from '../../recipes/index.ts'
import type { ForDish } from '../new-items.ts'

/** What the kitchen keeps of a dish beside what is shown of it: to choose others beside it, and to reckon the list again. */
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
export const planDocumentSchema = z.array(z.object({ day: z.string(), meals: z.array(mealSchema) }))
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
  return plan.map(({ day, meals }) => ({
    day,
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
    dish: { id, kind, mainFoods: [...mainFoods], needs: needs.map((need) => ({ ...need })) },
  }
}

/** What all dishes of a stored plan need; what is left for a later day was cooked with it. */
export function needsOfDocument(plan: PlanDocument): ShoppingNeed<ForDish>[] {
  const dishes = new Map<string, ForDish>()
  return plan.flatMap(({ day, meals }) =>
    meals.flatMap(({ recipe_id, title, leftovers_of, dish }) => {
      const source = dishes.get(recipe_id) ?? { recipe_id, title }
      dishes.set(recipe_id, source)
      return leftovers_of === null ? dish.needs.map((need) => ({ ...need, day, source })) : []
    }),
  )
}

/** What the pantry covers of a plan, as the list keeps it. */
export function coveredOf(covered: ReckonedShopping<ForDish>['covered']): Covered[] {
  return covered.map(({ name, need, have, unit }) => ({ name, need, have, unit }))
}
