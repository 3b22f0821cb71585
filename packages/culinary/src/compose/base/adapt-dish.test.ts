import { describe, expect, it } from 'vitest'
import { indexStock, type StockedProduct } from '../../stock/index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import { adaptDish } from './adapt-dish.ts'
import { baseDishes } from './base-dish.ts'

function dishCalled(title: string) {
  const dish = baseDishes().find(({ recipe }) => recipe.title === title)
  if (!dish) throw new Error(`no dish ${title}`)
  return dish
}

/** The dish as a pantry allows it for the servings it was written for. */
function adapted(
  dish: ReturnType<typeof dishCalled>,
  pantry: readonly StockedProduct[],
  maxMissing: number,
  servings = dish.recipe.servings,
) {
  const request = aRequest({ pantry, meal: null, servings, maxMissing })
  const kitchen = {
    request,
    gate: foodGate(request.profile),
    stock: indexStock(pantry, request.staples),
    wishedFoods: new Set<string>(),
    leavesOut: new Set<string>(),
  }
  return adaptDish(dish, { ...kitchen, takesUnchecked: false })
}

/** Foods that would have to be bought; null where the dish cannot be made of the pantry. */
function missingFrom(dish: ReturnType<typeof dishCalled>, pantry: readonly StockedProduct[], maxMissing: number): string[] | null {
  return adapted(dish, pantry, maxMissing)?.missing.map(({ row }) => row.id) ?? null
}

function gramsOf(dish: ReturnType<typeof adapted>, food: string): number {
  return dish?.ingredients.find(({ row }) => row.id === food)?.grams ?? 0
}

describe('a cake', () => {
  it('is baked for six where two ask for it, and not for an eighth of a tin', () => {
    const cake = dishCalled('Szarlotka sypana')
    const pantry = cake.recipe.ingredients.map(({ food }) => stocked(food, 2000))
    expect(adapted(cake, pantry, 0, 2)?.servings).toBe(6)
    expect(adapted(cake, pantry, 0, 8)?.servings).toBe(8)
  })
})

describe('a dish', () => {
  const pizza = dishCalled('Pizza margherita z domowego ciasta')
  const pizzaWith = (passata: number) =>
    adapted(
      pizza,
      pizza.ingredients.map(({ food }) => stocked(food, food === 'passata' ? passata : 5000)),
      3,
    )
  const passataFor = pizza.ingredients.find(({ food }) => food === 'passata')?.grams ?? 0

  it('is made for fewer where there is too little of something, and lacks nothing then', () => {
    const { servings } = pizza.recipe
    expect(pizzaWith(passataFor)).toMatchObject({ servings, missing: [] })
    expect(pizzaWith(passataFor * 0.85)).toMatchObject({ servings, missing: [] })
    const fewer = pizzaWith(passataFor * 0.7)
    expect(fewer?.servings).toBeLessThan(servings)
    expect(fewer?.servings).toBeGreaterThanOrEqual(servings / 2)
    expect(fewer?.missing).toEqual([])
    expect(fewer?.ingredients.find(({ row }) => row.id === 'passata')?.bought).toBeLessThanOrEqual(passataFor * 0.8)
  })

  it('is made for as many where its fish is a smaller portion for each, with all that belongs to it', () => {
    const cod = dishCalled('Dorsz pieczony na ziemniakach z cebulą')
    const { servings } = cod.recipe
    const pantry = cod.ingredients.map(({ food }) => stocked(food, food === 'dorsz' ? 115 * servings : 5000))
    const [lean, full] = [pantry, cod.ingredients.map(({ food }) => stocked(food, 5000))].map((held) => adapted(cod, held, 0))
    expect(lean).toMatchObject({ servings, missing: [] })
    expect(gramsOf(full ?? null, 'dorsz')).toBeGreaterThan(130 * servings)
    expect(gramsOf(lean ?? null, 'dorsz')).toBeLessThanOrEqual(115 * servings)
    expect(gramsOf(lean ?? null, 'ziemniaki')).toBe(gramsOf(full ?? null, 'ziemniaki'))
  })

  it('is none where there is not enough for half of those who asked', () => {
    expect(pizzaWith(passataFor * 0.4)).toBeNull()
  })

  it('is none that mostly has to be bought, however much may be', () => {
    const tortillas = dishCalled('Tortille z jajecznicą i czarną fasolą')
    const pantry = ['tortilla-kukurydziana', 'jajka', 'fasola-czarna-konserwowa'].map((food) => stocked(food, 5000))
    expect(missingFrom(tortillas, pantry, 20)).toBeNull()
    expect(missingFrom(tortillas, [...pantry, stocked('pomidory', 5000)], 20)).toContain('awokado')
  })

  it('takes whole bananas, in portions that are a little larger, and no part of an animal that is roasted whole', () => {
    const cookies = dishCalled('Ciasteczka owsiane z przejrzałych bananów')
    const pantry = cookies.ingredients.map(({ food }) => stocked(food, 5000))
    const forTwo = adapted(cookies, pantry, 0, 2)
    expect(forTwo?.ingredients.find(({ row }) => row.id === 'banany')?.quantity).toBe(2)
    const chicken = dishCalled('Kurczak pieczony w całości')
    const whole = chicken.ingredients.map(({ food }) => stocked(food, 5000))
    expect(adapted(chicken, whole, 0, 4)).not.toBeNull()
    expect(adapted(chicken, whole, 0, 1)).toBeNull()
  })
})

describe('a spoon of what seasons', () => {
  it.each([
    ['Serowe paluchy z ciasta francuskiego', 'papryka-slodka-mielona'],
    ['Wątróbka drobiowa z jabłkiem i cebulą', 'ocet-jablkowy'],
  ])('is not bought where the dish can be told without it: %s without %s', (title, food) => {
    const dish = dishCalled(title)
    const pantry = dish.ingredients.flatMap((each) => (each.food === food ? [] : stocked(each.food, 5000)))
    const made = adapted(dish, pantry, 2)
    expect(made?.ingredients.map(({ row }) => row.id)).not.toContain(food)
    expect(made?.dropped.map(({ base }) => base.food)).toContain(food)
  })

  it('is what the house has of the same taste: curry for garam masala, passata for its concentrate', () => {
    const curry = dishCalled('Curry z ciecierzycy i szpinaku')
    const withCurry = curry.ingredients.map(({ food }) => stocked(food === 'garam-masala' ? 'curry' : food, 5000))
    expect(adapted(curry, withCurry, 0)?.ingredients.map(({ row }) => row.id)).toContain('curry')
    const withConcentrate = baseDishes().filter(({ ingredients }) =>
      ingredients.some(({ food, grams, optional }) => food === 'koncentrat-pomidorowy' && grams > 20 && optional !== true),
    )
    const told = withConcentrate.flatMap((dish) => {
      const pantry = dish.ingredients.map(({ food }) => stocked(food === 'koncentrat-pomidorowy' ? 'passata' : food, 5000))
      return (
        adapted(dish, pantry, 2)?.ingredients.filter(({ row, base }) => row.id === 'passata' && base.food === 'koncentrat-pomidorowy') ?? []
      )
    })
    expect(told.length).toBeGreaterThan(2)
    for (const { grams, base } of told) expect(grams / base.grams).toBeCloseTo(3, 0)
  })
})
