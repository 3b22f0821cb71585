import { misspeltWords, readAmount, readIngredient } from '@spizarka/culinary/ingredients'
import {
  describeStep,
  findMentions,
  MarkError,
  type MarkedText,
  readMachineSetting,
  readMarks,
  type StepMention,
} from '@spizarka/culinary/recipes'
import { DISH_TAGS, FOODS, type Food, findFoodById } from '@spizarka/knowledge'
import type { Recipe, RecipeIngredient, RecipeStep, StepClause } from '@spizarka/knowledge/types'
import { nearest } from '../messages.ts'
import type { Problem } from '../source.ts'
import type { Line, WrittenIngredient, WrittenRecipe } from './written-recipe.ts'

/** A recipe as the engine loads it, the clauses of its steps, and where its parts stand in its file. */
export interface CompiledRecipe {
  recipe: Recipe
  /** Way by way and step by step. */
  clauses: StepClause[][][]
  file: string
  lines: { title: number; about: number; ingredients: readonly number[]; ways: readonly number[]; steps: readonly (readonly number[])[] }
}

export type Report = (line: number, field: string, message: string, remedy: string) => void

/** A step without what the lists of the recipe say of it. */
interface CompiledStep {
  step: RecipeStep
  clauses: StepClause[]
}

/** How far the weight in the dish may be from the weight that the line is read as: pieces differ, and scales round. */
const TOLERANCE = 0.15
const SLACK_G = 1

/** Reads the lines and sentences of a recipe with the kitchen's own readers; null where they cannot be read, which is reported. */
export function compileRecipe(written: WrittenRecipe, problems: Problem[]): CompiledRecipe | null {
  const before = problems.length
  const report: Report = (line, field, message, remedy) =>
    problems.push({ file: written.file, line, field: `${written.id}.${field}`, message, remedy })
  const ingredients = written.ingredients.flatMap((each) => compileIngredient(each, report) ?? [])
  // What a step speaks of is not known before the list is.
  if (problems.length > before) return null
  const listed = [...new Set(ingredients.map(({ food }) => food))]
  const ways = written.ways.map(({ steps }) => steps.flatMap((step, place) => compileStep(step, place, listed, report) ?? []))
  checkTags(written.head, report)
  if (problems.length > before) return null
  const [usual = [], ...others] = ways.map((way) => way.map(({ step }) => step))
  const variants = others.map((steps, place) => {
    const { devices = [], minutes } = written.ways[place + 1] ?? {}
    return { devices, totalMinutes: minutes ?? 0, steps }
  })
  const { head } = written
  return {
    file: written.file,
    lines: {
      title: written.title.line,
      about: written.about.line,
      ingredients: written.ingredients.map(({ line }) => line),
      ways: written.ways.map(({ line }) => line),
      steps: written.ways.map(({ steps }) => steps.map(({ line }) => line)),
    },
    clauses: ways.map((way) => way.map(({ clauses }) => clauses)),
    recipe: {
      id: written.id,
      title: written.title.text,
      about: written.about.text,
      kind: head.kind,
      meals: head.meals,
      servings: head.servings,
      activeMinutes: head.work_minutes,
      totalMinutes: head.minutes,
      equipment: head.equipment,
      ingredients,
      steps: usual,
      ...(variants.length > 0 && { variants }),
      keepsDays: head.keeps_days,
      ...(head.tags && { tags: head.tags }),
      ...(head.not_tags && { notTags: head.not_tags }),
    },
  }
}

const TAG_IDS: ReadonlySet<string> = new Set(DISH_TAGS.map(({ id }) => id))

type TagField = (typeof TAG_FIELDS)[number]
const TAG_FIELDS = ['tags', 'not_tags', 'only_for'] as const

/** Reports tags of a head that no dish can have. */
export function checkTags(head: Partial<Record<TagField, readonly string[] | undefined>>, report: Report): void {
  for (const field of TAG_FIELDS) for (const tag of head[field] ?? []) checkTag(tag, field, report)
}

function checkTag(tag: string, field: string, report: Report): void {
  if (TAG_IDS.has(tag)) return
  const near = nearest(tag, TAG_IDS)
  report(1, field, `nie ma takiej cechy dania: „${tag}”`, near === null ? 'wpisz identyfikator z dish-tags.yaml' : `może „${near}”?`)
}

/** The ingredient that a line is; null where it cannot be read, which is reported. */
export function compileIngredient(written: WrittenIngredient, report: Report): RecipeIngredient | null {
  const { line, text, main, optional, part } = written
  const field = `składnik „${text}”`
  const swaps = written.swaps.map((name) => findFoodByName(name, line, field, report)?.id)
  const read = weigh(written, field, report)
  if (!read || swaps.includes(undefined)) return null
  return {
    food: read.food.id,
    grams: read.grams,
    line: text,
    ...(main && { main: true as const }),
    ...(optional && { optional: true as const }),
    ...(swaps.length > 0 && { swaps: swaps.filter((id) => id !== undefined) }),
    ...(part !== null && { part }),
  }
}

function weigh({ line, text, grams, food: named }: WrittenIngredient, field: string, report: Report): { food: Food; grams: number } | null {
  if (named !== null) {
    const food = findFoodByName(named, line, field, report)
    return food && grams !== null ? { food, grams } : null
  }
  const [read, ...more] = readIngredient(text)
  if (!read || more.length > 0) {
    const found = read ? [read, ...more].map(({ name }) => name).join(', ') : 'nic'
    report(line, field, `w wierszu widać: ${found}`, 'jeden wiersz to jeden produkt: rozdziel je albo napisz prościej')
    return null
  }
  if (read.food === null) {
    const near = nearest(read.name, foodsByName().keys())
    report(
      line,
      field,
      `nie ma produktu „${read.name}”`,
      near === null ? 'dodaj go w knowledge/foods albo dopisz „= GRAMY g NAZWA” produktu, który jest' : `może „${near}”?`,
    )
    return null
  }
  for (const { word, takenFor } of misspeltWords(text)) {
    const message = takenFor === null ? `nie wiadomo, co znaczy „${word}”` : `„${word}” zostałoby odczytane jako „${takenFor}”`
    report(
      line,
      field,
      message,
      `popraw pisownię albo dopisz tę odmianę do \`also\` albo \`forms\` produktu (kuchnia widzi tu: ${read.food.name})`,
    )
    return null
  }
  if (read.usedGrams === null || !(read.usedGrams > 0)) {
    report(
      line,
      field,
      'nie podaje ilości, którą da się zważyć',
      'zacznij od ilości i miary (200 g, 2 łyżki, 1 szt.) albo dopisz „= GRAMY g”',
    )
    return null
  }
  const { food, usedGrams } = read
  if (grams === null && lacksUnit(text, food)) {
    report(line, field, 'ilość bez miary', 'dopisz miarę: g, ml, łyżki, szklanki… (sztuki mogą być bez niej: 2 marchewki)')
    return null
  }
  if (grams !== null && Math.abs(grams - usedGrams) > Math.max(SLACK_G, TOLERANCE * usedGrams)) {
    report(
      line,
      field,
      `${grams} g w daniu, a z wiersza wychodzi ${Math.round(usedGrams * 10) / 10} g`,
      'popraw ilość albo gramy: mogą się różnić o 15 %',
    )
    return null
  }
  return { food, grams: grams ?? roundGrams(usedGrams) }
}

/** Whether a line opens with a bare number although nobody counts pieces of that food, or too large a one for pieces. */
function lacksUnit(text: string, food: Food): boolean {
  if (!/^[\d½¼¾⅓⅔]/u.test(text)) return false
  const { amount, boughtGrams } = readAmount(text, food)
  if (amount?.measure === 'g' || amount?.measure === 'ml') return !/[\d½¼¾⅓⅔]\s?(?:k?g|dag|dkg|ml|l)(?!\p{L})/iu.test(text)
  if (amount?.measure !== 'szt.' || food.spice || food.gramsPerPiece !== undefined || boughtGrams === null) return false
  return !Object.values(food.measures ?? {}).some((grams) => Math.abs(grams * amount.quantity - boughtGrams) < SLACK_G)
}

/** As scales show it: tenths below ten grams, halves below sixty, whole grams above. */
export function roundGrams(grams: number): number {
  const fraction = grams < 10 ? 10 : grams < 60 ? 2 : 1
  return Math.round(grams * fraction) / fraction
}

let byName: ReadonlyMap<string, Food> | undefined

function foodsByName(): ReadonlyMap<string, Food> {
  // Of two foods with a name the one whose main name it is.
  byName ??= new Map([
    ...FOODS.flatMap((food) => (food.also ?? []).map((name) => [name, food] as const)),
    ...FOODS.map((food) => [food.name, food] as const),
  ])
  return byName
}

export function findFoodByName(name: string, line: number, field: string, report: Report): Food | null {
  const food = foodsByName().get(name) ?? findFoodById(name)
  if (food) return food
  const near = nearest(name, foodsByName().keys())
  report(line, field, `nie ma produktu „${name}”`, near === null ? 'wpisz nazwę z knowledge/foods' : `może „${near}”?`)
  return null
}

function compileStep({ line, text: marked }: Line, place: number, listed: readonly string[], report: Report): CompiledStep | null {
  const field = `krok ${place + 1}`
  const read = readMarksOf(marked, line, field, report)
  if (!read) return null
  const mentions = mentionsOf(read, listed, line, field, report)
  const settings = read.settings.map(readMachineSetting)
  if (settings.includes(null))
    report(line, field, `nie wiadomo, co znaczy \`${read.settings.join('` `')}\``, 'napisz jak `5 min / 100°C / obr. 2 / obroty wsteczne`')
  if (settings.length > 1 || read.timers.length > 1)
    report(line, field, 'więcej niż jeden minutnik albo jedno ustawienie w kroku', 'podziel krok na dwa')
  if (!mentions || settings.includes(null)) return null
  return describeStep(read, mentions, listed)
}

export function readMarksOf(marked: string, line: number, field: string, report: Report): MarkedText | null {
  try {
    return readMarks(marked)
  } catch (error) {
    if (!(error instanceof MarkError)) throw error
    report(line, field, error.message, 'pisz [słowa: składnik], [8 minut: Nazwa], {jedna myśl} albo `5 min / obr. 2`')
    return null
  }
}

/** What the words of a step speak of: as marked, else as the lexicon finds it among the ingredients. */
function mentionsOf(read: MarkedText, listed: readonly string[], line: number, field: string, report: Report): StepMention[] | null {
  const isMarked = ({ start, end }: { start: number; end: number }): boolean =>
    read.mentions.some((mark) => mark.start < end && start < mark.end)
  const found = findMentions(read.text, listed).filter((mention) => !isMarked(mention))
  let isSound = true
  for (const { start, end, foods } of found)
    if (foods.length > 1) {
      isSound = false
      const [words, names] = [read.text.slice(start, end), foods.map((food) => findFoodById(food)?.name ?? food)]
      report(line, field, `„${words}” to ${names.join(' czy ')}?`, `napisz [${words}: ${names[0]}] albo pełną nazwę`)
    }
  const marked = read.mentions.map(({ start, end, words, foods }) => ({
    // What has no words belongs to the clause that it stands in.
    start: words === '' ? start - 1 : start,
    end: words === '' ? start - 1 : end,
    foods: foods.flatMap((name) => {
      if (name === '-') return []
      const food = findListed(name, listed)
      if (food !== null) return food
      isSound = false
      const near = nearest(
        name,
        listed.map((id) => findFoodById(id)?.name ?? id),
      )
      report(
        line,
        field,
        `„${name}” nie jest na liście składników`,
        near === null ? 'dopisz składnik; minutnik w nawiasie zaczyna się od czasu: [8 minut: Nazwa]' : `może „${near}”?`,
      )
      return []
    }),
  }))
  return isSound ? [...marked, ...found] : null
}

/** The ingredient that a mark means, by the name of its food, its id, or words that fit it alone. */
export function findListed(name: string, listed: readonly string[]): string | null {
  const exact = listed.find((id) => id === name || findFoodById(id)?.name === name)
  if (exact !== undefined) return exact
  const [mention, ...more] = findMentions(name, listed)
  return mention && more.length === 0 && mention.foods.length === 1 ? (mention.foods[0] ?? null) : null
}
