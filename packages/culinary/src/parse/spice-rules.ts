import type { Food } from '../knowledge/food.ts'
import { DRIED_STEMS } from './data/modifiers.ts'

/** Vegetables and herbs whose dried or ground form is a spice (dried mushrooms, plums, tomatoes are not). Stems, folded. */
const SPICE_WHEN_DRIED =
  /^(?:bazyli|koper|natk|pietruszk|kolendr|miet|lubczyk|szczypior|rozmaryn|tymian|estragon|szalwi|oregano|majeran|czosn|cebul|imbir|chil|papryk|papryczk|kurkum|wanili|seler|lisc|liscie|gorczyc|melis|trybul|czarnusz|cynamon|skork|por|jalowiec|peperoncino|rukiew|wloszczyzn)/
/** Containers that only growing or freshly cut herbs come in. */
const FRESH_CONTAINERS = new Set(['pęczek', 'doniczka', 'gałązka', 'bukiet', 'wiązka', 'kawałek', 'listek'])
const SPICE_HEADS = /^(?:przypraw[aye]|mieszanka przypraw|ziola (?:prowansalskie|wloskie|suszone|do)|sol|pieprz|papryka (?:mielona|w proszku)|curry|zaatar|sumak|garam|marynata sucha|posypka do mies|ras el)/

/** Whether the product is a spice that is only ever "in stock": dried or ground herbs and spices, mixes, salt (PRODUCT.md, section 4). */
export function isSpice(food: Food | null, foldedName: string, modifiers: readonly string[], fresh: boolean, containers: readonly string[]): boolean {
  const dried = modifiers.some(modifier => DRIED_STEMS.some(stem => modifier.includes(stem)) || /\bproszku\b/.test(modifier))
  if (food?.spice) return !(fresh || containers.some(container => FRESH_CONTAINERS.has(container) && isHerb(food))) || dried
  if (food === null) return SPICE_HEADS.test(foldedName) && !fresh
  return dried && SPICE_WHEN_DRIED.test(foldedName) && food.aisle !== 'sauces' && food.aisle !== 'frozen'
}

/** Spices that are also sold fresh; a bunch of pepper is no bunch of herbs. */
function isHerb(food: Food): boolean {
  return food.spice === true && !/^(?:sol|pieprz|kminek|cynamon|gozdzik)/.test(food.id)
}
