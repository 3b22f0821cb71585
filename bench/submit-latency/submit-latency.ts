import { addFromText } from '@spizarka/contract/intake'
import { parseTextIntake } from '../../apps/server/src/features/intake/submit-text-intake.ts'
import { type Measurement, percentile } from '../figure.ts'
import { timeSubmits, waitFor } from './time-submits.ts'

const READY_MS = 150
const WAIT_MS = 20
const TEXT = '2 kg ziemniaków\nmleko 3,2% 1l\n10 jajek\nser żółty gouda 300 g\nchleb\nsól'

/** How long a typed list takes from the button to its items, in the server as `npm start` runs it. */
export const submitLatency: Measurement = {
  name: 'submit-latency',
  thresholds: [
    { what: 'submit → items ready', threshold: `p95 < ${READY_MS} ms` },
    { what: 'of which waiting for a worker', threshold: `p95 < ${WAIT_MS} ms` },
  ],
  async measure() {
    const { p95, median, ratio, waits } = await timeSubmits({
      traits: { points: 10_000 },
      async submit(call) {
        const { session_id } = addFromText.response.parse((await call('/add-from-text/', { text: TEXT })).body)
        await waitFor(call, `/pending-items/${session_id}/`)
      },
      job: parseTextIntake.name,
    })
    const waited = percentile(waits, 0.95)
    return [
      {
        measured: `p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms; ${ratio.toFixed(1)}× a bare row passed by LISTEN/NOTIFY`,
        holds: p95 < READY_MS,
      },
      { measured: `p95 ${waited.toFixed(1)} ms, median ${percentile(waits, 0.5).toFixed(1)} ms`, holds: waited < WAIT_MS },
    ]
  },
}
