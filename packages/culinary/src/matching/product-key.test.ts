import { FOODS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { productKey } from './reconcile.ts'

it('knows the names of two different foods apart', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const food of FOODS) {
    const key = productKey(food.name)
    const owner = owners.get(key)
    if (owner === undefined) owners.set(key, food.id)
    else shared.push(`${food.name} (${food.id}) and ${owner}: ${key}`)
  }
  expect(shared).toEqual([])
})

it('takes the cases, numbers and spellings of one name for one product', () => {
  expect(new Set(['ziemniak', 'ziemniaki', 'Ziemniaki', 'ziemniaków'].map(productKey)).size).toBe(1)
  expect(productKey('mleko 2%')).not.toBe(productKey('mleko'))
})
