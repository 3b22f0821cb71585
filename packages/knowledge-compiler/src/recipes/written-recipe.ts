import { DISH_KINDS, EQUIPMENT_KEYS, type EquipmentKey, MEALS } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { nearest } from '../messages.ts'
import { checkAgainst, type Problem, parseYaml } from '../source.ts'

/** A text with the line that it stands in. */
export interface Line {
  line: number
  text: string
}

/** An ingredient as it is written: `**80 g bułki tartej** = 80 g (niekoniecznie; albo: panierka panko)`. */
export interface WrittenIngredient extends Line {
  main: boolean
  optional: boolean
  swaps: readonly string[]
  part: string | null
  /** What is said of it where the words alone would be read otherwise. */
  grams: number | null
  food: string | null
}

/** One way of making the dish: the usual one first, then those for other equipment. */
export interface WrittenWay {
  line: number
  devices: readonly EquipmentKey[]
  /** Null for the usual way, whose time stands in the head. */
  minutes: number | null
  steps: readonly Line[]
}

/** A recipe as its file says it, before its lines and sentences are read. */
export interface WrittenRecipe {
  id: string
  file: string
  head: z.output<typeof headSchema>
  title: Line
  about: Line
  ingredients: readonly WrittenIngredient[]
  ways: readonly WrittenWay[]
}

const MOST_SERVINGS = 12
/** Soaking and rising overnight, then baking. */
const MOST_MINUTES = 36 * 60
const MOST_DAYS_KEPT = 30

export const headSchema = z.strictObject({
  kind: z.enum(DISH_KINDS),
  meals: z.array(z.enum(MEALS)).nonempty(),
  servings: z.int().min(1).max(MOST_SERVINGS),
  work_minutes: z.number().min(1),
  minutes: z.number().min(1).max(MOST_MINUTES),
  keeps_days: z.int().min(0).max(MOST_DAYS_KEPT),
  equipment: z.array(z.enum(EQUIPMENT_KEYS)),
  tags: z.array(z.string()).nonempty().optional(),
  not_tags: z.array(z.string()).nonempty().optional(),
})

export const GUIDE = 'porównaj z sąsiednim przepisem albo z przewodnikiem knowledge/README.md'

/** The id of a recipe is the name of its file. */
export function idOfFile(file: string): string {
  return file.split('/').at(-1)?.replace(/\.md$/, '') ?? ''
}

/** Reads the Markdown of a recipe; what is wrong with its form is reported, and gives null. */
export function readWrittenRecipe(file: string, text: string, problems: Problem[]): WrittenRecipe | null {
  const id = idOfFile(file)
  const before = problems.length
  const report = (line: number, field: string, message: string, remedy = GUIDE): void => {
    problems.push({ file, line, field: field === '' ? id : `${id}.${field}`, message, remedy })
  }
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    report(1, '', 'brakuje nagłówka między wierszami „---”', 'zacznij plik od ---, pól kind, meals, servings… i drugiego ---')
    return null
  }
  const yaml = parseYaml(lines.slice(1, end).join('\n'), file, 2, problems)
  const head = yaml && checkAgainst(headSchema, yaml, [], id, problems)
  const read = readBody(lines, end + 1, report)
  if (!read.title) report(end + 2, 'tytuł', 'brakuje tytułu', 'dopisz pod nagłówkiem „# Tytuł”')
  if (!read.about) report(end + 2, 'opis', 'brakuje opisu', 'dopisz pod tytułem jedno zdanie')
  if (read.ways.length === 0) report(lines.length, 'Kroki', 'brakuje kroków', 'dopisz „## Kroki” i kroki „1. …”')
  const { title, about, ingredients, ways } = read
  return problems.length > before || !head || !title || !about ? null : { id, file, head, title, about, ingredients, ways }
}

interface RecipeBody {
  title: Line | null
  about: Line | null
  ingredients: WrittenIngredient[]
  ways: (WrittenWay & { steps: Line[] })[]
}

export type Report = (line: number, field: string, message: string, remedy?: string) => void

function readBody(lines: readonly string[], from: number, report: Report): RecipeBody {
  const body: RecipeBody = { title: null, about: null, ingredients: [], ways: [] }
  let section: 'head' | 'ingredients' | 'steps' = 'head'
  let part: string | null = null
  for (const { line, text } of itemsOf(lines, from)) {
    const [, marks = '', heading = ''] = /^(#{1,3}) (.+)$/u.exec(text) ?? []
    const item = /^- (.+)$/u.exec(text)?.[1]
    const step = /^\d+\. (.+)$/u.exec(text)?.[1]
    if (marks === '#' && !body.title) body.title = { line, text: heading }
    else if (marks === '##' && heading === 'Składniki') section = 'ingredients'
    else if (marks === '##' && heading.startsWith('Kroki')) {
      section = 'steps'
      const way = readWayHeading(heading, line, report)
      if (way && (way.minutes === null) === (body.ways.length === 0)) body.ways.push({ ...way, line, steps: [] })
      else if (way) report(line, heading, 'najpierw jedne zwykłe „## Kroki”, potem sposoby na inne urządzenia')
    } else if (marks === '###' && section === 'ingredients') part = heading === '–' ? null : heading
    else if (section === 'ingredients' && item !== undefined) {
      const ingredient = readIngredientItem(item, line, part, report)
      if (ingredient) body.ingredients.push(ingredient)
    } else if (section === 'steps' && step !== undefined) body.ways.at(-1)?.steps.push({ line, text: step })
    else if (section === 'head' && body.title && !body.about && marks === '') body.about = { line, text }
    else report(line, '', `nie wiadomo, czym jest „${text.length > 50 ? `${text.slice(0, 47)}…` : text}”`)
  }
  return body
}

/** The lines that say something, with what is indented below them. */
export function itemsOf(lines: readonly string[], from: number): Line[] {
  const items: Line[] = []
  for (const [place, text] of lines.entries()) {
    const last = items.at(-1)
    if (place < from || text.trim() === '') continue
    if (/^\s/.test(text) && last) last.text = `${last.text} ${text.trim()}`
    else items.push({ line: place + 1, text: text.trimEnd() })
  }
  return items
}

/** `Kroki`, or `Kroki: thermomix, lidlomix (25 minut)`. */
export function readWayHeading(heading: string, line: number, report: Report): Pick<WrittenWay, 'devices' | 'minutes'> | null {
  if (heading === 'Kroki') return { devices: [], minutes: null }
  const [, names, minutes] = /^Kroki: (.+) \((\d+) minut\p{L}*\)$/u.exec(heading) ?? []
  if (names === undefined || minutes === undefined) {
    report(line, heading, 'nie wiadomo, dla jakich urządzeń i na ile minut', 'napisz jak „## Kroki: thermomix, lidlomix (25 minut)”')
    return null
  }
  const devices: EquipmentKey[] = []
  for (const name of names.split(/,\s*/)) {
    const device = EQUIPMENT_KEYS.find((key) => key === name)
    const near = nearest(name, EQUIPMENT_KEYS)
    if (device) devices.push(device)
    else
      report(
        line,
        heading,
        `nie ma urządzenia „${name}”`,
        near === null ? `wpisz jedno z: ${EQUIPMENT_KEYS.join(', ')}` : `może „${near}”?`,
      )
  }
  return { devices, minutes: Number(minutes) }
}

const REMARK = /\s\((niekoniecznie)?(?:;\s)?(?:albo:\s([^()]+))?\)$/u
const OVERRIDE = /\s=\s(\d+(?:,\d+)?)\sg(?:\s(\S.*))?$/u

export function readIngredientItem(item: string, line: number, part: string | null, report: Report): WrittenIngredient | null {
  const [remark, optional, swaps] = REMARK.exec(item) ?? ['']
  const withoutRemark = item.slice(0, item.length - remark.length)
  const [override, grams, food] = OVERRIDE.exec(withoutRemark) ?? ['']
  const stated = withoutRemark.slice(0, withoutRemark.length - override.length)
  const [, main] = /^\*\*([^*]+)\*\*$/u.exec(stated) ?? []
  const text = main ?? stated
  if (/[*[\]{}=]/.test(text)) {
    report(
      line,
      'Składniki',
      `nie da się odczytać „${item}”`,
      'napisz „- 2 cebule”, „- **2 cebule**”, „- 2 cebule = 170 g” albo „- 2 cebule (albo: por)”',
    )
    return null
  }
  return {
    line,
    text,
    main: main !== undefined,
    optional: optional !== undefined,
    swaps: swaps === undefined ? [] : swaps.split(/,\s+/),
    part,
    grams: grams === undefined ? null : Number(grams.replace(',', '.')),
    food: food ?? null,
  }
}
