import type { Aisle, Food } from '@spizarka/knowledge'

/** What grows is named after other foods that it only looks, smells or tastes like. */
const GROWN: ReadonlySet<Aisle> = new Set(['vegetables', 'fruit'])
const HERBS = /^(?:bazylia|tymianek|mieta|melisa|szalwia|oregano|majeranek|rozmaryn|estragon|werbena|kolendra|trawa-cytrynowa)(?:-|$)/
/** What is tinned, dried or frozen as it grew. */
const KEPT = /^(?:fasol|groch|groszek|soczewic|ciecierzyc|bob(?:-|$)|kukurydz|pomidor|brokul|kalafior|dyni)/

/** "jajowaty", "ostrygowaty": the shape of a thing, whatever the thing is. */
const SHAPE = /owat(?:y|a|e|ego|ej|emu|ym|ych|ymi)$/
/** Fruit, nuts, sweets, plants and animals that cultivars are named after; what vegetables are dressed with is none of them. */
const NAMESAKE =
  /^(?:maslan|mleczn|winn|(?:sliwk|gruszk|truskawk|malin|wisni|czeresni|jagod|daktyl|jablk|cytryn|limonk|pomarancz|ananas|banan|brzoskwini|morel|melon|winogron|porzeczk|oliwk|kokos|czekolad|kaw|kaka|karmel|wanili|anyz|gozdzik|cynamon|miod|cukr|orzech|migdal|kasztan|pieprz|szparag|papryk|dyni|makaron|wol|bawol)ow)(?:y|a|e|ego|ej|emu|ym|ych|ymi)$/
/** What fruit is made into sweets with. */
const SWEETENING = /^(?:mleczn|czekolad|kaka|karmel|wanili|cynamon|miod|orzech|migdal|kokos|kaw)/

/**
 * Words without the adjectives that name a cultivar, a colour or a shape: "fasola maślana" holds no butter and "papryka pomarańczowa"
 * no oranges, because the noun alone is something that grew. Of what is made ("jogurt truskawkowy") adjectives name the contents.
 */
export function withoutVarieties<Word extends { folded: string }>(words: readonly Word[], food: Food): readonly Word[] {
  if (!isGrown(food)) return words
  const isSweet = food.aisle === 'fruit' ? SWEETENING : null
  return words.filter(({ folded }) => !SHAPE.test(folded) && !(NAMESAKE.test(folded) && !isSweet?.test(folded)))
}

/** Whether a food is a vegetable, a fruit or a herb as it grew, and nothing made of it. */
export function isGrown({ aisle, id, origin, allergens, tags }: Food): boolean {
  if (tags?.includes('processed') || origin.some((kind) => kind !== 'plant')) return false
  return GROWN.has(aisle) || HERBS.test(id) || (allergens.length === 0 && KEPT.test(id))
}
