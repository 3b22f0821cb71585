import { confirmConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { type MadeUser, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import { keepRecipe } from './recipes.ts'

type Cooked = BodyIn<typeof confirmConsumption>

/** Pancakes for two, eaten by one. */
export const MEAL: Cooked = { servings: 2, portion_percent: 100, meal_type: 'dinner', deductions: [] }

/** A user with a recipe of pancakes for two, and nothing to make them of. */
export async function makeCook(app: TestApp): Promise<{ user: MadeUser; recipeId: string }> {
  const user = await makeUser(app)
  const ingredients = ['200 g mąki pszennej', '500 ml mleka', '2 jajka', 'szczypta papryki słodkiej', '20 g masła']
  return { user, recipeId: String(await keepRecipe(app, user, { title: 'Naleśniki', ingredients })) }
}

/** Confirms that a recipe was cooked, however short a while ago it was cooked before. */
export function cook(app: TestApp, { token }: MadeUser, recipeId: string, body: Partial<Cooked> = {}) {
  return app.succeed(confirmConsumption, { token, params: { recipeId }, body: { ...MEAL, again: true, ...body } })
}

/** What a user's diary says. */
export function diaryOf({ db }: TestApp, { id }: MadeUser) {
  return db.selectFrom('diary_entries').where('owner_id', '=', id).selectAll().execute()
}
