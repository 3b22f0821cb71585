import { DISH_KINDS } from '@spizarka/knowledge/types'
import { z } from 'zod'
import {
  GUIDE,
  headSchema,
  idOfFile,
  itemsOf,
  type Line,
  type Report,
  readIngredientItem,
  readWayHeading,
  type WrittenIngredient,
  type WrittenWay,
} from '../recipes/written-recipe.ts'
import { checkAgainst, type Problem, parseYaml } from '../source.ts'

const number = z.number().min(0)
const besideSchema = z.strictObject({
  rank: z.int().min(1),
  plates: z
    .array(z.strictObject({ kinds: z.array(z.enum(DISH_KINDS)).nonempty(), kcal_at_most: number, carbs_g_at_most: number }))
    .nonempty(),
  protein_g_at_most: number.optional(),
  vegetables_g: number.optional(),
  lacking: z
    .strictObject({ foods: z.array(z.string()).nonempty(), except: z.array(z.string()).default([]), grams_at_most: number })
    .optional(),
  not_beside: z.array(z.string()).nonempty().optional(),
  without_title: z.array(z.string().min(1)).nonempty().optional(),
  not_for: z.array(z.string().min(1)).nonempty().optional(),
  waits: z.literal(true).optional(),
  meanwhile: z.string().min(1).optional(),
  before: z.string().min(1).optional(),
})
const choiceHeadSchema = headSchema.extend({
  one_of: z.array(z.string().min(1)).min(2).optional(),
  only_for: z.array(z.string().min(1)).nonempty().optional(),
  beside: besideSchema.optional(),
})

/** A row of a table of choices: the food, and what is said of it by the heads of the columns. */
export interface WrittenOption {
  line: number
  ingredients: readonly WrittenIngredient[]
  /** A cell for each further column; empty where it says „–”. */
  cells: readonly string[]
}

/** `## Wybór: warzywa (1–3)` and its table. */
export interface WrittenPlace extends Line {
  least: number
  most: number
  columns: readonly string[]
  options: WrittenOption[]
}

/** An ingredient of the list, or the place that stands there. */
type WrittenEntry = { place: null; ingredient: WrittenIngredient } | { place: string; line: number; main: boolean }

/** A dish with choices as its file says it, before its lines and sentences are read. */
export interface WrittenDish {
  id: string
  file: string
  head: z.output<typeof choiceHeadSchema>
  title: Line
  about: Line
  list: readonly WrittenEntry[]
  places: readonly WrittenPlace[]
  ways: readonly WrittenWay[]
}

/** Reads the Markdown of a dish with choices; what is wrong with its form is reported, and gives null. */
export function readWrittenDish(file: string, text: string, problems: Problem[]): WrittenDish | null {
  const id = idOfFile(file)
  const before = problems.length
  const report: Report = (line, field, message, remedy = GUIDE) =>
    problems.push({ file, line, field: field === '' ? id : `${id}.${field}`, message, remedy })
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    report(1, '', 'brakuje nagłówka między wierszami „---”', 'zacznij plik od ---, pól kind, meals, servings… i drugiego ---')
    return null
  }
  const yaml = parseYaml(lines.slice(1, end).join('\n'), file, 2, problems)
  const head = yaml && checkAgainst(choiceHeadSchema, yaml, [], id, problems)
  const { title, about, list, places, ways } = readBody(lines, end + 1, report)
  if (!title) report(end + 2, 'tytuł', 'brakuje tytułu', 'dopisz pod nagłówkiem „# Tytuł”')
  if (!about) report(end + 2, 'opis', 'brakuje opisu', 'dopisz pod tytułem jedno zdanie')
  if (places.length === 0) report(lines.length, 'Wybór', 'nie ma z czego wybierać', 'dopisz „## Wybór: mięso” i tabelę pod nim')
  if (ways.length === 0) report(lines.length, 'Kroki', 'brakuje kroków', 'dopisz „## Kroki” i kroki „1. …”')
  return problems.length > before || !head || !title || !about ? null : { id, file, head, title, about, list, places, ways }
}

interface Body {
  title: Line | null
  about: Line | null
  list: WrittenEntry[]
  places: (WrittenPlace & { columns: string[] })[]
  ways: (WrittenWay & { steps: Line[] })[]
}

function readBody(lines: readonly string[], from: number, report: Report): Body {
  const body: Body = { title: null, about: null, list: [], places: [], ways: [] }
  let section: 'head' | 'list' | 'place' | 'steps' = 'head'
  let part: string | null = null
  for (const { line, text } of itemsOf(lines, from)) {
    const [, marks = '', heading = ''] = /^(#{1,3}) (.+)$/u.exec(text) ?? []
    const item = /^- (.+)$/u.exec(text)?.[1]
    const step = /^\d+\. (.+)$/u.exec(text)?.[1]
    if (marks === '#' && !body.title) body.title = { line, text: heading }
    else if (marks === '##' && heading === 'Składniki') section = 'list'
    else if (marks === '##' && heading.startsWith('Wybór')) {
      section = 'place'
      const place = readPlaceHeading(heading, line, report)
      if (place) body.places.push(place)
    } else if (marks === '##' && heading.startsWith('Kroki')) {
      section = 'steps'
      const way = readWayHeading(heading, line, report)
      if (way && (way.minutes === null) === (body.ways.length === 0)) body.ways.push({ ...way, line, steps: [] })
      else if (way) report(line, heading, 'najpierw jedne zwykłe „## Kroki”, potem sposoby na inne urządzenia')
    } else if (marks === '###' && section === 'list') part = heading === '–' ? null : heading
    else if (section === 'list' && item !== undefined) {
      const entry = readEntry(item, line, part, report)
      if (entry) body.list.push(entry)
    } else if (section === 'place' && text.startsWith('|')) readRow(text, line, body.places.at(-1), report)
    else if (section === 'steps' && step !== undefined) body.ways.at(-1)?.steps.push({ line, text: step })
    else if (section === 'head' && body.title && !body.about && marks === '') body.about = { line, text }
    else report(line, '', `nie wiadomo, czym jest „${text.length > 50 ? `${text.slice(0, 47)}…` : text}”`)
  }
  return body
}

/** `Wybór: mięso`, `Wybór: zioła (0–1)`, `Wybór: warzywa (1–3)`. */
function readPlaceHeading(heading: string, line: number, report: Report): Body['places'][number] | null {
  const [, name, least = '1', most = least] = /^Wybór: (\p{Ll}+)(?: \((\d)(?:–(\d))?\))?$/u.exec(heading) ?? []
  if (name !== undefined && Number(most) >= Math.max(1, Number(least)))
    return { line, text: name, least: Number(least), most: Number(most), columns: [], options: [] }
  report(line, heading, 'nie wiadomo, które to miejsce i ile się wybiera', 'napisz jak „## Wybór: mięso” albo „## Wybór: warzywa (1–3)”')
  return null
}

function readEntry(item: string, line: number, part: string | null, report: Report): WrittenEntry | null {
  const [, bold, name] = /^(\*\*)?\{(\p{Ll}+)\}(?:\*\*)?$/u.exec(item) ?? []
  if (name !== undefined) return { place: name, line, main: bold !== undefined }
  const ingredient = readIngredientItem(item, line, part, report)
  return ingredient && { place: null, ingredient }
}

function readRow(text: string, line: number, place: Body['places'][number] | undefined, report: Report): void {
  const cells = text
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
  if (!place || cells.every((cell) => /^:?-{3,}:?$/.test(cell))) return
  const [first = '', ...others] = cells
  if (place.columns.length === 0) {
    if (first !== 'składnik') report(line, `Wybór: ${place.text}`, `pierwsza kolumna to „${first}”`, 'nazwij ją „składnik”')
    place.columns.push(...others)
    return
  }
  if (others.length !== place.columns.length || others.includes('')) {
    const names = place.columns.join(', ')
    report(line, `Wybór: ${place.text}`, `wiersz nie wypełnia kolumn: ${names}`, 'wpisz coś w każdą, a „–”, gdy nic się nie mówi')
    return
  }
  const ingredients = first.split(' + ').flatMap((each) => readIngredientItem(each, line, null, report) ?? [])
  place.options.push({ line, ingredients, cells: others.map((cell) => (cell === '–' ? '' : cell)) })
}
