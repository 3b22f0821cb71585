import { type Allergen, type AllergenSlug, type ConditionSlug, type DietSlug, GATE, type StyleSlug } from '@spizarka/knowledge'

/** Allergen slugs → the groups of Regulation (EU) 1169/2011 and their names in its Polish text. */
export const ALLERGENS = Object.fromEntries(GATE.allergens.map(({ slug, allergen, name }) => [slug, { allergen, name }])) as Readonly<
  Record<AllergenSlug, { allergen: Allergen; name: string }>
>

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] => Object.keys(record) as Key[]

export const CONDITION_SLUGS = keysOf(GATE.conditions)
export const DIET_SLUGS = keysOf(GATE.diets)
export const STYLE_SLUGS = keysOf(GATE.styles)

export type { AllergenSlug, ConditionSlug, DietSlug, StyleSlug }

/** What the people at the table must not or should not eat. */
export interface SafetyProfile {
  conditions: readonly ConditionSlug[]
  allergens: readonly AllergenSlug[]
  /** Foods in the user's own words. */
  exclusions: readonly string[]
  diet: DietSlug | null
  styles: readonly StyleSlug[]
}
