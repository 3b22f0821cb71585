import { lazy } from 'react'
import { AddLine } from '../features/intake/line/AddLine.tsx'
import { PantryScreen } from '../features/pantry/PantryScreen.tsx'

// An empty pantry shows it, and waits for it with the rest of what is there.
const QuickAdd = lazy(async () => ({ default: (await import('../features/intake/hub/QuickAdd.tsx')).QuickAdd }))

/** The pantry with the line in which products are written down; while it is empty, with the other ways of filling it. */
export function PantryWithQuickAdd() {
  return <PantryScreen quickAdd={<QuickAdd />} addLine={<AddLine />} />
}
