import { createHash } from 'node:crypto'
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

/** Reads, checks and compiles the folder of the knowledge. Pure but for reading it; takes a few seconds. */
export function compileKnowledge(root: string): CompiledKnowledge {
  const problems: Problem[] = []
  const read = readFoods(root, problems)
  const { foods, places } = read
  problems.push(...checkFoods(foods, places))
  const groups = readGroups(root, read, problems)
  const words = readWords(root, problems)
  const files: Record<string, string> = { 'foods.json': linesOf(foods), 'groups.json': linesOf(groups) }
  if (words) {
    files['words.json'] = fieldsOf(words.words)
    files['measures.json'] = fieldsOf({ ...words.measures, wholeFoods: foods.filter(({ wholePieces }) => wholePieces).map(({ id }) => id) })
  }
  files['manifest.json'] = `${JSON.stringify({ version: versionOf(files) })}\n`
  return { problems: problems.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line), files }
}

/** A JSON array with a record a line, so that a change of one record is a change of one line. */
function linesOf(records: readonly unknown[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** A JSON object with a field a line. */
function fieldsOf(record: object): string {
  return `{\n${Object.entries(record)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
}

function versionOf(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
  for (const [name, text] of Object.entries(files).toSorted(([one], [other]) => one.localeCompare(other))) hash.update(`${name}\n${text}`)
  return hash.digest('base64url').slice(0, 22)
}
