import type { Trait } from '../generated/keys.ts'
import type { Aisle, Allergen, Composition, LactoseLevel, Origin } from './types.ts'

/** What a food may be refused for: the allergens, and what diets and intolerances ask beside them. */
export { TRAITS, type Trait } from '../generated/keys.ts'

/** A trait and what it is called behind "zawiera". */
export interface TraitName {
  trait: Trait
  name: string
  /** Origins of foods that hold it. */
  origins: readonly Origin[]
}

/** One of the groups of Regulation (EU) 1169/2011, annex II: how profiles know it, and its name in the Polish text of the annex. */
export interface AllergenGroup {
  slug: string
  allergen: Allergen
  name: string
}

/** Which foods a rule or a group means: all that is said must hold. */
export interface FoodClause {
  aisles?: readonly Aisle[]
  withoutAisles?: readonly Aisle[]
  /** Ids of foods and groups that it is a kind of, any of them: frozen strawberries are fruit, wherever they lie. */
  kindsOf?: readonly string[]
  compositions?: readonly Composition[]
  /** Any of them. */
  from?: readonly Origin[]
  contains?: readonly Allergen[]
  tags?: readonly string[]
  withoutTags?: readonly string[]
  lactose?: readonly LactoseLevel[]
  /** Gluten that may be of wheat. */
  wheat?: true
  sweetDrink?: true
  /** Poisonous for whom the rule is of. */
  toxic?: true
}

/** An amount in one serving that a rule asks about. */
export type Measure = (typeof MEASURES)[number]
export const MEASURES = ['grams', 'glycaemicLoad', 'sugarsG', 'carbsG', 'fatG'] as const

export type Mineral = (typeof MINERALS)[number]
export const MINERALS = ['potassiumMg', 'phosphorusMg', 'saltG'] as const

/** A rule of a condition or a style on single foods and their amounts. */
export interface FoodRule {
  finds: 'blocked' | 'warned' | 'unchecked'
  food?: FoodClause
  atLeast?: Readonly<Partial<Record<Measure, number>>>
  moreThan?: Readonly<Partial<Record<Measure, number>>>
  /** Holds where nobody gave an amount, or the food has no such figure. */
  unknownAmountCounts?: true
  /** Judges by 100 g where nobody gave an amount. */
  per100g?: Readonly<Partial<Record<'carbsG' | 'fatG', number>>>
  richIn?: readonly Mineral[]
  /** Polish; `{food}` and `{minerals}` are filled in. */
  reason: string
  /** Polish: where the rule comes from. */
  source: string
}

/** What one choice of a profile asks of what is eaten. */
export interface ProfileRule {
  /** Refused where it is held, unchecked where it may be. */
  blocks: readonly Trait[]
  /** Warned of where it is held or may be. */
  warns: readonly Trait[]
  source: string
  rules: readonly FoodRule[]
  /** Of a whole dish: what a serving of it holds in all the foods that they mean. */
  dishRules?: readonly FoodRule[]
}

export interface MineralFigures {
  name: string
  highPer100g: number
  notablePerServing: number
}

/**
 * What some words of an ingredient line say, whatever food it is read as. A phrase is folded words with spaces between, found in any
 * order close together; `stem*` takes any ending, `stem~` the endings of Polish cases, `a|b` either. Longer phrases are read first and
 * use their words up, so that "mleko kokosowe" is never met again as "mleko".
 */
export interface PhraseGroup {
  /** Held for certain or as a rule. */
  holds?: readonly Trait[]
  /** Held by some products of that name. */
  mayHold?: readonly Trait[]
  /** The phrase names another thing than its noun alone ("parówki z tofu"); one that holds nothing always does ("masło kakaowe"). */
  instead?: true
  /** Says all there is to say of a thing that the food table does not know ("maltodekstryna"): it is not unknown. */
  known?: true
  /**
   * Counts only where nothing else names the thing and nobody measured it: "1 lasagne" is the dish, "250 g lasagne" its pasta. As a
   * `dish` it also has to be the plate's only line, and what it is served with and when may be said: "chili z ryżem" is a dish, a line
   * "chili" among others a spice.
   */
  alone?: true | 'dish'
  phrases: readonly string[]
}

/** What people exclude by one word that is many foods, or whose foods go by other names. Foods may say of themselves that they are of it. */
export interface ExclusionGroup {
  id: string
  /** How the exclusion is typed; phrases. */
  typed: readonly string[]
  /** Meant only where "surowy" is said with it: what is raw and holds one of these; cooked, the same foods are none of it. */
  raw?: readonly Trait[]
  /** Traits that it means. */
  traits?: readonly Trait[]
  /** Words that name it in a line or in a food's name; phrases. */
  words?: readonly string[]
  /** Foods that are it by their kind: any of the clauses. */
  foods?: readonly FoodClause[]
  /** Foods that may go with it where ingredients alone cannot tell (fat is for frying and for salads); without, every mixture may. */
  suspects?: readonly FoodClause[]
  /** Mixtures that never hold it. */
  never?: readonly FoodClause[]
  /** Traits that hide it where neither the foods nor the words say which kind it is ("ciasto z orzechami"). */
  hiddenIn?: { traits: readonly Trait[]; unless: readonly string[] }
}

/** Words and what they take out of a thing. */
export interface FreeFromClaim {
  words: readonly string[]
  traits: readonly Trait[]
}

/** The rules and words of the safety gate, from `knowledge/gate` and `knowledge/words/foreign.yaml`. */
export interface Gate {
  traits: readonly TraitName[]
  allergens: readonly AllergenGroup[]
  /** Polish, by what they are sources of. */
  sources: Readonly<Record<string, string>>
  minerals: Readonly<Record<Mineral, MineralFigures>>
  /** By tag. */
  glycaemicIndex: Readonly<Record<string, number>>
  conditions: Readonly<Record<string, ProfileRule>>
  diets: Readonly<Record<string, ProfileRule>>
  styles: Readonly<Record<string, ProfileRule>>
  phrases: readonly PhraseGroup[]
  exclusions: readonly ExclusionGroup[]
  claims: readonly FreeFromClaim[]
  lacks: readonly FreeFromClaim[]
  doubts: readonly { lacked: readonly string[]; dishes: readonly string[]; traits: readonly Trait[] }[]
  purity: readonly FreeFromClaim[]
  englishClaims: Readonly<Record<string, string>>
  /** Word patterns by what they are for. */
  words: Readonly<Record<string, readonly string[]>>
  foreign: {
    genera: Readonly<Record<string, string>>
    phrases: Readonly<Record<string, string>>
    english: Readonly<Record<string, string>>
    englishForms: Readonly<Record<string, string>>
  }
}
