import type { Food } from '@spizarka/knowledge'
import type { AmountDraft } from '../parse/amount/read-amount.ts'
import { withoutPreparation } from './preparation.ts'
import { readDraft } from './read-ingredient.ts'
import { timesStated } from './weigh.ts'
import { weighLine } from './weigh-line.ts'

/** An amount as a person wrote it. */
export interface HouseholdAmount {
  quantity: number
  /** `g`, `ml`, `szt.`, or a household measure in the nominative (`łyżka`, `ząbek`, `puszka`). */
  measure: string
}

/** The amount that an ingredient line states, in the words that it is shown with; null where it states none. */
export function amountOf(line: string, food: Food | null): HouseholdAmount | null {
  return statedAmount(readDraft(withoutPreparation(line)), food)
}

/** The amount of a line whose food is known already, and its grams as bought: a tenth of the work of `readIngredient`; null where it states none. */
export function readAmount(line: string, food: Food): { amount: HouseholdAmount | null; boughtGrams: number | null } {
  const text = withoutPreparation(line)
  const draft = readDraft(text)
  return { amount: statedAmount(draft, food), boughtGrams: weighLine(text, draft, food)?.grams ?? null }
}

function statedAmount(draft: AmountDraft, food: Food | null): HouseholdAmount | null {
  const { size, spoon, count, containers, bare, vague } = draft
  if (vague) return null
  if (size) {
    const times = food === null ? (count ?? 1) : timesStated(draft, size, food)
    return { quantity: size.value * times, measure: size.unit === 'grams' ? 'g' : 'ml' }
  }
  if (spoon) return { quantity: spoon.value * (count ?? 1), measure: spoon.measure }
  const quantity = count ?? bare?.value ?? null
  if (quantity === null) return null
  const measure = containers[0] ?? 'sztuka'
  // "masło 200": a bare number too large to count pieces.
  if (count === null && containers.length === 0 && quantity >= 100 && food !== null && food.unit !== 'pieces')
    return { quantity, measure: food.unit === 'ml' ? 'ml' : 'g' }
  return { quantity, measure: measure === 'sztuka' ? 'szt.' : measure }
}
