import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import type { ComposeRequest } from '../request.ts'

function composed(foods: Readonly<Record<string, number>>, fields: Partial<ComposeRequest> = {}) {
  const pantry = Object.entries(foods).map(([food, grams]) => stocked(food, grams))
  return composeRecipes(aRequest({ pantry: [...pantry, stocked('sol', 500), stocked('pieprz', 50)], count: 3, ...fields })).recipes
}

describe('a wish that is kept', () => {
  it('stands in one pan as it is written out for those who eat, or says that it does not', () => {
    const foods = {
      kielbasa: 500,
      'papryka-czerwona': 500,
      cukinia: 400,
      jajka: 600,
      pieczarki: 400,
      'makaron-spaghetti': 500,
      'sos-sojowy': 150,
    }
    const pantry = { ...foods, cebula: 500, 'olej-rzepakowy': 500, ziemniaki: 1500 }
    const dishes = composed(pantry, { wish: 'z jednej patelni', meal: 'dinner', servings: 4, maxMinutes: 60 })
    expect(dishes.length).toBeGreaterThan(0)
    for (const { title, steps, unmet } of dishes) {
      const text = steps.map((step) => step.text).join(' ')
      const isInTwo = /dwóch patelni|garnk|ugotuj|czystej patelni/u.test(text)
      expect([title, isInTwo && unmet === null]).toEqual([title, false])
    }
  })

  it('is bread in no form for who wants no sandwiches', () => {
    const foods = {
      jajka: 600,
      chleb: 500,
      twarog: 250,
      ogorki: 300,
      'ser-zolty': 200,
      szynka: 150,
      maslo: 200,
      mleko: 1000,
      'platki-owsiane': 400,
    }
    const dishes = composed(foods, { wish: 'syn nie chce kanapek', meal: 'breakfast', servings: 2 })
    expect(dishes.length).toBeGreaterThan(0)
    expect(dishes.filter(({ kind }) => kind === 'sandwich' || kind === 'bread' || kind === 'spread')).toEqual([])
  })

  it('burns on the tongue where there is enough for it at home', () => {
    const foods = {
      tofu: 400,
      'papryka-czerwona': 400,
      pieczarki: 400,
      'makaron-ryzowy': 400,
      'sos-sojowy': 150,
      'chili-platki': 40,
      czosnek: 60,
    }
    const hot = composed({ ...foods, 'olej-rzepakowy': 500 }, { wish: 'na ostro', meal: 'dinner', servings: 2 })
    const [first] = hot
    const chili = first?.ingredients.find(({ food }) => food === 'chili-platki')
    expect(chili?.grams ?? 0).toBeGreaterThanOrEqual(2 * 0.5)
  })

  it('gives little protein to who asks for little', () => {
    const foods = { 'piers-z-kurczaka': 600, 'ryz-bialy': 600, jablka: 600, cukinia: 500, marchew: 500, maslo: 200, cukier: 300 }
    const [first] = composed(foods, { wish: 'mało białka', meal: 'lunch', servings: 2 })
    expect(first?.unmet).toBeNull()
    const meat = first?.ingredients.reduce((sum, { food, grams }) => sum + (food === 'piers-z-kurczaka' ? (grams ?? 0) : 0), 0)
    expect(meat ?? 0).toBeLessThan(200)
  })
})

describe('the dish that everybody expects', () => {
  it('is fried in the only oil of the house, and its slaw goes without', () => {
    const foods = {
      schab: 700,
      jajka: 500,
      'bulka-tarta': 400,
      'maka-pszenna': 800,
      ziemniaki: 2500,
      'kapusta-kiszona': 600,
      'olej-rzepakowy': 800,
    }
    const dishes = composed(foods, { meal: 'lunch', servings: 4, maxMinutes: 60, maxMissing: 2 })
    expect(dishes[0]?.title).toMatch(/schabowe/iu)
    expect(dishes[0]?.why.join(' ')).not.toContain('Brakuje')
  })

  it('is potato pancakes where there is little else', () => {
    const foods = { ziemniaki: 1800, jajka: 300, cebula: 300, 'maka-pszenna': 600, 'olej-rzepakowy': 700, 'ser-zolty': 120 }
    const [first] = composed(foods, { meal: 'dinner', servings: 2, maxMinutes: 45 })
    expect(first?.title).toBe('Placki ziemniaczane')
  })

  it('is not cooked again by who had it of late', () => {
    const foods = { ziemniaki: 1800, jajka: 300, cebula: 300, 'maka-pszenna': 600, 'olej-rzepakowy': 700, 'ser-zolty': 120 }
    const recent = [
      { title: 'Placki ziemniaczane', baseId: 'placki-ziemniaczane', kind: 'pancakes' as const, foods: ['ziemniaki'], daysAgo: 1 },
    ]
    const [first] = composed(foods, { meal: 'dinner', servings: 2, maxMinutes: 45, recent })
    expect(first?.title).not.toBe('Placki ziemniaczane')
  })
})
