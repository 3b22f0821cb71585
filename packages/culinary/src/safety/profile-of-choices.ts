import type { ConditionKey, DietaryStyleKey, DietKey } from '../knowledge/choices/index.ts'
import type { AllergenSlug, ConditionSlug, DietSlug, SafetyProfile, StyleSlug } from './profile.ts'

/** What a user chose from the lists, by their keys, and excluded in their own words. */
export interface ChosenProfile {
  conditions: readonly ConditionKey[]
  exclusions: readonly string[]
  diet: DietKey | null
  styles: readonly DietaryStyleKey[]
}

export type ChoiceKey = ConditionKey | DietKey | DietaryStyleKey

/** What the gate makes of one choice. */
interface Meaning {
  condition?: ConditionSlug
  allergen?: AllergenSlug
  diet?: DietSlug
  style?: StyleSlug
  exclusions?: readonly string[]
  /** Part of it or all is beyond the gate's rules (how an animal was slaughtered, what a doctor prescribed). */
  unchecked?: true
}

/** Asks nothing of a dish. */
const ANYTHING: Meaning = {}
const UNCHECKED: Meaning = { unchecked: true }

const CONDITION_MEANINGS: Readonly<Record<ConditionKey, Meaning>> = {
  'diabetes-1': { condition: 'cukrzyca' },
  'diabetes-2': { condition: 'cukrzyca' },
  'gestational-diabetes': { condition: 'cukrzyca' },
  'insulin-resistance': { condition: 'cukrzyca' },
  obesity: UNCHECKED,
  phenylketonuria: UNCHECKED,
  celiac: { condition: 'celiakia' },
  'non-celiac-gluten': { style: 'bezglutenowa' },
  'ibs-low-fodmap': { condition: 'low-fodmap' },
  sibo: UNCHECKED,
  reflux: UNCHECKED,
  ulcers: UNCHECKED,
  crohn: UNCHECKED,
  'ulcerative-colitis': UNCHECKED,
  hypertension: { condition: 'nadcisnienie' },
  'high-cholesterol': UNCHECKED,
  'high-triglycerides': UNCHECKED,
  'coronary-disease': UNCHECKED,
  warfarin: UNCHECKED,
  hashimoto: { condition: 'hashimoto' },
  hypothyroidism: UNCHECKED,
  hyperthyroidism: UNCHECKED,
  pcos: UNCHECKED,
  anaemia: UNCHECKED,
  gout: { condition: 'dna-moczanowa' },
  'kidney-disease': { condition: 'choroby-nerek' },
  dialysis: { condition: 'choroby-nerek' },
  'kidney-stones': UNCHECKED,
  'fatty-liver': UNCHECKED,
  gallstones: UNCHECKED,
  osteoporosis: UNCHECKED,
  'lactose-intolerance': { condition: 'nietolerancja-laktozy' },
  'fructose-intolerance': UNCHECKED,
  'histamine-intolerance': UNCHECKED,
  'allergy-gluten': { allergen: 'gluten' },
  'allergy-crustaceans': { allergen: 'skorupiaki' },
  'allergy-eggs': { allergen: 'jaja' },
  'allergy-fish': { allergen: 'ryby' },
  'allergy-peanuts': { allergen: 'orzeszki-ziemne' },
  'allergy-soy': { allergen: 'soja' },
  'allergy-milk': { allergen: 'mleko' },
  'allergy-nuts': { allergen: 'orzechy' },
  'allergy-celery': { allergen: 'seler' },
  'allergy-mustard': { allergen: 'gorczyca' },
  'allergy-sesame': { allergen: 'sezam' },
  'allergy-sulphites': { allergen: 'siarczyny' },
  'allergy-lupin': { allergen: 'lubin' },
  'allergy-molluscs': { allergen: 'mieczaki' },
  // What else a pregnant woman must not eat (raw, unpasteurised) lies in how it was made.
  pregnancy: { exclusions: ['alkohol'], unchecked: true },
  breastfeeding: { exclusions: ['alkohol'] },
}

const DIET_MEANINGS: Readonly<Record<DietKey, Meaning>> = {
  omnivore: ANYTHING,
  flexitarian: ANYTHING,
  pescatarian: { diet: 'peskatarianska' },
  vegetarian: { diet: 'wegetarianska' },
  vegan: { diet: 'weganska' },
  mediterranean: UNCHECKED,
  dash: UNCHECKED,
  paleo: UNCHECKED,
  halal: { exclusions: ['wieprzowina', 'alkohol', 'żelatyna'], unchecked: true },
  kosher: { exclusions: ['wieprzowina', 'skorupiaki', 'mięczaki', 'żelatyna'], unchecked: true },
}

const STYLE_MEANINGS: Readonly<Record<DietaryStyleKey, Meaning>> = {
  'low-carb': { style: 'niskoweglowodanowa' },
  'high-protein': { style: 'wysokobialkowa' },
  'gluten-free': { style: 'bezglutenowa' },
  'lactose-free': { style: 'bezlaktozowa' },
  'low-fat': { style: 'niskotluszczowa' },
  ketogenic: { style: 'ketogeniczna' },
  // The rules of these two conditions are exactly these: glycaemic index and load; salt.
  'low-glycaemic': { condition: 'cukrzyca' },
  'low-sodium': { condition: 'nadcisnienie' },
  'high-fibre': UNCHECKED,
  'easy-to-digest': UNCHECKED,
}

/**
 * The profile that the safety gate works with, out of what a user chose; `unchecked` are the choices that its rules do not cover, or
 * not wholly.
 */
export function safetyProfileOf({ conditions, exclusions, diet, styles }: ChosenProfile): {
  profile: SafetyProfile
  unchecked: ChoiceKey[]
} {
  const chosen: { key: ChoiceKey; meaning: Meaning }[] = [
    ...conditions.map((key) => ({ key, meaning: CONDITION_MEANINGS[key] })),
    ...(diet === null ? [] : [{ key: diet, meaning: DIET_MEANINGS[diet] }]),
    ...styles.map((key) => ({ key, meaning: STYLE_MEANINGS[key] })),
  ]
  const meanings = chosen.map(({ meaning }) => meaning)
  return {
    profile: {
      conditions: unique(meanings.flatMap(({ condition }) => condition ?? [])),
      allergens: unique(meanings.flatMap(({ allergen }) => allergen ?? [])),
      exclusions: unique([...exclusions, ...meanings.flatMap((meaning) => meaning.exclusions ?? [])]),
      diet: meanings.find((meaning) => meaning.diet !== undefined)?.diet ?? null,
      styles: unique(meanings.flatMap(({ style }) => style ?? [])),
    },
    unchecked: chosen.filter(({ meaning }) => meaning.unchecked).map(({ key }) => key),
  }
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
