import { type FoodMention, findFoodById, type RecipeStep, type StepAmount, type StepClause, WORDS } from '@spizarka/knowledge'
import { MEASURES } from '@spizarka/knowledge/measures'
import {
  GRAMMATICAL_CASES,
  type GrammaticalCase,
  type InflectedName,
  inflectAdjective,
  inflectName,
  inflectNoun,
  inflectPlural,
  isAdjective,
} from '../../../inflection/index.ts'
import { fold } from '../../../parse/polish/fold.ts'
import { findMentions } from '../../../recipes/index.ts'
import { formatAmount, scaleAmount, tellAmount } from '../../../units/index.ts'
import { type NamedSpan, namedSpans } from '../named-spans.ts'
import { fitsInNumber, pluralVerbIn } from '../replacement/replace-food.ts'
import { severalPieces } from './several-pieces.ts'

type Forms = NonNullable<StepAmount['forms']>

/** A number and the word behind it, before a name or its adjectives. */
const NUMBER_ALONE = /(?:^|(?<=\s))(\d+(?:,\d+)?|[½¼¾⅓⅔]|\p{L}+)\s+$/u
const NUMBER_AND_MEASURE = /(?:^|(?<=\s))(\d+(?:,\d+)?|[½¼¾⅓⅔]|\p{L}+)\s+(\p{L}+)\s+$/u
const SIGNS: Readonly<Record<string, number>> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 }
const HALVES: Readonly<Record<string, number>> = { pol: 0.5, poltora: 1.5, poltorej: 1.5 }
/** Said of each of several, however many there are. */
const OF_EACH = /(?<!\p{L})każd/iu
const APIECE = /(?<!\p{L})(?:po|co)\s+$/iu
/** What the amount of a line may count. */
export interface LineAmount {
  quantity: number
  measure: string
}

/** The amounts of listed foods that the clauses of a step state; `lineOf` tells the amount of a food's own line. */
export function findAmounts(clauses: readonly StepClause[], lineOf: (food: string) => LineAmount | null): StepAmount[] {
  const text = clauses.map((clause) => clause.text).join('')
  let offset = 0
  const found = clauses.flatMap((clause) => {
    const start = offset
    offset += clause.text.length
    if (OF_EACH.test(clause.text)) return []
    return (clause.mentions ?? []).flatMap((mention) => {
      const stated = amountAt(clause, mention, lineOf, text.slice(start))
      return stated ? [{ ...stated, start: stated.start + start, end: stated.end + start }] : []
    })
  })
  let at = 0
  const named = clauses.flatMap((clause) => {
    const from = at
    at += clause.text.length
    return (clause.mentions ?? []).map(({ start, foods }) => ({ start: start + from, foods }))
  })
  return [...found, ...verbsOf(found, named, text)].sort((one, other) => one.start - other.start)
}

/** Aisles of what turns brown or soft beside others. */
const DOERS: ReadonlySet<string> = new Set(['vegetables', 'fruit', 'meat', 'fish'])

/** What pieces that a bare name calls do themselves, in their number: "jabłka …, aż zmiękną" of one is "jabłko …, aż zmięknie". */
function verbsOf(
  amounts: readonly StepAmount[],
  named: readonly { start: number; foods: readonly string[] }[],
  text: string,
): StepAmount[] {
  return amounts.flatMap((amount, place): StepAmount[] => {
    const { food, quantity, measure, isBare, end } = amount
    const [sentence = ''] = text.slice(end).split(/(?<=[.!?])\s/u, 1)
    const verb = isBare && quantity > 1 ? pluralVerbIn(sentence) : null
    if (!verb) return []
    // What is named beside it does the same: "jabłko z gruszką, aż zmiękną".
    const opening = text.lastIndexOf('. ', end) + 1
    const before = named.filter(({ start }) => start >= opening && start < end + verb.start)
    const isShared = before.some(({ foods }) => foods.some((other) => other !== food && DOERS.has(findFoodById(other)?.aisle ?? '')))
    const isNamedAgain = amounts.slice(place + 1).some((other) => other.food === food && other.start < end + verb.start)
    if (isShared || isNamedAgain) return []
    const { one, several } = verb
    return [{ start: end + verb.start, end: end + verb.end, quantity, measure, food, forms: [one, several, several, one], isBare: true }]
  })
}

function amountAt(
  { text }: StepClause,
  mention: FoodMention,
  lineOf: (food: string) => LineAmount | null,
  rest: string,
): StepAmount | null {
  const [food = '', ...more] = mention.foods
  const span = namedSpans(text, food).find(({ start, end }) => start < mention.end && mention.start < end)
  // "ciasto" for its flour: an amount of that is no amount of it.
  if (more.length > 0 || !span) return null
  const nameStart = Math.min(span.start, mention.start)
  const before = text.slice(0, nameStart)
  const alone = NUMBER_ALONE.exec(before)
  const isAlone = alone !== null && readNumber(alone[1] ?? '') !== null
  const [counted = '', number = '', word = ''] = (isAlone ? alone : NUMBER_AND_MEASURE.exec(before)) ?? []
  const start = nameStart - counted.length
  const quantity = readNumber(number)
  if (APIECE.test(text.slice(0, start))) return null
  if (word !== '' && quantity !== null) {
    const end = start + counted.trimEnd().length
    if (word === 'g' || word === 'ml') return { start, end, quantity, measure: word, food }
    const read = readMeasure(word, quantity, text.slice(0, start))
    const forms = read && formsOfMeasure(read.measure, read.grammaticalCase)
    return read && forms ? { start, end, quantity, measure: read.measure, food, forms } : null
  }
  const [described, ...further] = span.before
  if (span.isDoubtful || span.hasEnding || further.length > 0 || (described !== undefined && quantity !== null)) return null
  const names = span.after.length + span.attributes.length > 0 ? namedPiecesIn(food, span, text) : piecesIn(food, span)
  if (!names) return null
  const own = { end: span.end, measure: 'szt.', food, forms: names.forms }
  if (word === '' && quantity !== null) return { ...own, start, quantity }
  const line = lineOf(food)
  if (line?.measure !== 'szt.' || !Number.isInteger(line.quantity) || !isBareName(span, before, food, line.quantity)) return null
  // With another number what is said of it would have to change too.
  const other = span.noun.agreement === 'plural' ? names.one : names.several
  const forms = described === undefined ? names.forms : describedForms(described, span, names)
  return forms && fitsInNumber(span, other, rest) ? { ...own, start: span.start, forms, quantity: line.quantity, isBare: true } : null
}

/** "włóż obrane marchewki" of one is "włóż obraną marchewkę": the forms of a name with the adjective before it, given as of one thing; null in another case or number. */
function describedForms(
  adjective: string,
  { grammaticalCase, noun }: NamedSpan,
  { forms, one, several }: NonNullable<ReturnType<typeof piecesIn>>,
): Forms | null {
  if (grammaticalCase !== 'accusative' || noun.agreement !== 'plural') return null
  const inNumber = (name: InflectedName): string => inflectAdjective(adjective, name.agreement, grammaticalCase, name.animate)
  const many = `${inNumber(several)} ${forms[1]}`
  return [`${inNumber(one)} ${forms[0]}`, many, many, forms[3]]
}

/**
 * Whether a name stands for all pieces of the line, in their number. One that is cut may be spoken of as of much ("zeszklij cebulę" of two),
 * so that only what is taken whole becomes several.
 */
function isBareName({ noun, grammaticalCase }: NamedSpan, before: string, food: string, quantity: number): boolean {
  if (grammaticalCase !== 'accusative' && grammaticalCase !== 'instrumental') return false
  const [beside = ''] = /(?<!\p{L})\p{L}+(?=\s+$)/u.exec(before) ?? []
  if (isAdjective(beside) || (grammaticalCase === 'accusative' && PREPOSITION.test(before))) return false
  if (noun.agreement === 'plural') return quantity > 1
  const row = findFoodById(food)
  return quantity === 1 && (row?.wholePieces === true || row?.aisle === 'fruit')
}

function readNumber(written: string): number | null {
  if (/^\d/u.test(written)) return Number(written.replace(',', '.'))
  const word = fold(written)
  return SIGNS[written] ?? HALVES[word] ?? WORDS.units.numbers[word] ?? null
}

/** Which measure a word is, and in which case it stands behind that number. */
function readMeasure(word: string, quantity: number, before: string): { measure: string; grammaticalCase: GrammaticalCase } | null {
  for (const [measure, [few = '', many = '']] of Object.entries(MEASURES.forms)) {
    const [one, several] = [inflectNoun(measure), few === '' ? null : inflectPlural(few, many)]
    const isPart = !Number.isInteger(quantity)
    const forms = quantity === 1 || isPart ? one?.forms : several?.forms
    if (!forms) continue
    const cases = GRAMMATICAL_CASES.filter((each) => forms[each] === word)
    // Behind five and more, and behind a part, the genitive stands for the accusative.
    if (cases.includes('genitive') && (isPart || quantity >= 5)) return { measure, grammaticalCase: caseBefore(before) }
    const [first] = (['accusative', 'instrumental', 'locative', 'genitive'] as const).filter((each) => cases.includes(each))
    if (first) return { measure, grammaticalCase: first }
  }
  return null
}

const PREPOSITION = /(?<!\p{L})(?:z|ze|w|we|na|do|bez|od|po|o|przy)\s+$/iu
const WITH_INSTRUMENTAL = /(?<!\p{L})(?:po|o|do)?(?:syp|krop|lej|praw|prósz|smaruj)\p{L}*\s+$/iu

function caseBefore(before: string): GrammaticalCase {
  if (/(?<!\p{L})ze?\s+$/iu.test(before) || WITH_INSTRUMENTAL.test(before)) return 'instrumental'
  if (/(?<!\p{L})(?:na|we?)\s+$/iu.test(before)) return 'locative'
  return /(?<!\p{L})(?:do|od|bez)\s+$/iu.test(before) ? 'genitive' : 'accusative'
}

/** A measure behind one, few, many and a part, where the amount stands in a case. */
function formsOfMeasure(measure: string, grammaticalCase: GrammaticalCase): Forms | null {
  const [few, many, part = measure] = MEASURES.forms[measure] ?? []
  const one = inflectNoun(measure)
  if (few === undefined || many === undefined || !one) return null
  if (grammaticalCase === 'accusative' || grammaticalCase === 'nominative') return [one.forms[grammaticalCase], few, many, part]
  const several = inflectPlural(few, many).forms[grammaticalCase]
  return [one.forms[grammaticalCase], several, several, part]
}

/** What pieces of a food are called in the case of a name that calls them so; null where it calls them otherwise. */
function piecesIn(food: string, { form, grammaticalCase }: NamedSpan): { forms: Forms; one: InflectedName; several: InflectedName } | null {
  const [name = '', , many = '', part = ''] = findFoodById(food)?.pieceNames ?? []
  const [one, single, several] = [inflectNoun(name), inflectName(name), severalPieces(food)]
  if (!one || !single || !several || part.includes(' ')) return null
  const inCase = [one.forms[grammaticalCase], several.noun.forms[grammaticalCase]] as const
  if (!inCase.includes(form)) return null
  const isPlain = grammaticalCase === 'accusative' || grammaticalCase === 'nominative'
  return { forms: [...inCase, isPlain ? many : inCase[1], part], one: single, several: several.name }
}

/** The same of pieces whose name is several words, where all of them stand there: "liście laurowe". */
function namedPiecesIn(food: string, { start, end, grammaticalCase }: NamedSpan, text: string): ReturnType<typeof piecesIn> {
  const [name = '', , many = '', part = ''] = findFoodById(food)?.pieceNames ?? []
  const [one, several] = [inflectName(name), severalPieces(food)]
  const [single, plural] = [one?.in(grammaticalCase), several?.name.in(grammaticalCase)]
  if (!one || !several || !single || !plural || ![single, plural].includes(text.slice(start, end).toLowerCase())) return null
  const isPlain = grammaticalCase === 'accusative' || grammaticalCase === 'nominative'
  return { forms: [single, plural, isPlain ? many : plural, part], one, several: several.name }
}

/**
 * A step for more or fewer servings: what its sentences state in amounts, rounded as the lines are, and the turns that a pan takes it in.
 * `factorOf` tells how many times as much there is of a food, `factor` of the whole dish.
 */
export function scaleStep(step: RecipeStep, factorOf: (food: string) => number, factor = 1): RecipeStep {
  const stated = (step.amounts ?? []).map((amount) => scaledAmount(step.text, amount, factorOf(amount.food)))
  const edits = [
    ...stated,
    ...otherWater(step, factorOf, factor).filter(({ start, end }) => !stated.some((each) => each.start < end && start < each.end)),
    ...otherTurns(step.text, Math.max(0, ...(step.uses ?? []).map(factorOf)) || 1),
  ].sort((one, other) => one.start - other.start)
  let [text, at] = ['', 0]
  const amounts: StepAmount[] = []
  for (const { start, end, written, amount } of edits) {
    text += step.text.slice(at, start)
    if (amount) amounts.push({ ...amount, start: text.length, end: text.length + written.length })
    text += written
    at = end
  }
  return { ...step, text: text + step.text.slice(at), ...(amounts.length > 0 && { amounts }) }
}

/** Tins that kitchens have: two sides, cm, and what is round. */
const TINS: readonly (readonly [number, number])[] = [
  [12, 18],
  [12, 25],
  [20, 20],
  [20, 30],
  [25, 35],
  [30, 40],
]
const ROUND_TINS = [16, 18, 20, 22, 24, 26, 28, 30]
const SIDES = /(\d{2}) × (\d{2}) cm/gu
const DIAMETER = /((?:tortownic|form|foremk)\p{L}*(?: \p{L}+){0,2} )(\d{2}) cm/gu
/** A tin that is this much too large or too small still does. */
const LARGER_TIN = 1.3

/** The tins that a step names, for so many times as much of the dish: half of a dough does not cover the tin of the whole. */
export function scaleTins(text: string, factor: number): string {
  if (factor < LARGER_TIN && factor > 1 / LARGER_TIN) return text
  return text
    .replace(SIDES, (_, one: string, other: string) => {
      const [first, second] = nearestTin(Number(one) * Number(other) * factor)
      return `${first} × ${second} cm`
    })
    .replace(DIAMETER, (_, before: string, one: string) => {
      const wanted = Number(one) * Math.sqrt(factor)
      return `${before}${ROUND_TINS.reduce((best, tin) => (Math.abs(tin - wanted) < Math.abs(best - wanted) ? tin : best))} cm`
    })
}

function nearestTin(area: number): readonly [number, number] {
  const off = ([one, other]: readonly [number, number]): number => Math.abs(Math.log((one * other) / area))
  return TINS.reduce((best, tin) => (off(tin) < off(best) ? tin : best))
}

/** Other words in a place of a text, and the amount that they state. */
interface Edit {
  start: number
  end: number
  written: string
  amount?: StepAmount
}

function scaledAmount(text: string, amount: StepAmount, factor: number): Edit {
  const { start, end, food, measure } = amount
  const before = text.slice(start, end)
  const quantity = scaleAmount(amount.quantity, measure, factor, food)
  const scaled = { ...amount, quantity }
  return { start, end, amount: scaled, written: quantity === amount.quantity ? before : tellAmount(scaled, before) }
}

/** Water that comes from the tap and stands on no list: "zalej 200 ml wrzącej wody". */
const TAP_WATER = /(?<![\p{L}\d,])(\d+(?:,\d+)?) (ml|l)(?= (?:\p{L}+ )?wod)/gu

/** Water that only a step states, for so many times as much of what its sentence puts into it; of the whole dish where that names nothing. */
function otherWater({ text, uses = [] }: RecipeStep, factorOf: (food: string) => number, factor: number): Edit[] {
  return [...text.matchAll(TAP_WATER)].flatMap(({ 0: said, 1: number = '', 2: unit, index }) => {
    const ml = Number(number.replace(',', '.')) * (unit === 'l' ? 1000 : 1)
    const sentence = text.slice(text.lastIndexOf('. ', index) + 1, index)
    const beside = findMentions(sentence, uses).flatMap(({ foods }) => foods)
    const scaled = scaleAmount(ml, 'ml', beside.length > 0 ? Math.max(...beside.map(factorOf)) : factor)
    return scaled === ml ? [] : [{ start: index, end: index + said.length, written: formatAmount(scaled, 'ml') }]
  })
}

const TURNS = / w (dwóch|trzech|czterech) (turach|partiach)(,(?= po ))?/gu
const TURNS_IN_WORDS = ['jednej', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu', 'dziewięciu', 'dziesięciu']
/** A pan that was full at a turn holds a little more. */
const CROWDED = 0.1

/** A pan holds what it holds: more of it takes more turns, less fewer; what goes in at once is in no turns. */
function otherTurns(text: string, factor: number): Edit[] {
  return [...text.matchAll(TURNS)].flatMap(({ 0: said, 1: number = '', 2: word = '', 3: comma = '', index }) => {
    const before = TURNS_IN_WORDS.indexOf(number) + 1
    const turns = factor > 1 ? Math.ceil(before * factor) : Math.max(1, Math.ceil(before * factor - CROWDED))
    const written = turns === 1 ? '' : ` w ${TURNS_IN_WORDS[turns - 1] ?? 'wielu'} ${word}${comma}`
    return turns === before ? [] : [{ start: index, end: index + said.length, written }]
  })
}
