import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileKnowledge, writeProblem } from './index.ts'

const PROJECT = join(import.meta.dirname, '../../..')

const FOODS = `- id: mleko
  name: mleko
  aisle: dairy
  unit: ml
  density: 1.03
  storage: fridge
  keeps_days: 30
  contains: [milk]
  from: [dairy]
  equivalents: [mleko-2]
  nutrition: { source: label, match: good, kcal: 60, protein_g: 3.2, fat_g: 3.2, carbs_g: 4.7 }

- id: mleko-2
  name: mleko 2%
  aisle: dairy
  unit: ml
  density: 1.03
  storage: fridge
  keeps_days: 30
  contains: [milk]
  from: [dairy]
  nutrition: { source: label, match: good, kcal: 50, protein_g: 3.2, fat_g: 2, carbs_g: 4.8 }
`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'knowledge-'))
  mkdirSync(join(root, 'foods'))
  writeFileSync(join(root, 'foods/dairy.yaml'), FOODS)
  for (const part of ['words', 'shops', 'units.yaml']) cpSync(join(PROJECT, 'knowledge', part), join(root, part), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** Replaces the first place of a text in a file, and gives the faults that are found then. */
function faultsAfter(file: string, text: string, by: string): string[] {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(text)
  writeFileSync(path, before.replace(text, by))
  return compileKnowledge(root).problems.map(writeProblem)
}

describe('compileKnowledge', { timeout: 60_000 }, () => {
  it('finds nothing wrong with the knowledge as it stands, and the compiled files up to date', () => {
    const { problems, files } = compileKnowledge(join(PROJECT, 'knowledge'))
    expect(problems.map(writeProblem)).toEqual([])
    const stale = Object.entries(files).filter(
      ([name, text]) => readFileSync(join(PROJECT, 'packages/knowledge/generated', name), 'utf8') !== text,
    )
    expect(stale.map(([name]) => name)).toEqual([])
  })

  it.each([
    ['a line indented too deep', '  unit: ml', '     unit: ml', /^foods\/dairy\.yaml:4: złe wcięcie → wyrównaj/],
    ['a line indented two deeper', '  unit: ml', '    unit: ml', /^foods\/dairy\.yaml:3: złe wcięcie następnego wiersza/],
    ['a line indented too little', '  unit: ml', ' unit: ml', /^foods\/dairy\.yaml:4: złe wcięcie/],
    ['a field twice', '  unit: ml', '  unit: ml\n  unit: ml', /^foods\/dairy\.yaml:5: to pole jest już w tym wpisie/m],
    ['a misspelt field', '  aisle: dairy', '  aisel: dairy', /^foods\/dairy\.yaml:3: mleko\.aisel: nie ma takiego pola/m],
    ['a missing field', '  keeps_days: 30\n', '', /^foods\/dairy\.yaml:1: mleko\.keeps_days: brakuje tego pola → dopisz je: liczba/m],
    [
      'a misspelt allergen',
      'contains: [milk]',
      'contains: [milkk]',
      /^foods\/dairy\.yaml:8: .*„milkk” nie jest znaną wartością → może „milk”\?/m,
    ],
    [
      'an id twice',
      '- id: mleko-2',
      '- id: mleko',
      /^foods\/dairy\.yaml:13: mleko: ten identyfikator ma już produkt w foods\/dairy\.yaml:1/m,
    ],
    ['a name that two foods claim', 'name: mleko 2%', 'name: mleko', /nazwę „mleko” ma już mleko \(foods\/dairy\.yaml:1\)/],
    ['an equivalent that nobody defines', '[mleko-2]', '[mlekko-2]', /nie ma produktu „mlekko-2” → może „mleko-2”\?/],
    ['figures that contradict each other', 'kcal: 60', 'kcal: 890', /mleko\.nutrition\.kcal: 890 kcal, a z makroskładników wychodzi/],
    [
      'a figure that is a text',
      'kcal: 60',
      'kcal: dużo',
      /^foods\/dairy\.yaml:11: mleko\.nutrition\.kcal: „dużo” nie pasuje → wpisz: liczba/m,
    ],
    ['milk that comes from nowhere', 'from: [dairy]', 'from: [plant]', /idą zawsze razem/],
  ])('says file, line, field and remedy of %s', (_, text, by, fault) => {
    expect(faultsAfter('foods/dairy.yaml', text, by).join('\n')).toMatch(fault)
  })

  it('blames a record that cannot be read, and none of those that name it', () => {
    expect(faultsAfter('foods/dairy.yaml', '- id: mleko-2\n  name: mleko 2%', '- id: mleko-2\n  name: 2')).toHaveLength(1)
  })

  it('makes equivalents mutual', () => {
    const foods = JSON.parse(compileKnowledge(root).files['foods.json'] ?? '')
    expect(foods.map(({ equivalents }: { equivalents: string[] }) => equivalents)).toEqual([['mleko-2'], ['mleko']])
  })

  it('makes another version of another food', () => {
    const before = compileKnowledge(root).files['manifest.json']
    expect(faultsAfter('foods/dairy.yaml', 'keeps_days: 30', 'keeps_days: 31')).toEqual([])
    expect(compileKnowledge(root).files['manifest.json']).not.toBe(before)
  })
})
