import { type Food, GATE, type Origin, type Trait } from '@spizarka/knowledge'

const TRAITS: readonly Trait[] = GATE.traits.map(({ trait }) => trait)

const BIT_OF: ReadonlyMap<Trait, number> = new Map(TRAITS.map((trait, place) => [trait, 1 << place]))

/** Traits as bits, so that a recipe is held against a profile in a few operations. */
export function maskOf(traits: readonly Trait[]): number {
  let mask = 0
  for (const trait of traits) mask |= BIT_OF.get(trait) ?? 0
  return mask
}

/** The mask of all traits. */
export const EVERYTHING = maskOf(TRAITS)

/** The traits of a mask, in their fixed order. */
export function traitsIn(mask: number): Trait[] {
  return TRAITS.filter((trait) => (mask & maskOf([trait])) !== 0)
}

/** What an ingredient holds for certain or as a rule, and what products of its name hold here and there; both masks. */
export interface Contents {
  has: number
  may: number
}

export const NOTHING: Contents = { has: 0, may: 0 }

/** Everything that either holds; what one holds for certain is no longer a perhaps. */
export function unite(one: Contents, other: Contents): Contents {
  const has = one.has | other.has
  return { has, may: (one.may | other.may) & ~has }
}

/** The contents without those traits. */
export function without({ has, may }: Contents, removed: number): Contents {
  return { has: has & ~removed, may: may & ~removed }
}

/** The contents with those traits no more than a perhaps. */
export function doubt({ has, may }: Contents, doubted: number): Contents {
  return { has: has & ~doubted, may: may | (has & doubted) }
}

const traitsOfOrigin = (origin: Origin): Trait[] => GATE.traits.flatMap(({ trait, origins }) => (origins.includes(origin) ? trait : []))

const contentsOf = new WeakMap<Food, Contents>()

/** What a food of the table holds; the same object every time. */
export function contentsOfFood(food: Food): Contents {
  const known = contentsOf.get(food)
  if (known) return known
  const tags = food.tags ?? []
  const has = maskOf([
    ...food.allergens,
    ...food.origin.flatMap(traitsOfOrigin),
    ...(food.lactose === 'high' ? (['lactose'] as const) : []),
    ...(['phosphates', 'potassium-chloride', 'liquorice'] as const).filter((tag) => tags.includes(tag)),
  ])
  const may = maskOf([
    ...(food.mayContain ?? []),
    ...(food.mayComeFrom ?? []).flatMap(traitsOfOrigin),
    ...(tags.includes('rennet') ? (['rennet'] as const) : []),
    ...(food.lactose === 'may' ? (['lactose'] as const) : []),
  ])
  const contents = { has, may: may & ~has }
  contentsOf.set(food, contents)
  return contents
}
