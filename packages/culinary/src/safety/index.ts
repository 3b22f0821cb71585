export { checkRecipe } from './check-recipe.ts'
export { exclusionDecides, phrasesDecide, type RulePlace, ruleDecides } from './deciding-examples.ts'
export { filterMaskOfNamed } from './eater/named-filter.ts'
export { mostInServing, readyExclusions } from './eater/prepare-eater.ts'
export {
  ALLERGENS,
  type AllergenSlug,
  type ChoiceKey,
  type ChosenProfile,
  CONDITION_SLUGS,
  type ConditionSlug,
  DIET_SLUGS,
  type DietSlug,
  type SafetyProfile,
  STYLE_SLUGS,
  type StyleSlug,
  safetyProfileOf,
} from './eater/profile.ts'
export { allergensIn, type FilterMask, filterMaskOf, traitsOfRecipe } from './eater/profile-filter.ts'
export type { IngredientInput } from './examine-ingredient.ts'
export { excludesTraits } from './exclusions/prepare-exclusion.ts'
export type { Finding, FindingKind, SafetyReport, Verdict } from './finding.ts'
