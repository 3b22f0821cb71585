import type { Lexicon, Variant } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'

/** A word that stands behind a preposition in some food's name. */
interface Complement {
  preposition: string
  form: string
  folded: string
  heads: ReadonlySet<number>
}

/** Which words the food table puts beside each other. */
export interface Company {
  /** Head lexeme → lexemes that describe it in some name. */
  attributesOf: ReadonlyMap<number, ReadonlySet<number>>
  complements: readonly Complement[]
  /** Lexeme → how many names hold it beside their head. */
  namesOf: ReadonlyMap<number, number>
  /** Head lexeme → how many foods it heads. */
  foodsOf: ReadonlyMap<number, number>
}

const companyOf = new WeakMap<Lexicon, Company>()

/** The company that words keep in a lexicon's names; built once. */
export function company(lexicon: Lexicon): Company {
  const known = companyOf.get(lexicon)
  if (known) return known
  const built = build(lexicon)
  companyOf.set(lexicon, built)
  return built
}

function build({ variants }: Lexicon): Company {
  const attributesOf = new Map<number, Set<number>>()
  const complements = new Map<string, { preposition: string; form: string; heads: Set<number> }>()
  const namesOf = new Map<number, number>()
  const foodsOf = new Map<number, Set<string>>()
  for (const variant of variants) {
    const heads = variant.words[variant.head]?.lexemes ?? new Set<number>()
    for (const head of heads) addTo(foodsOf, head, variant.food.id)
    for (const [place, word] of variant.words.entries()) {
      if (place === variant.head || word.role === 'preposition') continue
      for (const lexeme of word.lexemes) namesOf.set(lexeme, (namesOf.get(lexeme) ?? 0) + 1)
      for (const head of heads) for (const lexeme of word.lexemes) addTo(attributesOf, head, lexeme)
      const preposition = prepositionOf(variant, place)
      if (preposition === null) continue
      const key = `${preposition} ${word.text}`
      const known = complements.get(key) ?? { preposition, form: word.text, heads: new Set<number>() }
      for (const head of heads) known.heads.add(head)
      complements.set(key, known)
    }
  }
  return {
    attributesOf,
    complements: [...complements.values()].map((complement) => ({ ...complement, folded: fold(complement.form) })),
    namesOf,
    foodsOf: new Map([...foodsOf].map(([head, foods]) => [head, foods.size])),
  }
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const known = sets.get(key)
  if (known) known.add(value)
  else sets.set(key, new Set([value]))
}

/** The preposition right before a word of a name. */
function prepositionOf(variant: Variant, place: number): string | null {
  const before = variant.words[place - 1]
  return before?.role === 'preposition' ? before.text : null
}
