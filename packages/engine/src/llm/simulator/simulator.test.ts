import { describe, expect, it } from 'vitest'
import { builtinReading, LIST, names, PROVIDERS, startTestEngines, UNKNOWN_LINE_READ } from '../testing.ts'
import { answerProducts } from './index.ts'
import { strictModeObjection } from './vendor-protocol.ts'

const { simulator, log, engineOf } = await startTestEngines()

describe.each(PROVIDERS)('the words that make the simulated vendor fail, over %s', (provider) => {
  it.each([
    ['symulacja długu', 'no_credit'],
    ['symulacja awarii', 'unavailable'],
    ['symulacja ciszy', 'timed_out'],
    ['symulacja zerwania', 'unavailable'],
    ['symulacja bzdury', 'invalid'],
    ['symulacja odmowy', 'refused'],
    ['symulacja filtra', 'refused'],
    ['symulacja ucięcia', 'cut_off'],
    ['symulacja uległości', 'ok'],
  ])('%s: %s, and the list is read all the same', async (line, outcome) => {
    const timeoutSeconds = outcome === 'timed_out' ? 1 : 30
    const items = await engineOf(provider, { timeoutSeconds }).extractProducts({ text: `mleko 1l\n${line}` })
    expect(names(items)).toEqual(['mleko', line])
    expect(log.map((entry) => entry.outcome)).toEqual([outcome])
  })
})

it('answers by the tool that a request forces, as models without schemas do', async () => {
  simulator.play(answerProducts(() => [UNKNOWN_LINE_READ]))
  const items = await engineOf('anthropic', { model: 'house-model' }).extractProducts({ text: LIST })
  expect(JSON.stringify(simulator.requests[0]?.body)).toContain('"tool_choice"')
  expect(names(items)[1]).toBe('serek kremowy')
})

it('refuses Anthropic requests without a key', async () => {
  const response = await fetch(`${simulator.url}/messages`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ type: 'error', error: { type: 'authentication_error' } })
})

it.each(['/chat/completions', '/nowhere'])('refuses what is no request of the protocol at %s', async (path) => {
  const response = await fetch(`${simulator.url}${path}`, { method: 'POST', body: '{"model":' })
  expect([400, 404]).toContain(response.status)
  expect(simulator.requests).toHaveLength(0)
  expect(await builtinReading()).toHaveLength(3)
})

describe('the rules of strict schemas', () => {
  const object = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false }
  it.each([
    ['a property that is not required', { ...object, required: [] }],
    ['additional properties', { ...object, additionalProperties: true }],
    ['a root that is a list', { type: 'array', items: object }],
    ['oneOf', { ...object, properties: { a: { oneOf: [{ type: 'string' }] } } }],
    ['a default', { ...object, properties: { a: { type: 'string', default: 'x' } } }],
    ['six levels', [1, 2, 3, 4, 5].reduce<object>((inner) => ({ ...object, properties: { a: inner } }), object)],
  ])('refuse %s', (_, schema) => {
    expect(strictModeObjection(schema)).not.toBeNull()
  })

  it('take strict objects, nulls and five levels', () => {
    const five = [1, 2, 3, 4].reduce<object>((inner) => ({ ...object, properties: { a: inner } }), object)
    expect(strictModeObjection(five)).toBeNull()
    expect(strictModeObjection({ ...object, properties: { a: { type: ['number', 'null'] } } })).toBeNull()
  })
})
