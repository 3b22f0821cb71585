import type { Food } from '@spizarka/knowledge'
import type { Stump } from './split-stumps.ts'

/** Words of the trade that no person says of a food that is the same without them; folded. */
const ANYWHERE = /^(?:jadaln|deser(?:ow|$)|sw$|swiez|konsumpcyjn|sortowan)/
const IN_AISLE: Partial<Readonly<Record<Food['aisle'], RegExp>>> = {
  bakery: /^kroj/,
  eggs: /^(?:kurz|wol|scio|klat|wyb)/,
}
/** Whether a stump is a word of the trade beside that food. */
export function isOfTrade({ folded }: Stump, { aisle, tradeWords = [] }: Food): boolean {
  return (
    ANYWHERE.test(folded) ||
    IN_AISLE[aisle]?.test(folded) === true ||
    tradeWords.some((word) => (word.endsWith('*') ? folded.startsWith(word.slice(0, -1)) : folded === word))
  )
}
