import { describe, expect, it } from 'vitest'
import { amountOf, readIngredient } from './index.ts'

describe('the amount of a line', { timeout: 30_000 }, () => {
  it.each([
    ['2 marchewki', 2, 'szt.'],
    ['200 g makaronu pszennego', 200, 'g'],
    ['1 l wody', 1000, 'ml'],
    ['2x 400 g pomidorów krojonych', 800, 'g'],
    ['1/2 łyżeczki soli', 0.5, 'łyżeczka'],
    ['1½ szklanki mąki pszennej', 1.5, 'szklanka'],
    ['2 ząbki czosnku', 2, 'ząbek'],
    ['1 puszka ciecierzycy', 1, 'puszka'],
    ['szczypta gałki muszkatołowej', 1, 'szczypta'],
    ['3 łyżki roztopionego masła', 3, 'łyżka'],
    ['pół cebuli', 0.5, 'szt.'],
    ['masło 200', 200, 'g'],
    ['2 marchewki (160 g)', 160, 'g'],
    ['3 ząbki czosnku (10 g)', 10, 'g'],
    ['2 puszki pomidorów (400 g)', 800, 'g'],
  ])('%s is %d %s', (line, quantity, measure) => {
    expect(amountOf(line, readIngredient(line)[0]?.food ?? null)).toEqual({ quantity, measure })
  })

  it.each(['sól do smaku', 'trochę oliwy', 'pieprz'])('%s states none', (line) => expect(amountOf(line, null)).toBeNull())
})
