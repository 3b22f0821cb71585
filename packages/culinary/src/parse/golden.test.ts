import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseGroceries } from './parse-groceries.ts'
import { type GoldenCase, scoreGolden } from './score-golden.ts'

function readCases(file: string): GoldenCase[] {
  const text = readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line): GoldenCase => JSON.parse(line))
}

it.each([
  { file: 'parse-text.golden.jsonl', fewest: 600, floor: 0.99 },
  { file: 'parse-text.tricky.jsonl', fewest: 400, floor: 0.985 },
  // As people type in messages and dictate, keyed before they were read.
  { file: 'parse-text.street.jsonl', fewest: 700, floor: 0.9 },
])(
  'reads $file with an item F1 of at least $floor',
  ({ file, fewest, floor }) => {
    const cases = readCases(file)
    expect(cases.length).toBeGreaterThanOrEqual(fewest)
    const { f1, failures } = scoreGolden(cases, parseGroceries)
    console.info(`${file}: strict item F1 ${f1.toFixed(4)} over ${cases.length} cases\n${failures.join('\n')}`)
    expect(f1).toBeGreaterThanOrEqual(floor)
  },
  60_000,
)
