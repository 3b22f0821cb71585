import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFoods } from '../foods.ts'
import { compileKnowledge, type Problem, writeProblem } from '../index.ts'
import { checkExamplesDecide } from './deciding-examples.ts'
import { checkFoodsAgainstGate, readGate } from './gate.ts'
import { checkAllergens } from './gate-checks.ts'
import { readTraits } from './traits.ts'

const KNOWLEDGE = join(import.meta.dirname, '../../../../knowledge')

const FOODS = `- id: kawa-zbozowa
  name: kawa zbożowa
  kind: food
  is: zywnosc
  aisle: hot-drinks
  unit: grams
  storage: cupboard
  keeps_days: 365
  contains: [gluten]
  from: [plant]
  not_excluded_as: [kawa]
  nutrition: { source: label, match: good, kcal: 366, protein_g: 7, fat_g: 2, carbs_g: 80 }
`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-'))
  mkdirSync(join(root, 'foods'))
  writeFileSync(join(root, 'foods/drinks.yaml'), FOODS)
  writeFileSync(join(root, 'groups.yaml'), '- id: zywnosc\n  name: żywność\n')
  for (const part of ['gate', 'choices', 'words', 'shops', 'units.yaml', 'recipe-words.yaml'])
    cpSync(join(KNOWLEDGE, part), join(root, part), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function change(file: string, text: string, by: string): void {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(text)
  writeFileSync(path, before.replace(text, by))
}

/** The faults of the gate's own files. */
function faultsAfter(file: string, text: string, by: string): string {
  change(file, text, by)
  return compileKnowledge(root)
    .problems.filter(({ file: named }) => /^(?:foods|gate|choices)/.test(named))
    .map(writeProblem)
    .join('\n')
}

describe('the gate', () => {
  it.each([
    [
      'gate/phrases/sweets.yaml',
      'holds: [gluten, milk, soy]',
      'holds: [gluten, milk, soyy]',
      /sweets\.yaml:\d+: .*„soyy” nie jest znaną wartością → może „soy”\?/,
    ],
    [
      'gate/phrases/sweets.yaml',
      'grzesk*',
      'kinder bueno, grzesk*',
      /sweets\.yaml:\d+: .*fraza „kinder bueno” jest już w gate\/phrases\/brands\.yaml:\d+ → usuń/,
    ],
    ['gate/phrases/sweets.yaml', 'grzesk*', 'grześk*', /sweets\.yaml:\d+: .*bez polskich znaków/],
    [
      'gate/phrases/cereals.yaml',
      'example: "Ciasto na 2 pizze"',
      'example: "marchewka"',
      /cereals\.yaml:\d+: .*„marchewka” nie zawiera żadnej z fraz tej grupy → wpisz wiersz/,
    ],
    ['gate/phrases/cereals.yaml', '    example: "Ciasto na 2 pizze"\n', '', /cereals\.yaml:\d+: groups\.\d+\.example: /],
    [
      'gate/exclusions/plants.yaml',
      '- id: ananas',
      '- id: kapusta',
      /plants\.yaml:\d+: kapusta: ten identyfikator ma już grupa w gate\/exclusions\/plants\.yaml:\d+/,
    ],
    ['gate/exclusions/store-cupboard.yaml', 'aisles: [cans-and-jars]', 'aisles: [cans]', /„cans” nie jest znaną wartością/],
    [
      'gate/traits.yaml',
      '- { trait: lactose, after_zawiera: laktozę }\n',
      '',
      /traits\.yaml:1: lactose: brakuje tej cechy → dopisz wiersz/,
    ],
    [
      'gate/traits.yaml',
      'choice: { id: 43',
      'choice: { id: 7',
      /traits\.yaml:\d+: allergy-celery\.id: „7” ma już wpis w choices\/conditions\.yaml:\d+ → nadaj następny wolny numer/,
    ],
    [
      'gate/traits.yaml',
      ', allergen: seler, law: seler',
      '',
      /traits\.yaml:\d+: celery: alergen bez nazwy → dopisz allergen, law i choice/,
    ],
    [
      'gate/rules.yaml',
      'source: purines',
      'source: purine',
      /rules\.yaml:\d+: conditions\.dna-moczanowa\.source: nie ma źródła „purine” → może „purines”\?/,
    ],
    ['gate/rules.yaml', 'more_than: { grams: 100 }', 'more_than: { gramy: 100 }', /gramy: nie ma takiego pola/],
    ['gate/words.yaml', 'words: [domow*', 'word: [domow*', /words\.yaml:\d+: homemade\.word: nie ma takiego pola/],
    [
      'choices/conditions.yaml',
      'id: 2, key: diabetes-2',
      'id: 1, key: diabetes-2',
      /conditions\.yaml:\d+: diabetes-2\.id: „1” ma już wpis w choices\/conditions\.yaml:\d+ → nadaj następny wolny numer/,
    ],
    [
      'choices/conditions.yaml',
      'condition: celiakia',
      'condition: celiakiaa',
      /conditions\.yaml:\d+: celiac\.gate\.condition: gate nie zna „celiakiaa”/,
    ],
    ['foods/drinks.yaml', '[kawa]', '[kawaa]', /drinks\.yaml:11: kawa-zbozowa\.not_excluded_as: nie ma „kawaa” → może „kawa”\?/],
    ['foods/drinks.yaml', '  not_excluded_as: [kawa]\n', '  lactose: duzo\n', /„duzo” nie jest znaną wartością/],
  ])('says file, line, field and remedy: %s, %s → %s', (file, text, by, fault) => {
    expect(faultsAfter(file, text, by)).toMatch(fault)
  })

  it('takes what is not said of a food for the worse', () => {
    change('foods/drinks.yaml', '  contains: [gluten]\n  from: [plant]\n', '  contains: [gluten, milk]\n  from: [plant, dairy]\n')
    const [food] = JSON.parse(compileKnowledge(root).files['foods.json'] ?? '')
    expect(food).toMatchObject({ composition: 'by-maker', lactose: 'may' })
    expect(food.glutenFrom).toBeUndefined()
  })

  it('makes another version of another phrase, another rule and another choice', () => {
    const versions = new Set([compileKnowledge(root).files['manifest.json']])
    change('gate/phrases/sweets.yaml', 'grzesk*', 'grzeszk*')
    versions.add(compileKnowledge(root).files['manifest.json'])
    change('gate/rules.yaml', 'glycaemic_load: 10', 'glycaemic_load: 11')
    versions.add(compileKnowledge(root).files['manifest.json'])
    change('choices/diets.yaml', 'diet: weganska', 'diet: wegetarianska')
    versions.add(compileKnowledge(root).files['manifest.json'])
    expect(versions.size).toBe(4)
  })

  it('knows every group and condition that foods name', () => {
    const problems: Problem[] = []
    const traits = readTraits(KNOWLEDGE, problems)
    const gate = traits && readGate(KNOWLEDGE, traits, problems)
    const foods = traits ? readFoods(KNOWLEDGE, traits.names.allergens, problems).foods : []
    expect(foods.length).toBeGreaterThan(2000)
    expect(gate).not.toBeNull()
    if (gate) checkFoodsAgainstGate(foods, gate, new Map(), problems)
    expect(problems).toEqual([])
  })
})

describe('an example', () => {
  it('is a fault where the gate finds the same without what it stands beside', () => {
    const problems: Problem[] = []
    change('gate/phrases/cereals.yaml', 'example: "Ciasto na 2 pizze"', 'example: "pizza z mąką pszenną i serem"')
    change('gate/exclusions/nuts.yaml', 'line: "kurczak kung pao"', 'line: "orzechy nerkowca"')
    change('gate/rules.yaml', 'example: cola 200 ml', 'example: woda 200 ml')
    checkExamplesDecide(root, problems)
    expect(problems.map(writeProblem)).toEqual([
      expect.stringMatching(/^gate\/phrases\/cereals\.yaml:\d+: groups\.\d+\.example: o „pizza z mąką pszenną i serem” nie to rozstrzyga/),
      expect.stringMatching(/^gate\/exclusions\/nuts\.yaml:\d+: groups\.\d+\.example: o „orzechy nerkowca” nie to rozstrzyga/),
      expect.stringMatching(/^gate\/rules\.yaml:\d+: conditions\.cukrzyca\.rules\.0\.example: o „woda 200 ml” nie to rozstrzyga/),
    ])
  })
})

describe('an allergen', () => {
  it('is added with its line of traits, its words and the foods that hold it alone', () => {
    const line = '{ trait: buckwheat, after_zawiera: grykę, allergen: gryka, law: gryka, choice: { id: 900, name: Alergia na grykę } }'
    change('gate/traits.yaml', '- { trait: meat', `- ${line}\n- { trait: meat`)
    change(
      'gate/free-from.yaml',
      '    - words: [selera, selerow]',
      '    - words: [gryki]\n      traits: [buckwheat]\n    - words: [selera, selerow]',
    )
    change(
      'gate/phrases/cereals.yaml',
      'groups:\n',
      'groups:\n  - holds: [buckwheat]\n    phrases: [gryczan*]\n    example: "naleśniki gryczane"\n',
    )
    change('foods/drinks.yaml', 'contains: [gluten]', 'contains: [gluten, buckwheat]')
    const { files, problems } = compileKnowledge(root)
    expect(problems.filter(({ file }) => /^(?:foods|gate|choices\/conditions)/.test(file)).map(writeProblem)).toEqual([])
    const { conditions } = JSON.parse(files['choices.json'] ?? '')
    expect(conditions).toContainEqual({
      id: 900,
      key: 'allergy-buckwheat',
      group: 'allergies',
      name: 'Alergia na grykę',
      gate: { allergen: 'gryka' },
    })
    expect(JSON.parse(files['gate.json'] ?? '').allergens).toContainEqual({ slug: 'gryka', allergen: 'buckwheat', name: 'gryka' })
    expect(files['keys.ts']).toContain("| 'buckwheat'")
    expect(JSON.parse(files['foods.json'] ?? '')[0].allergens).toContain('buckwheat')
  })

  it('that no phrase holds and no "bez" takes out is a fault', () => {
    const problems: Problem[] = []
    const traits = readTraits(root, problems)
    const gate = traits && readGate(root, traits, problems)
    if (!gate) throw new Error('the gate cannot be read')
    checkAllergens(gate, problems)
    expect(problems).toEqual([])
    const without = { ...gate, phrases: [], lacks: [], claims: [] }
    checkAllergens(without, problems)
    expect(problems.filter(({ field }) => field === 'celery').map(({ message }) => message)).toEqual([
      'żadna fraza nie mówi o tym alergenie',
      '„bez …” nie zna tego alergenu',
    ])
  })
})
