import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseReceipt } from './parse-receipt.ts'
import { type GoldenReceipt, scoreReceipts } from './score-receipts.ts'

const RECEIPTS = readFileSync(new URL('../../fixtures/receipts.golden.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): GoldenReceipt => JSON.parse(line))

it('reads the golden receipts: names, amounts, prices, totals and shops', () => {
  expect(RECEIPTS.length).toBeGreaterThanOrEqual(80)
  const { failures, ...score } = scoreReceipts(RECEIPTS, parseReceipt)
  console.info(`${JSON.stringify(score)} over ${RECEIPTS.length} receipts\n${failures.join('\n')}`)
  expect(score.nameF1).toBeGreaterThanOrEqual(0.98)
  expect(score.amounts).toBeGreaterThanOrEqual(0.98)
  expect(score.prices).toBeGreaterThanOrEqual(0.99)
  expect(score.totals).toBeGreaterThanOrEqual(0.98)
  expect(score.shops).toBeGreaterThanOrEqual(0.98)
}, 60_000)

it.each(RECEIPTS.filter(({ date }) => date !== undefined))('finds the day of $id', ({ text, date }) => {
  expect(parseReceipt(text).boughtOn).toBe(date)
})

it.each(RECEIPTS.filter(({ items }) => items.length === 0))('invents no groceries for $id', ({ text }) => {
  expect(parseReceipt(text).items).toEqual([])
})
