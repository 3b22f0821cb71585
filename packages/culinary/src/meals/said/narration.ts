import { FOODS, MEAL_WORDS } from '@spizarka/knowledge'
import { PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { searchStem } from '../../recipes/index.ts'
import { once } from '../../remembered.ts'
import type { ReadMealPart } from '../amounts/told-after.ts'
import { INSTRUMENTAL_ENDING, isInstrumental } from '../instrumental.ts'
import type { ReadMealItem } from '../meal-items.ts'
import { isOfAmount } from '../meal-parts.ts'
import { type Word, withoutIntroduction, wordsOf } from '../meal-words.ts'
import { isDone, namesFood } from './doings.ts'

const { clause, for_whom: forWhom, small } = MEAL_WORDS.around
const NOT = 'nie'
/** Words of a sentence that no list of foods has: "się", "mi", "że", "bo", "nie". */
const OF_SENTENCES: ReadonlySet<string> = new Set([...clause, ...forWhom.filter((word) => !['to', 'na'].includes(word)), NOT].map(fold))
const LEADING_IN: ReadonlySet<string> = new Set(small.map(fold).filter((word) => PREPOSITIONS.has(word)))

/**
 * Parts of a meal without what only tells of the day around it. A word that no table has is the name of a food only where something speaks for that: an amount, a
 * verb of eating or making, an introduction ("na kolację"), or that it stands there as bare as foods in a list do. What begins as a circumstance or
 * with a word of a sentence does not. Where no food was read everything stays as it was told. `meal`: all words, also those that were left out of the parts.
 */
export function withoutNarration(parts: readonly ReadMealPart[], meal: readonly Word[]): ReadMealPart[] {
  if (!parts.some(({ items }) => items.some(isReady))) return [...parts]
  return parts.map((part) => {
    if (part.isUntold || part.items.every(isReady)) return part
    if (part.items.some(isReady)) return { ...part, items: part.items.filter((item) => isReady(item) || !isOrigin(item, part)) }
    return isNarration(wordsOf(part.told), meal) ? { ...part, items: [] } : part
  })
}

function isReady({ status }: ReadMealItem): boolean {
  return status === 'ready'
}

function isNarration(words: readonly Word[], meal: readonly Word[]): boolean {
  const [first] = words
  const isEaten = rangeOf(words, meal).some((word, place, range) => isDone(word) && range[place - 1]?.plain !== NOT)
  if (!first || isEaten || words.some(isOfAmount) || withoutIntroduction(words).length < words.length || namesFood(words)) return false
  // "bulgotka dla mnie": what begins with a noun may be the name of a food.
  return LEADING_IN.has(first.plain) || OF_SENTENCES.has(first.plain)
}

/** The words of the meal from the first to the last of a part. */
function rangeOf(words: readonly Word[], meal: readonly Word[]): readonly Word[] {
  const start = meal.findIndex(({ plain }) => plain === words[0]?.plain)
  const end = meal.findIndex(({ plain }, place) => place >= start && plain === words.at(-1)?.plain)
  return start < 0 || end < 0 ? words : meal.slice(start, end + 1)
}

/** "pizza z lodówki", "czekolada z szuflady": in the genitive, where no food is called by what it is made of ("zupa z"), where it came from. */
function isOrigin({ title, food }: ReadMealItem, { told, items }: ReadMealPart): boolean {
  const words = wordsOf(told)
  const [named] = wordsOf(title)
  const at = words.findIndex(({ plain }, place) => plain === named?.plain && WITH.has(words[place - 1]?.plain ?? ''))
  if (food !== null || at < 0 || isInstrumental(words[at]?.typed ?? '')) return false
  const heads = items.flatMap((item) => (isReady(item) ? wordsOf(item.title).slice(0, 1) : []))
  return !heads.some(({ plain }) => madeOfHeads().has(searchStem(plain)))
}

const WITH: ReadonlySet<string> = new Set(['z', 'ze'])
const MADE_OF = new RegExp(String.raw`^(\p{L}+)\sze?\s(?!\p{L}+${INSTRUMENTAL_ENDING}(?!\p{L}))`, 'u')

/** First words of foods that are called by what they are made of: "zupa z soczewicy", "sok z marchwi". */
const madeOfHeads = once(
  () =>
    new Set(
      FOODS.flatMap(({ name, also = [] }) => [name, ...also]).flatMap((name) => {
        const [, head] = MADE_OF.exec(name) ?? []
        return head === undefined ? [] : searchStem(fold(head))
      }),
    ),
)
