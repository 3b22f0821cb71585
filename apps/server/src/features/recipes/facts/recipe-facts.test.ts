import { checkRecipe } from '@spizarka/culinary/safety'
import { expect, it } from 'vitest'
import { longestBlockedShare } from '../../../../test/longest-blocked-share.ts'
import { readLine } from '../content/read-lines.ts'
import { checkedIngredients, warmUpLineCache } from './recipe-facts.ts'

const NOBODY = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

it('has the gate read lines that nobody has seen, and holds up nobody', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => `${place} g czegoś wędzonego ${place}x bez mleka albo z orzechami i solą`)
  const ingredients = lines.map(readLine).map((each) => ({ ...each, linked: false }))
  const cold = performance.now()
  expect(await longestBlockedShare(() => warmUpLineCache(ingredients))).toBeLessThan(1 / 3)
  const warm = performance.now()
  checkRecipe(checkedIngredients(ingredients), NOBODY, 2)
  expect(performance.now() - warm).toBeLessThan((warm - cold) / 2)
})
