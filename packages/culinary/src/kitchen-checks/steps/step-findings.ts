import type { StepFault } from '../../recipes/index.ts'
import type { CheckFinding, KitchenCheck } from '../checked-dish.ts'

/** Of the faults that an author must mend, those that a cook would meet: the others are of form alone. */
const CHECKS: Readonly<Partial<Record<StepFault['code'], readonly [check: KitchenCheck, says: string]>>> = {
  'unused-ingredient': ['unused', 'żaden krok tego nie używa'],
  'unlisted-use': ['not-listed', 'krok tego używa, a nie ma tego w składnikach'],
  'use-not-named': ['unused', 'krok ma tego użyć, a o tym nie mówi'],
  'oven-without-temperature': ['oven-cold', 'krok z piekarnikiem nie podaje temperatury'],
  'timer-beyond-time': ['timer', 'minutnik dłuższy niż całe danie'],
  'machine-never-set': ['machine', 'żaden krok nie ustawia urządzenia'],
  'bowl-too-small': ['machine', 'tyle gramów nie mieści się w naczyniu'],
  'machine-outside-variant': ['machine', 'ustawienie urządzenia, którego nie ma'],
  'machine-time': ['machine', 'ustawienie bez jednego czasu'],
  'machine-heat': ['machine', 'takiej temperatury urządzenie nie ma'],
  'machine-speed': ['machine', 'takich obrotów urządzenie nie ma'],
  'machine-fast-while-hot': ['machine', 'za szybkie obroty na gorąco'],
  'text-form': ['text', 'krok za krótki, za długi, bez wielkiej litery albo bez kropki'],
}

/** Faults of steps as findings of the kitchen. */
export function stepFindings(faults: readonly StepFault[]): CheckFinding[] {
  return faults.flatMap(({ code, step, about }) => {
    const found = CHECKS[code]
    return found ? [{ check: found[0], message: about === '' ? found[1] : `${about}: ${found[1]}`, step, food: null }] : []
  })
}
