import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a prerendered page until its scripts have taken over. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
