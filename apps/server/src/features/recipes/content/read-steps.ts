import { amountsInText } from '@spizarka/culinary/compose'
import type { StepAmount } from '@spizarka/knowledge'
import { createPause } from '../../../platform/concurrency/concurrency.ts'
import { productsOf, type StoredIngredient, type StoredStep } from './content.ts'

/** Letters of one recipe that are read for amounts: more than a long one has. */
const MAX_LETTERS = 8_000

/** A typed step, with the amounts of listed foods that it states; none where it states none. */
export type TypedStep = Pick<StoredStep, 'text' | 'amounts'>

/** Reads typed steps, letting other work in between: what they state is told for more servings and for fewer. */
export async function readSteps(texts: readonly string[], ingredients: readonly StoredIngredient[]): Promise<TypedStep[]> {
  const foods = [...new Set(ingredients.flatMap((each) => productsOf(each).flatMap(({ food }) => food ?? [])))]
  const steps: TypedStep[] = []
  const pause = createPause()
  let letters = 0
  for (const text of texts) {
    letters += text.length
    const amounts = letters > MAX_LETTERS ? [] : amountsInText(text, foods)
    steps.push(amounts.length > 0 ? { text, amounts: storedAmounts(amounts) } : { text })
    await pause()
  }
  return steps
}

/** Amounts as they are stored. */
export function storedAmounts(amounts: readonly StepAmount[]): NonNullable<StoredStep['amounts']> {
  return amounts.map(({ forms, ...each }) => ({ ...each, ...(forms && { forms: [...forms] as const }) }))
}
