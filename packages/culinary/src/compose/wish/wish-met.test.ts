import { expect, it } from 'vitest'
import { indexStock } from '../../stock/index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import { readWish } from './read-wish.ts'
import { explainSetAside } from './wish-met.ts'

function said(wish: string, foods: readonly string[], diet: 'weganska' | null = 'weganska'): string[] {
  const request = aRequest({ pantry: foods.map((food) => stocked(food)), wish })
  const gate = foodGate({ ...request.profile, diet })
  const stock = indexStock(request.pantry.filter(({ foodId }) => foodId !== null && gate(foodId) === 'ok'))
  return explainSetAside(readWish(wish), { request, gate, stock })
}

it.each([
  ['makaron', ['makaron', 'tofu'], ['Makaronu nie użyto: nie wiadomo, czy pasuje do Twojego profilu.']],
  ['coś z jajkami', ['jajka', 'tofu'], ['Jajek nie użyto: nie pasują do Twojego profilu.']],
  ['coś z tofu', ['jajka', 'tofu'], []],
  ['kolacja bez jajek', ['jajka', 'tofu'], []],
])('of what was wished for and set aside says why: %s', (wish, foods, sentences) => expect(said(wish, foods)).toEqual(sentences))
