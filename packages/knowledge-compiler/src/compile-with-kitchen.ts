/** `node compile-with-kitchen.ts ROOT`: what the kitchen's own code makes of the knowledge, by the data in COMPILED_KNOWLEDGE; as JSON. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecipes, withAmounts } from '@spizarka/culinary/base-recipes'
import { buildLexicon } from '@spizarka/culinary/lexicon'
import { FOODS } from '@spizarka/knowledge'
import { compileDishes } from './choices/compile-dishes.ts'
import { checkExamplesDecide } from './gate/deciding-examples.ts'
import type { CompiledKnowledge } from './index.ts'
import { compileRecipes } from './recipes/compile-recipes.ts'
import type { Problem } from './source.ts'
import { writeFields, writeRecords } from './write.ts'

const [, , root = 'knowledge'] = process.argv
const problems: Problem[] = []
const lexicon = writeFields(buildLexicon(FOODS))
// The readers of the kitchen load it from here, once they are asked.
writeFileSync(join(process.env.COMPILED_KNOWLEDGE ?? '', 'lexicon.json'), lexicon)
checkExamplesDecide(root, problems)
const recipes = compileRecipes(root, problems)
const dishes = compileDishes(root, problems)
const readings = readRecipes(recipes)
const phase: CompiledKnowledge = {
  problems,
  files: {
    'lexicon.json': lexicon,
    'recipes.json': writeRecords(recipes.map((each) => withAmounts(each, readings[each.recipe.id] ?? []))),
    'dishes-with-choices.json': writeRecords(dishes),
    'recipe-readings.json': writeFields(readings),
    'recipe-clauses.json': writeFields(Object.fromEntries(recipes.map(({ recipe, clauses }) => [recipe.id, clauses]))),
  },
}
process.stdout.write(JSON.stringify(phase))
