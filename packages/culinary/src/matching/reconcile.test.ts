import { describe, expect, it } from 'vitest'
import { type PantryEntry, productKey, reconcile, reconcileAll } from './reconcile.ts'

function item(productName: string, foodId: string | null, amount: { g?: number; ml?: number; pcs?: number } = {}, isSpice = false) {
  return {
    productName,
    foodId,
    quantityGrams: amount.g ?? null,
    quantityMl: amount.ml ?? null,
    quantityPieces: amount.pcs ?? null,
    isSpice,
  }
}

function entry(over: Partial<PantryEntry> = {}): PantryEntry {
  return {
    name: 'jajka',
    unit: 'grams',
    canonicalUnitChosen: false,
    gramsPerPiece: null,
    mlPerPiece: null,
    gramsPerMl: null,
    spice: false,
    ...over,
  }
}

describe('reconciling an item with the pantry', () => {
  it('is ready when the product is new, the units agree, nothing was counted or it is a spice', () => {
    expect(reconcile(item('jajka', 'jajka', { pcs: 6 }), null).status).toBe('ready')
    expect(reconcile(item('jajka', 'jajka', { g: 60 }), entry()).status).toBe('ready')
    expect(reconcile(item('jajka', 'jajka'), entry()).status).toBe('ready')
    expect(reconcile(item('sól', 'sol', { g: 60 }, true), entry({ unit: 'pieces' })).status).toBe('ready')
    expect(reconcile(item('sól', 'sol', { g: 60 }), entry({ unit: 'pieces', spice: true })).status).toBe('ready')
  })

  it('converts pieces by a taught rate and asks to confirm it', () => {
    const { status, clarification, item: converted } = reconcile(item('jajka', 'jajka', { pcs: 6 }), entry({ gramsPerPiece: 60 }))
    expect(status).toBe('needs_clarification')
    expect(clarification).toMatchObject({
      conflict_type: 'confirm_autocalculation',
      conversion_rate_used: 60,
      original_input: '6 szt.',
      calculated_output: '360 g',
    })
    expect(converted).toMatchObject({ quantityGrams: 360, quantityPieces: null })
  })

  it('says whether the rate is what the owner said or what the table has: only the first may be taken unasked', () => {
    const isOwn = (read: ReturnType<typeof item>, held: Partial<PantryEntry>) => reconcile(read, entry(held)).clarification?.rate_is_own
    expect(isOwn(item('jajka', 'jajka', { pcs: 6 }), { gramsPerPiece: 60 })).toBe(true)
    expect(isOwn(item('jajka', 'jajka', { pcs: 6 }), {})).toBe(false)
    const honey = item('miód', 'miod', { g: 500 })
    expect(isOwn(honey, { name: 'miód', unit: 'ml', gramsPerMl: 1.4 })).toBe(true)
    expect(isOwn(honey, { name: 'miód', unit: 'ml' })).toBe(false)
  })

  it('converts grams into pieces with the same rate', () => {
    const { clarification, item: converted } = reconcile(item('jajka', 'jajka', { g: 90 }), entry({ unit: 'pieces', gramsPerPiece: 60 }))
    expect(clarification).toMatchObject({
      current_unit_in_db: 'pieces',
      new_unit_from_input: 'grams',
      calculated_output: '1,5 szt.',
      conversion_rate_used: 60,
    })
    expect(converted).toMatchObject({ quantityPieces: 1.5, quantityGrams: null })
  })

  it('asks for the unit when nobody chose one, for the rate when somebody did', () => {
    expect(reconcile(item('jajka', 'jajka', { pcs: 6 }), entry()).clarification?.conflict_type).toBe('setup_canonical_unit')
    const asked = reconcile(item('jajka', 'jajka', { pcs: 6 }), entry({ canonicalUnitChosen: true })).clarification
    expect(asked?.conflict_type).toBe('missing_conversion_rate')
    expect(asked?.suggested_rate).toBe(58)
    expect(asked?.conversion_rate_used).toBeNull()
  })

  it('turns grams into millilitres by the density of the table, and asks for it where none is known', () => {
    const honey = reconcile(item('miód', 'miod', { g: 500 }), entry({ name: 'miód', unit: 'ml' })).clarification
    expect(honey?.conflict_type).toBe('confirm_autocalculation')
    expect(honey?.conversion_rate_used).toBeGreaterThan(1.3)
    expect(honey?.original_input).toBe('500 g')
    expect(reconcile(item('bigos babci', null, { ml: 500 }), entry({ name: 'bigos babci' })).clarification?.conflict_type).toBe(
      'missing_density',
    )
    const own = reconcile(item('miód', 'miod', { ml: 100 }), entry({ name: 'miód', gramsPerMl: 1.5 }))
    expect(own.item.quantityGrams).toBe(150)
  })

  it('never converts out of the range that the pantry takes', () => {
    const huge = reconcile(item('jajka', 'jajka', { pcs: 40_000 }), entry({ gramsPerPiece: 60 }))
    expect(huge.clarification?.conflict_type).toBe('setup_canonical_unit')
    expect(huge.item.quantityPieces).toBe(40_000)
  })

  it('meets what earlier lines of the list would add', () => {
    const results = reconcileAll(
      [item('mleko', 'mleko', { ml: 1000 }), item('mleko', 'mleko', { pcs: 2 }), item('mleko 2%', 'mleko-2', { pcs: 1 })],
      [],
    )
    expect(results.map((result) => result.status)).toEqual(['ready', 'needs_clarification', 'ready'])
    expect(results[1]?.clarification?.current_unit_in_db).toBe('ml')
  })
})

describe('the key of a product', () => {
  it('is one for all numbers, cases and orders of a name', () => {
    expect(new Set(['ziemniak', 'ziemniaki', 'Ziemniaki', 'ziemniaków', 'kartofle'].map(productKey)).size).toBe(1)
    expect(productKey('żółty ser')).toBe(productKey('ser żółty'))
    expect(productKey('boczek wędzony surowy')).toBe(productKey('wędzonego surowego boczku'))
  })

  it('tells products apart that modifiers make different', () => {
    expect(productKey('mleko 2%')).not.toBe(productKey('mleko'))
    expect(productKey('maliny mrożone')).not.toBe(productKey('maliny'))
    expect(productKey('obiad 2')).not.toBe(productKey('obiad'))
  })
})
