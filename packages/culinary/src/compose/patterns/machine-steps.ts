import type { Device } from '../request.ts'
import type { PatternStep } from './pattern.ts'
import { MEAT_PIECES, MINCED, READY_PIECES } from './role-foods.ts'

// The bowl of both multi-cookers: what it chops goes in by the piece, what stays in pieces is stirred by blades that turn backwards.

export const MULTICOOKERS: readonly Device[] = ['thermomix', 'lidlomix']

const CHOP_AROMA: PatternStep = {
  needs: ['aroma'],
  uses: ['aroma', 'garlic'],
  text: 'Obierz {aroma,garlic:acc}, większe sztuki pokrój na kawałki. Włóż do naczynia, rozdrobnij i zgarnij z boków.',
  machine: { seconds: 5, speed: 5 },
}
const SAUTE_AROMA: PatternStep = {
  needs: ['aroma', 'fat'],
  uses: ['fat'],
  text: 'Dodaj {fat:acc} i podsmażaj.',
  machine: { minutes: 4, heat: 120, speed: 1 },
}
const WARM_FAT: PatternStep = {
  needs: ['fat'],
  without: ['aroma'],
  uses: ['fat', 'garlic'],
  text: 'Do naczynia daj {fat:acc}{ oraz |garlic:acc| w plasterkach} i podgrzej.',
  machine: { minutes: 2, heat: 120, speed: 1, reverse: true },
}
/** What every dish of the bowl begins with. */
export const BEGIN_IN_BOWL: readonly PatternStep[] = [CHOP_AROMA, SAUTE_AROMA, WARM_FAT]

/** Seared before what is poured on it; all of it cooks on with the vegetables. */
export const SEAR_PROTEIN: readonly PatternStep[] = [
  {
    needs: ['protein'],
    of: MEAT_PIECES,
    uses: ['protein'],
    text: '{protein:acc} pokrój na kęsy, włóż do naczynia i podsmażaj, aż z wierzchu nic nie będzie surowe.',
    machine: { minutes: 6, heat: 120, speed: 1, reverse: true },
  },
  {
    needs: ['protein'],
    of: MINCED,
    uses: ['protein'],
    text: 'Dodaj {protein:acc}, rozdziel widelcem na drobne kawałki i podsmażaj, aż nigdzie nie będzie różowe.',
    machine: { minutes: 7, heat: 120, speed: 1, reverse: true },
  },
  {
    needs: ['protein'],
    of: READY_PIECES,
    uses: ['protein'],
    text: '{protein:acc} pokrój w plasterki lub kostkę, włóż do naczynia i podsmażaj.',
    machine: { minutes: 4, heat: 120, speed: 1, reverse: true },
  },
]
export const DRAIN_PULSES: PatternStep = {
  needs: ['pulse'],
  uses: ['pulse'],
  text: '{pulse:acc} odsącz z zalewy, przepłucz i włóż do naczynia.',
}
export const WARM_CREAM: PatternStep = {
  needs: ['cream'],
  uses: ['cream'],
  text: 'Wlej {cream:acc} i podgrzej, już bez gotowania.',
  machine: { minutes: 2, heat: 90, speed: 1, reverse: true },
}
