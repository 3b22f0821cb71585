import { DISH_TAGS, WISH_WORDS } from '@spizarka/knowledge'
import { typed } from './read-thing.ts'
import { ASKS_NOTHING, type Reading, type Token } from './want.ts'
import { CONJUNCTIONS, FILLERS, LISTED, MONTHS, YEARS } from './wish-words.ts'

const MONTHS_OF_A_YEAR = 12
const OLDEST = 120

/**
 * "4 i 7 lat", "18 miesięcy": how old those are who eat, the youngest of whom says what is cooked; of grown-ups it asks nothing.
 * "4 osoby" only counts them. Null where no such number stands at the place.
 */
export function readEaters(tokens: readonly Token[], place: number): Reading | null {
  const ages: number[] = []
  let end = place
  for (let isJoined = true; isJoined; ) {
    const age = numberAt(tokens, end)
    if (age === null) return null
    ages.push(age)
    end += 1
    // "4, 7 i 9 lat": a comma joins as a word does.
    const isWord = CONJUNCTIONS.has(tokens[end]?.folded ?? '')
    isJoined = numberAt(tokens, end + (isWord ? 1 : 0)) !== null
    if (isJoined && isWord) end += 1
  }
  const unit = tokens[end]?.folded ?? ''
  if (YEARS.has(unit)) return eatersOf(Math.min(...ages), tokens, place, end + 1 - place)
  if (MONTHS.has(unit)) return eatersOf(Math.min(...ages) / MONTHS_OF_A_YEAR, tokens, place, end + 1 - place)
  const isCount = ages.length === 1 && FILLERS.has(unit) && LISTED.findAt([unit], 0).length === 0
  return isCount ? { length: 2, isFiller: true } : null
}

function numberAt(tokens: readonly Token[], place: number): number | null {
  const { folded } = tokens[place] ?? {}
  return folded !== undefined && /^\d{1,3}$/.test(folded) && Number(folded) <= OLDEST ? Number(folded) : null
}

function eatersOf(years: number, tokens: readonly Token[], place: number, length: number): Reading {
  const band = WISH_WORDS.ages.find(({ yearsBelow }) => years < yearsBelow)
  const tags = DISH_TAGS.filter(({ id }) => id === band?.tag)
  return tags.length === 0
    ? { length, isFiller: true }
    : { length, wants: [{ ...ASKS_NOTHING, words: typed(tokens, place, length), tags }] }
}
