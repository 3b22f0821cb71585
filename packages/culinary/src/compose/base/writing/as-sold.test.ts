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

function stepsOf(pantry: readonly ReturnType<typeof stocked>[], wish: string): string {
  const { recipes } = composeRecipes(aRequest({ pantry, meal: 'breakfast', wish, maxMissing: 0 }))
  expect(recipes.length).toBeGreaterThan(0)
  return recipes.flatMap((recipe) => recipe.steps.map(({ text }) => text)).join(' ')
}

const withCheese = (cheese: string) => [
  stocked('ser-zolty', 300, { name: cheese }),
  ...['chleb', 'pomidory', 'maslo', 'pieprz-czarny'].map((food) => stocked(food, 400)),
]

const withDill = (dill: string) => [
  stocked('losos-wedzony', 200),
  ...[dill, 'chleb', 'ogorki', 'maslo', 'pieprz-czarny'].map((food) => stocked(food, 300)),
]

it('grates nothing that was sliced when it was bought', () => {
  expect(stepsOf(withCheese('ser żółty'), 'zapiekane grzanki z serem')).toMatch(/[Ss]er zetrzyj/u)
  const sliced = stepsOf(withCheese('ser żółty w plastrach'), 'zapiekane grzanki z serem')
  expect(sliced).toContain('Ser porwij na kawałki')
  expect(sliced).not.toMatch(/zetrzyj|start|tart/u)
})

it('chops no herbs that come chopped from the freezer', () => {
  expect(stepsOf(withDill('koperek'), 'kanapki z łososiem')).toContain('posiekanym koperkiem')
  const frozen = stepsOf(withDill('koperek-mrozony'), 'kanapki z łososiem')
  expect(frozen).toContain('koperkiem')
  expect(frozen).not.toContain('posiekanym koperkiem')
})
