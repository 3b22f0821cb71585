import { ALLERGENS, type AllergenSlug, type ConditionSlug, type DietSlug, type SafetyProfile, type StyleSlug } from '../profile.ts'
import { SOURCES } from '../sources.ts'
import { maskOf, type Trait, traitsIn } from '../traits.ts'

/** A rule on what an ingredient holds, whatever its amount. */
export interface TraitRule {
  rule: string
  /** Blocks where it is held, leaves unchecked where it may be. */
  mask: number
  /** Warns where these are held or may be. */
  warnMask: number
  source: string
}

const MEAT: readonly Trait[] = ['meat', 'pork', 'beef', 'poultry', 'gelatine']
const VEGETARIAN: readonly Trait[] = [...MEAT, 'fish', 'crustaceans', 'molluscs']
const VEGAN: readonly Trait[] = [...VEGETARIAN, 'milk', 'eggs', 'honey', 'insects', 'rennet']

const TRAIT_NAMES: Readonly<Record<Trait, string>> = {
  gluten: 'gluten',
  crustaceans: 'skorupiaki',
  eggs: 'jaja',
  fish: 'ryby',
  peanuts: 'orzeszki ziemne',
  soy: 'soję',
  milk: 'mleko',
  nuts: 'orzechy',
  celery: 'seler',
  mustard: 'gorczycę',
  sesame: 'sezam',
  sulphites: 'siarczyny',
  lupin: 'łubin',
  molluscs: 'mięczaki',
  meat: 'mięso',
  pork: 'wieprzowinę',
  beef: 'wołowinę',
  poultry: 'drób',
  gelatine: 'żelatynę',
  honey: 'miód',
  rennet: 'podpuszczkę zwierzęcą',
  insects: 'barwnik lub wosk owadzi',
  alcohol: 'alkohol',
  lactose: 'laktozę',
  phosphates: 'fosforany dodane',
  'potassium-chloride': 'chlorek potasu',
}

const namesOfMask = new Map<number, string>()

/** What the traits of a mask are called after "zawiera"; kinds of meat are called by their kind. */
export function nameTraits(mask: number): string {
  const known = namesOfMask.get(mask)
  if (known !== undefined) return known
  const traits = traitsIn(mask)
  const hasKind = traits.some((trait) => trait === 'pork' || trait === 'beef' || trait === 'poultry')
  const named = traits.filter((trait) => !(trait === 'meat' && hasKind) && !(trait === 'lactose' && traits.includes('milk')))
  const name = named.map((trait) => TRAIT_NAMES[trait]).join(', ')
  namesOfMask.set(mask, name)
  return name
}

/** Rules of a profile that ask what a food holds. */
export function traitRulesOf({ allergens, conditions, diet, styles }: SafetyProfile): TraitRule[] {
  return [
    ...allergens.map(allergenRule),
    ...conditions.flatMap((condition) => CONDITION_RULES[condition] ?? []),
    ...(diet === null ? [] : [DIET_RULES[diet]]),
    ...styles.flatMap((style) => STYLE_RULES[style] ?? []),
  ]
}

function allergenRule(slug: AllergenSlug): TraitRule {
  const { allergen } = ALLERGENS[slug]
  return rule(`allergen:${slug}`, [allergen], SOURCES.allergens)
}

function rule(name: string, traits: readonly Trait[], source: string, warned: readonly Trait[] = []): TraitRule {
  return { rule: name, mask: maskOf(traits), warnMask: maskOf(warned), source }
}

const CONDITION_RULES: Partial<Record<ConditionSlug, TraitRule>> = {
  celiakia: rule('condition:celiakia', ['gluten'], SOURCES.gluten),
  'nietolerancja-laktozy': rule('condition:nietolerancja-laktozy', ['lactose'], SOURCES.lactose),
  'choroby-nerek': rule('condition:choroby-nerek', ['phosphates', 'potassium-chloride'], SOURCES.kidneys),
}

const STYLE_RULES: Partial<Record<StyleSlug, TraitRule>> = {
  bezglutenowa: rule('style:bezglutenowa', ['gluten'], SOURCES.gluten),
  bezlaktozowa: rule('style:bezlaktozowa', ['lactose'], SOURCES.lactose),
}

const DIET_RULES: Readonly<Record<DietSlug, TraitRule>> = {
  wegetarianska: rule('diet:wegetarianska', VEGETARIAN, SOURCES.diet, ['rennet']),
  weganska: rule('diet:weganska', VEGAN, SOURCES.diet),
  peskatarianska: rule('diet:peskatarianska', MEAT, SOURCES.diet, ['rennet']),
}
