import { findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { looksOf } from './dish-looks.ts'

function looksLike(title: string, kind: string, grams: Readonly<Record<string, number>>) {
  const eaten = Object.entries(grams).flatMap(([id, each]) => {
    const food = findFoodById(id)
    return food ? { food, grams: each } : []
  })
  expect(eaten).toHaveLength(Object.keys(grams).length)
  return looksOf({ kind, title, servings: 1 }, eaten, [])
}

function patternOf(...dish: Parameters<typeof looksLike>): string {
  return looksLike(...dish).pattern
}

it('takes the same with another vegetable for the same dish, and with other meat or groats for another', () => {
  const fritters = patternOf('Placki z marchewki', 'pancakes', { marchew: 200, 'maka-pszenna': 60 })
  expect(patternOf('Placki z cukinii', 'pancakes', { cukinia: 200, 'maka-pszenna': 60 })).toBe(fritters)
  const rice = patternOf('Ryż z kurczakiem', 'grain', { 'ryz-bialy': 80, 'piers-z-kurczaka': 150 })
  expect(patternOf('Ryż z jajkiem', 'grain', { 'ryz-bialy': 80, jajka: 100 })).not.toBe(rice)
})

const porridge = (grams: Readonly<Record<string, number>>) =>
  looksLike('Owsianka', 'porridge', { mleko: 250, 'platki-owsiane': 60, ...grams })

it('tastes honey and jam together, however little of the dish they are, and not a knife of honey', () => {
  const sweet = porridge({ miod: 12 }).staples.filter((food) => porridge({ dzem: 20 }).staples.includes(food))
  expect(sweet.some((food) => !porridge({}).staples.includes(food))).toBe(true)
  expect(porridge({ miod: 3 }).staples).toEqual(porridge({}).staples)
})

it('counts the eggs of a serving', () => {
  expect(looksLike('Omlet', 'eggs', { jajka: 180, maslo: 10 }).ofDay).toEqual([180])
})
