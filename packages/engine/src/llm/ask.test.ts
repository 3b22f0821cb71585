import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { extractJson } from './ask.ts'
import { createLlmEngine } from './index.ts'
import { answerProducts, type Script } from './simulator/index.ts'
import { builtinReading, LIST, names, PROVIDERS, startTestEngines, UNKNOWN_LINE_READ } from './testing.ts'

const { simulator, log, engineOf } = await startTestEngines()

describe.each(PROVIDERS)('asking a model over %s', (provider) => {
  const read = (text = LIST, settings?: Parameters<typeof engineOf>[1]) => engineOf(provider, settings).extractProducts({ text })

  describe('an answer of the wrong shape', () => {
    const wrong: [string, string][] = [
      ['broken JSON', '{"lines":[{"line":1,'],
      ['prose', 'Nie wiem, co to jest.'],
      ['another object', '{"products":["kawior"]}'],
      ['too few lines', '{"lines":[]}'],
      ['a line twice', `{"lines":[${[1, 1].map((line) => JSON.stringify({ line, products: [] })).join()}]}`],
      ['a line that was not sent', '{"lines":[{"line":2,"products":[]}]}'],
      ['an endless amount', '{"lines":[{"line":1,"products":[{"name":"serek","quantity":1e999,"unit":"g","is_spice":false}]}]}'],
      ['NaN', '{"lines":[{"line":1,"products":[{"name":"serek","quantity":NaN,"unit":"g","is_spice":false}]}]}'],
      ['nothing', ''],
    ]
    it.each(wrong)('(%s) is asked for once more, and the second answer counts', async (_, text) => {
      simulator.play(
        { kind: 'answer', text },
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      expect(names(await read())[1]).toBe('serek kremowy')
      expect(simulator.requests).toHaveLength(2)
      expect(simulator.requests[1]?.system).toContain('could not be used')
      expect(simulator.requests[1]?.lines).toEqual(simulator.requests[0]?.lines)
      expect(log).toHaveLength(1)
      expect(log[0]).toMatchObject({ outcome: 'ok', requests: 2 })
    })

    it.each(wrong)('(%s) twice leaves the built-in reading', async (_, text) => {
      simulator.play(
        { kind: 'answer', text },
        { kind: 'answer', text },
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      expect(await read()).toEqual(await builtinReading())
      expect(simulator.requests).toHaveLength(2)
      expect(log[0]?.outcome).toBe('invalid')
    })
  })

  describe('a failing vendor', () => {
    const again: [string, Script, string][] = [
      ['is limiting', { kind: 'fail', status: 429 }, 'rate_limited'],
      ['is down', { kind: 'fail', status: 500 }, 'unavailable'],
      ['is overloaded', { kind: 'fail', status: 529 }, 'unavailable'],
      ['times out', { kind: 'fail', status: 408 }, 'unavailable'],
      ['cuts the connection', { kind: 'reset' }, 'unavailable'],
      ['shows a page with success', { kind: 'page', status: 200 }, 'unavailable'],
      ['shows a page with failure', { kind: 'page', status: 502 }, 'unavailable'],
    ]
    it.each(again)('that %s is tried again', async (_, script) => {
      simulator.play(
        script,
        script,
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      expect(names(await read())[1]).toBe('serek kremowy')
      expect(log[0]?.outcome).toBe('ok')
    })

    it.each(again)('that %s three times leaves the built-in reading', async (_, script, outcome) => {
      simulator.play(
        script,
        script,
        script,
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      expect(await read()).toEqual(await builtinReading())
      expect(log).toHaveLength(1)
      expect(log[0]).toMatchObject({ outcome, requests: 3 })
    })

    const atOnce: [string, Script, string][] = [
      ['refuses', { kind: 'refuse' }, 'refused'],
      ['filters', { kind: 'filter' }, 'refused'],
      ['filters with an error', { kind: 'fail', status: 400, code: 'content_filter', message: 'content_filter: blocked' }, 'refused'],
      ['cuts its answer off', { kind: 'answer', text: '{"lines":[', finish: 'length' }, 'cut_off'],
      ['rejects the request', { kind: 'fail', status: 400 }, 'rejected'],
      ['does not know the key', { kind: 'fail', status: 401 }, 'rejected'],
      ['does not know the model', { kind: 'fail', status: 404 }, 'rejected'],
      ['wants to be paid', { kind: 'fail', status: 402 }, 'no_credit'],
      ['counts no more credit', { kind: 'fail', status: 429, code: 'insufficient_quota', message: 'insufficient_quota' }, 'no_credit'],
      ['asks to wait for longer than there is time', { kind: 'fail', status: 503, headers: { 'retry-after': '30' } }, 'unavailable'],
    ]
    it.each(atOnce)('that %s is not tried again', async (_, script, outcome) => {
      simulator.play(
        script,
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      expect(await read()).toEqual(await builtinReading())
      expect(simulator.requests).toHaveLength(1)
      expect(log[0]).toMatchObject({ outcome, requests: 1 })
    })

    it.each([
      ['retry-after', '1', 1000],
      ['retry-after-ms', '400', 400],
    ])('gets the pause that its %s asks for', async (header, value, atLeast) => {
      simulator.play(
        { kind: 'fail', status: 429, headers: { [header]: value } },
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      const started = performance.now()
      expect(names(await read())[1]).toBe('serek kremowy')
      expect(performance.now() - started).toBeGreaterThanOrEqual(atLeast)
    })

    it('that asks to wait for more than a minute is not waited for', async () => {
      simulator.play({ kind: 'fail', status: 429, headers: { 'retry-after': '61' } })
      expect(await read(LIST, { vision: false, timeoutSeconds: 600 })).toEqual(await builtinReading())
      expect(log[0]).toMatchObject({ outcome: 'rate_limited', requests: 1 })
    })

    it('that never answers costs no more than the time limit', async () => {
      simulator.play({ kind: 'hang' }, { kind: 'hang' }, { kind: 'hang' })
      const started = performance.now()
      expect(await read(LIST, { vision: false, timeoutSeconds: 2 })).toEqual(await builtinReading())
      expect(performance.now() - started).toBeLessThan(3500)
      expect(log[0]).toMatchObject({ outcome: 'timed_out', requests: 2 })
    })

    it('that hangs once is tried again within the time limit', async () => {
      simulator.play(
        { kind: 'hang' },
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      expect(names(await read(LIST, { vision: false, timeoutSeconds: 3 }))[1]).toBe('serek kremowy')
    })

    it('that nobody listens at leaves the built-in reading', async () => {
      const engine = createLlmEngine(
        { provider, model: 'm', apiKey: 'k', baseUrl: 'http://127.0.0.1:1/v1', vision: false, timeoutSeconds: 5 },
        (entry) => log.push(entry),
        5,
      )
      expect(await engine.extractProducts({ text: LIST })).toEqual(await builtinReading())
      expect(log[0]).toMatchObject({ outcome: 'unavailable', requests: 3 })
    })

    it('that failed five times is left alone, and the log says so', async () => {
      const engine = engineOf(provider)
      simulator.play(...Array.from({ length: 5 }, (): Script => ({ kind: 'fail', status: 401 })))
      for (let i = 0; i < 7; i++) expect(await engine.extractProducts({ text: LIST })).toEqual(await builtinReading())
      expect(simulator.requests).toHaveLength(5)
      expect(log.map((entry) => entry.outcome).slice(4)).toEqual(['rejected', 'circuit_open', 'circuit_open'])
      expect(log.at(-1)).toMatchObject({ requests: 0 })
    })

    it('that only refuses stays in use', async () => {
      const engine = engineOf(provider)
      simulator.play(
        ...Array.from({ length: 6 }, (): Script => ({ kind: 'refuse' })),
        answerProducts(() => [UNKNOWN_LINE_READ]),
      )
      for (let i = 0; i < 6; i++) await engine.extractProducts({ text: LIST })
      expect(names(await engine.extractProducts({ text: LIST }))[1]).toBe('serek kremowy')
    })
  })

  describe('an aborted call', () => {
    it('rejects with the reason and ends the request', async () => {
      simulator.play({ kind: 'hang' })
      const gone = new AbortController()
      const reading = engineOf(provider).extractProducts({ text: LIST }, gone.signal)
      await sleep(50)
      gone.abort(new Error('gone'))
      await expect(reading).rejects.toThrow('gone')
      expect(log[0]?.outcome).toBe('aborted')
    })

    it('rejects during the pause between two tries', async () => {
      simulator.play({ kind: 'fail', status: 429, headers: { 'retry-after': '5' } })
      const gone = new AbortController()
      const reading = engineOf(provider).extractProducts({ text: LIST }, gone.signal)
      await sleep(100)
      gone.abort(new Error('gone'))
      await expect(reading).rejects.toThrow('gone')
    })
  })
})

it.each([
  ['plain', '{"a":1}'],
  ['fenced', '```json\n{"a":1}\n```'],
  ['fenced without a language', '```\n{"a":1}```'],
  ['among prose', 'Oto: {"a":1}. Gotowe.'],
  ['fenced among prose', 'Oto:\n```json\n{"a":1}\n```\nGotowe.'],
  ['after thinking', '<think>{"a":2} or {</think>\n{"a":1}'],
])('finds %s JSON', (_, text) => {
  expect(extractJson(text)).toEqual({ a: 1 })
})

it.each([[''], ['Nie wiem.'], ['{"a":'], ['{"a":1'], ['{a:1}'], ['}{']])('finds nothing in %s', (text) => {
  expect(extractJson(text)).toBeUndefined()
})
