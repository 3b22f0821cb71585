import { confirmConsumption, undoConsumption } from '@spizarka/contract/consumption'
import { rateRecipe } from '@spizarka/contract/recipes'
import { afterAll, expect, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { addRecipe } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { listBaseRatings, listRecentDishes } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function keepGenerated({ id: owner_id }: MadeUser, base_id: string, daysAgo: number): Promise<string> {
  const created_at = new Date(app.clock.now().getTime() - daysAgo * 86_400_000)
  const content = JSON.stringify({ ingredients: [], steps: [], variants: [], equipment: [] })
  const { id } = await app.db
    .insertInto('recipes')
    .values({
      owner_id,
      base_id,
      created_at,
      content,
      source: 'generated',
      title: base_id,
      kind: 'soup',
      servings: 2,
      food_ids: [],
      computed_with: 'x',
      search_text: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

test('lately composed and cooked dishes are known for two weeks, but for what was undone', async () => {
  const [user, other] = [await makeUser(app), await makeUser(app)]
  await keepGenerated(user, 'dawna', 15)
  await keepGenerated(user, 'zurek', 3)
  await keepGenerated(other, 'cudza', 1)
  const cook = async (title: string) => {
    const recipeId = String(await addRecipe(app, null, { title, ingredients: ['2 jajka'] }))
    const body = { servings: 1, deductions: [], portion_percent: 100, meal_type: 'dinner' as const }
    return app.succeed(confirmConsumption, { token: user.token, params: { recipeId }, body })
  }
  const undone = await cook('cofnięte')
  await app.succeed(undoConsumption, { token: user.token, params: { id: undone.id } })
  await cook('jajecznica')
  const recent = await listRecentDishes(app.db, user.id, app.clock.now())
  expect(recent).toEqual([
    { baseId: 'jajecznica', title: 'jajecznica', kind: 'pancakes', foods: ['jajka'], daysAgo: 0 },
    { baseId: 'zurek', title: 'zurek', kind: 'soup', foods: [], daysAgo: 3 },
  ])
})

test('a rating of an adapted copy is one of its dish, and the latest counts', async () => {
  const user = await makeUser(app)
  const base = String(await addRecipe(app, null, { title: 'bigos', ingredients: ['1 cebula'] }))
  const copy = await keepGenerated(user, 'bigos', 1)
  await addRecipe(app, user, { title: 'własne', ingredients: ['1 cebula'] })
  await app.succeed(rateRecipe, { token: user.token, params: { id: base }, body: { rating: 2 } })
  app.clock.advance({ minutes: 1 })
  await app.succeed(rateRecipe, { token: user.token, params: { id: copy }, body: { rating: 5 } })
  expect(await listBaseRatings(app.db, user.id)).toEqual([{ baseId: 'bigos', rating: 5 }])
})
