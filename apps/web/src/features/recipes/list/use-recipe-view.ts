import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type RecipeView, readView, writeView } from './recipe-view.ts'

/** The view that the address says, and a change of it. */
export function useRecipeView(): [RecipeView, (change: Partial<RecipeView>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const view = useMemo(() => readView(parameters), [parameters])
  const change = useCallback(
    (changed: Partial<RecipeView>) =>
      setParameters(
        (old) => {
          const next = new URLSearchParams(old)
          writeView(next, { ...readView(old), ...changed })
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  )
  return [view, change]
}
