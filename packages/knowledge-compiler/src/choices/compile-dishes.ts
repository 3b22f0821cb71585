import { type Choice, type Choices, fillDish, goesWith } from '@spizarka/culinary/dishes-with-choices'
import { findFoodById } from '@spizarka/knowledge'
import type { DishWithChoices, Place, PlaceOption } from '@spizarka/knowledge/types'
import { checkRecipe } from '../recipes/check-recipe.ts'
import type { CompiledRecipe } from '../recipes/compile-recipe.ts'
import { listFiles, type Problem, readText } from '../source.ts'
import { compileDish } from './compile-dish.ts'
import { readWrittenDish, type WrittenDish } from './written-dish.ts'

/** Rounds in which every option is tried, each time beside others. */
const ROUNDS = 2

/** Reads `knowledge/dishes`, and checks each dish as the recipes that its options make of it. */
export function compileDishes(root: string, problems: Problem[]): DishWithChoices[] {
  const files = listFiles(root, 'dishes', '.md')
  const dishes = files.flatMap((file) => {
    const written = readWrittenDish(file, readText(root, file), problems)
    const dish = written && compileDish(written, problems)
    if (!written || !dish) return []
    // What only stands beside a dish is no plate by itself: a test puts it beside every dish that takes it.
    if (!dish.beside) problems.push(...checkFillings(dish, written))
    return dish
  })
  return dishes.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Faults of the recipes that a dish becomes, each told once, with choices that show it. */
function checkFillings(dish: DishWithChoices, written: WrittenDish): Problem[] {
  const { choices, never } = tryAllOptions(dish)
  const faults = new Map<string, Problem>()
  for (const each of choices) {
    const { recipe } = fillDish(dish, each)
    const compiled = { recipe, file: written.file, lines: linesOf(written), clauses: [] }
    for (const problem of [...checkRecipe(compiled), ...checkPrepositions(compiled)]) {
      const key = `${problem.line} ${problem.field} ${problem.message}`
      if (!faults.has(key)) faults.set(key, { ...problem, message: `${problem.message} (gdy jest: ${namesOf(each)})` })
    }
  }
  const unmet = never.map(({ place, option }) => ({
    file: written.file,
    line: written.places.find(({ text }) => text === place.name)?.line ?? 1,
    field: `${dish.id}.Wybór: ${place.name}`,
    message: `„${nameOf(option)}” do niczego nie pasuje`,
    remedy: 'popraw „nie z” albo „tylko z”',
  }))
  return [...faults.values(), ...unmet]
}

/** „z smalcem”: words that were put together are not always said so. */
const WANTS_ZE = /(?<!\p{L})z (?:[sśzźż](?!z)|sz)(?![aąeęioóuy])\p{L}+/giu

function checkPrepositions({ recipe: { id, title, steps, variants = [] }, file, lines }: CompiledRecipe): Problem[] {
  const texts = [
    { text: title, line: lines.title },
    ...steps.map(({ text }, at) => ({ text, line: lines.steps[0]?.[at] ?? 1 })),
    ...variants.flatMap((variant, way) => variant.steps.map(({ text }, at) => ({ text, line: lines.steps[way + 1]?.[at] ?? 1 }))),
  ]
  return texts.flatMap(({ text, line }) =>
    [...text.matchAll(WANTS_ZE)].map(([words]) => ({
      file,
      line,
      field: id,
      message: `„${words}”`,
      remedy: 'włóż przyimek do zwrotu: „ze smalcem”',
    })),
  )
}

function linesOf({ title, about, list, ways }: WrittenDish) {
  return {
    title: title.line,
    about: about.line,
    ingredients: list.map((entry) => (entry.place === null ? entry.ingredient.line : entry.line)),
    ways: ways.map(({ line }) => line),
    steps: ways.map(({ steps }) => steps.map(({ line }) => line)),
  }
}

function namesOf(choices: Choices): string {
  return [...choices.values()].flatMap((each) => each.map(({ option }) => nameOf(option))).join(', ')
}

function nameOf({ ingredients }: PlaceOption): string {
  return ingredients.map(({ ingredient }) => findFoodById(ingredient.food)?.name ?? ingredient.food).join(' + ')
}

interface Tried {
  choices: Choices[]
  never: { place: Place; option: PlaceOption }[]
}

/** Fillings in which every option stands at least twice, beside options that it has stood beside least. */
function tryAllOptions(dish: DishWithChoices): Tried {
  const beside = new Map<string, number>()
  const used = new Map<PlaceOption, number>()
  const all = dish.places.flatMap((place) => place.options.map((option) => ({ place, option })))
  const choices: Choices[] = []
  const most = ROUNDS * Math.max(...dish.places.map(({ options }) => options.length))
  for (let round = 0; round < 2 * most; round += 1) {
    if (round >= most && all.every(({ option }) => used.has(option))) break
    // Once as much as can be chosen, once as little.
    const each = chooseLeastUsed(dish, round, used, beside)
    if (each) choices.push(each)
  }
  for (const unused of all.filter(({ option }) => !used.has(option))) {
    const each = chooseLeastUsed(dish, 1, used, beside, unused)
    if (each) choices.push(each)
  }
  return { choices, never: all.filter(({ option }) => !used.has(option)) }
}

function chooseLeastUsed(
  dish: DishWithChoices,
  round: number,
  used: Map<PlaceOption, number>,
  beside: Map<string, number>,
  forced?: { place: Place; option: PlaceOption },
): Choices | null {
  const chosen: PlaceOption[] = []
  const choices = new Map<string, Choice[]>()
  const ids = new Map(dish.places.flatMap(({ options }) => options).map((option, at) => [option, at]))
  const pair = (one: PlaceOption, other: PlaceOption): string => `${ids.get(one)} ${ids.get(other)}`
  for (const place of dish.places) {
    const wanted = round % 3 === 1 ? place.least : place.most
    const isForced = forced?.place === place && goesWith(forced.option, chosen, dish)
    const options: PlaceOption[] = isForced ? [forced.option] : []
    const later = forced && !isForced && !chosen.includes(forced.option) ? [forced.option] : []
    while (options.length < wanted) {
      const [next] = place.options
        .filter((option) => !options.includes(option) && goesWith(option, [...chosen, ...options, ...later], dish))
        .map((option) => ({
          option,
          cost:
            (used.get(option) ?? 0) + [...chosen, ...options].reduce((sum, other) => sum + (beside.get(pair(other, option)) ?? 0), 0) / 2,
        }))
        .toSorted((one, other) => one.cost - other.cost)
      if (!next) break
      options.push(next.option)
    }
    if (options.length < place.least) return null
    chosen.push(...options)
    choices.set(
      place.name,
      options.map((option) => ({ option, share: 1 / options.length })),
    )
  }
  if (dish.oneOf && !dish.oneOf.some((name) => (choices.get(name) ?? []).length > 0)) return null
  for (const option of chosen) {
    used.set(option, (used.get(option) ?? 0) + 1)
    for (const other of chosen) beside.set(pair(option, other), (beside.get(pair(option, other)) ?? 0) + 1)
  }
  return choices
}
