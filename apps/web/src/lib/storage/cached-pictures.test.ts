import { afterEach, expect, test, vi } from 'vitest'
import { deleteCachedPictures, dropOldestPictures, PICTURE_CACHE } from './cached-pictures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Caches by name, each with its addresses in the order in which they came. */
function stubCaches(stored: Map<string, string[]>): void {
  vi.stubGlobal('caches', {
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) =>
      Promise.resolve({
        keys: () => Promise.resolve([...(stored.get(name) ?? [])]),
        delete: (address: string) => Promise.resolve(stored.set(name, stored.get(name)?.filter((each) => each !== address) ?? [])),
      }),
  })
}

const addresses = (count: number) => Array.from({ length: count }, (_, place) => `/api/pictures/${place}.webp`)

test.each([
  [75, 15],
  [61, 1],
  [60, 0],
  [3, 0],
])('of %i pictures the %i oldest go', async (count, gone) => {
  const stored = new Map([[PICTURE_CACHE, addresses(count)]])
  stubCaches(stored)
  await dropOldestPictures(PICTURE_CACHE)
  expect(stored.get(PICTURE_CACHE)).toEqual(addresses(count).slice(gone))
})

test('all of them go with their user, and nothing else does', async () => {
  const stored = new Map([
    [PICTURE_CACHE, addresses(3)],
    ['scanner', ['/assets/reader.wasm']],
  ])
  stubCaches(stored)
  await deleteCachedPictures()
  expect([...stored.keys()]).toEqual(['scanner'])
})
