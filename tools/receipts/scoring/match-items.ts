import { productKey } from '@spizarka/culinary/matching'
import type { AnswerItem, TruthItem } from '../truth.ts'

export interface Match {
  truth: TruthItem
  answer: AnswerItem
}

export interface Matching {
  matches: Match[]
  missed: TruthItem[]
  extra: AnswerItem[]
}

/** Whether an answer's name says the product of the truth. */
export type SameName = (answer: string, truth: TruthItem) => boolean

/** The same product of the food table, under any of the names that a person may use. */
export const sameProduct: SameName = (answer, { product_name, also }) => {
  const key = productKey(answer)
  return [product_name, ...also].some((name) => productKey(name) === key)
}

/** Letter by letter, capitals and spaces aside. */
export const sameLetters: SameName = (answer, { product_name, also }) => {
  const plain = letters(answer)
  return [product_name, ...also].some((name) => letters(name) === plain)
}

/** Pairs each product with at most one answer; of several with its name, the one with its amount. */
export function matchItems(truths: readonly TruthItem[], answers: readonly AnswerItem[], same: SameName): Matching {
  const extra = [...answers]
  const matches: Match[] = []
  const missed: TruthItem[] = []
  for (const truth of truths) {
    const candidates = extra.filter((answer) => same(answer.product_name, truth))
    const answer = candidates.find((candidate) => sameAmount(candidate, truth)) ?? candidates[0]
    if (!answer) {
      missed.push(truth)
      continue
    }
    extra.splice(extra.indexOf(answer), 1)
    matches.push({ truth, answer })
  }
  return { matches, missed, extra }
}

type Amounts = Pick<AnswerItem, 'quantity_grams' | 'quantity_ml' | 'quantity_pieces'>

/** Whether all three amounts are the same; a spice has none that counts. */
export function sameAmount(answer: Amounts, truth: Amounts & { is_spice: boolean }): boolean {
  if (truth.is_spice) return true
  return (
    near(answer.quantity_grams, truth.quantity_grams) &&
    near(answer.quantity_ml, truth.quantity_ml) &&
    near(answer.quantity_pieces, truth.quantity_pieces)
  )
}

function near(one: number | null, other: number | null): boolean {
  return one === other || (one !== null && other !== null && Math.abs(one - other) < 0.5)
}

function letters(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim()
}
