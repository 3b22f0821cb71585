import { useSyncExternalStore } from 'react'

// The breakpoint from which screens have two columns (Tailwind's `lg`).
const WIDE = '(width >= 64rem)'

/** What the markup of this page was drawn for (`data-drawn`), which it has to be hydrated as. */
let isPrerenderedWide = typeof document !== 'undefined' && document.getElementById('root')?.dataset['drawn'] === 'wide'

/** In a server: what the next page is drawn for. */
export function prerenderFor(device: 'narrow' | 'wide'): void {
  isPrerenderedWide = device === 'wide'
}

/** Whether there is room for two columns, as it is now. */
export const isWide = () => window.matchMedia(WIDE).matches

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True where there is room for two columns; for parts that stand in another order there, which CSS must not reorder. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => isPrerenderedWide)
}
