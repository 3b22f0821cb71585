import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { readReceipts } from '../../tools/kitchen/receipts.ts'
import { f1 } from '../../tools/receipts/scoring/report.ts'
import { scoreSet } from '../../tools/receipts/scoring/score-set.ts'
import { answerSchema } from '../../tools/receipts/truth.ts'
import type { Measurement } from '../figure.ts'
import { generatePhotos } from './generated-photos.ts'

const PHOTOS = 60
const SEED = 2
const AMOUNTS = 0.92
const CLASSES = [
  { name: 'clean', threshold: 0.93 },
  { name: 'phone', threshold: 0.85 },
  { name: 'hard', threshold: 0.6 },
] as const

/** How well the built-in engine reads photos of receipts, by the kitchen's own command. */
export const receiptAccuracy: Measurement = {
  name: 'receipt-accuracy',
  thresholds: [
    ...CLASSES.map(({ name, threshold }) => ({ what: `receipt photos, ${name}: item F1 by name`, threshold: `≥ ${threshold.toFixed(2)}` })),
    { what: 'amounts right among matched items', threshold: `≥ ${AMOUNTS.toFixed(2)}` },
    { what: 'pictures that are no readable grocery receipt', threshold: 'all give an error or nothing' },
  ],
  async measure() {
    await using photos = await generatePhotos(PHOTOS, SEED)
    const output = new PassThrough()
    const [written] = await Promise.all([text(output), readReceipts(photos.files, output).then(() => output.end())])
    const answers = written
      .trim()
      .split('\n')
      .map((line) => answerSchema.parse(JSON.parse(line)))
    const { classes, nothing } = scoreSet(photos.truths, answers)
    const tallies = [...classes.values()]
    const sum = (count: (tally: (typeof tallies)[number]) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
    const amounts = sum(({ amountsRight }) => amountsRight) / sum(({ matched }) => matched)
    return [
      ...CLASSES.map(({ name, threshold }) => {
        const tally = classes.get(name)
        const reached = tally ? f1(tally.matched, tally.truthItems, tally.answerItems) : 0
        return { measured: `${reached.toFixed(3)} on ${tally?.pictures ?? 0} generated photos`, holds: reached >= threshold }
      }),
      { measured: amounts.toFixed(3), holds: amounts >= AMOUNTS },
      { measured: `${nothing.refused} of ${nothing.pictures}`, holds: nothing.refused === nothing.pictures },
    ]
  },
}
