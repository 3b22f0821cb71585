import type { Lexicon } from '../../parse/names/lexicon.ts'

/** What is counted once for each lexicon. */
interface Counts {
  attributes: Map<number, ReadonlySet<number>>
  foods: Map<number, number>
}

const countsOf = new WeakMap<Lexicon, Counts>()

function counts(lexicon: Lexicon): Counts {
  let known = countsOf.get(lexicon)
  if (!known) countsOf.set(lexicon, (known = { attributes: new Map(), foods: new Map() }))
  return known
}

/** Lexemes that describe a head in some name. */
export function attributesBeside(lexicon: Lexicon, head: number): ReadonlySet<number> {
  const { attributes } = counts(lexicon)
  let known = attributes.get(head)
  if (!known) {
    const names = lexicon.variantsOf.get(head) ?? []
    known = new Set(
      names.flatMap((name) =>
        name.words.flatMap(({ lexemes, role }, place) => (place === name.head || role === 'preposition' ? [] : [...lexemes])),
      ),
    )
    attributes.set(head, known)
  }
  return known
}

/** How many foods a lexeme heads. */
export function foodsHeadedBy(lexicon: Lexicon, head: number): number {
  const { foods } = counts(lexicon)
  let known = foods.get(head)
  if (known === undefined) foods.set(head, (known = new Set((lexicon.variantsOf.get(head) ?? []).map(({ food }) => food)).size))
  return known
}

/** "pierś z kurczaka" is "PIERŚ KURCZ." all the time; "mleko do kawy" is hardly "MLEKO KAWA". */
const LOST_PREPOSITION = 0.35
const LOST_MEANING = 0.6
const ADDED_PREPOSITION = 0.5
const ADDED_PURPOSE = 1
const OTHER_PREPOSITION = 3

/** What it costs that a name's word stands behind another preposition than the abbreviation, or that one of them has none. */
export function prepositionMismatch(named: string | null, printed: string | null): number {
  if (named === printed || (named !== null && printed !== null && named[0] === printed[0])) return 0
  if (named !== null && printed !== null) return OTHER_PREPOSITION
  if (named === null) return printed === 'do' || printed === 'na' || printed === 'dla' ? ADDED_PURPOSE : ADDED_PREPOSITION
  return /^(?:i|na|dla|do|po|bez)$/.test(named) ? LOST_MEANING : LOST_PREPOSITION
}
