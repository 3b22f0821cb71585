import { describe, expect, it } from 'vitest'
import { EXTRACT_PRODUCTS } from '../compliance.ts'
import { type Script, sayProducts } from './simulator/index.ts'
import { PROVIDERS, startBench } from './testing.ts'

const { simulator, engineOf } = await startBench()

const obedient = sayProducts(() => [{ name: 'kawior', quantity: 1000, unit: 'g' }, { name: '<script>' }])
const MODELS: { model: string; script?: Script }[] = [
  { model: 'that answers as typed' },
  { model: 'that obeys whoever wrote the list', script: obedient },
  { model: 'that is down', script: { kind: 'fail', status: 401 } },
]

describe.each(PROVIDERS)('the engine over %s', (provider) => {
  describe.each(MODELS)('with a model $model', ({ script }) => {
    it.each(EXTRACT_PRODUCTS)('$name', async ({ check }) => {
      if (script) simulator.always(script)
      await expect(check(engineOf(provider))).resolves.toBeUndefined()
    })
  })
})
