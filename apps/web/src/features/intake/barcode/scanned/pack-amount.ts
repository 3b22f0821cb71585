import { formatAmount, formatNumber } from '../../../../lib/text/format.ts'

/** What one package holds, in the unit that is on it: 500 g, 1 szt. */
export interface PackAmount {
  value: number
  unit: string
}

const ONE_PIECE: PackAmount = { value: 1, unit: 'szt.' }

/** The first number and the word behind it; 1 szt. where there are none (SPEC section 5). */
export function readPackAmount(text: string | null): PackAmount {
  const [, number = '', word = ''] = /(?<!\d)(\d+(?:[.,]\d+)?)\s*(\p{L}+)/u.exec(text ?? '') ?? []
  const value = Number(number.replace(',', '.'))
  if (!(value > 0)) return ONE_PIECE
  return { value, unit: word.toLocaleLowerCase('pl') === 'szt' ? 'szt.' : word }
}

/** An amount as the API takes it: `1000 ml`. */
export function toQuantityText({ value, unit }: PackAmount): string {
  return `${value} ${unit}`
}

/** An amount as it was read: 2000 ml. */
export function formatScanned({ value, unit }: PackAmount): string {
  return `${formatNumber(value)}\u00a0${unit}`
}

/** What is on the package, as people say it: 1000 ml → 1 l. */
export function formatPack(pack: PackAmount): string {
  if (pack.unit === 'g') return formatAmount(pack.value, 'grams')
  return pack.unit === 'ml' ? formatAmount(pack.value, 'ml') : formatScanned(pack)
}
