import { afterEach, expect, test, vi } from 'vitest'
import { showBadge } from './badge.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubBadges(refuses = false) {
  const answer = () => (refuses ? Promise.reject(new Error('refused')) : Promise.resolve())
  const badges = { setAppBadge: vi.fn<(count: number) => Promise<void>>(answer), clearAppBadge: vi.fn<() => Promise<void>>(answer) }
  vi.stubGlobal('navigator', badges)
  return badges
}

test('the icon says how many end today, and nothing where none do', async () => {
  const { setAppBadge, clearAppBadge } = stubBadges()
  await showBadge(1)
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(1)
  expect(clearAppBadge).not.toHaveBeenCalled()
  await showBadge(0)
  expect(clearAppBadge).toHaveBeenCalledOnce()
})

test('where there are no badges, or the system refuses, nothing is missing', async () => {
  stubBadges(true)
  await expect(showBadge(2)).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(showBadge(2)).resolves.toBeUndefined()
})
