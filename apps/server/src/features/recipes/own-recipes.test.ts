import { confirmConsumption } from '@spizarka/contract/consumption'
import { LIMITS } from '@spizarka/contract/limits'
import { saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import {
  createRecipe,
  deleteRecipe,
  listFavorites,
  markFavorite,
  type RecipeDraft,
  readIngredientLines,
  readRecipe,
  updateRecipe,
} from '@spizarka/contract/recipes'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { makeUser, statusesOf } from '../../../test/factories.ts'
import { stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const DRAFT: RecipeDraft = {
  title: 'Naleśniki z serem',
  servings: 2,
  kind: 'pancakes',
  meal_types: ['breakfast', 'dinner'],
  active_minutes: 20,
  total_minutes: 30,
  ingredients: ['250 ml mleka', '2 jajka', '200 g mąki pszennej', '250 g twarogu'],
  steps: ['Zmiksuj mleko, jajka i mąkę.', 'Usmaż naleśniki i nałóż twaróg.'],
}

function kept(token: string, changes: Partial<RecipeDraft> = {}) {
  return app.succeed(createRecipe, { token, body: { ...DRAFT, ...changes } })
}

test('lines are read and kept within a rate limit, each user’s own', async () => {
  const slow = await startTestApp({ settings: { RATE_RECIPE_LINES_USER: '2/60' } })
  const [user, other] = [await makeUser(slow), await makeUser(slow)]
  const lines = { servings: 2, ingredients: ['2 jajka'] }
  const { id } = await slow.succeed(createRecipe, { token: user.token, body: DRAFT })
  const answers = [
    await slow.call(readIngredientLines, { token: user.token, body: lines }),
    await slow.call(readIngredientLines, { token: user.token, body: lines }),
    await slow.call(updateRecipe, { token: user.token, params: { id }, body: DRAFT }),
    await slow.call(readIngredientLines, { token: other.token, body: lines }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 429, 429, 200])
  await slow.close()
})

describe('a recipe of one’s own', () => {
  test('is kept as it was typed, and read by the kitchen', async () => {
    const user = await makeUser(app)
    const recipe = await kept(user.token)
    expect(recipe).toMatchObject({ title: DRAFT.title, source: 'own', is_own: true, is_favorite: false, share_url: null, my_rating: null })
    expect(recipe.ingredients.map(({ line }) => line)).toEqual(DRAFT.ingredients)
    expect(recipe.ingredients[1]).toMatchObject({ food_id: 'jajka', quantity: 2, measure: 'szt.', category: 'dairy' })
    expect(recipe.steps.map(({ text }) => text)).toEqual(DRAFT.steps)
    expect(recipe.kcal_per_serving).toBeCloseTo(recipe.nutrition.per_serving.kcal ?? 0, 0)
    expect(recipe.nutrition.per_serving.kcal).toBeGreaterThan(400)
    expect(recipe.safety.allergens).toEqual(expect.arrayContaining(['mleko', 'jaja', 'zboża zawierające gluten']))
    expect(await app.succeed(readRecipe, { token: user.token, params: { id: recipe.id } })).toEqual(recipe)
  })

  test('tells the amounts of its sentences anew for more people, written again too', async () => {
    const { token } = await makeUser(app)
    const stated = (steps: Awaited<ReturnType<typeof kept>>['steps']) =>
      steps.map(({ text, amounts = [] }) => amounts.map(({ start, end, quantity, food_id }) => [text.slice(start, end), quantity, food_id]))
    const recipe = await kept(token, { steps: ['Zmiksuj 250 ml mleka i 2 jajka.', 'Nałóż po łyżce twarogu.'] })
    expect(stated(recipe.steps)).toEqual([
      [
        ['250 ml', 250, 'mleko'],
        ['2 jajka', 2, 'jajka'],
      ],
      [],
    ])
    const body = { ...DRAFT, steps: ['Zmiksuj 250 ml mleka i 2 jajka.', 'Nałóż 200 g twarogu.'] }
    const changed = await app.succeed(updateRecipe, { token, params: { id: recipe.id }, body })
    expect(stated(changed.steps)).toEqual([stated(recipe.steps)[0], [['200 g', 200, 'twarog']]])
  })

  test('says what of it is at home, in amounts', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 100, 'ml')
    await stock(app, user, 'jajka', 6, 'pieces')
    const { ingredients, pantry_match } = await kept(user.token)
    expect(ingredients[0]?.stock).toMatchObject({ status: 'partly', product_name: 'mleko', unit: 'ml', available: 100, needed: 250 })
    expect(ingredients[1]?.stock).toMatchObject({ status: 'have', unit: 'pieces', needed: 2, available: 6 })
    expect(ingredients[2]?.stock).toMatchObject({ status: 'missing', product_id: null })
    expect(pantry_match).toEqual({ have: 1, total: 4 })
  })

  test('assumes salt, and counts both products of a line as missing', async () => {
    const { token } = await makeUser(app)
    const { ingredients, nutrition } = await kept(token, { ingredients: ['1 łyżeczka soli', 'olej i ocet', '1 jajko'] })
    expect(ingredients.map(({ stock: found }) => found?.status)).toEqual(['assumed', 'missing', 'missing'])
    expect(ingredients[1]?.name).toMatch(/olej.*, ocet/)
    expect(nutrition.unknown).toEqual(['olej i ocet'])
  })

  test('is at home without what may be left out', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 6, 'pieces')
    const { pantry_match } = await kept(user.token, { ingredients: ['2 jajka', '1 pęczek szczypiorku (opcjonalnie)'] })
    expect(pantry_match).toEqual({ have: 1, total: 1 })
  })

  test('is timed by what its steps say', async () => {
    const { token } = await makeUser(app)
    const { steps } = await kept(token, { steps: ['Wymieszaj.', 'Piecz 1,5 godz.', 'Odstaw na 10–15 minut.'] })
    expect(steps.map(({ timer }) => timer)).toEqual([null, { seconds: 5400, label: 'Krok 2' }, { seconds: 600, label: 'Krok 3' }])
  })

  test('is judged by all words of a line, not by the food alone that it was read as', async () => {
    const { token } = await makeUser(app)
    await app.succeed(saveExclusions, { token, body: { product_names: ['orzeszki ziemne'] } })
    const { ingredients, verdict } = await kept(token, { ingredients: ['200 g makaronu penne z orzeszkami ziemnymi'] })
    expect(ingredients[0]?.food_id).toBe('makaron-penne')
    expect(verdict).toBe('blocked')
  })

  test('is held against the profile of now', async () => {
    const { token } = await makeUser(app)
    const { id, verdict } = await kept(token)
    expect(verdict).toBe('clear')
    await app.succeed(saveExclusions, { token, body: { product_names: ['twaróg'] } })
    const recipe = await app.succeed(readRecipe, { token, params: { id } })
    expect(recipe.verdict).toBe('blocked')
    expect(recipe.safety.checked_for).toEqual(['bez twarogu'])
    expect(recipe.safety.findings).toEqual([expect.objectContaining({ ingredient: 3, kind: 'blocked', rule: 'exclusion:twaróg' })])
  })

  test('is not called safe where the user said what nobody can check, and does not repeat it', async () => {
    const { token } = await makeUser(app)
    await app.succeed(saveHealthConditions, {
      token,
      body: { condition_ids: [31], custom_conditions: ['tajemnicza choroba'], health_data_consent: true },
    })
    const recipe = await kept(token)
    expect(recipe.verdict).toBe('unchecked')
    expect(recipe.safety.findings.map(({ kind, ingredient }) => [kind, ingredient])).toEqual([
      ['unchecked', null],
      ['unchecked', null],
    ])
    expect(JSON.stringify(recipe)).not.toContain('tajemnicza')
  })

  test('keeps gibberish, unknown foods, markup and 200 lines as they are', async () => {
    const { token } = await makeUser(app)
    const odd = ['???', 'kwazariusz smoczy 3 garści', '<img src=x onerror=alert(1)>', '"; drop table recipes; --']
    const ingredients = [...odd, ...Array.from({ length: LIMITS.recipeIngredients - odd.length }, (_, number) => `${number + 1} g soli`)]
    const steps = ['<script>alert(1)</script>']
    const recipe = await kept(token, { title: "<b>Zupa</b> & 'reszta'", ingredients, steps })
    expect(recipe.title).toBe("<b>Zupa</b> & 'reszta'")
    expect(recipe.ingredients.map(({ line }) => line)).toEqual(ingredients)
    expect(recipe.steps[0]?.text).toBe(steps[0])
    expect(recipe.ingredients[0]).toMatchObject({ name: '???', food_id: null, grams: null })
    expect(recipe.verdict).toBe('unchecked')
  })

  test.each([
    ['201 lines', { ingredients: Array(201).fill('1 g soli') }],
    ['no lines', { ingredients: [] }],
    ['no steps', { steps: [] }],
    ['no servings', { servings: 0 }],
    ['13 servings', { servings: 13 }],
  ])('is refused with %s', async (_, changes) => {
    const { token } = await makeUser(app)
    expect((await app.call(createRecipe, { token, body: { ...DRAFT, ...changes } })).status).toBe(400)
  })

  test('is kept once for one Idempotency-Key', async () => {
    const { id: owner, token } = await makeUser(app)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call(createRecipe, { token, body: DRAFT, idempotencyKey: 'jeden' })),
    )
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201])
    const { rows } = await sql<{ count: number }>`select count(*) from recipes where owner_id = ${owner}`.execute(app.db)
    expect(rows[0]?.count).toBe(1)
  })

  test('is refused beyond the limit, also when two come at once', async () => {
    const user = await makeUser(app)
    await sql`
      insert into recipes (owner_id, source, title, kind, servings, content, food_ids, computed_with, search_text)
      select ${user.id}, 'own', 'zupa ' || number, 'soup', 2, '{"ingredients":[],"steps":[],"variants":[],"equipment":[]}', '{}', 'x', 'zupa'
      from generate_series(2, ${LIMITS.recipes}) as number
    `.execute(app.db)
    const answers = await Promise.all([0, 1, 2].map(() => app.call(createRecipe, { token: user.token, body: DRAFT })))
    expect(statusesOf(answers)).toEqual([201, 403, 403])
    expect(answers.find(({ status }) => status === 403)?.body).toEqual({
      detail: 'Masz już 5000 przepisów. Usuń któryś, aby dodać nowy.',
    })
  })
})

describe('changing a recipe', () => {
  test('is read as far as any recipe goes; what a hostile draft has beyond that is kept, and said to be unchecked', async () => {
    const { token } = await makeUser(app)
    const long = 'mąka żytnia lub ser żółty i krem z pomidorów z kaszą, śmietanka albo jajka '.repeat(3).slice(0, LIMITS.ingredientLine)
    const ingredients = ['2 jajka', ...Array.from({ length: LIMITS.recipeIngredients - 1 }, () => long)]
    const recipe = await kept(token, { ingredients })
    expect(recipe.ingredients[0]).toMatchObject({ food_id: 'jajka' })
    expect(recipe.ingredients.filter(({ food_id }) => food_id !== null).length).toBeLessThan(20)
    expect(recipe.ingredients.at(-1)).toMatchObject({ line: long.trim(), name: long.trim(), food_id: null, grams: null })
    expect(recipe.safety.verdict).toBe('unchecked')
    expect(recipe.safety.findings).toContainEqual(expect.objectContaining({ ingredient: 199, kind: 'unchecked', rule: 'unknown' }))
  })

  test('reads it anew and keeps its favourite', async () => {
    const { token } = await makeUser(app)
    const { id } = await kept(token)
    await app.succeed(markFavorite, { token, params: { id } })
    const body = { ...DRAFT, title: 'Naleśniki bez jajek', ingredients: ['250 ml mleka', '200 g mąki pszennej'], steps: ['Usmaż.'] }
    const changed = await app.succeed(updateRecipe, { token, params: { id }, body })
    expect(changed).toMatchObject({ id, title: 'Naleśniki bez jajek', is_favorite: true })
    expect(changed.safety.allergens).not.toContain('jaja')
    expect((await app.succeed(listFavorites, { token })).results.map((each) => each.id)).toEqual([id])
  })

  test('keeps what is known of the lines and steps that stay', async () => {
    const { id: owner_id, token } = await makeUser(app)
    const food = { food: 'mleko', name: 'mleko', grams: 258, bought: 258, line: 'mleczko', linked: true, replaces: 'śmietanka' }
    const content = {
      ingredients: [{ food: 'sol', name: 'sól', grams: 5, line: 'sól' }, food],
      steps: [{ text: 'Podgrzej.', ingredients: [1], timer: { seconds: 60, label: 'Mleko' } }],
      variants: [{ devices: ['thermomix'], totalMinutes: 5, steps: [] }],
      equipment: ['hob', 'oven'],
    }
    const row = { owner_id, source: 'generated', title: 'Mleko', kind: 'drink', servings: 1 } as const
    const { id } = await app.db
      .insertInto('recipes')
      .values({ ...row, why: ['bo tak'], content: JSON.stringify(content), food_ids: ['mleko'], computed_with: 'x', search_text: 'mleko' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const body = { title: 'Mleko', servings: 1, ingredients: ['mleczko', '1 łyżka miodu'], steps: ['Podgrzej.', 'Dodaj miód.'] }
    const changed = await app.succeed(updateRecipe, { token, params: { id: String(id) }, body })
    expect(changed.ingredients[0]).toMatchObject({ food_id: 'mleko', grams: 258, replaces: 'zamiast śmietanki' })
    expect(changed.steps[0]).toMatchObject({ ingredients: [0], timer: { seconds: 60, label: 'Mleko' } })
    expect(changed).toMatchObject({
      source: 'generated',
      why: ['Masz 0 z 2 składników.', 'Brakuje: mleko, miód.'],
      variants: [],
      equipment: ['piekarnik'],
    })
  })
})

test('what is deleted is gone, but for what was eaten', async () => {
  const { id: owner_id, token } = await makeUser(app)
  const { id } = await kept(token)
  await app.succeed(confirmConsumption, {
    token,
    params: { recipeId: id },
    body: { servings: 2, deductions: [], portion_percent: 100, meal_type: 'dinner' },
  })
  const cooked = await app.succeed(readRecipe, { token, params: { id } })
  expect(Date.parse(cooked.last_consumption?.undo_until ?? '') - Date.parse(cooked.last_consumption?.created_at ?? '')).toBe(86_400_000)
  await app.succeed(deleteRecipe, { token, params: { id } })
  expect((await app.call(readRecipe, { token, params: { id } })).status).toBe(404)
  const eaten = await app.db.selectFrom('diary_entries').select('title').where('owner_id', '=', owner_id).execute()
  expect(eaten).toEqual([{ title: DRAFT.title }])
})

test('lines are read while they are typed, each in its place', async () => {
  const { token } = await makeUser(app)
  const body = { servings: 2, ingredients: ['', 'sól i pieprz', '200 g makaronu'] }
  const read = await app.succeed(readIngredientLines, { token, body })
  expect(read.ingredients.map(({ line }) => line)).toEqual(body.ingredients)
  expect(read.ingredients[2]).toMatchObject({ quantity: 200, measure: 'g' })
  expect(read.safety.allergens).toEqual(['zboża zawierające gluten'])
  expect(await app.succeed(readIngredientLines, { token, body: { servings: 1, ingredients: [] } })).toMatchObject({ ingredients: [] })
})
