import { composeForHouseholds } from '@spizarka/culinary/testing-households'
import type { Measurement } from './figure.ts'

const HOUSEHOLDS = 5000
/** Other households than those that the unit tests compose for. */
const SEED = 20_261_122
const SHOWN = 20

/** Dishes for random households, read again from their lines and sentences: by a cook, and by the gate. */
export const kitchenSense: Measurement = {
  name: 'kitchen-sense',
  thresholds: [
    {
      what: `dishes for ${HOUSEHOLDS.toLocaleString('en')} random households that a cook objects to, read again from their words`,
      threshold: '0',
    },
    { what: 'of them dishes whose lines hold what the household must not have', threshold: '0' },
  ],
  async measure() {
    const { served, withoutDish, failures, violations, refused } = composeForHouseholds(HOUSEHOLDS, SEED)
    for (const failure of [...failures.slice(0, SHOWN), ...violations.slice(0, SHOWN)]) console.error(failure)
    const keptBack = Object.entries(refused).map(([check, count]) => `${check} ${count}`)
    return [
      {
        measured: `${failures.length} of ${served} dishes; ${withoutDish} households without a dish; kept back: ${keptBack.join(', ')}`,
        holds: failures.length === 0,
      },
      { measured: String(violations.length), holds: violations.length === 0 },
    ]
  },
}
