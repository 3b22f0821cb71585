import { searchWords } from '../recipes/index.ts'

/**
 * What a golden case wants of one thing of a meal: how the words of its name begin, in one of several ways, or that nobody knows it. Where it says
 * both, it may be known and must not be taken for another thing.
 */
interface GoldenThing {
  /** Ways of meaning it, each the beginnings of the words of its name: `kanapk szynk`. */
  means?: string[]
  /** Grams as eaten where the amount was said, or their equals. */
  grams?: number[]
  /** The words that are no food which anybody knows. */
  unknown?: string
}

export interface GoldenMeal {
  id: string
  /** What is open is worked on; what is held back is only counted. */
  part: 'open' | 'held'
  text: string
  items: GoldenThing[]
}

/** A thing of a meal as a reader gave it. */
export interface ScoredItem {
  /** The names of what it was read as, never the words that were typed. */
  title: string
  /** The words that it was read from. */
  source: string
  grams: number | null
  isReady: boolean
}

export interface MealScore {
  f1: number
  /** Share of the amounts that were said and read within a quarter of what is wanted. */
  amounts: number
  /** Share of what nobody knows that was not read as something. */
  admitted: number
  /** For people to read. */
  failures: string[]
}

const TOLERANCE = 0.25

/**
 * Holds meals against a golden set. A thing is right where one item is named by all beginnings of a way of meaning it, or where several items are
 * together ("kanapka z szynką" as bread and ham); what is left of the items counts as invented.
 */
export function scoreMeals(meals: readonly GoldenMeal[], read: (text: string) => readonly ScoredItem[]): MealScore {
  const counts = { right: 0, wanted: 0, given: 0, said: 0, near: 0, unknown: 0, admitted: 0 }
  const failures: string[] = []
  for (const { id, text, items } of meals) {
    const left = read(text).filter(({ isReady }) => isReady)
    const shown = left.map(({ title, grams }) => `${title} ${grams} g`).join(', ')
    const faults: string[] = []
    const known = new Set<GoldenThing>()
    // The one that says most takes its items first.
    for (const thing of items.filter(({ means }) => means).toSorted((one, other) => longest(other) - longest(one))) {
      counts.wanted += 1
      const found = takeMeant(left, thing.means ?? [])
      if (thing.unknown !== undefined) {
        // Named rightly it is right; otherwise it must have been admitted.
        if (found.length > 0) known.add(thing)
        else counts.wanted -= 1
      } else if (found.length === 0) faults.push(`lacks ${thing.means?.join('/')}`)
      if (found.length > 0) counts.right += 1
      counts.given += found.length === 0 ? 0 : 1
      if (!thing.grams) continue
      counts.said += 1
      const grams = found.reduce((sum, each) => sum + (each.grams ?? 0), 0)
      if (thing.grams.some((each) => Math.abs(grams - each) <= TOLERANCE * each)) counts.near += 1
      else faults.push(`${thing.means?.[0]} wants ${thing.grams.join('/')} g, has ${grams}`)
    }
    for (const thing of items) {
      const { unknown } = thing
      if (unknown === undefined || known.has(thing)) continue
      const [first = ''] = searchWords(unknown)
      counts.unknown += 1
      // Read as something is what is ready and was read from its words.
      if (left.some(({ source }) => searchWords(source).includes(first))) faults.push(`does not admit ${unknown}`)
      else counts.admitted += 1
    }
    counts.given += left.length
    if (left.length > 0) faults.push(`invents ${left.map(({ title }) => title).join(', ')}`)
    if (faults.length > 0) failures.push(`${id} ${text}: ${faults.join('; ')} [${shown}]`)
  }
  return {
    f1: (2 * counts.right) / (counts.wanted + counts.given),
    amounts: counts.near / counts.said,
    admitted: counts.admitted / counts.unknown,
    failures,
  }
}

function longest({ means = [] }: GoldenThing): number {
  return Math.max(...means.map((way) => way.split(' ').length))
}

/** Takes out of the items those that mean one of the ways; none where no way is met. */
function takeMeant(items: ScoredItem[], ways: readonly string[]): ScoredItem[] {
  const named = items.map(({ title }) => searchWords(title))
  for (const way of ways) {
    const beginnings = way.split(' ')
    const one = named.findIndex((words) => beginnings.every((beginning) => meets(words, beginning)))
    if (one >= 0) return items.splice(one, 1)
    const places = new Set(beginnings.map((beginning) => named.findIndex((words) => meets(words, beginning))))
    if (!places.has(-1)) return [...places].toSorted((some, other) => other - some).flatMap((place) => items.splice(place, 1))
  }
  return []
}

function meets(words: readonly string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning))
}
