import { FOODS, findFoodById, isA } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'

const SHORTEST_WORD = 3
const LEAST_TRUST = 0.97

/** What a word of a wish names. */
export interface NamedFoods {
  /** Ids, what is of them included: tomatoes are tinned ones too. */
  foods: readonly string[]
  /** Whether the word behind it says which of them ("masła orzechowego"), or the one before it ("suszonymi pomidorami"). */
  narrowedBy: 'behind' | 'before' | null
}

/** Foods that a word is the noun of, in any case; those alone that the word behind or before it belongs to too. */
export function foodsNamedBy(word: string, beside: { before?: string | undefined; behind?: string | undefined } = {}): NamedFoods {
  const { variantsOf } = kitchenLexicon()
  const variants = lexemesOf(word).flatMap((lexeme) =>
    // Bags and cling film stand on shopping lists, and on no plate.
    (variantsOf.get(lexeme) ?? []).filter(({ words, head, food }) => food.kind !== 'household' && words[head]?.lexemes.has(lexeme)),
  )
  for (const side of ['behind', 'before'] as const) {
    const further = lexemesOf(beside[side] ?? '')
    const narrowed = variants.filter(({ words, head }) =>
      words.some(({ lexemes }, place) => place !== head && further.some((lexeme) => lexemes.has(lexeme))),
    )
    if (narrowed.length > 0) return { foods: withTheirKinds(narrowed.map(({ food }) => food.id)), narrowedBy: side }
  }
  return { foods: withTheirKinds(withoutStandIns(variants.map(({ food }) => food.id))), narrowedBy: null }
}

/** What is made to stand for a food ("jajko lniane") is not what its bare noun asks for. */
function withoutStandIns(ids: readonly string[]): readonly string[] {
  const grown = ids.filter((id) => findFoodById(id)?.kind === 'food')
  return grown.length > 0 ? ids.filter((id) => findFoodById(id)?.kind !== 'compound') : ids
}

/** Beginnings of adjectives, folded, with the food that each is of. */
const ADJECTIVES = FOODS.flatMap(({ id, adjectives = [] }) => adjectives.map((stem) => ({ stem: fold(stem), id })))

/** Foods that an adjective is of: "maślane" of butter, "pieczarkowy" of mushrooms. */
export function foodsOfAdjective(word: string): readonly string[] {
  const folded = fold(word)
  if (!isAdjective(word.toLowerCase())) return []
  const ids = ADJECTIVES.filter(({ stem }) => folded.startsWith(stem)).map(({ id }) => id)
  return withTheirKinds([...ids, ...foodsOfDerived(folded)])
}

/** "dyniow-y", "krewetkow-ą", and the softened "łososiow-ego". */
const OF_A_NOUN = /^(\p{L}{2,})ow(?:y|a|e|ego|emu|ym|ej|i|ych|ymi)$/u
/** Endings that nouns have where the adjective has "-owy". */
const NOUN_ENDINGS = ['', 'a', 'y', 'i', 'e', 'o', 'ia', 'ie']

/** Foods whose one-word name an adjective in "-owy" is made of; an "e" that flees is put back ("czosnk-" of "czosnek"). */
function foodsOfDerived(folded: string): readonly string[] {
  const stem = OF_A_NOUN.exec(folded)?.[1]
  if (stem === undefined) return []
  derivable ??= namesOfOneWord()
  const stems = [stem, stem.replace(/i$/, ''), stem.replace(/([^aeiouy])([^aeiouy])$/, '$1e$2')]
  const nouns = new Set(stems.flatMap((each) => NOUN_ENDINGS.map((ending) => each + ending)))
  return [...nouns].flatMap((noun) => derivable?.get(noun) ?? [])
}

let derivable: ReadonlyMap<string, readonly string[]> | undefined

/** Foods, as grown or made, by their names of one word. */
function namesOfOneWord(): ReadonlyMap<string, readonly string[]> {
  const names = FOODS.flatMap(({ id, name, also = [], kind }) =>
    kind === 'dish' ? [] : [name, ...also].filter((each) => !each.includes(' ')).map((each) => ({ id, name: fold(each) })),
  )
  const byName = Map.groupBy(names, (each) => each.name)
  return new Map([...byName].map(([name, all]) => [name, all.map(({ id }) => id)]))
}

function lexemesOf(word: string): number[] {
  if (word.length < SHORTEST_WORD) return []
  const typed = word.toLowerCase()
  const entries = kitchenLexicon().forms.get(fold(word)) ?? []
  return entries.filter(({ form, trust }) => trust > LEAST_TRUST && (form === typed || fold(form) === typed)).map(({ lexeme }) => lexeme)
}

/** Foods with those that are of them. A ground spice is not what "papryka" asks for where the vegetable is named alike. */
function withTheirKinds(ids: readonly string[]): readonly string[] {
  const named = [...new Set(ids)]
  const eaten = named.filter((id) => findFoodById(id)?.spice !== true)
  if (eaten.length === 0) return named
  return [...new Set([...eaten, ...eaten.flatMap(kindsOf)])]
}

const knownKinds = new Map<string, readonly string[]>()

/** Foods that are of a food, no spices among them. */
function kindsOf(id: string): readonly string[] {
  let kinds = knownKinds.get(id)
  if (!kinds) knownKinds.set(id, (kinds = FOODS.filter((food) => food.spice !== true && isA(food.id, id)).map((food) => food.id)))
  return kinds
}
