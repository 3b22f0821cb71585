import { searchStem, searchWords } from '../recipes/index.ts'

/** A dish that somebody may call by its title. */
export interface NamedDish {
  id: string
  title: string
}

/** Words behind which a title says what the dish goes with or is made of. */
const COMPANY: ReadonlySet<string> = new Set(['z', 'ze', 'w', 'we', 'na', 'pod', 'po', 'bez', 'do', 'i', 'od', 'ala'])

interface Titled {
  dish: NamedDish
  /** Stems of the words before the first of company, and of all that name something. */
  head: readonly string[]
  all: readonly string[]
}

/** Dishes by the words of their titles. */
export interface DishIndex {
  byTitle: ReadonlyMap<string, NamedDish>
  byHead: ReadonlyMap<string, readonly Titled[]>
}

/** An index of the dishes by their titles; of two of one title the later wins. */
export function indexDishes(dishes: readonly NamedDish[]): DishIndex {
  const byTitle = new Map<string, NamedDish>()
  const byHead = new Map<string, Titled[]>()
  for (const dish of dishes) {
    byTitle.set(keyOfTitle(dish.title), dish)
    const titled = { dish, head: stemsOf(headOf(dish.title)), all: stemsOf(searchWords(dish.title)) }
    for (const stem of titled.head) byHead.set(stem, [...(byHead.get(stem) ?? []), titled])
  }
  return { byTitle, byHead }
}

/** The dish of exactly that title, in any case and order of words. */
export function dishOfTitle({ byTitle }: DishIndex, text: string): NamedDish | null {
  return text.trim() === '' ? null : (byTitle.get(keyOfTitle(text)) ?? null)
}

/** A dish that is called by some of its words, and those of the text that it does not explain. */
export interface CalledDish {
  dish: NamedDish
  left: readonly string[]
}

/**
 * The dishes that a text calls by their head words ("jajecznica", "omlet z szynką"): those that begin their titles with the word that the text
 * begins with, first the one that explains most of the text, then the plainest.
 */
export function dishesCalled({ byHead }: DishIndex, text: string): CalledDish[] {
  const told = stemsOf(searchWords(text))
  const [first = ''] = told
  return (
    (byHead.get(first) ?? [])
      // A word within a title calls nothing: what is red is no borscht.
      .filter(({ head }) => head[0] === first || head.at(-1) === first)
      .map(({ dish, head, all }) => {
        const explained = told.filter((stem) => all.includes(stem)).length
        const plain = all.length - explained + (head[0] === first ? 0 : 1)
        return { dish, explained, plain, left: told.filter((stem) => !all.includes(stem)) }
      })
      // Of two that do as well the later is meant: one's own stand behind those of the base.
      .toReversed()
      .toSorted((one, other) => other.explained - one.explained || one.plain - other.plain)
  )
}

function headOf(title: string): string[] {
  const words = searchWords(title)
  const end = words.findIndex((word) => COMPANY.has(word))
  return end < 0 ? words : words.slice(0, end)
}

function stemsOf(words: readonly string[]): string[] {
  return words.filter((word) => !COMPANY.has(word)).map(searchStem)
}

/** What titles have in common that differ in the cases and the order of their words alone. */
export function keyOfTitle(title: string): string {
  return searchWords(title).map(searchStem).toSorted().join(' ')
}
