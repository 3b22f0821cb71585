import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { randomly } from '../random.fixture.ts'
import { ALLERGENS, type AllergenSlug, checkRecipe, DIET_SLUGS, type FindingKind, type SafetyProfile } from './index.ts'

interface Plate {
  id: string
  recipe: { title: string; servings: number; ingredients: string[] }
  profile: SafetyProfile
  /** Places that must have such a finding; no other place may be blocked. */
  blocked: number[]
  unchecked: number[]
  warned: number[]
}

const PLATES = readFileSync(new URL('../../fixtures/safety.golden.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Plate => JSON.parse(line))

function faultsOf({ id, recipe, profile, ...expected }: Plate): string[] {
  const { findings } = checkRecipe(recipe.ingredients, profile, recipe.servings)
  const isFound = (place: number, kind: FindingKind): boolean =>
    findings.some((finding) => finding.ingredient === place && finding.kind === kind)
  return recipe.ingredients.flatMap((line, place) => [
    ...(['blocked', 'unchecked', 'warned'] as const)
      .filter((kind) => expected[kind].includes(place) && !isFound(place, kind))
      .map((kind) => `${id}: "${line}" is not ${kind}`),
    ...(isFound(place, 'blocked') && !expected.blocked.includes(place) ? [`${id}: "${line}" is blocked`] : []),
  ])
}

it('judges every golden plate as its author did: no danger let through, nothing harmless blocked', () => {
  expect(PLATES.length).toBeGreaterThanOrEqual(300)
  expect(PLATES.flatMap(faultsOf)).toEqual([])
})

/** Lines as people write them with the rules that refuse them, written by hand without a look at the food table. */
const LINES = jsonLines<{ line: string; blocks: string[] }>('safety.table.jsonl')
/** Exclusions with lines that they mean and lines that only look alike. */
const EXCLUSIONS = jsonLines<{ exclusion: string; names: string[]; spares: string[] }>('safety.exclusions.jsonl')

const PROFILES = 20_000
const ALLERGEN_SLUGS = Object.keys(ALLERGENS).filter((slug): slug is AllergenSlug => Object.hasOwn(ALLERGENS, slug))

function jsonLines<Row>(file: string): Row[] {
  return readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))
}

function some<Item>(items: readonly Item[], count: number, random: (below: number) => number): Item[] {
  return Array.from({ length: count }, () => items[random(items.length)]).filter((item) => item !== undefined)
}

function randomProfile(random: (below: number) => number): SafetyProfile {
  return {
    conditions: random(4) === 0 ? ['nietolerancja-laktozy'] : random(4) === 0 ? ['celiakia'] : [],
    allergens: [...new Set(some(ALLERGEN_SLUGS, random(4), random))],
    exclusions: some(EXCLUSIONS, random(3), random).map(({ exclusion }) => exclusion),
    diet: DIET_SLUGS[random(6)] ?? null,
    styles: random(8) === 0 ? ['bezglutenowa'] : random(8) === 0 ? ['bezlaktozowa'] : [],
  }
}

/** The rules of a profile that the table says refuse the line. */
function refusals({ blocks }: { blocks: readonly string[] }, { conditions, allergens, diet, styles }: SafetyProfile): string[] {
  const gluten = blocks.includes('allergen:gluten')
  const lactose = blocks.includes('condition:nietolerancja-laktozy')
  return [
    ...allergens.map((slug) => `allergen:${slug}`).filter((rule) => blocks.includes(rule)),
    ...(diet !== null && blocks.includes(`diet:${diet}`) ? [`diet:${diet}`] : []),
    ...(conditions.includes('celiakia') && gluten ? ['condition:celiakia'] : []),
    ...(conditions.includes('nietolerancja-laktozy') && lactose ? ['condition:nietolerancja-laktozy'] : []),
    ...(styles.includes('bezglutenowa') && gluten ? ['style:bezglutenowa'] : []),
    ...(styles.includes('bezlaktozowa') && lactose ? ['style:bezlaktozowa'] : []),
  ].sort()
}

it('blocks what a table written by hand refuses and nothing else, over 20 000 random profiles and pantries', () => {
  const random = randomly(20_251_121)
  const violations = new Set<string>()
  for (let round = 0; round < PROFILES; round++) {
    const profile = randomProfile(random)
    const pantry = some(LINES, 3 + random(10), random)
    const { findings } = checkRecipe(
      pantry.map(({ line }) => line),
      profile,
      4,
    )
    for (const [place, row] of pantry.entries()) {
      const blocked = findings
        .filter(({ ingredient, kind, rule }) => ingredient === place && kind === 'blocked' && !rule.startsWith('exclusion:'))
        .map(({ rule }) => rule)
      const expected = refusals(row, profile)
      if (blocked.sort().join() !== expected.join()) violations.add(`${row.line}: ${blocked.join()} instead of ${expected.join()}`)
    }
  }
  expect([...violations]).toEqual([])
})

it.each(EXCLUSIONS)('meets "$exclusion" in every case and in what is made of it, and in no look-alike', ({ exclusion, names, spares }) => {
  const profile: SafetyProfile = { conditions: [], allergens: [], exclusions: [exclusion], diet: null, styles: [] }
  const isBlocked = (line: string): boolean =>
    checkRecipe([line], profile).findings.some(({ kind, rule }) => kind === 'blocked' && rule === `exclusion:${exclusion}`)
  expect(names.filter((line) => !isBlocked(line))).toEqual([])
  expect(spares.filter(isBlocked)).toEqual([])
})
