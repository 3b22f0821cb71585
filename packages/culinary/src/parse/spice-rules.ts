import type { Food } from '@spizarka/knowledge'
import { DRIED_STEMS } from './data/modifiers.ts'
import type { Lexicon } from './names/lexicon.ts'

/** Vegetables and herbs whose dried or ground form is a spice (dried mushrooms, plums, tomatoes are not). Stems, folded. */
const SPICE_WHEN_DRIED =
  /^(?:bazyli|koper|natk|pietruszk|kolendr|miet|lubczyk|szczypior|rozmaryn|tymian|estragon|szalwi|oregano|majeran|czosn|cebul|imbir|chil|papryk|papryczk|kurkum|wanili|seler|lisc|liscie|gorczyc|melis|trybul|czarnusz|cynamon|skork|por|jalowiec|peperoncino|rukiew|wloszczyzn)/
/** Containers that only growing or freshly cut herbs come in. */
const FRESH_CONTAINERS = new Set(['pęczek', 'doniczka', 'gałązka', 'bukiet', 'wiązka', 'kawałek', 'listek'])
const SPICE_HEADS =
  /^(?:przypraw[aye]|mieszanka przypraw|ziola (?:prowansalskie|wloskie|suszone|do)|sol|pieprz|papryka (?:mielona|w proszku)|curry|zaatar|sumak|garam|marynata sucha|posypka do mies|ras el)/

/** Whether the product is a spice that is only ever "in stock": dried or ground herbs and spices, mixes, salt (PRODUCT.md, section 4). */
export function isSpice(
  food: Food | null,
  foldedName: string,
  modifiers: readonly string[],
  fresh: boolean,
  containers: readonly string[],
): boolean {
  const dried = modifiers.some((modifier) => DRIED_STEMS.some((stem) => modifier.includes(stem)) || /\bproszku\b/.test(modifier))
  if (food?.spice) return !(fresh || containers.some((container) => FRESH_CONTAINERS.has(container) && isHerb(food))) || dried
  if (food === null) return SPICE_HEADS.test(foldedName) && !fresh
  return dried && SPICE_WHEN_DRIED.test(foldedName) && food.aisle !== 'sauces' && food.aisle !== 'frozen'
}

const freshOf = new WeakMap<Lexicon, Map<string, Food>>()

/** The fresh herb of a spice's name ("bazylia" → bazylia świeża), for a bunch or a pot of it; the food itself when there is none. */
export function freshSibling(lexicon: Lexicon, spice: Food): Food {
  let known = freshOf.get(lexicon)
  if (!known) {
    known = new Map()
    for (const { food, words, head } of lexicon.variants) {
      const noun = words[head]?.text
      if (!food.spice && noun !== undefined && words.length === 2 && words.some((word) => word.text.startsWith('śwież')))
        known.set(noun, food)
    }
    freshOf.set(lexicon, known)
  }
  return known.get(spice.name.split(' ')[0] ?? '') ?? spice
}

/** Spices that are also sold fresh; a bunch of pepper is no bunch of herbs. */
function isHerb(food: Food): boolean {
  return food.spice === true && !/^(?:sol|pieprz|kminek|cynamon|gozdzik)/.test(food.id)
}
