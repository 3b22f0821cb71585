import { type ReadIngredient, readIngredient } from '../ingredients/index.ts'
import { remembered } from '../remembered.ts'

const MOST_LINES = 500

/** What words of a meal name, as `readIngredient` reads them: the same words are asked about from a dozen sides, and read once. */
export const readTold: (words: string) => readonly ReadIngredient[] = remembered(MOST_LINES, (words) => readIngredient(words))
