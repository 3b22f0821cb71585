import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from '../storage/device-store.ts'
import { orderMemory, screenBeforePlans } from './order-memory.ts'

afterEach(() => vi.unstubAllGlobals())

const openedBefore = (...paths: string[]) =>
  vi.stubGlobal('navigation', {
    currentEntry: { index: paths.length - 1 },
    entries: () => paths.map((path) => ({ url: new URL(path, location.origin).href })),
  })

describe('the memory of an order', () => {
  it('knows the last one, by its number alone', () => {
    const order = { sessionId: 'a', product: 'Premium, rocznie', points: 204, from: '/generate-recipe?x=1' }
    orderMemory.save(order)
    expect(orderMemory.find('a')).toEqual(order)
    expect(orderMemory.find('b')).toBeUndefined()
  })

  it.each([
    ['{', undefined],
    ['null', undefined],
    ['{"sessionId":"a","product":"Premium"}', undefined],
    ['{"sessionId":"a","product":"Premium","points":1,"from":"//example.pl/x"}', { sessionId: 'a', product: 'Premium', points: 1 }],
    ['{"sessionId":"a","product":"Premium","points":1,"from":7}', { sessionId: 'a', product: 'Premium', points: 1 }],
  ])('takes of %s only what leads to a screen of the app', (text, order) => {
    deviceStore.save('order', text)
    expect(orderMemory.find('a')).toEqual(order)
  })
})

describe('the screen before the plans', () => {
  it('is the last one that is neither of plans nor of signing in', () => {
    openedBefore('/', '/generate-recipe?x=1', '/login', '/settings/profile', '/settings/subscription')
    expect(screenBeforePlans()).toBe('/generate-recipe?x=1')
  })

  it('is not known where plans were opened first, or the browser does not tell', () => {
    openedBefore('/settings/subscription')
    expect(screenBeforePlans()).toBeUndefined()
    vi.stubGlobal('navigation', undefined)
    expect(screenBeforePlans()).toBeUndefined()
  })
})
