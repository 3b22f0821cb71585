import { describe, expect, it } from 'vitest'
import type { Script, SimulatedRequest } from './simulator/index.ts'
import { LIST, names, PROVIDERS, startTestEngines, UNKNOWN_LINE_READ } from './testing.ts'

const { simulator, engineOf } = await startTestEngines()

describe.each(PROVIDERS)('sending to a model over %s', (provider) => {
  describe('a server that takes fewer options', () => {
    const refusing: [string, string, RegExp][] = [
      ['schemas', 'response_format of type json_schema is not supported; output_config.format: unexpected', /json_schema/],
      ['a temperature', "Unsupported value: 'temperature' does not support 0 with this model.", /"temperature"/],
      ['a limit of tokens', "Unsupported parameter: 'max_tokens' is not supported with this model.", /"max_tokens"/],
    ]
    // Anthropic requires max_tokens; the client puts its own in.
    it.each(refusing.slice(0, provider === 'anthropic' ? 2 : 3))(
      'such as %s is asked without them from then on',
      async (_, message, option) => {
        const script = ({ body }: SimulatedRequest): ReturnType<Extract<Script, (...args: never) => unknown>> =>
          option.test(JSON.stringify(body))
            ? { kind: 'fail', status: 400, message }
            : { kind: 'answer', text: JSON.stringify({ lines: [{ line: 1, products: [{ is_spice: false, ...UNKNOWN_LINE_READ }] }] }) }
        const engine = engineOf(provider)
        simulator.play(script, script, script)
        expect(names(await engine.extractProducts({ text: LIST }))[1]).toBe('serek kremowy')
        expect(names(await engine.extractProducts({ text: LIST }))[1]).toBe('serek kremowy')
        expect(simulator.requests).toHaveLength(3)
      },
    )
  })
})
