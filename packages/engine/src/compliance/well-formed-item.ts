import assert from 'node:assert/strict'
import type { ExtractedItem } from '../actions/extract-products.ts'

/** Asserts what holds for every item, whatever it was read from. */
export function assertWellFormed(item: ExtractedItem, text: string): void {
  const about = `${JSON.stringify(item)} of ${JSON.stringify(text.slice(0, 100))}`
  assert.ok(item.productName.trim() === item.productName && item.productName.length >= 1 && item.productName.length <= 50, about)
  const amounts = [item.quantityGrams, item.quantityMl, item.quantityPieces].filter((amount) => amount !== null)
  assert.ok(amounts.length <= 1, about)
  for (const amount of amounts) {
    assert.ok(amount > 0 && amount <= 50_000, about)
    assert.ok(Math.abs(amount * 1000 - Math.round(amount * 1000)) < 1e-6, about)
  }
  if (item.isSpice || item.problem !== null) assert.equal(amounts.length, 0, about)
  assert.notEqual(item.sourceLine.trim(), '', about)
}
