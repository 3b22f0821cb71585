import { GATE } from '@spizarka/knowledge'
import { type Eater, prepareEater } from './eater/prepare-eater.ts'
import type { SafetyProfile } from './eater/profile.ts'
import { type ExaminedIngredient, examineIngredient, type IngredientInput } from './examine-ingredient.ts'
import type { Finding, SafetyReport, Verdict } from './finding.ts'
import { nameTraits } from './rules/trait-rules.ts'
import { unite } from './traits.ts'

/**
 * Holds every ingredient of a recipe against a profile. Blocks what this person must not be served, warns of what is for moderation
 * (amounts are those of one of `servings`, where known), and says of what it does not know that it could not check it.
 * Information, no medical advice: the label decides.
 */
export function checkRecipe(ingredients: readonly IngredientInput[], profile: SafetyProfile, servings = 1): SafetyReport {
  return checkFor(ingredients, prepareEater(profile), servings)
}

/** The same for an eater who is made ready. */
export function checkFor(ingredients: readonly IngredientInput[], eater: Eater, servings: number): SafetyReport {
  const findings: Finding[] = []
  const read = ingredients.map(examineIngredient)
  const examined = isToldAsServed(read) ? read.map(asServed) : read
  for (const [place, ingredient] of examined.entries()) findIn(ingredient, place, eater, servings, findings)
  findInDish(examined, eater, servings, findings)
  return { verdict: verdictOf(findings), findings }
}

/** More lines than a dish and what stands beside it are the ingredients of one. */
const MAX_SERVED = 3

/** A line alone is a dish, and so are few that nobody measured ("chili; ryż"). */
function isToldAsServed(lines: readonly ExaminedIngredient[]): boolean {
  return lines.length === 1 || (lines.length <= MAX_SERVED && lines.every(({ grams }) => grams === null))
}

/** What is told as it is served is each line's dish. */
function asServed(ingredient: ExaminedIngredient): ExaminedIngredient {
  return { ...ingredient, contents: unite(ingredient.contents, ingredient.asDish) }
}

function findIn(ingredient: ExaminedIngredient, place: number, eater: Eater, servings: number, findings: Finding[]): void {
  findTraits(ingredient, place, eater, findings)
  findExclusions(ingredient, place, eater, findings)
  findModeration(ingredient, place, eater, servings, findings)
  // What a condition asks of amounts nobody can say of what has no figures.
  if (ingredient.unknown || (ingredient.withoutFigures && eater.moderators.length > 0))
    findings.push({
      ingredient: place,
      kind: 'unchecked',
      rule: 'unknown',
      reason: `${ingredient.name}: nie znamy tego produktu – sprawdź skład`,
      source: GATE.sources.unknown,
    })
}

function findTraits({ name, contents: { has, may } }: ExaminedIngredient, place: number, { traitRules }: Eater, findings: Finding[]): void {
  if ((has | may) === 0) return
  for (const { rule, mask, warnMask, source } of traitRules) {
    if ((has & mask) !== 0)
      findings.push({ ingredient: place, kind: 'blocked', rule, reason: `${name}: zawiera ${nameTraits(has & mask)}`, source })
    else if ((may & mask) !== 0)
      findings.push({
        ingredient: place,
        kind: 'unchecked',
        rule,
        reason: `${name}: może zawierać ${nameTraits(may & mask)} – sprawdź etykietę`,
        source: GATE.sources.label,
      })
    else if (((has | may) & warnMask) !== 0)
      findings.push({
        ingredient: place,
        kind: 'warned',
        rule,
        reason: `${name}: może zawierać ${nameTraits((has | may) & warnMask)} – sprawdź etykietę`,
        source: GATE.sources.label,
      })
  }
}

function findExclusions(
  { name, foods, words, contents, isHeated }: ExaminedIngredient,
  place: number,
  { exclusions }: Eater,
  findings: Finding[],
): void {
  for (const { rule, exclusion } of exclusions) {
    const found = foods.map(({ id }) => exclusion.foods.get(id))
    if ((contents.has & exclusion.traits) !== 0 || found.includes('blocked') || exclusion.isNamedBy(words, contents))
      findings.push({
        ingredient: place,
        kind: 'blocked',
        rule,
        reason: `${name}: na liście wykluczeń („${exclusion.text}”)`,
        source: GATE.sources.user,
      })
    else if (
      (contents.may & exclusion.traits) !== 0 ||
      found.includes('unchecked') ||
      (!isHeated && found.includes('while-raw')) ||
      exclusion.mayHideIn(contents, words, foods)
    )
      findings.push({
        ingredient: place,
        kind: 'unchecked',
        rule,
        reason: `${name}: może zawierać „${exclusion.text}” – sprawdź skład`,
        source: GATE.sources.label,
      })
  }
}

function findModeration(
  { name, foods, grams }: ExaminedIngredient,
  place: number,
  { moderators }: Eater,
  servings: number,
  findings: Finding[],
): void {
  const serving = grams === null ? null : grams / Math.max(1, servings)
  for (const { rule, judge } of moderators) {
    for (const food of foods) {
      const found = judge(food, serving)
      if (!found) continue
      findings.push({ ingredient: place, kind: found.kind, rule, reason: `${name}: ${found.reason}`, source: found.source })
      break
    }
  }
}

/** What single ingredients hold too little of to be told, and a serving of the dish much. */
function findInDish(examined: readonly ExaminedIngredient[], { dishModerators }: Eater, servings: number, findings: Finding[]): void {
  if (dishModerators.length === 0) return
  const foods = examined.flatMap(({ foods: [food], grams }, place) =>
    food && grams !== null ? [{ food, grams: grams / Math.max(1, servings), place }] : [],
  )
  for (const { rule, judge } of dishModerators) {
    const found = judge(foods)
    if (found && !findings.some((finding) => finding.rule === rule))
      findings.push({
        ingredient: found.place,
        kind: found.kind,
        rule,
        reason: `${examined[found.place]?.name ?? ''}: ${found.reason}`,
        source: found.source,
      })
  }
}

function verdictOf(findings: readonly Finding[]): Verdict {
  for (const kind of ['blocked', 'unchecked', 'warned'] as const) if (findings.some((finding) => finding.kind === kind)) return kind
  return 'clear'
}
