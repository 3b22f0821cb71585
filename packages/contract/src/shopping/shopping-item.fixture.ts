import type { ShoppingItem } from './lists.ts'

/** An item of a list for tests: written by hand, without an amount, not bought. */
export function aShoppingItem(name: string, changes: Partial<ShoppingItem> = {}): ShoppingItem {
  return {
    id: crypto.randomUUID(),
    name,
    unit: null,
    quantity: null,
    need: null,
    have: null,
    packs: null,
    aisle: 'dairy',
    is_spice: false,
    note: '',
    checked: false,
    position: null,
    in_pantry: false,
    for: [],
    origin: 'manual',
    price_grosze: null,
    updated_at: '2025-11-20T10:00:00Z',
    ...changes,
  }
}
