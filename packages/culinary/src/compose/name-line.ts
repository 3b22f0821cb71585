import { type Food, findFoodById } from '@spizarka/knowledge'
import { inflectName } from '../inflection/index.ts'
import { formatAmount, roundMass } from '../units/index.ts'

/** Fat and type, which a name keeps behind its other words: "śmietany 18%". */
const GRADE = /(?<!\s)\s+(?:\d+(?:,\d+)?%|typ \d+)/u
/** The finest mark of a jug. */
const LEAST_ML = 5
/** Names that our reader takes for another food's once they are declined. */
const ONLY_AS_SHELVED: ReadonlySet<string> = new Set([
  'bialko-grochu',
  'czosnek-mlody',
  'przyprawa-pieciu-smakow',
  'orzeszki-wasabi',
  'sola',
  'dzem-100-z-owocow',
  'ciastka-z-kawalkami-czekolady',
])

/** The line of a food that no line of the base stands for: `200 ml mleka kokosowego`, `2 jajka`; the shelf name where it has no such form. */
export function nameLine({ id, name }: Pick<Food, 'id' | 'name'>, quantity: number, measure: string): string {
  const words = measure === 'szt.' ? pieceName(id, quantity) : genitiveOf({ id, name })
  if (words === null) return `${name} – ${formatAmount(quantity, measure)}`
  return `${formatAmount(quantity, measure === 'szt.' ? '' : measure).trim()} ${words}`
}

/** What that many pieces of a food are called: "marchewki", "marchewek"; null where it is not known. */
export function pieceName(food: string, quantity: number): string | null {
  return findFoodById(food)?.pieceNames?.[formOf(quantity)] ?? null
}

/** Place of the form for that many among the names of pieces: one, few, many, a part. */
export function formOf(quantity: number): 0 | 1 | 2 | 3 {
  if (!Number.isInteger(quantity)) return 3
  if (quantity === 1) return 0
  const [tens, ones] = [quantity % 100, quantity % 10]
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? 1 : 2
}

function genitiveOf({ id, name }: Pick<Food, 'id' | 'name'>): string | null {
  const genitive = ONLY_AS_SHELVED.has(id) ? null : inflectName(name)?.in('genitive')
  return genitive === undefined || genitive === null ? null : genitive + (GRADE.exec(name)?.[0] ?? '')
}

/** Millilitres as a jug tells them apart. */
export function roundMl(ml: number): number {
  return Math.max(LEAST_ML, roundMass(LEAST_ML * Math.round(ml / LEAST_ML)))
}
