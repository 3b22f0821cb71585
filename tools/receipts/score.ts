/** `node tools/receipts/score.ts TRUTH.jsonl ANSWERS.jsonl [--failures]`: how well receipts were read, by class of picture. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { listFailures, reportScore } from './scoring/report.ts'
import { scoreSet } from './scoring/score-set.ts'
import { answerSchema, truthSchema } from './set-format.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { failures: { type: 'boolean', default: false } } })
const [truthFile, answerFile] = positionals
if (truthFile === undefined || answerFile === undefined) {
  console.error('Usage: node tools/receipts/score.ts TRUTH.jsonl ANSWERS.jsonl [--failures]')
  process.exitCode = 2
} else {
  const score = scoreSet(await readLines(truthFile, truthSchema), await readLines(answerFile, answerSchema))
  if (values.failures) console.log(`${listFailures(score.failures)}\n`)
  console.log(reportScore(score))
}

async function readLines<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => schema.parse(JSON.parse(line)))
}
