import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSmallKnowledge } from './knowledge.fixture.ts'
import { readDishBases } from './pictures.ts'
import { type Problem, writeProblem } from './source.ts'

let root: string
beforeEach(() => {
  root = writeSmallKnowledge()
})
afterEach(() => rmSync(root, { recursive: true }))

function read(text: string) {
  writeFileSync(join(root, 'pictures/bases.yaml'), text)
  const problems: Problem[] = []
  return { rules: readDishBases(root, problems), faults: problems.map(writeProblem) }
}

it.each([
  ['- { base: stewe, kinds: [stew] }', /^pictures\/bases\.yaml:1: .*base/],
  ['- { base: stew, kinds: [stew], words: [Gulasz] }', /małe litery bez polskich znaków/],
  ['- { base: stew, kinds: [stew], colour: red }', /barwa jako #rrggbb/],
  ['- { base: stew, kinds: [stew], words: [gulasz*] }', /żadna zasada bez słów i składników nie mówi, jak wygląda soup, stew/],
  ['- { base: stew, kinds: [stew], foods: [wolowina] }', /żadna zasada bez słów i składników nie mówi, jak wygląda soup, stew/],
])('%s is a fault', (text, fault) => expect(read(text).faults).toEqual([expect.stringMatching(fault)]))
