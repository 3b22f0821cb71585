import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeSmallKnowledge } from '../../packages/knowledge-compiler/src/knowledge.fixture.ts'
import { COMPILED_FOLDER, checkKnowledge, outdatedFiles } from './check-knowledge.ts'

const RECIPE = `---
kind: drink
meals: [breakfast]
servings: 1
work_minutes: 5
minutes: 5
keeps_days: 1
equipment: [hob]
---
# Ciepłe mleko
Na dobranoc.

## Składniki
- **250 ml mleka**
- 1 l smoka

## Kroki
1. Mleko podgrzej i przelej do kubka.
`

let knowledge: string
beforeEach(() => {
  knowledge = writeSmallKnowledge()
})
afterEach(() => rmSync(knowledge, { recursive: true }))

function check(): { isRight: boolean; said: string } {
  const output = new PassThrough()
  return { isRight: checkKnowledge(knowledge, COMPILED_FOLDER, output), said: String(output.read()) }
}

function change(file: string, text: string, by: string): void {
  const path = join(knowledge, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(text, by))
}

// The knowledge as it is is compared with its compiled files by `npm run check`.
describe('check-knowledge', () => {
  it('counts what is there where nothing is wrong, and says what to run where the compiled files are not what it says', () => {
    expect(check()).toEqual({
      isRight: true,
      said: 'Wszystko się zgadza: 2 produkty, 0 przepisów, 0 dań z wyborem.\nUruchom npm run knowledge, żeby aplikacja to wczytała.\n',
    })
  })

  it('writes each fault a line with its file, line and remedy, and counts them', () => {
    change('groups.yaml', 'name: nabiał', 'nam: nabiał')
    const { isRight, said } = check()
    const lines = said.split('\n')
    const faults = lines.filter((line) => line.includes(' → '))
    expect(lines[0]).toMatch(/^groups\.yaml:\d+: nabial.*: .+ → .+$/)
    expect(lines.slice(faults.length)).toEqual(['', `Błędów: ${faults.length}.`, ''])
    expect(isRight).toBe(false)
  })

  it('finds what only the kitchen can tell: a line of a recipe that names no food', () => {
    mkdirSync(join(knowledge, 'recipes/drinks'))
    writeFileSync(join(knowledge, 'recipes/drinks/kakao.md'), RECIPE)
    expect(check().said).toMatch(/^recipes\/drinks\/kakao\.md:15: .*nie ma produktu „smok/)
  })

  it('ends with 1 from the shell where something is wrong', () => {
    change('groups.yaml', 'name: nabiał', 'nam: nabiał')
    const folder = join(knowledge, 'project')
    mkdirSync(folder)
    symlinkSync(knowledge, join(folder, 'knowledge'))
    const { stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, '../kitchen.ts'), 'check-knowledge'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/Błędów: \d+\.\n$/)
    expect(status).toBe(1)
  })
})

it('names the compiled files that are missing or differ', () => {
  expect(outdatedFiles({ 'foods.json': 'changed', 'new.json': '' }, COMPILED_FOLDER)).toEqual(['foods.json', 'new.json'])
})
