import { QuickAdd } from '../features/intake/hub/QuickAdd.tsx'
import { AddLine } from '../features/intake/line/AddLine.tsx'
import { PantryScreen } from '../features/pantry/PantryScreen.tsx'

/** The pantry with the line in which products are written down; while it is empty, with the other ways of filling it. */
export function PantryWithQuickAdd() {
  return <PantryScreen quickAdd={<QuickAdd />} addLine={<AddLine />} />
}
