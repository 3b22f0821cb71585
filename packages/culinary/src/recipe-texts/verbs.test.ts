import { RECIPES } from '@spizarka/knowledge/recipes'
import { describe, expect, it } from 'vitest'
import { tellsToDo } from './verbs.ts'

describe('a line that tells somebody what to do', () => {
  it.each([
    'Cebulę posiekaj i zeszklij.',
    'Dodajemy mąkę, mieszamy.',
    'Ziemniaki ugotować i odcedzić.',
    'smażę na oleju',
    'Piec 20 min w 180 st.',
  ])('is "%s"', (line) => {
    expect(tellsToDo(line)).toBe(true)
  })

  it.each([
    'olej do smażenia',
    '2 łyżki przypraw korzennych',
    'mąka graham',
    'sól',
    'oliwa',
    '1 kg ziemniaków (ugotuj dzień wcześniej)',
    'Obiecałam wam ten przepis',
  ])('is not "%s"', (line) => {
    expect(tellsToDo(line)).toBe(false)
  })

  it('is every step of our own recipes, and none of their ingredients', () => {
    expect(RECIPES.flatMap(({ ingredients }) => ingredients.map(({ line }) => line)).filter(tellsToDo)).toEqual([])
    expect(RECIPES.flatMap(({ steps }) => steps.map(({ text }) => text)).filter((text) => !tellsToDo(text))).toEqual([])
  })
})
