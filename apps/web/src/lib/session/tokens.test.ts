import { afterEach, expect, test, vi } from 'vitest'
import { tokens } from './tokens.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  tokens.clear()
})

/** Storage that can be read and takes nothing more. */
function fillStorage(): void {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
}

const held = () => [tokens.access(), tokens.refresh()]

test('one signs in where storage is full, for as long as the page lives', () => {
  tokens.clear()
  fillStorage()
  tokens.save({ access: 'a', refresh: 'r' })
  expect(held()).toEqual(['a', 'r'])
  tokens.clear()
  expect(held()).toEqual([null, null])
})

test('what was renewed counts where storage has become full, until it takes something again', () => {
  tokens.save({ access: 'old a', refresh: 'old r' })
  fillStorage()
  tokens.save({ access: 'a', refresh: 'r' })
  expect(held()).toEqual(['a', 'r'])
  vi.unstubAllGlobals()
  tokens.save({ access: 'next a', refresh: 'next r' })
  expect(held()).toEqual(['next a', 'next r'])
})

test('what another tab has stored since counts', () => {
  tokens.onChangeElsewhere(() => undefined)
  fillStorage()
  tokens.save({ access: 'a', refresh: 'r' })
  vi.unstubAllGlobals()
  localStorage.setItem('spizarka.access', 'theirs')
  window.dispatchEvent(new StorageEvent('storage', { key: 'spizarka.access' }))
  expect(held()).toEqual(['theirs', 'r'])
})
