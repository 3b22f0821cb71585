import { FOODS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { readName, readUncached } from './read-name.ts'

it('takes what stands on a shelf label for what the kitchen reads in it, and for its own food where the kitchen would be wrong', () => {
  const wrong = FOODS.filter(({ id, name }) => {
    const read = readUncached(name)
    return read.foodId !== id || read.name !== name || read.amount !== null
  })
  expect(wrong.length).toBeLessThan(FOODS.length / 200)
  const isWrong = new Set(wrong.map(({ id }) => id))
  const differing = FOODS.filter(
    ({ id, name }) => !isWrong.has(id) && JSON.stringify(readName(name)) !== JSON.stringify(readUncached(name)),
  )
  expect(differing).toEqual([])
  expect(wrong.map(({ id, name }) => readName(name).foodId === id && readName(name).amount === null)).toEqual(wrong.map(() => true))
})

it('reads what is more than a label', () => {
  expect(readName('2 l mleka')).toMatchObject({ name: 'mleko', foodId: 'mleko', amount: { quantity: 2000, unit: 'ml' } })
  expect(readName('bilet na tramwaj')).toMatchObject({ name: 'bilet na tramwaj', foodId: null })
})
