import { useSyncExternalStore } from 'react'
import { type ChosenPlan, findChosenPlan } from '../../lib/plans/chosen-plan.ts'
import { useLocation } from '../../lib/router/ScreenRoutes.tsx'

const never = () => () => undefined

/** The plan that the visitor chose before, by the address. The page was built for whoever comes: it is said once that is alive. */
export function useChosenPlan(): ChosenPlan | undefined {
  const { search } = useLocation()
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? findChosenPlan(search) : undefined
}
