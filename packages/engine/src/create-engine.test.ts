import { expect, it } from 'vitest'
import { createEngine } from './create-engine.ts'
import type { CallEntry } from './llm/call-log.ts'
import { llmSettings } from './llm/settings.ts'
import { startLlmSimulator } from './llm/simulator/index.ts'

const UNKNOWN = { text: 'bulgotka kremowa' }

it('makes the built-in engine when no provider is set', async () => {
  const log: CallEntry[] = []
  const engine = await createEngine(llmSettings({ LLM_PROVIDER: 'none', LLM_VISION: false, LLM_TIMEOUT_SECONDS: 30 }), (entry) =>
    log.push(entry),
  )
  expect(await engine.extractProducts(UNKNOWN)).toHaveLength(1)
  expect(log).toEqual([])
})

it('makes an engine that asks the model of the settings', async () => {
  const simulator = await startLlmSimulator()
  const log: CallEntry[] = []
  const settings = llmSettings({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: simulator.url,
    LLM_MODEL: 'some-model',
    LLM_VISION: false,
    LLM_TIMEOUT_SECONDS: 30,
  })
  await (await createEngine(settings, (entry) => log.push(entry))).extractProducts(UNKNOWN)
  await simulator.close()
  expect(simulator.requests).toHaveLength(1)
  expect(log).toMatchObject([{ provider: 'openai-compatible', model: 'some-model', outcome: 'ok' }])
})

it('asks for nothing while it is being made', async () => {
  const simulator = await startLlmSimulator()
  await createEngine({ provider: 'anthropic', model: 'm', apiKey: 'k', baseUrl: simulator.url, vision: false, timeoutSeconds: 1 }, () => {})
  await simulator.close()
  expect(simulator.requests).toHaveLength(0)
})

it('refuses a provider without a model or an address', async () => {
  expect(() => llmSettings({ LLM_PROVIDER: 'anthropic', LLM_VISION: false, LLM_TIMEOUT_SECONDS: 30 })).toThrow('LLM_MODEL')
  await expect(createEngine({ provider: 'openai-compatible', model: 'm', vision: false, timeoutSeconds: 1 }, () => {})).rejects.toThrow(
    'address',
  )
})
