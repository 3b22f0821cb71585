import { createEngine, readList } from '@spizarka/engine'
import type { Measurement } from './figure.ts'
import { readGoldenFile } from './reading/golden-case.ts'
import { matchItems } from './reading/match-items.ts'

const BAR = 0.9

/** How well the built-in parser reads: an item counts when its name, amount and spice are all right. */
export const parseAccuracy: Measurement = {
  name: 'parse-accuracy',
  bars: [{ what: 'strict item F1 of the built-in parser', bar: `≥ ${BAR.toFixed(2)}, aim 0.97` }],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const cases = await readGoldenFile('parse-text.golden.jsonl')
    let [right, missed, invented] = [0, 0, 0]
    for (const { input, items } of cases) {
      const match = matchItems(items, await readList(engine, input, []))
      right += match.pairs.length
      missed += match.missed.length
      invented += match.invented.length
    }
    const f1 = (2 * right) / (2 * right + missed + invented)
    const errors = `${missed} of ${right + missed} items missed, ${invented} invented`
    return [{ measured: `${f1.toFixed(3)} on our own ${cases.length} lists (${errors})`, holds: f1 >= BAR }]
  },
}
