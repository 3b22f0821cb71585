import { runUnitTests } from '../tools/test/run-unit-tests.ts'
import type { Measurement } from './figure.ts'

/** A power failure among submits: a test tells whether anything was lost or charged twice. */
export const kill: Measurement = {
  name: 'kill',
  bars: [
    {
      what: '`kill -9` of the whole tree during 200 concurrent submits',
      bar: 'no accepted session lost, no double charge, all finish after restart',
    },
  ],
  async measure() {
    const { passed, failed } = await runUnitTests(['apps/server/test/kill.test.ts'])
    const holds = passed > 0 && failed === 0
    return [{ measured: holds ? 'nothing lost, nothing charged twice, all finished' : 'its test fails', holds }]
  },
}
