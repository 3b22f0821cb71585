import type { Food } from '@spizarka/knowledge'
import { isMixture } from '../mixtures.ts'
import type { ConditionSlug } from '../profile.ts'
import { SOURCES } from '../sources.ts'
import { blocked, hasTag, type Moderation, type Moderator, perServing, unchecked, warned } from './moderation.ts'

/** Classes per 100 g of the table in reference figures: salt 1.5 g, potassium 250 mg, phosphorus 200 mg and more are high. */
const HIGH = { saltG: 1.5, potassiumMg: 250, phosphorusMg: 200 }
/** A tenth of a day's target in one serving is worth a word: 5 g salt, 2000 mg potassium, 800 mg phosphorus. */
const NOTABLE = { saltG: 0.5, potassiumMg: 200, phosphorusMg: 80 }
/** Glycaemic load of one ingredient in a serving from which half of a meal's 20 is reached. */
const NOTABLE_LOAD = 10
const GI = { high: 80, medium: 62 }
const NOTABLE_SUGARS_G = 5
/** One portion of meat or fish a day. */
const PURINE_PORTION_G = 100
const MUCH_CHEESE_G = 100

/** What each condition says of one food, gravest first; a food has one finding per condition. */
export const CONDITION_MODERATORS: Partial<Record<ConditionSlug, Moderator>> = {
  cukrzyca: diabetes,
  hashimoto,
  nadcisnienie: (food, grams) =>
    isHigh(food, 'saltG', grams) ? warned('dużo soli – użyj mniej albo wybierz wersję bez soli', SOURCES.sodium) : null,
  'dna-moczanowa': gout,
  'low-fodmap': fodmap,
  'choroby-nerek': kidneys,
  'nietolerancja-laktozy': lactose,
}

function diabetes(food: Food, grams: number | null): Moderation | null {
  if (isSweetDrink(food)) return blocked('napój z dodatkiem cukru', SOURCES.diabetes)
  const { nutrition } = food
  const index = hasTag(food, 'gi:high') ? GI.high : hasTag(food, 'gi:medium') ? GI.medium : null
  const load = index === null ? null : perServing((nutrition?.carbsG ?? 0) * (index / 100), grams)
  if (index === GI.high && (load === null || load >= NOTABLE_LOAD / 2))
    return warned('wysoki indeks glikemiczny – lepsze pełnoziarniste lub mniejsza porcja', SOURCES.diabetes)
  if (load !== null && load >= NOTABLE_LOAD) return warned('duży ładunek glikemiczny w porcji', SOURCES.diabetes)
  const sugars = perServing(nutrition?.sugarsG, grams)
  if (hasTag(food, 'added-sugar') && (sugars === null || sugars >= NOTABLE_SUGARS_G))
    return warned('dodany cukier – ogranicz ilość', SOURCES.diabetes)
  return null
}

function isSweetDrink(food: Food): boolean {
  return (
    hasTag(food, 'added-sugar') &&
    (food.aisle === 'drinks' || food.aisle === 'hot-drinks') &&
    !/^(?:syrop|grenadyna|kakao|czekolada)/.test(food.id)
  )
}

function hashimoto(food: Food): Moderation | null {
  if (hasTag(food, 'iodine:high')) return warned('bardzo dużo jodu – unikaj nadmiaru', SOURCES.hashimoto)
  return food.allergens.includes('soy') && food.aisle !== 'sweets'
    ? warned('soja – zachowaj 4 godziny odstępu od lewotyroksyny', SOURCES.hashimoto)
    : null
}

function gout(food: Food, grams: number | null): Moderation | null {
  if (hasTag(food, 'purine:very_high')) return blocked('bardzo dużo puryn', SOURCES.purines)
  if (hasTag(food, 'beer') || hasTag(food, 'spirits'))
    return blocked('piwo i mocny alkohol podnoszą stężenie kwasu moczowego', SOURCES.purines)
  if (hasTag(food, 'purine:high')) return warned('dużo puryn – najwyżej jedna mała porcja dziennie', SOURCES.purines)
  if (hasTag(food, 'purine:moderate') && (grams === null || grams > PURINE_PORTION_G))
    return warned('umiarkowanie dużo puryn – do 100 g dziennie', SOURCES.purines)
  return isSweetDrink(food) ? warned('słodki napój – fruktoza podnosi stężenie kwasu moczowego', SOURCES.purines) : null
}

function fodmap(food: Food): Moderation | null {
  if (hasTag(food, 'fodmap:high')) return blocked('dużo FODMAP – do pominięcia w fazie eliminacji', SOURCES.fodmap)
  if (isMixture(food) && !hasTag(food, 'fodmap:low')) return unchecked('może zawierać cebulę lub czosnek – sprawdź skład', SOURCES.label)
  return hasTag(food, 'fodmap:moderate') ? warned('umiarkowanie dużo FODMAP – tylko mała porcja', SOURCES.fodmap) : null
}

function kidneys(food: Food, grams: number | null): Moderation | null {
  if (food.id === 'karambola') return blocked('karambola bywa toksyczna przy chorych nerkach', SOURCES.kidneys)
  const much = [
    isHigh(food, 'potassiumMg', grams) ? 'potasu' : '',
    isHigh(food, 'phosphorusMg', grams) ? 'fosforu' : '',
    isHigh(food, 'saltG', grams) ? 'soli' : '',
  ].filter((name) => name !== '')
  return much.length === 0 ? null : warned(`dużo ${much.join(', ')} – ilość uzgodnij z dietetykiem`, SOURCES.kidneys)
}

/** Rich in it, and enough of it in the serving to matter; an amount nobody gave is taken to matter. */
function isHigh(food: Food, figure: keyof typeof HIGH, grams: number | null): boolean {
  const per100g = food.nutrition?.[figure] ?? 0
  if (grams === null) return per100g >= HIGH[figure]
  const serving = (per100g * grams) / 100
  return serving >= NOTABLE[figure] && (per100g >= HIGH[figure] || serving >= 2 * NOTABLE[figure])
}

/** Butter and ripened cheese hold next to none; young cheese some. */
export function lactose(food: Food, grams: number | null): Moderation | null {
  const isLowByNature = food.aisle === 'cheese' || food.id.startsWith('maslo')
  if (!isLowByNature || !food.allergens.includes('milk') || hasTag(food, 'lactose:high') || food.id.includes('bez-laktozy')) return null
  if (!hasTag(food, 'fodmap:low')) return warned('ser o średniej zawartości laktozy – mała porcja', SOURCES.lactose)
  return grams !== null && grams > MUCH_CHEESE_G ? warned('mało laktozy, ale porcja jest duża', SOURCES.lactose) : null
}
