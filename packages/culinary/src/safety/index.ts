export { checkRecipe } from './check-recipe.ts'
export type { Finding, FindingKind, SafetyReport, Verdict } from './finding.ts'
export type { CheckedIngredient } from './ingredient.ts'
export {
  ALLERGENS,
  type AllergenSlug,
  CONDITION_SLUGS,
  type ConditionSlug,
  DIET_SLUGS,
  type DietSlug,
  type SafetyProfile,
  STYLE_SLUGS,
  type StyleSlug,
} from './profile.ts'
export { type ChoiceKey, type ChosenProfile, safetyProfileOf } from './profile-of-choices.ts'
export { allergensIn, type Screen, screenOf, traitsOfRecipe } from './recipe-traits.ts'
