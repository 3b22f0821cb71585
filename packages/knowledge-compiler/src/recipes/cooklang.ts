import { readAmount, readIngredient } from '@spizarka/culinary/ingredients'
import { kindOfTitle } from '@spizarka/culinary/recipe-texts'
import { findMentions, findMinutes, minutesOf } from '@spizarka/culinary/recipes'
import { findFoodById, RECIPE_WORDS } from '@spizarka/knowledge'
import type { Recipe, RecipeIngredient, RecipeStep } from '@spizarka/knowledge/types'
import { parse } from 'yaml'
import { roundGrams } from './compile-recipe.ts'
import { writeRecipe } from './write-recipe.ts'

/**
 * The usual way of a recipe in Cooklang, each ingredient where it is named first (`@marchew|marchewki{2%szt.}`); what no words name stands
 * in brackets behind its step. Swaps, parts, clauses, machine settings and variants have no place in it.
 */
export function writeCooklang({ title, about, kind, servings, activeMinutes, totalMinutes, ingredients, steps }: Recipe): string {
  const left = new Map(ingredients.map((ingredient) => [ingredient.food, ingredient]))
  const listed = [...left.keys()]
  const paragraphs = steps.map((step) => writeStep(step, listed, left))
  const head = [
    ['title', title],
    ['description', about],
    ['course', kind],
    ['servings', servings],
    ['prep time', `${activeMinutes} minutes`],
    ['time required', `${totalMinutes} minutes`],
  ]
  return `---\n${head.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join('')}---\n\n${paragraphs.join('\n\n')}\n`
}

function writeStep({ text, uses = [], timer }: RecipeStep, listed: readonly string[], left: Map<string, RecipeIngredient>): string {
  const edits: { start: number; end: number; by: string }[] = []
  for (const { start, end, foods } of findMentions(text, listed)) {
    const [ingredient, ...more] = foods.filter((food) => uses.includes(food)).flatMap((food) => left.get(food) ?? [])
    if (!ingredient || more.length > 0) continue
    edits.push({ start, end, by: writeReference(ingredient, text.slice(start, end)) })
    left.delete(ingredient.food)
  }
  const time = timer && findMinutes(text, timer.minutes)
  if (timer && time) edits.push({ ...time, by: writeTimer(timer.label, text.slice(time.start, time.end)) })
  const marked = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text)
  const unnamed = uses.flatMap((food) => left.get(food) ?? [])
  for (const { food } of unnamed) left.delete(food)
  return unnamed.length === 0 ? marked : `${marked} (${unnamed.map((each) => writeReference(each, '')).join(', ')})`
}

/** `~Ryż{8-10%minutes}` of "8–10 minut". */
function writeTimer(label: string, words: string): string {
  const [, from, to, unit] = /^(\d+(?:,\d+)?)(?:\s?–\s?(\d+(?:,\d+)?))?\s(min|godz)/u.exec(words) ?? []
  if (from === undefined) return `~${label}{${minutesOf(words)}%minutes}`
  return `~${label}{${[from, ...(to === undefined ? [] : [to])].join('-')}%${unit === 'godz' ? 'hours' : 'minutes'}}`
}

function writeReference({ food: id, line, grams, optional }: RecipeIngredient, words: string): string {
  const food = findFoodById(id)
  const amount = food && readAmount(line, food).amount
  const quantity = amount ? `${amount.quantity}%${amount.measure}` : `${grams}%g`
  const name = food?.name ?? id
  return `@${optional ? '?' : ''}${name}${words === '' || words === name ? '' : `|${words}`}{${quantity}}`
}

/** `@?name|alias{2%łyżki}(posiekana)`, `@sól`, `#garnek{}`, `~Ryż{15%minutes}`. */
const TOKEN = /([@#~])([?&+-]*)(?:([^@#~{}()[\]\n]{0,80})\{([^{}\n]{0,40})\}|([\p{L}\d-]+))(?:\(([^()\n]{0,80})\))?/gu
const COMMENT = /(?<!-)-- [^\n]*|\[-[^[\]]{0,500}-\]/gu

/** What of a Cooklang recipe could not be read. */
export interface ImportedRecipe {
  /** The recipe in our notation; what Cooklang does not say (meals, days kept) is a guess for the author to correct. */
  text: string
  /** Lines of ingredients that name no food of ours, or no amount: they were left out of the list. */
  unread: readonly string[]
}

/** Reads a Cooklang recipe into our notation. Nothing is refused: what the checks of the knowledge would find is left to them. */
export function importCooklang(source: string): ImportedRecipe {
  const [, yaml = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source) ?? []
  const head = { ...(parse(yaml) as Record<string, unknown> | null), ...oldMetadata(body) }
  const said = (...keys: string[]): string => {
    const found = keys.map((key) => head[key]).find((value) => typeof value === 'string' || typeof value === 'number')
    return found === undefined ? '' : String(found)
  }
  const ingredients: RecipeIngredient[] = []
  const unread: string[] = []
  const steps = body
    .replace(COMMENT, '')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.split(/\s+/u).join(' ').trim())
    .filter((paragraph) => paragraph !== '' && !/^(?:>|=)/u.test(paragraph))
    .map((paragraph) => readStep(paragraph, ingredients, unread))
  const title = said('title') || 'Przepis bez tytułu'
  const total = minutesOfTime(said('time required', 'total time', 'duration', 'time')) || 30
  const text = writeRecipe({
    id: '',
    title,
    about: said('description', 'introduction') || `${title}.`,
    kind: kindOfTitle(title) ?? 'stew',
    meals: ['lunch'],
    servings: Number.parseInt(said('servings', 'serves', 'yield'), 10) || 4,
    activeMinutes: Math.min(total, minutesOfTime(said('prep time', 'time.prep')) || total),
    totalMinutes: total,
    keepsDays: 2,
    equipment: steps.some(({ text: step }) => RECIPE_WORDS.ovenWords.some((word) => step.toLowerCase().includes(word)))
      ? ['oven', 'hob']
      : ['hob'],
    ingredients,
    steps: steps.map((step) => withMentions(step, ingredients)),
  })
  return { text, unread }
}

/** `>> servings: 4`, as metadata were written before there was a head. */
function oldMetadata(body: string): Record<string, string> {
  return Object.fromEntries(
    [...body.matchAll(/^>> ?([^:\n]{1,40}):([^\n]*)$/gmu)].map(([, key = '', value = '']) => [key.trim(), value.trim()]),
  )
}

function minutesOfTime(text: string): number {
  const [, hours = '0'] = /(?<!\d)(\d+) ?(?:h|godz)/iu.exec(text) ?? []
  const [, minutes = '0'] = /(?<!\d)(\d+) ?(?:m|$)/iu.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}

function readStep(paragraph: string, ingredients: RecipeIngredient[], unread: string[]): RecipeStep {
  const uses: string[] = []
  let timer: RecipeStep['timer']
  const text = paragraph.replace(TOKEN, (_, sign: string, marks: string, long: string | undefined, amount = '', short = '', note = '') => {
    const [name = '', words = name] = (long ?? short).split('|').map((part: string) => part.trim())
    const [quantity = '', unit = ''] = amount.split('%').map((part: string) => part.trim())
    if (sign === '#') return words
    if (sign === '~') {
      const time = `${quantity.replace('-', '–')} ${/^h|godz/iu.test(unit) ? 'godziny' : 'minut'}`
      const minutes = minutesOf(time)
      if (minutes !== null && timer === undefined) timer = { minutes, label: name || 'Minutnik' }
      return time
    }
    const food = readReference({ name, quantity, unit, isOptional: marks.includes('?'), note }, ingredients, unread)
    if (food !== null) uses.push(food)
    return words
  })
  // What stood in brackets only for its amount says nothing any more.
  const plain = text.replace(/ \((?:[\p{L}\d%]| (?! )|, ){1,200}\)$/u, (brackets) =>
    uses.length > 0 && paragraph.endsWith('})') ? '' : brackets,
  )
  return { text: plain, ...(uses.length > 0 && { uses: [...new Set(uses)] }), ...(timer && { timer }) }
}

/** Cooklang refers to an ingredient once; a step uses all that it names. */
function withMentions(step: RecipeStep, ingredients: readonly RecipeIngredient[]): RecipeStep {
  const listed = ingredients.map(({ food }) => food)
  const named = findMentions(step.text, listed).flatMap(({ foods }) => (foods.length === 1 ? foods : []))
  const uses = listed.filter((food) => step.uses?.includes(food) || named.includes(food))
  return uses.length === 0 ? step : { ...step, uses }
}

interface Reference {
  name: string
  quantity: string
  unit: string
  isOptional: boolean
  note: string
}

/** Adds what a reference names to the list, once; gives its food. */
function readReference(
  { name, quantity, unit, isOptional, note }: Reference,
  ingredients: RecipeIngredient[],
  unread: string[],
): string | null {
  const line = [quantity, unit === 'szt.' ? '' : unit, name, note === '' ? '' : `(${note})`].filter((part) => part !== '').join(' ')
  const [read] = readIngredient(line)
  const food = read?.food?.id ?? null
  if (food !== null && ingredients.some((each) => each.food === food)) return food
  if (food === null || !read?.usedGrams) {
    if (!unread.includes(line)) unread.push(line)
    return null
  }
  const { usedGrams } = read
  // The first that is named is what the dish is made of, until its author says otherwise.
  ingredients.push({
    food,
    grams: roundGrams(usedGrams),
    line,
    ...(isOptional ? { optional: true } : ingredients.length === 0 && { main: true }),
  })
  return food
}
