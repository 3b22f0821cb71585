import {
  changePantryItems,
  consumePantryItem,
  createPantryItem,
  deletePantryItem,
  listPantry,
  listPantryHistory,
  listPrices,
  type PantryChange,
  type PantryItem,
  type Price,
  readPantryItem,
  readPantrySummary,
  reportWaste,
  restockPantryItem,
  restorePantryItem,
  undoPantryChanges,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import type { RouteObject } from '../../lib/router/addresses.ts'
import { daysUntil } from '../../lib/text/format.ts'
import { answer, refuse } from '../../testing/api-server.ts'
import { onePage } from '../../testing/samples.ts'
import { amountOf, withAmount } from './amounts/amounts.ts'
import { PantryScreen } from './PantryScreen.tsx'
import { pantryRoutes } from './routes.ts'

let nextId = 0

/** A product in grams with one batch, unless said otherwise. */
export function aProduct(name: string, changes: Partial<PantryItem> = {}): PantryItem {
  nextId += 1
  const id = String(nextId)
  const item: PantryItem = {
    id,
    product_name: name,
    canonical_unit: 'grams',
    quantity_grams: null,
    quantity_ml: null,
    quantity: null,
    is_spice: false,
    in_stock: true,
    category: 'produce',
    tile: null,
    best_before: null,
    batches: [],
    grams_per_piece: null,
    ml_per_piece: null,
    grams_per_ml: null,
    suggested_grams_per_piece: null,
    ...changes,
  }
  const quantity = amountOf(item)
  if (item.is_spice) return { ...item, canonical_unit: null, category: 'spices' }
  if (quantity === null || item.batches.length > 0) return item
  const batch = { id: `${id}00`, quantity, best_before: item.best_before, best_before_estimated: false, added_at: '2026-11-01T10:00:00Z' }
  return { ...item, batches: [batch] }
}

const isDue = (item: PantryItem, days: number) => item.best_before !== null && daysUntil(item.best_before) <= days

/** A server's pantry: enough of one to walk through the screens; what it was asked for is in `calls`. */
export function fakePantry(items: PantryItem[], { changes = [], prices = [] }: { changes?: PantryChange[]; prices?: Price[] } = {}) {
  let shelf = [...items]
  let previous = shelf
  const calls: string[] = []
  const change = (call: string, next: PantryItem[]) => {
    calls.push(call)
    previous = shelf
    shelf = next
  }
  const find = (id: string) => shelf.find((item) => item.id === id)
  const put = (id: string, call: string, edit: (item: PantryItem) => PantryItem) => {
    const item = find(id)
    if (!item) return refuse('not_found')
    const edited = edit(item)
    change(
      call,
      shelf.map((other) => (other.id === id ? edited : other)),
    )
    return edited
  }

  const handlers = [
    answer(listPantry, ({ query }) => {
      const results = shelf.filter(
        (item) =>
          item.product_name.includes(query.search ?? '') &&
          (query.is_spice === undefined || item.is_spice === query.is_spice) &&
          (query.category === undefined || item.category === query.category) &&
          (!query.use_soon || isDue(item, 3)) &&
          (!query.expired || isDue(item, -1)),
      )
      return { count: results.length, next: null, previous: null, results }
    }),
    answer(listPrices, () => onePage<Price>(...prices)),
    answer(readPantrySummary, () => {
      const products = shelf.filter((item) => !item.is_spice)
      const shelves = Map.groupBy(shelf, (item) => item.category)
      return {
        products: products.length,
        spices: shelf.length - products.length,
        limit: 50,
        use_soon: products.filter((item) => isDue(item, 3)).length,
        expired: products.filter((item) => isDue(item, -1)).length,
        ends_today: 0,
        categories: [...shelves].map(([category, rows]) => ({ category, count: rows.length })),
      }
    }),
    answer(listPantryHistory, () => ({ count: changes.length, next: null, previous: null, results: changes })),
    answer(readPantryItem, ({ params }) => find(params.id) ?? refuse('not_found')),
    answer(consumePantryItem, ({ params, body }) => {
      const item = find(params.id)
      if (!item) return refuse('nothing_to_consume')
      const { quantity } = body
      if (quantity !== undefined) return put(params.id, `consume ${quantity}`, () => withAmount(item, (amountOf(item) ?? 0) - quantity))
      change(
        'consume all',
        shelf.filter((other) => other !== item),
      )
      return item
    }),
    answer(restockPantryItem, ({ params, body }) =>
      put(params.id, `restock ${body.quantity}`, (item) => withAmount(item, (amountOf(item) ?? 0) + (body.quantity ?? 0))),
    ),
    answer(deletePantryItem, ({ params }) => {
      change(
        'delete',
        shelf.filter((item) => item.id !== params.id),
      )
      return undefined
    }),
    answer(changePantryItems, ({ body }) => {
      const chosen = shelf.filter(({ id }) => body.ids.includes(id))
      const moved = body.action === 'move' ? chosen.map((item) => ({ ...item, category: body.category })) : []
      change(`${body.action} ${chosen.map(({ product_name }) => product_name).join(', ')}`, [
        ...shelf.filter((item) => !chosen.includes(item)),
        ...moved,
      ])
      return { items: body.action === 'move' ? moved : chosen, change_ids: chosen.map(({ id }) => id) }
    }),
    answer(undoPantryChanges, ({ body }) => {
      change(`undo ${body.change_ids.length}`, previous)
      return { items: shelf.filter(({ id }) => body.change_ids.includes(id)) }
    }),
    answer(reportWaste, ({ body }) => {
      calls.push(`waste ${body.ids.length}`)
      return { reported: body.ids.length }
    }),
    answer(restorePantryItem, ({ params }) => {
      change('restore', previous)
      return find(params.id) ?? refuse('nothing_to_restore')
    }),
    answer(updatePantryItem, ({ params, body }) =>
      put(params.id, `update ${JSON.stringify(body)}`, (item) => ({
        ...item,
        product_name: body.product_name ?? item.product_name,
        in_stock: body.in_stock ?? item.in_stock,
      })),
    ),
    answer(createPantryItem, ({ body }) => {
      const item = aProduct(body.product_name, { is_spice: body.is_spice })
      change(`create ${body.product_name}`, [...shelf, item])
      return { ...item, bonus_awarded: 0 }
    }),
  ]
  return { handlers, calls }
}

/** The feature's screens for tests, the pantry without the ways of adding of another feature. */
export const pantryScreens: RouteObject[] = [
  { path: '/pantry', Component: () => <PantryScreen quickAdd={<p>Sposoby dodawania</p>} /> },
  ...pantryRoutes,
]
