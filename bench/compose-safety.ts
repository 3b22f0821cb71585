import { runUnitTests } from '../tools/test/run-unit-tests.ts'
import type { Measurement } from './figure.ts'

const ROUNDS = 20_000

/** The property test of composing over as many random profiles and pantries as are promised; `npm test` goes through a part of them. */
export const composeSafety: Measurement = {
  name: 'compose-safety',
  bars: [{ what: `dishes for ${ROUNDS.toLocaleString('en')} random profiles × pantries that break an independent rule table`, bar: '0' }],
  async measure() {
    process.env['COMPOSE_ROUNDS'] = String(ROUNDS)
    const { passed, failed } = await runUnitTests(['packages/culinary/src/compose/safety-of-dishes.test.ts'])
    const holds = passed > 0 && failed === 0
    return [{ measured: holds ? '0' : 'some: its test says which', holds }]
  },
}
