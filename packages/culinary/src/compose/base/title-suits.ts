import { findFoodById, type Recipe } from '@spizarka/knowledge'
import { namesFood } from '../../recipes/foods-in-text.ts'
import { namedSpans, replaceFood, severalPieces, suits } from '../rewriting/index.ts'

/** Whether a title that names one food may stand over a dish with the other, as it is or with the other put into it. */
export function titleSuits({ title, ingredients }: Recipe, from: string, to: string): boolean {
  if (namedSpans(title, from).length === 0) return namesFood(title, to)
  const others = ingredients.map(({ food }) => food).filter((food) => food !== from)
  return (
    suits(title, from, to) !== 'not' || replaceFood(title, from, findFoodById(to)?.name ?? '', others, severalPieces(to)?.name) !== null
  )
}
