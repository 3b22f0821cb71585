import { AISLES, DISH_KINDS, MEALS, type MenuRules, ORIGINS, type WishWords } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { type Problem, readPart } from '../source.ts'

/** A word of small letters; a `*` at its end stands for any ending. */
const word = z.string().regex(/^\p{Ll}+\*?$/u, 'jedno słowo małymi literami, na końcu najwyżej gwiazdka')
const words = z.array(word).nonempty()
const kind = z.enum(DISH_KINDS)
const meal = z.enum(MEALS)
const mealSchema = z.strictObject({ accusative: z.string().min(1), nearest: z.array(meal) })

const menuSchema = z.strictObject({
  as_sold: words,
  accompaniments: z.array(kind),
  never_main_meal: z.array(kind),
  meals: z.strictObject({ breakfast: mealSchema, lunch: mealSchema, dinner: mealSchema, snack: mealSchema }),
})

const wishesSchema = z.strictObject({
  kinds: z.array(z.strictObject({ kind, called_so: z.literal(true).optional(), words })),
  meals: words,
  manners: z.strictObject({ quick: words, hot: words, light: words, sweet: words, other: words }),
  refusals: words,
  refusal_ends: words,
  conjunctions: words,
  many_foods: z.array(
    z.strictObject({
      words,
      aisle: z.enum(AISLES).optional(),
      not_aisle: z.enum(AISLES).optional(),
      origin: z.enum(ORIGINS).optional(),
      not_origin: z.enum(ORIGINS).optional(),
      named: word.optional(),
    }),
  ),
})

/** Reads `dishes/shared/menu.yaml`; null where something is wrong with it. */
export function readMenuRules(root: string, problems: Problem[]): MenuRules | null {
  const part = readPart(menuSchema, root, 'dishes/shared/menu.yaml', problems)
  if (!part) return null
  const { as_sold: asSold, accompaniments, never_main_meal: neverMainMeal, meals } = part.value
  return { asSold, accompaniments, neverMainMeal, meals }
}

/** Reads `words/wishes.yaml`; null where something is wrong with it. */
export function readWishWords(root: string, problems: Problem[]): WishWords | null {
  const part = readPart(wishesSchema, root, 'words/wishes.yaml', problems)
  if (!part) return null
  const { kinds, meals, manners, refusals, refusal_ends: refusalEnds, conjunctions, many_foods: groups } = part.value
  return {
    kinds: kinds.map(({ called_so: calledSo, ...rest }) => ({ ...rest, ...(calledSo && { calledSo }) })),
    meals,
    manners,
    refusals,
    refusalEnds,
    conjunctions,
    manyFoods: groups.map(({ not_aisle: notAisle, not_origin: notOrigin, ...rest }) => ({
      ...rest,
      ...(notAisle && { notAisle }),
      ...(notOrigin && { notOrigin }),
    })),
  }
}
