import type { Food } from '@spizarka/knowledge'
import { type Lexicon, PREPOSITIONS, type Variant } from '../names/lexicon.ts'
import { readWord } from '../names/read-word.ts'
import { looksLikeAdjective } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import type { Token } from '../text/tokens.ts'
import { ABBREVIATIONS, DROPPED_WORDS, isTalk, REMARK_STARTS } from '../words.ts'
import { isAmountToken } from './split-line.ts'

type Word = Extract<Token, { kind: 'word' }>

/** Fewer letters of a word that is another one as well are the start of too many. */
const MIN_LETTERS = 4
const MIN_UNKNOWN = 2
/** "cukier p.": beside its noun one letter and a full stop will do. */
const MIN_CUT = 1
const MIN_ALONE = 3

/**
 * Spells out words that were cut short in a hurry ("fasolka szparag. mroz.", "mleko kokos", "soczewica czerw"): what stands beside that noun in the
 * name of some food and begins so, or a longer cut of what has an abbreviation. A word that means something else beside it, or begins several,
 * stays as it was typed.
 */
export function completeWords(lexicon: Lexicon, tokens: readonly Token[]): Token[] {
  const completed: Token[] = []
  for (const [place, token] of tokens.entries()) {
    const last = completed.at(-1)
    // The full stop of a cut word ends no product.
    if (token.kind === 'separator' && token.text === '.' && last?.kind === 'word' && last !== tokens[place - 1]) continue
    completed.push(token.kind === 'word' ? completeWord(lexicon, token, completed, tokens.slice(place + 1)) : token)
  }
  return completed
}

/** Whether the last word is the start of one that it would be spelled out to: who types goes on with it. */
export function endsInCutWord(lexicon: Lexicon, tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  if (last?.kind !== 'word' || last.cut !== undefined) return false
  const completed = completeWords(lexicon, tokens).at(-1)
  return completed?.kind === 'word' && completed.text !== last.text
}

function completeWord(lexicon: Lexicon, word: Word, before: readonly Token[], behind: readonly Token[]): Word {
  const start = word.cut ?? word.folded
  const known = lexicon.forms.has(start)
  const isCut = word.cut !== undefined
  // "cała paczka.": a measure of so many letters is whole, and ends a sentence.
  if ((word.unit !== null && (!isCut || start.length > MIN_LETTERS)) || !/^[a-z]+$/.test(start)) return word
  if (start.length < (isCut ? MIN_CUT : known ? MIN_LETTERS : MIN_UNKNOWN)) return word
  const isSmall = [PREPOSITIONS, DROPPED_WORDS, REMARK_STARTS].some((words) => words.has(start))
  if (isSmall || isTalk(word.text, start, known)) return word
  // "kokos" may be cut, as every noun that ends in a consonant; "szynka" and "biały" are whole.
  if (known && !isCut && /[aeiouy]$/.test(start)) return word
  const text =
    (isCut && isByItself(before, behind) && (word.folded === start || looksLikeAdjective(word.text))
      ? nounBeginning(lexicon, start)
      : null) ??
    besideOthers(lexicon, start, known, before, behind) ??
    (known ? null : (alone(lexicon, start, word) ?? besideProductBefore(lexicon, start, before)))
  return text === null ? word : { ...word, text, folded: fold(text), unit: null }
}

/** "schab 1 kg, wieprz. 500 g": with an amount of its own and no word beside it, it is no adjective of what stands before. */
function isByItself(before: readonly Token[], behind: readonly Token[]): boolean {
  const next = behind.find(({ kind }) => kind !== 'separator')
  return wordsUpTo(before.toReversed()).length === 0 && wordsUpTo(behind).length === 0 && next !== undefined && isAmountToken(next)
}

/** "kostki do zmyw.": a container that no number stands before heads the name itself. */
function headOf(before: readonly Token[]): Word | undefined {
  const [container, number] = before.toReversed()
  return container?.kind === 'word' && container.unit !== null && number?.kind !== 'number' ? container : undefined
}

/** "mąka tortowa 2 kg, krupcz.": what no word begins so by itself ("dorsz 60 dag, cytr. 1") belongs to the noun of the product before. */
function besideProductBefore(lexicon: Lexicon, start: string, before: readonly Token[]): string | null {
  const left = wordsUpTo(before.toReversed())
  return left.length > 0 ? null : firstBeside(lexicon, productBefore(before), start, false)
}

/** What a cut word is beside its neighbours: the words before it, a container that heads the name, or those behind it. */
function besideOthers(lexicon: Lexicon, start: string, known: boolean, before: readonly Token[], behind: readonly Token[]): string | null {
  const left = wordsUpTo(before.toReversed())
  const [preposition, ...beside] = left
  // "jogurt naturalny bez lakt.": what is without it is the yoghurt.
  const noun = beside.find(({ text }) => !looksLikeAdjective(text.toLowerCase())) ?? beside[0]
  if (preposition && PREPOSITIONS.has(preposition.folded)) {
    const head = noun ?? headOf(before.slice(0, -1))
    return head === undefined || known ? null : behindPreposition(lexicon, preposition, head, start)
  }
  const container = left.length > 0 || known ? undefined : headOf(before)
  return firstBeside(lexicon, known ? left : [...left, ...(container ? [container] : []), ...wordsUpTo(behind)], start, known)
}

function firstBeside(lexicon: Lexicon, neighbours: readonly Word[], start: string, known: boolean): string | null {
  for (const neighbour of neighbours) {
    const text = wordBeside(lexicon, neighbour, start, known)
    if (text !== null) return text
  }
  return null
}

/** "proszek do piecz.": what stands behind that preposition in names of that noun. */
function behindPreposition(lexicon: Lexicon, preposition: Word, noun: Word, start: string): string | null {
  const heads = new Set(readWord(lexicon, noun.text, false).map(({ lexeme }) => lexeme))
  const found = lexicon
    .complements()
    .filter(
      (each) => each.preposition === preposition.folded && each.folded.startsWith(start) && [...each.heads].some((head) => heads.has(head)),
    )
  return found.length === 1 ? (found[0]?.form ?? null) : null
}

/** "kiełb.", "grejpf.": a longer cut of a word that has an abbreviation, or of the one noun that begins so. */
function alone(lexicon: Lexicon, start: string, { cut }: Word): string | null {
  if (start.length < MIN_ALONE) return null
  const found = new Set<string>()
  for (const [short, full] of ABBREVIATIONS)
    if (
      full.length > start.length &&
      (cut === undefined ? fold(short) === start : start.startsWith(fold(short))) &&
      fold(full).startsWith(start)
    )
      found.add(full)
  if (found.size === 0 && cut !== undefined) return nounBeginning(lexicon, start)
  const [only, ...others] = [...found].toSorted((a, b) => a.length - b.length)
  return only !== undefined && others.every((text) => stemOf(text).startsWith(stemOf(only))) ? only : null
}

/** The noun on a shelf that begins so; null where none does, or those of several foods. Forms and pet names of one food are one noun. */
function nounBeginning(lexicon: Lexicon, start: string): string | null {
  if (start.length < MIN_LETTERS) return null
  const found: { form: string; isBase: boolean; foods: ReadonlySet<Food> }[] = []
  for (const { form, folded, lexemes } of lexicon.shelfWords()) {
    if (!folded.startsWith(start)) continue
    const nouns = [...lexemes].flatMap((id) => lexicon.lexemes[id] ?? []).filter(({ kind }) => kind === 'noun')
    if (nouns.length > 0) found.push({ form, isBase: nouns.some(({ base }) => base === form), foods: foodsCalled(lexicon, lexemes) })
  }
  found.sort((a, b) => a.form.length - b.form.length)
  const [only, ...others] = found
  if (only === undefined) return null
  const [food] = only.foods
  if (food !== undefined && found.every(({ foods }) => foods.size === 1 && foods.has(food)))
    return (found.find(({ form }) => form === food.name) ?? found.find(({ isBase }) => isBase) ?? only).form
  return others.every(({ form }) => stemOf(form).startsWith(stemOf(only.form))) ? only.form : null
}

/** The foods that one of these words alone is a name of. */
function foodsCalled(lexicon: Lexicon, lexemes: Iterable<number>): ReadonlySet<Food> {
  const foods = new Set<Food>()
  for (const id of lexemes) for (const { words, food } of lexicon.variantsOf.get(id) ?? []) if (words.length === 1) foods.add(food)
  return foods
}

/** The words that stand together up to an amount or a sign. */
function wordsUpTo(tokens: readonly Token[]): Word[] {
  const end = tokens.findIndex((token) => token.kind !== 'word' || token.unit !== null)
  return tokens.slice(0, end < 0 ? undefined : end).filter((token): token is Word => token.kind === 'word')
}

/** The words of the product before, across its amount and one sign. */
function productBefore(tokens: readonly Token[]): Word[] {
  const last = tokens.findLastIndex((token) => token.kind === 'word' && token.unit === null)
  return tokens.slice(last + 1).filter((token) => token.kind === 'separator').length > 1
    ? []
    : wordsUpTo(tokens.slice(0, last + 1).toReversed())
}

/** Words repeat within a list and between lists; the memory never grows past a bound. */
const MEMORY = 2000
const remembered = new WeakMap<Lexicon, Map<string, string | null>>()

/** The one word beside a noun in names of foods that begins as typed; null where none or several do. */
function wordBeside(lexicon: Lexicon, noun: Word, start: string, known: boolean): string | null {
  const memory = remembered.get(lexicon) ?? new Map<string, string | null>()
  remembered.set(lexicon, memory)
  const key = `${noun.text} ${start} ${known}`
  const before = memory.get(key)
  if (before !== undefined) return before
  const found = findBeside(lexicon, noun, start, known)
  if (memory.size >= MEMORY) memory.clear()
  memory.set(key, found)
  return found
}

function findBeside(lexicon: Lexicon, noun: Word, start: string, known: boolean): string | null {
  const found = new Map<string, { isName: boolean; foods: Set<Food> }>()
  for (const { lexeme, fit } of readWord(lexicon, noun.text, false)) {
    if (fit < 0.9) continue
    for (const variant of lexicon.variantsOf.get(lexeme) ?? []) {
      const texts = wordsBesideHead(variant, known)
      // As typed, it is a word of such a name already.
      if (texts.some((text) => fold(text) === start)) return null
      for (const text of texts) {
        if (!fold(text).startsWith(start)) continue
        const entry = found.get(text) ?? { isName: false, foods: new Set() }
        found.set(text, { isName: entry.isName || variant.isName, foods: entry.foods.add(variant.food) })
      }
    }
  }
  // As foods are called themselves, before other names of theirs ("ryż jaśminowy", "ryż jasmine"); an adjective before another noun ("makaron ryżyk").
  const all = [...found.keys()]
  const names = all.filter((text) => found.get(text)?.isName)
  const adjectives = all.filter((text) => looksLikeAdjective(text))
  const texts = ([names, adjectives].find(({ length }) => length > 0) ?? all).toSorted((a, b) => stemOf(a).length - stemOf(b).length)
  const [shortest] = texts
  const isOneFood = new Set(texts.flatMap((text) => [...(found.get(text)?.foods ?? [])])).size === 1
  return shortest !== undefined && (isOneFood || texts.every((text) => stemOf(text).startsWith(stemOf(shortest)))) ? shortest : null
}

/** Adjectives, and what a thing is of ("skrzydełka z kurczaka", told as "skrzydełka kurcz"); a word of its own is never the latter. */
function wordsBesideHead({ words }: Variant, known: boolean): string[] {
  return words
    .filter(({ role }, place) => role === 'attribute' || (!known && role === 'complement' && /^ze?$/.test(words[place - 1]?.text ?? '')))
    .map(({ text }) => text)
}

/** What cases and genders of an adjective share. */
function stemOf(adjective: string): string {
  return fold(adjective).replace(/(?:[aeiy]|ego|ej|[iy]ch|[iy]m)$/, '')
}
