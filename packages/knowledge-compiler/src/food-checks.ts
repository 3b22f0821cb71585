import type { Allergen, Food, Nutrition, Origin } from '@spizarka/knowledge/types'
import type { Place, Problem } from './source.ts'

type Fault = Pick<Problem, 'field' | 'message' | 'remedy'>

/** The EU factors and the source's own may differ by this share of the energy, or by this many kcal. */
const ENERGY_TOLERANCE = 0.15
const ENERGY_SLACK_KCAL = 8
/** Rounding of sources lets the macros exceed 100 g a little. */
const MOST_MACROS_G = 102
/** No household buys a pack of counted food that weighs more: its grams were written where its pieces belong. */
const HEAVIEST_PACK_G = 3000

/** Faults of the food table that no single field shows: figures that contradict each other, names that two foods claim. */
export function checkFoods(foods: readonly Food[], places: ReadonlyMap<string, Place>): Problem[] {
  const at = (id: string): Place => places.get(id) ?? { file: 'foods', line: 1 }
  return [
    ...foods.flatMap((food) => checkFood(food).map((fault) => ({ ...at(food.id), ...fault, field: `${food.id}.${fault.field}` }))),
    ...findSharedNames(foods).map(({ name, owners: [first = '', ...others] }) => ({
      ...at(others[0] ?? first),
      field: `${others.join(', ')}.name`,
      message: `nazwę „${name}” ma już ${first} (${at(first).file}:${at(first).line})`,
      remedy: 'zostaw ją jednemu produktowi, drugiemu nadaj dokładniejszą',
    })),
  ]
}

function checkFood(food: Food): Fault[] {
  const faults: Fault[] = []
  if (/^\p{Lu}/u.test(food.name))
    faults.push({ field: 'name', message: 'nazwa od wielkiej litery', remedy: 'pisz jak na etykiecie: małą literą' })
  if (food.unit === 'ml' && food.aisle !== 'household' && food.density === undefined)
    faults.push({ field: 'density', message: 'produkt w ml bez gęstości', remedy: 'dopisz density: gramy w jednym mililitrze (woda 1)' })
  if (food.spice && food.aisle !== 'spices')
    faults.push({ field: 'spice', message: 'przyprawa poza działem spices', remedy: 'zmień aisle na spices albo usuń spice' })
  if ((food.kind === 'household') !== (food.aisle === 'household'))
    faults.push({
      field: 'kind',
      message: 'kind: household i aisle: household idą zawsze razem',
      remedy: 'zmień jedno z nich: household to rzeczy, których nikt nie je',
    })
  if (food.aisle === 'household') return faults
  const heavy = food.unit === 'pieces' ? food.packs?.find((pieces) => pieces * (food.gramsPerPiece ?? 0) > HEAVIEST_PACK_G) : undefined
  if (heavy !== undefined)
    faults.push({
      field: 'packs',
      message: `opakowanie ${heavy} sztuk po ${food.gramsPerPiece} g`,
      remedy: 'przy unit: pieces podaj, ile sztuk jest w opakowaniu',
    })
  faults.push(...checkOrigin(food))
  if (food.nutrition) faults.push(...checkNutrition(food.nutrition))
  else faults.push({ field: 'nutrition', message: 'brak wartości odżywczych', remedy: 'przepisz je z tabeli wraz ze źródłem' })
  return faults
}

const OF_ANIMALS: readonly (readonly [Origin, readonly Allergen[]])[] = [
  ['dairy', ['milk']],
  ['egg', ['eggs']],
  ['fish', ['fish']],
  ['seafood', ['crustaceans', 'molluscs']],
]

/** What comes of an animal whose food is an allergen says both, and the other way round; nothing is certain and uncertain at once. */
function checkOrigin({ allergens, origin, mayContain = [], name }: Food): Fault[] {
  const faults = OF_ANIMALS.filter(([kind, held]) => origin.includes(kind) !== held.some((allergen) => allergens.includes(allergen))).map(
    ([kind, held]) => ({
      field: 'contains',
      message: `from: ${kind} i contains: ${held.join(' albo ')} idą zawsze razem`,
      remedy: 'dopisz brakujące albo usuń drugie',
    }),
  )
  if (origin.length === 0) faults.push({ field: 'from', message: 'nie wiadomo, z czego pochodzi', remedy: 'wpisz choć jedno, np. [plant]' })
  for (const allergen of mayContain)
    if (allergens.includes(allergen))
      faults.push({ field: 'may_contain', message: `${allergen} jest też w contains`, remedy: 'usuń z may_contain' })
  if (SOUNDS_LIKE_MILK.test(name) && !allergens.includes('milk') && !OF_PLANTS.test(name))
    faults.push({ field: 'contains', message: 'nazwa mówi o mleku, a contains nie', remedy: 'dopisz milk albo zmień nazwę' })
  if (SOUNDS_LIKE_GLUTEN.test(name) && !allergens.includes('gluten') && !/bezgluten/u.test(name))
    faults.push({ field: 'contains', message: 'nazwa mówi o zbożu z glutenem, a contains nie', remedy: 'dopisz gluten albo zmień nazwę' })
  return faults
}

/** The cereals of Regulation (EU) 1169/2011 with gluten, and what is made of nothing else. */
const SOUNDS_LIKE_GLUTEN = /(?:^| )(?:pszen|żytni|jęczmie|owsian|orkisz|płaskur|samopsz|semolin|durum|bulgur|kuskus)/u

const SOUNDS_LIKE_MILK = /^(?:ser|jogurt|mleko|śmietana|śmietanka|kefir|twaróg|masło)(?: |$)/u
/** Drinks, creams and fats of plants that go by the names of dairy. */
const OF_PLANTS = /kokos|sojow|owsian|migdał|ryżow|orzech|nerkow|roślin|wegań|słonecznik|kakaow/u

function checkNutrition(nutrition: Nutrition): Fault[] {
  const faults: Fault[] = []
  const { kcal, proteinG, fatG, saturatedG, carbsG, sugarsG } = nutrition
  const add = (field: string, message: string) =>
    faults.push({ field: `nutrition.${field}`, message, remedy: 'porównaj z wierszem tabeli, z którego pochodzi' })
  if (proteinG + fatG + carbsG > MOST_MACROS_G) add('protein_g', 'białko, tłuszcz i węglowodany ważą razem ponad 100 g')
  if (sugarsG !== null && sugarsG > carbsG + 0.001) add('sugars_g', 'więcej cukrów niż węglowodanów')
  if (saturatedG !== null && saturatedG > fatG + 0.001) add('saturated_g', 'więcej tłuszczów nasyconych niż tłuszczu')
  const energy = energyByFactors(nutrition)
  const allowed = Math.max(ENERGY_TOLERANCE * Math.max(kcal, energy), ENERGY_SLACK_KCAL)
  if (Math.abs(energy - kcal) > allowed && nutrition.energyExcuse === undefined)
    add('kcal', `${kcal} kcal, a z makroskładników wychodzi ${Math.round(energy)} (jeśli tak ma być, powiedz dlaczego w energy_excuse)`)
  return faults
}

/** Energy of 100 g by the factors of EU labels, kcal. */
export function energyByFactors({ proteinG, fatG, carbsG, fibreG, alcoholG }: Nutrition): number {
  return 4 * proteinG + 4 * carbsG + 9 * fatG + 2 * (fibreG ?? 0) + 7 * (alcoholG ?? 0)
}

/** Names and other names that more than one food claims, in any case of letters. */
function findSharedNames(foods: readonly Food[]): { name: string; owners: string[] }[] {
  const owners = new Map<string, Set<string>>()
  for (const food of foods)
    for (const name of [food.name, ...(food.also ?? [])]) {
      const key = name.toLowerCase()
      owners.set(key, (owners.get(key) ?? new Set()).add(food.id))
    }
  return [...owners].filter(([, ids]) => ids.size > 1).map(([name, ids]) => ({ name, owners: [...ids] }))
}
