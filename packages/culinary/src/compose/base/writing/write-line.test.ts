import { describe, expect, it } from 'vitest'
import { readIngredient } from '../../../ingredients/index.ts'
import { scaleDish } from '../amounts/scale-dish.ts'
import { type BaseDish, type BaseIngredient, baseDishes } from '../base-dish.ts'
import { writeLine } from './write-line.ts'

function ingredient(line: string, measure: string, quantity: number, food = 'marchew', name = 'marchew'): BaseIngredient {
  const [any] = baseDishes().flatMap(({ ingredients }) => ingredients)
  if (!any) throw new Error('the base is empty')
  return { ...any, food, name, line, amount: { quantity, measure } }
}

// The first to ask for the base reads all its lines.
describe('a line for more or fewer servings', () => {
  it.each([
    ['200 g makaronu pszennego', 'g', 200, 300, '300 g makaronu pszennego'],
    ['1 łyżka masła', 'łyżka', 1, 2.5, '2½ łyżki masła'],
    ['szczypta soli', 'szczypta', 1, 2, '2 szczypty soli'],
    ['1 l wody', 'ml', 1000, 1500, '1,5 l wody'],
    ['2 marchewki', 'szt.', 2, 3, '3 marchewki'],
    ['2 puszki ciecierzycy', 'puszka', 2, 1, '1 puszka ciecierzycy'],
  ])('%s', (line, measure, quantity, scaled, written) => expect(writeLine(ingredient(line, measure, quantity), scaled)).toBe(written))

  it('takes the form of another line, or none', () => {
    expect(writeLine(ingredient('1 cebula', 'szt.', 1, 'cebula', 'cebula'), 2)).toBe('2 cebule')
    expect(writeLine(ingredient('1 smok', 'szt.', 1, 'smok', 'smok'), 7)).toBe('smok – 7 szt.')
  })

  it('is read again as the same food and the same grams, over the whole base', () => {
    const faults: string[] = []
    for (const dish of baseDishes().filter((_, place) => place % 6 === 0)) {
      for (const factor of [0.5, 1.5, 3]) {
        for (const { base, quantity, grams } of scaleDish(dish, factor)) {
          if (quantity === null) continue
          const line = writeLine(base, quantity)
          const [read, ...more] = readIngredient(line)
          const isSame =
            more.length === 0 && read?.food?.id === base.food && Math.abs((read.usedGrams ?? 0) - grams) <= Math.max(2, 0.2 * grams)
          if (!isSame) faults.push(`${base.line} ×${factor} → ${line}: ${read?.food?.id} ${read?.usedGrams} against ${base.food} ${grams}`)
        }
      }
    }
    expect([...new Set(faults)]).toEqual([])
  })
})

function withBread(kind: BaseDish['recipe']['kind']): BaseDish {
  const found = baseDishes().find(
    ({ recipe, ingredients }) =>
      recipe.kind === kind && ingredients.some(({ row, amount }) => row.aisle === 'bakery' && amount?.measure === 'kromka'),
  )
  if (!found) throw new Error(`no ${kind} has bread`)
  return found
}
function slices(dish: BaseDish, each: number, eaters: number): number | null | undefined {
  const bread = dish.ingredients.find(({ row, amount }) => row.aisle === 'bakery' && amount?.measure === 'kromka')
  const factor = (each * eaters) / (bread?.amount?.quantity ?? 1)
  return scaleDish(dish, factor, 1, eaters).find(({ base }) => base === bread)?.quantity
}

function eggsOf(title: RegExp): number | null | undefined {
  const dish = baseDishes().find(({ recipe, ingredients }) => title.test(recipe.title) && ingredients.some(({ food }) => food === 'jajka'))
  if (!dish) throw new Error(`nothing is called ${title}`)
  const eggs = dish.ingredients.find(({ food }) => food === 'jajka')
  return scaleDish(dish, 3 / (eggs?.amount?.quantity ?? 1), 1, 2).find(({ base }) => base === eggs)?.quantity
}

describe('eggs', () => {
  it('that lie on the plates as they are fried are whole ones for each, and those that are beaten are shared', () => {
    expect(eggsOf(/^Jajka sadzone/u)).toBe(4)
    expect(eggsOf(/^Jajecznica/u)).toBe(3)
  })
})

describe('bread', () => {
  it('is laid beside each plate in whole slices, and cut for what is made of it', () => {
    expect(slices(withBread('sandwich'), 1.75, 4)).toBe(8)
    expect(slices(withBread('sandwich'), 1.5, 1)).toBe(2)
    expect(slices(withBread('sandwich'), 0.5, 4)).toBe(2)
  })
})
