import { listPointHistory } from '@spizarka/contract/points'
import { saveDiet } from '@spizarka/contract/profile'
import { type RecipeHelp, readRecipeHelp, readRecipeSession, takeRecipeWay } from '@spizarka/contract/recipe-sessions'
import { deleteRecipe, listRecipes, readRecipe } from '@spizarka/contract/recipes'
import { markStaple, readStaples } from '@spizarka/contract/staples'
import type { Composition, Engine } from '@spizarka/engine'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { stock } from '../../../test/fixtures/pantries.ts'
import { askFor, fillRecipes, order, stockStaples } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeRecipeSessions } from './recipe-session.ts'

type WayDish = NonNullable<Composition['help'][number]['recipe']>

/** What the kitchen says would help, of the dish that it would make of this order; nothing: it says what it really does. */
let helpOf: ((dish: WayDish, staples: readonly string[]) => Composition['help']) | undefined

const plain = await startTestApp()
const engine: Engine = {
  ...plain.context.engine,
  async composeRecipes(request) {
    const made = await plain.context.engine.composeRecipes(request)
    // The built-in kitchen's own, of which every food and time is known.
    const [dish] = made.recipes
    if (!helpOf || !dish) return made
    return { ...made, recipes: [], obstacles: ['minutes'], help: helpOf(dish as WayDish, request.staples) }
  },
}
const app = await startTestApp({ context: { engine } })
afterAll(() => Promise.all([plain.close(), app.close()]))

beforeEach(() => {
  app.clock.setTo(new Date())
  helpOf = (recipe, staples) => [
    { kind: 'staple', label: 'Dolicz cukier', change: { staples: [...staples, 'cukier'] }, recipe },
    { kind: 'minutes', label: 'Zdejmij limit czasu', change: { maxMinutes: null }, recipe },
  ]
})

async function refused(changes: Parameters<typeof order>[2] = {}, traits: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(app, traits)
  await stockStaples(app, user)
  const sessionId = await order(app, user, changes)
  await app.runJobs()
  expect((await askFor(app, user, sessionId)).status).toBe(422)
  return { user, sessionId }
}

const helpFor = ({ token }: MadeUser, sessionId: string): Promise<RecipeHelp> =>
  app.succeed(readRecipeHelp, { token, params: { sessionId } })
const askHelp = ({ token }: MadeUser, sessionId: string) => app.call(readRecipeHelp, { token, params: { sessionId } })
const take = ({ token }: MadeUser, sessionId: string, wayId = '1') => app.call(takeRecipeWay, { token, params: { sessionId, wayId } })
const recipesOf = async ({ token }: MadeUser) => (await app.succeed(listRecipes, { token })).results
const staplesOf = async ({ token }: MadeUser) => (await app.succeed(readStaples, { token })).food_ids

describe('a session that nothing fitted', () => {
  it('tells the ways that lead to a dish, with the dish of each', async () => {
    const { user, sessionId } = await refused({ max_minutes: 30 })
    const { order: asked, ways, products } = await helpFor(user, sessionId)
    expect(asked).toEqual({ meal_type: 'dinner', servings: 2, max_minutes: 30, max_missing: 3 })
    expect(ways.map(({ id, kind, label }) => [id, kind, label])).toEqual([
      ['1', 'staple', 'Dolicz cukier'],
      ['2', 'minutes', 'Zdejmij limit czasu'],
    ])
    expect(ways[0]?.dish).toMatchObject({ title: expect.any(String), total_minutes: expect.any(Number), to_buy: expect.any(Array) })
    expect(products).toEqual([])
  })

  it('tells what would have to be bought today, which is less once it is there', async () => {
    const { user, sessionId } = await refused()
    await app.db.deleteFrom('pantry_products').where('owner_id', '=', user.id).execute()
    const before = (await helpFor(user, sessionId)).ways[0]?.dish.to_buy ?? []
    expect(before.length).toBeGreaterThan(0)
    for (const name of before) await stock(app, user, name, 2000, 'grams')
    expect((await helpFor(user, sessionId)).ways[0]?.dish.to_buy.length).toBeLessThan(before.length)
  })

  it('allows for as many missing things as it names', async () => {
    helpOf = (recipe) => {
      const bought = ['szafran', 'sol', 'szparagi', 'granat'].map((food) => ({ line: `10 g ${food}`, name: food, food, grams: 10 }))
      const dish = { ...recipe, ingredients: [...recipe.ingredients, ...bought] }
      return [{ kind: 'missing', label: 'Pozwól, żeby brakowało 5 rzeczy', change: { maxMissing: 5 }, recipe: dish }]
    }
    const { user, sessionId } = await refused()
    const [way] = (await helpFor(user, sessionId)).ways
    expect(way?.dish.to_buy).toEqual(['szparagi', 'granat'])
    expect(way?.label).toBe('Pozwól, żeby brakowało 2 rzeczy')
    await stock(app, user, 'szparagi', 500, 'grams')
    await stock(app, user, 'granat', 500, 'grams')
    expect((await helpFor(user, sessionId)).ways[0]?.label).toBe('Pozwól, żeby brakowało 5 rzeczy')
  })

  it('offers for another meal a dish of that meal alone', async () => {
    helpOf = (recipe) => [
      { kind: 'meal', label: 'Ułóż na śniadanie', change: { meal: 'breakfast' }, recipe: { ...recipe, meals: ['lunch', 'dinner'] } },
      { kind: 'meal', label: 'Ułóż na obiad', change: { meal: 'lunch' }, recipe: { ...recipe, meals: ['lunch', 'dinner'] } },
    ]
    const { user, sessionId } = await refused()
    expect((await helpFor(user, sessionId)).ways.map(({ id, label }) => [id, label])).toEqual([['1', 'Ułóż na obiad']])
  })

  it('tells products to add where no way leads to a dish', async () => {
    helpOf = () => [{ kind: 'products', label: 'Dodaj choć jedno z tych: jajka, makaron', foods: ['jajka', 'makaron'] }]
    const { user, sessionId } = await refused()
    const { ways, products } = await helpFor(user, sessionId)
    expect(ways).toEqual([])
    expect(products.map(({ food_id: id, name }) => [id, name])).toEqual([
      ['jajka', 'jajka'],
      ['makaron', expect.stringContaining('makaron')],
    ])
    expect((await take(user, sessionId)).status).toBe(404)
  })

  it('keeps its dishes under seal', async () => {
    const { user, sessionId } = await refused()
    const title = (await helpFor(user, sessionId)).ways[0]?.dish.title ?? ''
    const { rows } = await app.pool.query('select * from recipe_help where session_id = $1', [sessionId])
    expect(rows).toHaveLength(1)
    expect(rows[0].sealed.includes(title)).toBe(false)
  })

  it('that nothing would help has nothing to tell, nor has one that gave a recipe', async () => {
    helpOf = () => []
    const { user, sessionId } = await refused()
    expect((await askHelp(user, sessionId)).status).toBe(404)
    helpOf = undefined
    const made = await order(app, user)
    await app.runJobs()
    expect((await askHelp(user, made)).status).toBe(404)
  })
})

describe('a way that is taken', () => {
  it('gives its dish at once and for nothing, and the session is one that gave it', async () => {
    const { user, sessionId } = await refused()
    const { title } = (await helpFor(user, sessionId)).ways[1]?.dish ?? {}
    const { status, body } = await take(user, sessionId, '2')
    expect(status).toBe(200)
    const { recipe_id: id } = await app.succeed(readRecipeSession, { token: user.token, params: { sessionId } })
    expect(body).toEqual({ recipe_id: id })
    expect(await app.succeed(readRecipe, { token: user.token, params: { id } })).toMatchObject({ title, source: 'generated', is_own: true })
    expect((await askFor(app, user, sessionId)).body).toMatchObject({ kind: 'compose', charged: 0, made_by: 'kitchen' })
    expect(await sumOfLedger(app.db, user.id)).toBe(250)
    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results.filter(({ reason }) => reason !== 'activation').map(({ amount }) => amount)).toEqual([60, -60])
  })

  it('puts what it takes for there among what the user always has, also where that ran out', async () => {
    const { user, sessionId } = await refused()
    expect(await staplesOf(user)).not.toContain('cukier')
    await take(user, sessionId)
    expect(await staplesOf(user)).toContain('cukier')

    const again = await order(app, user)
    await app.runJobs()
    await app.succeed(markStaple, { token: user.token, params: { foodId: 'cukier' }, body: { ran_out: true } })
    helpOf = (recipe, staples) => [{ kind: 'staple', label: 'Dolicz cukier', change: { staples: [...staples, 'cukier'] }, recipe }]
    const ranOut = await order(app, user)
    await app.runJobs()
    await take(user, ranOut)
    expect(await staplesOf(user)).toContain('cukier')
    expect((await app.succeed(readStaples, { token: user.token })).foods.find(({ food_id: id }) => id === 'cukier')?.state).toBe('assumed')
    expect((await askHelp(user, again)).status).toBe(200)
  })

  it('changes nothing of it by a way that takes nothing for there', async () => {
    const { user, sessionId } = await refused()
    const before = await staplesOf(user)
    await take(user, sessionId, '2')
    expect(await staplesOf(user)).toEqual(before)
  })

  it('twice, or twenty times at once by any way, is one recipe', async () => {
    const { user, sessionId } = await refused()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, time) => take(user, sessionId, String((time % 2) + 1))))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await take(user, sessionId)).body).toEqual(answers[0]?.body)
    expect(await recipesOf(user)).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    const { user, sessionId } = await refused()
    const other = await makeUser(app)
    expect(statusesOf([await askHelp(other, sessionId), await take(other, sessionId)])).toEqual([404, 404])
    expect((await app.call(readRecipeHelp, { params: { sessionId } })).status).toBe(401)
    expect((await app.call(takeRecipeWay, { params: { sessionId, wayId: '1' } })).status).toBe(401)
    expect(await recipesOf(other)).toEqual([])
    expect((await take(user, sessionId)).status).toBe(200)
    expect((await take(other, sessionId)).status).toBe(404)
  })

  it.each(['0', '3', '-1', '1.0', 'x', '__proto__', ' 1'])('is one of its session: %j is none', async (wayId) => {
    const { user, sessionId } = await refused()
    expect((await take(user, sessionId, encodeURIComponent(wayId))).status).toBe(404)
    expect(await recipesOf(user)).toEqual([])
  })

  it('after a day has expired, and is not kept on', async () => {
    const { user, sessionId } = await refused()
    const { rows } = await app.pool.query('select expires_at from recipe_help where session_id = $1', [sessionId])
    expect(rows[0].expires_at.getTime() - app.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000)
    expect(rows[0].expires_at.getTime() - app.clock.now().getTime()).toBeLessThanOrEqual(24 * 3_600_000)
    await app.pool.query('update recipe_help set expires_at = $2 where session_id = $1', [sessionId, app.clock.now()])
    const expired = { status: 410, body: { detail: 'Ta propozycja wygasła. Ułóż przepis jeszcze raz.' } }
    expect(await askHelp(user, sessionId)).toMatchObject(expired)
    expect(await take(user, sessionId)).toMatchObject(expired)
    expect(await recipesOf(user)).toEqual([])
    app.clock.advance({ minutes: 1 })
    await purgeRecipeSessions.handle(app.context, {})
    expect((await take(user, sessionId)).status).toBe(404)
    expect((await askFor(app, user, sessionId)).status).toBe(422)
  })

  it('is not given where the profile forbids its dish by now', async () => {
    helpOf = (recipe) => {
      const ham = { line: '200 g szynki', name: 'szynka', food: 'szynka', grams: 200 }
      return [{ kind: 'minutes', label: 'Zdejmij limit czasu', change: { maxMinutes: null }, recipe: { ...recipe, ingredients: [ham] } }]
    }
    const { user, sessionId } = await refused()
    await app.succeed(saveDiet, { token: user.token, body: { diet_id: 5, style_ids: [] } })
    expect((await take(user, sessionId)).status).toBe(410)
    expect(await recipesOf(user)).toEqual([])
  })

  it('is not given to somebody who keeps as many recipes as one may', async () => {
    const { user, sessionId } = await refused()
    await fillRecipes(app, user, 5000)
    expect(await take(user, sessionId)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('5000') } })
  })

  it('goes with the recipe that it gave', async () => {
    const { user, sessionId } = await refused()
    const { recipe_id: id } = await app.succeed(takeRecipeWay, { token: user.token, params: { sessionId, wayId: '1' } })
    await app.succeed(deleteRecipe, { token: user.token, params: { id } })
    expect((await take(user, sessionId)).status).toBe(404)
  })

  it('of the kitchen itself leads to a dish that the order did not allow', async () => {
    helpOf = undefined
    const { user, sessionId } = await refused({ max_minutes: 5, max_missing: 0, device: 'thermomix' }, { plan: 'premium' })
    const { ways } = await helpFor(user, sessionId)
    expect(ways.length).toBeGreaterThan(0)
    const { recipe_id: id } = await app.succeed(takeRecipeWay, { token: user.token, params: { sessionId, wayId: '1' } })
    expect((await app.succeed(readRecipe, { token: user.token, params: { id } })).title).toBe(ways[0]?.dish.title)
  })
})
