import type { Food } from '@spizarka/knowledge'
import { figuresOfFood } from '../nutrition/index.ts'
import { unexplained } from './explained-words.ts'
import { readTold } from './read-told.ts'

/** From this difference on two recipes of one name are told apart. */
const APART = 0.3

/** What a table gives for a dish of the same name, where a recipe differs from it by more than 30 %: recipes of one name do differ. */
export interface SameName {
  food: Food
  /** Of 100 g, by the table. */
  kcal: number
}

/**
 * The food of the table that a dish's title is of before it says with what ("Mizeria ze śmietaną" is a mizeria), where 100 g of the dish, weighed as it is eaten, hold over 30 %
 * more or less energy (kcal) than the table says. Null where the table knows no dish of that name, or both agree.
 */
export function differsFromTable(title: string, kcalOf100: number): SameName | null {
  const [head = ''] = title.split(/\s(?:ze?|na|we?|po|i)\s/u)
  const [food, other] = readTold(head).flatMap((read) => read.food ?? [])
  // A name that leaves words over is another dish's.
  if (!food || other || unexplained(head, [food]).length > 0) return null
  const kcal = food.kind === 'dish' ? (figuresOfFood(food)?.kcal ?? null) : null
  return kcal !== null && kcal > 0 && Math.abs(kcalOf100 - kcal) > APART * kcal ? { food, kcal } : null
}
