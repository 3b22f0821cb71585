import { readIngredient } from '@spizarka/culinary/ingredients'
import { findMentions, findMinutes, writeMachineSetting } from '@spizarka/culinary/recipes'
import { findFoodById, RECIPE_WORDS } from '@spizarka/knowledge'
import type { Recipe, RecipeIngredient, RecipeStep } from '@spizarka/knowledge/types'
import { findListed, roundGrams } from './compile-recipe.ts'

/** The file of a recipe, with a mark only where its words alone would be read otherwise. */
export function writeRecipe(recipe: Recipe): string {
  const listed = [...new Set(recipe.ingredients.map(({ food }) => food))]
  const writeSteps = (steps: readonly RecipeStep[]): string =>
    steps.map((step, place) => `${place + 1}. ${writeStep(step, listed)}\n`).join('')
  return `---
kind: ${recipe.kind}
meals: [${recipe.meals.join(', ')}]
servings: ${recipe.servings}
work_minutes: ${recipe.activeMinutes}
minutes: ${recipe.totalMinutes}
keeps_days: ${recipe.keepsDays}
equipment: [${recipe.equipment.join(', ')}]
${writeTags('tags', recipe.tags)}${writeTags('not_tags', recipe.notTags)}---
# ${recipe.title}
${recipe.about}

## Składniki
${writeIngredients(recipe.ingredients)}
## Kroki
${writeSteps(recipe.steps)}${(recipe.variants ?? [])
  .map(({ devices, totalMinutes, steps }) => `\n## Kroki: ${devices.join(', ')} (${totalMinutes} minut)\n${writeSteps(steps)}`)
  .join('')}`
}

function writeTags(field: string, tags: readonly string[] = []): string {
  return tags.length > 0 ? `${field}: [${tags.join(', ')}]\n` : ''
}

function writeIngredients(ingredients: readonly RecipeIngredient[]): string {
  let part: string | undefined
  return ingredients
    .map((ingredient, place) => {
      const opens = ingredient.part !== part
      part = ingredient.part
      return `${opens ? `${place === 0 ? '' : '\n'}### ${part ?? '–'}\n` : ''}- ${writeIngredient(ingredient)}\n`
    })
    .join('')
}

function writeIngredient({ line, grams, food, main, optional, swaps = [] }: RecipeIngredient): string {
  const [read, ...more] = readIngredient(line)
  const isRead = more.length === 0 && read?.food?.id === food
  const weight = isRead && read.usedGrams !== null && roundGrams(read.usedGrams) === grams ? '' : ` = ${String(grams).replace('.', ',')} g`
  const remarks = [...(optional ? ['niekoniecznie'] : []), ...(swaps.length > 0 ? [`albo: ${swaps.map(nameOf).join(', ')}`] : [])]
  return `${main ? `**${line}**` : line}${weight}${isRead ? '' : ` ${nameOf(food)}`}${remarks.length > 0 ? ` (${remarks.join('; ')})` : ''}`
}

/** A name that stands in a list: one with a comma in it is written by its id. */
function nameOf(id: string): string {
  const name = findFoodById(id)?.name
  return name === undefined || /, |[()]/.test(name) ? id : name
}

interface Edit {
  start: number
  end: number
  by: string
}

function writeStep({ text, uses = [], timer, machine }: RecipeStep, listed: readonly string[]): string {
  const edits = markMentions(text, uses, listed)
  if (timer) edits.push(markTimer(text, timer))
  const marked = edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text)
  return machine ? `${marked} \`${writeMachineSetting(machine)}\`` : marked
}

function markMentions(text: string, uses: readonly string[], listed: readonly string[]): Edit[] {
  const edits: Edit[] = []
  const name = (food: string): string => {
    const shelf = findFoodById(food)?.name ?? food
    return findListed(shelf, listed) === food && !shelf.includes(', ') ? shelf : food
  }
  const mark = ({ start, end }: { start: number; end: number }, foods: readonly string[]): void => {
    const words = text.slice(start, end)
    edits.push({ start, end, by: `[${words}: ${foods.length === 0 ? '-' : foods.map(name).join(', ')}]` })
  }
  const mentions = findMentions(text, listed)
  for (const mention of mentions) {
    const meant = mention.foods.filter((food) => uses.includes(food))
    if (meant.length !== mention.foods.length || meant.length > 1) mark(mention, meant)
  }
  const unnamed = uses.filter((food) => !mentions.some(({ foods }) => foods.includes(food)))
  if (unnamed.length === 0) return edits
  const collective = [...text.matchAll(/\p{L}+/gu)]
    .map(({ 0: word, index }) => ({ word: word.toLowerCase(), start: index, end: index + word.length }))
    .find(
      ({ word, start, end }) =>
        RECIPE_WORDS.collectiveWords.some((each) => word.startsWith(each)) &&
        !mentions.some((mention) => mention.start < end && start < mention.end),
    )
  if (collective) mark(collective, unnamed)
  else edits.push({ start: text.length, end: text.length, by: ` [: ${unnamed.map(name).join(', ')}]` })
  return edits
}

function markTimer(text: string, { minutes, label }: NonNullable<RecipeStep['timer']>): Edit {
  const span = findMinutes(text, minutes)
  if (!span) throw new Error(`no ${minutes} minutes in: ${text}`)
  return { ...span, by: `[${text.slice(span.start, span.end)}: ${label}]` }
}
