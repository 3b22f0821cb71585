import { parse } from 'tinyduration'
import type { WebRecipe } from '../port.ts'
import { asList, asNode, findNodes, isOf, type Node } from './json-ld.ts'
import { plainLines } from './scan-page.ts'

/** Characters of data that are read of one page, and recipes in them: no page says so much of its recipe, and all of it is read at once. */
const MAX_DATA_LENGTH = 200_000
const MAX_RECIPES = 50

/** The recipe in a page's JSON-LD scripts (schema.org/Recipe), of several the fullest; null where none has ingredients. */
export function readWebRecipe(scripts: readonly string[]): WebRecipe | null {
  const recipes = findNodes(withinBounds(scripts), 'Recipe').slice(0, MAX_RECIPES).map(readNode)
  const [fullest] = recipes.filter(({ ingredients }) => ingredients.length > 0).sort((a, b) => sizeOf(b) - sizeOf(a))
  return fullest ?? null
}

/** The scripts that may hold a recipe, as many of them as are read. */
function withinBounds(scripts: readonly string[]): string[] {
  let size = 0
  return scripts.filter((script) => {
    if (!script.includes('Recipe') || size + script.length > MAX_DATA_LENGTH) return false
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

const MAX_DEPTH = 4

/**
 * The steps of `recipeInstructions`: one text or many, HowToStep, or HowToSection and ItemList with steps of their own, whose headings are
 * left out. A text of several lines is several steps.
 */
function readInstructions(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  return asList(value).flatMap((each) => {
    if (typeof each === 'string') return plainLines(each)
    if (Array.isArray(each)) return readInstructions(each, depth + 1)
    const node = asNode(each)
    if (!node) return []
    const nested = readInstructions(node['itemListElement'] ?? node['steps'] ?? node['item'], depth + 1)
    if (nested.length > 0) return nested
    // A section without steps is a heading; a step without a text has it for a name.
    const own = node['text'] ?? (isOf(node, 'HowToSection') ? undefined : (node['description'] ?? node['name']))
    return readInstructions(typeof own === 'string' ? own : undefined)
  })
}

/** The library tries every way to divide a row of digits: what is longer than any duration is not shown to it. */
const MAX_DURATION_LENGTH = 40
const MINUTES = { days: 24 * 60, hours: 60, minutes: 1, seconds: 1 / 60 } as const

/** Whole minutes of an ISO 8601 duration (`PT1H30M`), at least one; null for none, for what is no duration, and for more than a week. */
function readMinutes(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > MAX_DURATION_LENGTH) return null
  const { negative, days = 0, hours = 0, minutes = 0, seconds = 0 } = tryParse(value) ?? {}
  if (negative) return null
  const sum = days * MINUTES.days + hours * MINUTES.hours + minutes * MINUTES.minutes + seconds * MINUTES.seconds
  return sum > 0 && sum <= 7 * MINUTES.days ? Math.max(1, Math.round(sum)) : null
}

function tryParse(value: string): ReturnType<typeof parse> | undefined {
  try {
    return parse(value.replace(/\s/g, '').toUpperCase())
  } catch {
    return undefined
  }
}

/** Words that are beside a number of people; "12 muffinek" and "1 blacha" feed nobody knows how many. */
const PEOPLE = /porcj|os[oó]b|servings?|portions?|people|persons?/iu
const MAX_SERVINGS = 100

/** How many `recipeYield` feeds: a bare number, or one beside portions or people; of "4-6 osób" the fewer. Null for anything else. */
function readServings(value: unknown): number | null {
  for (const each of asList(value)) {
    if (typeof each !== 'string' && typeof each !== 'number') continue
    const text = String(each)
    const number = Number(/\d{1,3}/.exec(text)?.[0])
    if (number >= 1 && number <= MAX_SERVINGS && (PEOPLE.test(text) || /^\s*\d+\s*$/.test(text))) return number
  }
  return null
}
