import type { Consumption, confirmConsumption, listConsumptions } from '@spizarka/contract/consumption'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { UNDO_HOURS } from '@spizarka/contract/limits'
import { forEachNutrient } from '@spizarka/contract/recipe-parts'
import { addHours } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { NotReturned, StockDeductions } from '../pantry/index.ts'
import { type ConsumptionRow, countConsumptions, listConsumptionPage } from './consumptions.queries.ts'

/** One page of what the owner cooked, newest first. */
export async function readConsumptions(
  { db }: AppContext,
  ownerId: number,
  query: QueryOut<typeof listConsumptions>,
  url: string,
): Promise<ResponseOf<typeof listConsumptions>> {
  const [count, rows] = await Promise.all([countConsumptions(db, ownerId), listConsumptionPage(db, ownerId, windowOf(query))])
  return toPage(url, query, { count, results: rows.map(presentConsumption) })
}

/** A consumption as the contract shows it. */
export function presentConsumption(row: ConsumptionRow): Consumption {
  return {
    id: String(row.id),
    recipe_id: row.recipe_id === null ? null : String(row.recipe_id),
    title: row.title,
    servings: row.servings,
    portion_percent: row.portion_percent,
    meal_type: row.meal_type,
    eaten_on: row.eaten_on,
    eaten: forEachNutrient((nutrient) => toNumber(row[nutrient])),
    created_at: row.created_at.toISOString(),
    undo_until: undoUntil(row).toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
  }
}

/** The last moment at which a consumption can be undone. */
export function undoUntil({ created_at }: Pick<ConsumptionRow, 'created_at'>): Date {
  return addHours(created_at, UNDO_HOURS)
}

type Shortfall = ResponseOf<typeof confirmConsumption>['shortfalls'][number]

/** What could not be taken as asked. */
export function shortfallsOf({ given, gone }: StockDeductions): Shortfall[] {
  const short = given.filter(({ wanted, done }) => wanted !== null && done !== null && done < wanted)
  return [
    ...gone.map((product) => ({
      ...identified(product),
      reason: 'gone' as const,
      wanted: amount(product.wanted),
      done: product.wanted === null ? null : 0,
    })),
    ...short.map((product) => ({
      ...identified(product),
      reason: 'not_enough' as const,
      wanted: amount(product.wanted),
      done: amount(product.done),
    })),
  ]
}

/** What could not be put back: as good as gone, because nobody knows how much of it that would be now. */
export function notReturned(products: readonly NotReturned[]): Shortfall[] {
  return products.map((product) => ({ ...identified(product), reason: 'gone', wanted: amount(product.wanted), done: 0 }))
}

function identified({ productId, name, unit }: { productId: number; name: string; unit: Shortfall['unit'] }) {
  return { product_id: String(productId), product_name: name, unit }
}

function amount(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1000
}
