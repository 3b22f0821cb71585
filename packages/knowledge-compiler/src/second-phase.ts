/** `node second-phase.ts ROOT`: what of the knowledge the kitchen's own readers read, by the data in COMPILED_KNOWLEDGE; as JSON. */
import type { SecondPhase } from './index.ts'
import { compileRecipes } from './recipes/compile-recipes.ts'
import type { Problem } from './source.ts'

const [, , root = 'knowledge'] = process.argv
const problems: Problem[] = []
const compiled = compileRecipes(root, problems)
const phase: SecondPhase = {
  problems,
  recipes: compiled.map(({ recipe }) => recipe),
  clauses: Object.fromEntries(compiled.map(({ recipe, clauses }) => [recipe.id, clauses])),
}
process.stdout.write(JSON.stringify(phase))
