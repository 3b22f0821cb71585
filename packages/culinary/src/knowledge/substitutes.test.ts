import { expect, it } from 'vitest'
import { equivalentsOf } from './equivalents.ts'
import { findFoodById } from './index.ts'
import { MAIN_SUBSTITUTES, SUBSTITUTES } from './substitutes.ts'

const ROWS = [...Object.entries(SUBSTITUTES), ...Object.entries(MAIN_SUBSTITUTES)]

it('substitutes only what the food table knows, by another, once', () => {
  const faults = ROWS.filter(([id, others]) => [id, ...others].some((each) => findFoodById(each) === null) || others.includes(id))
  expect(faults.map(([id]) => id)).toEqual([])
  expect(ROWS.filter(([, others]) => new Set(others).size !== others.length).map(([id]) => id)).toEqual([])
})

function ways(id: string, allergen: 'milk' | 'gluten'): string[] {
  return [...(SUBSTITUTES[id] ?? [])].filter((other) => findFoodById(other)?.allergens.includes(allergen) === false)
}

it('offers a way out of milk and gluten wherever it replaces them at all', () => {
  for (const id of ['mleko', 'smietanka-30', 'smietana-18', 'maslo', 'jogurt-naturalny', 'ser-zolty'])
    expect(ways(id, 'milk')).not.toEqual([])
  for (const id of ['bulka-tarta', 'makaron-penne', 'sos-sojowy']) expect(ways(id, 'gluten')).not.toEqual([])
})

it('leaves unsaid only what equivalents leave unsaid', () => {
  expect(equivalentsOf('mleko')).not.toContain('mleko-bez-laktozy')
})
