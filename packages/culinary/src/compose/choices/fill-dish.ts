import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type {
  DishKind,
  DishWithChoices,
  ListedIngredient,
  Place,
  PlaceOption,
  Recipe,
  RecipeReading,
  RecipeStep,
  RecipeVariant,
} from '@spizarka/knowledge/types'
import { isCookingFat, renderedFat, richFat, selects } from '../../kitchen-checks/index.ts'
import { foodsOfMarks, type ReadStep, readMarks, stepOfMarks } from '../../recipes/index.ts'
import { once } from '../../remembered.ts'
import { writtenOf } from '../may-tell.ts'
import { findAmounts, keepClauses } from '../rewriting/index.ts'
import { isOnlyPreparation, joinPreparations } from './join-preparations.ts'
import { saltToTaste } from './salt-to-taste.ts'
import { scaleListed, shareListed } from './scale-listed.ts'
import { IN_TIME, startInTime, type WrittenStep } from './start-in-time.ts'
import { type Chosen, fillTemplate } from './template.ts'

/** An option that was chosen for a place, and the part of the place's amount that it makes up. */
export interface Choice {
  option: PlaceOption
  /** 1 where it fills the place alone. */
  share: number
}

/** What was chosen for each place, by its name. */
export type Choices = ReadonlyMap<string, readonly Choice[]>

/** A dish with choices once everything is chosen: a recipe like any other. */
export interface FilledDish {
  recipe: Recipe
  /** Ingredient by ingredient. */
  readings: readonly RecipeReading[]
}

/** The recipe that a dish is with what was chosen. Its steps are written when they are first asked for: most dishes are set aside unread. */
export function fillDish(dish: DishWithChoices, choices: Choices): FilledDish {
  return fillListed(dish, choices, listChosen(dish, choices))
}

/** What is listed of a dish with what was chosen, before it is salted to taste: for the same in the same amounts the same objects. */
export function listChosen(dish: DishWithChoices, choices: Choices): readonly ListedIngredient[] {
  return dish.list.flatMap((entry) => (typeof entry === 'string' ? listPlace(entry, dish, choices) : entry))
}

/** The same of what was listed already. */
export function fillListed(dish: DishWithChoices, choices: Choices, chosenList: readonly ListedIngredient[]): FilledDish {
  const chosen: Chosen = new Map([...choices].map(([place, each]) => [place, each.map(({ option }) => option)]))
  const words = wordsOf(dish, chosen)
  const listed = saltToTaste(fatToTaste(chosenList, dish), dish)
  const later = Math.max(0, ...[...chosen.values()].flat().map(({ minutes = 0 }) => minutes))
  const { id, kind, meals, servings, equipment, keepsDays, tags, notTags } = dish
  const recipe: Recipe = {
    id,
    title: words.title,
    get about() {
      return words.about()
    },
    kind,
    meals,
    servings,
    activeMinutes: dish.activeMinutes,
    totalMinutes: dish.totalMinutes + later,
    equipment,
    keepsDays,
    ...(tags && { tags }),
    ...(notTags && { notTags }),
    ingredients: listed.map(({ ingredient }) => ingredient),
    get steps() {
      return waysOf(words, listed, () => writtenWays(dish, chosen, listed, later)).steps()
    },
    get variants() {
      return waysOf(words, listed, () => writtenWays(dish, chosen, listed, later)).variants
    },
  }
  return { recipe: writtenOf(recipe, [dish]), readings: listed.map(({ reading }) => reading) }
}

/** A title that is one list has one conjunction, before its last: "z kurczakiem, brokułem i marchewką". */
function joinLast(title: string): string {
  const [, list, last] = /^(.*), ([^,]+)$/su.exec(title) ?? []
  if (list === undefined || last === undefined) return title.replace(TWO_ANDS, ', $1 i ')
  return last.includes(' i ') ? title : `${list.replaceAll(' i ', ', ')} i ${last}`
}

/** "z pomidorem i ogórkiem i chlebem": what stands between two conjunctions is a member, unless it begins a list of its own. */
const TWO_ANDS = / i ((?!ze? )\p{L}+(?: (?!(?:ze?|na|w) )\p{L}+)?) i (?=[^,]+$)/u

/** What a dish says with the same options, whatever their amounts. */
interface Words {
  title: string
  /** Written when it is first asked for, as is everything but the title: most dishes are set aside by that. */
  about: () => string
  /** By how many pieces of each thing there are, which sentences tell; written when they are first asked for. */
  ways: Map<string, WrittenWays>
}

/** As many as a dish is often filled with; steps that are the same object are also judged once, whichever pantry they are for. */
const MOST_KEPT = 60
const kept = new WeakMap<DishWithChoices, Map<string, Words>>()

/** The words of a dish with what was chosen, kept for the next pantry that has the same; of many those used last. */
function wordsOf(dish: DishWithChoices, chosen: Chosen): Words {
  const all = kept.get(dish) ?? new Map<string, Words>()
  kept.set(dish, all)
  const key = dish.places.map(({ name, options }) => (chosen.get(name) ?? []).map((option) => options.indexOf(option)).join('+')).join(' ')
  const words = all.get(key) ?? {
    title: joinLast(textOf(dish.title, chosen)),
    about: once(() => textOf(dish.about, chosen)),
    ways: new Map(),
  }
  all.delete(key)
  all.set(key, words)
  const [oldest] = all.keys()
  if (all.size > MOST_KEPT && oldest !== undefined) all.delete(oldest)
  return words
}

function waysOf({ ways }: Words, listed: readonly ListedIngredient[], write: () => WrittenWays): WrittenWays {
  const pieces = listed.map(({ reading: { amount } }) => piecesOf(amount)).join(' ')
  let written = ways.get(pieces)
  if (!written) ways.set(pieces, (written = write()))
  return written
}

const PIECE = 'szt.'

/** Each way is written when it is first asked for. */
interface WrittenWays {
  steps: () => readonly RecipeStep[]
  variants: readonly RecipeVariant[]
}

function writtenWays(dish: DishWithChoices, chosen: Chosen, listed: readonly ListedIngredient[], later: number): WrittenWays {
  const amounts = listed.map(({ ingredient: { food }, reading }): ToldAmount => ({ food, amount: toldAmount(reading) }))
  const write = (steps: readonly string[]): readonly RecipeStep[] => {
    const read = writeSteps(steps, chosen, amounts)
    const texts = read.map(({ step }) => step)
    keepClauses(
      texts,
      read.map(({ clauses }) => clauses),
    )
    return texts
  }
  return {
    steps: once(() => write(dish.steps)),
    variants: (dish.variants ?? []).map(({ devices, totalMinutes, steps }) => {
      const written = once(() => write(steps))
      return {
        devices,
        totalMinutes: totalMinutes + later,
        get steps() {
          return written()
        },
      }
    }),
  }
}

/** The amount that the words of a dish speak of, before it was shared. */
function toldAmount({ amount, told = 1 }: RecipeReading): RecipeReading['amount'] {
  return amount && { ...amount, quantity: amount.quantity * told }
}

/** What the line of a listed food counts, as steps speak of it. */
interface ToldAmount {
  food: string
  amount: RecipeReading['amount']
}

/** A step of which nothing is left is none. */
function writeSteps(steps: readonly string[], chosen: Chosen, listed: readonly ToldAmount[]): ReadStep[] {
  const filled = steps.flatMap((template): WrittenStep | [] => {
    const isInTime = template.startsWith(IN_TIME)
    const text = joinPreparations(fillTemplate(isInTime ? template.slice(IN_TIME.length) : template, chosen))
    return text === '' ? [] : { text, isInTime }
  })
  return startInTime(joinKnifeWork(filled)).map((text) => writeStep(text, listed))
}

/** "Makaron rozdziel." and "Cebulę posiekaj." are one step: nobody turns a page for an onion. */
function joinKnifeWork(steps: readonly WrittenStep[]): WrittenStep[] {
  return steps.reduce<WrittenStep[]>((joined, step) => {
    const before = joined.at(-1)
    const isOne = before !== undefined && [before, step].every(({ text, isInTime }) => !isInTime && isOnlyPreparation(text))
    return isOne ? [...joined.slice(0, -1), { ...before, text: joinPreparations(`${before.text} ${step.text}`) }] : [...joined, step]
  }, [])
}

/** Dishes with choices say the same of the same food in whatever company. */
const writtenSteps = new Map<string, ReadStep>()
const MOST_STEPS = 5000

/** A step with the amounts that it states: known by its words, and by how many pieces there are of what it speaks of. */
function writeStep(text: string, all: readonly ToldAmount[]): ReadStep {
  const spokenOf = foodsOfMarks(text)
  const listed = all.filter(({ food }) => spokenOf.has(food))
  const key = [text, ...listed.map(({ food, amount }) => `${food} ${piecesOf(amount)}`)].join('\n')
  let written = writtenSteps.get(key)
  if (!written) {
    const { step, clauses } = stepOfMarks(
      text,
      listed.map(({ food }) => food),
    )
    const found = findAmounts(clauses, (food) => listed.findLast((each) => each.food === food)?.amount ?? null)
    written = { step: found.length > 0 ? { ...step, amounts: found } : step, clauses }
    if (writtenSteps.size >= MOST_STEPS) writtenSteps.clear()
    writtenSteps.set(key, written)
  }
  return written
}

function piecesOf(amount: RecipeReading['amount']): number | '' {
  return amount?.measure === PIECE ? amount.quantity : ''
}

function textOf(template: string, chosen: Chosen): string {
  const { text } = readMarks(fillTemplate(template, chosen))
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

function listPlace(name: string, { places }: DishWithChoices, choices: Choices): ListedIngredient[] {
  const place = places.find((each) => each.name === name)
  if (!place) return []
  return (choices.get(name) ?? []).flatMap(({ option, share }) => option.ingredients.map((each) => listIngredient(each, place, share)))
}

function listIngredient(listed: ListedIngredient, place: Place, share: number): ListedIngredient {
  let whole = inItsPlace.get(listed)
  if (!whole) inItsPlace.set(listed, (whole = placed(listed, place)))
  return share === 1 ? whole : shareListed(whole, share)
}

/** What is listed of an option stands at one place. */
const inItsPlace = new WeakMap<ListedIngredient, ListedIngredient>()

function placed({ ingredient, reading }: ListedIngredient, { main, inTitle }: Place): ListedIngredient {
  return { ingredient: { ...ingredient, ...(main && { main }) }, reading: { ...reading, ...(inTitle && { inTitle }) } }
}

/**
 * The list of a filled dish with less fat for the pan where what was chosen gives its own: bacon, minced meat and the skin of thighs are
 * fried in what runs out of them. Enough is left to begin with, as is beside what is rich itself: smoked mackerel, or cheese on a board.
 */
function fatToTaste(
  listed: readonly ListedIngredient[],
  { servings, kind }: Pick<DishWithChoices, 'servings' | 'kind'>,
): ListedIngredient[] {
  const { panG, leastG, enoughG } = KITCHEN_CHECKS.portions.rendering
  const melted = listed.reduce((sum, { ingredient: { food, grams } }) => sum + renderedFat(food, grams), 0)
  const rendered = melted + listed.reduce((sum, { ingredient: { food, grams } }) => sum + richFat(food, grams, kind), 0)
  const own = listed.reduce((sum, each) => sum + (isFryingFat(each) ? fatOf(each) : 0), 0)
  // What runs out of bacon does for the pan.
  const forPan = melted >= enoughG * servings ? leastG * servings : Math.max(leastG * servings, panG * servings - rendered)
  const room = Math.max(forPan, coatOf(listed, kind))
  if (rendered === 0 || own <= room) return [...listed]
  return listed.map((each) => (isFryingFat(each) ? scaleListed(each, room / own) : each))
}

/** Grams of fat in which potatoes and vegetables of a tray are coated, and that breadcrumbs drink, however much runs out of the meat. */
function coatOf(listed: readonly ListedIngredient[], kind: DishKind): number {
  let grams = 0
  for (const coat of KITCHEN_CHECKS.portions.rendering.coat) {
    if (!coat.kinds.includes(kind)) continue
    for (const { ingredient } of listed) if (selects(coat, ingredient.food)) grams += (coat.gPerKg * ingredient.grams) / 1000
  }
  return grams
}

/** Measured by the spoon: what is weighed is no fat for a pan, but part of a dough. */
function isFryingFat({ ingredient: { food }, reading: { amount } }: ListedIngredient): boolean {
  return amount?.measure === 'łyżka' && isCookingFat(food)
}

function fatOf({ ingredient: { food, grams } }: ListedIngredient): number {
  return ((findFoodById(food)?.nutrition?.fatG ?? 0) * grams) / 100
}
