import type { Unit } from '@spizarka/contract/common'

/** The words of a unit: gramy (which ones?), w gramach (in which?), ile gramów (how many?). */
export const UNIT_NAMES: Record<Unit, { many: string; locative: string; genitive: string }> = {
  grams: { many: 'gramy', locative: 'gramach', genitive: 'gramów' },
  ml: { many: 'mililitry', locative: 'mililitrach', genitive: 'mililitrów' },
  pieces: { many: 'sztuki', locative: 'sztukach', genitive: 'sztuk' },
}
