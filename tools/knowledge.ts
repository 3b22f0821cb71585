/** `npm run knowledge`: compiles the folder `knowledge/` into what the engine loads; with `--check` it only says whether that is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileKnowledge, writeProblem } from '@spizarka/knowledge-compiler'

const GENERATED = 'packages/knowledge/generated'
const { problems, files } = compileKnowledge('knowledge')
const isCheck = process.argv.includes('--check')

if (problems.length > 0) {
  for (const problem of problems) console.error(writeProblem(problem))
  console.error(`\nBłędów: ${problems.length}. Nic nie zapisano.`)
  process.exitCode = 1
} else {
  const changed = Object.entries(files).filter(([name, text]) => readIfThere(name) !== text)
  if (isCheck && changed.length > 0) {
    console.error(`${changed.map(([name]) => name).join(', ')}: not what knowledge/ says. Run npm run knowledge.`)
    process.exitCode = 1
  }
  if (!isCheck) for (const [name, text] of changed) writeFileSync(join(GENERATED, name), text)
}

function readIfThere(name: string): string | null {
  try {
    return readFileSync(join(GENERATED, name), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
