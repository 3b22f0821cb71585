import { useSyncExternalStore } from 'react'

// The breakpoint from which screens have two columns (Tailwind's `lg`).
const WIDE = '(width >= 64rem)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True where there is room for two columns; for parts that stand in another order there, which CSS must not reorder. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
