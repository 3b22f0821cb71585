import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { COMPILED_FOLDER, checkKnowledge, outdatedFiles } from './check-knowledge.ts'

const PROJECT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'check-knowledge-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('check-knowledge', { timeout: 60_000 }, () => {
  it('counts what is there and ends with 0 where nothing is wrong', () => {
    const { stdout, status } = spawnSync(process.execPath, ['tools/kitchen.ts', 'check-knowledge'], { cwd: PROJECT, encoding: 'utf8' })
    expect(stdout).toMatch(
      /^Wszystko się zgadza: \d+ (produkt|produkty|produktów), \d+ (przepis|przepisy|przepisów), \d+ (danie|dania|dań) z wyborem\.\n$/,
    )
    expect(status).toBe(0)
  })

  it('writes each fault a line with its file, line and remedy, counts them and ends with 1', () => {
    cpSync(join(PROJECT, 'knowledge'), join(folder, 'knowledge'), { recursive: true })
    appendFileSync(join(folder, 'knowledge/groups.yaml'), '\n- id: bez-nazwy\n  nam: bez nazwy\n')
    const { stdout, status } = spawnSync(process.execPath, [join(PROJECT, 'tools/kitchen.ts'), 'check-knowledge'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const lines = stdout.split('\n')
    expect(lines[0]).toMatch(/^groups\.yaml:\d+: bez-nazwy.*: .+ → .+$/)
    const faults = lines.filter((line) => line.includes(' → '))
    expect(lines.slice(faults.length)).toEqual(['', `Błędów: ${faults.length}.`, ''])
    expect(status).toBe(1)
  })

  it('finds what only the kitchen can tell: a line of a recipe that names no food', () => {
    const root = join(folder, 'recipe')
    cpSync(join(PROJECT, 'knowledge'), root, { recursive: true })
    const file = join(root, 'recipes/soups-everyday/pomidorowa-z-ryzem.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace('- 1 l wody', '- 1 l smoka'))
    const output = new PassThrough()
    expect(checkKnowledge(root, COMPILED_FOLDER, output)).toBe(false)
    expect(String(output.read())).toMatch(/^recipes\/soups-everyday\/pomidorowa-z-ryzem\.md:15: .*nie ma produktu „smok/)
  })

  it('says what to run where the compiled files are not what the knowledge says', () => {
    const output = new PassThrough()
    expect(checkKnowledge(join(PROJECT, 'knowledge'), join(folder, 'nothing-compiled'), output)).toBe(true)
    expect(String(output.read())).toMatch(/^Wszystko się zgadza: .*\nUruchom npm run knowledge, żeby aplikacja to wczytała\.\n$/)
  })
})

it('names the compiled files that are missing or differ', () => {
  expect(outdatedFiles({ 'foods.json': 'changed', 'new.json': '' }, COMPILED_FOLDER)).toEqual(['foods.json', 'new.json'])
})
