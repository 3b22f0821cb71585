import { createServer } from 'node:net'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { describeProductLookup } from '../conformance.ts'
import type { ProductLookup } from '../port.ts'
import { SENTINELS, startOffSimulator } from '../simulator/index.ts'
import { createOpenFoodFacts, type OpenFoodFactsSettings } from './index.ts'

const simulator = await startOffSimulator()
const older = await startOffSimulator({ versions: ['v2'] })
const opened: ProductLookup[] = []
afterEach(async () => {
  vi.useRealTimers()
  simulator.reset()
  await Promise.all(opened.splice(0).map((lookup) => lookup.close()))
})
afterAll(() => Promise.all([simulator.close(), older.close()]))

function open(settings: Partial<OpenFoodFactsSettings> = {}): ProductLookup {
  const lookup = createOpenFoodFacts({ baseUrl: simulator.url, userAgent: 'Spizarka/1 (kontakt@example.pl)', totalMs: 4_000, ...settings })
  opened.push(lookup)
  return lookup
}

describe('Open Food Facts over API v3', () => {
  describeProductLookup(() => open())
})

describe('Open Food Facts over API v2', () => {
  describeProductLookup(() => open({ baseUrl: older.url }))

  it('is asked at once after the first answer', async () => {
    const lookup = open({ baseUrl: older.url })
    await lookup.find('5900000000015')
    older.reset()

    await lookup.find('5901234123457')

    expect(older.requests.map(({ version }) => version)).toEqual(['v2'])
  })
})

describe('Open Food Facts', () => {
  it('is asked once, by name, for a code in its own form', async () => {
    await open().find('0000096385074')

    expect(simulator.requests).toMatchObject([
      { version: 'v3', code: '96385074', headers: { 'user-agent': 'Spizarka/1 (kontakt@example.pl)' } },
    ])
  })

  it('is given up after the time for a lookup, also when the answer comes in drops', async () => {
    const started = performance.now()
    await expect(open({ totalMs: 200 }).find(SENTINELS.hang)).rejects.toMatchObject({ retryable: true })
    simulator.always({ kind: 'drip' })
    await expect(open({ totalMs: 200 }).find('5900000000015')).rejects.toMatchObject({ retryable: true })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('is asked a second time when the connection was lost, and not when it refused', async () => {
    await expect(open().find(SENTINELS.reset)).rejects.toThrow('no answer')
    await expect(open().find(SENTINELS.overload)).rejects.toThrow('status 503')

    expect(simulator.requests.map(({ code }) => code)).toEqual([SENTINELS.reset, SENTINELS.reset, SENTINELS.overload])
  })

  it('is not followed to where it sends us', async () => {
    await expect(open().find(SENTINELS.redirect)).rejects.toThrow('status 302')
    expect(simulator.requests).toHaveLength(1)
  })

  it('sends ten megabytes or a packed quarter of a gigabyte in vain: neither is read to the end', async () => {
    const before = process.memoryUsage().rss
    // Where there is time for it to be the length that is refused.
    const lookup = open({ totalMs: 20_000 })
    await expect(lookup.find(SENTINELS.flood)).rejects.toThrow('too long')
    await expect(lookup.find(SENTINELS.bomb)).rejects.toMatchObject({ retryable: false })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('that is down is not asked after five failures in a row, until it has rested', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const lookup = open({ restMs: 20_000 })
    simulator.always({ kind: 'page', status: 503 })
    for (let count = 0; count < 5; count++) await expect(lookup.find('5900000000015')).rejects.toThrow('status 503')
    expect(lookup.isAvailable()).toBe(false)
    await expect(lookup.find('5900000000015')).rejects.toMatchObject({ message: 'down a moment ago', retryable: true })
    expect(simulator.requests).toHaveLength(5)

    simulator.reset()
    vi.setSystemTime(Date.now() + 20_000)
    expect(lookup.isAvailable()).toBe(true)

    expect(await lookup.find('5900000000015')).not.toBeNull()
  })

  it('that talks nonsense about one product is asked about the next', async () => {
    const lookup = open()
    for (let count = 0; count < 6; count++) await expect(lookup.find(SENTINELS.wrongTypes)).rejects.toThrow('unknown types')
    expect(lookup.isAvailable()).toBe(true)
  })

  it('that cannot be reached at all fails quickly', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => gone.once('listening', resolve))
    const address = gone.address()
    await new Promise((resolve) => gone.close(resolve))
    const port = typeof address === 'object' ? address?.port : 0
    const started = performance.now()

    await expect(open({ baseUrl: `http://127.0.0.1:${port}` }).find('5900000000015')).rejects.toMatchObject({ retryable: true })
    await expect(open({ baseUrl: 'http://nowhere.invalid' }).find('5900000000015')).rejects.toMatchObject({ retryable: true })

    expect(performance.now() - started).toBeLessThan(3_000)
  })
})
