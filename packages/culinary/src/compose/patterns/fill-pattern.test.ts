import { expect, it } from 'vitest'
import kitchen from '../../../fixtures/kitchen.json' with { type: 'json' }
import { clash } from './fill-pattern.ts'

/** Both, in either order. */
function clashes([one = '', other = '']: readonly string[]): boolean[] {
  return [clash(one, other), clash(other, one)]
}

it.each(kitchen.clashing)('keeps %s and %s apart', (...pair) => expect(clashes(pair)).toEqual([true, true]))

it.each(kitchen.cookedTogether)('lets %s and %s be cooked together', (...pair) => expect(clashes(pair)).toEqual([false, false]))
