import { lazy, type ReactNode, Suspense } from 'react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

// Whoever has products never sees it.
const ShelfArt = lazy(async () => ({ default: (await import('../../../ui/art/ShelfArt.tsx')).ShelfArt }))

/** A pantry without products: the ways of filling it. Its picture has its place before it comes, so that nothing moves under a finger. */
export function EmptyPantry({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      picture={
        <Suspense fallback={<svg viewBox="0 0 260 150" aria-hidden />}>
          <ShelfArt />
        </Suspense>
      }
      title="Półki jeszcze puste"
      text="Dodaj kilka produktów, a od razu podpowiemy, co z nich ugotować."
    >
      {children}
    </EmptyState>
  )
}
