import { isA, MENU_RULES, type Recipe, type RecipeIngredient, type RecipeStep } from '@spizarka/knowledge'
import { SIDES } from '@spizarka/knowledge/recipes'
import type { SideRules } from '@spizarka/knowledge/types'
import { type ReadClause, readSteps } from '../../kitchen-checks/index.ts'
import { energyPerServing } from '../../nutrition/index.ts'
import { type Choices, fillDish } from '../choices/fill-dish.ts'
import { pickOptions } from '../choices/pick-options.ts'
import { scaleListed } from '../choices/scale-listed.ts'
import type { Kitchen } from '../kitchen.ts'
import { writtenOf } from '../may-tell.ts'
import { joinClauses, keepClauses, keptClauses, type StepWithClauses, withTail } from '../rewriting/index.ts'
import type { AdaptedDish } from './adapted-dish.ts'
import { type Side, sidesFor, vegetablesOf } from './bare-dish.ts'
import { type BaseDish, type BaseIngredient, describeDish } from './base-dish.ts'
import { withClauses } from './writing/words-of-steps.ts'

/**
 * A dish that is no full plate by itself (bare meat, a stew, eggs) with each of the sides that this pantry has for it, the best first:
 * boiled potatoes that are done when the meat is, bread. Each with what may stand there too, and then without. None where the dish is a plate, or its eater wants it as it is.
 */
export function* platesOf(adapted: AdaptedDish, kitchen: Kitchen): Generator<readonly BaseDish[]> {
  for (const side of sidesFor(SIDES, adapted, kitchen)) {
    const isWithVegetables = vegetablesOf(adapted) >= (side.beside.vegetablesG ?? 0)
    for (const picked of picksFor(side, kitchen)) {
      const plain = withoutOptional(picked, side)
      const ways = isWithVegetables || plain.size === picked.size ? [plain] : [picked, plain]
      yield ways.flatMap((choices) => putBeside(adapted.dish, side, choices) ?? [])
    }
  }
}

const picks = new WeakMap<Kitchen, Map<Side, readonly Choices[]>>()

/** The ways to fill a side from this pantry: the same beside every dish. */
function picksFor(side: Side, kitchen: Kitchen): readonly Choices[] {
  const known = picks.get(kitchen) ?? new Map<Side, readonly Choices[]>()
  picks.set(kitchen, known)
  let found = known.get(side)
  if (!found) known.set(side, (found = [...pickOptions(side, kitchen)]))
  return found
}

function withoutOptional(choices: Choices, { places }: Side): Choices {
  return new Map([...choices].filter(([name]) => places.some((place) => place.name === name && place.least > 0)))
}

const plates = new WeakMap<BaseDish, Map<string, BaseDish | null>>()

/** A dish with a side that was filled; null where one is in the other. Remembered: a household is offered many dishes with the same potatoes. */
export function putBeside(dish: BaseDish, side: Side, choices: Choices): BaseDish | null {
  const known = plates.get(dish) ?? new Map<string, BaseDish | null>()
  plates.set(dish, known)
  const key = [
    side.id,
    ...side.places.flatMap(({ name, options }) =>
      (choices.get(name) ?? []).map(({ option, share }) => `${name} ${options.indexOf(option)} ${share}`),
    ),
  ].join(' ')
  let plate = known.get(key)
  if (plate === undefined) {
    plate = makePlate(dish, side, choices)
    if (known.size >= MOST_PLATES) known.clear()
    known.set(key, plate)
  }
  return plate
}

/** Shares are as many as pantries: more plates of one dish than this are not remembered. */
const MOST_PLATES = 50

function makePlate(dish: BaseDish, side: Side, choices: Choices): BaseDish | null {
  const { recipe } = dish
  const filled = fillDish(side, choices)
  const listed = filled.recipe.ingredients.map((ingredient, place) =>
    scaleListed(
      { ingredient: withoutMain(ingredient), reading: filled.readings[place] ?? { amount: null, boughtGrams: null } },
      recipe.servings / side.servings,
    ),
  )
  const foods = listed.map(({ ingredient }) => ingredient.food)
  const isThere = ({ food, grams }: RecipeIngredient): boolean =>
    foods.some((other) => isA(food, other) || isA(other, food) || (grams >= heapOf(food) * recipe.servings && areAlike(food, other)))
  if (recipe.ingredients.some(isThere)) return null
  const added = describeDish(
    { ...sideRecipe(filled.recipe), ingredients: listed.map(({ ingredient }) => ingredient) },
    listed.map(({ reading }) => reading),
    { isOfChoices: true },
  )
  const beside = added.ingredients.map((each): BaseIngredient => ({ ...each, isBeside: true }))
  const ingredients: BaseIngredient[] = [...dish.ingredients, ...beside]
  const together = togetherWith(recipe, filled.recipe, side)
  return {
    ...dish,
    recipe: together,
    ingredients,
    kcal: energyPerServing(
      ingredients.map(({ row, grams, purpose }) => ({ food: row, grams, purpose })),
      recipe.servings,
    ),
    grams: dish.grams + added.grams,
  }
}

/** Grams of a serving from which bread, or potatoes in fish cakes, are what would be put beside it. */
function heapOf(food: string): number {
  return isA(food, 'pieczywo') ? LEAST_BREAD_G : LEAST_HEAP_G
}

const LEAST_BREAD_G = 20
const LEAST_HEAP_G = 60

/** Whether two foods do the same on a plate: rice and potatoes, a loaf and a baguette. */
function areAlike(food: string, other: string): boolean {
  return MENU_RULES.alikeOnPlate.some((kinds) => [food, other].every((each) => kinds.some((kind) => isA(each, kind))))
}

/** Nobody calls a roast after its potatoes. */
function withoutMain(ingredient: RecipeIngredient): RecipeIngredient {
  const plain = { ...ingredient }
  delete plain.main
  return plain
}

/** What is described of a side is its list. */
function sideRecipe(recipe: Recipe): Recipe {
  return { ...recipe, variants: [] }
}

/** One recipe of two: its steps are written when they are first asked for, as those of dishes with choices are. */
function togetherWith(recipe: Recipe, side: Recipe, { beside, totalMinutes }: Side): Recipe {
  const ways = new Map<readonly RecipeStep[], Together>()
  const wayOf = (steps: readonly RecipeStep[]): Together => {
    let way = ways.get(steps)
    if (!way) ways.set(steps, (way = writeTogether(withClauses(recipe, steps), keptClauses(side.steps) ?? [], beside)))
    return way
  }
  const later = side.steps.length > 1
  const work = later && KNIFE_WORK.test(side.steps[0]?.text ?? '') ? WORK_BESIDE : 0
  const { id, kind, meals, servings, keepsDays, about, tags, notTags } = recipe
  const together: Recipe = {
    id,
    title: titleWith(recipe.title, side.title),
    about,
    kind,
    meals,
    servings,
    activeMinutes: recipe.activeMinutes + work,
    totalMinutes: minutesWith(recipe.totalMinutes, later ? Math.max(totalMinutes, side.totalMinutes) : 0, work),
    equipment: [...new Set([...recipe.equipment, ...side.equipment])],
    keepsDays,
    ingredients: [...recipe.ingredients, ...side.ingredients],
    ...(tags && { tags }),
    ...(notTags && { notTags }),
    get steps() {
      return wayOf(recipe.steps).steps
    },
    get variants() {
      return (recipe.variants ?? []).map((variant) => ({
        ...variant,
        totalMinutes: minutesWith(variant.totalMinutes, later ? Math.max(totalMinutes, side.totalMinutes) : 0, work),
        get steps() {
          return wayOf(variant.steps).steps
        },
      }))
    },
  }
  return writtenOf(together, [recipe, side])
}

/** Minutes of work that peeling potatoes is, where a dish is left alone for part of them. */
const WORK_BESIDE = 5
const KNIFE_WORK = /(?<!\p{L})(?:obierz|obrane|zetrzyj|pokrój|poszatkuj|posiekaj|podziel)/iu

/** What is cooked beside a dish takes its own minutes where the dish takes fewer, and a few to peel. */
function minutesWith(own: number, side: number, work: number): number {
  return side === 0 ? own : Math.max(own + (own > 2 * side ? 0 : work), side + WORK_BESIDE)
}

interface Together {
  steps: readonly RecipeStep[]
}

function writeTogether(own: readonly StepWithClauses[], side: readonly StepWithClauses[], beside: SideRules): Together {
  const [cooked, serving] = side.length > 1 ? [side[0], side[1]] : [undefined, side[0]]
  const last = own.at(-1)
  if (!serving || !last) return { steps: own.map(joinClauses) }
  const served = servedToo(serving, last)
  const at = placeOfServing(last, served)
  // Bread is a word more, and so is what was cut; what was boiled has to be drained, and is a step.
  const isBoiled = cooked?.timer !== undefined
  const isStep = isBoiled && at === last.clauses.length
  const plated = isStep ? own : [...own.slice(0, -1), withServed(last, served, at)]
  const begun = isBoiled ? withCooked(plated, cooked, beside) : plated
  const all = isStep ? [...begun, served] : begun
  if (cooked && !isBoiled) return toldTogether(cutLast(own, cooked, served, at, beside) ?? withCut(all, cooked, beside))
  return toldTogether(all)
}

function toldTogether(all: readonly StepWithClauses[]): Together {
  const steps = all.map(joinClauses)
  keepClauses(
    steps,
    all.map(({ clauses }) => clauses),
  )
  return { steps }
}

/** What is cut and salted, and would stand in its juice through a long roast, is made while that is in the oven; null where the last step leaves the dish alone for less, or does more. */
function cutLast(
  own: readonly StepWithClauses[],
  cut: StepWithClauses,
  served: StepWithClauses,
  at: number,
  { meanwhile }: SideRules,
): StepWithClauses[] | null {
  const last = own.at(-1)
  if (!last || meanwhile === undefined || at !== last.clauses.length) return null
  const listed = [...new Set(own.flatMap(({ uses = [] }) => uses))]
  const isLeft = minutesAlone(readSteps(own.map(joinClauses), listed), own.length - 1) >= LEAST_ALONE
  const said = joinClauses(last).text
  return isLeft && TELLS_MINUTES.test(said.slice(said.lastIndexOf('. ') + 1)) && !SERVED.test(said)
    ? [...own, opening(cut, meanwhile), served]
    : null
}

/** "… i piecz 55 minut, w połowie czasu odwróć mięso.": no sentence comes behind that which tells how long. */
const TELLS_MINUTES = /(?<!\d)\d{1,3} minut/u

/** What is only cut is cut while the dish is left alone, or with all else before anything is hot: a plate waits for no knife. */
function withCut(own: readonly StepWithClauses[], cut: StepWithClauses, { meanwhile }: SideRules): StepWithClauses[] {
  const listed = [...new Set(own.flatMap(({ uses = [] }) => uses))]
  const clauses = readSteps(own.map(joinClauses), listed)
  const alone = own.findLastIndex(
    (step, place) => place < own.length - 1 && minutesAlone(clauses, place) >= LEAST_ALONE && !TAKEN_OFF.test(joinClauses(step).text),
  )
  if (alone >= 0 && meanwhile !== undefined && !joinClauses(own[alone + 1] ?? cut).text.startsWith(meanwhile))
    return own.toSpliced(alone + 1, 0, opening(cut, meanwhile))
  const [first] = own
  const isCold = own.length > 1 && clauses.every(({ step, heat }) => step > 0 || heat.length === 0)
  return first && isCold ? [inOneStep(first, cut), ...own.slice(1)] : [cut, ...own]
}

/** What is drained or mixed behind its minutes is left alone no longer. */
const TAKEN_OFF = /(?<!\p{L})(?:odcedź|odlej|wyjmij|zdejmij|przełóż)(?!\p{L})/iu

/** Puts the step of a side where the dish is left alone for as long, or else before what is done in the last so many minutes of it. */
function withCooked(own: readonly StepWithClauses[], cooked: StepWithClauses, { meanwhile, before, waits }: SideRules): StepWithClauses[] {
  const listed = [...new Set(own.flatMap(({ uses = [] }) => uses))]
  const clauses = readSteps(own.map(joinClauses), listed)
  const needed = cooked.timer?.minutes ?? 0
  const enough = Math.max(LEAST_ALONE, needed - SPARE)
  const alone = waits
    ? -1
    : own.findLastIndex(
        (step, place) => minutesAlone(clauses, place) >= enough && (place < own.length - 1 || !SERVED.test(joinClauses(step).text)),
      )
  if (alone >= 0 && meanwhile !== undefined && minutesFrom(clauses, alone + 1) <= MOST_WAITED)
    return own.toSpliced(alone + 1, 0, opening(cooked, meanwhile))
  const from = waits ? 0 : own.findLastIndex((_, place) => minutesFrom(clauses, place) >= needed + SPARE)
  // Begun before a long roast it would be done before that is: it goes in while the roast is in the oven, where that step does not end the dish.
  const isTooSoon =
    !waits && from >= 0 && from < own.length - 1 && minutesAlone(clauses, from) > 0 && minutesFrom(clauses, from) > needed + 2 * SPARE
  if (isTooSoon && meanwhile !== undefined) return own.toSpliced(from + 1, 0, opening(cooked, meanwhile))
  const at = Math.max(0, from)
  const next = own[at]
  const boiling = before === undefined ? cooked : ending(cooked, before)
  // What is done while it boils says so, unless it is only put on plates.
  if (!next || meanwhile === undefined || at === own.length - 1 || joinClauses(next).text.startsWith(meanwhile))
    return own.toSpliced(at, 0, boiling)
  return own.toSpliced(at, 1, boiling, opening(next, meanwhile))
}

/** Minutes by which what stands beside may be late. */
const SPARE = 5
/** Behind it nothing is done in the meantime. */
const SERVED = /(?<!\p{L})poda(?:j|waj)(?!\p{L})/iu
/** Minutes for which a dish is left alone, if it is worth doing something else. */
const LEAST_ALONE = 10
/** Minutes from when the dish is left alone to the table, beyond which potatoes would wait. */
const MOST_WAITED = 25
/** Minutes of a step that names none. */
const OF_A_STEP = 2

/** Minutes for which a step leaves the dish on the stove or in the oven at its end. */
function minutesAlone(clauses: readonly ReadClause[], step: number): number {
  const last = clauses.findLast((clause) => clause.step === step && clause.minutes !== null)
  return last && !last.isBeside && last.heat.some((manner) => LEFT_ALONE.has(manner)) ? (last.minutes ?? 0) : 0
}

const LEFT_ALONE: ReadonlySet<string> = new Set(['bake', 'boil', 'stew', 'steam'])

function minutesFrom(clauses: readonly ReadClause[], step: number): number {
  const after = clauses.filter((clause) => clause.step >= step)
  return (
    after.reduce((sum, { minutes, isBeside }) => sum + (isBeside ? 0 : (minutes ?? 0)), 0) +
    OF_A_STEP * new Set(after.map((clause) => clause.step)).size
  )
}

/** "Ziemniaki obierz" as "W tym czasie ziemniaki obierz". */
function opening(step: StepWithClauses, words: string): StepWithClauses {
  return beginWith(step, `${words} `, (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`)
}

/** "Podawaj z chlebem" behind what is served with something of its own is "Podawaj też z chlebem", "Obok podaj surówkę" behind another "Podaj też surówkę". */
function servedToo(step: StepWithClauses, last: StepWithClauses): StepWithClauses {
  const isBoth = (words: string): boolean => [last, step].every(({ clauses }) => clauses.some(({ text }) => text.startsWith(words)))
  if (isBoth(`${SERVE} z `)) return beginWith(step, `${SERVE} też`, (text) => text.slice(SERVE.length))
  const isAside = isBoth(ASIDE) || last.clauses.some(({ text }) => SERVED_ASIDE.test(text))
  return isAside && step.clauses[0]?.text.startsWith(`${ASIDE} podaj `) === true
    ? beginWith(step, 'Podaj też', (text) => text.slice(`${ASIDE} podaj`.length))
    : step
}

const ASIDE = 'Obok'
const SERVED_ASIDE = /podaj obok/u
/** What a side does to the dish itself, and what it lays on top. */
const MIXED_IN = /(?<!\p{L})wmieszaj(?!\p{L})/iu
const ON_TOP = /^(?:Na (?:wierzchu|gorącym)|Posyp)(?!\p{L})/u
const CALLED = /^(?:podawaj|podaj)(?!\p{L})/u
/** What stands aside is drained before anybody is called to the table. */
const DRAINED_ASIDE = /odcedź i podaj obok/u
/** Sentences with which a dish is done, and those behind which nothing is mixed into it. */
const AT_TABLE = /^(?:Podawaj|Podaj|Obok)(?!\p{L})|^\p{L}+(?: \p{L}+)? odcedź i(?!\p{L})/u
const ON_PLATES = /^(?:Nałóż|Wyłóż|Rozlej|Posyp|Skrop|Oprósz|Na wierzch(?:u)?)(?!\p{L})/u

/** The clause of the last step before which the side comes: nothing is stirred into what lies on plates, nothing laid on what is served. */
function placeOfServing({ clauses }: StepWithClauses, serving: StepWithClauses): number {
  const said = serving.clauses.map(({ text }) => text).join('')
  const isBefore = (text: string): boolean => {
    if (MIXED_IN.test(said)) return AT_TABLE.test(text) || ON_PLATES.test(text)
    return ON_TOP.test(said) ? AT_TABLE.test(text) : DRAINED_ASIDE.test(said) && text.startsWith(AT_ONCE.slice(0, -1))
  }
  const isPutIn = MIXED_IN.test(said) || ON_TOP.test(said)
  // "Dopraw i podawaj z ryżem": before all of that sentence.
  const at = clauses.findIndex(({ text }, place) =>
    isSentence(clauses, place) ? isBefore(text.trimStart()) : isPutIn && CALLED.test(text),
  )
  const from = clauses.findLastIndex((_, place) => place <= at && isSentence(clauses, place))
  return at < 0 ? clauses.length : from
}

function isSentence(clauses: StepWithClauses['clauses'], place: number): boolean {
  return place === 0 || /[.!?]\s*$/u.test(clauses[place - 1]?.text ?? '')
}

/** A step with the sentences of a side before one of its own, or behind them all. */
function withServed(step: StepWithClauses, serving: StepWithClauses, at: number): StepWithClauses {
  if (at === step.clauses.length) return inOneStep(step, serving)
  return amid(step, withoutCall(serving), at)
}

/** "Brokuły odcedź, wmieszaj i podaj." before what is served later is "Brokuły odcedź i wmieszaj.", "podaj, gdy zwiędnie" only "aż zwiędnie". */
function withoutCall(serving: StepWithClauses): StepWithClauses {
  const at = serving.clauses.findIndex(({ text }) => /^podaj[.,]/u.test(text))
  if (at < 1) return serving
  const [before, [call, ...after]] = [serving.clauses.slice(0, at), serving.clauses.slice(at)]
  const isLast = call?.text.startsWith('podaj.') === true
  const told = before.map((clause, place) => {
    if (place === at - 1) return withTail(clause, isLast ? '. ' : ', ')
    return place === at - 2 && isLast ? withTail(clause, ' i ') : clause
  })
  return { ...serving, clauses: [...told, ...after.map((clause) => ({ ...clause, text: clause.text.replace(/^gdy /u, 'aż ') }))] }
}

function amid(step: StepWithClauses, serving: StepWithClauses, at: number): StepWithClauses {
  const [before, after] = [step.clauses.slice(0, at), step.clauses.slice(at)]
  if (before.length === 0) return { ...inOneStep(serving, step), ...(step.timer && { timer: step.timer }) }
  return inOneStep(inOneStep({ ...step, clauses: before }, serving), { text: '', clauses: after })
}

const SERVE = 'Podawaj'
const AT_ONCE = 'Podawaj od razu.'

/** A step whose first sentence begins with other words; what it says of foods and amounts moves along. */
function beginWith(step: StepWithClauses, words: string, restOf: (text: string) => string): StepWithClauses {
  const [first, ...others] = step.clauses
  if (!first) return step
  const text = words + restOf(first.text)
  const shift = text.length - first.text.length
  const moved = <Span extends { start: number; end: number }>(spans: readonly Span[]): Span[] =>
    spans.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift }))
  const clause = {
    ...first,
    text,
    ...(first.mentions && { mentions: moved(first.mentions) }),
    ...(first.amounts && { amounts: moved(first.amounts) }),
  }
  return { ...step, clauses: [clause, ...others] }
}

function ending(step: StepWithClauses, sentence: string): StepWithClauses {
  return inOneStep(step, { text: sentence, clauses: [{ text: sentence, foods: [] }] })
}

/** A step that says what another says, and then what the second one does. */
function inOneStep(step: StepWithClauses, next: StepWithClauses): StepWithClauses {
  const last = step.clauses.at(-1)
  // "Podawaj od razu. Podawaj z chlebem." is one order.
  if (last?.text.trim() === AT_ONCE && next.clauses[0]?.text.startsWith(`${SERVE} z`) === true)
    return inOneStep(
      { ...step, clauses: step.clauses.slice(0, -1) },
      beginWith(next, `${SERVE} od razu`, (text) => text.slice(SERVE.length)),
    )
  const uses = [...new Set([...(step.uses ?? []), ...(next.uses ?? [])])]
  const notFoods = [...new Set([...(step.notFoods ?? []), ...(next.notFoods ?? [])])]
  return {
    ...step,
    ...(uses.length > 0 && { uses }),
    ...(notFoods.length > 0 && { notFoods }),
    clauses: [...step.clauses.slice(0, -1), ...(last ? [{ ...last, text: `${last.text.trimEnd()} ` }] : []), ...next.clauses],
  }
}

/** "Pstrąg z koperkiem" and "z ziemniakami" is "Pstrąg z koperkiem i ziemniakami"; of what has a title long enough nothing more is told. */
export function titleWith(title: string, side: string): string {
  const added = side.charAt(0).toLowerCase() + side.slice(1)
  if (!added.startsWith('z') || title.length + added.length > LONGEST_TITLE) return title
  const [, head, list] = /^(.*? ze? )([^()]*)$/u.exec(title) ?? []
  const isList = head !== undefined && list !== undefined && list.split(/, | i /u).every(isInstrumental)
  if (!isList) return `${title} ${added}`
  const own = list.split(/, | i /u)
  const members = [...own, ...added.replace(/^ze? /u, '').split(/, | i /u)].slice(0, Math.max(own.length, MOST_LISTED))
  return members.length === own.length ? title : `${head}${members.slice(0, -1).join(', ')} i ${members.at(-1)}`
}

/** "marchewką", "starym serem", "surówką z kapusty". */
function isInstrumental(member: string): boolean {
  const [thing = ''] = member.split(/ ze? /u)
  return [member, thing].some((words) => INSTRUMENTAL.test(words.split(' ').at(-1) ?? ''))
}

const LONGEST_TITLE = 68
/** A title that lists more than this is a menu: the rest is seen on the plate. */
const MOST_LISTED = 3
/** Endings of what something is served with; "z piekarnika" is no list. */
const INSTRUMENTAL = /(?:em|ami|ą|[iy]mi?)$/u
