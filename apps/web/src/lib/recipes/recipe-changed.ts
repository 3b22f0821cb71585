import { listConsumptions } from '@spizarka/contract/consumption'
import { listDiarySuggestions, readDiaryDay, readDiarySummary } from '@spizarka/contract/diary'
import { listPantry, listPantryHistory, readPantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import {
  listFavorites,
  listPublishedRecipes,
  listRecipeSuggestions,
  listRecipes,
  readPublishedRecipe,
  readRecipe,
} from '@spizarka/contract/recipes'
import type { QueryClient } from '@tanstack/react-query'

const LISTS = [listRecipes, listFavorites, listPublishedRecipes, listRecipeSuggestions]
const RECIPES = [readRecipe, readPublishedRecipe]

/** Lists of recipes are out of date, and are read again where they are shown. */
export function invalidateRecipeLists(client: QueryClient): Promise<unknown> {
  return Promise.all(LISTS.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}

/** Recipes and lists of them are out of date: one was changed, or the pantry they are compared with. */
export function invalidateRecipes(client: QueryClient): Promise<unknown> {
  return Promise.all([...RECIPES, ...LISTS].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}

const DIARY = [readDiaryDay, readDiarySummary, listDiarySuggestions]
const CHANGED_BY_COOKING = [listPantry, listPantryHistory, readPantryItem, readPantrySummary, listConsumptions, ...DIARY]

/** A dish was cooked, or its cooking undone: the pantry, the recipes compared with it, what was cooked and what was eaten are out of date. */
export function invalidateCooking(client: QueryClient): Promise<unknown> {
  return Promise.all([invalidateRecipes(client), ...CHANGED_BY_COOKING.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))])
}
