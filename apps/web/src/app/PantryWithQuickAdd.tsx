import { QuickAdd } from '../features/intake/hub/QuickAdd.tsx'
import { PantryScreen } from '../features/pantry/PantryScreen.tsx'

/** The pantry; while it is empty, with the ways of filling it. */
export function PantryWithQuickAdd() {
  return <PantryScreen quickAdd={<QuickAdd />} />
}
