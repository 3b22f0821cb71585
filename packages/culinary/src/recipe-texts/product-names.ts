import { withoutPreparation } from '../ingredients/preparation.ts'
import { parseGroceries } from '../parse/parse-groceries.ts'

/** Words at the beginning of a piece, where its product stands; what else it says is not worth reading here. */
export const MAX_NAME_WORDS = 9
const LONGEST_BEGINNING = 80
/** Words of one text that are parsed. A long recipe has a third as many, and strangers write these texts: together they cost half a second. */
const MAX_WORDS_PARSED = 1000

/** Says of the pieces of one text whether they name a product; remembers what it was asked. */
export class ProductNames {
  readonly #known = new Map<string, boolean>()
  #left = MAX_WORDS_PARSED

  /** Whether a piece names a product near its beginning; none does once the text's words are used up. */
  isIn(piece: string): boolean {
    const words = piece.split(' ', MAX_NAME_WORDS)
    const beginning = words.join(' ').slice(0, LONGEST_BEGINNING)
    const known = this.#known.get(beginning)
    if (known !== undefined) return known
    if (!/\p{L}{2}/u.test(beginning) || this.#left <= 0) return false
    this.#left -= words.length
    const isNamed = parseGroceries(withoutPreparation(beginning)).some(({ problem }) => problem === null)
    this.#known.set(beginning, isNamed)
    return isNamed
  }
}
