import { DISHES, findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import kitchen from '../../../fixtures/kitchen.json' with { type: 'json' }
import { indexStock } from '../../stock/index.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate, type Kitchen } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'
import { patternCandidates } from './compose-from-patterns.ts'

const FULL = [...new Set(DISHES.flatMap(({ slots }) => slots.flatMap(({ foods }) => foods)))].map((food) => stocked(food, 3000))

function fullKitchen(fields: Partial<ComposeRequest>): Kitchen {
  const request = aRequest({ pantry: FULL, meal: null, ...fields })
  return { request, gate: foodGate(request.profile), stock: indexStock(FULL), wishedFoods: new Set<string>(), takesUnchecked: false }
}

const dishesFor = (fields: Partial<ComposeRequest>) => patternCandidates(fullKitchen(fields)).flatMap(({ write }) => write() ?? [])

it('bakes nothing where there is no oven', () => {
  const kitchens: ComposeRequest['equipment'][] = [['hob', 'microwave'], ['oven'], []]
  const baked = kitchens.map((equipment) => dishesFor({ equipment }).some((dish) => dish.equipment.includes('oven')))
  expect(baked).toEqual([false, true, true])
})

it('keeps to the time and the meal', () => {
  const quick = dishesFor({ maxMinutes: 20, meal: 'breakfast' })
  expect(quick.length).toBeGreaterThan(0)
  for (const { totalMinutes, meals } of quick) expect([totalMinutes <= 20, meals.includes('breakfast')]).toEqual([true, true])
})

it('fries nothing for minutes where there is nothing to fry', () => {
  const request = aRequest({ pantry: [stocked('jajka', null, { quantityPieces: 6 }), stocked('maslo', 100)], meal: 'breakfast' })
  const eggKitchen = { ...fullKitchen({}), request, stock: indexStock(request.pantry) }
  const eggs = patternCandidates(eggKitchen).find(({ facts }) => facts.title === 'Jajecznica')
  expect(eggs?.facts.steps[0]?.text).toBe('Na patelni rozgrzej masło na średnim ogniu.')
})

const OIL = stocked('olej-rzepakowy', 500)

function composed(pantry: ComposeRequest['pantry'], fields: Partial<ComposeRequest> = {}): ComposedRecipe[] {
  return composeRecipes(aRequest({ pantry, maxMissing: 0, ...fields })).recipes
}

function titlesOf(...foods: readonly string[]): string[] {
  return composed([...foods.map((food) => stocked(food, 600)), OIL], { count: 10, meal: null }).map(({ title }) => title)
}

function isBreadOrPasta(food: string): boolean {
  const roles = findFoodById(food)?.roles ?? {}
  return 'bread' in roles || 'pasta' in roles
}

function soupOf(food: string): ComposedRecipe | undefined {
  return composed([stocked(food), stocked('ziemniaki', 800), stocked('marchew'), OIL], { wish: 'zupa' })[0]
}

function textOf(dish: ComposedRecipe | undefined): string {
  return dish?.steps.map(({ text }) => text).join(' ') ?? ''
}

function saltOf(dish: ComposedRecipe | undefined): number {
  return dish?.ingredients.find(({ food }) => food === 'sol')?.grams ?? 0
}

// The first request reads the base.
describe('a dish by pattern', { timeout: 60_000 }, () => {
  it('is called as a menu would call it', () => {
    expect(titlesOf('ryz', 'groszek-mrozony', 'piers-z-kurczaka')).toContain('Ryż z kurczakiem i groszkiem')
    expect(titlesOf('losos', 'cukinia')).toContain('Pieczony łosoś z cukinią')
    expect(titlesOf('tofu', 'cukinia')).toContain('Smażone tofu z cukinią')
    expect(titlesOf('dynia', 'ziemniaki')).toContain('Zupa dyniowa z ziemniakami')
    expect(titlesOf('makaron-penne', 'passata', 'tunczyk')).toContain('Makaron z tuńczykiem i sosem pomidorowym')
  })

  it('fries raw meat until it is done and only browns what was cooked before', () => {
    const [raw] = composed([stocked('piers-z-kurczaka'), stocked('makaron-penne'), OIL], { wish: 'makaron' })
    const [ready] = composed([stocked('kielbasa'), stocked('makaron-penne'), OIL], { wish: 'makaron' })
    expect(textOf(raw)).toContain('nic surowego')
    expect(textOf(ready)).not.toContain('surowego')
    expect(textOf(ready)).toContain('do zrumienienia')
  })

  it('takes what its steps take: less where there is less to fry', () => {
    const pantry = [stocked('makaron-penne'), stocked('passata'), stocked('ser-zolty'), OIL]
    const [quick] = composed(pantry, { wish: 'makaron' })
    const [full] = composed([...pantry, stocked('piers-z-kurczaka'), stocked('cebula'), stocked('cukinia')], { wish: 'makaron' })
    expect(quick?.totalMinutes).toBeLessThanOrEqual(20)
    expect(full?.totalMinutes).toBeGreaterThan(quick?.totalMinutes ?? 0)
  })

  it('does without its onion where the time is short', () => {
    const pantry = [stocked('makaron-penne'), stocked('passata'), stocked('parowki'), stocked('cebula'), OIL]
    const [hurried] = composed(pantry, { wish: 'makaron', maxMinutes: 20 })
    const [leisurely] = composed(pantry, { wish: 'makaron', maxMinutes: 60 })
    expect(hurried?.kind).toBe('pasta')
    expect(textOf(hurried)).not.toContain('cebul')
    expect(textOf(leisurely)).toContain('cebul')
  })

  it('is not salted beside what is salty', () => {
    expect(saltOf(soupOf('piers-z-kurczaka'))).toBeGreaterThan(1)
    expect(saltOf(soupOf('kapusta-kiszona'))).toBeLessThan(saltOf(soupOf('piers-z-kurczaka')))
  })

  it('is peppered from every kitchen but one whose pepper is used up', () => {
    const pantry = [stocked('tofu'), stocked('cukinia'), OIL]
    expect(textOf(composed(pantry)[0])).toMatch(/pieprz/)
    const isOut = { isOut: true, isSpice: true }
    const out = [stocked('pieprz-czarny', null, isOut), stocked('pieprz', null, isOut)]
    expect(textOf(composed([...pantry, ...out])[0])).not.toContain('pieprz')
  })

  it('never sends anybody for what it stands on', () => {
    const dishes = composed(
      kitchen.toppingsWithoutBread.map((food) => stocked(food)),
      {
        count: 10,
        meal: null,
        maxMissing: 6,
      },
    )
    for (const { ingredients, why } of dishes.filter(({ baseId }) => baseId === null)) {
      const bread = ingredients.filter(({ food }) => isBreadOrPasta(food)).map(({ name }) => name)
      for (const name of bread) expect(why.join(' ')).not.toContain(name)
    }
  })

  it('comes a second time with other foods where several dishes are asked for', () => {
    const foods = ['makaron-penne', 'tofu', 'kielbasa', 'cukinia', 'pieczarki', 'szpinak', 'brokul']
    const pasta = composed([...foods.map((food) => stocked(food, 600)), OIL], { count: 6, wish: 'makaron' }).filter(
      ({ kind, baseId }) => kind === 'pasta' && baseId === null,
    )
    expect(pasta.length).toBeGreaterThan(1)
    const mains = pasta.map(({ ingredients }) => ingredients.filter(({ main }) => main).map(({ food }) => food))
    expect(new Set(mains.map((each) => each.toSorted().join(' '))).size).toBe(mains.length)
  })

  it('has no foods in it that spoil each other', () => {
    const foods = ['kapusta-kiszona', 'brokul', 'groszek-mrozony', 'ziemniaki', 'kielbasa']
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const { ingredients } of composed([...foods.map((food) => stocked(food, 600)), OIL], { count: 4, seed })) {
        const listed = ingredients.map(({ food }) => food)
        expect(listed.includes('kapusta-kiszona') && (listed.includes('brokul') || listed.includes('groszek-mrozony'))).toBe(false)
      }
    }
  })
})

describe('a wish for one dish of a kind', { timeout: 60_000 }, () => {
  const pantry = [
    ...['maka-pszenna', 'ziemniaki', 'cebula', 'twarog-poltlusty', 'dzem-truskawkowy', 'maka-ziemniaczana'].map((food) =>
      stocked(food, 1000),
    ),
    stocked('jajka', null, { quantityPieces: 10 }),
    stocked('mleko', null, { quantityMl: 1000 }),
    OIL,
  ]

  it('is met by that dish, not by another of its kind', () => {
    expect(composed(pantry, { wish: 'naleśniki', meal: null })[0]?.title).toMatch(/^Naleśniki/)
    expect(composed(pantry, { wish: 'placki ziemniaczane', meal: null })[0]?.title).toMatch(/^Placki ziemniaczane/)
  })

  it('is called met only in part by another', () => {
    const [, ...others] = composed(pantry, { wish: 'racuchy', meal: null, count: 4 })
    const pancakes = others.filter(({ kind }) => kind === 'pancakes')
    expect(pancakes.length).toBeGreaterThan(0)
    for (const { unmet, title } of pancakes.filter(({ title: called }) => !called.includes('acuch')))
      expect([title, unmet?.words]).toEqual([title, ['racuchy']])
  })

  it('for something light is not called met by what is heavy', () => {
    const heavy = composed(pantry, { wish: 'coś lekkiego', meal: null, count: 8 }).filter(({ title }) =>
      title.startsWith('Placki ziemniaczane'),
    )
    expect(heavy.map(({ unmet }) => unmet?.words)).toEqual([['lekkiego']])
  })
})
