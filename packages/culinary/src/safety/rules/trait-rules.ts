import { type AllergenSlug, GATE, type ProfileRule } from '@spizarka/knowledge'
import { ALLERGENS, type SafetyProfile } from '../eater/profile.ts'
import { maskOf, traitsIn } from '../traits.ts'

/** A rule on what an ingredient holds, whatever its amount. */
export interface TraitRule {
  rule: string
  /** Blocks where it is held, leaves unchecked where it may be. */
  mask: number
  /** Warns where these are held or may be. */
  warnMask: number
  source: string
}

const nameOf = new Map(GATE.traits.map(({ trait, name }) => [trait, name]))
const namesOfMask = new Map<number, string>()

/** What the traits of a mask are called after "zawiera"; kinds of meat are called by their kind. */
export function nameTraits(mask: number): string {
  const known = namesOfMask.get(mask)
  if (known !== undefined) return known
  const traits = traitsIn(mask)
  const hasKind = traits.some((trait) => trait === 'pork' || trait === 'beef' || trait === 'poultry')
  const named = traits.filter((trait) => !(trait === 'meat' && hasKind) && !(trait === 'lactose' && traits.includes('milk')))
  const name = named.map((trait) => nameOf.get(trait) ?? trait).join(', ')
  namesOfMask.set(mask, name)
  return name
}

/** Rules of a profile that ask what a food holds. */
export function traitRulesOf({ allergens, conditions, diet, styles }: SafetyProfile): TraitRule[] {
  return [
    ...allergens.map(allergenRule),
    ...conditions.flatMap((slug) => traitRule(`condition:${slug}`, GATE.conditions[slug])),
    ...(diet === null ? [] : traitRule(`diet:${diet}`, GATE.diets[diet])),
    ...styles.flatMap((slug) => traitRule(`style:${slug}`, GATE.styles[slug])),
  ]
}

function allergenRule(slug: AllergenSlug): TraitRule {
  return { rule: `allergen:${slug}`, mask: maskOf([ALLERGENS[slug].allergen]), warnMask: 0, source: GATE.sources.allergens }
}

/** What a choice of a profile asks of traits; none where it asks of amounts alone. */
export function traitRule(rule: string, { blocks, warns, source }: ProfileRule): TraitRule[] {
  return blocks.length + warns.length === 0 ? [] : [{ rule, mask: maskOf(blocks), warnMask: maskOf(warns), source }]
}
