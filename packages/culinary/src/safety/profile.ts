import type { Allergen } from '@spizarka/knowledge'

/** Allergen slugs → the groups of Regulation (EU) 1169/2011 and their names in its Polish text. */
export const ALLERGENS = {
  gluten: { allergen: 'gluten', name: 'zboża zawierające gluten' },
  skorupiaki: { allergen: 'crustaceans', name: 'skorupiaki' },
  jaja: { allergen: 'eggs', name: 'jaja' },
  ryby: { allergen: 'fish', name: 'ryby' },
  'orzeszki-ziemne': { allergen: 'peanuts', name: 'orzeszki ziemne' },
  soja: { allergen: 'soy', name: 'soję' },
  mleko: { allergen: 'milk', name: 'mleko' },
  orzechy: { allergen: 'nuts', name: 'orzechy' },
  seler: { allergen: 'celery', name: 'seler' },
  gorczyca: { allergen: 'mustard', name: 'gorczycę' },
  sezam: { allergen: 'sesame', name: 'sezam' },
  siarczyny: { allergen: 'sulphites', name: 'siarczyny' },
  lubin: { allergen: 'lupin', name: 'łubin' },
  mieczaki: { allergen: 'molluscs', name: 'mięczaki' },
} as const satisfies Record<string, { allergen: Allergen; name: string }>

export const CONDITION_SLUGS = [
  'cukrzyca',
  'celiakia',
  'hashimoto',
  'nadcisnienie',
  'dna-moczanowa',
  'low-fodmap',
  'choroby-nerek',
  'nietolerancja-laktozy',
] as const
export const DIET_SLUGS = ['wegetarianska', 'weganska', 'peskatarianska'] as const
export const STYLE_SLUGS = [
  'niskoweglowodanowa',
  'wysokobialkowa',
  'bezglutenowa',
  'bezlaktozowa',
  'niskotluszczowa',
  'ketogeniczna',
] as const

export type AllergenSlug = keyof typeof ALLERGENS
export type ConditionSlug = (typeof CONDITION_SLUGS)[number]
export type DietSlug = (typeof DIET_SLUGS)[number]
export type StyleSlug = (typeof STYLE_SLUGS)[number]

/** What the people at the table must not or should not eat. */
export interface SafetyProfile {
  conditions: readonly ConditionSlug[]
  allergens: readonly AllergenSlug[]
  /** Foods in the user's own words. */
  exclusions: readonly string[]
  diet: DietSlug | null
  styles: readonly StyleSlug[]
}
