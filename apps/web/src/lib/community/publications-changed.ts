import { listMyPublications, readPublishing } from '@spizarka/contract/publications'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateRecipes } from '../recipes/recipe-changed.ts'

/** Something was sent to the library, taken out of it, or decided: the recipes, their lists and what happened to them are out of date. */
export function invalidatePublications(client: QueryClient): Promise<unknown> {
  const own = [listMyPublications, readPublishing].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))
  return Promise.all([invalidateRecipes(client), ...own])
}
