import assert from 'node:assert/strict'
import { assertWellFormed, HOSTILE_TEXTS, type Requirement } from './requirement.ts'

const LISTS = [
  '2 kg ziemniaków, mleko 3,2% 1l, 10 jaj',
  'masło\nchleb razowy\nser żółty gouda 150 g',
  'sól, pieprz i bulgotka kremowa 200 g',
  'papier toaletowy 8 rolek; frobnikator 2 szt.',
]

const ODD_TEXTS = [
  'mleko 10 000 % 1l',
  'ziemniaki NaN kg',
  'cukier Infinity kg, mąka 1e9 kg, sól -5 kg',
  'ryż 999999999999 kg',
  'mlеko 1l', // a Cyrillic е
  '😀'.repeat(250),
  'ma\u200bsło\u0000 \u202e200 g',
  'a'.repeat(500),
  '1'.repeat(500),
  ','.repeat(500),
  '\n'.repeat(500),
]

/** The requirements of "extract products". */
export const EXTRACT_PRODUCTS_REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'reads an empty list as no items',
    async check(engine) {
      for (const text of ['', '   \n\t ']) assert.deepEqual(await engine.extractProducts({ text }), [])
    },
  },
  {
    name: 'gives well-formed items only, whatever was typed',
    async check(engine) {
      for (const text of [...LISTS, ...HOSTILE_TEXTS, ...ODD_TEXTS])
        for (const item of await engine.extractProducts({ text })) assertWellFormed(item, text)
    },
  },
  {
    name: 'keeps the order of the lines and the place of what it does not know',
    async check(engine) {
      const items = await engine.extractProducts({ text: 'mleko 1l\nbulgotka kremowa 200 g\nchleb\nfrobnikator 2 szt.\nmasło' })
      assert.deepEqual(
        items.map((item) => item.sourceLine),
        ['mleko 1l', 'bulgotka kremowa 200 g', 'chleb', 'frobnikator 2 szt.', 'masło'],
      )
    },
  },
  {
    name: 'reads what the rules know by the rules',
    async check(engine) {
      const [potatoes, milk, salt] = await engine.extractProducts({ text: '2 kg ziemniaków\nmleko 3,2% 1l\nsól' })
      assert.deepEqual([potatoes?.productName, potatoes?.quantityGrams], ['ziemniaki', 2000])
      assert.deepEqual([milk?.productName, milk?.quantityMl], ['mleko 3,2%', 1000])
      assert.deepEqual([salt?.productName, salt?.isSpice], ['sól', true])
    },
  },
  {
    name: 'answers the same list in the same way',
    async check(engine) {
      for (const text of LISTS) assert.deepEqual(await engine.extractProducts({ text }), await engine.extractProducts({ text }))
    },
  },
  {
    name: 'obeys nothing that stands in a list',
    async check(engine) {
      for (const text of HOSTILE_TEXTS) {
        const items = await engine.extractProducts({ text: `mleko 1l\n${text}` })
        assert.ok(
          items.every((item) => item.problem !== null || !/kawior/i.test(item.productName)),
          `obeyed: ${text}`,
        )
        assert.deepEqual([items[0]?.productName, items[0]?.quantityMl], ['mleko', 1000])
      }
    },
  },
  {
    name: 'reads two thousand lines',
    async check(engine) {
      const text = Array.from({ length: 2000 }, (_, line) => `${(line % 9) + 1} jabłka`).join('\n')
      for (const item of await engine.extractProducts({ text })) assertWellFormed(item, text)
    },
  },
  {
    name: 'rejects with the reason of a signal that was aborted',
    async check(engine) {
      const reason = new Error('gone')
      await assert.rejects(engine.extractProducts({ text: 'bulgotka' }, AbortSignal.abort(reason)), reason)
    },
  },
]
