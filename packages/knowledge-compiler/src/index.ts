import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFoods } from './food-checks.ts'
import { readFoods } from './foods.ts'
import type { Problem } from './source.ts'
import { readGroups } from './taxonomy.ts'
import { readWords } from './words.ts'

export { type Problem, writeProblem } from './source.ts'

export interface CompiledKnowledge {
  /** Everything wrong, in order of files and lines; nothing is to be loaded unless it is empty. */
  problems: readonly Problem[]
  /** What the engine loads, file by file: name → text. */
  files: Readonly<Record<string, string>>
}

/**
 * Reads, checks and compiles the folder of the knowledge; takes some ten seconds. First what is plain data; then, once nothing is wrong
 * with it, what the kitchen's own code makes of it, in a process that loads that data.
 */
export function compileKnowledge(root: string): CompiledKnowledge {
  const problems: Problem[] = []
  const read = readFoods(root, problems)
  const { foods, places } = read
  problems.push(...checkFoods(foods, places))
  const groups = readGroups(root, read, problems)
  const words = readWords(root, problems)
  const files: Record<string, string> = { 'foods.json': linesOf(foods), 'groups.json': linesOf(groups) }
  if (words) {
    files['words.json'] = writeFields(words.words)
    files['measures.json'] = writeFields({
      ...words.measures,
      wholeFoods: foods.filter(({ wholePieces }) => wholePieces).map(({ id }) => id),
    })
  }
  if (problems.length === 0) {
    const phase = readByKitchen(files)
    problems.push(...phase.problems)
    files['lexicon.json'] = phase.lexicon
  }
  files['manifest.json'] = `${JSON.stringify({ version: versionOf(files) })}\n`
  return { problems: problems.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line), files }
}

/** What `second-phase.ts` writes. */
export interface SecondPhase {
  problems: readonly Problem[]
  lexicon: string
}

const MOST_BYTES = 64 * 1024 * 1024

/** Compiles what needs the kitchen's code, in a process that reads the data compiled so far. */
function readByKitchen(files: Readonly<Record<string, string>>): SecondPhase {
  const folder = mkdtempSync(join(tmpdir(), 'knowledge-'))
  try {
    for (const [name, text] of Object.entries({ ...files, 'manifest.json': '{ "version": "" }' })) writeFileSync(join(folder, name), text)
    const child = spawnSync(process.execPath, [join(import.meta.dirname, 'second-phase.ts')], {
      env: { ...process.env, COMPILED_KNOWLEDGE: folder },
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.status !== 0) throw child.error ?? new Error(`the second phase ended with ${child.status ?? child.signal}`)
    return JSON.parse(child.stdout) as SecondPhase
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A JSON array with a record a line, so that a change of one record is a change of one line. */
function linesOf(records: readonly unknown[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** A JSON object with a field a line. */
export function writeFields(record: object): string {
  return `{\n${Object.entries(record)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
}

function versionOf(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
  for (const [name, text] of Object.entries(files).toSorted(([one], [other]) => one.localeCompare(other))) hash.update(`${name}\n${text}`)
  return hash.digest('base64url').slice(0, 22)
}
