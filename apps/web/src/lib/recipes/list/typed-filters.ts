import { type FreeFrom, type RecipeDiet, WITHOUT } from '@spizarka/contract/recipes'
import { plainLetters } from '../../text/plain-letters.ts'
import { type ActiveFilter, activeFilters, DIETS, HIGH_PROTEIN, isOfDiet, type RecipeListFilter } from './recipe-list-filter.ts'

/** What a phrase means: one of the filters. */
type Meant = { diet: RecipeDiet } | { allergen: FreeFrom } | { protein: true }
/** Words of plain letters, each whole or, with a star, as what it begins with. */
type Phrase = readonly [words: readonly string[], meant: Meant]

const DIET_ENTRIES = Object.entries(DIETS) as [RecipeDiet, string][]
const ALLERGEN_ENTRIES = Object.entries(WITHOUT) as [FreeFrom, string][]

/** The filters by their own names, and as people say them otherwise. */
const FILTER_PHRASES: readonly Phrase[] = [
  ...DIET_ENTRIES.map(([diet, name]): Phrase => [wordsOf(name), { diet }]),
  ...ALLERGEN_ENTRIES.map(([allergen, name]): Phrase => [wordsOf(name), { allergen }]),
  [wordsOf(HIGH_PROTEIN), { protein: true }],
  ...phrasesMeaning({ diet: 'gluten_free' }, 'bezgluten*', 'gluten free', 'celiak*'),
  ...phrasesMeaning({ diet: 'lactose_free' }, 'bezlaktoz*', 'lactose free'),
  ...phrasesMeaning({ diet: 'vegetarian' }, 'wege', 'vege', 'veggie', 'wegetarian*', 'vegetarian*', 'jarsk*'),
  ...phrasesMeaning({ diet: 'vegan' }, 'wegan*', 'vegan*'),
  ...phrasesMeaning({ diet: 'meat_free' }, 'bezmiesn*'),
  ...phrasesMeaning({ diet: 'low_fodmap' }, 'low fodmap', 'lowfodmap', 'fodmap'),
  ...phrasesMeaning({ allergen: 'milk' }, 'bezmleczn*', 'bez nabialu'),
  ...phrasesMeaning({ allergen: 'eggs' }, 'bezjajeczn*', 'bez jajek', 'bez jajka'),
  ...phrasesMeaning({ allergen: 'nuts' }, 'bez orzecha'),
  ...phrasesMeaning({ allergen: 'peanuts' }, 'bez orzechow ziemnych', 'bez orzechow arachidowych', 'bez fistaszkow'),
  ...phrasesMeaning({ allergen: 'fish' }, 'bez ryby'),
  ...phrasesMeaning({ protein: true }, 'wysokobialk*', 'high protein'),
]

const BEZ = 'bez'
/** "Bez mleka i jajek, orzechów" is without all of them. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(['i', 'oraz', 'ani', ',', ';'])
/** What says nothing of a dish, beside a diet. */
const FILLERS: ReadonlySet<string> = new Set([
  ...CONJUNCTIONS,
  'dania',
  'danie',
  'potrawy',
  'przepisy',
  'przepis',
  'dieta',
  'diety',
  'na',
  'dla',
])

/** Endings of an adjective behind "bez": "sera żółtego", "czerwonej papryki", "orzechów włoskich". */
const ADJECTIVE = /.{2}(?:ego|ej|[yi]ch)$/
const NOUN = /^\p{L}{3,}$/u

/** What a diet rules out beside itself. */
const IMPLIED: Readonly<Partial<Record<RecipeDiet, readonly RecipeDiet[]>>> = {
  vegetarian: ['meat_free'],
  vegan: ['vegetarian', 'meat_free', 'lactose_free'],
}
/** An allergen that rules out the same as a diet, or more: where another diet is asked for too, it stands for this one. */
const AS_ALLERGEN: Readonly<Partial<Record<RecipeDiet, FreeFrom>>> = { gluten_free: 'gluten', lactose_free: 'milk' }

/**
 * What somebody means who types words of filters into the search: these become filters, the rest is searched for. "Placki bez mleka i cebuli, wege" are
 * placki, vegetarian, without milk and without onion. The very view where nothing of the kind was typed.
 */
export function withTypedFilters(view: RecipeListFilter): RecipeListFilter {
  const typed = view.search.match(/[^\s,;]+|[,;]/g) ?? []
  const plain = typed.map(plainLetters)
  const left: string[] = []
  let meant = view
  /** Whether the words before are of "bez …", which may go on. */
  let isWithout = false
  for (let at = 0; at < plain.length; ) {
    const goesOn: boolean = isWithout && CONJUNCTIONS.has(plain[at] ?? '')
    const found: Phrase | undefined = goesOn ? phraseAt([BEZ, ...plain.slice(at + 1)]) : phraseAt(plain.slice(at))
    const next = found && narrow(meant, found[1])
    const named = goesOn || plain[at] === BEZ ? countNamed(plain, at + 1) : 0
    if (named > 0 && named >= (found?.[0].length ?? 0)) {
      const food = typed
        .slice(at + 1, at + 1 + named)
        .join(' ')
        .toLowerCase()
      meant = { ...meant, without: [...new Set([...meant.without, food])] }
      isWithout = true
      at += 1 + named
    } else if (found && next) {
      meant = next
      isWithout = found[0][0] === BEZ
      at += found[0].length
    } else {
      left.push(typed[at] ?? '')
      isWithout = false
      at += 1
    }
  }
  if (meant === view) return view
  return {
    ...meant,
    search: left.filter((word) => !FILLERS.has(plainLetters(word))).join(' '),
    freeFrom: ALLERGEN_ENTRIES.flatMap(([allergen]) => (meant.freeFrom.includes(allergen) && !isOfDiet(allergen, meant) ? allergen : [])),
  }
}

/** The filters that the words of the search brought, each with the change that takes it off: what else was typed stays. */
export function typedFilters(view: RecipeListFilter): ActiveFilter[] {
  const meant = withTypedFilters(view)
  if (meant === view) return []
  const chosen = new Set(activeFilters({ ...view, search: '' }, false).map(({ label }) => label))
  return activeFilters({ ...meant, search: '' }, false).filter(({ label }) => !chosen.has(label))
}

/** How many words from here on name one thing, in the genitive that "bez" asks for: a noun with its adjectives. */
function countNamed(words: readonly string[], from: number): number {
  const noun = words.findIndex((word, at) => at >= from && !ADJECTIVE.test(word))
  const word = words[noun] ?? ''
  if (noun < 0 || word === BEZ || FILLERS.has(word) || !NOUN.test(word)) return 0
  const end = words.findIndex((after, at) => at > noun && !ADJECTIVE.test(after))
  return (end < 0 ? words.length : end) - from
}

/** The longest phrase that these words begin with. */
function phraseAt(words: readonly string[]): Phrase | undefined {
  return FILTER_PHRASES.filter(([phrase]) => phrase.every((word, place) => isWord(words[place], word))).toSorted(
    ([one], [other]) => other.length - one.length,
  )[0]
}

function isWord(typed: string | undefined, wanted: string): boolean {
  return typed !== undefined && (wanted.endsWith('*') ? typed.startsWith(wanted.slice(0, -1)) : typed === wanted)
}

/** The view with one filter more; undefined where two diets cannot both be asked for. */
function narrow(view: RecipeListFilter, meant: Meant): RecipeListFilter | undefined {
  if ('protein' in meant) return { ...view, protein: true }
  if ('allergen' in meant) return without(view, meant.allergen)
  const { diet: chosen } = view
  const { diet } = meant
  if (chosen === null || IMPLIED[diet]?.includes(chosen)) return { ...view, diet }
  if (chosen === diet || IMPLIED[chosen]?.includes(diet)) return { ...view }
  const [instead, before] = [AS_ALLERGEN[diet], AS_ALLERGEN[chosen]]
  // Gluten rules out the same either way; milk more than a diet without lactose, so it stands in last.
  if (before === 'gluten' || (before && !instead)) return { ...without(view, before), diet }
  return instead && without(view, instead)
}

function without(view: RecipeListFilter, allergen: FreeFrom): RecipeListFilter {
  return { ...view, freeFrom: [...view.freeFrom, allergen] }
}

function phrasesMeaning(meant: Meant, ...phrases: readonly string[]): Phrase[] {
  return phrases.map((phrase) => [wordsOf(phrase), meant])
}

function wordsOf(name: string): string[] {
  return plainLetters(name).split(' ')
}
