import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkRecipe, type FindingKind, type SafetyProfile } from './index.ts'

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
}, 60_000)
