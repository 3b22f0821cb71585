import { expect, it } from 'vitest'
import { composeRecipes } from '../../index.ts'
import { aRequest, stocked } from '../../kitchen.fixture.ts'

function steps(bacon: string): string {
  const pantry = [
    stocked('boczek-wedzony', 150, { name: bacon, bestBefore: '2026-11-22' }),
    ...['chleb', 'pomidory'].map((food) => stocked(food, 400)),
  ]
  const { recipes } = composeRecipes(aRequest({ pantry, meal: 'breakfast', wish: 'grzanki z boczkiem', maxMissing: 0 }))
  return recipes.flatMap((recipe) => recipe.steps.map(({ text }) => text)).join(' ')
}

it('slices nothing that was sliced when it was bought', () => {
  expect(steps('boczek wędzony')).toContain('Boczek pokrój w cienkie plastry i wysmaż')
  expect(steps('boczek wędzony plastry')).toContain('Boczek wysmaż')
})
