import type { Unit } from '@spizarka/contract/common'
import { PANTRY_CATEGORIES, type PantryCategory } from '@spizarka/contract/pantry'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import { formatAmount } from '@spizarka/culinary/units'
import type { AppContext } from '../../platform/context.ts'
import { readShoppingList } from './manage-lists.ts'

/** A list as text, by aisle in the order of a walk through the shop; what is ticked off has its tick. Throws `not_found`. */
export async function readShoppingListText(context: AppContext, ownerId: number, id: number): Promise<Uint8Array<ArrayBuffer>> {
  const { name, items } = await readShoppingList(context, ownerId, id)
  const aisles = Object.entries(PANTRY_CATEGORIES).flatMap(([aisle, title]) => aisleOf(items, aisle, title))
  return new TextEncoder().encode(`${[name, ...aisles].join('\n\n')}\n`)
}

function aisleOf(items: readonly ShoppingItem[], aisle: string, title: string): string[] {
  const lines = items.filter((item) => item.aisle === (aisle as PantryCategory)).map(lineOf)
  return lines.length === 0 ? [] : [[title, ...lines].join('\n')]
}

function lineOf({ name, quantity, unit, packs, note, checked }: ShoppingItem): string {
  const amount = quantity === null || unit === null ? '' : ` – ${amountOf(quantity, unit)}`
  const packed = packs && packs.unit !== 'pieces' ? ` (${packs.count} × ${amountOf(packs.size, packs.unit)})` : ''
  return `${checked ? '✓' : '-'} ${name}${amount}${packed}${note === '' ? '' : `, ${note}`}`
}

const LARGE = { grams: { measure: 'kg', small: 'g' }, ml: { measure: 'l', small: 'ml' } } as const

function amountOf(quantity: number, unit: Unit): string {
  if (unit === 'pieces') return formatAmount(quantity, 'szt.')
  const { measure, small } = LARGE[unit]
  return quantity >= 1000 ? `${(quantity / 1000).toLocaleString('pl', { maximumFractionDigits: 3 })} ${measure}` : formatAmount(quantity, small)
}
