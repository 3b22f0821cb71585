import { RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { asCapitalised, replaceWords } from '../replacement/replace-words.ts'

const { vesselsOfOne, ordersOfOne } = RECIPE_WORDS
const VESSELS = new RegExp(
  `(?<!\\p{L})(?:(${Object.keys(ordersOfOne).join('|')}) )?(${Object.keys(vesselsOfOne).join('|')})(?!\\p{L})`,
  'giu',
)

/** "Dorsza osusz i pokrój na porcje", "; podziel na porcje": for one there is nothing to divide. */
const DIVIDED = /(?:;|,| i)? (?:po)?(?:dziel|krój) na porcje/gu

/** "wlej masę, po porcji na osobę, i smaż", "na talerz, po kawałku na osobę.": one has it all. */
const EACH = /, po (?:porcji|kawałku|jednym|jednej|sztuce) na osobę(?:,(?= i ))?/gu

/** A step for one person: into a bowl what would go into the bowls of several, and nothing in portions. */
export function forOneServing(step: RecipeStep): RecipeStep {
  const undivided = replaceWords(
    replaceWords(step, DIVIDED, () => ''),
    EACH,
    () => '',
  )
  return replaceWords(undivided, VESSELS, (_, [order, vessels = '']) => {
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
