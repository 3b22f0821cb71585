import type { Food, PackedLexicon } from '@spizarka/knowledge'
import { adjectiveBase, declineAdjective, looksLikeAdjective } from '../polish/decline-adjective.ts'
import { declineNoun } from '../polish/decline-noun.ts'
import { fold } from '../polish/fold.ts'
import { COLLOQUIAL, DROPPED_ADJECTIVES, FUNCTION_WORDS, KEPT_ADJECTIVES, PLURAL_NOUNS } from '../words.ts'
import { brandAt, isBranded, isPurposeOfKnown, nameWords, numberedNames } from './brand-words.ts'
import {
  type FormEntry,
  type Lexeme,
  NO_CORRECTION,
  PREPOSITIONS,
  pack,
  ROLE_OF_CODE,
  TRUST_OF_CODE,
  type Variant,
  type VariantWord,
} from './lexicon.ts'
import { countTriples } from './word-like.ts'

/** Where a purpose says which product is meant: meat "na rosół" is another cut than meat "na gulasz", and apples for a cake are apples. */
const TOLD_BY_PURPOSE_AISLES: ReadonlySet<string> = new Set(['household', 'meat'])

interface BuiltLexicon {
  lexemes: readonly Lexeme[]
  forms: ReadonlyMap<string, readonly FormEntry[]>
  variants: readonly Variant[]
  variantsOf: ReadonlyMap<number, readonly Variant[]>
  numbered: readonly (readonly string[])[]
}

/**
 * Builds the index of all forms of all food names, packed as `openLexicon` reads it. Takes half a second: the compiler of the
 * knowledge does it, and what loads the result does not.
 */
export function buildLexicon(foods: readonly Food[]): PackedLexicon {
  const { lexemes, forms, variants, variantsOf, numbered } = new LexiconBuilder().build(foods)
  const variantPlaces = new Map(variants.map((variant, place) => [variant, place]))
  const foodPlaces = new Map(foods.map((food, place) => [food, place]))
  const firstVariants: number[] = []
  for (const [place, { food }] of variants.entries()) firstVariants[foodPlaces.get(food) ?? 0] ??= place
  for (let place = foods.length; place >= 0; place -= 1) firstVariants[place] ??= firstVariants[place + 1] ?? variants.length
  return {
    lexemes: joined(lexemes.map(({ kind, base, role }) => `${kind[0]}${role?.[0] ?? '-'}${pack(base)}`)),
    forms: joined([...forms.keys()]),
    entries: joined([...forms].map(([form, entries]) => packEntries(form, entries, lexemes))),
    variants: joined(variants.map((variant) => packVariant(variant, foodPlaces))),
    firstVariants: firstVariants.join(','),
    variantsOf: joined([...variantsOf].map(([lexeme, of]) => `${lexeme}:${of.map((variant) => variantPlaces.get(variant)).join(',')}`)),
    numbered,
    freshHerbs: freshHerbs(variants, foodPlaces),
    shelfWords: joined(shelfWords(variants, lexemes).map(([form, ids]) => `${pack(form)}|${[...ids].join(',')}`)),
    complements: joined(complements(variants).map(([phrase, heads]) => `${pack(phrase)}|${[...heads].join(',')}`)),
    namesWith: [...namesWith(variants)],
    letterTriples: countTriples([...forms.keys()].filter((form) => /^[a-z]{3,}$/.test(form))),
  }
}

function joined(rows: readonly string[]): string {
  return rows
    .map((row) => {
      if (row.includes('\n')) throw new Error(`a line break in "${row}"`)
      return row
    })
    .join('\n')
}

/** The code of a value in a table of codes. */
function codeOf<Value>(codes: Readonly<Record<string, Value>>, value: Value): string {
  const code = Object.keys(codes).find((each) => codes[each] === value)
  if (code === undefined) throw new Error(`no code for ${String(value)}`)
  return code
}

function packEntries(folded: string, entries: readonly FormEntry[], lexemes: readonly Lexeme[]): string {
  const isCorrection = folded.length >= 6 || !entries.every(({ lexeme }) => lexemes[lexeme]?.kind === 'literal')
  const packed = entries.map(({ form, lexeme, trust }) => {
    if (/[A-Z|]/.test(form)) throw new Error(`capitals or a bar in the form "${form}"`)
    return `${lexeme}${codeOf(TRUST_OF_CODE, trust)}${form === folded ? '' : pack(form)}`
  })
  return `${isCorrection ? '' : NO_CORRECTION}${packed.join('|')}`
}

function packVariant({ food, text, words, head, isBrand }: Variant, foodPlaces: ReadonlyMap<Food, number>): string {
  const name = [food.name, ...(food.also ?? [])].indexOf(text)
  const packed = words.map((word) => `${codeOf(ROLE_OF_CODE, word.role)}${[...word.lexemes].join(',')}=${pack(word.text)}`)
  if (packed.some((word) => word.includes('|'))) throw new Error(`a bar in the name "${text}"`)
  return [foodPlaces.get(food), name, head, isBrand ? 1 : 0, ...packed].join('|')
}

function freshHerbs(variants: readonly Variant[], foodPlaces: ReadonlyMap<Food, number>): Record<string, number> {
  const fresh: Record<string, number> = {}
  for (const { food, words, head } of variants) {
    const noun = words[head]?.text
    if (!food.spice && noun !== undefined && words.length === 2 && words.some((word) => word.text.startsWith('śwież')))
      fresh[noun] = foodPlaces.get(food) ?? 0
  }
  return fresh
}

function shelfWords(variants: readonly Variant[], lexemes: readonly Lexeme[]): [form: string, lexemes: ReadonlySet<number>][] {
  const lexemesOf = new Map<string, Set<number>>()
  const add = (form: string, ids: Iterable<number>): void => {
    for (const lexeme of ids) addTo(lexemesOf, form, lexeme)
  }
  for (const { words } of variants) for (const { text, lexemes: ids, role } of words) if (role !== 'preposition') add(text, ids)
  for (const { id, base, kind } of lexemes) if (kind === 'adjective') add(base, [id])
  return [...lexemesOf]
    .map(([form, ids]) => ({ form, folded: fold(form), ids }))
    .filter(({ folded }) => /^[a-z]{2}/.test(folded))
    .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
    .map(({ form, ids }) => [form, ids])
}

function complements(variants: readonly Variant[]): [phrase: string, heads: ReadonlySet<number>][] {
  const heads = new Map<string, Set<number>>()
  for (const { words, head } of variants)
    for (const [place, { text, role }] of words.entries()) {
      const before = words[place - 1]
      if (place === head || role === 'preposition' || before?.role !== 'preposition') continue
      for (const lexeme of words[head]?.lexemes ?? []) addTo(heads, `${before.text} ${text}`, lexeme)
    }
  return [...heads]
}

function namesWith(variants: readonly Variant[]): Map<number, number> {
  const names = new Map<number, number>()
  for (const { words, head } of variants)
    for (const [place, { lexemes, role }] of words.entries())
      if (place !== head && role !== 'preposition') for (const lexeme of lexemes) names.set(lexeme, (names.get(lexeme) ?? 0) + 1)
  return names
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const known = sets.get(key)
  if (known) known.add(value)
  else sets.set(key, new Set([value]))
}

const SUBSTANTIVE = /.{3}(?:ow[aey]|(?:ow|ń|w|ą)ska|[ei]cka)$/

class LexiconBuilder {
  private readonly lexemes: Lexeme[] = []
  private readonly byKey = new Map<string, number>()
  private readonly forms = new Map<string, FormEntry[]>()
  private readonly variants: Variant[] = []
  private readonly obliqueNouns = new Set<string>()
  private readonly headNouns = new Set<string>()
  private readonly colloquial = new Map<number, Set<number>>()
  private readonly knownAdjectives = new Set<string>([...KEPT_ADJECTIVES, ...DROPPED_ADJECTIVES].map(adjectiveBase))

  build(foods: readonly Food[]): BuiltLexicon {
    const all = foods.flatMap((food) => [food.name, ...(food.also ?? [])].map((text, place) => ({ food, text, isName: place === 0 })))
    const single = new Set(all.map(({ text }) => text.toLowerCase()))
    const named = all.filter(
      ({ food, text, isName }) =>
        (isName || !isBranded(text, single)) &&
        !(
          (!isName || food.aisle === 'vegetables' || food.aisle === 'fruit') &&
          !TOLD_BY_PURPOSE_AISLES.has(food.aisle) &&
          // "bułki do burgerów" for "bułki do hamburgerów": a row that its purpose names is told by it whatever it is called.
          (isName || !(food.name.includes(' do ') && isPurposeOfKnown(food.name, single))) &&
          isPurposeOfKnown(text, single)
        ),
    )
    this.noteNounForms(named.map(({ text }) => nameWords(text)))
    for (const { text } of named) this.noteAdjectives(nameWords(text))
    for (const adjective of KEPT_ADJECTIVES) this.adjective(adjective, 'kept')
    for (const adjective of DROPPED_ADJECTIVES) this.adjective(adjective, 'dropped')
    const drafts = named.map((entry) => ({ ...entry, ...this.wordsOf(nameWords(entry.text)) }))
    for (const { food, text, words } of drafts) if (words.length === 1 && COLLOQUIAL.has(text)) this.noteColloquial(food, words)
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
      numbered: numberedNames(named.map(({ text }) => text)),
    }
  }

  /** "filet z kuraka" as "filet z kurczaka": what people call a food stands in other names as its own name does. */
  private noteColloquial(food: Food, words: readonly VariantWord[]): void {
    const named = this.byKey.get(`noun:${food.name}`)
    for (const lexeme of words.flatMap((word) => [...word.lexemes])) if (named !== undefined) addTo(this.colloquial, named, lexeme)
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
    for (const entry of this.forms.get(fold(word.text)) ?? [])
      if (entry.form === word.text && entry.trust > 0.9)
        for (const lexeme of [entry.lexeme, ...(this.colloquial.get(entry.lexeme) ?? [])]) lexemes.add(lexeme)
    return lexemes
  }

  private addIrregular(food: Food, form: string): void {
    // A form is of the noun that opens the name; where no letter of that is its own, of one that is used beside it ("pumpernikla" is no bread).
    const [first, ...others] = [food.name, ...(food.also ?? [])].flatMap((name) => nameWords(name).slice(0, 1))
    const head =
      first?.[0] === form[0]?.toLowerCase() ? first : (others.find((word) => form.toLowerCase().startsWith(word.slice(0, 3))) ?? first)
    const lexeme = this.byKey.get(`noun:${head ?? ''}`)
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
    if (trust < 1 && FUNCTION_WORDS.has(key)) return
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
