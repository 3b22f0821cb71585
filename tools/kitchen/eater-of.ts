import type { ConditionKey, DietaryStyleKey, DietKey } from '@spizarka/culinary/choices'
import type { AllergenSlug, ConditionSlug, DietSlug, SafetyProfile, StyleSlug } from '@spizarka/culinary/safety'
import type { EaterProfile } from '@spizarka/engine'

const CONDITIONS: Readonly<Record<ConditionSlug, ConditionKey>> = {
  cukrzyca: 'diabetes-2',
  celiakia: 'celiac',
  hashimoto: 'hashimoto',
  nadcisnienie: 'hypertension',
  'dna-moczanowa': 'gout',
  'low-fodmap': 'ibs-low-fodmap',
  'choroby-nerek': 'kidney-disease',
  'nietolerancja-laktozy': 'lactose-intolerance',
}
const ALLERGIES: Readonly<Record<AllergenSlug, ConditionKey>> = {
  gluten: 'allergy-gluten',
  skorupiaki: 'allergy-crustaceans',
  jaja: 'allergy-eggs',
  ryby: 'allergy-fish',
  'orzeszki-ziemne': 'allergy-peanuts',
  soja: 'allergy-soy',
  mleko: 'allergy-milk',
  orzechy: 'allergy-nuts',
  seler: 'allergy-celery',
  gorczyca: 'allergy-mustard',
  sezam: 'allergy-sesame',
  siarczyny: 'allergy-sulphites',
  lubin: 'allergy-lupin',
  mieczaki: 'allergy-molluscs',
}
const DIETS: Readonly<Record<DietSlug, DietKey>> = { wegetarianska: 'vegetarian', weganska: 'vegan', peskatarianska: 'pescatarian' }
const STYLES: Readonly<Record<StyleSlug, DietaryStyleKey>> = {
  niskoweglowodanowa: 'low-carb',
  wysokobialkowa: 'high-protein',
  bezglutenowa: 'gluten-free',
  bezlaktozowa: 'lactose-free',
  niskotluszczowa: 'low-fat',
  ketogeniczna: 'ketogenic',
}

/** A profile of slugs in the keys of the choice lists, which are what the app keeps and the engine takes. */
export function eaterOf({ conditions, allergens, exclusions, diet, styles }: SafetyProfile): EaterProfile {
  return {
    conditions: [...conditions.map((slug) => CONDITIONS[slug]), ...allergens.map((slug) => ALLERGIES[slug])],
    exclusions,
    diet: diet === null ? null : DIETS[diet],
    styles: styles.map((slug) => STYLES[slug]),
  }
}
