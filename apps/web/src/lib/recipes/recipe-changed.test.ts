import { listConsumptions } from '@spizarka/contract/consumption'
import { listPantry, listPantryHistory, readPantryItem } from '@spizarka/contract/pantry'
import { listFavorites, listRecipes, readRecipe } from '@spizarka/contract/recipes'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { invalidateCooking } from './recipe-changed.ts'

it.each([
  ['the pantry', listPantry],
  ['its history', listPantryHistory],
  ['a product', readPantryItem],
  ['what was cooked', listConsumptions],
  ['a recipe', readRecipe],
  ['the recipes', listRecipes],
  ['the favourites', listFavorites],
])('%s is out of date once a dish was cooked', async (_, { path }) => {
  const client = new QueryClient()
  client.setQueryData([path, { params: { id: '1' } }], {})
  await invalidateCooking(client)
  expect(client.getQueryState([path, { params: { id: '1' } }])?.isInvalidated).toBe(true)
  client.clear()
})
