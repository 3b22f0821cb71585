import type { PlannedDay, ShoppingItem, WholeShoppingList } from '@spizarka/contract/shopping'
import { aShoppingList } from '../../../testing/samples.ts'

export function aPlannedMeal(changes: Partial<PlannedDay['meals'][number]> = {}): PlannedDay['meals'][number] {
  return {
    meal_type: 'lunch',
    recipe_id: '31',
    title: 'Makaron ze szpinakiem',
    servings: 2,
    total_minutes: 25,
    kcal_per_serving: 480,
    verdict: 'clear',
    kind: 'pasta',
    picture: null,
    uses: [],
    leftovers_of: null,
    ...changes,
  }
}

export function aShoppingItem(changes: Partial<ShoppingItem> = {}): ShoppingItem {
  return {
    id: '5f0c1d0e-0000-4000-8000-000000000001',
    name: 'marchew',
    unit: 'grams',
    quantity: 500,
    need: 500,
    have: 0,
    packs: null,
    aisle: 'produce',
    is_spice: false,
    note: '',
    checked: false,
    position: null,
    in_pantry: false,
    for: [],
    origin: 'plan',
    price_grosze: null,
    updated_at: '2025-11-20T10:00:00Z',
    ...changes,
  }
}

export function aWholeList(changes: Partial<WholeShoppingList> = {}): WholeShoppingList {
  const items = changes.items ?? [aShoppingItem()]
  return {
    ...aShoppingList({ item_count: items.length, checked_count: items.filter(({ checked }) => checked).length }),
    items,
    covered: [],
    plan: [],
    ...changes,
  }
}
