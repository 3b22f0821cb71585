import { findFoodById, isLeftover } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'

const BESIDE = ['cebula', 'marchew', 'ser-zolty', 'smietana-18', 'olej-rzepakowy', 'groszek-mrozony', 'passata'].map((food) =>
  stocked(food, 600),
)
const eggs = stocked('jajka', null, { quantityPieces: 6 })

describe('what is left of a meal', () => {
  it.each(['ryz-ugotowany', 'makaron-ugotowany', 'kasza-gryczana-ugotowana', 'kasza-jeczmienna-ugotowana', 'ziemniaki-gotowane'])(
    'is cooked with: %s',
    (food) => {
      const pantry = [...BESIDE, eggs, stocked(food, 700, { bestBefore: '2026-11-22' })]
      const { recipes } = composeRecipes(aRequest({ pantry, count: 3 }))
      expect(recipes).toHaveLength(3)
      expect(recipes.some(({ ingredients }) => ingredients.some((each) => each.food === food))).toBe(true)
    },
  )

  it('is nothing that anybody is sent to a shop for, nor made of what stands there raw', () => {
    const pantry = [
      ...BESIDE,
      eggs,
      ...['ryz-bialy', 'makaron', 'kasza-gryczana', 'ziemniaki', 'szynka'].map((food) => stocked(food, 1000)),
    ]
    const { recipes } = composeRecipes(aRequest({ pantry, count: 10, maxMissing: 4, meal: null }))
    const leftovers = recipes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ food }) => (food !== null && isLeftover(food) ? food : [])),
    )
    expect(leftovers).toEqual([])
    expect(findFoodById('ryz-ugotowany')?.tags).toContain('cooked')
  })
})

describe('a lunch', () => {
  const vegetables = ['marchew', 'jablka', 'kapusta-kiszona', 'olej-rzepakowy', 'cytryny', 'ogorki', 'smietana-18'].map((food) =>
    stocked(food, 800),
  )

  it('is no raw salad and no side dish, be there nothing else', () => {
    const { recipes } = composeRecipes(aRequest({ pantry: vegetables, maxMissing: 0, count: 5 }))
    for (const { title, kind } of recipes) expect([title, kind]).not.toEqual([expect.stringMatching(/surówka|mizeria/i), expect.anything()])
    expect(recipes.filter(({ kind }) => kind === 'side' || kind === 'drink')).toEqual([])
  })

  it('is one where it is asked for', () => {
    const { recipes } = composeRecipes(aRequest({ pantry: vegetables, maxMissing: 1, wish: 'surówka' }))
    expect(recipes[0]?.title).toMatch(/surówka/i)
  })

  it('has nothing raw from the freezer in it', () => {
    const pantry = ['szpinak-mrozony', 'feta', 'pomidory', 'oliwa-z-oliwek', 'cytryny', 'ciecierzyca-konserwowa'].map((food) =>
      stocked(food, 500),
    )
    const recipes = (['lunch', 'dinner'] as const).flatMap((meal) => composeRecipes(aRequest({ pantry, count: 8, meal })).recipes)
    const salads = recipes.filter(({ kind }) => kind === 'salad')
    expect(salads.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))).not.toContain('szpinak-mrozony')
  })
})

it('says what to do with the yolks of whole eggs, and nothing of them where whites stand there', () => {
  const beside = ['cukinia', 'koperek', 'maslo', 'szczypiorek', 'oliwa-z-oliwek', 'maka-ziemniaczana'].map((food) => stocked(food, 600))
  const ofWhites = (...pantry: ReturnType<typeof stocked>[]) =>
    composeRecipes(aRequest({ pantry: [...beside, ...pantry], meal: 'breakfast', wish: 'omlet z białek', count: 3 })).recipes.filter(
      ({ ingredients }) => ingredients.some(({ food }) => food === 'bialka-jaj'),
    )
  const [opened] = ofWhites(stocked('jajka', null, { quantityPieces: 12 }))
  const [bought] = ofWhites(stocked('bialka-jaj', 600))
  expect(bought?.why.join(' ')).not.toMatch(/[Żż]ółtka/)
  expect(opened?.why.join(' ')).toMatch(/Białka weź z \d+ jajek\. Reszta się przyda: żółtko/)
})
