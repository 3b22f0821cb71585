import { readMe } from '@spizarka/contract/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, apiServer } from '../../testing/api-server.ts'
import { signedIn } from '../../testing/samples.ts'
import { resumeSession } from '../session/keep-session.ts'
import { endSessionLocally } from '../session/session.ts'
import { deviceStore } from './device-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  deviceStore.forgetAll()
})

test('what is kept is found until it is forgotten, and every change is told', () => {
  const told = vi.fn<() => void>()
  const end = deviceStore.subscribe(told)
  deviceStore.save('sound', 'off')
  expect(deviceStore.find('sound')).toBe('off')
  deviceStore.save('sound', undefined)
  expect(deviceStore.find('sound')).toBeUndefined()
  window.dispatchEvent(new Event('storage'))
  expect(told).toHaveBeenCalledTimes(3)
  end()
  deviceStore.save('sound', 'off')
  expect(told).toHaveBeenCalledTimes(3)
})

/** Storage that keeps what it has and takes nothing more. */
function fillStorage(): void {
  const real = localStorage
  const full = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('localStorage', full)
}

test('where storage is full, it lives as long as the page', () => {
  fillStorage()
  deviceStore.save('sound', 'off')
  expect(deviceStore.find('sound')).toBe('off')
  deviceStore.save('sound', undefined)
  expect(deviceStore.find('sound')).toBeUndefined()
})

test('where storage has become full, what was said last counts, not what is kept there from before', () => {
  deviceStore.save('sound', 'on')
  fillStorage()
  deviceStore.save('sound', 'off')
  expect(deviceStore.find('sound')).toBe('off')
  vi.unstubAllGlobals()
  deviceStore.save('sound', 'low')
  expect(deviceStore.find('sound')).toBe('low')
})

test('the end of the session forgets it all', async () => {
  const user = signedIn()
  apiServer.use(answer(readMe, () => user))
  await resumeSession()
  deviceStore.save('timers', '[]')
  endSessionLocally('signed-out')
  expect(deviceStore.find('timers')).toBeUndefined()
})
