import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

test('what nobody asked for longest is let go', () => {
  const recent = createLruCache<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  expect(recent.get('a')).toBe(1)
  recent.set('c', 3)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
})

test('a value put in anew takes the place of the one before', () => {
  const recent = createLruCache<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  recent.set('a', 3)
  recent.set('c', 4)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([3, undefined, 4])
})
