import { expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'

const ham = stocked('szynka', 200, { bestBefore: '2026-11-22' })

it('leaves meat that ends tomorrow to the others where it is a full meal of what is at home', () => {
  const foods = ['sol', 'pieprz-czarny', 'olej-rzepakowy', 'chleb', 'jajka', 'twarog-poltlusty', 'szczypiorek', 'maslo', 'pomidory']
  const pantry = [...foods.map((food) => stocked(food, 600)), ham]
  const { recipes } = composeRecipes(aRequest({ pantry, meal: 'dinner', count: 3, maxMissing: 0 }))
  expect(recipes).toHaveLength(3)
})

it('buys no breast as a third while there are drumsticks', () => {
  const legs = stocked('podudzie-z-kurczaka', 800, { bestBefore: '2026-11-23' })
  const fields = { wish: 'coś z kurczakiem', maxMissing: 2, maxMinutes: 65 }
  const pantry = ['ziemniaki', 'marchew', 'cebula', 'ryz-bialy', 'groszek-mrozony', 'czosnek'].map((food) => stocked(food, 900))
  const { recipes } = composeRecipes(aRequest({ ...fields, count: 3, pantry: [...pantry, legs] }))
  expect(recipes.length).toBeGreaterThan(0)
  for (const { why } of recipes.slice(2)) expect(why.join(' ')).not.toMatch(/Brakuje:[^.]*pierś z kurczaka/u)
})

it('offers what is not itself without a thing from the shop behind all that stands on what is at home, and where nothing may be missing never', () => {
  const houses = [
    ['kapusta-biala', 'marchew', 'jajka', 'cebula'],
    ['banany', 'mleko', 'platki-owsiane', 'jajka'],
    ['ziemniaki', 'jajka', 'ogorki', 'smietana-18', 'koperek'],
  ]
  for (const foods of houses)
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
      const pantry = foods.map((food) => stocked(food, 900))
      const wanted = (maxMissing: number): number[] =>
        composeRecipes(aRequest({ pantry, meal, count: 3, maxMissing }))
          .recipes.filter(({ meals }) => meals.includes(meal))
          .map(({ why }) => /Brakuje:[^.]*(?:mąka|chleb|kasza|czekolada)/u.exec(why.join(' '))?.[0].split(', ').length ?? 0)
      expect(wanted(2).length).toBeGreaterThan(0)
      const [, ...others] = wanted(2)
      expect([meal, others]).toEqual([meal, others.toSorted((one, other) => one - other)])
      expect(Math.max(0, ...others)).toBeLessThanOrEqual(1)
      expect(Math.max(0, ...wanted(0))).toBe(0)
    }
})

const WINTER = [
  'ziemniaki',
  'kapusta-kiszona',
  'cebula',
  'marchew',
  'jajka',
  'kasza-gryczana',
  'ogorki-kiszone',
  'smietana-18',
  'maka-pszenna',
]
const neck = stocked('karkowka', 800, { bestBefore: '2026-11-23' })

it('offers meat that ends in two days in each of three, in another form each time: one of them is cooked', () => {
  const pantry = [...WINTER.map((food) => stocked(food, 900)), neck]
  const { recipes } = composeRecipes(aRequest({ pantry, count: 3, servings: 4, maxMinutes: 75, maxMissing: 1 }))
  expect(recipes.map(({ ingredients }) => ingredients.some(({ food }) => food === 'karkowka'))).toEqual([true, true, true])
  expect(new Set(recipes.map(({ kind }) => kind)).size).toBe(3)
})

it('gives whoever asked for a cake a third one before something that is none', () => {
  const baking = ['maka-pszenna', 'cukier', 'jajka', 'maslo', 'mleko', 'proszek-do-pieczenia', 'jablka', 'gruszki', 'czekolada-gorzka']
  const pantry = baking.map((food) => stocked(food, 900))
  const { recipes } = composeRecipes(
    aRequest({ pantry, meal: 'snack', count: 3, servings: 4, maxMinutes: 60, maxMissing: 0, wish: 'ciasto do kawy' }),
  )
  expect(recipes.map(({ unmet }) => unmet?.words ?? [])).toEqual([[], [], []])
})
