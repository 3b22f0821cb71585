import {
  type Allergen,
  type AllergenSlug,
  type ChoiceMeaning,
  CONDITIONS,
  type ConditionKey,
  type ConditionSlug,
  DIETARY_STYLES,
  DIETS,
  type DietaryStyleKey,
  type DietKey,
  type DietSlug,
  GATE,
  type StyleSlug,
} from '@spizarka/knowledge'

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

/** What a user chose from the lists, by their keys, and excluded in their own words. */
export interface ChosenProfile {
  conditions: readonly ConditionKey[]
  exclusions: readonly string[]
  diet: DietKey | null
  styles: readonly DietaryStyleKey[]
}

export type ChoiceKey = ConditionKey | DietKey | DietaryStyleKey

const NO_MEANING: ChoiceMeaning = {}
const meaningsOf = <Key extends string>(list: readonly { key: Key; gate?: ChoiceMeaning }[]): ReadonlyMap<Key, ChoiceMeaning> =>
  new Map(list.map(({ key, gate = NO_MEANING }) => [key, gate]))
const conditionMeanings = meaningsOf(CONDITIONS)
const dietMeanings = meaningsOf(DIETS)
const styleMeanings = meaningsOf(DIETARY_STYLES)

/**
 * The profile that the safety gate works with, out of what a user chose; `unchecked` are the choices that its rules do not cover, or
 * not wholly.
 */
export function safetyProfileOf({ conditions, exclusions, diet, styles }: ChosenProfile): {
  profile: SafetyProfile
  unchecked: ChoiceKey[]
} {
  const chosen: { key: ChoiceKey; meaning: ChoiceMeaning }[] = [
    ...conditions.map((key) => ({ key, meaning: conditionMeanings.get(key) ?? NO_MEANING })),
    ...(diet === null ? [] : [{ key: diet, meaning: dietMeanings.get(diet) ?? NO_MEANING }]),
    ...styles.map((key) => ({ key, meaning: styleMeanings.get(key) ?? NO_MEANING })),
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
