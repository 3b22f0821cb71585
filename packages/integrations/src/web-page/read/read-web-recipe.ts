import type { WebRecipe } from '../port.ts'
import { asList, findNodes, type Node } from './json-ld.ts'
import { plainLines } from './plain-lines.ts'
import { readInstructions } from './read-instructions.ts'
import { readMinutes } from './read-minutes.ts'
import { readServings } from './read-servings.ts'

/** Characters of data that are read of one page, and recipes in them: no page says so much of its recipe, and all of it is read at once. */
const LONGEST_DATA = 200_000
const MOST_RECIPES = 50

/** The recipe in a page's JSON-LD scripts (schema.org/Recipe), of several the fullest; null where none has ingredients. */
export function readWebRecipe(scripts: readonly string[]): WebRecipe | null {
  const recipes = findNodes(withinBounds(scripts), 'Recipe').slice(0, MOST_RECIPES).map(readNode)
  const [fullest] = recipes.filter(({ ingredients }) => ingredients.length > 0).sort((a, b) => sizeOf(b) - sizeOf(a))
  return fullest ?? null
}

/** The scripts that may hold a recipe, as many of them as are read. */
function withinBounds(scripts: readonly string[]): string[] {
  let size = 0
  return scripts.filter((script) => {
    if (!script.includes('Recipe') || size + script.length > LONGEST_DATA) return false
    size += script.length
    return true
  })
}

function readNode(node: Node): WebRecipe {
  const active = readMinutes(node['prepTime'])
  const cooking = readMinutes(node['cookTime'] ?? node['performTime'])
  const sum = active === null && cooking === null ? null : (active ?? 0) + (cooking ?? 0)
  return {
    title: readLine(node['name'] ?? node['headline']),
    about: readLine(node['description']),
    servings: readServings(node['recipeYield'] ?? node['yield']),
    activeMinutes: active,
    totalMinutes: readMinutes(node['totalTime']) ?? sum,
    ingredients: textsOf(node['recipeIngredient'] ?? node['ingredients']).flatMap(plainLines),
    steps: readInstructions(node['recipeInstructions']),
  }
}

function textsOf(value: unknown): string[] {
  return asList(value).filter((each) => typeof each === 'string')
}

function readLine(value: unknown): string | null {
  const line = textsOf(value).slice(0, 1).flatMap(plainLines).join(' ')
  return line === '' ? null : line
}

function sizeOf({ ingredients, steps }: WebRecipe): number {
  return ingredients.length + steps.length
}
