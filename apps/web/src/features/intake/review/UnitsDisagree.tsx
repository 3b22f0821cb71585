import type { ClarificationDetails } from '@spizarka/contract/intake'
import { UNIT_NAMES } from './unit-names.ts'

/** Says that pantry and list use different units, and that the answer is given once. */
export function UnitsDisagree({ details }: { details: ClarificationDetails }) {
  const { current_unit_in_db: inPantry, new_unit_from_input: onList } = details
  return (
    <p>
      W spiżarni ten produkt jest w <strong>{UNIT_NAMES[inPantry].locative}</strong>, a na liście w{' '}
      <strong>{UNIT_NAMES[onList].locative}</strong>. Ustal to raz, zapamiętamy.
    </p>
  )
}
