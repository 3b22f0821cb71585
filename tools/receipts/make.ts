/** `node tools/receipts/make.ts OUT_DIR [--count 60] [--seed 1] [--no-photos]`: photos of receipts to develop and measure on, with what they show. */
import { parseArgs } from 'node:util'
import { makeSet } from './make-set.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' }, photos: { type: 'boolean', default: true } },
})
const [folder] = positionals
const [count, seed] = [Number(values.count), Number(values.seed)]
if (folder === undefined || positionals.length > 1 || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('Usage: node tools/receipts/make.ts OUT_DIR [--count 60] [--seed 1] [--no-photos]')
  process.exitCode = 2
} else {
  const truths = await makeSet(folder, { count, seed, photos: values.photos })
  console.log(`${truths.length} pictures in ${folder}/truth.jsonl`)
}
