import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { plural } from '@spizarka/contract/plural'
import { type CompiledKnowledge, compileKnowledge, writeProblem } from '@spizarka/knowledge-compiler'

/** Where `npm run knowledge` puts what it compiles. */
export const COMPILED_FOLDER = join(import.meta.dirname, '../../packages/knowledge/generated')

/**
 * Reads a folder of knowledge and writes each fault a line, or what it holds where it has none; says as well when the compiled files are
 * not what it makes. Returns whether the knowledge is without a fault; takes as long as compiling, some ten seconds.
 */
export function checkKnowledge(root: string, compiledFolder: string, output: Writable): boolean {
  const { problems, files } = compileKnowledge(root)
  if (problems.length > 0) {
    for (const problem of problems) output.write(`${writeProblem(problem)}\n`)
    output.write(`\nBłędów: ${problems.length}.\n`)
    return false
  }
  output.write(`${writeSummary(files)}\n`)
  if (outdatedFiles(files, compiledFolder).length > 0) output.write('Uruchom npm run knowledge, żeby aplikacja to wczytała.\n')
  return true
}

/** Names of the compiled files that are missing from the folder or hold something else. */
export function outdatedFiles(files: CompiledKnowledge['files'], compiledFolder: string): string[] {
  return Object.keys(files).filter((name) => readIfThere(join(compiledFolder, name)) !== files[name])
}

function writeSummary(files: CompiledKnowledge['files']): string {
  const count = (name: string, forms: readonly [string, string, string]) => {
    const records = JSON.parse(files[name] ?? '[]') as unknown[]
    return `${records.length} ${plural(records.length, forms)}`
  }
  const counts = [
    count('foods.json', ['produkt', 'produkty', 'produktów']),
    count('recipes.json', ['przepis', 'przepisy', 'przepisów']),
    count('dishes-with-choices.json', ['danie z wyborem', 'dania z wyborem', 'dań z wyborem']),
  ]
  return `Wszystko się zgadza: ${counts.join(', ')}.`
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
