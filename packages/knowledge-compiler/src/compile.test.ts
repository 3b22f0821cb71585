import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileKnowledge, writeProblem } from './index.ts'
import { SMALL_KNOWLEDGE, writeSmallKnowledge } from './knowledge.fixture.ts'

let root: string

beforeEach(() => {
  root = writeSmallKnowledge()
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

const kindOfMilk = (id: string, field: string) =>
  `- { id: ${id}, name: ${id}, kind: food, is: mleko, aisle: dairy, unit: ml, density: 1.03, storage: fridge, keeps_days: 3, contains: [milk], from: [dairy], ${field}, nutrition: { source: label, match: good, kcal: 50, protein_g: 3.2, fat_g: 2, carbs_g: 4.8 } }\n`

describe('compileKnowledge', () => {
  it.each([
    ['a line indented too deep', '  unit: ml', '     unit: ml', /^foods\/dairy\.yaml:6: złe wcięcie → wyrównaj/],
    ['a line not indented at all', '  unit: ml', 'unit: ml', /^foods\/dairy\.yaml:\d+: złe wcięcie → wyrównaj/m],
    ['a line indented by a tab', '  unit: ml', '\tunit: ml', /^foods\/dairy\.yaml:\d+: złe wcięcie → wyrównaj/m],
    ['a decimal comma', 'kcal: 60', 'kcal: 60,5', /przecinek w liczbie przed „5” → pisz ułamki z kropką/],
    [
      'a misspelt tag',
      '  contains: [milk]',
      '  tags: [fodmap:hihg]\n  contains: [milk]',
      /„fodmap:hihg” nie jest znaną wartością → może „fodmap:high”\?/,
    ],
    ['a line indented two deeper', '  unit: ml', '    unit: ml', /^foods\/dairy\.yaml:5: złe wcięcie następnego wiersza/],
    ['a line indented too little', '  unit: ml', ' unit: ml', /^foods\/dairy\.yaml:6: złe wcięcie/],
    ['a field twice', '  unit: ml', '  unit: ml\n  unit: ml', /^foods\/dairy\.yaml:7: to pole jest już w tym wpisie/m],
    ['a misspelt field', '  aisle: dairy', '  aisel: dairy', /^foods\/dairy\.yaml:5: mleko\.aisel: nie ma takiego pola/m],
    ['a missing field', '  keeps_days: 30\n', '', /^foods\/dairy\.yaml:1: mleko\.keeps_days: brakuje tego pola → dopisz je: liczba/m],
    [
      'a misspelt allergen',
      'contains: [milk]',
      'contains: [milkk]',
      /^foods\/dairy\.yaml:10: .*„milkk” nie jest znaną wartością → może „milk”\?/m,
    ],
    [
      'an id twice',
      '- id: mleko-2',
      '- id: mleko',
      /^foods\/dairy\.yaml:15: mleko: ten identyfikator ma już produkt w foods\/dairy\.yaml:1/m,
    ],
    ['a name that two foods claim', 'name: mleko 2%', 'name: mleko', /nazwę „mleko” ma już mleko \(foods\/dairy\.yaml:1\)/],
    ['an equivalent that nobody defines', '[mleko-2]', '[mlekko-2]', /nie ma produktu „mlekko-2” → może „mleko-2”\?/],
    ['figures that contradict each other', 'kcal: 60', 'kcal: 890', /mleko\.nutrition\.kcal: 890 kcal, a z makroskładników wychodzi/],
    [
      'a figure that one table has alone',
      'source: label, match: good, kcal: 50',
      'source: USDA SR28 01077, match: good, kcal: 50',
      /mleko-2\.nutrition: 50 kcal, a inne tabele mają przy „mleko” od 63\.9 do 67\.6 → weź wiersz najbliższy środka: CIQUAL 2025 19016/,
    ],
    [
      'a figure that is a text',
      'kcal: 60',
      'kcal: dużo',
      /^foods\/dairy\.yaml:13: mleko\.nutrition\.kcal: „dużo” nie pasuje → wpisz: liczba/m,
    ],
    [
      'a table that nobody knows',
      'source: label',
      'source: z głowy',
      /mleko\.nutrition\.source: .*label \(etykieta\) albo tabela i jej wiersz/,
    ],
    [
      'a cereal said to be free of gluten',
      'name: mleko\n',
      'name: mleko owsiane\n',
      /^foods\/dairy\.yaml:10: mleko\.contains: nazwa mówi o zbożu z glutenem/m,
    ],
    ['milk that comes from nowhere', 'from: [dairy]', 'from: [plant]', /idą zawsze razem/],
  ])('says file, line, field and remedy of %s', (_, text, by, fault) => {
    expect(faultsAfter('foods/dairy.yaml', text, by).join('\n')).toMatch(fault)
  })

  it.each([
    [
      'a parent that nobody defines',
      'is: nabial',
      'is: nabbial',
      /^foods\/dairy\.yaml:4: mleko\.is: nie ma produktu ani grupy „nabbial” → może „nabial”\?/m,
    ],
    [
      'a parent unlike any',
      'is: nabial',
      'is: przyprawy-do-grilla',
      /^foods\/dairy\.yaml:4: mleko\.is: nie ma produktu ani grupy „przyprawy-do-grilla” → wpisz istniejący produkt albo dodaj grupę/m,
    ],
    [
      'a food of no kind',
      '  kind: food\n',
      '',
      /^foods\/dairy\.yaml:1: mleko\.kind: brakuje tego pola → dopisz je: jedno z: household, brand/m,
    ],
    [
      'a misspelt kind',
      'kind: food',
      'kind: foods',
      /^foods\/dairy\.yaml:3: mleko\.kind: „foods” nie jest znaną wartością → może „food”\?/m,
    ],
    [
      'a spoon that weighs otherwise than all of its kind',
      'density: 1.03',
      'density: 1.03\n  measures: { łyżka: 3 }',
      /mleko\.measures: mleko: łyżka waży 3 g, a u tego rodzaju 15 g/,
    ],
    [
      'a pack of counted food whose grams stand for its pieces',
      'unit: ml\n',
      'unit: pieces\n  piece: { grams: 65 }\n  packs: [65]\n',
      /mleko\.packs: opakowanie 65 sztuk po 65 g → przy unit: pieces/,
    ],
    ['a food of no parent', '  is: nabial\n', '', /^foods\/dairy\.yaml:1: mleko\.is: brakuje tego pola → dopisz je: tekst/m],
    [
      'two foods that are each other',
      'is: nabial',
      'is: mleko-2',
      /^foods\/dairy\.yaml:4: mleko\.is: krąg: mleko → mleko-2 → mleko → jednemu z nich/m,
    ],
    ['a food that is itself', 'is: nabial', 'is: mleko', /^foods\/dairy\.yaml:4: mleko\.is: krąg: mleko → mleko → /m],
    ['milk that nobody drinks', 'kind: food', 'kind: household', /mleko\.kind: kind: household i aisle: household idą zawsze razem/],
  ])('says file, line, field and remedy of %s', (_, text, by, fault) => {
    expect(faultsAfter('foods/dairy.yaml', text, by).join('\n')).toMatch(fault)
  })

  it.each([
    [
      'a group that nothing belongs to',
      '- id: nabial',
      '- id: nabialek\n  name: nabiałek\n\n- id: nabial',
      /^groups\.yaml:4: nabialek: do tej grupy nic nie należy → /m,
    ],
    [
      'groups in a circle',
      '  name: żywność',
      '  name: żywność\n  is: mleko',
      /^groups\.yaml:1: zywnosc\.is: krąg: zywnosc → mleko → nabial → zywnosc → /m,
    ],
    [
      'a group of a parent that nobody defines',
      'is: zywnosc',
      'is: zywnos',
      /^groups\.yaml:4: nabial\.is: nie ma .*„zywnos” → może „zywnosc”\?/m,
    ],
    ['a group twice', '- id: zywnosc', '- id: nabial', /^groups\.yaml:4: nabial: ten identyfikator ma już grupa w groups\.yaml:1/m],
    [
      'a group by the id of a food',
      '- id: zywnosc',
      '- id: mleko',
      /^groups\.yaml:1: mleko: ten identyfikator ma już produkt w foods\/dairy\.yaml:1/m,
    ],
    ['a group without a name', '  name: nabiał\n', '', /^groups\.yaml:4: nabial\.name: brakuje tego pola/m],
    ['a misspelt field of a group', 'is: zywnosc', 'jest: zywnosc', /^groups\.yaml:6: nabial\.jest: nie ma takiego pola/m],
    [
      'fields where a list of groups stands',
      SMALL_KNOWLEDGE['groups.yaml'] ?? '',
      'zywnosc: nabial\n',
      /^groups\.yaml:1: to nie jest lista grup/m,
    ],
  ])('says file, line, field and remedy of %s', (_, text, by, fault) => {
    expect(faultsAfter('groups.yaml', text, by).join('\n')).toMatch(fault)
  })

  it('says each circle once', () => {
    expect(faultsAfter('groups.yaml', '  name: żywność', '  name: żywność\n  is: mleko-2')).toHaveLength(1)
  })

  it('misses the file of the groups', () => {
    rmSync(join(root, 'groups.yaml'))
    expect(compileKnowledge(root).problems.map(writeProblem)).toEqual([expect.stringMatching(/^groups\.yaml:1: brakuje tego pliku → /)])
  })

  it('writes what a food is a kind of', () => {
    const { files } = compileKnowledge(root)
    expect(JSON.parse(files['foods.json'] ?? '')).toMatchObject([
      { kind: 'food', parent: 'nabial' },
      { kind: 'food', parent: 'mleko' },
    ])
    expect(JSON.parse(files['groups.json'] ?? '')).toEqual([
      { id: 'zywnosc', name: 'żywność' },
      { id: 'nabial', name: 'nabiał', parent: 'zywnosc' },
    ])
  })

  it('reads what editors of other systems write', () => {
    const path = join(root, 'foods/dairy.yaml')
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`)
    expect(compileKnowledge(root).problems).toEqual([])
  })

  it('blames a record that cannot be read, and none of those that name it', () => {
    expect(faultsAfter('foods/dairy.yaml', '- id: mleko-2\n  name: mleko 2%', '- id: mleko-2\n  name: 2')).toHaveLength(1)
  })

  it('makes equivalents mutual', () => {
    const foods = JSON.parse(compileKnowledge(root).files['foods.json'] ?? '')
    expect(foods.map(({ equivalents }: { equivalents: string[] }) => equivalents)).toEqual([['mleko-2'], ['mleko']])
  })

  it('makes kinds that are alike equivalents, but for one whose kind matters and for white flour where whole grain is needed', () => {
    const path = join(root, 'foods/dairy.yaml')
    const records = readFileSync(path, 'utf8').replace('  equivalents: [mleko-2]', '  kinds_alike: true')
    writeFileSync(path, records + kindOfMilk('mleko-pelne', 'tags: [wholegrain]') + kindOfMilk('mleko-smakowe', 'kind_matters: true'))
    const { files, problems } = compileKnowledge(root)
    expect(problems).toEqual([])
    const foods: { id: string; equivalents?: string[] }[] = JSON.parse(files['foods.json'] ?? '')
    expect(foods.map(({ id, equivalents }) => [id, equivalents])).toEqual([
      ['mleko', ['mleko-2', 'mleko-pelne']],
      ['mleko-2', ['mleko', 'mleko-pelne']],
      ['mleko-pelne', undefined],
      ['mleko-smakowe', undefined],
    ])
  })

  it('makes another version of another food', () => {
    const before = compileKnowledge(root).files['manifest.json']
    expect(faultsAfter('foods/dairy.yaml', 'keeps_days: 30', 'keeps_days: 31')).toEqual([])
    expect(compileKnowledge(root).files['manifest.json']).not.toBe(before)
  })
})
