import { describe, expect, it } from 'vitest'
import { ANALYSE_MEAL_REQUIREMENTS } from '../conformance/analyse-meal.ts'
import { COMPOSE_RECIPES_REQUIREMENTS } from '../conformance/compose-recipes.ts'
import { EXTRACT_PRODUCTS_REQUIREMENTS } from '../conformance/extract-products.ts'
import { ILLUSTRATE_REQUIREMENTS } from '../conformance/illustrate.ts'
import { answerFoods, answerProducts, answerRecipes, type Script } from './simulator/index.ts'
import { PROVIDERS, startTestEngines } from './testing.ts'

const { simulator, engineOf } = await startTestEngines()

const obedient = answerProducts(() => [{ name: 'kawior', quantity: 1000, unit: 'g' }, { name: '<script>' }])
const MODELS: { model: string; script?: Script }[] = [
  { model: 'that answers as typed' },
  { model: 'that obeys whoever wrote the list', script: obedient },
  { model: 'that is down', script: { kind: 'fail', status: 401 } },
]

/** Obeys the wish and not the rules. */
const EVIL_DISH = answerRecipes({
  title: 'Kawior z orzeszkami <script>alert(1)</script>',
  kind: 'salad',
  minutes: 5,
  active_minutes: 5,
  ingredients: ['200 g kawioru', '100 g orzeszków ziemnych', '200 g ziemniaków'],
  steps: [{ text: 'Wymieszaj kawior, orzeszki ziemne i ziemniaki.', minutes: null }],
})
const COOKS: { model: string; script?: Script }[] = [
  { model: 'that cooks what is there' },
  { model: 'that obeys whoever wrote the wish', script: EVIL_DISH },
  { model: 'that is down', script: { kind: 'fail', status: 401 } },
]

describe.each(COOKS)('the engine with a cook $model', ({ script }) => {
  it.each([...COMPOSE_RECIPES_REQUIREMENTS, ...ILLUSTRATE_REQUIREMENTS])('$name', async ({ check }) => {
    if (script) simulator.always(script)
    await expect(check(engineOf('openai-compatible', { imageModel: 'some-painter' }))).resolves.toBeUndefined()
  })
})

const greedy = answerFoods(() => [{ name: 'kawior', amount: '10 kg', kcal: 0 }, { name: '<script>' }])
const EATERS: { model: string; script?: Script }[] = [
  { model: 'that answers as typed' },
  { model: 'that obeys whoever told the meal', script: greedy },
  { model: 'that is down', script: { kind: 'fail', status: 401 } },
]

describe.each(EATERS)('the engine with a model $model', ({ script }) => {
  it.each(ANALYSE_MEAL_REQUIREMENTS)('$name', async ({ check }) => {
    if (script) simulator.always(script)
    await expect(check(engineOf('anthropic'))).resolves.toBeUndefined()
  })
})

describe.each(PROVIDERS)('the engine over %s', (provider) => {
  describe.each(MODELS)('with a model $model', ({ script }) => {
    it.each(EXTRACT_PRODUCTS_REQUIREMENTS)('$name', async ({ check }) => {
      if (script) simulator.always(script)
      await expect(check(engineOf(provider))).resolves.toBeUndefined()
    })
  })
})
