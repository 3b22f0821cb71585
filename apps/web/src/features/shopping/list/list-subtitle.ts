import { plural } from '@spizarka/contract/plural'
import type { ShoppingList } from '@spizarka/contract/shopping'

/** Who a list is for: dla 2 osób na 3 dni; undefined for one that was not generated. */
export function listSubtitle({ people, days }: ShoppingList): string | undefined {
  if (people === null || days === null) return undefined
  return `Dla ${people}\u00a0${plural(people, ['osoby', 'osób', 'osób'])} na ${days}\u00a0${plural(days, ['dzień', 'dni', 'dni'])}`
}
