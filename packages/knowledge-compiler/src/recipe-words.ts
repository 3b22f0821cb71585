import type { RecipeWords } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { phrases } from './dishes/wishes.ts'
import { checkAgainst, type Problem, readYaml } from './source.ts'

const words = z.array(z.string().min(1)).nonempty()

const pairs = z.record(z.string().min(1), z.string().min(1))

const recipeWordsSchema = z.strictObject({
  not_foods: words,
  ordinary_words: words,
  size_comparisons: words,
  collective_words: words,
  oven_words: words,
  blender_words: words,
  vessels_of_one: pairs,
  orders_of_one: pairs,
  pans_of_many: pairs,
  pans_again: pairs,
  pots_for_pan: pairs,
  pots_again: pairs,
  trays_of_many: pairs,
  cooking_vessels: z.array(phrases).nonempty(),
  claims: words,
  claim_words: words,
})

/** Reads the word lists of `knowledge/recipe-words.yaml`; null where they cannot be read. */
export function readRecipeWords(root: string, problems: Problem[]): RecipeWords | null {
  const source = readYaml(root, 'recipe-words.yaml', problems)
  const read = source && checkAgainst(recipeWordsSchema, source, [], '', problems)
  return (
    read && {
      notFoods: read.not_foods,
      ordinaryWords: read.ordinary_words,
      sizeComparisons: read.size_comparisons,
      collectiveWords: read.collective_words,
      ovenWords: read.oven_words,
      blenderWords: read.blender_words,
      vesselsOfOne: read.vessels_of_one,
      ordersOfOne: read.orders_of_one,
      pansOfMany: read.pans_of_many,
      pansAgain: read.pans_again,
      potsForPan: read.pots_for_pan,
      potsAgain: read.pots_again,
      traysOfMany: read.trays_of_many,
      cookingVessels: read.cooking_vessels,
      claims: read.claims,
      claimWords: read.claim_words,
    }
  )
}
