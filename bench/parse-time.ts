import { createEngine, readList } from '@spizarka/engine'
import type { Measurement } from './figure.ts'
import { percentile } from './percentile.ts'
import { readGoldenFile } from './reading/golden-case.ts'

const BAR_MS = 5
const LENGTH = 500
const TEXTS = 300
const ROUNDS = 4

/** How long the built-in kitchen takes for the longest text that may be sent, pantry check included. */
export const parseTime: Measurement = {
  name: 'parse-time',
  bars: [{ what: `built-in parse of ${LENGTH} characters`, bar: `p95 < ${BAR_MS} ms` }],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const lines = (await readGoldenFile('parse-text.golden.jsonl')).map(({ input }) => input)
    const texts = Array.from({ length: TEXTS }, (_, start) => longText(lines, start))

    const reading: number[] = []
    const splitting: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      for (const text of texts) {
        reading.push(await timed(() => readList(engine, text, [])))
        splitting.push(await timed(() => bareWords(text)))
      }
    const warm = (times: readonly number[]) => times.slice(TEXTS)
    const p95 = percentile(warm(reading), 0.95)
    const ratio = percentile(warm(reading), 0.5) / percentile(warm(splitting), 0.5)
    const measured = `p95 ${p95.toFixed(2)} ms, median ${percentile(warm(reading), 0.5).toFixed(2)} ms; ${ratio.toFixed(0)}× as long as splitting into words`
    return [{ measured, holds: p95 < BAR_MS }]
  },
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
