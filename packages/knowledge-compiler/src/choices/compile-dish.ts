import { readRecipes } from '@spizarka/culinary/base-recipes'
import { readTemplate, TemplateError, type TemplatePart } from '@spizarka/culinary/dishes-with-choices'
import { readMachineSetting } from '@spizarka/culinary/recipes'
import { findFoodById, GROUPS } from '@spizarka/knowledge'
import type { DishWithChoices, ListedIngredient, Place, PlaceOption, Recipe, RecipeIngredient, SideRules } from '@spizarka/knowledge/types'
import { nearest } from '../messages.ts'
import { checkTags, compileIngredient, findFoodByName, type Report, readMarksOf } from '../recipes/compile-recipe.ts'
import type { Line } from '../recipes/written-recipe.ts'
import type { Problem } from '../source.ts'
import { type Listed, resolveMarks } from './resolve-marks.ts'
import type { WrittenDish, WrittenOption, WrittenPlace } from './written-dish.ts'

/** Columns that say something of an option itself; all others are phrases. */
const MINUTES = 'minuty'
const NOT_WITH = 'nie z'
const ONLY_WITH = 'tylko z'
const RESERVED: readonly string[] = [MINUTES, NOT_WITH, ONLY_WITH]

/** Reads lines, phrases and templates of a dish with the kitchen's own readers; null where they cannot be read, which is reported. */
export function compileDish(written: WrittenDish, problems: Problem[]): DishWithChoices | null {
  const before = problems.length
  const report: Report = (line, field, message, remedy) =>
    problems.push({ file: written.file, line, field: `${written.id}.${field}`, message, remedy })
  checkPlaces(written, report)
  checkSide(written, report)
  checkTags(written.head, report)
  const fixed = written.list.flatMap((entry) => (entry.place === null ? (compileIngredient(entry.ingredient, report) ?? []) : []))
  const optionIngredients = written.places.map(({ options }) =>
    options.map(({ ingredients }) => ingredients.flatMap((each) => compileIngredient(each, report) ?? [])),
  )
  if (problems.length > before) return null
  const foods = fixed.map(({ food }) => food)
  const foodsOfPlaces = new Map(
    written.places.map(({ text }, at) => [text, [...new Set((optionIngredients[at] ?? []).flat().map(({ food }) => food))]]),
  )
  const listed: Listed = { own: foods, places: foodsOfPlaces }
  const places = written.places.map((place, at) => compilePlace(place, written, optionIngredients[at] ?? [], listed, report))
  const compileSteps = (steps: readonly Line[]): string[] =>
    steps.map(({ line, text }, at) => compileTemplate(text, line, `krok ${at + 1}`, written.places, listed, report))
  const [usual = [], ...others] = written.ways.map(({ steps }) => compileSteps(steps))
  checkPhrasesAreSaid(written, report)
  if (problems.length > before) return null
  const { head } = written
  return {
    id: written.id,
    title: written.title.text,
    about: written.about.text,
    kind: head.kind,
    meals: head.meals,
    servings: head.servings,
    activeMinutes: head.work_minutes,
    totalMinutes: head.minutes,
    equipment: head.equipment,
    keepsDays: head.keeps_days,
    list: listOf(written, fixed, places),
    places,
    ...(head.one_of && { oneOf: head.one_of }),
    ...(head.tags && { tags: head.tags }),
    ...(head.not_tags && { notTags: head.not_tags }),
    ...(head.only_for && { onlyFor: head.only_for }),
    ...(head.beside && { beside: sideOf(head.beside) }),
    steps: usual,
    ...(others.length > 0 && {
      variants: others.map((steps, at) => {
        const { devices = [], minutes } = written.ways[at + 1] ?? {}
        return { devices, totalMinutes: minutes ?? 0, steps }
      }),
    }),
  }
}

function sideOf({
  rank,
  plates,
  protein_g_at_most,
  vegetables_g,
  lacking,
  not_beside,
  without_title,
  not_for,
  waits,
  meanwhile,
  before,
}: NonNullable<WrittenDish['head']['beside']>): SideRules {
  return {
    rank,
    plates: plates.map(({ kinds, kcal_at_most, carbs_g_at_most }) => ({ kinds, kcalAtMost: kcal_at_most, carbsGAtMost: carbs_g_at_most })),
    ...(protein_g_at_most !== undefined && { proteinGAtMost: protein_g_at_most }),
    ...(vegetables_g !== undefined && { vegetablesG: vegetables_g }),
    ...(lacking && { lacking: { foods: lacking.foods, except: lacking.except, gramsAtMost: lacking.grams_at_most } }),
    ...(not_beside && { notBeside: not_beside }),
    ...(without_title && { withoutTitle: without_title }),
    ...(not_for && { notFor: not_for }),
    ...(waits && { waits }),
    ...(meanwhile !== undefined && { meanwhile }),
    ...(before !== undefined && { before }),
  }
}

function checkPlaces({ list, places, head }: WrittenDish, report: Report): void {
  const names = places.map(({ text }) => text)
  for (const { line, text, least, options } of places) {
    const field = `Wybór: ${text}`
    if (names.indexOf(text) !== names.lastIndexOf(text))
      report(line, field, 'to miejsce jest dwa razy', 'połącz tabele albo nazwij inaczej')
    if (!list.some((entry) => entry.place === text)) report(line, field, 'miejsca nie ma na liście składników', `dopisz „- {${text}}”`)
    if (options.length < (least === 0 ? 1 : 2))
      report(line, field, 'nie ma z czego wybierać', 'dopisz wiersze tabeli albo wpisz produkt na listę składników')
  }
  for (const entry of list)
    if (entry.place === null && entry.ingredient.optional)
      report(entry.ingredient.line, 'Składniki', '„niekoniecznie” w daniu z wyborem', 'zrób z niego miejsce, np. „## Wybór: zioła (0–1)”')
    else if (entry.place !== null && !names.includes(entry.place))
      report(entry.line, 'Składniki', `nie ma miejsca „${entry.place}”`, near(entry.place, names, `dopisz „## Wybór: ${entry.place}”`))
  for (const name of head.one_of ?? [])
    if (!names.includes(name)) report(1, 'one_of', `nie ma miejsca „${name}”`, near(name, names, 'wpisz nazwę miejsca'))
}

/** What a side goes by are foods and groups that there are; its words grow with no dish. */
function checkSide({ head, places, ways }: WrittenDish, report: Report): void {
  const said = head.beside
    ? [
        ...places.flatMap(({ options }) => options.flatMap(({ line, cells }) => cells.map((text) => ({ line, text })))),
        ...ways.flatMap(({ steps }) => steps),
      ]
    : []
  for (const { line, text } of said.filter((each) => MEASURED.test(each.text)))
    report(
      line,
      'dodatek',
      `„${MEASURED.exec(text)?.[0]}” nie rośnie z daniem, przy którym to stoi`,
      'napisz „dwa razy tyle” albo „odrobina”',
    )
  const { lacking, not_beside = [] } = head.beside ?? {}
  for (const id of [...not_beside, ...(lacking?.foods ?? []), ...(lacking?.except ?? [])])
    if (!findFoodById(id) && !GROUPS.some((group) => group.id === id))
      report(1, 'beside', `nie ma produktu ani grupy „${id}”`, 'wpisz identyfikator z foods/ albo groups.yaml')
}

/** An amount of something poured or spooned in a sentence. */
const MEASURED = /(?<!\d)\d{1,4} (?:ml|l|g|kg|łyż\p{L}{1,8}|szklan\p{L}{1,8})(?!\p{L})/u

function near(name: string, known: readonly string[], otherwise: string): string {
  const found = nearest(name, known)
  return found === null ? otherwise : `może „${found}”?`
}

function compilePlace(
  { text, least, most, columns, options }: WrittenPlace,
  written: WrittenDish,
  ingredients: readonly (readonly RecipeIngredient[])[],
  listed: Listed,
  report: Report,
): Place {
  const isMain = written.list.some((entry) => entry.place === text && entry.main)
  const isInTitle = saidPlaces(written.title.text).some(({ place }) => place === text)
  return {
    name: text,
    least,
    most,
    ...(isMain && { main: true as const }),
    ...(isInTitle && { inTitle: true as const }),
    options: options.map((option, at) => compileOption(option, columns, text, ingredients[at] ?? [], listed, report)),
  }
}

function compileOption(
  { line, cells }: WrittenOption,
  columns: readonly string[],
  place: string,
  ingredients: readonly RecipeIngredient[],
  listed: Listed,
  report: Report,
): PlaceOption {
  const field = `Wybór: ${place}`
  const cellOf = (column: string): string => cells[columns.indexOf(column)] ?? ''
  const option = ingredients.map(({ food }) => food)
  const own: Listed = {
    option,
    own: [...option, ...listed.own],
    places: new Map([...listed.places].filter(([name]) => name !== place)),
  }
  const phrases = columns
    .filter((column) => !RESERVED.includes(column))
    .map((column) => [column, resolveMarks(cellOf(column), own, (message, remedy) => report(line, `${field}, ${column}`, message, remedy))])
  const minutes = cellOf(MINUTES)
  if (minutes !== '' && !/^\d+$/.test(minutes))
    report(line, field, `„${minutes}” minut`, 'wpisz, o ile minut danie trwa dłużej, np. 15, albo „–”')
  const notWith = readKinds(cellOf(NOT_WITH), line, field, report)
  const onlyWith = readKinds(cellOf(ONLY_WITH), line, field, report)
  return {
    ingredients: withReadings(ingredients),
    phrases: Object.fromEntries(phrases),
    ...(minutes !== '' && { minutes: Number(minutes) }),
    ...(notWith.length > 0 && { notWith }),
    ...(onlyWith.length > 0 && { onlyWith }),
  }
}

/** Foods and groups by their names. */
function readKinds(cell: string, line: number, field: string, report: Report): string[] {
  if (cell === '') return []
  return cell.split(/,\s*/).flatMap((name) => {
    const group = GROUPS.find((each) => each.name === name)
    return group?.id ?? findFoodByName(name, line, field, report)?.id ?? []
  })
}

/** Readings of ingredients by themselves: nothing stands in for what was chosen. */
function withReadings(ingredients: readonly RecipeIngredient[]): ListedIngredient[] {
  const alone = ingredients.map((ingredient) => ({ id: ingredient.food, title: '', ingredients: [ingredient], steps: [] }))
  return ingredients.map((ingredient, at) => {
    const [reading] = readRecipes([{ recipe: alone[at] as unknown as Recipe, clauses: [] }])[ingredient.food] ?? []
    const { amount = null, boughtGrams = null } = reading ?? {}
    return { ingredient, reading: { amount, boughtGrams } }
  })
}

/** Ingredients and places in the order of the list; what is always there may be replaced as in any recipe, by what the list says. */
function listOf({ list, title }: WrittenDish, fixed: readonly RecipeIngredient[], places: readonly Place[]): (ListedIngredient | string)[] {
  const rest = [...fixed]
  const words = title.text.replace(/\{[^{}]*\}/gu, '')
  return list.flatMap((entry): (ListedIngredient | string)[] => {
    if (entry.place !== null) return places.some(({ name }) => name === entry.place) ? [entry.place] : []
    const ingredient = rest.shift()
    if (!ingredient) return []
    const [{ reading } = { reading: { amount: null, boughtGrams: null } }] = withReadings([ingredient])
    const isNamed = namesIn(words, ingredient.food)
    return [{ ingredient, reading: { ...reading, ...(isNamed && { inTitle: true as const }), ...standInsOf(ingredient) } }]
  })
}

function standInsOf({ swaps = [] }: RecipeIngredient): { standIns?: readonly string[] } {
  return swaps.length > 0 ? { standIns: swaps } : {}
}

function namesIn(words: string, food: string): boolean {
  const [first = ''] = findFoodById(food)?.name.split(' ') ?? []
  return first.length > 3 && words.toLowerCase().includes(first.slice(0, -1))
}

function compileTemplate(
  text: string,
  line: number,
  field: string,
  places: readonly WrittenPlace[],
  listed: Listed,
  report: Report,
): string {
  const resolved = resolveMarks(text, listed, (message, remedy) => report(line, field, message, remedy))
  checkTemplate(text, line, field, places, report)
  const settings = readMarksOf(text.replace(/[{}]/g, ''), line, field, report)?.settings ?? []
  if (settings.some((setting) => readMachineSetting(setting) === null))
    report(line, field, `nie wiadomo, co znaczy \`${settings.join('` `')}\``, 'napisz jak `5 min / 100°C / obr. 2 / obroty wsteczne`')
  return resolved
}

/** Whether every place and phrase of a template is there. */
function checkTemplate(text: string, line: number, field: string, places: readonly WrittenPlace[], report: Report): void {
  const names = places.map((place) => place.text)
  for (const { place: name, phrase } of saidPlaces(text, (message) => report(line, field, message, 'zamknij każdy nawias'))) {
    const place = places.find((each) => each.text === name)
    if (!place) report(line, field, `nie ma miejsca „${name}”`, near(name, names, `jest: ${names.join(', ')}`))
    else if (phrase !== null && !place.columns.includes(phrase))
      report(
        line,
        field,
        `miejsce „${name}” nie ma zwrotu „${phrase}”`,
        near(phrase, place.columns, `dopisz kolumnę „${phrase}” w jego tabeli`),
      )
  }
}

/** Places that a template speaks of, with the phrase that it takes from each. */
function saidPlaces(template: string, fail: (message: string) => void = () => {}): { place: string; phrase: string | null }[] {
  try {
    return placesIn(readTemplate(template))
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    fail(error.message)
    return []
  }
}

function placesIn(parts: readonly TemplatePart[]): { place: string; phrase: string | null }[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return []
    const own = { place: part.place, phrase: part.kind === 'phrase' ? part.phrase : null }
    return part.kind === 'when' ? [own, ...placesIn(part.parts)] : [own]
  })
}

function checkPhrasesAreSaid({ title, about, ways, places }: WrittenDish, report: Report): void {
  const none: readonly WrittenPlace[] = places
  for (const { line, text } of [title, about]) checkTemplate(text, line, 'tytuł', none, report)
  const said = [title, about, ...ways.flatMap(({ steps }) => steps)].flatMap(({ text }) => saidPlaces(text))
  for (const { line, text, columns } of places)
    for (const column of columns)
      if (!RESERVED.includes(column) && !said.some(({ place, phrase }) => place === text && phrase === column))
        report(line, `Wybór: ${text}`, `zwrotu „${column}” nikt nie używa`, `napisz {${text}: ${column}} w kroku albo usuń kolumnę`)
}
