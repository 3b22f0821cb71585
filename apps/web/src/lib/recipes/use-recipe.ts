import { type Recipe, readRecipe } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpointQuery } from '../api/endpoint-query.ts'
import { offlineRecipes } from './offline-recipes.ts'

/** The query of one recipe, by id. */
export const recipeQuery = (id: string) => endpointQuery(readRecipe, { params: { id } })

/** A card is drawn within seconds of its recipe. */
const DRAWN_WITHIN_MS = 60_000
const POLL_MS = 2500
const MAX_POLLS = 12

function isBeingDrawn({ picture, is_own, created_at }: Recipe): boolean {
  return picture === null && is_own && Date.now() - Date.parse(created_at) < DRAWN_WITHIN_MS
}

/** One recipe as this user sees it. What was open before is there at once and without a network, and checked again whenever it is opened. */
export function useRecipe(id: string) {
  const query = useQuery({
    ...recipeQuery(id),
    initialData: () => offlineRecipes.find(id)?.data,
    initialDataUpdatedAt: () => offlineRecipes.find(id)?.savedAt,
    // The pantry may have changed on another screen since.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isBeingDrawn(state.data) && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false),
  })
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (data) offlineRecipes.save(data, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  return query
}
