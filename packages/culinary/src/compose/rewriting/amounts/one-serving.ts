import { RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { asCapitalised, replaceWords } from '../replacement/replace-words.ts'

const { vesselsOfOne, ordersOfOne } = RECIPE_WORDS
const VESSELS = new RegExp(
  `(?<!\\p{L})(?:(${Object.keys(ordersOfOne).join('|')}) )?(${Object.keys(vesselsOfOne).join('|')})(?!\\p{L})`,
  'giu',
)

/** A step for one person: into a bowl what would go into the bowls of several. */
export function forOneServing(step: RecipeStep): RecipeStep {
  return replaceWords(step, VESSELS, (_, [order, vessels = '']) => {
    const vessel = singular(vesselsOfOne, vessels)
    return order === undefined ? vessel : `${singular(ordersOfOne, order)} ${vessel}`
  })
}

/** Water that potatoes and groats are boiled in. */
const SALTED = / (?:lekko )?osolon(?:y|ej|ą|ym|ego)(?= \p{L})/giu

/** A step for who must do with little salt: nothing is boiled in salted water. */
export function inPlainWater(step: RecipeStep): RecipeStep {
  return replaceWords(step, SALTED, () => '')
}

function singular(words: Readonly<Record<string, string>>, found: string): string {
  return asCapitalised(words[found.toLowerCase()] ?? found, found)
}
