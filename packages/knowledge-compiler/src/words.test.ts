import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Problem, writeProblem } from './source.ts'
import { readWords } from './words.ts'

const KNOWLEDGE = join(import.meta.dirname, '../../../knowledge')
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  for (const part of ['words', 'shops', 'units.yaml']) cpSync(join(KNOWLEDGE, part), join(root, part), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

/** The faults that are found once a text of a file is replaced. */
function faultsAfter(file: string, text: string, by: string): string {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(text)
  const problems: Problem[] = []
  try {
    writeFileSync(path, before.replace(text, by))
    expect(readWords(root, problems)).toBeNull()
  } finally {
    writeFileSync(path, before)
  }
  return problems.map(writeProblem).join('\n')
}

describe('readWords', () => {
  it.each([
    [
      'an abbreviation twice',
      'words/abbreviations.yaml',
      '  gaz: gazowana',
      '  gaz: gazowana\n  gaz: gazownia',
      /^words\/abbreviations\.yaml:\d+: to pole jest już w tym wpisie → zostaw jedno z nich$/,
    ],
    [
      'a word twice in its list',
      'words/spices.yaml',
      '[suszon, mielon,',
      '[suszon, suszon,',
      /^words\/spices\.yaml:\d+: dried_stems: „suszon” jest tu dwa razy → zostaw jedno z nich$/,
    ],
    [
      'Polish marks where words have none',
      'words/flavours.yaml',
      'wisnia: wiśniowy',
      'wiśnia: wiśniowy',
      /words\/flavours\.yaml:\d+: flavours\.adjectives\.wiśnia: .*bez polskich znaków/,
    ],
    [
      'an adjective both kept and dropped',
      'words/adjectives.yaml',
      'dropped: [\n  świeży,',
      'dropped: [\n  świeży, wędzony,',
      /adjectives\.yaml:\d+: dropped\.1: „wędzony” znaczy już „kept” → usuń je z jednego miejsca/,
    ],
    [
      'a unit of mass without its grams',
      'units.yaml',
      '{ kind: mass, grams: 500, one: [funt',
      '{ kind: mass, one: [funt',
      /units\.yaml:\d+: units\.units\.4\.grams: brakuje tego pola → dopisz je: liczba/,
    ],
    [
      'a word of two units',
      'units.yaml',
      'short: [dag, dkg, dg]',
      'short: [dag, dkg, kg]',
      /units\.yaml:\d+: units\.1\.short\.2: „kg” znaczy już/,
    ],
    [
      'a measure that nobody can write',
      'units.yaml',
      '  kromka: {',
      '  kromeczka: {',
      /units\.yaml:\d+: units\.\d+: miara „kromka” nie ma form/,
    ],
    [
      'a tax number of nine digits',
      'shops/chains.yaml',
      '"7791011327"',
      '"779101132"',
      /shops\/chains\.yaml:\d+: chains\.0\.nip: NIP ma dziesięć cyfr/,
    ],
    [
      'a sign of two chains',
      'shops/chains.yaml',
      'signs: [kaufland]',
      'signs: [lidl]',
      /chains\.yaml:\d+: 2\.signs\.0: „lidl” znaczy już „Lidl”/,
    ],
  ])('says file, line, field and remedy of %s', (_, file, text, by, fault) => {
    expect(faultsAfter(file, text, by)).toMatch(fault)
  })

  it('says which file is not there', () => {
    const problems: Problem[] = []
    const path = join(root, 'words/names.yaml')
    const before = readFileSync(path, 'utf8')
    rmSync(path)
    expect(readWords(root, problems)).toBeNull()
    writeFileSync(path, before)
    expect(problems.map(writeProblem)).toEqual(['words/names.yaml:1: nie ma tego pliku → przywróć go z historii'])
  })

  it('reads the words as they stand', () => {
    const problems: Problem[] = []
    const read = readWords(root, problems)
    expect(problems.map(writeProblem)).toEqual([])
    expect(read?.words.abbreviations).toMatchObject({ 'b/k': 'bez kości' })
    expect(read?.words.units.units).toContainEqual(expect.objectContaining({ unit: { kind: 'volume', ml: 500 }, many: [], short: [] }))
  })
})
