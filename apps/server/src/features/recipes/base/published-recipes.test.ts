import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import {
  createRecipe,
  deleteRecipe,
  listPublishedRecipes,
  markFavorite,
  readPublishedRecipe,
  readRecipe,
  readSharedRecipe,
  shareRecipe,
  updateRecipe,
} from '@spizarka/contract/recipes'
import type { DishKind as KnownKind, Meal } from '@spizarka/knowledge'
import { CONDITIONS } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { makeUser, statusesOf } from '../../../../test/factories.ts'
import { stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { longestBlockedShare } from '../../../../test/longest-blocked-share.ts'
import { savePicture } from '../../pictures/index.ts'
import { knowledgeVersion } from '../facts/knowledge-version.ts'
import { syncBase } from './sync-base.ts'

const app = await startTestApp()
afterAll(() => app.close())
beforeAll(sync)

async function sync(): Promise<void> {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, syncBase, {}))
  await app.runJobs()
}

const rowOf = (baseId: string) =>
  app.db.selectFrom('recipes').selectAll().where('base_id', '=', baseId).where('source', '=', 'base').executeTakeFirstOrThrow()

const [SAMPLE] = RECIPES.filter(({ variants }) => variants?.some(({ devices }) => devices.includes('thermomix')))
const sampleId = SAMPLE?.id ?? ''

/** An ingredient that the gate has never seen, so that it reads it. */
function strangeIngredient(recipe: number, place: number) {
  const line = `200 g wędzonego produktu ${recipe}x${place} bez mleka albo z orzechami`
  return { line, name: line, food: null, grams: null }
}

test('recipes that people wrote are computed anew without holding up everybody else', async () => {
  const { id: owner_id } = await makeUser(app)
  const outdated = Array.from({ length: 60 }, (_recipe, recipe) => ({
    owner_id,
    source: 'own' as const,
    title: 'Stary',
    kind: 'stew',
    servings: 2,
    content: JSON.stringify({ ingredients: Array.from({ length: 8 }, (_line, place) => strangeIngredient(recipe, place)) }),
    food_ids: [],
    computed_with: 'old',
    search_text: '',
  }))
  await app.db.insertInto('recipes').values(outdated).execute()
  // Of all the work one recipe's is done at a time.
  expect(await longestBlockedShare(sync)).toBeLessThan(1 / 3)
})

test('the words of the contract are those of the kitchen', () => {
  expectTypeOf<DishKind>().toEqualTypeOf<KnownKind>()
  expectTypeOf<MealType>().toEqualTypeOf<Meal>()
  const kinds: Readonly<Record<string, string>> = DISH_KINDS
  const meals: Readonly<Record<string, string>> = MEAL_TYPES
  expect(RECIPES.filter((recipe) => !(recipe.kind in kinds) || recipe.meals.some((meal) => !(meal in meals)))).toEqual([])
})

describe('the base in the database', () => {
  test('is published whole and complete for whoever comes', async () => {
    const { count, results } = await app.succeed(listPublishedRecipes, { query: { page_size: 200 } })
    expect(count).toBe(RECIPES.length)
    expect(results.every((each) => each.kcal_per_serving !== null && each.pantry_match === null && !each.is_favorite)).toBe(true)
  })

  test('knows foods, amounts and steps of every recipe', async () => {
    const recipe = await app.succeed(readPublishedRecipe, { params: { id: String((await rowOf(sampleId)).id) } })
    expect(recipe.ingredients.map(({ food_id, grams, line }) => [food_id, grams, line])).toEqual(
      SAMPLE?.ingredients.map(({ food, grams, line }) => [food, grams, line]),
    )
    expect(recipe.ingredients.every(({ quantity, measure }) => quantity !== null && measure !== null)).toBe(true)
    expect(recipe.steps.map(({ ingredients }) => ingredients.map((place) => recipe.ingredients[place]?.food_id))).toEqual(
      SAMPLE?.steps.map(({ uses = [] }) => recipe.ingredients.flatMap(({ food_id }) => (uses.includes(food_id ?? '') ? food_id : []))),
    )
    expect(recipe.nutrition.coverage).toBeGreaterThan(0.9)
  })

  test('opens its multi-cooker steps to Premium alone', async () => {
    const id = String((await rowOf(sampleId)).id)
    const [free, premium] = [await makeUser(app, { plan: 'free' }), await makeUser(app, { plan: 'premium_super' })]
    const variantFor = async (token?: string) =>
      (await app.succeed(readPublishedRecipe, { params: { id }, ...(token && { token }) })).variants.find(
        ({ device }) => device === 'thermomix',
      )
    expect(await variantFor()).toMatchObject({ locked: true, steps: [] })
    expect(await variantFor(free.token)).toMatchObject({ locked: true, steps: [] })
    const open = await variantFor(premium.token)
    expect(open?.locked).toBe(false)
    expect(open?.steps.some(({ setting }) => setting !== null)).toBe(true)
  })

  test('stays as it is when it is brought up to date again', async () => {
    const before = await app.db.selectFrom('recipes').selectAll().orderBy('id').execute()
    await sync()
    expect(await app.db.selectFrom('recipes').selectAll().orderBy('id').execute()).toEqual(before)
  })

  test('takes on what changed, without losing what users did with it', async () => {
    const { id } = await rowOf(sampleId)
    const user = await makeUser(app)
    await app.succeed(markFavorite, { token: user.token, params: { id: String(id) } })
    await app.db.updateTable('recipes').set({ title: 'Dawna nazwa', computed_with: 'dawniej', food_ids: [] }).where('id', '=', id).execute()
    await sync()
    expect(await rowOf(sampleId)).toMatchObject({ id, title: SAMPLE?.title, computed_with: knowledgeVersion() })
    expect(await app.succeed(readRecipe, { token: user.token, params: { id: String(id) } })).toMatchObject({ is_favorite: true })
  })

  test('takes down the card of what it would show otherwise, and no other', async () => {
    const { id } = await rowOf(sampleId)
    const picture_key = await savePicture(app.context, { image: new Uint8Array(1), width: 1, height: 1, kind: 'drawn' })
    const syncOver = async (before: { about: string } | { title: string }) => {
      await app.db
        .updateTable('recipes')
        .set({ ...before, picture_key, computed_with: 'dawniej' })
        .where('id', '=', id)
        .execute()
      await sync()
      return (await rowOf(sampleId)).picture_key
    }
    expect(await syncOver({ about: 'Dawniej było o nim co innego.' })).toBe(picture_key)
    expect(await syncOver({ title: 'Dawna nazwa' })).toBeNull()
  })

  test('unpublishes what it has no more', async () => {
    const { id: _, search: __, rating_mean: ___, rating_rank: ____, ...row } = await rowOf(sampleId)
    const gone = { ...row, base_id: 'dawne-danie', title: 'Dawne danie', content: JSON.stringify(row.content), unmet: null, draft: null }
    await app.db.insertInto('recipes').values(gone).execute()
    await sync()
    const { id, published_at } = await rowOf('dawne-danie')
    expect(published_at).toBeNull()
    expect((await app.call(readPublishedRecipe, { params: { id: String(id) } })).status).toBe(404)
  })

  test('brings users’ recipes up to date too', async () => {
    const { id, token } = await makeUser(app)
    const body = { title: 'Kogel mogel', servings: 1, ingredients: ['2 jajka', '30 g cukru'], steps: ['Utrzyj.'] }
    await app.succeed(createRecipe, { token, body })
    const own = () => app.db.selectFrom('recipes').selectAll().where('owner_id', '=', id).executeTakeFirstOrThrow()
    const before = await own()
    const stale = { traits: 0, food_ids: [], kcal_per_serving: null, search_text: '', computed_with: 'dawniej' }
    await app.db.updateTable('recipes').set(stale).where('owner_id', '=', id).execute()
    await sync()
    expect(await own()).toEqual(before)
  })
})

describe('what fits', () => {
  test('is all that the gate does not block, and is counted so', async () => {
    const { token } = await makeUser(app)
    const keys = ['celiac', 'allergy-milk', 'gout']
    const condition_ids = CONDITIONS.flatMap(({ id, key }) => (keys.includes(key) ? id : []))
    await app.succeed(saveHealthConditions, { token, body: { condition_ids, custom_conditions: [], health_data_consent: true } })
    await app.succeed(saveExclusions, { token, body: { product_names: ['cebula', 'wieprzowina'] } })
    const everything: { id: string; verdict: string }[] = []
    for (let page = 1, next: string | null = 'first'; next !== null; page += 1) {
      const found = await app.succeed(listPublishedRecipes, { token, query: { page, page_size: 200 } })
      everything.push(...found.results)
      next = found.next
    }
    const fitting = await app.succeed(listPublishedRecipes, { token, query: { fits: true, page_size: 200 } })
    const allowed = everything.filter(({ verdict }) => verdict !== 'blocked').map(({ id }) => id)
    expect(fitting.results.map(({ id }) => id).toSorted()).toEqual(allowed.toSorted())
    expect(fitting.count).toBe(allowed.length)
    expect(allowed.length).toBeGreaterThan(5)
    expect(allowed.length).toBeLessThan(everything.length / 2)
  })

  test('is the same among what is searched for, also where a row says of itself less than it holds', async () => {
    const { token } = await makeUser(app)
    await app.succeed(saveExclusions, { token, body: { product_names: ['cebula', 'mleko', 'wieprzowina'] } })
    const search = async (words: string, fits: boolean) =>
      app.succeed(listPublishedRecipes, { token, query: { search: words, fits, page_size: 200 } })
    const expectSame = async (words: string) => {
      const [all, fitting] = [await search(words, false), await search(words, true)]
      const allowed = all.results.filter(({ verdict }) => verdict !== 'blocked').map(({ id }) => id)
      expect(fitting.results.map(({ id }) => id).toSorted()).toEqual(allowed.toSorted())
      expect(fitting.count).toBe(allowed.length)
      return { all: all.count, allowed: allowed.length }
    }
    const found = [await expectSame('pomid'), await expectSame('ziemniaki'), await expectSame('mąka jaj')]
    expect(found.every(({ all, allowed }) => allowed > 0 && allowed < all)).toBe(true)
    await app.db.updateTable('recipes').set({ search_text: sql`regexp_replace(search_text, '/[ft]/[a-z0-9-]+', '', 'g')` }).execute()
    // Nothing after this needs them.
    await expectSame('pomid')
  })

  test('nobody searches by what stands for a food or a trait', async () => {
    for (const search of ['/f/cebula', "'/t/1'", '/t/', '/']) {
      const { results } = await app.succeed(listPublishedRecipes, { query: { search, page_size: 200 } })
      expect(results.length).toBeLessThan(RECIPES.length / 2)
    }
  })

  test('is everything for a guest', async () => {
    expect((await app.succeed(listPublishedRecipes, { query: { fits: true } })).count).toBe(RECIPES.length)
  })
})

async function matches(token: string, query: Record<string, string | number> = {}) {
  return (await app.succeed(listPublishedRecipes, { token, query: { page_size: 200, ...query } })).results.map(
    ({ pantry_match: match }) => match,
  )
}

describe('the order of what is published', () => {
  test('begins for members with what is at home, in the amounts that it takes', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 10, 'pieces')
    await stock(app, user, 'masło', 200, 'grams')
    await stock(app, user, 'ser żółty', 300, 'grams')
    const found = await matches(user.token)
    const shares = found.map((match) => (match?.have ?? 0) / (match?.total || 1))
    expect(shares[0]).toBeGreaterThan(0.7)
    // Two lines of one food share what there is of it, which the order does not look at: one dish in a hundred stands too high.
    const misplaced = shares.filter((share, place) => place > 0 && share > (shares[place - 1] ?? 0))
    expect(misplaced.length).toBeLessThanOrEqual(2)
    expect(await matches(user.token, { ordering: '-pantry_match' })).toEqual(found)
  })

  test('is that of the ratings for guests, who have no pantry, whatever they ask for', async () => {
    const { id } = await rowOf(sampleId)
    await app.db.updateTable('recipes').set({ rating_sum: 5, rating_count: 1 }).where('id', '=', id).execute()
    for (const query of [{}, { ordering: '-pantry_match' }])
      expect((await app.succeed(listPublishedRecipes, { query })).results[0]?.id).toBe(String(id))
    await app.db.updateTable('recipes').set({ rating_sum: 0, rating_count: 0 }).where('id', '=', id).execute()
  })
})

test('nobody changes, deletes or shares what is everybody’s', async () => {
  const { token } = await makeUser(app, { admin: true })
  const params = { id: String((await rowOf(sampleId)).id) }
  const body = { title: 'Moje', servings: 1, ingredients: ['sól'], steps: ['Gotuj.'] }
  const answers = [
    await app.call(updateRecipe, { token, params, body }),
    await app.call(deleteRecipe, { token, params }),
    await app.call(shareRecipe, { token, params }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('a private recipe is published to nobody, whatever token one comes with', async () => {
  const { token } = await makeUser(app)
  const body = { title: 'Moje', servings: 1, ingredients: ['sól'], steps: ['Gotuj.'] }
  const { id } = await app.succeed(createRecipe, { token, body })
  for (const given of [{}, { token }]) expect((await app.call(readPublishedRecipe, { params: { id }, ...given })).status).toBe(404)
  expect((await app.call(readPublishedRecipe, { params: { id }, token: 'zepsuty' })).status).toBe(401)
})

test('whoever asks without end has to wait; others need not', async () => {
  const paced = await startTestApp({ settings: { RATE_RECIPES_ADDRESS: '3/60', TRUST_PROXY: 'true' } })
  const { token } = await makeUser(paced)
  const statusFor = async (given: { token?: string; headers?: Record<string, string> }) => {
    const asked = [
      paced.call(listPublishedRecipes, given),
      paced.call(readPublishedRecipe, { ...given, params: { id: '1' } }),
      paced.call(readSharedRecipe, { ...given, params: { token: 'nic' } }),
      paced.call(readPublishedRecipe, { ...given, params: { id: '1' } }),
    ]
    return statusesOf(await Promise.all(asked))
  }
  expect(await statusFor({ headers: { 'x-forwarded-for': '203.0.113.7' } })).toEqual([200, 404, 404, 429])
  expect(await statusFor({ headers: { 'x-forwarded-for': '203.0.113.8' } })).toEqual([200, 404, 404, 429])
  expect((await paced.call(listPublishedRecipes, { token, headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200)
  await paced.close()
})
