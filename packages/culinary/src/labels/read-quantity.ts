import { type Amount, toBaseUnits } from '../units/convert.ts'

const QUANTITY = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(szt\.?|g|dag|kg|ml|cl|l)$/i
const BASE_UNITS: Readonly<Record<string, readonly [perUnit: number, unit: Amount['unit']]>> = {
  szt: [1, 'pieces'],
  g: [1, 'grams'],
  dag: [10, 'grams'],
  kg: [1000, 'grams'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
}

/** A quantity text of a label (`2 szt.`, `0,5 kg`, `1000 ml`) in grams, millilitres or pieces; null when it is none. */
export function readQuantity(text: string): Amount | null {
  const [, number = '', unit = ''] = QUANTITY.exec(text.trim()) ?? []
  const base = BASE_UNITS[unit.toLowerCase().replace('.', '')]
  return base ? toBaseUnits(Number(number.replace(',', '.')), ...base) : null
}
