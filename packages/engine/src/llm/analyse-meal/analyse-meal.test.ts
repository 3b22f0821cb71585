import type { ReadMealItem } from '@spizarka/culinary/meals'
import { describe, expect, it } from 'vitest'
import { createBuiltinEngine } from '../../builtin/index.ts'
import { answerFoods, type Script, type SimulatedFood } from '../simulator/index.ts'
import { PROVIDERS, startTestEngines } from '../testing.ts'

const { simulator, log, engineOf } = await startTestEngines()

/** Between two parts that the rules know, one that they do not. */
const UNKNOWN = '2 sztuki bulgotki'
const MEAL = `szklanka mleka, ${UNKNOWN}, 150 g jabłka`
const DISHES = [{ id: '7', title: 'Zapiekanka babci Krysi' }]

const shown = (items: readonly ReadMealItem[]) => items.map(({ title, grams, assumed, status }) => ({ title, grams, assumed, status }))
const builtin = (text = MEAL) => createBuiltinEngine().analyseMeal({ text, dishes: DISHES })

describe.each(PROVIDERS)('analysing a meal with a model over %s', (provider) => {
  const read = (text = MEAL) => engineOf(provider).analyseMeal({ text, dishes: DISHES })
  const readAs = (foods: readonly SimulatedFood[], text = MEAL) => {
    simulator.play(answerFoods(() => foods))
    return read(text)
  }

  describe('what is asked', () => {
    it('asks nothing when the rules could read every part', async () => {
      await read('dwie kanapki z szynką i kawa z mlekiem, zapiekanka babci Krysi')
      expect(simulator.requests).toHaveLength(0)
      expect(log).toEqual([])
    })

    it('sends only the parts that the rules could not read, and no title of a dish', async () => {
      await read(`${MEAL}; frobnikator`)
      const [request] = simulator.requests
      expect(request?.lines).toEqual([
        { line: 1, text: UNKNOWN },
        { line: 2, text: 'frobnikator' },
      ])
      expect(JSON.stringify(request?.body)).not.toMatch(/Krysi|mleka|jabłka/)
      expect(request?.system).not.toContain('bulgotk')
    })

    it('asks about what the rules read by some of its words only, and keeps their reading where no answer comes', async () => {
      const text = 'babka ziemniaczana po naszemu, szklanka mleka'
      const items = await readAs([], text)
      expect(simulator.requests.flatMap(({ lines }) => lines.map((line) => line.text))).toEqual(['babka ziemniaczana po naszemu'])
      expect(shown(items)).toEqual(shown(await builtin(text)))
    })

    it('does not ask what nobody can know', async () => {
      const items = await read('obiad u cioci, coś dobrego od Kasi')
      expect(simulator.requests).toHaveLength(0)
      expect(items.every(({ status }) => status === 'unknown')).toBe(true)
    })

    it('keeps parts with addresses, links and long numbers at home', async () => {
      await read('bulgotka dla anna.k@example.com; bulgotka tel 601 234 567; bulgotka www.example.com/x; bulgotka https://example.com/x')
      expect(simulator.requests.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['bulgotka https'])
    })
  })

  describe('a good answer', () => {
    it('takes the place of what was unknown, weighed by our own tables', async () => {
      const items = await readAs([{ name: 'parówka', amount: '2 sztuki' }])
      const [sausages] = await builtin('2 parówki')
      expect(shown(items)).toEqual([
        ...shown(await builtin('szklanka mleka')),
        { title: sausages?.title, grams: sausages?.grams, assumed: false, status: 'ready' },
        ...shown(await builtin('150 g jabłka')),
      ])
      expect(items[1]?.sourceLine).toBe(UNKNOWN)
      expect(log).toMatchObject([{ action: 'analyse_meal', outcome: 'ok', requests: 1 }])
      expect(JSON.stringify(log)).not.toContain('bulgotk')
    })

    it('may say an amount in other words of the same value', async () => {
      const items = await readAs([{ name: 'parówka', amount: '2 szt.' }], 'dwie sztuki bulgotki')
      expect(items).toMatchObject([{ grams: 100, assumed: false }])
    })

    it('without an amount has a usual one that is said to be assumed', async () => {
      expect(await readAs([{ name: 'parówka' }], 'bulgotka')).toMatchObject([{ assumed: true, status: 'ready' }])
    })

    it('may name a dish of one’s own', async () => {
      expect(await readAs([{ name: 'zapiekanka babci Krysi' }], 'bulgotka')).toMatchObject([{ dishId: '7', title: DISHES[0]?.title }])
    })

    it('leaves what the rules had read of the same part as it was', async () => {
      const text = 'kanapka z szynką z bulgotką'
      const items = await readAs([{ name: 'szynka', amount: null }, { name: 'rzodkiewka' }], text)
      const [bread, ham, radish] = shown(items)
      expect([bread, ham]).toEqual(shown(await builtin(text)).slice(0, 2))
      expect(radish?.title).toBe('rzodkiewka')
    })
  })

  describe('an answer that does not hold', () => {
    const refused: [string, SimulatedFood[]][] = [
      ['nothing', []],
      ['a food that no table has', [{ name: 'frędzel tapczanowy' }]],
      ['a name with markup', [{ name: '<b>parówka</b>' }]],
      ['a name with an address', [{ name: 'parówka www.example.com' }]],
      ['a name of 61 characters', [{ name: 'parówka '.padEnd(61, 'y') }]],
      ['a huge name', [{ name: 'parówka '.repeat(10_000) }]],
      ['an empty name', [{ name: '  ' }]],
      ['a name that holds an amount', [{ name: '5 kg parówek' }]],
      ['a name that is three foods', [{ name: 'chleb, masło, szynka' }]],
      ['more foods than there are words for', [{ name: 'parówka' }, { name: 'kawior' }]],
      ['a hundred foods', Array.from({ length: 100 }, () => ({ name: 'parówka' }))],
    ]
    it.each(refused)('with %s leaves the built-in reading', async (_, foods) => {
      expect(await readAs(foods)).toEqual(await builtin())
    })

    it.each(['900 g', '3 sztuki', '2 talerze', '0 kcal', ''])('has no amount of its own: %s', async (amount) => {
      const items = await readAs([{ name: 'parówka', amount }])
      expect(items[1]).toMatchObject({ status: 'ready', assumed: true })
      expect(items[1]?.grams).toBe((await builtin('parówka'))[0]?.grams)
    })

    it('has no energy of its own', async () => {
      const items = await readAs([{ name: 'parówka', kcal: 0, grams: 1 }], 'bulgotka')
      expect(items).toEqual((await builtin('parówka')).map((item) => ({ ...item, sourceLine: 'bulgotka' })))
    })

    const failures: [string, Script, string][] = [
      ['is down', { kind: 'fail', status: 401 }, 'rejected'],
      ['refuses', { kind: 'refuse' }, 'refused'],
      ['breaks off', { kind: 'answer', text: '{"lines":[', finish: 'length' }, 'cut_off'],
      ['answers another line', { kind: 'answer', text: '{"lines":[{"line":2,"foods":[]}]}' }, 'invalid'],
      ['answers without foods', { kind: 'answer', text: '{"lines":[{"line":1}]}' }, 'invalid'],
    ]
    it.each(failures)('of a model that %s leaves the built-in reading', async (_, script, outcome) => {
      simulator.always(script)
      expect(await read()).toEqual(await builtin())
      expect(log).toMatchObject([{ action: 'analyse_meal', outcome }])
    })
  })
})

it('knows brands and nicknames with the simulated model as it stands', async () => {
  const items = await engineOf('anthropic').analyseMeal({ text: 'big mac', dishes: [] })
  expect(items).toMatchObject([{ title: expect.stringContaining('burger'), status: 'ready' }])
})

it('is read all the same where the vendor fails on purpose', async () => {
  const items = await engineOf('anthropic').analyseMeal({ text: 'jabłko, 100 g bulgotki symulacja awarii', dishes: [] })
  expect(shown(items).map(({ status }) => status)).toEqual(['ready', 'unknown'])
  expect(log).toMatchObject([{ outcome: 'unavailable' }])
})
