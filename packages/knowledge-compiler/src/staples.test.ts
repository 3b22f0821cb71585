import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileKnowledge, writeProblem } from './index.ts'
import { writeSmallKnowledge } from './knowledge.fixture.ts'

let root: string

beforeEach(() => {
  root = writeSmallKnowledge()
})
afterEach(() => rmSync(root, { recursive: true }))

describe('staples', () => {
  it('are compiled in the order of the file', () => {
    const { problems, files } = compileKnowledge(root)
    expect(problems.map(writeProblem)).toEqual([])
    expect(JSON.parse(files['staples.json'] ?? '')).toEqual([
      { food: 'mleko', name: 'mleko', on: true },
      { food: 'mleko-2', name: 'mleko 2%' },
    ])
  })

  it.each([
    ['what is no food', 'food: mleko-2', 'food: mlek', /^choices\/staples\.yaml:2: wpis 2\.food: „mlek” to nie jest produkt do jedzenia/],
    ['a food twice', 'food: mleko-2', 'food: mleko', /^choices\/staples\.yaml:2: wpis 2\.food: „mleko” stoi tu drugi raz/],
    ['a name with a capital', 'name: mleko,', 'name: Mleko,', /^choices\/staples\.yaml:1: wpis 1\.name: .*nazwa małą literą/],
    ['a field that nobody knows', 'on: true', 'one: true', /^choices\/staples\.yaml:1: wpis 1\.one: nie ma takiego pola/],
  ])('are refused with %s', (_, text, by, fault) => {
    const path = join(root, 'choices/staples.yaml')
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(text)
    writeFileSync(path, before.replace(text, by))
    expect(compileKnowledge(root).problems.map(writeProblem)).toEqual([expect.stringMatching(fault)])
  })
})
