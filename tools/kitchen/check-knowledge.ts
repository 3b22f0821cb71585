import type { Writable } from 'node:stream'
import { compileKnowledge, writeProblem } from '@spizarka/knowledge-compiler'

/** Reads and checks the knowledge below a folder and says in Polish what is wrong, or that nothing is; gives whether it is sound. Writes no file. */
export function checkKnowledge(root: string, output: Writable): boolean {
  const { problems } = compileKnowledge(root)
  for (const problem of problems) output.write(`${writeProblem(problem)}\n`)
  output.write(problems.length === 0 ? 'Wszystko się zgadza.\n' : `\nBłędów: ${problems.length}.\n`)
  return problems.length === 0
}
