import { type ReadMealItem, type ReadMealPart, readMeal, readMealParts } from '@spizarka/culinary/meals'
import type { AnalyseMealRequest } from '../../actions.ts'
import type { Ask } from '../ask.ts'
import { outgoingLine } from '../typed-lines.ts'
import { acceptFoods } from './accept-foods.ts'
import { mealQuestion } from './question.ts'

/** Reads a meal by the built-in rules and asks the model about the parts that they could not read, and about nothing else. */
export async function analyseMeal(ask: Ask, { text, dishes }: AnalyseMealRequest, signal?: AbortSignal): Promise<ReadMealItem[]> {
  const parts = readMealParts(text, dishes)
  const asked = parts.flatMap((part) => {
    const line = isDoubtful(part) ? outgoingLine(part.told) : null
    return line === null ? [] : [{ part, text: line }]
  })
  const answer = asked.length === 0 ? null : await ask(mealQuestion(asked), signal)
  const accepted = new Map<ReadMealPart, readonly ReadMealItem[]>()
  for (const { line, foods } of answer?.lines ?? []) {
    const part = asked[line - 1]?.part
    const items = part && acceptFoods(part, foods, (name) => readMeal(name, dishes))
    if (part && items) accepted.set(part, items)
  }
  return parts.flatMap((part) => accepted.get(part) ?? part.items)
}

/** Whether the rules did not know something in it that somebody else may know: what was eaten at an aunt's nobody does. */
function isDoubtful({ items, isUntold }: ReadMealPart): boolean {
  // A food without figures has none for a model either.
  return !isUntold && items.some(({ status, food }) => status === 'unknown' && food === null)
}
