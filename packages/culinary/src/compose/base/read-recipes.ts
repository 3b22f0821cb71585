import {
  type Food,
  findFoodById,
  type Recipe,
  type RecipeIngredient,
  type RecipeReading,
  type RecipeStep,
  type StepClause,
} from '@spizarka/knowledge'
import { readAmount } from '../../ingredients/index.ts'
import { namesFood } from '../../recipes/foods-in-text.ts'
import { canBeTreated, findAmounts, namedSpans, replaceFood, severalPieces, suits } from '../rewriting/index.ts'

/**
 * What the kitchen's readers find in the recipes of the base, ingredient by ingredient. Takes half a second: the compiler of the
 * knowledge does it, and what composes loads the result.
 */
export function readRecipes(recipes: readonly RecipeToRead[]): Record<string, readonly RecipeReading[]> {
  // A third of the lines are distinct: `1 cebula` stands in a hundred recipes.
  const known = new Map<string, ReadLine>()
  return Object.fromEntries(recipes.map((each) => [each.recipe.id, each.recipe.ingredients.map((one) => readOne(one, each, known))]))
}

/** A recipe whose steps tell the amounts that they state; `readings` are those of its ingredients. */
export function withAmounts({ recipe, clauses }: RecipeToRead, readings: readonly RecipeReading[]): Recipe {
  const amounts = new Map(recipe.ingredients.map(({ food }, place) => [food, readings[place]?.amount ?? null]))
  const ofWay = (steps: readonly RecipeStep[], way: number): RecipeStep[] =>
    steps.map((step, place) => {
      const found = findAmounts(clauses[way]?.[place] ?? [], (food) => amounts.get(food) ?? null)
      return found.length > 0 ? { ...step, amounts: found } : step
    })
  const variants = recipe.variants?.map((variant, place) => ({ ...variant, steps: ofWay(variant.steps, place + 1) }))
  return { ...recipe, steps: ofWay(recipe.steps, 0), ...(variants && { variants }) }
}

/** A recipe with the clauses of its steps, way by way. */
interface RecipeToRead {
  recipe: Recipe
  clauses: readonly (readonly (readonly StepClause[])[])[]
}

type ReadLine = ReturnType<typeof readAmount>

function readOne(ingredient: RecipeIngredient, { recipe, clauses }: RecipeToRead, known: Map<string, ReadLine>): RecipeReading {
  const row = findFoodById(ingredient.food)
  if (!row) return { amount: null, boughtGrams: null }
  const { amount, boughtGrams } = readLine(ingredient.line, row, known)
  const inTitle = isCalledAfter(recipe, ingredient)
  const standIns = isSingle(ingredient, recipe) ? standInsFor(ingredient, row, { recipe, clauses }, inTitle).map(({ id }) => id) : []
  return { amount, boughtGrams, ...(inTitle ? { inTitle } : {}), ...(standIns.length > 0 ? { standIns } : {}) }
}

/** Listed once: what stands in two parts of a dish is neither replaced nor left out, because steps name it without its part. */
export function isSingle({ food }: RecipeIngredient, { ingredients }: Recipe): boolean {
  return ingredients.filter((other) => other.food === food).length === 1
}

/** A word that names a main food of the dish names nothing else: "placki ziemniaczane" are called after potatoes, not after their flour. */
function isCalledAfter({ title, ingredients }: Recipe, { food, main }: RecipeIngredient): boolean {
  const mains = main ? [] : ingredients.filter((other) => other.main && other.food !== food)
  const words = title.split(' ').filter((word) => !mains.some((other) => namesFood(word, other.food)))
  return words.some((word) => namesFood(word, food))
}

function standInsFor(
  { food, main, swaps = [] }: RecipeIngredient,
  from: Food,
  { recipe, clauses }: RecipeToRead,
  inTitle: boolean,
): Food[] {
  const ids = [...swaps, ...Object.keys(from.replacedBy ?? {}), ...(findFoodById(food)?.[main ? 'mainSubstitutes' : 'substitutes'] ?? [])]
  return [...new Set(ids)].flatMap((id) => {
    if (recipe.ingredients.some((other) => other.food === id) || (inTitle && !titleSuits(recipe, food, id))) return []
    const row = findFoodById(id)
    return row && canBeTreated(clauses, from, row) ? [row] : []
  })
}

/** Whether a title that names one food may stand over a dish with the other, as it is or with the other put into it. */
function titleSuits({ title, ingredients }: Recipe, from: string, to: string): boolean {
  if (namedSpans(title, from).length === 0) return namesFood(title, to)
  const others = ingredients.map(({ food }) => food).filter((food) => food !== from)
  return (
    suits(title, from, to) !== 'not' || replaceFood(title, from, findFoodById(to)?.name ?? '', others, severalPieces(to)?.name) !== null
  )
}

function readLine(line: string, row: Food, known: Map<string, ReadLine>): ReadLine {
  const key = `${row.id} ${line}`
  let read = known.get(key)
  if (!read) known.set(key, (read = readAmount(line, row)))
  return read
}
