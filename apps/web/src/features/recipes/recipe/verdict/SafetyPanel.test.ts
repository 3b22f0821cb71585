import type { Recipe } from '@spizarka/contract/recipes'
import { expect, it } from 'vitest'
import { anIngredient, aRecipe } from '../../../../testing/recipe-samples.ts'
import { describeVerdict } from './SafetyPanel.tsx'

const told = (safety: Partial<Recipe['safety']>) => {
  const recipe = aRecipe({ ingredients: [anIngredient({ name: 'feta' })] })
  return describeVerdict({ ...recipe, safety: { ...recipe.safety, ...safety } })
}
const finding = { ingredient: 0, rule: 'allergen:mleko', reason: 'Ser jest z mleka.', source: null }

it('says in a line what is not for this person', () => {
  expect(told({ verdict: 'blocked', findings: [{ ...finding, kind: 'blocked' }] }).title).toBe('Nie dla Ciebie: feta')
})

it('says what was found, each once', () => {
  const findings = [
    { ...finding, kind: 'warned' as const },
    { ...finding, kind: 'warned' as const, rule: 'condition:x' },
  ]
  expect(told({ verdict: 'warned', findings })).toEqual({ title: 'Znaleziono: feta', detail: 'Sprawdzone: nadciśnienie, bez orzechów' })
})

it('says what there are no rules for', () => {
  const reason = 'Hashimoto: nie mamy na to pewnych reguł'
  const findings = [{ ...finding, ingredient: null, kind: 'unchecked' as const, reason }]
  expect(told({ verdict: 'unchecked', findings }).title).toBe('Nie dało się sprawdzić: Hashimoto')
})

it('never says that it is safe', () => {
  expect(told({}).title).toBe('Nie znaleźliśmy nic z\u00a0Twojej listy')
  expect(told({ checked_for: [] })).toEqual({ title: 'Co warto wiedzieć', detail: 'Zawiera: jaja, mleko' })
})
