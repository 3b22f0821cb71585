import { findFoodById, MEAL_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { readSteps } from '../kitchen-checks/steps/read-steps.ts'
import { isOneOf, isSame } from './made-of.ts'
import { readTold } from './read-told.ts'

/** What a step says when the dish is done: what it names with that stands beside the dish. */
const SERVED = /^(?:i |a |na koniec |od razu )?poda(?:j|waj|je|jemy|c)(?![a-z]*n)/u

/**
 * The ingredients of a dish without the bread and the drinks that its steps name only where they serve it, and its title does not: two slices beside
 * scrambled eggs. Who tells such a dish, or its grams, tells apart what was eaten with it; what lies on it (cream, jam) is part of it.
 */
export function withoutServedBeside<Of extends { food: string | null }>(dish: {
  title: string
  ingredients: readonly Of[]
  steps: readonly RecipeStep[]
}): readonly Of[] {
  const { title, ingredients, steps } = dish
  const clauses = readSteps(
    steps,
    ingredients.flatMap(({ food }) => food ?? []),
  )
  const titled = title.split(/\s(?:ze?|na|we?|i|po|pod)\s|,\s/u).flatMap((part) => readTold(part).flatMap(({ food }) => food ?? []))
  const isBeside = (id: string | null): boolean => {
    const food = id === null ? null : findFoodById(id)
    const naming = clauses.filter((clause) => clause.namesFoods && food && clause.foods.includes(food.id))
    if (
      !food ||
      !isOneOf(food, MEAL_WORDS.served_beside) ||
      naming.length === 0 ||
      !naming.every(({ folded }) => SERVED.test(folded.trim()))
    )
      return false
    return !titled.some((each) => isSame(each, food))
  }
  const eaten = ingredients.filter(({ food }) => !isBeside(food))
  return eaten.length > 0 ? eaten : ingredients
}
