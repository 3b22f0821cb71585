import { afterAll, afterEach } from 'vitest'
import { createBuiltinEngine } from '../builtin/index.ts'
import type { Engine } from '../port.ts'
import type { CallEntry } from './call-log.ts'
import { createLlmEngine } from './index.ts'
import type { LlmModelSettings } from './settings.ts'
import { type SimulatedProduct, startLlmSimulator } from './simulator/index.ts'

export const PROVIDERS = ['openai-compatible', 'anthropic'] as const

/** A line that no food table knows, among two that the rules know. */
export const UNKNOWN_LINE = 'bulgotka kremowa 200 g'
export const LIST = `mleko 1l\n${UNKNOWN_LINE}\nchleb`
/** A reading of the unknown line that stands up to every check. */
export const UNKNOWN_LINE_READ = { name: 'serek kremowy', quantity: 200, unit: 'g' } as const satisfies SimulatedProduct

export const builtinReading = () => createBuiltinEngine().extractProducts({ text: LIST })
export const names = (items: readonly { productName: string }[]) => items.map((item) => item.productName)

const PAUSE_MS = 5

/** A simulated vendor and engines that ask it, for one test file; each test starts with a fresh vendor and an empty log. */
export async function startTestEngines() {
  const simulator = await startLlmSimulator()
  const log: CallEntry[] = []
  afterEach(() => {
    simulator.reset()
    log.length = 0
  })
  afterAll(() => simulator.close())

  const engineOf = (provider: (typeof PROVIDERS)[number], settings: Partial<LlmModelSettings> = {}): Engine => {
    // The vendor's client knows by the name which models take a schema.
    const model = provider === 'anthropic' ? 'claude-sonnet-4-5' : 'some-model'
    const whole = { provider, model, baseUrl: simulator.url, apiKey: 'secret-key', vision: true, timeoutSeconds: 10, ...settings }
    return createLlmEngine(whole, (entry) => log.push(entry), PAUSE_MS)
  }
  return { simulator, log, engineOf }
}
