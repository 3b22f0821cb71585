import { proposeConsumption } from '@spizarka/contract/consumption'
import { readRecipe } from '@spizarka/contract/recipes'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { stock, stockSpice } from '../../../test/fixtures/pantries.ts'
import { addRecipe, makeCook } from '../../../test/fixtures/recipes.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())
afterEach(() => app.clock.setTo(new Date()))

describe('the proposal', () => {
  it('names what one always has, once, and not the water of the tap', async () => {
    const user = await makeUser(app)
    const ingredients = ['500 ml wody', '2 łyżki oleju', 'sól do smaku', 'szczypta soli', '200 g fasoli']
    const recipeId = String(await addRecipe(app, user, { title: 'Zupa', ingredients }))
    const proposal = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(proposal).toMatchObject({ deductions: [], assumed: ['olej', 'sól'], not_in_pantry: ['fasola'] })
  })

  it('takes from each product what the dish needs in the product’s own unit, and names what is not there', async () => {
    const { user, recipeId } = await makeCook(app)
    const flour = await stock(app, user, 'mąka pszenna', 1000, 'grams')
    const milk = await stock(app, user, 'mleko', 300, 'ml')
    const eggs = await stock(app, user, 'jajka', 10, 'pieces')
    const paprika = await stockSpice(app, user, 'papryka słodka')

    const proposal = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })

    expect(proposal.deductions).toEqual([
      {
        ingredients: [0],
        product_id: flour.id,
        product_name: 'mąka pszenna',
        instead_of: null,
        tile: 'flour',
        category: 'dry',
        is_spice: false,
        unit: 'grams',
        available: 1000,
        quantity: 200,
      },
      // Never more than there is.
      {
        ingredients: [1],
        product_id: milk.id,
        product_name: 'mleko',
        instead_of: null,
        tile: 'milk',
        category: 'dairy',
        is_spice: false,
        unit: 'ml',
        available: 300,
        quantity: 300,
      },
      {
        ingredients: [2],
        product_id: eggs.id,
        product_name: 'jajka',
        instead_of: null,
        tile: 'egg',
        category: 'dairy',
        is_spice: false,
        unit: 'pieces',
        available: 10,
        quantity: 2,
      },
      {
        ingredients: [3],
        product_id: paprika.id,
        product_name: 'papryka słodka',
        instead_of: null,
        tile: 'spice',
        category: 'spices',
        is_spice: true,
        unit: null,
        available: null,
        quantity: null,
      },
    ])
    expect(proposal).toMatchObject({ title: 'Naleśniki', servings: 2, not_in_pantry: ['masło'] })
    expect(proposal.per_serving.kcal).toBeGreaterThan(300)
    expect(proposal.coverage).toBeGreaterThan(0.9)
  })

  it('names what another product stands in for, as the recipe itself does', async () => {
    const user = await makeUser(app)
    const recipeId = await addRecipe(app, user, { title: 'Sos', ingredients: ['2 łyżki oleju rzepakowego', '2 łyżki soku z cytryny'] })
    await stock(app, user, 'oliwa z oliwek', 500, 'ml')
    await stock(app, user, 'cytryny', 3, 'pieces')

    const { deductions } = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId: String(recipeId) } })
    expect(deductions.map(({ product_name, instead_of }) => [product_name, instead_of])).toEqual([
      ['oliwa z oliwek', 'zamiast oleju rzepakowego'],
      ['cytryny', null],
    ])
    const shown = await app.succeed(readRecipe, { token: user.token, params: { id: String(recipeId) } })
    expect(shown.ingredients.map(({ stock: held }) => held)).toMatchObject([
      { status: 'have', stand_in: { product_names: ['oliwa z oliwek'], instead_of: 'zamiast oleju rzepakowego' } },
      { status: 'have', product_name: 'cytryny', stand_in: null },
    ])
  })

  it('grows with the servings', async () => {
    const { user, recipeId } = await makeCook(app)
    await stock(app, user, 'jajka', 10, 'pieces')
    const { deductions, servings } = await app.succeed(proposeConsumption, {
      token: user.token,
      params: { recipeId },
      query: { servings: 6 },
    })
    expect([servings, deductions[0]?.quantity]).toEqual([6, 6])
  })

  it.each([0, 13, 1.5, 'x'])('is refused for %s servings', async (servings) => {
    const { user, recipeId } = await makeCook(app)
    expect((await app.call(proposeConsumption, { token: user.token, params: { recipeId }, query: { servings } })).status).toBe(400)
  })

  it.each([
    ['2026-11-21T07:30:00+01:00', 'breakfast'],
    ['2026-11-21T10:59:00+01:00', 'breakfast'],
    ['2026-11-21T11:00:00+01:00', 'lunch'],
    ['2026-07-21T13:30:00+02:00', 'lunch'],
    ['2026-07-21T17:00:00+02:00', 'dinner'],
    ['2026-11-21T19:00:00+01:00', 'dinner'],
    ['2026-11-21T23:30:00+01:00', 'snack'],
  ])('at %s is for %s', async (time, meal) => {
    app.clock.setTo(time)
    const { user, recipeId } = await makeCook(app)
    const { deductions: _, ...proposal } = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(proposal.meal_type).toBe(meal)
  })

  it('at night is for a late supper, unless the dish is a snack', async () => {
    app.clock.setTo('2026-11-21T23:30:00+01:00')
    const user = await makeUser(app)
    const mealOf = async (mealTypes: string[]) => {
      const recipeId = String(await addRecipe(app, user, { title: 'Makaron', mealTypes, ingredients: [] }))
      return (await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })).meal_type
    }
    expect(await mealOf(['lunch', 'dinner'])).toBe('dinner')
    expect(await mealOf(['breakfast', 'snack'])).toBe('snack')
  })

  it('names the leftovers after the dish, within what a product’s name may be', async () => {
    app.clock.setTo('2026-11-21T12:00:00+01:00')
    const user = await makeUser(app)
    const name = async (title: string) => {
      const recipeId = String(await addRecipe(app, user, { title, keepsDays: 3, ingredients: [] }))
      return (await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })).leftovers
    }
    expect(await name('Zapiekanka z ziemniakami, boczkiem, cebulą, śmietaną i żółtym serem z piekarnika')).toEqual({
      product_name: 'zapiekanka z ziemniakami, boczkiem – porcja',
      best_before: '2026-11-24',
    })
    expect((await name('Makaron bezglutenowy z kurczakiem i szpinakiem')).product_name).toBe('makaron bezglutenowy z kurczakiem – porcja')
    expect((await name('Placki i')).product_name).toBe('placki i – porcja')
  })

  it.each([
    [0, null],
    [1, '2026-11-22'],
    [2, '2026-11-23'],
  ])('dates leftovers of a dish that keeps for %i days: %s', async (keepsDays, day) => {
    app.clock.setTo('2026-11-21T12:00:00+01:00')
    const user = await makeUser(app)
    const recipeId = String(await addRecipe(app, user, { title: 'Tatar', keepsDays, ingredients: [] }))
    const { leftovers } = await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })
    expect(leftovers.best_before).toBe(day)
  })

  it('does not miss what the dish is complete without', async () => {
    const user = await makeUser(app)
    const ingredients = ['200 g makaronu', '1 łyżka natki pietruszki (opcjonalnie)']
    const recipeId = String(await addRecipe(app, user, { title: 'Makaron', ingredients }))
    expect((await app.succeed(proposeConsumption, { token: user.token, params: { recipeId } })).not_in_pantry).toEqual(['makaron'])
  })

  it('is of one’s own recipes and of published ones', async () => {
    const { user } = await makeCook(app)
    const published = String(await addRecipe(app, null, { title: `Opublikowane ${user.id}`, ingredients: [] }))
    expect(await app.succeed(proposeConsumption, { token: user.token, params: { recipeId: published } })).toMatchObject({ deductions: [] })
  })
})
