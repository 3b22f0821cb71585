import { describe, expect, it } from 'vitest'
import { stocked } from '../compose/kitchen.fixture.ts'
import { indexStock, matchIndexedStock, type StockedProduct } from '../stock/index.ts'
import { needsOfIngredient } from './needs-of-dish.ts'

function needsFrom(pantry: readonly StockedProduct[], food: string, grams: number): [string | null, number | null][] {
  const stock = indexStock(pantry)
  const need = { food, name: food, grams }
  const [found] = matchIndexedStock([need], stock, 1, { standIns: true })
  return found ? needsOfIngredient(need, found, stock, 0).map((each) => [each.food, each.grams]) : []
}

describe('what a dish needs of an ingredient', () => {
  it('goes by what stands at home, so that no other dish is sent the same pack', () => {
    const pantry = [stocked('mieso-mielone-wieprzowo-wolowe', 500)]
    expect(needsFrom(pantry, 'mieso-mielone', 500)).toEqual([['mieso-mielone-wieprzowo-wolowe', 500]])
  })

  it('is as the recipe has it for what is not there', () => {
    const pantry = [stocked('mieso-mielone-wieprzowo-wolowe', 500)]
    expect(needsFrom(pantry, 'mieso-mielone', 800)).toEqual([
      ['mieso-mielone-wieprzowo-wolowe', 500],
      ['mieso-mielone', 300],
    ])
    expect(needsFrom([], 'mieso-mielone', 800)).toEqual([['mieso-mielone', 800]])
  })

  it('is no crumb of a pack beside what is there under another name', () => {
    expect(needsFrom([stocked('papryka-czerwona', 90)], 'papryka', 95)).toEqual([['papryka-czerwona', 90]])
  })

  it('names a product of another food that stands in', () => {
    expect(needsFrom([stocked('smietana-12', 200)], 'smietana-18', 100)).toEqual([['smietana-12', 100]])
  })

  it('is the juice where the lemon is at home', () => {
    expect(needsFrom([stocked('cytryny', 400)], 'sok-z-cytryny', 30)).toEqual([['sok-z-cytryny', 30]])
  })
})
