import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommunity } from './community.ts'
import { readDiary } from './diary.ts'
import { readDishTags } from './dishes/dish-tags.ts'
import { readMenuRules } from './dishes/menu.ts'
import { readSeasonings } from './dishes/seasonings.ts'
import { readWishWords } from './dishes/wishes.ts'
import { readEatenMeasures } from './eaten-measures.ts'
import { checkFoods } from './food-checks.ts'
import { readFoods } from './foods.ts'
import { readChoices } from './gate/choices.ts'
import { checkFoodsAgainstGate, readGate } from './gate/gate.ts'
import { checkAllergens } from './gate/gate-checks.ts'
import { keyTypes } from './gate/keys.ts'
import { readTraits } from './gate/traits.ts'
import { readKitchenChecks } from './kitchen-checks.ts'
import { readDishBases } from './pictures.ts'
import { checkPublishedEnergies } from './published-energies.ts'
import { readRecipeWords } from './recipe-words.ts'
import type { Problem } from './source.ts'
import { readStaples } from './staples.ts'
import { readGroups } from './taxonomy.ts'
import { readWords } from './words.ts'
import { writeFields, writeRecords } from './write.ts'

export { type Problem, writeProblem } from './source.ts'

export interface CompiledKnowledge {
  /** Everything wrong, in order of files and lines; nothing is to be loaded unless it is empty. */
  problems: readonly Problem[]
  /** What the engine loads, file by file: name → text. */
  files: Readonly<Record<string, string>>
}

/**
 * Reads, checks and compiles the folder of the knowledge; takes some ten seconds. First what is plain data; then, once nothing is wrong
 * with it, what the kitchen's own code makes of it (lexicon, recipes), in a process that loads that data.
 */
export function compileKnowledge(root: string): CompiledKnowledge {
  const problems: Problem[] = []
  const traits = readTraits(root, problems)
  if (!traits) return { problems, files: {} }
  const read = readFoods(root, traits.names.allergens, problems)
  const { foods, places } = read
  // One slip in a file of foods would be told again by everything that names one of them.
  if (!read.isWhole) return { problems, files: {} }
  // What names foods is not blamed for those that could not be read.
  const areRead = problems.length === 0
  problems.push(...checkFoods(foods, places))
  checkPublishedEnergies(root, read, problems)
  const groups = readGroups(root, read, problems)
  const words = readWords(root, problems)
  const recipeWords = readRecipeWords(root, problems)
  const files: Record<string, string> = {
    'foods.json': writeRecords(foods),
    'groups.json': writeRecords(groups),
    'kitchen-checks.json': writeFields(readKitchenChecks(root, foods, groups, problems) ?? {}),
    'recipe-words.json': writeFields(recipeWords ?? {}),
    'dish-bases.json': writeRecords(readDishBases(root, problems) ?? []),
  }
  if (words) {
    files['words.json'] = writeFields(words.words)
    files['measures.json'] = writeFields({
      ...words.measures,
      wholeFoods: foods.filter(({ wholePieces }) => wholePieces).map(({ id }) => id),
    })
  }
  const gate = readGate(root, traits, problems)
  if (gate) {
    const slugs = new Set([...Object.keys(gate.conditions), ...Object.keys(gate.styles)])
    const ids = new Set(foods.map(({ id }) => id))
    const kinds = new Set([...ids, ...groups.map(({ id }) => id)])
    files['menu.json'] = writeFields(readMenuRules(root, { slugs, foods: ids, kinds }, problems) ?? {})
    checkFoodsAgainstGate(foods, gate, places, problems)
    checkAllergens(gate, problems)
    const choices = readChoices(root, gate, traits, problems)
    files['gate.json'] = writeFields(gate)
    files['choices.json'] = writeFields(choices)
    files['keys.ts'] = keyTypes(traits.names, gate, choices)
  }
  if (areRead) {
    const ids = new Set([...foods, ...groups].map(({ id }) => id))
    files['seasonings.json'] = writeFields(readSeasonings(root, { foods, kinds: ids }, problems) ?? {})
    files['wishes.json'] = writeFields(readWishWords(root, ids, problems) ?? {})
    files['dish-tags.json'] = writeRecords(readDishTags(root, ids, traits.names.allergens, problems))
    files['staples.json'] = writeRecords(readStaples(root, foods, problems))
    files['community.json'] = writeFields(readCommunity(root, ids, problems))
    files['diary.json'] = writeFields({
      ...readDiary(root, { conditions: new Set(Object.keys(gate?.conditions ?? {})), ids }, problems),
      measures: readEatenMeasures(root, { foods, groups, places }, problems),
    })
  }
  if (problems.length === 0) {
    const second = compileWithKitchen(root, files)
    problems.push(...second.problems)
    Object.assign(files, second.files)
  }
  files['manifest.json'] = writeManifest(files)
  const placed = problems.map((problem) => ({ ...problem, line: read.fieldLines.get(problem.field) ?? problem.line }))
  return { problems: placed.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line), files }
}

const MOST_BYTES = 64 * 1024 * 1024

/** Compiles what needs the kitchen's code, in a process that reads the data compiled so far. */
function compileWithKitchen(root: string, files: Readonly<Record<string, string>>): CompiledKnowledge {
  const folder = mkdtempSync(join(tmpdir(), 'knowledge-'))
  try {
    for (const [name, text] of Object.entries({ ...files, 'manifest.json': writeManifest(files) })) writeFileSync(join(folder, name), text)
    const child = spawnSync(process.execPath, [join(import.meta.dirname, 'compile-with-kitchen.ts'), root], {
      env: { ...process.env, COMPILED_KNOWLEDGE: folder },
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.status !== 0) throw child.error ?? new Error(`the second phase ended with ${child.status ?? child.signal}`)
    return JSON.parse(child.stdout) as CompiledKnowledge
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The version of all compiled files together. */
function writeManifest(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
  for (const [name, text] of Object.entries(files).toSorted(([one], [other]) => one.localeCompare(other))) hash.update(`${name}\n${text}`)
  return `${JSON.stringify({ version: hash.digest('base64url').slice(0, 22) })}\n`
}
