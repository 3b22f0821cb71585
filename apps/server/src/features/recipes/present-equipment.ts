import { EQUIPMENT } from '@spizarka/culinary/choices'

/** In every kitchen: not worth a word. */
const TAKEN_FOR_GRANTED: ReadonlySet<string> = new Set(['hob', 'kitchen-scale'])
/** Written with a capital inside a sentence too. */
const PROPER_NAMES: ReadonlySet<string> = new Set(['thermomix', 'lidlomix'])

/** What a dish needs besides a hob, by the names that people chose it by, ready for a sentence: "piekarnik". Keys of another day are left out. */
export function presentEquipment(keys: readonly string[]): string[] {
  return EQUIPMENT.flatMap(({ key, name }) => {
    if (!keys.includes(key) || TAKEN_FOR_GRANTED.has(key)) return []
    return PROPER_NAMES.has(key) ? name : name.charAt(0).toLowerCase() + name.slice(1)
  })
}
