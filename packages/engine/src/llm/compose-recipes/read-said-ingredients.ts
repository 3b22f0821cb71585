import { readIngredient } from '@spizarka/culinary/ingredients'
import type { Food } from '@spizarka/knowledge'
import { plainLine } from './plain-line.ts'

const LONGEST_LINE = 120
/** "szczypta", "do smaku": what nobody measures weighs next to nothing. */
const UNMEASURED_G = 1

/** An ingredient of a model's recipe as our own reader understands it. */
export interface SaidIngredient {
  line: string
  food: Food
  /** That go into the dish. */
  grams: number
  /** As bought, peel and bones included. */
  bought: number
}

/** Reads a model's lines; what cannot be read goes back to it as an objection, by the number of the line. */
export function readSaidIngredients(lines: readonly string[]): { ingredients: SaidIngredient[]; objections: string[] } {
  const ingredients: SaidIngredient[] = []
  const objections: string[] = []
  for (const [place, said] of lines.entries()) {
    const line = plainLine(said, LONGEST_LINE)
    const read = line === null ? null : readLine(line)
    if (typeof read === 'object' && read !== null) ingredients.push(read)
    else objections.push(`ingredient ${place + 1} ${read ?? 'is empty'}`)
  }
  return { ingredients, objections }
}

function readLine(line: string): SaidIngredient | string {
  const [item, another] = readIngredient(line)
  if (another) return 'holds more than one product'
  if (!item?.food) return 'is not a food that we know'
  if (item.usedGrams !== null) return { line, food: item.food, grams: item.usedGrams, bought: item.grams ?? item.usedGrams }
  return item.food.spice ? { line, food: item.food, grams: UNMEASURED_G, bought: UNMEASURED_G } : 'has no amount'
}
