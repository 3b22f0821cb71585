import { type GrammaticalCase, type InflectedNoun, inflectAdjective, isAdjective } from '../../inflection/index.ts'
import { adjectiveBase } from '../../parse/polish/decline-adjective.ts'
import { remembered } from '../../remembered.ts'
import { type FoodNameForms, type NounReading, namedFood } from './food-name-forms.ts'

/** Where a text names a food. */
export interface NamedSpan {
  start: number
  end: number
  noun: InflectedNoun
  /** The form of the noun as it stands there. */
  form: string
  /** In which case, as far as the form tells. */
  grammaticalCase: GrammaticalCase
  /** It may be another case after all. */
  isDoubtful: boolean
  /** Words beside the noun that agree with it and are not part of its name, by their masculine nominatives: "roztopione masło". */
  before: readonly string[]
  after: readonly string[]
  /** Adjectives of the name that stand there too, by their masculine nominatives. */
  attributes: readonly string[]
  /** The name goes on behind its noun: "oliwy z oliwek". */
  hasEnding: boolean
}

interface Word {
  text: string
  start: number
  end: number
}

/** Cases in the order in which a recipe, which is all orders, uses them. */
const BY_USE: readonly GrammaticalCase[] = ['accusative', 'genitive', 'instrumental', 'locative', 'dative', 'nominative']
const AFTER_PREPOSITION: Readonly<Record<string, readonly GrammaticalCase[]>> = {
  bez: ['genitive'],
  do: ['genitive'],
  dla: ['genitive'],
  od: ['genitive'],
  zamiast: ['genitive'],
  oprócz: ['genitive'],
  z: ['instrumental', 'genitive'],
  ze: ['instrumental', 'genitive'],
  nad: ['instrumental'],
  pod: ['instrumental'],
  w: ['locative', 'accusative'],
  we: ['locative', 'accusative'],
  na: ['locative', 'accusative'],
  po: ['locative'],
  o: ['locative', 'accusative'],
  przy: ['locative'],
}
/** What opens a clause in which the food does something itself: "aż mleko zawrze". */
const OF_A_SUBJECT = /(?:^|[\s,])(?:aż|gdy|kiedy|jeśli|niech|żeby|aby|by|dopóki)(?:\s+(?:całe|cały|cała|się))?\s+$/iu

/** Every place where a text names a food by the noun of one of its names. Remembered: a clause is read anew for each change that is thought of. */
export const namedSpans: (text: string, foodId: string) => readonly NamedSpan[] = remembered(20_000, (text, foodId): NamedSpan[] => {
  const food = namedFood(foodId)
  const words = [...text.matchAll(/\p{L}+/gu)].map(
    (match): Word => ({ text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }),
  )
  const spans: NamedSpan[] = []
  for (const place of words.keys()) {
    const span = spanAt(text, words, place, food)
    const last = spans.at(-1)
    // Two nouns of one name: "garam masalę". The second is the one that declines.
    if (span && last && text.slice(last.end, span.start) === ' ') spans.splice(-1, 1, { ...span, start: last.start })
    else if (span && span.start >= (last?.end ?? 0)) spans.push(span)
  }
  return spans
})

function spanAt(text: string, words: readonly Word[], place: number, food: FoodNameForms): NamedSpan | null {
  const word = words[place]
  const readings = word && food.nouns.get(word.text)
  const noun = readings && nounOf(readings, text.slice(0, word.start))
  if (!word || !readings || !noun) return null
  const cases = new Set(readings.flatMap((reading) => (reading.noun === noun ? reading.grammaticalCase : [])))
  const before = agreeing(text, words, place, -1, noun, cases)
  const after = agreeing(text, words, place, 1, noun, cases)
  const start = before.at(-1)?.start ?? word.start
  const agreed = after.at(-1)?.end ?? word.end
  const end = endOfName(text, agreed, food)
  const isOwn = ({ text: beside }: Word): boolean => !food.attributes.has(adjectiveBase(beside))
  return {
    start,
    end,
    noun,
    form: word.text,
    grammaticalCase: likeliest(cases, text.slice(0, start)),
    isDoubtful: isDoubtful(word.text, noun, cases, text.slice(0, start)),
    before: before.filter(isOwn).map(baseOf).toReversed(),
    after: after.filter(isOwn).map(baseOf),
    attributes: [...before, ...after].filter((beside) => !isOwn(beside)).map(baseOf),
    hasEnding: end > agreed,
  }
}

/** The noun that a form is of: "marchewki" are several, but some of one behind "pół". */
function nounOf(readings: readonly NounReading[], before: string): InflectedNoun | undefined {
  const several = readings.find(({ noun }) => noun.agreement === 'plural')
  return (several && !AMOUNT.test(before) ? several : readings[0])?.noun
}

function baseOf({ text }: Word): string {
  return adjectiveBase(text)
}

/** The words on one side of a noun that agree with it; they narrow down its case. */
function agreeing(
  text: string,
  words: readonly Word[],
  place: number,
  step: 1 | -1,
  { agreement, animate }: InflectedNoun,
  cases: Set<GrammaticalCase>,
): Word[] {
  const found: Word[] = []
  for (let [at, near] = [place + step, words[place]]; ; at += step) {
    const word = words[at]
    if (!word || !near || !isAdjective(word.text)) return found
    const between = step > 0 ? text.slice(near.end, word.start) : text.slice(word.end, near.start)
    const base = adjectiveBase(word.text)
    const fitting = [...cases].filter((each) => inflectAdjective(base, agreement, each, animate) === word.text)
    if (between !== ' ' || fitting.length === 0) return found
    cases.clear()
    for (const each of fitting) cases.add(each)
    found.push(word)
    near = word
  }
}

/** Where a name ends that goes on behind its noun: "oliwy z oliwek", "śmietanki 30%". */
function endOfName(text: string, end: number, { endings }: FoodNameForms): number {
  const ending = endings.find((each) => text.startsWith(` ${each}`, end) && !/^\p{L}/u.test(text.slice(end + each.length + 1)))
  const behind = end + (ending === undefined ? 0 : ending.length + 1)
  return behind + (/^ \d+(?:,\d+)?\s?%/u.exec(text.slice(behind))?.[0].length ?? 0)
}

/** What a genitive hangs on: an amount, a part, a shape. */
const AMOUNT =
  /(?:^|\s)(?:\d+\s*(?:k?g|ml)|pół|(?:łyż|szklan|reszt|połow|częś|kawał|garś|ząb|plast|troch|odrobin|więks|trzeci|ćwiart|pas[ek]|kost|list|sok|skórk|wiór|opakowan|puszk|słoik|kromk)\p{L}*|bez|do|dla|od|z|ze|zamiast|oprócz)\s+$/iu
/** Verbs that take the instrumental: behind one an unchanging word may stand in it. */
const WITH_INSTRUMENTAL = /(?<!\p{L})(?:po|przy|do|o|na)?(?:syp|krop|lej|praw|trzyj|próż|smaruj|dekoruj)\p{L}*(?!\p{L})[^,.]*$/iu

/** "pietruszki" is several roots as well as some of one, and "oregano" is any case. */
function isDoubtful(form: string, { agreement, forms }: InflectedNoun, cases: ReadonlySet<GrammaticalCase>, before: string): boolean {
  if (agreement === 'feminine' && /[kg]i$/.test(form) && cases.has('genitive')) return !AMOUNT.test(before)
  return forms.genitive === forms.instrumental && cases.size > 2 && WITH_INSTRUMENTAL.test(before)
}

function likeliest(cases: ReadonlySet<GrammaticalCase>, before: string): GrammaticalCase {
  const preposition = /(?<!\p{L})(\p{L}+)\s+$/u.exec(before)?.[1]?.toLowerCase() ?? ''
  const first = OF_A_SUBJECT.test(before) ? (['nominative'] as const) : (AFTER_PREPOSITION[preposition] ?? [])
  return [...first, ...BY_USE].find((each) => cases.has(each)) ?? 'nominative'
}
