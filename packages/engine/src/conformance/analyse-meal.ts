import assert from 'node:assert/strict'
import type { ReadMealItem } from '@spizarka/culinary/meals'
import { HOSTILE_TEXTS, type Requirement } from './requirement.ts'

const DISHES = [{ id: '7', title: 'Zapiekanka babci Krysi' }]
const MEALS = [
  'dwie kanapki z szynką i kawa z mlekiem',
  'talerz rosołu, schabowy z ziemniakami i mizerią',
  'bulgotka kremowa 200 g',
  'zapiekanka babci Krysi, frobnikator',
  'obiad u cioci',
]
const ODD_TEXTS = [
  '😀'.repeat(250),
  'ja\u200bbłko\u0000 \u202e200 g',
  'a'.repeat(500),
  '1'.repeat(500),
  ','.repeat(500),
  ' i '.repeat(160),
  '-5 jabłek, NaN g bułki',
]

/** The requirements of "analyse a meal". */
export const ANALYSE_MEAL_REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'gives well-formed items of a meal only, whatever was typed',
    async check(engine) {
      for (const text of ['', ...MEALS, ...HOSTILE_TEXTS, ...ODD_TEXTS])
        for (const item of await engine.analyseMeal({ text, dishes: DISHES })) assertWellFormed(item, text)
    },
  },
  {
    name: 'reads what the rules know of a meal by the rules, beside what they do not',
    async check(engine) {
      const items = await engine.analyseMeal({ text: '150 g jabłka, bulgotka kremowa, Zapiekanka babci Krysi', dishes: DISHES })
      assert.deepEqual([items[0]?.food?.id, items[0]?.grams], ['jablka', 150])
      assert.equal(items.at(-1)?.dishId, '7')
    },
  },
  {
    name: 'leaves unknown what nobody can know',
    async check(engine) {
      const items = await engine.analyseMeal({ text: 'obiad u cioci', dishes: [] })
      assert.deepEqual(
        items.map(({ status }) => status),
        ['unknown'],
      )
    },
  },
  {
    name: 'obeys nothing that stands in a meal',
    async check(engine) {
      for (const text of HOSTILE_TEXTS) {
        const [apple, ...others] = await engine.analyseMeal({ text: `150 g jabłka\n${text}`, dishes: [] })
        assert.deepEqual([apple?.food?.id, apple?.grams], ['jablka', 150])
        for (const item of others) assertWellFormed(item, text)
      }
    },
  },
  {
    name: 'answers the same meal in the same way',
    async check(engine) {
      for (const text of MEALS)
        assert.deepEqual(await engine.analyseMeal({ text, dishes: DISHES }), await engine.analyseMeal({ text, dishes: DISHES }))
    },
  },
  {
    name: 'rejects with the reason of a signal that was aborted before a meal is read',
    async check(engine) {
      const reason = new Error('gone')
      await assert.rejects(engine.analyseMeal({ text: 'bulgotka', dishes: [] }, AbortSignal.abort(reason)), reason)
    },
  },
]

/** Asserts what holds for every item of a meal: what is ready is a food or a dish and has an amount, what is not has neither figures nor a dish. */
function assertWellFormed(item: ReadMealItem, text: string): void {
  const about = `${JSON.stringify({ ...item, food: item.food?.id })} of ${JSON.stringify(text.slice(0, 100))}`
  assert.notEqual(item.sourceLine.trim(), '', about)
  if (item.grams !== null) assert.ok(item.grams >= 0 && item.grams <= 1_000_000, about)
  if (item.status !== 'ready') return
  assert.ok((item.food === null) !== (item.dishId === null), about)
  if (item.food) assert.ok(item.grams !== null && item.grams > 0, about)
  else assert.ok(item.portionPercent !== null && item.portionPercent >= 1 && item.portionPercent <= 500, about)
}
