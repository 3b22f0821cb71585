import { describe, expect, it } from 'vitest'
import { aProposedDeduction } from '../testing.ts'
import { type Deduction, deductionsToSend, describeRemainder, fromProposal } from './deduction.ts'

const deduction = (changes: Partial<Deduction>): Deduction => ({ ...fromProposal(aProposedDeduction()), ...changes })

describe('what is left of a product', () => {
  it.each<[Partial<Deduction>, string]>([
    [{ quantity: 400 }, 'zostanie 400 g'],
    [{ quantity: 0 }, 'zostanie 800 g'],
    [{ quantity: 1, available: 2, unit: 'pieces' }, 'zostanie 1 szt.'],
    [{ quantity: 1, available: 3, unit: 'pieces' }, 'zostaną 2 szt.'],
    [{ quantity: 1, available: 6, unit: 'pieces' }, 'zostanie 5 szt.'],
    [{ quantity: 0.5, available: 2, unit: 'pieces' }, 'zostanie 1,5 szt.'],
    [{ quantity: 500, available: 2500 }, 'zostaną 2 kg'],
    [{ quantity: 0.1, available: 0.3, unit: 'pieces' }, 'zostanie 0,2 szt.'],
    [{ quantity: 0.18, available: 3, unit: 'pieces' }, 'zostanie 2,8 szt.'],
    [{ quantity: 0.25, available: 1, unit: 'pieces' }, 'zostanie 0,75 szt.'],
    [{ quantity: 0.02, available: 3, unit: 'pieces' }, 'zostaną 3 szt.'],
    [{ quantity: 15, available: 349.7, unit: 'ml' }, 'zostanie 335 ml'],
    [{ quantity: 799.999 }, 'zostanie 0,1 g'],
    [{ quantity: 800 }, 'zużyte w całości'],
    [{ quantity: 900 }, 'masz tylko 800 g, zejdzie wszystko'],
    [{ quantity: null }, 'masz 800 g, wpisz, ile zeszło'],
    [{ available: null }, 'ilość nieznana, zostaje bez zmian'],
  ])('%j is said as „%s”', (changes, words) => {
    expect(describeRemainder(deduction(changes)).words.replaceAll('\u00a0', ' ')).toBe(words)
  })
})

it('calls for a second look where nothing would be left', () => {
  const emptied = [400, 800, 900].map((quantity) => describeRemainder(deduction({ quantity })).emptied)
  expect(emptied).toEqual([false, true, true])
})

it.each([
  [15.303, 'ml', 350, 15],
  [4.37, 'grams', 50, 4.4],
  [0.02, 'grams', 50, 0.1],
  [0.769, 'pieces', 5, 0.75],
  [0.462, 'pieces', 5, 0.5],
  [2.15, 'pieces', 5, 2],
  [0.333, 'pieces', 2, 0.3],
  [0.035, 'pieces', 1, 0.04],
  [15.6, 'ml', 15.8, 15.8],
  // What is used up is used up to the last of it.
  [15.303, 'ml', 15.303, 15.303],
  [null, 'grams', 200, null],
] as const)('proposes %s %s of %s as %s', (quantity, unit, available, proposed) => {
  expect(fromProposal(aProposedDeduction({ quantity, unit, available })).quantity).toBe(proposed)
})

it('sends what takes something, in the unit it was shown in, and spices that are used up', () => {
  const sent = deductionsToSend([
    deduction({}),
    deduction({ productId: '2', quantity: null }),
    deduction({ productId: '3', quantity: 0 }),
    deduction({ productId: '4', isSpice: true, unit: null, available: null, quantity: null }),
    deduction({ productId: '5', isSpice: true, unit: null, available: null, quantity: null, usedUp: true }),
  ])
  expect(sent).toEqual([
    { product_id: '11', quantity: 400, unit: 'grams' },
    { product_id: '5', quantity: null },
  ])
})
