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

const UNIT_LABELS: Record<Unit, string> = { grams: 'g', ml: 'ml', pieces: 'szt.' }

function amountOf(quantity: number, unit: Unit): string {
  return formatAmount(quantity, UNIT_LABELS[unit])
}
