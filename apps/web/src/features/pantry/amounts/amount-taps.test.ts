import type { PantryItem } from '@spizarka/contract/pantry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '../testing.tsx'
import { createAmountTaps, TAPS_DEBOUNCE_MS } from './amount-taps.ts'
import { amountOf, withAmount } from './amounts.ts'

const flour = aProduct('mąka', { quantity_grams: 1000 })
let shown = flour
let answers: { delta: number; succeed: (amount: number) => void; fail: () => void }[] = []
const failed = vi.fn<(item: PantryItem) => void>()

function start() {
  return createAmountTaps({
    send: (item, delta) =>
      new Promise((resolve, reject) => {
        answers.push({ delta, succeed: (amount) => resolve(withAmount(item, amount)), fail: () => reject(new Error('refused')) })
      }),
    read: () => shown,
    show: (item) => {
      shown = item
    },
    settled: () => undefined,
    fail: failed,
  })
}
const settle = () => vi.advanceTimersByTimeAsync(TAPS_DEBOUNCE_MS)

beforeEach(() => {
  vi.useFakeTimers()
  shown = flour
  answers = []
  failed.mockClear()
})
afterEach(() => vi.useRealTimers())

test('taps that cancel out are not sent', async () => {
  const taps = start()
  taps.tap(flour, -100)
  taps.tap(flour, 100)
  await settle()
  expect(answers).toEqual([])
})

test('the answer to a sum does not overwrite the taps that came after it', async () => {
  const taps = start()
  taps.tap(flour, -100)
  await settle()
  taps.tap(flour, -100)
  answers[0]?.succeed(900)
  await vi.advanceTimersByTimeAsync(0)
  expect(amountOf(shown)).toBe(800)

  await settle()
  expect(answers.map(({ delta }) => delta)).toEqual([-100, -100])
  answers[1]?.succeed(790)
  await vi.advanceTimersByTimeAsync(0)
  expect(amountOf(shown)).toBe(790)
})

test('a refused sum takes later taps back as well', async () => {
  const taps = start()
  taps.tap(flour, -100)
  await settle()
  taps.tap(flour, -100)
  answers[0]?.fail()
  await settle()
  expect(amountOf(shown)).toBe(1000)
  expect(answers).toHaveLength(1)
  expect(failed).toHaveBeenCalledOnce()
})

test('taps that are quicker than the screen all count', async () => {
  const taps = start()
  taps.tap(flour, -100)
  taps.tap(flour, -100)
  taps.tap(flour, -100)
  expect(amountOf(shown)).toBe(700)
  await settle()
  expect(answers.map(({ delta }) => delta)).toEqual([-300])
})

test('taps do not go below what there is, nor above what a pantry takes', () => {
  const taps = start()
  taps.tap(flour, -1000)
  taps.tap(flour, 49_500)
  expect(amountOf(shown)).toBe(1000)
})

test('dropped taps are never sent', async () => {
  const taps = start()
  taps.tap(flour, -100)
  taps.drop(flour.id)
  await settle()
  expect(answers).toEqual([])
})
