import { fold } from '../parse/polish/fold.ts'
import { MAX_NAME_WORDS, type ProductNames } from './product-names.ts'
import { tellsToDo } from './verbs.ts'

const LONGEST_LINE = 200
/** What stands behind so much of one line is read as no ingredient: each piece costs a parse, and strangers write these lines. */
const LONGEST_LIST = 1500
/** How a line begins that states an amount, without diacritics. */
const AMOUNT =
  /^(?:(?:ok(?:\.|olo)?|mniej wiecej|min\.|po|jakies|z)\s+)?(?:\d|[½¼¾⅓⅔⅕⅛⅜⅝⅞]|(?:pol|poltor(?:a|ej)|jedn[aeoy]\w*|jeden|dwa|dwie|dwoch|trzy|cztery|piec|szesc|osiem|dziesiec|kilka|pare|troche|odrobin\w*|szczypt\w*|garsc\w*|garstk\w*|lyz(?:k|ecz)\w*|szklan\w*|kubek|kubk\w*|filizank\w*|opakowani\w*|paczk\w*|paczuszk\w*|torebk\w*|saszetk\w*|puszk\w*|slo(?:ik|icz)\w*|butelk\w*|karton\w*|peczek|peczk\w*|pek|zab(?:ek|k)\w*|kostk\w*|kawal\w*|plaster\w*|plastr\w*|krom\w*|lisc\w*|listk\w*|galaz\w*|glow\w*|wiazk\w*|porcj\w*|duz[aey]|mal[aey]|sredni\w*|kropl\w*|kieliszek|lit(?:r|er)\w*|kilo\w*|(?:cwierc|pol)\w*)\b)/
/** An amount behind the name: "mąka pszenna – 250 g", "jajka 2 szt.". */
const AMOUNT_AFTER_NAME =
  /\d\s*(?:g|dag|dkg|kg|ml|l|szt|sztuk\w*|lyz\w*|szklan\w*|opak\w*|zab\w*|puszk\w*|peczk\w*)\b\.?(?:\s*\([^)]*\))?$|(?:[-–]|:\s)\s*\d[\d\s,./–-]*$/
const ONLY_AMOUNT =
  /^(?:ok)?[\d½¼¾⅓⅔.,/\s–-]+(?:g|dag|dkg|kg|ml|l|szt\.?|sztuk[ai]?|łyżk[aię]|łyżek|łyżeczk[ai]|łyżeczek|szklank[ai]|szklanek|ząb(?:ek|ki|ków)|liś(?:ć|cie|ci)|pęcz(?:ek|ki|ków)|puszk[ai]|puszek|opakowani[aeń]|garś(?:ć|ci|cie)|szczypt[ay]|plast(?:er|ry|rów))?$/iu

/** Whether a line is an ingredient by itself: a product with its amount, and nobody told to do anything with it. */
export function statesIngredient(line: string, names: ProductNames): boolean {
  return line.length <= LONGEST_LINE && statesAmount(line) && !isSentence(line) && names.isIn(line)
}

/** Whether a line under a heading of ingredients is one, with an amount or without: "sól i pieprz do smaku". */
export function mayBeIngredient(line: string, names: ProductNames): boolean {
  if (line.length > LONGEST_LINE || isSentence(line)) return false
  return (statesAmount(line) || (line.split(' ').length <= MAX_NAME_WORDS && !/[!?]$/.test(line))) && names.isIn(line)
}

/** Whether a line is an amount alone, whose product stands in the line before or behind. */
export function isOnlyAmount(line: string): boolean {
  return ONLY_AMOUNT.test(line) && /\d|[½¼¾⅓⅔]/.test(line)
}

/**
 * The ingredients of a line that lists several with commas ("2 jajka, 200 g mąki, sól"); one that names one stays as it is. A piece is a
 * step of the work.
 */
export function* splitIngredients(line: string, names: ProductNames): Generator<void, string[]> {
  const listed = line.slice(0, LONGEST_LIST)
  const pieces = listed
    .replace(/[.;]$/, '')
    .split(/[,;](?!\d)(?![^(]{0,300}\))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const stated = pieces.filter(statesAmount).length
  if (pieces.length < 2 || (stated < 2 && listed.length <= LONGEST_LINE && pieces.length < 4)) return [listed]
  const items: string[] = []
  for (const piece of pieces) {
    const before = items.at(-1)
    // "1 cebula, drobno posiekana": what names no product describes the one before it.
    if (before !== undefined && !names.isIn(piece)) items[items.length - 1] = `${before}, ${piece}`
    else items.push(piece)
    yield
  }
  return items
}

/** Whether a line says how much, before its product or behind it. */
export function statesAmount(line: string): boolean {
  const folded = fold(line)
  return AMOUNT.test(folded) || AMOUNT_AFTER_NAME.test(folded)
}

/** A sentence does something, or goes on: "Mąkę przesiej do miski." */
function isSentence(line: string): boolean {
  return tellsToDo(line) || /[.!?]\s+\p{Lu}/u.test(line.replace(/\([^()]*\)/g, ''))
}
