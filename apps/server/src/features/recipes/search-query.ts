import { searchStem, searchWords } from '@spizarka/culinary/recipes'

/**
 * What was typed as PostgreSQL's tsquery: every word begins some word of the recipe, or has its stem. Null where there is no word in
 * it, which is in no recipe.
 */
export function searchQuery(typed: string): string | null {
  const words = searchWords(typed)
  if (words.length === 0) return null
  // Of letters and digits alone: nothing in it can be an operator.
  return words.map((word) => (searchStem(word) === word ? `${word}:*` : `(${word}:* | ${searchStem(word)})`)).join(' & ')
}
