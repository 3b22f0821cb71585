import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileKnowledge, writeProblem } from '../index.ts'
import { writeSmallKnowledge } from '../knowledge.fixture.ts'

it('says file, line, field and remedy of a wish for a kind that is none', () => {
  const root = writeSmallKnowledge()
  const path = join(root, 'words/wishes.yaml')
  const before = readFileSync(path, 'utf8')
  expect(before).toContain('kind: drink')
  writeFileSync(path, before.replace('kind: drink', 'kind: drinks'))
  const faults = compileKnowledge(root).problems.map(writeProblem).join('\n')
  rmSync(root, { recursive: true })
  expect(faults).toMatch(/^words\/wishes\.yaml:2: kinds\.0\.kind: „drinks” nie jest znaną wartością → może „drink”\?/m)
})
