import { randomUUID } from 'node:crypto'
import { saveExclusions } from '@spizarka/contract/profile'
import { readShoppingList, type WholeShoppingList } from '@spizarka/contract/shopping'
import { generateShoppingList, readShoppingListSession, swapPlannedMeal } from '@spizarka/contract/shopping-generation'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type MadeUser, makeUser, sumOfLedger } from '../../../../test/factories.ts'
import { addRecipe } from '../../../../test/fixtures/recipes.ts'
import { openList, operation, sync } from '../../../../test/fixtures/shopping-lists.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_RECIPE_USER: '100/60' } })
afterAll(() => app.close())

async function aPlannedList(user: MadeUser, days = 3): Promise<WholeShoppingList> {
  const body = { people: 2, days, meal_types: ['breakfast', 'lunch'] as const }
  const { session_id: sessionId } = await app.succeed(generateShoppingList, {
    token: user.token,
    body: { ...body, meal_types: [...body.meal_types] },
  })
  await app.runJobs()
  const { list_id } = await app.succeed(readShoppingListSession, { token: user.token, params: { sessionId } })
  return app.succeed(readShoppingList, { token: user.token, params: { id: list_id } })
}

/** Whether a plan cooks for two days falls with its session's id and the day of the week; of so many plans one does. */
async function aPlanWithLeftovers(): Promise<{ user: MadeUser; list: WholeShoppingList }> {
  for (let plans = 0; plans < 8; plans += 1) {
    const user = await makeUser(app, { points: 15 })
    const list = await aPlannedList(user)
    if (mealsOf(list).some(({ leftovers_of }) => leftovers_of !== null)) return { user, list }
  }
  throw new Error('no plan cooks for two days')
}

type Asked = { day: string; meal_type: 'breakfast' | 'lunch' | 'dinner' | 'snack'; recipe_id?: string }

function swap({ token }: MadeUser, id: string, body: Asked, idempotencyKey?: string) {
  return app.call(swapPlannedMeal, { token, params: { id }, body, ...(idempotencyKey !== undefined && { idempotencyKey }) })
}

async function swapped(user: MadeUser, id: string, body: Asked): Promise<WholeShoppingList> {
  return app.succeed(swapPlannedMeal, { token: user.token, params: { id }, body })
}

function mealsOf({ plan }: WholeShoppingList) {
  return plan.flatMap(({ day, meals }) => meals.map((meal) => ({ day, ...meal })))
}

const PLAIN = {
  title: 'Moje placki',
  servings: 2,
  mealTypes: ['lunch'],
  ingredients: ['200 g mąki pszennej', '3 jajka', '1 szklanka mleka'],
}

describe('swapping a meal', () => {
  it('is free, takes its leftovers along and leaves every other meal', async () => {
    const { user, list } = await aPlanWithLeftovers()
    const left = mealsOf(list).find(({ leftovers_of }) => leftovers_of !== null)
    const day = left?.leftovers_of ?? ''
    const after = await swapped(user, list.id, { day, meal_type: 'lunch' })
    expect(await sumOfLedger(app.db, user.id)).toBe(0)
    const changed = mealsOf(after).filter((meal, place) => meal.recipe_id !== mealsOf(list)[place]?.recipe_id)
    expect(changed.map((meal) => [meal.day, meal.meal_type, meal.servings, meal.leftovers_of])).toEqual([
      [day, 'lunch', 4, null],
      [left?.day, 'lunch', 2, day],
    ])
    expect(new Set(changed.map(({ recipe_id }) => recipe_id)).size).toBe(1)
    expect(after.version).toBe(list.version + 1)
  })

  it('brings the list to what is needed now, and leaves what was checked or changed', async () => {
    const user = await makeUser(app)
    const list = await aPlannedList(user)
    const needsOf = (recipeId: string) => list.items.filter((item) => item.for.length === 1 && item.for[0]?.recipe_id === recipeId)
    // A dish may need nothing that no other needs.
    const breakfast = mealsOf(list).find((meal) => meal.meal_type === 'breakfast' && needsOf(meal.recipe_id).length > 0)
    const only = needsOf(breakfast?.recipe_id ?? '')
    const [checked] = only
    if (!checked || !breakfast) throw new Error('no breakfast needs something of its own')
    await sync(app, user, list.id, [operation(app, { kind: 'set', item_id: checked.id, fields: { checked: true } })])
    const after = await swapped(user, list.id, { day: breakfast.day, meal_type: 'breakfast' })
    const kept = after.items.find(({ id }) => id === checked.id)
    expect(kept).toMatchObject({ checked: true, quantity: checked.quantity })
    const gone = only.slice(1).filter(({ id }) => after.items.some((item) => item.id === id))
    const recipes = new Set(mealsOf(after).map(({ recipe_id }) => recipe_id))
    for (const { id } of gone)
      expect(after.items.find((item) => item.id === id)?.for.some(({ recipe_id }) => recipes.has(recipe_id))).toBe(true)
    for (const item of after.items.filter(({ id }) => id !== checked.id))
      for (const { recipe_id } of item.for) expect(recipes).toContain(recipe_id)
    expect(new Set(after.items.map(({ name }) => name)).size).toBe(after.items.length)
    expect(after.item_count).toBe(after.items.length)
  })

  it('takes the recipe that is named, and refuses it on a day near by', async () => {
    const user = await makeUser(app)
    const list = await aPlannedList(user, 4)
    const recipeId = String(await addRecipe(app, user, PLAIN))
    const [first, , , last] = list.plan
    const after = await swapped(user, list.id, { day: first?.day ?? '', meal_type: 'breakfast', recipe_id: recipeId })
    expect(mealsOf(after)[0]).toMatchObject({ recipe_id: recipeId, title: 'Moje placki', servings: 2 })
    expect(after.items.find(({ name }) => name === 'mąka pszenna')?.for).toContainEqual({ recipe_id: recipeId, title: 'Moje placki' })
    const near = await swap(user, list.id, { day: list.plan[1]?.day ?? '', meal_type: 'breakfast', recipe_id: recipeId })
    expect(near).toMatchObject({ status: 400, body: { recipe_id: [expect.stringContaining('już w planie')] } })
    expect((await swap(user, list.id, { day: last?.day ?? '', meal_type: 'breakfast', recipe_id: recipeId })).status).toBe(200)
  })

  it('refuses a recipe that the gate blocks', async () => {
    const user = await makeUser(app)
    const list = await aPlannedList(user)
    const recipe_id = String(await addRecipe(app, user, PLAIN))
    await app.succeed(saveExclusions, { token: user.token, body: { product_names: ['jajka'] } })
    const answer = await swap(user, list.id, { day: list.plan[0]?.day ?? '', meal_type: 'lunch', recipe_id })
    expect(answer).toMatchObject({ status: 400, body: { recipe_id: [expect.any(String)] } })
  })

  it('knows no list and no recipe of others, and no meal that is not planned', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const list = await aPlannedList(user)
    const day = list.plan[0]?.day ?? ''
    expect((await swap(other, list.id, { day, meal_type: 'lunch' })).status).toBe(404)
    const theirs = String(await addRecipe(app, other, PLAIN))
    expect((await swap(user, list.id, { day, meal_type: 'lunch', recipe_id: theirs })).status).toBe(404)
    expect(await swap(user, list.id, { day, meal_type: 'snack' })).toMatchObject({ status: 400, body: { meal_type: [expect.any(String)] } })
    const manual = await openList(app, user)
    expect((await swap(user, manual, { day, meal_type: 'lunch' })).status).toBe(400)
  })

  it('counts once for one key, and survives that a recipe behind it was deleted', async () => {
    const user = await makeUser(app)
    const list = await aPlannedList(user)
    await app.pool.query(`delete from recipes where owner_id = $1`, [user.id])
    const body: Asked = { day: list.plan[0]?.day ?? '', meal_type: 'breakfast' }
    const key = randomUUID()
    const [one, two] = [await swap(user, list.id, body, key), await swap(user, list.id, body, key)]
    expect([one.status, two.status]).toEqual([200, 200])
    expect(two.body).toEqual(one.body)
    // What is not there any more is no link.
    const { plan } = await app.succeed(readShoppingList, { token: user.token, params: { id: list.id } })
    const meals = plan.flatMap((each) => each.meals)
    const there = await app.pool.query<{ id: number }>(`select id from recipes where id = any($1::bigint[])`, [
      meals.map((meal) => meal.recipe_id),
    ])
    const ids = new Set(there.rows.map(({ id }) => String(id)))
    expect(meals.map((meal) => meal.is_deleted)).toEqual(meals.map((meal) => !ids.has(meal.recipe_id)))
    expect(meals.some((meal) => meal.is_deleted)).toBe(true)
  })

  it('keeps neither the pantry nor the list waiting while the kitchen thinks', async () => {
    const user = await makeUser(app)
    const list = await aPlannedList(user)
    const thinking = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { engine } = app.context
    const { swapMeal } = engine
    const slow = vi.spyOn(engine, 'swapMeal').mockImplementationOnce(async (request) => {
      thinking.resolve()
      await goOn.promise
      return swapMeal(request)
    })
    const [first] = list.items
    const asked: Asked = { day: list.plan[0]?.day ?? '', meal_type: 'breakfast' }
    const answer = swap(user, list.id, asked)
    await thinking.promise
    // What is checked meanwhile stays so, and another swap of the plan comes first.
    await sync(app, user, list.id, [operation(app, { item_id: first?.id ?? '', kind: 'set', fields: { checked: true } })])
    const other = await swapped(user, list.id, { day: list.plan[1]?.day ?? '', meal_type: 'breakfast' })
    goOn.resolve()
    const after = await answer
    slow.mockRestore()
    expect(after.status).toBe(200)
    const now = await app.succeed(readShoppingList, { token: user.token, params: { id: list.id } })
    expect(now.items.find(({ id }) => id === first?.id)?.checked).toBe(true)
    expect(mealsOf(now).find(({ day, meal_type }) => day === list.plan[1]?.day && meal_type === 'breakfast')?.recipe_id).toBe(
      mealsOf(other).find(({ day, meal_type }) => day === list.plan[1]?.day && meal_type === 'breakfast')?.recipe_id,
    )
    expect(mealsOf(now)[0]?.recipe_id).not.toBe(mealsOf(list)[0]?.recipe_id)
  })
})
