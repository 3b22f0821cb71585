import { listConsumptions } from '@spizarka/contract/consumption'
import { listPantry, listPantryHistory, readPantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateRecipes } from './recipe-changed.ts'

const TOUCHED = [listPantry, listPantryHistory, readPantryItem, readPantrySummary, listConsumptions]

/** A dish was cooked, or its cooking undone: the pantry, the recipes held against it and what was cooked are out of date. */
export function invalidateCooking(client: QueryClient): Promise<unknown> {
  return Promise.all([invalidateRecipes(client), ...TOUCHED.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))])
}
