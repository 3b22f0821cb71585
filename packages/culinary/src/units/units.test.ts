import { describe, expect, it } from 'vitest'
import { gramsFromMl, mlFromGrams, piecesFromBase, readDigits, toBaseUnits } from './index.ts'
import { readUnit } from './read-unit.ts'

describe('reading a number', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1 000', 1000],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['007', 7],
  ])('takes %s as %d', (text, value) => expect(readDigits(text)).toBe(value))

  it.each(['', '1/0', '1,2,3', 'pięć', '99999999999999'])('takes %j as none', (text) => expect(readDigits(text)).toBeNull())
})

describe('reading a unit', () => {
  it.each([
    ['kg', { kind: 'mass', grams: 1000 }],
    ['DKG', { kind: 'mass', grams: 10 }],
    ['deko', { kind: 'mass', grams: 10 }],
    ['litrów', { kind: 'volume', ml: 1000 }],
    ['lyzki', { kind: 'spoon', measure: 'łyżka', ml: 15 }],
    ['puszek', { kind: 'container', name: 'puszka' }],
    ['opak.', { kind: 'container', name: 'opakowanie' }],
    ['ząbki', { kind: 'count', name: 'ząbek' }],
    ['sześciopak', { kind: 'multipack', pieces: 6 }],
  ])('knows %s', (word, unit) => expect(readUnit(word)?.unit).toEqual(unit))

  it('lets marks be missing but not be too many: pączki are no paczki', () => {
    expect(readUnit('glowka')?.unit).toEqual({ kind: 'container', name: 'główka' })
    expect(readUnit('pączki')).toBeNull()
    expect(readUnit('mleko')).toBeNull()
  })

  it('says which words mean one when they stand alone', () => {
    expect(readUnit('puszka')?.impliesOne).toBe(true)
    expect(readUnit('puszek')?.impliesOne).toBe(false)
  })
})

describe('converting', () => {
  it('keeps three decimals and stays in the range of the pantry', () => {
    expect(toBaseUnits(1.5, 1000, 'grams')).toEqual({ value: 1500, unit: 'grams' })
    expect(toBaseUnits(1, 1 / 3, 'pieces')).toEqual({ value: 0.333, unit: 'pieces' })
    expect(toBaseUnits(51, 1000, 'grams')).toBeNull()
    expect(toBaseUnits(0, 1000, 'grams')).toBeNull()
  })

  it('weighs by density and counts by piece', () => {
    expect(gramsFromMl(500, 1.03)).toBe(515)
    expect(mlFromGrams(515, 1.03)).toBe(500)
    expect(piecesFromBase(360, 60)).toBe(6)
  })
})
