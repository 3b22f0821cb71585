import type { BodyIn, ResponseOf } from '@spizarka/contract/endpoint'
import { generateRecipe, readRecipeSession } from '@spizarka/contract/recipe-sessions'
import { readRecipe } from '@spizarka/contract/recipes'
import type { MadeUser } from './factories.ts'
import type { Answer, TestApp } from './harness.ts'
import { stock, stockSpice } from './pantries.ts'

/** What is asked for where a test does not care. */
export const ORDER = { meal_type: 'dinner', servings: 2, max_missing: 3 } as const satisfies BodyIn<typeof generateRecipe>

/** A dozen staples, from which every kitchen cooks something. */
export async function stockStaples(app: TestApp, user: MadeUser): Promise<void> {
  const weighed = { 'mąka pszenna': 1000, ziemniaki: 2000, 'ser żółty': 300, makaron: 500, ryż: 1000, marchew: 500, masło: 200 }
  for (const [name, grams] of Object.entries(weighed)) await stock(app, user, name, grams, 'grams')
  for (const [name, pieces] of Object.entries({ jajka: 10, cebula: 5, pomidory: 4 })) await stock(app, user, name, pieces, 'pieces')
  for (const [name, ml] of Object.entries({ mleko: 1000, olej: 500 })) await stock(app, user, name, ml, 'ml')
  for (const name of ['sól', 'pieprz']) await stockSpice(app, user, name)
}

/** Orders a recipe and leaves it to the test to have it made; gives the session. */
export async function order(app: TestApp, { token }: MadeUser, body: Partial<BodyIn<typeof generateRecipe>> = {}): Promise<string> {
  return (await app.succeed(generateRecipe, { token, body: { ...ORDER, ...body } })).session_id
}

/** What came of a session, whatever that is. */
export function askFor(app: TestApp, { token }: MadeUser, sessionId: string): Promise<Answer> {
  return app.call(readRecipeSession, { token, params: { sessionId } })
}

/** The recipe that came of a session; fails the test when none did. */
export async function madeBy(app: TestApp, { token }: MadeUser, sessionId: string): Promise<ResponseOf<typeof readRecipe>> {
  const { recipe_id: id } = await app.succeed(readRecipeSession, { token, params: { sessionId } })
  return app.succeed(readRecipe, { token, params: { id } })
}
