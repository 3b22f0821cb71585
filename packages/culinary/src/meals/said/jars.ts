import { type Food, MEAL_WORDS } from '@spizarka/knowledge'
import { fold } from '../../parse/polish/fold.ts'
import { isOneOf } from '../made-of.ts'
import { isOfAmount } from '../meal-parts.ts'
import { typedOf, type Word, wordsOf } from '../meal-words.ts'
import { readTold } from '../read-told.ts'

const { begins, called, holds } = MEAL_WORDS.jars
const BEGINS = begins.map(fold)
const CALLED = called.map(fold)

/** "słoiczek dynia z ziemniakiem 125 g" as the jar for babies that it is, with its amount; as it was where what it holds is sold in jars. */
export function withJarNamed(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ plain }) => BEGINS.some((each) => plain.startsWith(each)))
  if (at < 0) return [...words]
  const others = words.filter(({ plain }, place) => place !== at && !CALLED.some((each) => plain.startsWith(each)))
  const amount = others.filter(isOfAmount)
  const parts = typedOf(others.filter((word) => !isOfAmount(word)))
    .split(/\s(?:ze?|i)\s|[-/]/u)
    .filter((part) => part.trim() !== '')
  const foods = parts.map((part): Food | null => readTold(part)[0]?.food ?? null)
  const jar = holds.find(({ of }) => foods.length > 0 && foods.every((food) => food?.kind === 'food' && isOneOf(food, of)))
  return jar ? [...amount, ...wordsOf(jar.food)] : [...words]
}
