/** The unit of an amount, as the pantry keeps it. */
type Unit = 'grams' | 'ml' | 'pieces'

/** How a product is sold: loose by weight, or in a pack with or without a size. */
export interface Pack {
  /** As the stock writes it: `500g`, `6x1,5l`; empty where there is none. */
  size: string
  weighed: boolean
  /** What one pack holds; null where its size is not stated. */
  amount: { value: number; unit: Unit } | null
}

const UNITS: Record<string, { unit: Unit; factor: number }> = {
  g: { unit: 'grams', factor: 1 },
  kg: { unit: 'grams', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  szt: { unit: 'pieces', factor: 1 },
}

/** `kg` is loose goods, `-` a pack without a size, `4x0,5l` four in one. */
export function readPack(text: string): Pack {
  if (text === 'kg') return { size: '', weighed: true, amount: null }
  if (text === '-') return { size: '', weighed: false, amount: null }
  const [, times = '1', value, unitWord = ''] = /^(?:(\d+)x)?([\d,]+)([a-z]+)$/.exec(text) ?? []
  const unit = UNITS[unitWord]
  if (!value || !unit) throw new Error(`not a pack: ${text}`)
  const amount = Math.round(Number(times) * Number(value.replace(',', '.')) * unit.factor)
  return { size: text, weighed: false, amount: { value: amount, unit: unit.unit } }
}
