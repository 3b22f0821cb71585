import type { Food } from '@spizarka/knowledge'
import { adjectiveBase, declineAdjective, looksLikeAdjective } from '../polish/decline-adjective.ts'
import { declineNoun } from '../polish/decline-noun.ts'
import { fold } from '../polish/fold.ts'
import { DROPPED_ADJECTIVES, KEPT_ADJECTIVES, PLURAL_NOUNS } from '../words.ts'
import { brandAt } from './brand-words.ts'
import { isBranded, isPurposeOfKnown, nameWords, numberedNames } from './usable-names.ts'

/** A word with all its forms. Adjectives carry their dictionary form, so that they can be made to agree. */
interface Lexeme {
  id: number
  kind: 'noun' | 'adjective' | 'literal'
  base: string
  /** How an adjective behaves beside a product it is not part of. */
  role: 'kept' | 'dropped' | 'table' | null
}

/** One name of a food, as words that may be met in any order and case. */
export interface Variant {
  food: Food
  text: string
  words: VariantWord[]
  /** Place of the head noun among the words. */
  head: number
  isName: boolean
  /** The whole name is a brand that people use for the product ("kinder"). */
  isBrand: boolean
}

interface VariantWord {
  text: string
  lexemes: ReadonlySet<number>
  role: 'head' | 'attribute' | 'preposition' | 'complement'
}

/** One reading of a typed word: the lexeme and how well it fits (1 exact nominative … 0.6 mended typo). */
export interface Reading {
  lexeme: number
  fit: number
  /** The form that was meant, where a slip was mended. */
  mended?: string
}

interface FormEntry {
  form: string
  lexeme: number
  /** 1 printed, 0.98 inflected, 0.9 guessed. */
  trust: number
}

export interface Lexicon {
  lexemes: readonly Lexeme[]
  /** Folded form → what it may be. */
  forms: ReadonlyMap<string, readonly FormEntry[]>
  variants: readonly Variant[]
  /** Lexeme → variants that hold it (prepositions aside). */
  variantsOf: ReadonlyMap<number, readonly Variant[]>
  /** Nominatives of the heads that each food is known by. */
  headsOf: ReadonlyMap<Food, ReadonlySet<string>>
  /** The rows' own names, in lower case. */
  names: ReadonlySet<string>
  /** Names that hold a number, as folded words; their numbers are no amounts. */
  numbered: readonly (readonly string[])[]
}

export const PREPOSITIONS: ReadonlySet<string> = new Set('z ze w we do na dla bez o od po pod przy i'.split(' '))

/** Builds the index of all forms of all food names. Costs half a second; done once, on first use. */
export function buildLexicon(foods: readonly Food[]): Lexicon {
  return new LexiconBuilder().build(foods)
}

function headsOf(variants: readonly Variant[]): Map<Food, Set<string>> {
  const heads = new Map<Food, Set<string>>()
  for (const variant of variants) {
    const known = heads.get(variant.food) ?? new Set<string>()
    heads.set(variant.food, known.add(variant.words[variant.head]?.text ?? ''))
  }
  return heads
}

const SUBSTANTIVE = /.{3}(?:ow[aey]|(?:ow|ń|w|ą)ska|[ei]cka)$/

class LexiconBuilder {
  private readonly lexemes: Lexeme[] = []
  private readonly byKey = new Map<string, number>()
  private readonly forms = new Map<string, FormEntry[]>()
  private readonly variants: Variant[] = []
  private readonly obliqueNouns = new Set<string>()
  private readonly headNouns = new Set<string>()
  private readonly knownAdjectives = new Set<string>([...KEPT_ADJECTIVES, ...DROPPED_ADJECTIVES].map(adjectiveBase))

  build(foods: readonly Food[]): Lexicon {
    const all = foods.flatMap((food) => [food.name, ...(food.also ?? [])].map((text, place) => ({ food, text, isName: place === 0 })))
    const single = new Set(all.map(({ text }) => text.toLowerCase()))
    const named = all.filter(
      ({ food, text, isName }) =>
        (isName || !isBranded(text, single)) &&
        !(
          (!isName || food.aisle === 'vegetables' || food.aisle === 'fruit') &&
          food.aisle !== 'household' &&
          isPurposeOfKnown(text, single)
        ),
    )
    this.noteNounForms(named.map(({ text }) => nameWords(text)))
    for (const { text } of named) this.noteAdjectives(nameWords(text))
    for (const adjective of KEPT_ADJECTIVES) this.adjective(adjective, 'kept')
    for (const adjective of DROPPED_ADJECTIVES) this.adjective(adjective, 'dropped')
    const drafts = named.map((entry) => ({ ...entry, ...this.wordsOf(nameWords(entry.text)) }))
    for (const { food, text, isName, words, head } of drafts) {
      const linked = words.map((word) =>
        word.role === 'complement' || (word.role === 'attribute' && this.obliqueNouns.has(word.text))
          ? { ...word, lexemes: this.linkComplement(word) }
          : word,
      )
      this.variants.push({ food, text, words: linked, head, isName, isBrand: brandAt(nameWords(text).map(fold), 0)?.end === linked.length })
    }
    for (const food of foods) for (const form of food.forms ?? []) this.addIrregular(food, form)
    return {
      lexemes: this.lexemes,
      forms: this.forms,
      variants: this.variants,
      variantsOf: this.indexVariants(),
      headsOf: headsOf(this.variants),
      names: new Set(foods.map((food) => food.name.toLowerCase())),
      numbered: numberedNames(named.map(({ text }) => text)),
    }
  }

  /** Oblique cases of nouns that open a name: behind another noun they are genitives, no adjectives ("laska wanilii"). */
  private noteNounForms(names: readonly (readonly string[])[]): void {
    for (const words of names) {
      const first = words[0]
      if (first === undefined || this.isAdjective(first)) continue
      if (words.length === 1 || !looksLikeAdjective(first)) this.headNouns.add(first)
      for (const form of declineNoun(first).sure) if (form !== first) this.obliqueNouns.add(form)
    }
  }

  /** Words that follow a noun and end like adjectives are adjectives wherever else they stand ("kapusta biała" → "biała kiełbasa"). */
  private noteAdjectives(words: readonly string[]): void {
    for (const word of words.slice(1)) {
      if (PREPOSITIONS.has(word)) break
      if (looksLikeAdjective(word) && !this.isNounForm(word)) this.knownAdjectives.add(adjectiveBase(word))
    }
  }

  private isNounForm(word: string): boolean {
    return PLURAL_NOUNS.has(word) || this.obliqueNouns.has(word) || this.headNouns.has(word) || brandAt([fold(word)], 0) !== null
  }

  private isAdjective(word: string): boolean {
    return this.knownAdjectives.has(adjectiveBase(word))
  }

  private headOf(words: readonly string[]): number {
    let head = 0
    while (
      head + 1 < words.length &&
      this.isAdjective(words[head] ?? '') &&
      !PREPOSITIONS.has(words[head + 1] ?? '') &&
      !/\d/.test(words[head + 1] ?? '')
    )
      head += 1
    // "kiszone ogórki", "pasztetowa": a name of adjectives alone keeps the first as its head.
    return words.every((word) => this.isAdjective(word)) ? 0 : head
  }

  private wordsOf(words: readonly string[]): { words: VariantWord[]; head: number } {
    const head = this.headOf(words)
    let afterPreposition = false
    const result = words.map((text, place): VariantWord => {
      if (PREPOSITIONS.has(text) && place > 0) {
        afterPreposition = true
        return { text, lexemes: new Set([this.literal(text)]), role: 'preposition' }
      }
      if (place === head && words.length === 1 && SUBSTANTIVE.test(text)) {
        // "pomidorowa", "pasztetowa": an adjective that stands for its noun declines like one.
        return { text, lexemes: new Set([this.literal(text), this.adjective(text, 'table')]), role: 'head' }
      }
      if (afterPreposition || /\d/.test(text))
        return { text, lexemes: new Set([this.literal(text)]), role: afterPreposition ? 'complement' : 'attribute' }
      const lexemes = new Set<number>()
      if (place === head) lexemes.add(this.noun(text))
      // "gulaszowa" is a soup on its own and an adjective behind a noun ("wołowina gulaszowa").
      if (this.isAdjective(text) || (looksLikeAdjective(text) && place !== head && (!this.isNounForm(text) || SUBSTANTIVE.test(text))))
        lexemes.add(this.adjective(text, 'table'))
      // A genitive behind its noun ("laska wanilii") is linked to the noun it comes from, never declined itself.
      if (place !== head && !this.isAdjective(text))
        lexemes.add(this.obliqueNouns.has(text) && !this.headNouns.has(text) ? this.literal(text) : this.noun(text))
      return { text, lexemes, role: place === head ? 'head' : 'attribute' }
    })
    return { words: result, head }
  }

  private linkComplement(word: VariantWord): ReadonlySet<number> {
    const lexemes = new Set(word.lexemes)
    for (const entry of this.forms.get(fold(word.text)) ?? []) if (entry.form === word.text && entry.trust > 0.9) lexemes.add(entry.lexeme)
    return lexemes
  }

  private addIrregular(food: Food, form: string): void {
    const head = fold(food.name).split(' ')[0] ?? ''
    const lexeme = this.byKey.get(`noun:${nameWords(food.name)[0] ?? head}`)
    if (lexeme !== undefined) this.addForm(form.toLowerCase(), lexeme, 0.98)
  }

  private lexeme(kind: Lexeme['kind'], base: string, role: Lexeme['role']): { id: number; fresh: boolean } {
    const key = `${kind}:${base}`
    const known = this.byKey.get(key)
    if (known !== undefined) return { id: known, fresh: false }
    const id = this.lexemes.length
    this.lexemes.push({ id, kind, base, role })
    this.byKey.set(key, id)
    return { id, fresh: true }
  }

  private noun(nominative: string): number {
    const { id, fresh } = this.lexeme('noun', nominative, null)
    if (!fresh) return id
    const { sure, guessed } = declineNoun(nominative)
    for (const form of sure) this.addForm(form, id, form === nominative ? 1 : 0.98)
    for (const form of guessed) this.addForm(form, id, 0.9)
    return id
  }

  private adjective(form: string, role: Lexeme['role']): number {
    const base = adjectiveBase(form)
    const { id, fresh } = this.lexeme('adjective', base, role)
    if (fresh) for (const each of declineAdjective(base)) this.addForm(each, id, 0.99)
    return id
  }

  private literal(text: string): number {
    const { id, fresh } = this.lexeme('literal', text, null)
    if (fresh) this.addForm(text, id, 1)
    return id
  }

  private addForm(form: string, lexeme: number, trust: number): void {
    const key = fold(form)
    const entries = this.forms.get(key)
    if (!entries) this.forms.set(key, [{ form, lexeme, trust }])
    else {
      const same = entries.find((entry) => entry.lexeme === lexeme && entry.form === form)
      if (!same) entries.push({ form, lexeme, trust })
      else if (same.trust < trust) same.trust = trust
    }
  }

  private indexVariants(): Map<number, Variant[]> {
    const index = new Map<number, Variant[]>()
    for (const variant of this.variants) {
      const head = variant.words[variant.head]
      for (const lexeme of head?.lexemes ?? []) {
        const known = index.get(lexeme)
        if (known) known.push(variant)
        else index.set(lexeme, [variant])
      }
    }
    return index
  }
}
