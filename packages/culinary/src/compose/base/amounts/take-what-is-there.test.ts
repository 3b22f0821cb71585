import type { DishKind } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { indexStock, matchIndexedStock } from '../../../stock/index.ts'
import { foodsOf, stocked } from '../../kitchen.fixture.ts'
import type { AdaptedIngredient } from '../adapted-dish.ts'
import { takeWhatIsThere } from './take-what-is-there.ts'

interface Asked {
  food: string
  grams: number
  quantity?: number
  measure?: string
  isCore?: boolean
}

/** An ingredient as a dish for two asks for it, held against so many grams at home. */
function asked({ food, grams, quantity = grams, measure = 'g', isCore = false }: Asked, there: number): AdaptedIngredient {
  const [row] = foodsOf([food])
  const [stock] = matchIndexedStock([{ food, name: food, grams }], indexStock([stocked(food, there)]), 1)
  if (!row || !stock) throw new Error(food)
  const base = {
    food,
    grams,
    line: '',
    name: row.name,
    row,
    purpose: 'eaten' as const,
    amount: { quantity, measure },
    told: 1,
    boughtPerUsed: 1,
    inTitle: false,
    isCore,
    isSingle: true,
    standIns: [],
  }
  return { base, quantity, grams, bought: grams, row, replacedFor: null, stock }
}

function taken(each: Asked, there: number, kind: DishKind = 'stew', goesShopping?: true) {
  const [ingredient] = takeWhatIsThere([asked(each, there)], 2, { kind, steps: [], servings: 2 }, goesShopping ? { goesShopping } : {})
  return { status: ingredient?.stock.status, quantity: ingredient?.quantity, grams: ingredient?.grams }
}

describe('what is short by a crumb', () => {
  it.each([
    ['10 g of mushrooms', { food: 'pieczarki', grams: 360 }, 350, { quantity: 350, grams: 350 }],
    ['a tenth of cream', { food: 'smietana-18', grams: 200 }, 180, { quantity: 180, grams: 180 }],
    ['a third of a carrot', { food: 'marchew', grams: 400, quantity: 4, measure: 'szt.' }, 370, { quantity: 3.5, grams: 350 }],
    ['7 g of a tin', { food: 'tunczyk', grams: 170, quantity: 1, measure: 'puszka' }, 160, { quantity: 1, grams: 160 }],
  ])('is taken as it is: %s', (_, each, there, found) => expect(taken(each, there)).toEqual({ status: 'have', ...found }))

  it('is bought where a third is lacking', () => expect(taken({ food: 'mleko', grams: 300 }, 200).status).toBe('partly'))

  it('is taken where it is still a helping for each', () => {
    expect(taken({ food: 'twarog', grams: 250, isCore: true }, 170)).toEqual({ status: 'have', quantity: 170, grams: 170 })
    expect(taken({ food: 'twarog', grams: 250, isCore: true }, 130).status).toBe('partly')
  })

  it('is weighed as the recipe says where it raises or salts', () => {
    for (const food of ['proszek-do-pieczenia', 'sol', 'drozdze-swieze'])
      expect([food, taken({ food, grams: 50 }, 46).status]).toEqual([food, 'partly'])
  })

  it('is no matter of a measured dough, nor of who goes shopping anyway', () => {
    expect(taken({ food: 'maka-pszenna', grams: 300 }, 275, 'cake').status).toBe('partly')
    expect(taken({ food: 'pieczarki', grams: 360 }, 350, 'stew', true)).toEqual({ status: 'have', quantity: 360, grams: 360 })
  })

  it('leaves nobody out for want of a pepper, unless the dish is made of nothing else', () => {
    const [meat, pepper] = [
      asked({ food: 'schab', grams: 300, isCore: true }, 300),
      asked({ food: 'papryka', grams: 400, isCore: true }, 280),
    ]
    expect(takeWhatIsThere([meat, pepper], 2, { kind: 'stew', steps: [], servings: 2 }, {}).map(({ stock }) => stock.status)).toEqual([
      'have',
      'have',
    ])
    expect(takeWhatIsThere([pepper], 2, { kind: 'stew', steps: [], servings: 2 }, {}).map(({ stock }) => stock.status)).toEqual(['partly'])
  })
})
