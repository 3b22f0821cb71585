/** `npm run knowledge`: compiles the folder `knowledge/` into what the engine loads; with `--check` it only says whether that is up to date. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileKnowledge, writeProblem } from '@spizarka/knowledge-compiler'
import { COMPILED_FOLDER, outdatedFiles } from './kitchen/check-knowledge.ts'

const { problems, files } = compileKnowledge('knowledge')
const isCheck = process.argv.includes('--check')

if (problems.length > 0) {
  for (const problem of problems) console.error(writeProblem(problem))
  console.error(`\nBłędów: ${problems.length}. Nic nie zapisano.`)
  process.exitCode = 1
} else {
  const outdated = outdatedFiles(files, COMPILED_FOLDER)
  if (isCheck && outdated.length > 0) {
    console.error(`${outdated.join(', ')}: not what knowledge/ says. Run npm run knowledge.`)
    process.exitCode = 1
  }
  if (!isCheck) for (const name of outdated) writeFileSync(join(COMPILED_FOLDER, name), files[name] ?? '')
}
