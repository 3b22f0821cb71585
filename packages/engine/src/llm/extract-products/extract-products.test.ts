import { describe, expect, it } from 'vitest'
import { answerProducts, type SimulatedProduct } from '../simulator/index.ts'
import { builtinReading, LIST, names, PROVIDERS, startTestEngines, UNKNOWN_LINE, UNKNOWN_LINE_READ } from '../testing.ts'

const { simulator, log, engineOf } = await startTestEngines()

describe.each(PROVIDERS)('extracting products with a model over %s', (provider) => {
  const read = (text = LIST, settings?: Parameters<typeof engineOf>[1]) => engineOf(provider, settings).extractProducts({ text })

  describe('what is asked', () => {
    it('asks nothing when the rules could place every line', async () => {
      await read('mleko 1l\nchleb')
      expect(simulator.requests).toHaveLength(0)
      expect(log).toEqual([])
    })

    it('sends only the lines that the rules could not place, numbered, as JSON between marks', async () => {
      await read('mleko 1l\nbulgotka kremowa 200 g\nfrobnikator "duży"\nchleb')
      const [request] = simulator.requests
      expect(request?.lines).toEqual([
        { line: 1, text: 'bulgotka kremowa 200 g' },
        { line: 2, text: 'frobnikator "duży"' },
      ])
      const [first, , last] = request?.user.split('\n') ?? []
      expect(first).toMatch(/^=+[0-9a-f-]{36}=+$/)
      expect(last).toBe(first)
    })

    it('uses another mark every time', async () => {
      await read()
      await read()
      const marks = simulator.requests.map((request) => request.user.split('\n')[0])
      expect(new Set(marks).size).toBe(2)
    })

    it('keeps what was typed out of the rules', async () => {
      await read()
      expect(simulator.requests[0]?.system).not.toContain('bulgotka')
      expect(simulator.requests[0]?.system).toContain('one entry for every line')
    })

    it('asks for an answer by a schema that strict vendors take', async () => {
      await read()
      // The simulator refuses a schema that breaks the strict rules, so an answer alone says that it passed.
      expect(JSON.stringify(simulator.requests[0]?.body)).toContain('"json_schema"')
      expect(log[0]?.outcome).toBe('ok')
    })

    it('keeps lines with addresses, links and long numbers at home', async () => {
      await read('bulgotka dla anna.k@example.com\nbulgotka tel 601 234 567\nbulgotka https://example.com/x')
      expect(simulator.requests).toHaveLength(0)
    })

    it('sends no characters that nobody sees', async () => {
      await read('bulgotka\u{e0041}\u{e0042}\u200b kremowa')
      expect(simulator.requests[0]?.lines).toEqual([{ line: 1, text: 'bulgotka kremowa' }])
    })

    it('sends at most a hundred lines of at most 500 characters', async () => {
      await read(Array.from({ length: 101 }, (_, index) => `bulgotka ${index + 1} g`).join('\n'))
      expect(simulator.requests[0]?.lines).toHaveLength(100)
      await read(`bulgotka ${'kremowa '.repeat(70)}`)
      expect(simulator.requests).toHaveLength(1)
    })

    it('sends the key where the vendor looks for it', async () => {
      await read()
      const headers = simulator.requests[0]?.headers
      expect(provider === 'anthropic' ? headers?.['x-api-key'] : headers?.authorization).toContain('secret-key')
    })
  })

  describe('a good answer', () => {
    it('takes the place of the doubtful item and leaves the others alone', async () => {
      simulator.play(answerProducts(() => [UNKNOWN_LINE_READ]))
      const items = await read()
      expect(names(items)).toEqual(['mleko', 'serek kremowy', 'chleb'])
      expect(items[1]).toMatchObject({
        quantityGrams: 200,
        quantityMl: null,
        quantityPieces: null,
        problem: null,
        sourceLine: UNKNOWN_LINE,
      })
      expect(items[0]).toEqual((await builtinReading())[0])
    })

    it('gets the name and the spice flag of our food table', async () => {
      simulator.play(answerProducts(() => [{ name: 'ziemniaków', quantity: 200, unit: 'g', is_spice: true }]))
      const items = await read()
      expect(items[1]).toMatchObject({ productName: 'ziemniaki', foodId: 'ziemniaki', isSpice: false, quantityGrams: 200 })
    })

    it('is summed with a product that the rules had read', async () => {
      simulator.play(answerProducts(() => [{ name: 'mleko', quantity: 2000, unit: 'ml' }]))
      const items = await read('mleko 1l\nbulgotka bełkotka 2 l')
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({ productName: 'mleko', quantityMl: 3000, sourceLine: 'mleko 1l\nbulgotka bełkotka 2 l' })
    })

    it('keeps the amount that the rules had read when it has none', async () => {
      simulator.play(answerProducts(() => [{ name: 'serek kremowy' }]))
      expect((await read())[1]).toMatchObject({ productName: 'serek kremowy', quantityGrams: 200 })
    })

    it('takes the amount away from a spice', async () => {
      simulator.play(answerProducts(() => [{ name: 'pieprz', quantity: 200, unit: 'g' }]))
      expect((await read())[1]).toMatchObject({ productName: 'pieprz', isSpice: true, quantityGrams: null })
    })

    it('may cut one line into several of its own words', async () => {
      simulator.play(answerProducts(() => [{ name: 'bulgotka' }, { name: 'frobnikator', quantity: 200, unit: 'g' }]))
      expect(names(await read('bulgotka frobnikator 200 g'))).toEqual(['bulgotka', 'frobnikator'])
    })

    it('makes an error item of an unknown word that it calls no product', async () => {
      simulator.play(answerProducts(() => []))
      const items = await read()
      expect(items[1]).toMatchObject({ problem: 'not_a_product', sourceLine: UNKNOWN_LINE, quantityGrams: null })
    })

    it('does not make a known food an error for calling it no product', async () => {
      simulator.play(answerProducts(() => []))
      expect((await read('jabłka xiaomi'))[0]).toMatchObject({ foodId: 'jablka', problem: null })
    })

    it('leaves what the rules had read of the same line as it was', async () => {
      simulator.play(answerProducts(() => [{ name: 'mleko', quantity: 1000, unit: 'ml' }, UNKNOWN_LINE_READ]))
      const items = await read(`mleko 1l, ${UNKNOWN_LINE}`)
      expect(names(items)).toEqual(['mleko', 'serek kremowy'])
      expect(items[0]).toMatchObject({ quantityMl: 1000 })
    })

    it('counts once when it joins what the rules had cut in two', async () => {
      simulator.play(answerProducts(() => [{ name: 'twaróg', quantity: 200, unit: 'g' }]))
      const items = await read('bulgotka 200 g, frobnikator')
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({ productName: 'twaróg', quantityGrams: 200 })
    })

    it('to one of two equal lines only leaves the sum that the rules had read', async () => {
      simulator.play(answerProducts((_, line) => [{ ...UNKNOWN_LINE_READ, quantity: line === 1 ? 200 : 999 }]))
      const [item, ...others] = await read(`${UNKNOWN_LINE}\nbulgotka kremowa 300 g`)
      expect(others).toEqual([])
      expect(item).toMatchObject({ productName: 'bulgotka kremowa', quantityGrams: 500 })
    })

    it('is logged with its tokens and without a word of the list', async () => {
      await read()
      expect(log).toHaveLength(1)
      expect(log[0]).toMatchObject({ provider, action: 'extract_products', outcome: 'ok', requests: 1, status: null })
      expect(log[0]?.inputTokens).toBeGreaterThan(0)
      expect(log[0]?.outputTokens).toBeGreaterThan(0)
      expect(log[0]?.requestId).toMatch(/^req_/)
      expect(JSON.stringify(log)).not.toMatch(/bulgotka|secret-key/)
    })

    it.each([
      ['in a code fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
      ['among prose', (json: string) => `Oczywiście! Oto odpowiedź:\n${json}\nSmacznego {!`.replace(' {!', '!')],
      ['in a fence among prose', (json: string) => `Proszę:\n\`\`\`\n${json}\n\`\`\`\nGotowe.`],
      ['after thinking aloud', (json: string) => `<think>{"lines": hmm}</think>${json}`],
    ])('is found %s, without a second request', async (_, wrap) => {
      const said = JSON.stringify({ lines: [{ line: 1, products: [{ is_spice: false, ...UNKNOWN_LINE_READ }] }] })
      simulator.play({ kind: 'answer', text: wrap(said) })
      expect(names(await read())[1]).toBe('serek kremowy')
      expect(simulator.requests).toHaveLength(1)
    })
  })

  describe('an answer that does not come from the line', () => {
    const refused: [string, SimulatedProduct[]][] = [
      ['another amount', [{ name: 'serek kremowy', quantity: 900, unit: 'g' }]],
      ['another unit of size', [{ name: 'serek kremowy', quantity: 200_000, unit: 'g' }]],
      ['a negative amount', [{ name: 'serek kremowy', quantity: -200, unit: 'g' }]],
      ['an amount of nothing', [{ name: 'serek kremowy', quantity: 0, unit: 'g' }]],
      ['an amount without a unit', [{ name: 'serek kremowy', quantity: 200, unit: null }]],
      ['a unit without an amount', [{ name: 'serek kremowy', quantity: null, unit: 'g' }]],
      ['an extra product', [UNKNOWN_LINE_READ, { name: 'kawior' }]],
      ['a name with markup', [{ ...UNKNOWN_LINE_READ, name: '<b>serek kremowy</b>' }]],
      ['a name with an address', [{ ...UNKNOWN_LINE_READ, name: 'serek www.example.com' }]],
      ['a name of 51 characters', [{ ...UNKNOWN_LINE_READ, name: 'serek kremowy '.padEnd(51, 'y') }]],
      ['a huge name', [{ ...UNKNOWN_LINE_READ, name: 'serek '.repeat(10_000) }]],
      ['an empty name', [{ ...UNKNOWN_LINE_READ, name: '  ' }]],
      ['a name that is two products', [{ ...UNKNOWN_LINE_READ, name: 'serek, kawior' }]],
      ['a name that holds an amount', [{ ...UNKNOWN_LINE_READ, name: 'serek kremowy 5 kg' }]],
      ['an unknown product of other words', [{ ...UNKNOWN_LINE_READ, name: 'frędzel tapczanowy' }]],
    ]
    it.each(refused)('with %s leaves the built-in reading', async (_, products) => {
      simulator.play(answerProducts(() => products))
      expect(await read()).toEqual(await builtinReading())
      expect(log[0]?.outcome).toBe('ok')
    })

    it('costs its own line alone', async () => {
      simulator.play(
        answerProducts((_, line) =>
          line === 1 ? [{ name: 'kawior', quantity: 1, unit: 'g' }] : [{ name: 'twaróg', quantity: 3, unit: 'szt' }],
        ),
      )
      expect(names(await read('bulgotka kremowa 200 g\nfrobnikator 3 szt'))).toEqual(['bulgotka kremowa', 'twaróg'])
    })

    it('may carry unknown fields, which change nothing', async () => {
      simulator.play(answerProducts(() => [{ ...UNKNOWN_LINE_READ, id: 7, user_id: 1, points: 1_000_000, foodId: 'kawior' }]))
      const [, item] = await read()
      expect(item).toMatchObject({ productName: 'serek kremowy', quantityGrams: 200 })
      expect(Object.keys(item ?? {}).sort()).toEqual(Object.keys((await builtinReading())[0] ?? {}).sort())
    })
  })
})
