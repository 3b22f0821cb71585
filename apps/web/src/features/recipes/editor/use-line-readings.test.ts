import { describe, expect, it } from 'vitest'
import { anIngredient } from '../../../testing/recipe-samples.ts'
import type { LineReading } from './use-line-readings.ts'
import { describeReading } from './use-line-readings.ts'

type Finding = LineReading['findings'][number]
const finding = (changes: Partial<Finding>): Finding => ({
  ingredient: 0,
  kind: 'warned',
  rule: 'condition:nadcisnienie',
  reason: 'Dużo soli.',
  source: null,
  ...changes,
})

describe('a line', () => {
  it.each<[string, Partial<LineReading['ingredient']>, Finding[]]>([
    ['pomidory krojone · 400 g', {}, []],
    ['jajka · 3 szt. · 153 g', { name: 'jajka', quantity: 3, measure: 'szt.', grams: 153.2 }, []],
    ['natka, bez ilości', { name: 'natka', quantity: null, measure: null, grams: null }, []],
    ['Nie znamy: zglopki. Nie policzymy tego ani nie sprawdzimy.', { name: 'zglopki', food_id: null }, [finding({ kind: 'unchecked' })]],
    ['Dużo soli.', {}, [finding({})]],
    ['Nie dało się sprawdzić. Skład zależy od marki.', {}, [finding({ kind: 'unchecked', reason: 'Skład zależy od marki.' })]],
    ['Nie dla Ciebie. Ser jest z mleka.', {}, [finding({ kind: 'blocked', reason: 'Ser jest z mleka.' }), finding({})]],
  ])('is read as „%s”', (words, changes, findings) => {
    expect(describeReading({ ingredient: anIngredient(changes), findings }).text.replaceAll('\u00a0', ' ')).toBe(words)
  })
})
