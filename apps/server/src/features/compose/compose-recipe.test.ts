import { proposeConsumption } from '@spizarka/contract/consumption'
import { consumePantryItem } from '@spizarka/contract/pantry'
import { listPointHistory } from '@spizarka/contract/points'
import { saveDiet, saveEquipment, saveExclusions, saveHealthConditions, withdrawHealthConsent } from '@spizarka/contract/profile'
import { deleteRecipe, listRecipes, rateRecipe, readSharedRecipe, shareRecipe, updateRecipe } from '@spizarka/contract/recipes'
import { STAPLES } from '@spizarka/culinary/testing'
import { type ComposeRecipesRequest, type Engine, EngineError } from '@spizarka/engine'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, sumOfLedger } from '../../../test/factories.ts'
import { readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { addRecipe, askFor, fillRecipes, madeBy, order, stockStaples } from '../../../test/fixtures/recipes.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { killLockWaiter } from '../../../test/lock-waiters.ts'
import { composeRecipe } from './generate-recipe.ts'
import { illustrateRecipeJob } from './illustrate-recipe.ts'

/** What happens while the engine composes, or draws, and what it was asked for. */
let meanwhile: () => Promise<void> = async () => {}
let asked: ComposeRecipesRequest | undefined
afterEach(() => {
  meanwhile = async () => {}
  idle.clock.setTo(new Date())
})
const app = await startTestApp()
const engine: Engine = {
  ...app.context.engine,
  async composeRecipes(request) {
    asked = request
    await meanwhile()
    return app.context.engine.composeRecipes(request)
  },
  async illustrate(request) {
    await meanwhile()
    return app.context.engine.illustrate(request)
  },
}
/** An app without a worker: its jobs are done by hand. */
const idle = await startTestApp({ context: { engine } })
afterAll(() => Promise.all([app.close(), idle.close()]))

const compose = (sessionId: string) => composeRecipe.handle(idle.context, { sessionId })
const giveUp = (sessionId: string) => composeRecipe.onExhausted(idle.context, { sessionId })
const illustrate = (sessionId: string) => illustrateRecipeJob.handle(idle.context, { sessionId })
const failing = () => Promise.reject(new EngineError('no answer', { retryable: true }))
const movementsOf = async (from: TestApp, { token }: MadeUser) => {
  const { results } = await from.succeed(listPointHistory, { token })
  return results.filter(({ reason }) => reason !== 'activation').map(({ reason, amount, pending }) => ({ reason, amount, pending }))
}
const countRecipes = async (from: TestApp, { token }: MadeUser) => (await from.succeed(listRecipes, { token })).count

async function aCook(from: TestApp, traits: Parameters<typeof makeUser>[1] = {}): Promise<MadeUser> {
  const user = await makeUser(from, traits)
  await stockStaples(from, user)
  return user
}

describe('a recipe that was ordered', () => {
  it('is composed from the pantry, kept as the user’s own, and costs its 60 points for good', async () => {
    const user = await aCook(app)
    const sessionId = await order(app, user, { servings: 3 })
    await app.runJobs()
    const { body } = await askFor(app, user, sessionId)
    expect(body).toMatchObject({ kind: 'compose', charged: 60, picture_failed: false, made_by: 'kitchen' })
    const recipe = await madeBy(app, user, sessionId)
    expect(recipe).toMatchObject({ source: 'generated', is_own: true, servings: 3, meal_types: expect.arrayContaining(['dinner']) })
    expect(recipe.steps.length).toBeGreaterThan(1)
    expect(recipe.pantry_match?.have).toBeGreaterThanOrEqual((recipe.pantry_match?.total ?? 0) - 3)
    expect(await movementsOf(app, user)).toEqual([{ reason: 'recipe_compose', amount: -60, pending: false }])
    expect(await sumOfLedger(app.db, user.id)).toBe(190)
  })

  it('says of the pantry what is true when it is read, not what was true when it was composed', async () => {
    const user = await aCook(app)
    const sessionId = await order(app, user, { max_missing: 0 })
    await app.runJobs()
    const before = await madeBy(app, user, sessionId)
    const total = before.pantry_match?.total ?? 0
    expect(before.why).toContain(`Masz ${total} z ${total} składników.`)
    await app.db.deleteFrom('pantry_products').where('owner_id', '=', user.id).execute()
    const after = await madeBy(app, user, sessionId)
    expect(after.why.join(' ')).toMatch(new RegExp(`Masz [0-2] z ${total} składników. Brakuje: `))
  })

  it('is logged as the meal that it was asked for, whenever it is cooked', async () => {
    app.clock.setTo('2026-03-10T07:00:00Z')
    const user = await aCook(app)
    const sessionId = await order(app, user)
    await app.runJobs()
    const { id: recipeId, meal_types } = await madeBy(app, user, sessionId)
    expect(meal_types).toContain('dinner')
    const proposal = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(proposal.meal_type).toBe('dinner')
    app.clock.setTo(new Date())
  })

  it('has its card drawn once, and none where a picture was ordered', async () => {
    const cards = async (sessionId: string) => {
      await compose(sessionId)
      const { recipe_id } = await idle.db
        .selectFrom('recipe_sessions')
        .select('recipe_id')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
      const query = "select 1 from pgboss.job where name = 'recipes.draw-own-card' and data->>'recipeId' = $1"
      return (await idle.pool.query(query, [String(recipe_id)])).rows.length
    }
    const user = await aCook(idle, { points: 200 })
    expect(await cards(await order(idle, user))).toBe(1)
    expect(await cards(await order(idle, user, { with_picture: true }))).toBe(0)
  })

  it('uses what ends soon, and says until when', async () => {
    const user = await aCook(app)
    app.clock.setTo('2026-03-10T12:00:00Z')
    await stock(app, user, 'śmietana 18%', 200, 'grams', '2026-03-11')
    await stock(app, user, 'pieczarki', 300, 'grams', '2026-03-11')
    const sessionId = await order(app, user)
    await app.runJobs()
    expect((await madeBy(app, user, sessionId)).why[0]).toMatch(/^Zużywa to, co się kończy: .*\(do jutra\)/)
    app.clock.setTo(new Date())
  })

  it('with a picture has one, and costs 62', async () => {
    const user = await aCook(app)
    const sessionId = await order(app, user, { with_picture: true })
    await app.runJobs()
    expect((await askFor(app, user, sessionId)).body).toMatchObject({ charged: 62, picture_failed: false })
    expect((await madeBy(app, user, sessionId)).picture).toMatchObject({ kind: 'drawn', width: 1024, height: 768 })
    expect(await sumOfLedger(app.db, user.id)).toBe(188)
  })

  it('is another one the next time', async () => {
    const user = await aCook(app)
    const titles = []
    for (let time = 0; time < 3; time++) {
      const sessionId = await order(app, user)
      await app.runJobs()
      titles.push((await madeBy(app, user, sessionId)).title)
    }
    expect(new Set(titles).size).toBe(3)
  })

  it('says apart from the reasons what of the wish it does not meet, to its owner alone, until it is rewritten', async () => {
    const user = await aCook(app, { plan: 'premium' })
    const wished = async (wish: string | null) => {
      const sessionId = await order(app, user, { custom_prompt: wish })
      await app.runJobs()
      return madeBy(app, user, sessionId)
    }
    const recipe = await wished('coś z kaczką')
    const sentence = 'Z życzenia nie udało się spełnić: „kaczką” – nie ma w spiżarni.'
    expect(recipe.unmet).toEqual({ words: ['kaczką'], sentence })
    expect(recipe.why).not.toContain(sentence)
    expect((await wished(null)).unmet).toBeNull()

    const params = { id: recipe.id }
    const { share_url: shareUrl } = await app.succeed(shareRecipe, { token: user.token, params })
    const shared = await app.succeed(readSharedRecipe, { params: { token: shareUrl.split('/').at(-1) ?? '' } })
    expect(shared.unmet).toBeNull()
    const draft = { title: 'Moje danie', servings: 2, ingredients: ['2 jajka'], steps: ['Usmaż.'] }
    expect((await app.succeed(updateRecipe, { token: user.token, params, body: draft })).unmet).toBeNull()
  })

  it('leaves nothing of the wish behind once it is there', async () => {
    const user = await aCook(app, { plan: 'premium' })
    const sessionId = await order(app, user, { custom_prompt: 'na randkę z Olą' })
    await app.runJobs()
    const { rows } = await app.pool.query('select request from recipe_sessions where id = $1', [sessionId])
    expect(rows).toEqual([{ request: {} }])
  })
})

describe('the kitchen', () => {
  it('heeds the profile of the moment it cooks at, and is told nothing of whose it is', async () => {
    const user = await aCook(idle)
    const health = { condition_ids: [7], custom_conditions: ['uczulenie na kiwi'], health_data_consent: true }
    await idle.succeed(saveHealthConditions, { token: user.token, body: health })
    const sessionId = await order(idle, user)
    await idle.succeed(saveExclusions, { token: user.token, body: { product_names: ['ser żółty'] } })
    await compose(sessionId)
    expect(asked?.profile).toEqual({ conditions: ['celiac'], exclusions: ['ser żółty'], diet: null, styles: [] })
    expect(JSON.stringify(asked)).not.toMatch(new RegExp(`kiwi|${user.username}|${user.email}`))
    const { safety } = await madeBy(idle, user, sessionId)
    expect(safety.findings.filter(({ kind }) => kind === 'blocked')).toEqual([])
  })

  it('is told all that was ordered, as it was said', async () => {
    const user = await aCook(idle, { plan: 'premium' })
    const wishes = { custom_prompt: 'coś z jajkami', calories: 650, device: 'thermomix' } as const
    const limits = { meal_type: 'lunch', servings: 5, max_minutes: 45, max_missing: 1, use_soon_first: false } as const
    await compose(await order(idle, user, { ...wishes, ...limits }))
    expect(asked).toMatchObject({ wish: 'coś z jajkami', kcal: 650, device: 'thermomix', count: 1 })
    expect(asked).toMatchObject({ meal: 'lunch', servings: 5, maxMinutes: 45, maxMissing: 1, useSoonFirst: false })
  })

  it('knows whose kitchen it is: what is used up, the tools, the diet, the ratings and the day in Poland', async () => {
    const user = await aCook(idle)
    const pepper = (await readPantry(idle, user)).get('pieprz')
    await idle.succeed(consumePantryItem, { token: user.token, params: { id: pepper?.id ?? '' }, body: {} })
    await idle.succeed(saveEquipment, { token: user.token, body: { equipment_ids: [2] } })
    await idle.succeed(saveDiet, { token: user.token, body: { diet_id: 5, style_ids: [3] } })
    const id = String(await addRecipe(idle, null, { title: 'bigos', ingredients: [] }))
    await idle.succeed(rateRecipe, { token: user.token, params: { id }, body: { rating: 4 } })
    const sessionId = await order(idle, user)
    idle.clock.setTo('2031-03-10T23:30:00Z')
    await compose(sessionId)
    expect(asked).toMatchObject({ profile: { diet: 'vegan', styles: ['gluten-free'] }, equipment: ['oven'], today: '2031-03-11' })
    expect(asked?.ratings).toEqual([{ baseId: 'bigos', rating: 4 }])
    expect(asked?.pantry.filter(({ isSpice }) => isSpice).map(({ name, isOut }) => [name, isOut])).toEqual(
      expect.arrayContaining([
        ['pieprz', true],
        ['sól', false],
      ]),
    )
  })

  it('knows no conditions once the consent to them is withdrawn', async () => {
    const user = await aCook(idle)
    const health = { condition_ids: [7], custom_conditions: [], health_data_consent: true }
    await idle.succeed(saveHealthConditions, { token: user.token, body: health })
    const sessionId = await order(idle, user)
    await idle.succeed(withdrawHealthConsent, { token: user.token })
    await compose(sessionId)
    expect(asked?.profile.conditions).toEqual([])
  })

  it('may compose an order twice, or four times at once: there is one recipe and one charge', async () => {
    const user = await aCook(idle)
    const sessionId = await order(idle, user)
    await Promise.all([1, 2, 3, 4].map(() => compose(sessionId)))
    await compose(sessionId)
    expect(await countRecipes(idle, user)).toBe(1)
    expect(await sumOfLedger(idle.db, user.id)).toBe(190)
  })

  it('killed between cooking and settling leaves nothing half done, and the next one finishes', async () => {
    const user = await aCook(idle)
    const sessionId = await order(idle, user)
    // Its last step waits for the reservation, and is cut off there.
    await idle.db.transaction().execute(async (trx) => {
      await trx.selectFrom('point_reservations').where('reference', '=', sessionId).selectAll().forUpdate().execute()
      const [attempt] = await Promise.allSettled([compose(sessionId), killLockWaiter(idle)])
      expect(attempt.status).toBe('rejected')
    })
    expect((await askFor(idle, user, sessionId)).status).toBe(404)
    expect(await countRecipes(idle, user)).toBe(0)
    await compose(sessionId)
    expect(await countRecipes(idle, user)).toBe(1)
    expect(await movementsOf(idle, user)).toEqual([{ reason: 'recipe_compose', amount: -60, pending: false }])
  })

  it('changes nothing by a success after it was given up, nor by giving up after a success', async () => {
    const user = await aCook(idle)
    const [late, done] = [await order(idle, user), await order(idle, user)]
    meanwhile = () => giveUp(late)
    await compose(late)
    meanwhile = async () => {}
    await compose(done)
    await giveUp(done)
    expect((await askFor(idle, user, late)).body).toEqual({ error: expect.stringContaining('Punkty wróciły') })
    expect((await askFor(idle, user, done)).status).toBe(200)
    expect(await countRecipes(idle, user)).toBe(1)
    expect(await sumOfLedger(idle.db, user.id)).toBe(190)
  })

  it('keeps no recipe beyond the limit, and gives the points back', async () => {
    const user = await aCook(idle)
    const sessionId = await order(idle, user)
    await fillRecipes(idle, user, 5000)
    await compose(sessionId)
    expect((await askFor(idle, user, sessionId)).body).toEqual({ detail: expect.stringContaining('5000') })
    expect(await sumOfLedger(idle.db, user.id)).toBe(250)
  })

  it('that fails every time gives the points back once, and once is enough to try again', async () => {
    let tries = 0
    const flaky = {
      ...app.context.engine,
      composeRecipes: (request: ComposeRecipesRequest) => (tries++ === 0 ? failing() : app.context.engine.composeRecipes(request)),
    }
    const unlucky = await startTestApp({ context: { engine: flaky } })
    const user = await aCook(unlucky)
    const first = await order(unlucky, user)
    await unlucky.runJobs()
    expect((await askFor(unlucky, user, first)).status).toBe(200)
    tries = Number.NEGATIVE_INFINITY
    flaky.composeRecipes = failing
    const second = await order(unlucky, user, { with_picture: true })
    await unlucky.runJobs()
    expect(await askFor(unlucky, user, second)).toMatchObject({ status: 422, body: { error: expect.stringContaining('Punkty wróciły') } })
    expect(await sumOfLedger(unlucky.db, user.id)).toBe(190)
    await unlucky.close()
  })
})

describe('where nothing can be cooked', () => {
  it('an empty pantry says so and the points come back', async () => {
    const user = await makeUser(app)
    const sessionId = await order(app, user, { with_picture: true })
    await app.runJobs()
    expect(await askFor(app, user, sessionId)).toMatchObject({ status: 422, body: { error: expect.stringContaining('W spiżarni nie ma') } })
    expect((await movementsOf(app, user)).map(({ amount }) => amount)).toEqual([2, 60, -2, -60])
    expect(await sumOfLedger(app.db, user.id)).toBe(250)
  })

  it('the limits in the way are named in words, with what would help', async () => {
    const user = await aCook(app, { plan: 'premium' })
    const sessionId = await order(app, user, { device: 'thermomix', max_minutes: 5, max_missing: 0 })
    await app.runJobs()
    const { status, body } = await askFor(app, user, sessionId)
    expect([status, body]).toEqual([
      422,
      {
        error: expect.stringMatching(/warunki: .*(?:do 5 minut|wersja na Thermomix).*\. Punkty wróciły na Twoje konto\. (?:Daj|Wybierz) /),
      },
    ])
    expect(await sumOfLedger(app.db, user.id)).toBe(250)
  })

  it('nobody else can ask for what came of it', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const sessionId = await order(app, user)
    await app.runJobs()
    expect((await askFor(app, other, sessionId)).status).toBe(404)
    expect((await askFor(app, user, 'nic')).status).toBe(404)
  })
})

describe('a picture ordered with the recipe', () => {
  it('that cannot be made leaves the recipe, and its 2 points come back', async () => {
    const without = await startTestApp({ context: { engine: { ...app.context.engine, illustrate: failing } } })
    const user = await aCook(without)
    const sessionId = await order(without, user, { with_picture: true })
    await without.runJobs()
    expect((await askFor(without, user, sessionId)).body).toMatchObject({ charged: 60, picture_failed: true })
    expect((await madeBy(without, user, sessionId)).picture).toBeNull()
    expect(await sumOfLedger(without.db, user.id)).toBe(190)
    await without.close()
  })

  it('keeps the session waiting until it is there', async () => {
    const user = await aCook(idle)
    const sessionId = await order(idle, user, { with_picture: true })
    await compose(sessionId)
    expect((await askFor(idle, user, sessionId)).status).toBe(404)
    await Promise.all([illustrate(sessionId), illustrate(sessionId)])
    await illustrate(sessionId)
    expect((await madeBy(idle, user, sessionId)).picture).not.toBeNull()
    expect(await sumOfLedger(idle.db, user.id)).toBe(188)
  })

  it('of a recipe that is deleted meanwhile is given up and its points come back', async () => {
    const user = await aCook(idle)
    const sessionId = await order(idle, user, { with_picture: true })
    await compose(sessionId)
    const { results } = await idle.succeed(listRecipes, { token: user.token })
    meanwhile = () => idle.succeed(deleteRecipe, { token: user.token, params: { id: results[0]?.id ?? '' } })
    await illustrate(sessionId)
    expect((await askFor(idle, user, sessionId)).status).toBe(404)
    await illustrate(sessionId)
    expect(await sumOfLedger(idle.db, user.id)).toBe(190)
    expect(await readPantry(idle, user)).toHaveProperty('size', STAPLES.length + 2)
  })
})
