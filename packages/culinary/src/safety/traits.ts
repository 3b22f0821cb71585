import type { Allergen, Food, Origin } from '@spizarka/knowledge'

/** What a food may be refused for: the 14 allergens, and what diets and intolerances ask beside them. */
export type Trait =
  | Allergen
  | 'meat'
  | 'pork'
  | 'beef'
  | 'poultry'
  | 'gelatine'
  | 'honey'
  | 'rennet'
  | 'insects'
  | 'alcohol'
  | 'lactose'
  | 'phosphates'
  | 'potassium-chloride'

const TRAITS: readonly Trait[] = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
  'meat',
  'pork',
  'beef',
  'poultry',
  'gelatine',
  'honey',
  'rennet',
  'insects',
  'alcohol',
  'lactose',
  'phosphates',
  'potassium-chloride',
]

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

const TRAITS_OF_ORIGIN: Readonly<Record<Origin, readonly Trait[]>> = {
  plant: [],
  meat: ['meat'],
  poultry: ['meat', 'poultry'],
  pork: ['meat', 'pork'],
  beef: ['meat', 'beef'],
  fish: ['fish'],
  seafood: [],
  dairy: ['milk'],
  egg: ['eggs'],
  honey: ['honey'],
  gelatine: ['gelatine'],
  alcohol: ['alcohol'],
}

const contentsOf = new WeakMap<Food, Contents>()

/** What a food of the table holds; the same object every time. */
export function contentsOfFood(food: Food): Contents {
  const known = contentsOf.get(food)
  if (known) return known
  const tags = food.tags ?? []
  const has = maskOf([
    ...food.allergens,
    ...food.origin.flatMap((origin) => TRAITS_OF_ORIGIN[origin]),
    ...(tags.includes('lactose:high') ? (['lactose'] as const) : []),
    ...(['phosphates', 'potassium-chloride'] as const).filter((tag) => tags.includes(tag)),
  ])
  const may = maskOf([
    ...(food.mayContain ?? []),
    ...(food.mayComeFrom ?? []).flatMap((origin) => TRAITS_OF_ORIGIN[origin]),
    ...(tags.includes('rennet') ? (['rennet'] as const) : []),
    ...(mayHoldLactose(food) ? (['lactose'] as const) : []),
  ])
  const contents = { has, may: may & ~has }
  contentsOf.set(food, contents)
  return contents
}

/** What is made with milk may hold enough lactose to be felt; butter and cheese hold little, which is a matter of amounts. */
function mayHoldLactose({ allergens, aisle, id, tags = [] }: Food): boolean {
  return allergens.includes('milk') && aisle !== 'cheese' && !tags.includes('fodmap:low') && !id.includes('bez-laktozy')
}
