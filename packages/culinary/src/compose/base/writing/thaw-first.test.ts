import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../../index.ts'
import { aRequest, stocked } from '../../kitchen.fixture.ts'

function stepsOf(pantry: readonly ReturnType<typeof stocked>[], wish: string): string[][] {
  const staples = [
    'maslo',
    'cebula',
    'olej-rzepakowy',
    'sol',
    'pieprz-czarny',
    'ziemniaki',
    'marchew',
    'smietana-18',
    'ryz-bialy',
    'pomidory',
  ].map((food) => stocked(food, 2000))
  const { recipes } = composeRecipes(
    aRequest({ pantry: [...pantry, ...staples], meal: 'lunch', wish, maxMissing: 0, maxMinutes: 60, count: 3 }),
  )
  // A third dish may be of something else.
  const ofIt = recipes.filter(({ ingredients }) => pantry.some(({ foodId }) => ingredients.some(({ food }) => food === foodId)))
  expect(ofIt.length).toBeGreaterThan(1)
  return ofIt.map(({ steps }) => steps.map(({ text }) => text))
}

describe('meat and fish out of the freezer', () => {
  it.each([
    ['mieso-mielone-wolowe', 'mielone wołowe mrożone', 'mielone', 'Mięso mielone wołowe'],
    ['piers-z-kurczaka', 'pierś z kurczaka mrożona', 'kurczak', 'Pierś z kurczaka'],
    ['dorsz-mrozony', 'filet z dorsza mrożony', 'dorsz', 'Dorsza'],
  ])('is thawed before all else, as a step of its own: %s', (food, name, wish, told) => {
    for (const [first = '', ...rest] of stepsOf([stocked(food, 450, { name })], wish)) {
      expect(first).toBe(`${told} rozmroź wcześniej: przez noc w lodówce albo szybciej w zimnej wodzie, w szczelnym woreczku.`)
      expect(rest.join(' ')).not.toMatch(/rozmroź/u)
    }
  })

  it('is from the counter where it ends within days, though it is mostly sold frozen', () => {
    const { today } = aRequest({})
    for (const steps of stepsOf([stocked('mintaj', 450, { bestBefore: today })], 'mintaj')) expect(steps[0]).not.toMatch(/rozmroź/iu)
    expect(stepsOf([stocked('mintaj', 450)], 'mintaj')[0]?.[0]).toMatch(/rozmroź/u)
  })

  it('is nothing to thaw where it is fresh', () => {
    for (const steps of stepsOf([stocked('piers-z-kurczaka', 450)], 'kurczak')) expect(steps.join(' ')).not.toMatch(/rozmroź/iu)
  })
})
