import type { ReactNode } from 'react'
import { ShelfArt } from '../../../ui/art/ShelfArt.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

/** A pantry without products: the ways of filling it. */
export function EmptyPantry({ children }: { children: ReactNode }) {
  return (
    <EmptyState picture={<ShelfArt />} title="Półki jeszcze puste" text="Dodaj kilka produktów, a od razu podpowiemy, co z nich ugotować.">
      {children}
    </EmptyState>
  )
}
