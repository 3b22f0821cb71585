import { afterEach, expect, test, vi } from 'vitest'
import { EVERYTHING, giveConsent, markConsent, NOTHING_BUT_NECESSARY, readConsent, subscribeToConsent } from './consent.ts'

const KEY = 'spizarka.consent'
const isDue = () => document.documentElement.dataset.consent === 'due'

const standAlone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: media.includes('standalone') }) as MediaQueryList)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

// First: a choice that no storage takes would live on in the page.
test('nothing is stored before a choice, and the page says that it is due', () => {
  markConsent()
  expect(isDue()).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test('the installed app asks nobody', () => {
  standAlone()
  markConsent()
  expect(isDue()).toBe(false)
})

test('a choice is kept with its time and place, and takes the banner away', () => {
  markConsent()
  giveConsent(NOTHING_BUT_NECESSARY)
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '')
  expect(stored).toEqual({
    necessary: true,
    functional: false,
    analytical: false,
    marketing: false,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    isPWA: false,
  })
  expect(isDue()).toBe(false)
})

test('a choice made in the installed app says so', () => {
  standAlone()
  giveConsent(EVERYTHING)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ isPWA: true })
})

test.each([
  'tak',
  '{"necessary":true}',
  '{"necessary":false,"functional":true,"analytical":true,"marketing":true,"timestamp":"2026-11-23T04:00:00Z","isPWA":false}',
  '{"necessary":true,"functional":"yes","analytical":true,"marketing":true,"timestamp":"2026-11-23T04:00:00Z","isPWA":false}',
  '{"necessary":true,"functional":true,"analytical":true,"marketing":true,"timestamp":"wczoraj","isPWA":false}',
  'null',
])('what is no choice is reset: %s', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(readConsent()).toBeUndefined()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a choice of another tab is heard of', () => {
  const told = vi.fn<() => void>()
  const end = subscribeToConsent(told)
  window.dispatchEvent(new StorageEvent('storage', { key: 'spizarka.theme' }))
  expect(told).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(told).toHaveBeenCalledOnce()
  end()
})

test('where storage is blocked, a choice lasts as long as the page', () => {
  // The very name throws, as in a browser that forbids it.
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      },
    ),
  )
  giveConsent(EVERYTHING)
  expect(readConsent()).toMatchObject(EVERYTHING)
  expect(isDue()).toBe(false)
})
