import { checkItems } from '@spizarka/culinary/matching'
import { createEngine, type Engine } from '@spizarka/engine'
import { type Measurement, percentile } from '../figure.ts'
import { type GoldenItem, matchItems, type ReadItem, readGoldenFile } from './golden-case.ts'

const ACCURACY_THRESHOLD = 0.9

/** How well the built-in parser reads: an item counts when its name, amount and spice are all right. */
export const parseAccuracy: Measurement = {
  name: 'parse-accuracy',
  thresholds: [{ what: 'strict item F1 of the built-in parser', threshold: `≥ ${ACCURACY_THRESHOLD.toFixed(2)}, aim 0.97` }],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const cases = await readGoldenFile('parse-text.golden.jsonl')
    let [right, missed, invented] = [0, 0, 0]
    for (const { input, items } of cases) {
      const match = matchItems(items, checkItems(await engine.extractProducts({ text: input }), []))
      right += match.pairs.length
      missed += match.missed.length
      invented += match.invented.length
    }
    const f1 = (2 * right) / (2 * right + missed + invented)
    const errors = `${missed} of ${right + missed} items missed, ${invented} invented`
    return [{ measured: `${f1.toFixed(3)} on our own ${cases.length} lists (${errors})`, holds: f1 >= ACCURACY_THRESHOLD }]
  },
}

const THRESHOLD_MS = 5
const LENGTH = 500
const TEXTS = 300
const ROUNDS = 6

/** How long the built-in kitchen takes for the longest text that may be sent, pantry check included. */
export const parseTime: Measurement = {
  name: 'parse-time',
  thresholds: [{ what: `built-in parse of ${LENGTH} characters`, threshold: `p95 < ${THRESHOLD_MS} ms` }],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const lines = (await readGoldenFile('parse-text.golden.jsonl')).map(({ input }) => input)
    const texts = Array.from({ length: TEXTS }, (_, start) => longText(lines, start))

    const rounds: Round[] = []
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await readAll(engine, texts))
    // The first warms up; of the others the least disturbed by what else the machine does.
    const [calmest] = rounds.slice(1).toSorted((one, other) => one.p95 - other.p95)
    if (!calmest) throw new Error('No round was measured')
    const { p95, median, ratio } = calmest
    const measured = `p95 ${p95.toFixed(2)} ms, median ${median.toFixed(2)} ms; ${ratio.toFixed(0)}× as long as splitting into words`
    return [{ measured, holds: p95 < THRESHOLD_MS }]
  },
}

interface Round {
  p95: number
  median: number
  /** How many times as long as the baseline. */
  ratio: number
}

async function readAll(engine: Engine, texts: readonly string[]): Promise<Round> {
  const reading: number[] = []
  const splitting: number[] = []
  for (const text of texts) {
    reading.push(await timed(async () => checkItems(await engine.extractProducts({ text }), [])))
    splitting.push(await timed(() => bareWords(text)))
  }
  const median = percentile(reading, 0.5)
  return { p95: percentile(reading, 0.95), median, ratio: median / percentile(splitting, 0.5) }
}

/** Exactly as long as allowed: lines as people write them, from the given one on. */
function longText(lines: readonly string[], start: number): string {
  let text = ''
  for (let at = start; text.length < LENGTH; at++) text += `${lines[at % lines.length]}\n`
  return text.slice(0, LENGTH)
}

/** The baseline: the least that any reader of text does. */
function bareWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const THRESHOLD = 0.95

/** How often lists that meet a pantry lead to exactly the right questions. */
export const pantryConflicts: Measurement = {
  name: 'pantry-conflicts',
  thresholds: [{ what: 'pantry conflicts', threshold: `≥ ${THRESHOLD * 100} %` }],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const cases = await readGoldenFile('pantry-conflicts.golden.jsonl')
    const wrong: string[] = []
    for (const { id, input, pantry, items } of cases) {
      const { pairs, missed, invented } = matchItems(items, checkItems(await engine.extractProducts({ text: input }), pantry))
      if (missed.length > 0 || invented.length > 0 || !pairs.every(([expected, read]) => asks(expected, read))) wrong.push(id)
    }
    const share = 1 - wrong.length / cases.length
    const failed = wrong.length === 0 ? '' : ` (wrong: ${wrong.join(', ')})`
    return [{ measured: `${(share * 100).toFixed(1)} % of our own ${cases.length} cases${failed}`, holds: share >= THRESHOLD }]
  },
}

/** The right status, and the right question with its rate and its calculated amount. */
function asks(expected: GoldenItem, { status, clarification }: ReadItem): boolean {
  return (
    status === expected.status &&
    (clarification?.conflict_type ?? null) === expected.conflict_type &&
    isSameRate(clarification?.conversion_rate_used ?? null, expected.rate) &&
    (expected.calculated === null || clarification?.calculated_output === expected.calculated)
  )
}

function isSameRate(used: number | null, expected: number | null): boolean {
  return expected === null || (used !== null && Math.abs(used - expected) <= 0.02 * expected)
}
