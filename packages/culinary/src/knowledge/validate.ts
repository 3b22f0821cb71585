import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import type { Allergen, Food, Nutrition, Origin } from './food.ts'
import { isPreferred } from './preferences.ts'
import { SHARED_NAMES } from './shared-names.ts'

/** Fewest foods a kitchen that wants to know its shop needs. */
const FEWEST_FOODS = 900
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** The EU factors and the source's own may differ by this share of the energy, or by this many kcal. */
const ENERGY_TOLERANCE = 0.15
const ENERGY_SLACK_KCAL = 8
/** Rounding of sources lets the macros exceed 100 g a little. */
const MOST_MACROS_G = 102
const NEVER_SPICES = /^(?:cukier|proszek-do-pieczenia|soda|drozdze|kakao|musztarda|ketchup|ocet|sos-sojowy|zelatyna)/

/** Everything wrong with the food table, one line a fault; empty when it is sound. */
export function validateFoods(foods: readonly Food[]): string[] {
  return [
    ...(foods.length < FEWEST_FOODS ? [`only ${foods.length} foods`] : []),
    ...duplicates(foods.map((food) => food.id)).map((id) => `${id}: id twice`),
    ...foods.flatMap((food) => validateFood(food).map((fault) => `${food.id}: ${fault}`)),
    ...sharedNames(foods),
  ]
}

function validateFood(food: Food): string[] {
  const faults: string[] = []
  if (!ID.test(food.id)) faults.push('malformed id')
  if (food.name !== food.name.trim() || food.name === '' || food.name.length > 50) faults.push('malformed name')
  if (/^\p{Lu}/u.test(food.name)) faults.push('name starts with a capital')
  for (const pack of food.packs ?? []) if (!(pack > 0)) faults.push(`pack ${pack}`)
  for (const [measure, grams] of Object.entries(food.measures ?? {})) if (!(grams > 0)) faults.push(`measure ${measure} ${grams}`)
  for (const figure of [food.gramsPerPiece, food.mlPerPiece, food.density])
    if (figure !== undefined && !(figure > 0)) faults.push(`figure ${figure}`)
  if (food.unit === 'ml' && food.aisle !== 'household' && food.density === undefined) faults.push('kept in ml without a density')
  if (!(food.shelfLifeDays > 0)) faults.push('no shelf life')
  if (food.spice && food.aisle !== 'spices') faults.push('spice outside its aisle')
  if (food.spice && NEVER_SPICES.test(food.id)) faults.push('no spice by PRODUCT.md, section 4')
  if (food.aisle === 'household') return faults
  faults.push(...validateOrigin(food))
  if (!food.nutrition) faults.push('no nutrition')
  else faults.push(...validateNutrition(food.nutrition))
  return faults
}

const ANIMAL: readonly (readonly [Origin, readonly Allergen[]])[] = [
  ['dairy', ['milk']],
  ['egg', ['eggs']],
  ['fish', ['fish']],
  ['seafood', ['crustaceans', 'molluscs']],
]

/** What comes of an animal whose food is an allergen says both, and the other way round; nothing is certain and uncertain at once. */
function validateOrigin({ allergens, origin, mayContain = [], name }: Food): string[] {
  const faults = ANIMAL.filter(([kind, held]) => origin.includes(kind) !== held.some((allergen) => allergens.includes(allergen))).map(
    ([kind, held]) => `origin ${kind} and allergens ${held.join(', ')} go together`,
  )
  if (origin.length === 0) faults.push('no origin')
  for (const allergen of mayContain) if (allergens.includes(allergen)) faults.push(`${allergen} is certain and uncertain`)
  if (
    /^(?:ser|jogurt|mleko|śmietana|śmietanka|kefir|twaróg|masło)(?: |$)/u.test(name) &&
    !allergens.includes('milk') &&
    !NO_MILK.test(name)
  )
    faults.push('named after milk, and holds none')
  return faults
}

/** Drinks, creams and fats of plants that go by the names of dairy. */
const NO_MILK = /kokos|sojow|owsian|migdał|ryżow|orzech|nerkow|roślin|wegań|słonecznik|kakaow/u

function validateNutrition(nutrition: Nutrition): string[] {
  const faults: string[] = []
  const { kcal, proteinG, fatG, saturatedG, carbsG, sugarsG, fibreG, alcoholG } = nutrition
  if (nutrition.source.trim() === '') faults.push('no source')
  if ([kcal, proteinG, fatG, carbsG].some((figure) => !(figure >= 0))) faults.push('negative or missing figure')
  if (proteinG + fatG + carbsG > MOST_MACROS_G) faults.push('macros over 100 g')
  if (sugarsG !== null && sugarsG > carbsG + 0.001) faults.push('more sugars than carbohydrate')
  if (saturatedG !== null && saturatedG > fatG + 0.001) faults.push('more saturated fat than fat')
  const energy = 4 * proteinG + 4 * carbsG + 9 * fatG + 2 * (fibreG ?? 0) + 7 * (alcoholG ?? 0)
  const allowed = Math.max(ENERGY_TOLERANCE * Math.max(kcal, energy), ENERGY_SLACK_KCAL)
  if (Math.abs(energy - kcal) > allowed && nutrition.energyExcuse === undefined)
    faults.push(`energy ${kcal} against ${Math.round(energy)} by EU factors`)
  return faults
}

function duplicates(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

/** Names that two foods claim, unless `shared-names.ts` says whose they are. */
function sharedNames(foods: readonly Food[]): string[] {
  const owners = new Map<string, Set<string>>()
  for (const food of foods) {
    for (const name of [food.name, ...(food.also ?? [])]) {
      const key = name.toLowerCase()
      owners.set(key, (owners.get(key) ?? new Set<string>()).add(food.id))
    }
  }
  return [...owners].flatMap(([name, ids]) => {
    if (ids.size < 2) return []
    const owner = SHARED_NAMES[name]
    return owner !== undefined && ids.has(owner) ? [] : [`"${name}" is claimed by ${[...ids].join(', ')}`]
  })
}

/**
 * One-word forms, spelt with their marks, that no rule gives to one food: they are nobody's nominative (whose it is would win),
 * of none or of several rows' own names (a row's name beats a synonym), and `preferences.ts` says nothing about them.
 */
export function ambiguousForms(): string[] {
  const { forms, variantsOf } = kitchenLexicon()
  const faults: string[] = []
  for (const entries of forms.values()) {
    for (const form of new Set(entries.map((entry) => entry.form))) {
      const readings = entries.filter((entry) => entry.form === form && entry.trust > 0.9)
      if (readings.some((entry) => entry.trust === 1)) continue
      const foods = new Set(
        readings.flatMap((entry) =>
          (variantsOf.get(entry.lexeme) ?? []).filter((variant) => variant.words.length === 1).map((variant) => variant.food),
        ),
      )
      const named = [...foods].filter((food) =>
        readings.some((entry) =>
          (variantsOf.get(entry.lexeme) ?? []).some((variant) => variant.food === food && variant.isName && variant.words.length === 1),
        ),
      )
      if (foods.size < 2 || named.length === 1 || [...foods].some((food) => isPreferred(food.id))) continue
      faults.push(
        `${form}: ${[...foods]
          .map((food) => food.id)
          .sort()
          .join(', ')}`,
      )
    }
  }
  return faults.sort((a, b) => fold(a).localeCompare(fold(b)))
}
